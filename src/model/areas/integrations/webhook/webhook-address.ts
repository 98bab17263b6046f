/** Hosts of this very machine, where an installation that is being tried out may send. */
const local: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);

/**
 * Whether an endpoint may be at an address: https, without a name or password, and to no fragment. Plain http is for this
 * machine alone, which the server allows only where its settings say so.
 */
export function isEndpointAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && local.has(url.hostname));
}
