/** Shares of the victory, in words. */

const NO_BREAK = '\u00a0'

/** 0.125 → 12.5 %; signed: +12.5 % or −12.5 %. */
export function percent(share: number, signed = false): string {
  const figure = (Math.abs(share) * 100).toFixed(1)
  const sign = share < 0 && figure !== '0.0' ? '−' : signed ? '+' : ''
  return `${sign}${figure}${NO_BREAK}%`
}
