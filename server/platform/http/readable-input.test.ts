import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './error-handler.ts';
import { refuseUnreadable } from './readable-input.ts';

const app = fastify();
answerErrors(app);
refuseUnreadable(app);
const told = async ({ params, query, body }: { params: unknown; query: unknown; body: unknown }) => ({
  params,
  query,
  body,
});
app.get('/of/:name/', told);
app.post('/of/:name/', told);
app.post('/own/', { config: { judgesItsBody: true } }, told);
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
  done(null, body),
);

const NUL = '%00';
const get = async (url: string) => {
  const answer = await app.inject(url);
  return [answer.statusCode, answer.json()] as const;
};
const post = async (payload: object, url = '/of/a/') => {
  const answer = await app.inject({ method: 'POST', url, payload });
  return [answer.statusCode, answer.json()] as const;
};
const unreadable = (field: string) => [422, { code: 'invalid', fields: { [field]: 'unreadableText' } }];
const nested = (levels: number): object => (levels === 0 ? {} : { inner: nested(levels - 1) });

it('[BAD1] a path with a sign that no text can hold leads nowhere', async () => {
  expect(await get(`/of/a${NUL}/`)).toMatchObject([404, { code: 'unknownPath' }]);
});

it('[BAD1] queries are looked at as bodies are: values, repeated ones, and names', async () => {
  expect(await get(`/of/a/?first=b&search=x${NUL}`)).toMatchObject(unreadable('search'));
  expect(await get(`/of/a/?search=a&search=x${NUL}`)).toMatchObject(unreadable('search'));
  expect(await get(`/of/a/?x${NUL}=1`)).toMatchObject(unreadable('data'));
  expect(await get('/of/a/?search=å&constructor=1')).toMatchObject([200, { query: { search: 'å' } }]);
});

it('[BAD1] what the database cannot take is named by its field', async () => {
  expect(await post({ name: { of: ['a\u0000'] } })).toMatchObject(unreadable('name'));
  expect(await post({ name: { 'a\u0000': 1 } })).toMatchObject(unreadable('name'));
  expect(await post({ name: '\ud800' })).toMatchObject(unreadable('name'));
  expect(await post({ fine: 1, name: nested(101) })).toMatchObject(unreadable('name'));
  expect(await post({ name: nested(90) })).toMatchObject([200, {}]);
});

it('[BAD1] files are not looked into, nor what a route judges part by part', async () => {
  const file = await app.inject({
    method: 'POST',
    url: '/of/a/',
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from([0, 0]),
  });
  expect(file.statusCode).toBe(200);
  expect(await post({ name: 'a\u0000' }, '/own/')).toMatchObject([200, { body: { name: 'a\u0000' } }]);
});
