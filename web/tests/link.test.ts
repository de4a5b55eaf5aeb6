import { describe, expect, it } from 'vitest'
import { inNetwork, isOwnName, linkTo, openCommand } from '../src/kit/link'
import { qrCode } from '../src/kit/qr'

describe('a link to give to somebody', () => {
  const open = { open: true, network: '192.168.1.7' }

  it('is the page’s own where that means the same to everybody', () => {
    expect(linkTo('/join/abc', 'https://saloon.example/table/x', null)).toEqual({ url: 'https://saloon.example/join/abc', reach: 'everybody' })
  })
  it('names the address in the network instead of this machine’s name for itself', () => {
    for (const page of ['http://localhost:8000/', 'http://127.0.0.1:8000/', 'http://[::1]:8000/'])
      expect(linkTo('/join/abc', page, open)).toEqual({ url: 'http://192.168.1.7:8000/join/abc', reach: 'network' })
  })
  it('says that it works here only while nobody else is let in', () => {
    const here = { url: 'http://localhost:8000/join/abc', reach: 'here' }
    for (const hosting of [null, { open: false, network: '192.168.1.7' }, { open: true, network: null }])
      expect(linkTo('/join/abc', 'http://localhost:8000/', hosting)).toEqual(here)
    expect(inNetwork(here.url, '10.0.0.2')).toBe('http://10.0.0.2:8000/join/abc')
  })
  it('comes with the command that opens the door, at the same port', () => {
    expect(openCommand('http://localhost:8000/')).toBe('saloon serve --host 0.0.0.0')
    expect(openCommand('http://localhost:9001/')).toBe('saloon serve --host 0.0.0.0 --port 9001')
  })
  it('knows which names every machine has for itself', () => {
    expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isOwnName)).toBe(true)
    expect(['saloon.example', '192.168.1.7', 'localhost.example', ''].some(isOwnName)).toBe(false)
  })
  it('can be scanned: the three corners of a QR code stand where they belong, with nothing around it', () => {
    const { size, path } = qrCode('http://192.168.1.7:8000/join/0123456789abcdefghijklmnopqrstuv')
    const dark = new Set(path.split('M').slice(1).map((square) => square.split('h')[0]))
    const corner = (x: number, y: number) => Array.from({ length: 7 }, (_, n) => dark.has(`${x + n} ${y}`) && dark.has(`${x} ${y + n}`)).every(Boolean)
    expect([corner(4, 4), corner(size - 11, 4), corner(4, size - 11), corner(size - 11, size - 11)]).toEqual([true, true, true, false])
    expect([...dark].some((square) => square!.split(' ').some((at) => Number(at) < 4 || Number(at) >= size - 4))).toBe(false)
  })
})
