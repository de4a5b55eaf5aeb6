/** A QR code as one path of an SVG, a unit for each of its squares. */
import { encode } from 'uqr'

const QUIET = 4 // squares around it that stay empty, as the standard wants

export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
