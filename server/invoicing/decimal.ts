/**
 * A whole number of a smaller unit as a decimal with a point: `decimal(1050, 2)` is 10.50. At least two decimals are
 * written, further ones if they are not zero.
 */
export function decimal(figure: number, places: number): string {
  const digits = String(Math.abs(figure)).padStart(places + 1, '0');
  const [whole, rest] = [digits.slice(0, -places), digits.slice(-places)];
  return `${figure < 0 ? '-' : ''}${whole}.${rest.slice(0, 2)}${rest.slice(2).replace(/0+$/, '')}`;
}
