import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { endGently } from './end-gently.ts';
import { createLifecycle } from './lifecycle.ts';

it('[OB3] a connection that nobody has used keeps no server from ending; a request under way is answered', async () => {
  const app = fastify();
  endGently(app, createLifecycle('ready'), async () => undefined);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/', async () => {
    asked.resolve();
    return answer.promise;
  });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const unused = connect(Number(address.port), address.hostname);
  await once(unused, 'connect');
  const under = fetch(address);
  await asked.promise;
  const closing = app.close();
  await once(unused, 'close');
  answer.resolve('done');
  expect(await (await under).text()).toBe('done');
  await closing;
});
