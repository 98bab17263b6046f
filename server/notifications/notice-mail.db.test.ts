import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '#server/mail/letter.ts';
import { messageOf } from '#server/mail/transport.ts';
import { clientOf } from '#server/testing/company-app.ts';
import { createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { COMPANY_NUMBER, openNoticeTrial, startAfresh, type NoticeTrial } from './notice-trial.fixtures.ts';

let trial: NoticeTrial;
beforeAll(async () => void (trial = await openNoticeTrial()));
beforeEach(() => startAfresh(trial));
afterAll(() => trial?.close());

const cell = (event: string, channel: string, on: boolean | null) => ({ cells: [{ event, channel, on }] });
const told = (letters: readonly Letter[]) => letters.map(({ to, subject }) => `${to}: ${subject}`);
const linkIn = (letter: Letter | undefined): string =>
  letter?.headers?.['List-Unsubscribe']?.slice(1, -1).replace('https://stock.example.com', '') ?? '';

describe('a mail at once', () => {
  it('[NS4] goes to who has not silenced it, in their language, with the way to the document', async () => {
    const { anna, olle, product, say, pass } = trial;
    await say(anna.user, '@Olle is this right?', [olle.user]);
    const [letter, ...others] = await pass(3);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: 'olle@example.org', subject: 'Anna nämnde dig på Artikel BOLT' });
    expect(letter?.text).toContain('> @Olle is this right?');
    expect(letter?.text).toContain(`https://stock.example.com/sv/apps/products/${product}`);
    await trial.settings(olle.user, cell('mentioned', 'mail', false));
    await say(anna.user, '@Olle again', [olle.user]);
    expect(await pass(10)).toEqual([]);
  });

  it('[NS4] goes without an entry in the inbox where only the mail is chosen', async () => {
    const { anna, olle, say, pass, server } = trial;
    await trial.settings(olle.user, cell('mentioned', 'inbox', false));
    await say(anna.user, '@Olle by mail alone', [olle.user]);
    const inbox = await clientOf(server, olle.user).get(`${COMPANY_NUMBER}/inbox/?limit=1`);
    expect(inbox.text).not.toContain('by mail alone');
    expect((await pass(3))[0]?.text).toContain('by mail alone');
  });

  it('[ML9] goes in the company’s name, or the one it chose, and is answered to its address', async () => {
    const { anna, olle, say, pass, server } = trial;
    await say(anna.user, '@Olle who are you?', [olle.user]);
    expect((await pass(3))[0]).toMatchObject({ sender: 'Company 1', replyTo: undefined });
    const data = { name: 'Nordlager', replyTo: 'order@nordlager.example' };
    const command = { kind: 'company', document: 'company', type: 'setMailSender', data };
    await mustPropose(server.platform.executor, COMPANY_NUMBER, [command]);
    await say(anna.user, '@Olle and now?', [olle.user]);
    expect((await pass(3))[0]).toMatchObject({ sender: data.name, replyTo: data.replyTo });
  });

  it('[NS5] gathers what happens within minutes to one document, and no more', async () => {
    const { anna, olle, say, pass, server } = trial;
    const other = freshId();
    await mustPropose(server.platform.executor, COMPANY_NUMBER, [createProduct({ sku: 'NUT' }, other)]);
    await say(anna.user, '@Olle first', [olle.user]);
    await pass(1);
    await say(anna.user, '@Olle second', [olle.user]);
    await say(anna.user, '@Olle elsewhere', [olle.user], other);
    const letters = await pass(5);
    expect(told(letters).toSorted()).toEqual([
      'olle@example.org: Anna nämnde dig på Artikel NUT',
      'olle@example.org: Artikel BOLT: 2 aviseringar',
    ]);
    expect(letters.find(({ subject }) => subject.includes('BOLT'))?.text).toMatch(/first[\s\S]*second/);
    await say(anna.user, '@Olle third', [olle.user]);
    expect(told(await pass(3))).toEqual(['olle@example.org: Anna nämnde dig på Artikel BOLT']);
  });

  it('[NS7] carries nothing that its reader may not see by then, nor what was removed or read', async () => {
    const { anna, olle, product, say, pass, server } = trial;
    const { executor } = server.platform;
    const role = (permissions: readonly string[]) =>
      mustPropose(executor, COMPANY_NUMBER, [
        { kind: 'role', document: anna.role, type: 'update', data: { name: 'Changing', permissions } },
      ]);
    await say(olle.user, '@Anna secret', [anna.user]);
    await role(['location.view']);
    expect(await pass(3)).toEqual([]);
    await role(['product.view']);
    const id = await say(olle.user, '@Anna rash', [anna.user]);
    const removal = { data: { id } };
    await clientOf(server, olle.user).post(`${COMPANY_NUMBER}/documents/comment/${product}/remove/`, removal);
    expect(await pass(3)).toEqual([]);
    await say(olle.user, '@Anna read at once', [anna.user]);
    await clientOf(server, anna.user).post(`${COMPANY_NUMBER}/inbox/read/`, { until: trial.now() });
    expect(await pass(3)).toEqual([]);
    await say(olle.user, '@Anna plain', [anna.user]);
    expect((await pass(3))[0]?.text).toContain('plain');
  });

  it('[NS7] says why it came, with the way to the row of the matrix', async () => {
    const { anna, olle, say, pass } = trial;
    await say(anna.user, '@Olle <b>why</b>?', [olle.user]);
    const [letter] = await pass(3);
    const row = 'https://stock.example.com/sv/apps/settings/notifications?event=mentioned';
    expect(letter?.text).toContain(`Varför fick jag det här? Omnämnanden:\n${row}`);
    expect(letter?.html).toContain(`href="${row}"`);
    expect(letter?.html).toContain('&lt;b&gt;why&lt;/b&gt;');
  });
});

