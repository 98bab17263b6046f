import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openNoticeTrial, startAfresh, type NoticeTrial } from './notice-trial.fixtures.ts';
import { addSubscription, devicesOf } from './push-store.ts';
import { isPushService } from '#model/notifications/push-services.ts';

let trial: NoticeTrial;
let service: Service;
beforeAll(async () => {
  trial = await openNoticeTrial();
  service = await openService();
  trial.service.fetch = (input, init) =>
    fetch(String(input).replace('https://push.example.net', service.origin), init);
});
beforeEach(() => startAfresh(trial));
afterEach(() => {
  service.heard.length = 0;
  service.answers = [];
});
afterAll(async () => {
  await service?.close();
  await trial?.close();
});

interface Heard {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

interface Service {
  readonly origin: string;
  readonly heard: Heard[];
  /** Status and Retry-After of the next answers; 201 after them. */
  answers: readonly (readonly [number, string?])[];
  close(): Promise<void>;
}

/** A push service that answers as RFC 8030 says. */
async function openService(): Promise<Service> {
  const heard: Heard[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const [[status, retry] = [201], ...rest] = opened.answers;
      opened.answers = rest;
      response.writeHead(status, {
        ...(retry !== undefined && { 'retry-after': retry }),
        ...(status === 201 && { location: `${opened.origin}/message/1` }),
      });
      response.end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const opened: Service = {
    origin: `http://127.0.0.1:${port}`,
    heard,
    answers: [],
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return opened;
}

/** A browser that has subscribed, and reads what it is sent. */
async function subscribe(user: string, name: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  await addSubscription(
    trial.server.database.app.kysely,
    user,
    {
      endpoint: `https://push.example.net/${name}`,
      p256dh: pair.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
      device: 'Firefox, Linux',
    },
    trial.now(),
  );
  return (body: Buffer): unknown => decrypted(body, pair, auth);
}

/** RFC 8291 over RFC 8188: what the browser with these keys reads. */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const material = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32);
  const derive = (use: string, size: number): Buffer =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(material), salt, Buffer.from(`Content-Encoding: ${use}\0`), size),
    );
  const sealed = body.subarray(21 + length);
  const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opener.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** The claims of a request's VAPID header, once its signature is checked against its key (RFC 8292). */
function claimsOf({ headers }: Heard): Record<string, unknown> {
  const [, token = '', point = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const key = Buffer.from(point, 'base64url');
  const part = (from: number, to: number): string => key.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  expect(point).toBe(trial.pusher.publicKey);
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

const devices = (user: string) => devicesOf(trial.server.database.app.kysely, user);
const mention = (text: string): Promise<string> => trial.say(trial.anna.user, text, [trial.olle.user]);

test('[NS11] a browser is told at once, in a message that it alone can read and that is signed', async () => {
  const read = await subscribe(trial.olle.user, 'olle');
  await mention('@Olle look');
  await trial.pass(0);
  const [heard, ...others] = service.heard;
  expect([heard?.path, others]).toEqual(['/olle', []]);
  expect(heard?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '21600' });
  expect(heard && read(heard.body)).toEqual({
    title: 'Anna nämnde dig på Artikel BOLT',
    body: '@Olle look',
    path: `/sv/apps/products/${trial.product}`,
    tag: expect.stringMatching(/^push\//),
  });
  const stranger = await subscribe(trial.anna.user, 'anna');
  expect(() => heard && stranger(heard.body)).toThrow('unable to authenticate data');
  expect(heard && claimsOf(heard)).toMatchObject({
    aud: 'https://push.example.net',
    sub: 'https://stock.example.com',
  });
  expect(await devices(trial.olle.user)).toMatchObject([{ last_outcome: 'sent' }]);
});

test.each([404, 410])('[NS11] a subscription that the service answers with %i is over', async (status) => {
  await subscribe(trial.olle.user, 'gone');
  service.answers = [[status]];
  await mention('@Olle look');
  await trial.pass(0);
  expect(await devices(trial.olle.user)).toEqual([]);
  await mention('@Olle once more');
  await trial.pass(5);
  expect(service.heard).toHaveLength(1);
});

test('[NS11] a service that has too much to do is asked again when it says', async () => {
  await subscribe(trial.olle.user, 'busy');
  service.answers = [[429, '600']];
  await mention('@Olle look');
  await trial.pass(0);
  expect(trial.faults).toHaveLength(1);
  expect(await devices(trial.olle.user)).toMatchObject([{ last_outcome: 'later' }]);
  await trial.pass(9);
  expect(service.heard).toHaveLength(1);
  await trial.pass(1);
  expect(service.heard).toHaveLength(2);
  expect(await devices(trial.olle.user)).toMatchObject([{ last_outcome: 'sent' }]);
});

test('[NS12] messages go to push services of browsers alone, and to browsers of that person', async () => {
  const good = [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://db5p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ];
  const bad = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8080/x',
    'https://127.0.0.1/x',
    'https://evilpush.services.mozilla.com.example.org/x',
    'https://notfcm.googleapis.com/x',
  ];
  expect([good.map(isPushService), bad.map(isPushService)]).toEqual([
    good.map(() => true),
    bad.map(() => false),
  ]);
  await subscribe(trial.anna.user, 'shared');
  await subscribe(trial.olle.user, 'shared');
  expect([await devices(trial.anna.user), (await devices(trial.olle.user)).length]).toEqual([[], 1]);
});

test('[NS13] a trial of mail and of browsers tells how it went; a stranger has none', async () => {
  const url = '/api/core/users/me/channels/';
  const ask = (
    method: 'GET' | 'POST' | 'DELETE',
    path = '',
    user: string | null = trial.olle.user,
    payload?: object,
  ) =>
    trial.open.inject({
      method,
      url: `${url}${path}`,
      headers: user === null ? {} : { 'x-user': user },
      ...(payload && { payload }),
    });
  expect((await ask('GET', '', null)).statusCode).toBe(401);
  expect((await ask('GET')).json()).toEqual({ mail: null, push_key: trial.pusher.publicKey, devices: [] });
  expect((await ask('POST', 'mail/test/')).json()).toMatchObject({ mail: { outcome: 'waiting' } });
  expect((await ask('POST', 'mail/test/')).statusCode).toBe(429);
  await subscribe(trial.olle.user, 'trial');
  const { devices: told } = (await ask('POST', 'push/test/')).json<{ devices: { id: string }[] }>();
  expect(told).toMatchObject([{ last_outcome: 'sent' }]);
  const id = told[0]?.id ?? '';
  expect((await ask('DELETE', `push/${id}/`, trial.anna.user)).statusCode).toBe(200);
  expect(await devices(trial.olle.user)).toHaveLength(1);
  expect((await ask('DELETE', `push/${id}/`)).json()).toMatchObject({ devices: [] });
  const foreign = { endpoint: 'https://127.0.0.1/x', p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) };
  expect((await ask('POST', 'push/', trial.olle.user, foreign)).statusCode).toBe(422);
});
