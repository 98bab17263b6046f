import { binFixture } from '#machines/company.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradingCompany } from './trading-company.ts';

/** What people say, attach, leave unfinished, arrange and report. */
export async function playBeside(company: TradingCompany, about: string): Promise<void> {
  await playTalk(company, about);
  await attach(company, about, 'damage.txt', 'One box was wet.');
  const wrong = await attach(company, about, 'wrong.txt', 'Not this one.');
  await company.give('file', about, 'remove', { id: wrong });
  await playForms(company);
}

async function playTalk(company: TradingCompany, about: string): Promise<void> {
  const say = async (text: string): Promise<string> => {
    const id = freshId();
    const said = { about: 'goodsReceipt', id, text, mentions: [company.founder] };
    await company.give('comment', about, 'write', said, company.keeper);
    return id;
  };
  const id = await say('@Astrid Lindqvist look at this one.');
  const mentions = [company.founder];
  const edited = { id, text: '@Astrid Lindqvist please look at this one.', mentions };
  await company.give('comment', about, 'edit', edited, company.keeper);
  await company.give('comment', about, 'remove', { id: await say('Never mind.') }, company.keeper);
  await playRequests(company);
}

/** What is asked of somebody: open, done and declined. */
async function playRequests(company: TradingCompany): Promise<void> {
  const bin = await company.create('location', binFixture(company.seeded.warehouse, 'K-ASKED', 900));
  const ask = async (): Promise<string> => {
    const id = freshId();
    const wanted = { command: 'block', permission: 'location.block' };
    const asked = { about: 'location', id, text: 'Wet floor.', mentions: [company.founder], ...wanted };
    await company.give('comment', bin, 'ask', asked, company.keeper);
    return id;
  };
  await company.give('comment', bin, 'decline', { id: await ask(), text: 'It is dry by now.' });
  const done = await ask();
  await company.give('location', bin, 'block', { reason: 'other' });
  await company.give('comment', bin, 'carryOut', { id: done, version: 2 });
  await ask();
}

/** Returns the file's id. */
async function attach(company: TradingCompany, about: string, name: string, text: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await company.server.app.inject({
    method: 'POST',
    url: `/api/core/companies/${company.id}/documents/goodsReceipt/${about}/files/`,
    headers: { 'x-user': company.founder, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  if (answer.statusCode !== 200) throw new Error(`${name} was not attached: ${answer.body}`);
  return answer.json().file.id;
}

async function playForms(company: TradingCompany): Promise<void> {
  const put = async (path: string, payload: object, user = company.keeper): Promise<void> => {
    const url = `/api/core/companies/${company.id}/${path}`;
    const answer = await company.server.app.inject({
      method: 'PUT',
      url,
      headers: { 'x-user': user },
      payload,
    });
    if (answer.statusCode !== 200) throw new Error(`${path} was not kept: ${answer.body}`);
  };
  const at = now();
  const value = { number: 'K-77', name: 'Half a customer' };
  await put(`drafts/customer.new-${freshId()}/`, { value, base: null, version: 0, at });
  const view = freshId();
  const layout = { columns: ['number', 'customer', 'total'], density: 'compact' };
  const late = { list: 'salesOrder', name: 'Late ones', isShared: true, query: { tab: 'open' }, layout };
  await put(`list-views/${view}/`, late);
  await put('list-settings/salesOrder/', { layout, view });
  const place = { page: '/en/apps/picking', browser: 'Chromium', build: 'kept' };
  await put(`recordings/${freshId()}/`, { text: 'The list jumped.', place });
}
