import { describe, expect, test } from 'vitest';
import {
  answerFixture,
  answerLineFixture,
} from '#model/areas/purchasing/quote-request/quote-request.fixtures.ts';
import { RequestWorld } from './requests.fixtures.ts';

describe('asking', () => {
  test('[RFQ1, RFQ2] a request asks each supplier once, for a product once a day', () => {
    const world = new RequestWorld();
    const { base, near, bolt } = world;
    const create = (over: object) => world.why(base.id(), 'create', world.form(over));
    expect(create({ suppliers: [near, near] })).toMatchObject({ fields: { 'suppliers.1': 'supplierTwice' } });
    expect(create({ suppliers: [base.id()] })).toMatchObject({
      fields: { 'suppliers.0': 'unknownSupplier' },
    });
    expect(create({ warehouse: base.id() })).toMatchObject({ fields: { warehouse: 'unknownWarehouse' } });
    const line = (over: object = {}) => ({ ...world.form().lines[0], id: base.id(), product: bolt, ...over });
    expect(create({ lines: [line(), line()] })).toMatchObject({
      fields: { 'lines.1.product': 'productTwice' },
    });
    expect(create({ lines: [line({ quantity: 1_500 })] })).toMatchObject({ code: 'quantityNotWhole' });
    expect(create({ lines: [line(), line({ wantedOn: '2026-06-01' })] })).toBeNull();
  });

  test('[RFQ3] it is sent with lines, to suppliers that take orders, until a day that is still to come', () => {
    const world = new RequestWorld();
    const { base, near } = world;
    const send = (over: object) => world.why(world.draft(over), 'send');
    expect(send({ lines: [] })).toMatchObject({ fields: { lines: 'noLines' } });
    expect(send({ suppliers: [], lines: [{ ...world.form().lines[0], id: base.id() }] })).toMatchObject({
      fields: { suppliers: 'noSuppliersAsked' },
    });
    const fresh = (over: object) => send({ lines: [{ ...world.form().lines[0], id: base.id() }], ...over });
    expect(fresh({ answerBy: '2026-05-03' })).toMatchObject({ fields: { answerBy: 'answerByIsPast' } });
    expect(fresh({ answerBy: '2026-05-04' })).toBeNull();
    base.must('supplier', near, 'block', { reason: 'other' });
    expect(fresh({})).toMatchObject({
      code: 'supplierNotActive',
      fields: { 'suppliers.0': 'supplierNotActive' },
    });
  });

  test('[RFQ4, RFQ5] more suppliers are asked, and the deadline is put off, until it ends', () => {
    const world = new RequestWorld();
    const { near } = world;
    const id = world.sent({ answerBy: '2026-05-10' });
    const third = world.supplier({ number: 'S-3', name: 'Third' });
    expect(world.why(id, 'ask', { suppliers: [near] })).toMatchObject({
      fields: { suppliers: 'supplierTwice' },
    });
    expect(world.why(id, 'ask', { suppliers: [third] })).toBeNull();
    expect(world.row(id).suppliers).toMatchObject([{}, {}, { supplier: third, answers: 0 }]);
    expect(world.why(id, 'extend', { answerBy: '2026-05-03' })).toMatchObject({
      fields: { answerBy: 'answerByIsPast' },
    });
    expect(world.why(id, 'extend', { answerBy: '2026-05-10' })).toMatchObject({ code: 'nothingChanged' });
    expect(world.why(id, 'extend', { answerBy: '2026-05-20' })).toBeNull();
    world.base.must('quoteRequest', id, 'close', { reason: 'notNeeded' });
    expect(world.row(id)).toMatchObject({ state: 'closed', closedFor: 'notNeeded' });
    expect(world.why(id, 'ask', { suppliers: [world.supplier({ number: 'S-4' })] })).toMatchObject({
      code: 'notInState',
    });
  });
});