describe('the mail of the day', () => {
  it('[NS6] goes once at its hour by the company’s clock, with everything since the last', async () => {
    const { anna, olle, say, pass } = trial;
    const daily = {
      cells: [...cell('mentioned', 'mail', false).cells, ...cell('mentioned', 'daily', true).cells],
    };
    await trial.settings(olle.user, daily);
    const toHour = (hour: number): number =>
      ((hour - 2) * 60 + 1440 - ((Date.parse(trial.now()) / 60_000) % 1440)) % 1440; // Stockholm is two hours ahead
    await pass(toHour(12));
    await say(anna.user, '@Olle noon', [olle.user]);
    await pass(60);
    await say(anna.user, '@Olle one o’clock', [olle.user]);
    expect(await pass(toHour(7) - 1)).toEqual([]);
    const [letter, ...others] = await pass(1);
    expect([letter?.subject, others]).toEqual(['Company 1: 2 aviseringar', []]);
    expect(letter?.text).toMatch(/noon[\s\S]*one o’clock/);
    expect(await pass(1440)).toEqual([]);
    await say(anna.user, '@Olle early', [olle.user]);
    await trial.settings(olle.user, { daily_hour: 6 });
    expect(told(await pass(toHour(6)))).toEqual(['olle@example.org: Company 1: en avisering']);
  });
});

describe('unsubscribing', () => {
  const letter = async (): Promise<Letter | undefined> => {
    await trial.say(trial.anna.user, '@Olle hello', [trial.olle.user]);
    return (await trial.pass(3))[0];
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';

  it('[NS8] is offered in the headers of RFC 8058 and works by one POST without a session', async () => {
    const sent = await letter();
    expect(sent && messageOf(sent, 'id', 'a@b.example').headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/stock\.example\.com\/api\/.*token=[\w.-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const url = linkIn(sent);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await trial.open.inject({ method: 'POST', url, headers: form, payload })).statusCode).toBe(200);
    expect((await trial.settings(trial.olle.user)).body).toMatchObject(cell('mentioned', 'mail', false));
    expect(await letter()).toBeUndefined();
  });

  it('[NS8] takes the form that RFC 8058 prefers, too', async () => {
    const url = linkIn(await letter());
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await trial.open.inject({ method: 'POST', url, headers, payload: body })).statusCode).toBe(200);
    expect((await trial.settings(trial.olle.user)).body).toMatchObject(cell('mentioned', 'mail', false));
  });

  it('[NS8] shows a page that asks, in the reader’s language, and changes nothing by itself', async () => {
    const url = linkIn(await letter());
    const page = await trial.open.inject({ method: 'GET', url });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<strong>Omnämnanden</strong>');
    expect(page.body).toContain('<form method="post"');
    expect((await trial.settings(trial.olle.user)).body).toMatchObject({ cells: [] });
  });

  it('[NS8] is refused for an address that was not made here, and for a form that says something else', async () => {
    const url = linkIn(await letter());
    const forged = url.replace(/token=(\w)/, (_, sign: string) => `token=${sign === 'a' ? 'b' : 'a'}`);
    const to = (address: string, body: string) =>
      trial.open.inject({ method: 'POST', url: address, headers: form, payload: body });
    expect((await to(forged, payload)).json()).toMatchObject({ code: 'unsubscribeUnknown' });
    expect((await to(url, 'List-Unsubscribe=No')).statusCode).toBe(422);
    expect((await trial.settings(trial.olle.user)).body).toMatchObject({ cells: [] });
  });
});
