import { expect, test } from 'vitest';
import { isWithin } from './admit-client.ts';

test('[APC6] a client calls from its addresses and networks alone, of either family', () => {
  expect(isWithin([], '203.0.113.9')).toBe(true);
  const networks = ['192.0.2.7', '198.51.100.0/24', '2001:db8::/32', '2001:db9::1'];
  const inside = ['192.0.2.7', '::ffff:192.0.2.7', '198.51.100.255', '2001:db8:1::5', '2001:db9::1'];
  const outside = ['192.0.2.8', '198.51.101.0', '::ffff:198.51.101.0', '2001:db9::2', '127.0.0.1', ''];
  expect(inside.filter((address) => !isWithin(networks, address))).toEqual([]);
  expect(outside.filter((address) => isWithin(networks, address))).toEqual([]);
});
