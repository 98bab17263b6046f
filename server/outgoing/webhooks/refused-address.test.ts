import { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isEndpointAddress } from '#model/areas/integrations/webhook/webhook-address.ts';
import { AddressRefused, guardedLookup, judgeLiteral, type Resolve } from './guarded-lookup.ts';
import { refusedAddress } from './refused-address.ts';
import { sendHook } from './send-hook.ts';

/** As somebody would write them into the address of an endpoint. */
const inside = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '012.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.10',
  '3232235530',
  '169.254.169.254',
  '0xa9fea9fe',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::127.0.0.1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[ff02::1]',
  '[2002:7f00:1::]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::1]',
  '[2001:db8::1]',
];

test.each(inside)('[WB10] nothing is sent to %s', async (host) => {
  const url = `https://${host}/hooks`;
  expect(() => judgeLiteral(new URL(url), false)).toThrow(AddressRefused);
  const sent = await sendHook({ url, headers: {}, body: '{}' }, { mayBeLocal: false });
  expect(sent).toMatchObject({ status: null, problem: 'there is no such host on the internet' });
});

test.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
  '[WB10] %s is on the internet',
  (address) => {
    expect(refusedAddress(address, false)).toBeNull();
  },
);

const answering = (addresses: readonly string[]) =>
  guardedLookup(false, (_, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );
const asked = (addresses: readonly string[]): Promise<unknown> =>
  new Promise((resolve) =>
    answering(addresses)('rebound.example', { all: true }, (error, found) => resolve(error ?? found)),
  );

test('[WB10] a name that means an address inside is refused, also where it means one outside too', async () => {
  expect(await asked(['8.8.8.8'])).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await asked(['10.0.0.5'])).toBeInstanceOf(AddressRefused);
  expect(await asked(['8.8.8.8', '::1'])).toBeInstanceOf(AddressRefused);
  expect(await asked([])).toBeInstanceOf(AddressRefused);
});

test('[WB10] a name that means another address the second time is asked once, and what was judged is connected to', async () => {
  let times = 0;
  const resolve = (
    _: string,
    done: (error: null, found: { address: string; family: number }[]) => void,
  ): void => {
    times += 1;
    done(null, [{ address: times === 1 ? '10.0.0.5' : '127.0.0.1', family: 4 }]);
  };
  const sent = await sendHook(
    { url: 'https://rebound.example/', headers: {}, body: '{}' },
    { mayBeLocal: false, resolve },
  );
  expect(sent.problem).toBe('there is no such host on the internet');
  expect(times).toBe(1);
});

test('[WB10] where the settings allow it, this machine is sent to, and no other inside', async () => {
  expect(refusedAddress('127.0.0.1', true)).toBeNull();
  expect(refusedAddress('::1', true)).toBeNull();
  for (const address of ['10.0.0.1', '169.254.169.254', '::ffff:192.168.0.1'])
    expect(refusedAddress(address, true)).not.toBeNull();
  const plain = await sendHook(
    { url: 'http://127.0.0.1:9/', headers: {}, body: '{}' },
    { mayBeLocal: false },
  );
  expect(plain.problem).toContain('https');
});

test('[WB10] the system’s own look-up is judged alike', async () => {
  const found = await new Promise((resolve) =>
    guardedLookup(false, (host, done) => lookup(host, { all: true }, done))(
      'localhost',
      { all: true },
      (error) => resolve(error),
    ),
  );
  expect(found).toBeInstanceOf(AddressRefused);
});

test('[WB1] an endpoint’s address begins with https, and holds no password', () => {
  expect(isEndpointAddress('https://shop.example.com/hooks?key=1')).toBe(true);
  expect(isEndpointAddress('http://127.0.0.1:4000/')).toBe(true); // the server decides whether it sends there
  for (const wrong of [
    'http://shop.example.com/',
    'https://me@shop.example.com/',
    'https://a:b@shop.example.com/',
    'ftp://shop.example.com',
    'shop',
    'https://shop.example.com/#x',
    'javascript:alert(1)',
    'file:///etc/passwd',
  ])
    expect(isEndpointAddress(wrong)).toBe(false);
});

const problemOf = async (url: string, resolve?: Resolve): Promise<string> =>
  (await sendHook({ url, headers: {}, body: '{}' }, { mayBeLocal: true, ...(resolve && { resolve }) }))
    .problem;

test('[WB10] a name of a private network and one that is not known are told alike', async () => {
  const unknown: Resolve = (_, done) =>
    done(Object.assign(new Error('getaddrinfo ENOTFOUND build.corp.internal'), { code: 'ENOTFOUND' }), []);
  const inside: Resolve = (_, done) => done(null, [{ address: '10.1.2.3', family: 4 }]);
  const url = 'https://build.corp.internal/hooks';
  expect([await problemOf(url, unknown), await problemOf(url, inside)]).toEqual([
    'there is no such host on the internet',
    'there is no such host on the internet',
  ]);
});

test('[WB10] what the system says of a fault is not passed on', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo; // it listens on a port
  closed.close();
  await once(closed, 'close');
  expect(await problemOf(`http://127.0.0.1:${port}/hooks`)).toBe('the connection was refused');
  const odd: Resolve = (_, done) =>
    done(Object.assign(new Error('db-7.corp.internal is odd'), { code: 'EODD' }), []);
  expect(await problemOf('https://hooks.example.com/', odd)).toBe('it failed');
  for (const code of ['ERR_TLS_CERT_ALTNAME_INVALID', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT']) {
    const named: Resolve = (_, done) =>
      done(Object.assign(new Error('DNS:db-7.corp.internal'), { code }), []);
    expect(await problemOf('https://hooks.example.com/', named)).toBe('its certificate is not trusted');
  }
});
