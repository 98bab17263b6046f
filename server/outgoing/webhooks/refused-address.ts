import ipaddr from 'ipaddr.js';

/** Blocks inside which an IPv4 address may hide, besides those that the library reads as mapped. */
const carriers = ['2002::/16', '64:ff9b::/96', '64:ff9b:1::/48', '2001::/32', '::/96'].map((block) =>
  ipaddr.parseCIDR(block),
);

/** Whether this machine itself is allowed, for development and tests; or the private networks around it, too. */
export type Nearby = boolean | 'network';

const around: ReadonlySet<string> = new Set(['private', 'uniqueLocal']);

/**
 * [WB10] Why nothing is sent to an address: it is not on the public internet. Null: it is.
 * @param address as `dns.lookup` gives it: numbers of other notations have become it
 */
export function refusedAddress(address: string, nearby: Nearby): string | null {
  if (!ipaddr.isValid(address)) return 'no address';
  const ip = ipaddr.process(address); // an IPv4 address mapped into IPv6 becomes what it is
  const range = ip.range();
  if (range === 'loopback') return nearby !== false ? null : range;
  if (nearby === 'network' && around.has(range)) return null;
  if (ip.kind() === 'ipv6' && carriers.some((block) => ip.match(block))) return 'carries IPv4';
  return range === 'unicast' ? null : range;
}