describe('answering', () => {
  test('[RFQ6] an answer takes the place of the one before it, and the same again is none', () => {
    const world = new RequestWorld();
    const { near } = world;
    const id = world.sent();
    expect(world.row(id).state).toBe('sent');
    world.answer(id, near);
    expect(world.row(id).state).toBe('answered');
    const again = answerFixture({ supplier: near, lines: [world.nuts(), world.bolts()] });
    expect(world.why(id, 'answer', again)).toMatchObject({ code: 'nothingChanged' });
    world.answer(id, near, { lines: [world.bolts({ price: 7_5000 })] });
    expect(world.row(id).suppliers[0]).toMatchObject({
      answers: 2,
      quotation: { lines: [{ line: world.boltLine, price: 7_5000 }] },
    });
  });

  test('[RFQ6] an answer follows what was shown of its own supplier alone', () => {
    const world = new RequestWorld();
    const { near, far } = world;
    const id = world.sent();
    world.answer(id, far);
    world.answer(id, near, { shown: 0 });
    const stale = answerFixture({ supplier: near, shown: 0, lines: [world.bolts({ price: 1_0000 })] });
    expect(world.why(id, 'answer', stale)).toMatchObject({ code: 'stale' });
    expect(world.why(id, 'decline', { supplier: near, note: '', shown: 0 })).toMatchObject({ code: 'stale' });
  });

  test('[RFQ6, RFQ8] what cannot be taken is named at its field', () => {
    const world = new RequestWorld();
    const { near, base } = world;
    const id = world.sent();
    const other = world.supplier({ number: 'S-9', name: 'Not asked' });
    const why = (over: object) =>
      world.why(id, 'answer', answerFixture({ supplier: near, lines: [world.bolts()], ...over }))?.fields;
    expect(why({ supplier: other })).toEqual({ supplier: 'notAskedForQuote' });
    expect(why({ lines: [] })).toEqual({ lines: 'nothingOffered' });
    expect(why({ lines: [world.bolts({ price: null })] })).toEqual({ lines: 'nothingOffered' });
    expect(why({ lines: [answerLineFixture({ line: base.id() })] })).toEqual({
      'lines.0.line': 'unknownLine',
    });
    expect(why({ lines: [world.bolts(), world.bolts()] })).toEqual({ 'lines.1.line': 'lineTwice' });
    expect(why({ lines: [world.nuts(), world.bolts({ pack: 1_500 })] })).toMatchObject({
      'lines.1.pack': 'quantityNotWhole',
    });
    expect(why({ lines: [world.bolts({ pack: 1_000_000_000, minimum: 1_000_000_000_000 })] })).toEqual({
      'lines.0.minimum': 'quantityTooLarge',
    });
    expect(why({ lines: [world.bolts({ pack: 1_000_000_000, multiple: 1_000_000_000_000 })] })).toEqual({
      'lines.0.multiple': 'quantityTooLarge',
    });
    expect(why({ lines: [world.bolts({ price: 1_000_000_000_000, minimum: 1_000_000_000 })] })).toMatchObject(
      {
        'lines.0.quantity': 'amountTooLarge',
      },
    );
    expect(why({ validUntil: '2026-05-03' })).toEqual({ validUntil: 'validUntilIsPast' });
    expect(why({ files: [base.id()] })).toEqual({ 'files.0': 'unknownFile' });
    expect(world.row(id)).toMatchObject({ state: 'sent', suppliers: [{ answers: 0 }, { answers: 0 }] });
  });

  test('[RFQ6] whoever declines takes its answer back; where nobody offers anything, it waits again', () => {
    const world = new RequestWorld();
    const { near, far } = world;
    const id = world.sent();
    world.answer(id, near);
    world.answer(id, far, { currency: 'EUR' });
    expect(world.why(id, 'decline', { supplier: near, note: 'Sold out' })).toBeNull();
    expect(world.row(id)).toMatchObject({
      state: 'answered',
      suppliers: [{ declined: { note: 'Sold out' } }, {}],
    });
    expect(world.row(id).suppliers[0]).not.toHaveProperty('quotation');
    expect(world.why(id, 'decline', { supplier: near, note: 'Sold out' })).toMatchObject({
      code: 'nothingChanged',
    });
    expect(world.why(id, 'decline', { supplier: far, note: '' })).toBeNull();
    expect(world.row(id).state).toBe('sent');
    world.answer(id, near);
    expect(world.row(id).suppliers[0]).not.toHaveProperty('declined');
  });

  test('[RFQ7] an answer after the deadline is taken, and is late', () => {
    const world = new RequestWorld();
    const { base, near, far } = world;
    const id = world.sent({ answerBy: '2026-05-04' });
    world.answer(id, near);
    base.now = '2026-05-05T08:00:00.000Z';
    world.answer(id, far);
    const [first, second] = world.row(id).suppliers;
    expect([first?.quotation?.isLate, second?.quotation?.isLate]).toEqual([undefined, true]);
  });

  test('[RFQ15] a link answers for the supplier that it was made for, and for no other', () => {
    const world = new RequestWorld();
    const { base, near, far } = world;
    const id = world.sent();
    const link = base.id();
    const data = {
      about: 'quoteRequest',
      of: id,
      purpose: 'quoteRequest',
      contact: 'Eva',
      locale: 'sv',
      days: 30,
    };
    expect(base.do('sharedLink', base.id(), 'make', data)).toMatchObject({
      refusal: { fields: { party: 'partyMissing' } },
    });
    base.must('sharedLink', link, 'make', { ...data, party: far });
    expect(base.row('sharedLink', link)).toMatchObject({ party: far, name: 'Eva, Far GmbH' });
    base.by = link;
    const answer = (supplier: string) => answerFixture({ supplier, lines: [world.bolts()] });
    expect(world.why(id, 'answer', answer(near))).toMatchObject({ code: 'onlyByLink' });
    expect(world.why(id, 'decline', { supplier: near, note: '' })).toMatchObject({ code: 'onlyByLink' });
    expect(world.why(id, 'answer', answer(far))).toBeNull();
    expect(world.row(id).suppliers[1]?.quotation).toMatchObject({ byLink: true, by: link });
  });
});

test('what was folded one by one is folded the same from the log', () => {
  const world = new RequestWorld();
  const id = world.sent();
  world.answer(id, world.near);
  world.base.must('quoteRequest', id, 'estimate', { supplier: world.near, freight: 500, duty: null });
  world.base.must('quoteRequest', id, 'noteMailed', { supplier: world.near }, { internal: true });
  world.base.must('quoteRequest', id, 'award', {
    lines: [{ line: world.boltLine, supplier: world.near }],
    keepPrices: true,
  });
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});
