import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askedLineFixture,
  quoteRequestFixture,
} from '#model/areas/purchasing/quote-request/quote-request.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { createProduct, freshId } from '#server/testing/company.fixtures.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { fromNow } from '#model/values/clock.fixtures.ts';
import { expireLinks } from './link-endings.ts';
import { outsider, sharing } from './shared-links.fixtures.ts';

let server: WholeServer;
let home: Awaited<ReturnType<typeof sharing>>;
let addresses = 0;
const stranger = () => outsider(server, `198.51.102.${(addresses += 1)}`);

beforeAll(async () => {
  server = await openWholeServer();
  const buyer = await server.cookieOf('purchasing@example.com');
  home = await sharing(server, server.companies[0]?.id ?? 0, buyer);
}, 120_000);
afterAll(() => server.close());

/** A request of one line that two suppliers were sent, with the token of a link for each. */
async function requested() {
  const { warehouse, must, make } = home;
  const [id, line, product, near, far] = [freshId(), freshId(), freshId(), freshId(), freshId()];
  const supplier = (document: string, name: string) => ({
    kind: 'supplier',
    document,
    type: 'create',
    data: supplierFixture({ number: document.slice(-8), name }),
  });
  const lines = [askedLineFixture({ id: line, product })];
  const notes = 'On pallets';
  await must(
    createProduct({ description: 'For us alone: 777777' }, product) as never,
    { kind: 'product', document: product, type: 'activate', data: {} },
    supplier(near, 'Near AB'),
    supplier(far, 'Far GmbH'),
    {
      kind: 'quoteRequest',
      document: id,
      type: 'create',
      data: quoteRequestFixture({ warehouse, suppliers: [near, far], lines, notes }),
    },
    { kind: 'quoteRequest', document: id, type: 'send', data: {} },
  );
  const linkFor = (party: string) => make(id, { about: 'quoteRequest', purpose: 'quoteRequest', party });
  const [first, second] = [await linkFor(near), await linkFor(far)];
  const row = async () => (await home.ask('GET', `documents/quoteRequest/${id}/`)).json().row;
  return { id, line, near, far, first, second, linkFor, row };
}

const offer = (line: string, price: number, over: object = {}) => ({
  currency: 'EUR',
  reference: 'Q-1',
  validUntil: null,
  freight: null,
  note: '',
  files: [],
  lines: [{ line, price, pack: 1000, code: 'X-9', minimum: 0, multiple: null, leadDays: 14 }],
  ...over,
});

