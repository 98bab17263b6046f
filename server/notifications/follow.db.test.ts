import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import { clientOf } from '#server/testing/company-app.ts';
import { addMember, freshId } from '#server/testing/company.fixtures.ts';
import { COMPANY_NUMBER, openNoticeTrial, type NoticeTrial } from './notice-trial.fixtures.ts';

let trial: NoticeTrial;
beforeAll(async () => void (trial = await openNoticeTrial()));
afterAll(() => trial?.close());

async function follow(user: string, following?: boolean, document = trial.product, kind = 'product') {
  const answer = await trial.server.app.inject({
    method: following === undefined ? 'GET' : 'PUT',
    url: `/api/core/companies/${COMPANY_NUMBER}/documents/${kind}/${document}/follow/`,
    headers: { 'x-user': user },
    ...(following !== undefined && { payload: { following } }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const told = async (user: string): Promise<readonly string[]> => {
  const page = (await clientOf(trial.server, user).get(`${COMPANY_NUMBER}/inbox/`)).json() as InboxPage;
  return page.entries.map(({ reason, type }) => `${reason} ${type}`);
};

test('[NS14] a document is followed by who may see it, until they say otherwise', async () => {
  const { anna } = trial;
  expect((await follow(anna.user)).body).toEqual({ following: null });
  expect((await follow(anna.user, true)).body).toEqual({ following: true });
  expect((await follow(anna.user)).body).toEqual({ following: true });
  expect((await follow(trial.olle.user)).body).toEqual({ following: null });
  expect((await follow(anna.user, true, freshId())).status).toBe(404);
  const blind = await addMember(trial.server.platform.executor, COMPANY_NUMBER, 'Blind', ['location.view']);
  expect((await follow(blind.user, true)).status).toBe(403);
});

test('[IN13] who follows is told of all that others do, and who follows no more of what is said to them alone', async () => {
  const { anna, olle, product, say, server } = trial;
  const block = async (by: string, type: string, data: object = {}): Promise<void> => {
    const path = `${COMPANY_NUMBER}/documents/product/${product}/${type}/`;
    const answer = await clientOf(server, by).post(path, { data });
    expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
  };
  await follow(anna.user, true);
  await say(olle.user, 'Anything new?');
  await block(olle.user, 'block', { reason: 'other' });
  expect(await told(anna.user)).toEqual(['followed blocked', 'followed written']);
  expect(await told(olle.user)).toEqual([]);
  await say(anna.user, 'No.');
  await follow(anna.user, false);
  await say(olle.user, 'Well.');
  await block(olle.user, 'unblock');
  expect(await told(anna.user)).toHaveLength(2);
  await say(olle.user, '@Anna see?', [anna.user]);
  expect((await told(anna.user))[0]).toBe('mentioned written');
});
