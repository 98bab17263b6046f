import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '#model/engine/actor.ts';
import { fromNow } from '#model/values/clock.fixtures.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { command, freshId } from '#server/testing/company.fixtures.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { expireLinks } from './link-endings.ts';
import { outsider, sharing } from './shared-links.fixtures.ts';

let server: WholeServer;
let home: Awaited<ReturnType<typeof sharing>>;
let sales: { cookie: string };
let viewer: { cookie: string };
const lines: string[] = [];
let addresses = 0;
/** Nobody shares an address with another test: attempts are counted by it. */
const stranger = () => outsider(server, `198.51.100.${(addresses += 1)}`);

beforeAll(async () => {
  server = await openWholeServer({ log: (line) => lines.push(line), level: 'debug' });
  sales = await server.cookieOf('sales@example.com');
  viewer = await server.cookieOf('viewer@example.com');
  home = await sharing(server, server.companies[0]?.id ?? 0, sales);
}, 60_000);
afterAll(() => server.close());

const DAY = 86_400_000;
const nowhere = 'kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';
const systemGives = (kind: string, document: string, type: string, data: object = {}) =>
  server.executor.systemPropose(home.company, [{ kind, document, type, data }], { by: asSystem });

describe('a link for somebody outside', () => {
  it('[LNK4] shows the paper of one document and nothing beyond it, to whoever has it and asks for no session', async () => {
    const order = await home.order({ notes: 'Ring the bell.' });
    const { answer, token } = await home.make(order);
    expect([answer.statusCode, answer.json().path]).toEqual([200, `/sv/shared/${token}`]);
    expect(token).toMatch(/^[\w-]{43}$/);
    const read = await stranger().read(token);
    expect(read.statusCode).toBe(200);
    const { paper, ...rest } = read.json();
    expect(rest).toMatchObject({
      purpose: 'orderConfirmation',
      for: 'Anna Berg, Kund AB',
      readAt: null,
      acts: ['confirmRead', 'ask'],
    });
    expect(paper).toMatchObject({
      language: 'en',
      title: 'Order confirmation',
      company: { name: 'Nordlager AB' },
      foot: { notes: 'Ring the bell.' },
      tables: [
        { rows: [{ cells: [expect.any(String), '10\u00a0pcs', expect.any(String), expect.any(String)] }] },
      ],
    });
    expect(
      paper.tables[0].totals.map(({ value }: { value: string }) => value.replaceAll(/[^\d.,]/g, '')),
    ).toEqual(['125.00', '31.25', '156.25']);
    for (const within of [home.customer, home.warehouse, home.product, order, '777777', 'logo'])
      expect(read.body).not.toContain(within);
    const swedish = await stranger().read(token, { 'accept-language': 'sv' });
    expect(swedish.json().paper.title).toBe('Orderbekräftelse');
    expect(read.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(read.headers).not.toHaveProperty('set-cookie');
  });

  it('[LNK8] leads nowhere in one way: guessed, malformed, revoked, expired, of somebody who may not see it', async () => {
    const asked = stranger();
    const order = await home.order();
    const [revoked, over, replaced] = [
      await home.make(order),
      await home.make(order, { days: 1 }),
      await home.make(order),
    ];
    for (const { token } of [revoked, over, replaced]) expect((await asked.read(token)).statusCode).toBe(200);
    await home.ask('POST', `documents/sharedLink/${revoked.id}/revoke/`, { data: {} });
    await home.ask('POST', `shared-links/${replaced.id}/address/`);
    await server.database.withCompany(home.company, (trx) =>
      sql`update row_shared_link set data = jsonb_set(data, '{expiresAt}', to_jsonb(${fromNow(-1000)}::text))
           where company_id = ${home.company} and id = ${over.id}`.execute(trx),
    );
    const tokens = [nowhere, 'x', "' or 1=1 --", revoked.token, over.token, replaced.token];
    const answers = await Promise.all(
      tokens.flatMap((token) => [
        asked.read(token),
        asked.act(token, 'open'),
        asked.act(token, 'ask', { text: 'Hej' }),
      ]),
    );
    const bodies = answers.map(({ statusCode, body, headers }) => [
      statusCode,
      body,
      Object.keys(headers).toSorted(),
    ]);
    for (const one of bodies) expect(one).toEqual(bodies[0]);
    expect(bodies[0]?.[0]).toBe(404);
    expect(answers[0]?.json().code).toBe('sharedLinkUnknown');
  });

  it('[LNK8] ends within the second that it is revoked in, and its maker may no longer see the document', async () => {
    const asked = stranger();
    const order = await home.order();
    const { id, token } = await home.make(order);
    const member = demoId('nordlager/member/sales@example.com');
    await systemGives('member', member, 'suspend');
    expect((await asked.read(token)).statusCode).toBe(404);
    await systemGives('member', member, 'resume');
    expect((await asked.read(token)).statusCode).toBe(200);
    const since = performance.now();
    await systemGives('sharedLink', id, 'revoke');
    expect((await asked.read(token)).statusCode).toBe(404);
    expect(performance.now() - since).toBeLessThan(1000);
    expect((await home.ask('POST', `shared-links/${id}/address/`)).json().code).toBe('linkIsOver');
  });

  it('[LNK7] expires by itself, and its address goes with it', async () => {
    const { id, token } = await home.make(await home.order(), { days: 1 });
    const { database, executor } = server;
    await expireLinks({ database, executor, now: () => fromNow(2 * DAY) }, home.company);
    expect((await home.ask('GET', `documents/sharedLink/${id}/`)).json().row.state).toBe('expired');
    const { rows } = await database.owner.pool.query('select from shared_link_token where link = $1', [id]);
    expect(rows).toEqual([]);
    expect((await stranger().read(token)).statusCode).toBe(404);
  });

  it('[LNK6] is not opened, and acts in no way, by reading it, as scanners of mail do', async () => {
    const asked = stranger();
    const order = await home.order();
    const { token } = await home.make(order);
    await asked.head(token);
    await asked.read(token);
    await asked.read(token);
    expect(await home.listed(order)).toMatchObject([{ opens: 0, firstOpenedAt: null, readAt: null }]);
    await asked.act(token, 'open');
    // Forwarded: somebody else, elsewhere.
    await stranger().act(token, 'open');
    const [link] = await home.listed(order);
    expect(link).toMatchObject({ opens: 2, hasAddress: true, readAt: null, questions: 0 });
    expect(link.firstOpenedAt <= link.lastOpenedAt).toBe(true);
    const history = (await home.ask('GET', `documents/salesOrder/${order}/history/`)).json().events;
    const facts = history.filter(({ kind }: { kind: string }) => kind === 'sharedLink');
    expect(facts.map(({ type }: { type: string }) => type)).toEqual(['made', 'firstOpened']);
    expect(facts[1]).toMatchObject({ byType: 'agent', byName: 'Anna Berg, Kund AB', byKind: 'sharedLink' });
  });

  it('[LNK5] confirms that it was read, once, and asks: a comment to who made it, under its own name', async () => {
    const asked = stranger();
    const order = await home.order();
    const { id, token } = await home.make(order);
    const confirmed = await asked.act(token, 'confirmRead');
    expect([confirmed.statusCode, confirmed.json().acts]).toEqual([200, ['ask']]);
    const again = await asked.act(token, 'confirmRead');
    expect([again.statusCode, again.json().code]).toEqual([409, 'readConfirmedBefore']);
    const empty = await asked.act(token, 'ask', { text: '  ' });
    expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([422, ['text']]);
    expect((await asked.act(token, 'ask', { text: 'Can it come earlier?' })).statusCode).toBe(200);
    const comments = (await home.ask('GET', `documents/comment/${order}/`)).json().row.entries;
    expect(comments).toMatchObject([
      {
        by: id,
        text: 'Can it come earlier?',
        agent: { kind: 'sharedLink', name: 'Anna Berg, Kund AB' },
        mentions: [{ name: 'Sara Nyström' }],
      },
    ]);
    const { entries } = (await home.ask('GET', 'inbox/')).json();
    const about = entries.filter((one: { document: string }) => one.document === order);
    expect(
      about.map((one: { kind: string; type: string; reason: string }) => [one.kind, one.type, one.reason]),
    ).toEqual(
      expect.arrayContaining([
        ['salesOrder', 'readConfirmed', 'changed'],
        ['salesOrder', 'written', 'mentioned'],
      ]),
    );
  });

  it('[LNK3] commands nothing but what it is for, even where it names another act or document', async () => {
    const asked = stranger();
    const { token, id } = await home.make(await home.order());
    for (const act of ['cancel', 'revoke', 'make', 'constructor', 'acknowledge', ''])
      expect([act, (await asked.act(token, act)).statusCode]).toEqual([act, 422]);
    const other = await home.order();
    const surplus = await asked.act(token, 'ask', { text: 'Hej', of: other, about: 'salesOrder' });
    expect(surplus.statusCode).toBe(422);
    // As the agent itself, past the page: it was lent rights to see orders, and reaches its own alone.
    const asAgent = (kind: string, document: string, type: string, data: object) =>
      server.executor.submit(home.company, { type: 'agent', id }, [command(kind, document, type, data)]);
    const comment = { about: 'salesOrder', id: freshId(), text: 'Hej', mentions: [] };
    expect(await asAgent('comment', other, 'write', comment)).toMatchObject([
      { refusal: { code: 'beyondLink' } },
    ]);
    expect(await asAgent('salesOrder', other, 'cancel', { reason: 'other' })).toMatchObject([
      { refusal: { code: 'beyondLink' } },
    ]);
  });

  it('[LNK2] is no way in: its token opens no other call, and nobody else acts as it', async () => {
    const order = await home.order();
    const { token, id } = await home.make(order);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await home.ask('GET', 'documents/salesOrder/', undefined, bearer)).statusCode).toBe(401);
    for (const act of ['open', 'confirmRead']) {
      const answer = await home.ask('POST', `documents/sharedLink/${id}/${act}/`, { data: {} });
      expect([act, answer.json().code]).toEqual([act, 'onlyByLink']);
    }
  });

  it('[LNK9] is limited by address and by token, and a question comes less often than a look', async () => {
    const { token } = await home.make(await home.order());
    const asked = stranger();
    const tries = Array.from({ length: 21 }, () => asked.act(token, 'confirmRead'));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((one) => one === 429).length).toBe(1);
    const guessing = stranger();
    const guesses = [];
    for (let nth = 0; nth < 301; nth += 1) guesses.push((await guessing.read(`${nowhere}${nth}`)).statusCode);
    expect([guesses.filter((one) => one === 404).length, guesses.at(-1)]).toEqual([300, 429]);
    // Nobody elsewhere is held back by it.
    expect((await stranger().read(token)).statusCode).toBe(200);
  });

  it('[LNK10] its token stands nowhere: not in the log, the tables, what is counted or what the server says', async () => {
    const { token, id } = await home.make(await home.order());
    await stranger().read(token);
    await server.app.inject({ url: `/sv/shared/${token}`, headers: { accept: 'text/html' } });
    const { pool } = server.database.owner;
    const hash = createHash('sha256').update(token).digest();
    const kept = await pool.query('select token_hash from shared_link_token where link = $1', [id]);
    expect(kept.rows).toEqual([{ token_hash: hash }]);
    const counted = await pool.query('select key from throttle');
    expect(counted.rows.map(({ key }) => key).join()).not.toContain(token);
    expect(JSON.stringify((await home.ask('GET', `documents/sharedLink/${id}/`)).json())).not.toContain(
      token,
    );
    expect(lines.join('\n')).not.toContain(token);
    expect(lines.join('\n')).toContain('/api/public/shared/…/');
    // The application reads what leads to links by what it holds alone.
    await expect(sql`select * from shared_link_token`.execute(server.database.app.kysely)).rejects.toThrow(
      /permission denied/,
    );
  });

  it('[LNK1] is made by who may make links and see the document, of one that is past its draft', async () => {
    const order = await home.order();
    expect((await home.make(order, {}, viewer)).answer.json()).toMatchObject({
      code: 'notPermitted',
      params: { permission: 'sharedLink.manage' },
    });
    const refusals = [
      await home.make(freshId()),
      await home.make(order, { purpose: 'purchaseOrder' }),
      await home.make(order, { days: 366 }),
    ];
    expect(refusals.map(({ answer }) => answer.json().code)).toEqual([
      'unknownDocument',
      'purposeOfOther',
      'invalid',
    ]);
    expect((await home.ask('GET', `shared-links/?document=${order}`, undefined, viewer)).statusCode).toBe(
      403,
    );
  });

  it('[LNK3] is of its company: no other one lists it, and none is reached by its token', async () => {
    const order = await home.order();
    const { id } = await home.make(order);
    const admin = await server.cookieOf('admin@example.com');
    const [, other] = server.companies;
    const url = `/api/core/companies/${other?.id}/shared-links/?document=${order}`;
    expect((await server.app.inject({ url, headers: admin })).json()).toEqual({ links: [] });
    const renew = `/api/core/companies/${other?.id}/shared-links/${id}/address/`;
    expect((await server.app.inject({ method: 'POST', url: renew, headers: admin })).statusCode).toBe(404);
  });

  it('[LNK11] shows nothing in a company that was restored, until it gets a new address', async () => {
    const order = await home.order();
    const { id, token } = await home.make(order);
    // An export holds neither: what is restored begins without.
    const { kysely } = server.database.owner;
    await kysely.deleteFrom('shared_link_token').where('link', '=', id).execute();
    await server.database.withCompany(home.company, (trx) =>
      trx
        .updateTable('shared_link_use')
        .set({ issued_at: null })
        .where('link', '=', id)
        .where('company_id', '=', home.company)
        .execute(),
    );
    expect((await stranger().read(token)).statusCode).toBe(404);
    expect(await home.listed(order)).toMatchObject([{ state: 'active', hasAddress: false }]);
    const renewed = await home.ask('POST', `shared-links/${id}/address/`);
    const again = String(renewed.json().path).split('/').at(-1) ?? '';
    expect((await stranger().read(again)).statusCode).toBe(200);
    expect(await home.listed(order)).toMatchObject([{ hasAddress: true }]);
  });

  it('[LNK4] [LNK5] a supplier confirms quantities and days of an order, never prices, and again if they change', async () => {
    const buyer = await server.cookieOf('purchasing@example.com');
    const { order, line } = await home.purchase();
    const { token } = await home.make(order, { about: 'purchaseOrder', purpose: 'purchaseOrder' }, buyer);
    const asked = stranger();
    const read = (await asked.read(token)).json();
    expect(read).toMatchObject({ acts: ['acknowledge', 'ask'], for: 'Anna Berg, Skruvfabriken AB' });
    expect(read.lines).toMatchObject([{ id: line, quantity: 10_000, promisedOn: '2026-05-11' }]);
    expect(JSON.stringify(read.paper.tables)).toContain('80.00');
    const priced = { theirReference: 'A-78', lines: [{ line, price: 9_0000 }] };
    expect((await asked.answer(token, 'acknowledge', priced)).statusCode).toBe(422);
    const confirmed = {
      theirReference: 'A-78',
      lines: [{ line, quantity: 8_000, promisedOn: '2026-05-20' }],
    };
    const done = await asked.answer(token, 'acknowledge', confirmed);
    expect([done.statusCode, done.json().acts]).toEqual([200, ['acknowledge', 'ask']]);
    const row = (await home.ask('GET', `documents/purchaseOrder/${order}/`, undefined, buyer)).json().row;
    expect(row).toMatchObject({
      state: { commercial: 'acknowledged' },
      theirReference: 'A-78',
      lines: [{ quantity: 8_000, price: 8_0000, promisedOn: '2026-05-20' }],
    });
    const again = await asked.answer(token, 'acknowledge', confirmed);
    expect([again.statusCode, again.json().code]).toEqual([409, 'nothingChanged']);
    const later = { ...confirmed, lines: [{ line, promisedOn: '2026-05-27' }] };
    expect((await asked.answer(token, 'acknowledge', later)).statusCode).toBe(200);
    const after = (await home.ask('GET', `documents/purchaseOrder/${order}/`, undefined, buyer)).json().row;
    expect(after.lines).toMatchObject([{ promisedOn: '2026-05-27', firstPromisedOn: '2026-05-20' }]);
  });

  it('[LNK4] shows a supplier no prices where who made the link may not see them', async () => {
    const { order } = await home.purchase();
    const { token } = await home.make(order, { about: 'purchaseOrder', purpose: 'purchaseOrder' }, sales);
    const { paper, acts } = (await stranger().read(token)).json();
    expect([JSON.stringify(paper.tables).includes('80.00'), paper.tables[0].totals, acts]).toEqual([
      false,
      [],
      ['ask'],
    ]);
  });

  it('[LNK4] hands over the same paper as a PDF, which nobody keeps', async () => {
    const { token } = await home.make(await home.order());
    const url = `/api/public/shared/${token}/pdf/?language=sv`;
    const file = await server.app.inject({ url, remoteAddress: '203.0.113.77' });
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const nothing = await server.app.inject({
      url: `/api/public/shared/${nowhere}/pdf/`,
      remoteAddress: '203.0.113.77',
    });
    expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'sharedLinkUnknown']);
  });

  it('[AP6] takes no cookie into account, and a page of another site may not post', async () => {
    const { token } = await home.make(await home.order());
    const asked = stranger();
    const signedIn = await asked.act(token, 'ask', { text: 'Hej' }, sales);
    expect([signedIn.statusCode, signedIn.headers['set-cookie']]).toEqual([200, undefined]);
    const forged = await asked.act(token, 'ask', { text: 'Hej' }, { 'sec-fetch-site': 'cross-site' });
    expect(forged.statusCode).toBe(403);
  });
});