describe('a request for quotation by link', () => {
  it('[RFQ15, LNK16] each supplier sees its own part alone, and nothing of what others ask', async () => {
    const { line, far, first, second, row } = await requested();
    const asked = stranger();
    expect(
      (await asked.answer(first.token, 'answer', offer(line, 4_4321, { note: 'Cheaper than Far' })))
        .statusCode,
    ).toBe(200);
    const shown = await stranger().read(second.token);
    expect(shown.json()).toMatchObject({
      purpose: 'quoteRequest',
      for: 'Anna Berg, Far GmbH',
      acts: ['answer', 'decline', 'ask'],
      version: 0,
      lines: [{ id: line, quantity: 100_000, unit: 'pcs' }],
      quotation: { answered: null },
    });
    for (const secret of ['Near AB', '4_4321', '44321', 'Cheaper', '777777', 'X-9'])
      expect(shown.body).not.toContain(secret);
    const own = (await stranger().read(first.token)).json();
    expect(own).toMatchObject({
      version: 1,
      quotation: { answered: { lines: [{ price: 4_4321, code: 'X-9' }] } },
    });
    // What the other answered meanwhile makes nothing stale.
    expect((await stranger().answer(second.token, 'answer', offer(line, 5_0000), 0)).statusCode).toBe(200);
    const { suppliers, state } = await row();
    expect(state).toBe('answered');
    expect(suppliers).toMatchObject([
      { quotation: { byLink: true, by: first.id } },
      { supplier: far, quotation: { byLink: true, by: second.id, lines: [{ price: 5_0000 }] } },
    ]);
  });

  it('[RFQ6, LNK13] a second answer takes the place of the first; the same again, or one to what is not shown any more, books nothing', async () => {
    const { line, first, row } = await requested();
    const asked = stranger();
    await asked.answer(first.token, 'answer', offer(line, 4_0000));
    const again = await asked.answer(first.token, 'answer', offer(line, 4_0000));
    expect([again.statusCode, again.json().code]).toEqual([409, 'nothingChanged']);
    const stale = await asked.answer(first.token, 'answer', offer(line, 3_0000), 0);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
    const blind = await asked.act(first.token, 'answer', offer(line, 3_0000));
    expect([blind.statusCode, blind.json().fields]).toEqual([422, { version: 'required' }]);
    expect((await row()).suppliers).toMatchObject([
      { answers: 1, quotation: { lines: [{ price: 4_0000 }] } },
      {},
    ]);
    expect((await asked.answer(first.token, 'answer', offer(line, 3_5000))).statusCode).toBe(200);
    expect((await row()).suppliers[0]).toMatchObject({
      answers: 2,
      quotation: { lines: [{ price: 3_5000 }] },
    });
  });

  it('[RFQ15] of two answers at once by one link one counts', async () => {
    const { line, first, row } = await requested();
    const asked = stranger();
    const both = await Promise.all(
      [1, 2].map((price) => asked.answer(first.token, 'answer', offer(line, price * 1_0000), 0)),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await row()).suppliers[0].answers).toBe(1);
  });

  it('[RFQ6] what cannot be read, or taken, is named at its field, and nothing is written', async () => {
    const { line, first, row } = await requested();
    const asked = stranger();
    const fields = async (data: object) => {
      const answer = await asked.answer(first.token, 'answer', data);
      expect([409, 422]).toContain(answer.statusCode);
      return answer.json().fields;
    };
    expect(await fields({ ...offer(line, -1), currency: 'XXX' })).toEqual({
      currency: 'invalid_value',
      'lines.0.price': 'too_small',
    });
    expect(await fields(offer(line, 1, { lines: [{ line }] }))).toHaveProperty('lines.0.pack');
    expect(await fields(offer(line, 1, { note: 'x'.repeat(2001) }))).toEqual({ note: 'too_big' });
    expect(await fields(offer(freshId(), 1))).toEqual({ 'lines.0.line': 'unknownLine' });
    expect(await fields(offer(line, 1, { validUntil: '2020-01-01' }))).toEqual({
      validUntil: 'validUntilIsPast',
    });
    // Whom it answers for is not the reader's to say.
    expect(await fields(offer(line, 1, { supplier: freshId() }))).toEqual({ data: 'unrecognized_keys' });
    expect((await row()).state).toBe('sent');
  });

  it('[RFQ6, RFQ8] figures that nobody means are refused by name: below zero, beyond all, in units that there are not', async () => {
    const { line, first, row } = await requested();
    const another = await requested();
    const asked = stranger();
    const one = offer(line, 1_0000).lines[0];
    const refusedWith = async (over: object) => {
      const data = { ...offer(line, 1_0000), lines: [{ ...one, ...over }] };
      const answer = await asked.answer(first.token, 'answer', data);
      return [answer.statusCode < 500 && answer.statusCode >= 400, answer.json().fields];
    };
    const wrong: readonly (readonly [object, string])[] = [
      [{ price: 0 }, 'lines.0.price'],
      [{ price: Number.MAX_SAFE_INTEGER }, 'lines.0.price'],
      [{ price: 1.5 }, 'lines.0.price'],
      [{ price: '1000' }, 'lines.0.price'],
      [{ pack: -1000 }, 'lines.0.pack'],
      [{ pack: 0 }, 'lines.0.pack'],
      // Half a piece is no pack of pieces.
      [{ pack: 500 }, 'lines.0.pack'],
      [{ pack: 1e17 }, 'lines.0.pack'],
      [{ minimum: -1 }, 'lines.0.minimum'],
      [{ minimum: 1e17 }, 'lines.0.minimum'],
      [{ multiple: 0 }, 'lines.0.multiple'],
      [{ leadDays: -1 }, 'lines.0.leadDays'],
      [{ leadDays: 1e9 }, 'lines.0.leadDays'],
      [{ unit: 'box' }, 'lines.0'],
      [{ orderedIn: { unit: 'box', numerator: 12, denominator: 1 } }, 'lines.0'],
      [{ line: another.line }, 'lines.0.line'],
      [{ line: '__proto__' }, 'lines.0.line'],
    ];
    for (const [over, field] of wrong)
      expect([over, await refusedWith(over)]).toMatchObject([over, [true, { [field]: expect.anything() }]]);
    const twice = { ...offer(line, 1_0000), lines: [one, one] };
    expect((await asked.answer(first.token, 'answer', twice)).json().fields).toEqual({
      'lines.1.line': 'lineTwice',
    });
    const many = { ...offer(line, 1_0000), lines: Array.from({ length: 201 }, () => one) };
    expect((await asked.answer(first.token, 'answer', many)).json().fields).toEqual({ lines: 'too_big' });
    // The largest of each that there are, together: exact, or refused, but no fault.
    const most = await refusedWith({
      price: 999_999_999_9999,
      pack: 999_999_999_000,
      minimum: 999_999_999_000,
    });
    expect(most[0]).toBe(true);
    expect(await row()).toMatchObject({ state: 'sent', suppliers: [{ answers: 0 }, { answers: 0 }] });
    expect(await another.row()).toMatchObject({ state: 'sent' });
  });

  it('[RFQ15] declines, and shows nothing to answer once it is awarded or closed', async () => {
    const { id, line, near, first, second, row } = await requested();
    const asked = stranger();
    expect(
      (await asked.answer(first.token, 'decline', { note: 'Sold out' })).json().quotation.declinedAt,
    ).not.toBeNull();
    expect(await row()).toMatchObject({
      state: 'sent',
      suppliers: [{ declined: { note: 'Sold out', byLink: true } }, {}],
    });
    expect((await asked.answer(first.token, 'answer', offer(line, 2_0000))).statusCode).toBe(200);
    const award = { lines: [{ line, supplier: near }], keepPrices: false };
    await home.must({ kind: 'quoteRequest', document: id, type: 'award', data: award });
    for (const { token } of [first, second]) {
      const shown = (await stranger().read(token)).json();
      expect([shown.acts, shown.isCancelled, JSON.stringify(shown).includes('award')]).toEqual([
        ['ask'],
        false,
        false,
      ]);
    }
    const late = await stranger().answer(second.token, 'answer', offer(line, 1_0000));
    expect([late.statusCode, late.json().code]).toEqual([409, 'notThroughLink']);
  });

  it('[LNK8] guessed, revoked and expired links show nothing, and answer nothing', async () => {
    const { id, line, first, second, row } = await requested();
    const guessed = `${first.token.slice(0, -2)}zz`;
    await home.must({ kind: 'sharedLink', document: first.id, type: 'revoke', data: {} });
    const asked = stranger();
    for (const token of [guessed, first.token, id]) {
      const answers = [await asked.read(token), await asked.answer(token, 'answer', offer(line, 1_0000), 0)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    }
    expect((await asked.read(second.token)).statusCode).toBe(200);
    const { database, executor } = server;
    await expireLinks({ database, executor, now: () => fromNow(400 * 86_400_000) }, home.company);
    expect((await asked.read(second.token)).statusCode).toBe(404);
    expect((await asked.answer(second.token, 'answer', offer(line, 1_0000), 0)).statusCode).toBe(404);
    expect((await row()).state).toBe('sent');
  });

  it('[LNK16] a link is for a supplier that is asked, and each letter goes to one', async () => {
    const { id, linkFor } = await requested();
    const stray = await linkFor(freshId());
    expect(stray.answer.json()).toMatchObject({ code: 'partyMissing', fields: { party: 'partyMissing' } });
    const letter = { to: ['eva@example.com'], subject: 'Request', text: 'Hello' };
    const all = await home.ask('POST', `documents/quoteRequest/${id}/paper/mail/`, letter);
    expect(all.json()).toMatchObject({ code: 'partyMissing' });
  });

  it('[RFQ10, LNK17] sends files that its own answer names, five at most, and nobody else names them', async () => {
    const { id: request, line, first, second, row } = await requested();
    const asked = stranger();
    const sent = await asked.send(first.token, 'prices.pdf', '%PDF-1.7\n%%EOF');
    expect(sent.statusCode).toBe(200);
    const { id } = sent.json().file;
    const foreign = await stranger().answer(second.token, 'answer', offer(line, 1_0000, { files: [id] }));
    expect([foreign.statusCode, foreign.json().fields]).toEqual([409, { 'files.0': 'unknownFile' }]);
    expect((await asked.answer(first.token, 'answer', offer(line, 1_0000, { files: [id] }))).statusCode).toBe(
      200,
    );
    expect((await row()).suppliers[0].quotation.files).toEqual([id]);
    const sentFiles = (await home.ask('GET', `documents/file/${request}/`)).json().row;
    expect(sentFiles.entries).toMatchObject([{ id, needs: 'product.viewCost' }]);
    const bad = await asked.send(first.token, 'virus.exe', 'MZ\u0000\u0000');
    expect(bad.statusCode).toBe(415);
    for (let more = 0; more < 4; more += 1)
      expect((await asked.send(first.token, `n${more}.txt`, `note ${more}`)).statusCode).toBe(200);
    expect((await asked.send(first.token, 'sixth.txt', 'six')).json().code).toBe('tooManyFiles');
    const { token } = await home.make(await home.order(), {}, await server.cookieOf('sales@example.com'));
    expect((await asked.send(token, 'n.txt', 'note')).json().code).toBe('notThroughLink');
  });
});
