/** What stands for the tracking number in an address. */
const NUMBER = '{number}';

/**
 * Whether an address leads to a parcel: https, with the place for its number, which is not a part of the host, and
 * without a user name, so that a link leads where it says.
 */
export function isTrackingAddress(pattern: string): boolean {
  if (!pattern.includes(NUMBER) || !URL.canParse(pattern)) return false;
  const { protocol, host, username, password } = new URL(pattern);
  const named = new URL(pattern.replaceAll(NUMBER, '1'));
  return protocol === 'https:' && host === named.host && username === '' && password === '';
}

/** The address of a parcel; null without a number or a pattern. */
export const trackingAddress = (pattern: string, number: string): string | null =>
  number === '' || !isTrackingAddress(pattern)
    ? null
    : pattern.replaceAll(NUMBER, encodeURIComponent(number));
