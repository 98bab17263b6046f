import { describe, expect, test } from 'vitest';
import { consider } from '#model/engine/propose.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { freight, LandingWorld } from './landed-cost.fixtures.ts';

const PERIOD = { overReceipt: 0, closedUntil: '2026-05-31', closesAhead: true };

describe('figures of landed cost', () => {
  test('[LC7] 5 at 10 and 5 at 12, one sold, landed 10 on the first: stock 108, average 12, the sale cost 12', () => {
    const world = new LandingWorld();
    const first = world.buy(5_000, 10_0000);
    world.buy(5_000, 12_0000);
    world.sell(1_000);
    const landed = world.landed([freight(10_00)], first);
    expect(world.split(landed)).toEqual([[9_00, 1_00]]);
    expect(world.worth()).toEqual({ quantity: 9_000, value: 108_00 });
    expect(world.cost()).toBe(12_00);
    expect(world.landing(landed)).toMatchObject({ state: 'posted', number: 'LC-2026-00001' });
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[LC7] 100 received, landed 20 and then 30: 150', () => {
    const world = new LandingWorld();
    const receipt = world.buy(10_000, 10_0000);
    world.landed([freight(20_00)], receipt);
    world.landed([freight(30_00)], receipt);
    expect(world.worth()).toEqual({ quantity: 10_000, value: 150_00 });
  });

  test('[LC5] 10 received, 4 returned to the supplier: spread over 6', () => {
    const world = new LandingWorld();
    const { receipt } = world.received(10_000, {}, { price: 1_0000 });
    world.sent(receipt, 4_000);
    const other = world.buy(6_000, 1_0000);
    const landed = world.landed([freight(12_00, { basis: 'quantity' })], receipt, other);
    expect(world.landing(landed).lines.map(({ quantity, value }) => [quantity, value])).toEqual([
      [6_000, 6_00],
      [6_000, 6_00],
    ]);
    expect(world.worth()).toEqual({ quantity: 12_000, value: 24_00 });
  });
});

describe('spreading', () => {
  test('[LC4] each charge by its own basis; what a supplier is owed in another currency at the rate of the day', () => {
    const world = new LandingWorld({ weight: 100, length: 10, width: 10, height: 10 });
    const heavy = activeProduct(world.base, { sku: 'HEAVY', weight: 300, length: 10, width: 10, height: 70 });
    const receipt = world.counted(
      { quantity: 3_000, unitCost: 1_0000 },
      { product: heavy, quantity: 1_000, unitCost: 9_0000 },
    );
    world.base.must('goodsReceipt', receipt, 'post');
    const landed = world.landed(
      [
        freight(10_00, { basis: 'value' }),
        freight(10_00, { basis: 'quantity' }),
        freight(10_00, { basis: 'weight' }),
        freight(10_00, { basis: 'volume' }),
        freight(10_01, { basis: 'quantity', currency: 'EUR', rate: 11_345_000 }),
      ],
      receipt,
    );
    // 10.01 EUR at 11.345 are 113.56 (113.56345) SEK.
    expect(world.landing(landed).lines.map(({ amounts }) => amounts)).toEqual([
      [2_50, 7_50, 5_00, 3_00, 85_17],
      [7_50, 2_50, 5_00, 7_00, 28_39],
    ]);
  });

  test('[LC5] parts add up to the whole to the minor unit, over lines of many receipts', () => {
    const world = new LandingWorld();
    const receipts = [1, 2, 3].map(() => world.buy(1_000, 7_0000));
    const landed = world.landed([freight(10_00), freight(1)], ...receipts);
    const { lines } = world.landing(landed);
    expect(lines.map(({ amounts }) => amounts)).toEqual([
      [3_34, 1],
      [3_33, 0],
      [3_33, 0],
    ]);
    expect(lines.reduce((sum, { value, expensed }) => sum + value + expensed, 0)).toBe(10_01);
    expect(world.worth()).toEqual({ quantity: 3_000, value: 31_01 });
  });

  test('[LC3] over the lines that were chosen; services carry nothing', () => {
    const world = new LandingWorld();
    const other = activeProduct(world.base, { sku: 'OTHER' });
    const service = activeProduct(world.base, { sku: 'SERVICE', kind: 'service' });
    const receipt = world.counted(
      { quantity: 1_000, unitCost: 1_0000 },
      { product: other, quantity: 1_000, unitCost: 1_0000 },
      { product: service, quantity: 1_000, unitCost: 1_0000 },
    );
    world.base.must('goodsReceipt', receipt, 'post');
    expect(world.split(world.landed([freight(2_00)], receipt))).toEqual([
      [1_00, 0],
      [1_00, 0],
    ]);
    const ids = world.base.row('goodsReceipt', receipt)?.lines.map(({ id }) => id) ?? [];
    const form = (lines: (string | undefined)[]) => ({
      on: '2026-05-04',
      charges: [freight(2_00)],
      receipts: [{ receipt, lines }],
      notes: '',
    });
    const id = world.base.id();
    world.base.must('landedCost', id, 'create', form([ids[1]]));
    world.base.must('landedCost', id, 'post');
    expect(world.landing(id).lines.map(({ product, value }) => [product, value])).toEqual([[other, 2_00]]);
    expect(world.why(world.base.id(), 'create', form([ids[2]]), 'landedCost')).toEqual({
      code: 'unknownLine',
      fields: ['receipts.0.lines'],
    });
  });

  test('[LC2, LC4] what cannot be spread is refused at its field', () => {
    const world = new LandingWorld({ weight: 0 });
    const free = world.buy(1_000, 0);
    const why = (charges: Parameters<typeof world.drafted>[0], ...receipts: readonly string[]) =>
      world.why(world.drafted(charges, ...receipts), 'post', {}, 'landedCost');
    expect(why([], free)).toEqual({ code: 'noCharges', fields: ['charges'] });
    expect(why([freight(1_00)])).toEqual({ code: 'noReceipts', fields: ['receipts'] });
    expect(why([freight(0)], free)).toEqual({ code: 'amountMissing', fields: ['charges.0.amount'] });
    expect(why([freight(1_00, { currency: 'EUR' })], free)).toEqual({
      code: 'rateMissing',
      fields: ['charges.0.rate'],
    });
    const [unlike, unweighed, unsized] = (['value', 'weight', 'volume'] as const).map((basis) =>
      why([freight(1_00, { basis: 'quantity' }), freight(1_00, { basis })], free),
    );
    expect(unlike).toEqual({ code: 'nothingToSpreadBy', fields: ['charges.1.basis'] });
    expect(unweighed).toEqual({ code: 'weightMissing', fields: ['charges.1.basis'] });
    expect(unsized).toEqual({ code: 'sizeMissing', fields: ['charges.1.basis'] });
  });
});

describe('before its receipts are posted', () => {
  test('[LC6] it waits, and is booked in the act that posts the last of them', () => {
    const world = new LandingWorld();
    const [first, second] = [
      world.counted({ quantity: 1_000, unitCost: 10_0000 }),
      world.counted({ quantity: 1_000, unitCost: 30_0000 }),
    ];
    const id = world.landed([freight(4_00)], first, second);
    expect(world.landing(id)).toMatchObject({ state: 'awaiting', number: null });
    world.base.must('goodsReceipt', first, 'post');
    expect(world.landing(id).state).toBe('awaiting');
    expect(world.worth()).toEqual({ quantity: 1_000, value: 10_00 });
    world.base.must('goodsReceipt', second, 'post');
    expect(world.landing(id)).toMatchObject({ state: 'posted', number: 'LC-2026-00001' });
    expect(world.split(id)).toEqual([
      [1_00, 0],
      [3_00, 0],
    ]);
    expect(world.worth()).toEqual({ quantity: 2_000, value: 44_00 });
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[LC6] a receipt posts all the same where it cannot be booked, and it says why it waits', () => {
    const world = new LandingWorld({ weight: 0 });
    const receipt = world.counted({ quantity: 1_000, unitCost: 10_0000 });
    const id = world.landed([freight(4_00, { basis: 'weight' })], receipt);
    world.base.must('goodsReceipt', receipt, 'post');
    expect(world.landing(id).state).toBe('awaiting');
    expect(world.why(id, 'post', {}, 'landedCost')).toMatchObject({ code: 'weightMissing' });
    world.base.must('landedCost', id, 'withdraw');
    const { on, notes, receipts } = world.landing(id);
    world.base.must('landedCost', id, 'update', { on, notes, receipts, charges: [freight(4_00)] });
    world.base.must('landedCost', id, 'post');
    expect(world.worth()).toEqual({ quantity: 1_000, value: 14_00 });
  });

  test('[LC3] a receipt that was discarded is named', () => {
    const world = new LandingWorld();
    const receipt = world.counted({ quantity: 1_000, unitCost: 10_0000 });
    const id = world.landed([freight(4_00)], receipt);
    world.base.must('goodsReceipt', receipt, 'discard');
    expect(world.why(id, 'post', {}, 'landedCost')).toEqual({
      code: 'receiptIsGone',
      fields: ['receipts.0.receipt'],
    });
  });
});

describe('its reversal', () => {
  test('[LC8] the same amounts leave stock and cost of goods, by what is here then', () => {
    const world = new LandingWorld();
    const receipt = world.buy(10_000, 10_0000);
    const landed = world.landed([freight(10_00)], receipt);
    world.sell(5_000);
    world.base.must('landedCost', landed, 'reverse', { reason: 'enteredByMistake' });
    expect(world.entries().at(-1)).toMatchObject({ type: 'landed', value: -5_00, expensed: -5_00 });
    expect(world.worth()).toEqual({ quantity: 5_000, value: 50_00 });
    expect(world.cost()).toBe(50_00);
    expect(world.landing(landed)).toMatchObject({ state: 'reversed', reversedFor: 'enteredByMistake' });
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[LC8] what had gone to cost of goods is taken from there', () => {
    const world = new LandingWorld();
    const receipt = world.buy(10_000, 10_0000);
    world.sell(5_000);
    const landed = world.landed([freight(10_00)], receipt);
    world.sell(4_000);
    world.base.must('landedCost', landed, 'reverse', { reason: 'enteredByMistake' });
    expect(world.entries().at(-1)).toMatchObject({ value: -1_00, expensed: -9_00 });
    expect(world.worth()).toEqual({ quantity: 1_000, value: 10_00 });
    expect(world.cost()).toBe(90_00);
  });

  test('[LC8] of goods that all went back to the supplier, it leaves the stock that it was left in', () => {
    const world = new LandingWorld();
    const { receipt } = world.received(10_000, {}, { price: 1_0000 });
    world.buy(10_000, 1_0000);
    const landed = world.landed([freight(10_00)], receipt);
    world.sent(receipt, 10_000);
    expect(world.worth()).toEqual({ quantity: 10_000, value: 20_00 });
    world.base.must('landedCost', landed, 'reverse', { reason: 'enteredByMistake' });
    expect(world.worth()).toEqual({ quantity: 10_000, value: 10_00 });
    expect(world.cost()).toBe(10_00);
  });

  test('[LC8, GR44] a receipt is reversed or corrected only after it; the refusal names it and leads there', () => {
    const world = new LandingWorld();
    const receipt = world.buy(10_000, 10_0000);
    const landed = world.landed([freight(10_00)], receipt);
    const refusal = {
      code: 'carriesLandedCost',
      params: { landedCost: 'LC-2026-00001' },
      fix: { kind: 'landedCost', document: landed, type: 'reverse' },
    };
    const reverse = () => world.base.do('goodsReceipt', receipt, 'reverse', { reason: 'wrongItem' });
    expect(reverse()).toEqual({ accepted: false, refusal });
    const lines = (world.base.row('goodsReceipt', receipt)?.lines ?? []).map(
      ({ id, orderLine, product, location, unitCost }) => {
        return { id, orderLine, product, quantity: 9_000, rejected: 0, location, unitCost };
      },
    );
    const correction = { reason: 'wrongItem', lines, overReason: null, deliveryNote: '' };
    expect(world.base.do('goodsReceipt', receipt, 'correct', correction)).toEqual({
      accepted: false,
      refusal,
    });
    world.base.must('landedCost', landed, 'reverse', { reason: 'enteredByMistake' });
    expect(reverse().accepted).toBe(true);
    expect(world.worth()).toEqual({ quantity: 0, value: 0 });
  });
});

describe('who may', () => {
  test('[LC1] who may not see costs neither writes nor posts it', () => {
    const world = new LandingWorld();
    const receipt = world.buy(1_000, 1_0000);
    const id = world.drafted([freight(1_00)], receipt);
    world.base.may = (permission) => permission !== 'product.viewCost';
    const refused = { code: 'notPermitted', fields: [] };
    expect(world.why(id, 'post', {}, 'landedCost')).toEqual(refused);
    const { on, charges, receipts, notes } = world.landing(id);
    expect(world.why(id, 'update', { on, charges, receipts, notes }, 'landedCost')).toEqual(refused);
  });

  test('[LC9] who is limited to warehouses spreads charges over their receipts alone', () => {
    const world = new LandingWorld();
    const receipt = world.buy(1_000, 1_0000);
    const id = world.drafted([freight(1_00)], receipt);
    world.base.warehouses = new Set([world.base.id()]);
    const refused = { code: 'unknownDocument', fields: ['receipts.0.receipt'] };
    expect(world.why(id, 'post', {}, 'landedCost')).toEqual(refused);
    const { on, charges, receipts, notes } = world.landing(id);
    const form = { on, charges, receipts, notes };
    expect(world.why(world.base.id(), 'create', form, 'landedCost')).toEqual(refused);
    world.base.warehouses = new Set([world.base.warehouse]);
    world.base.must('landedCost', id, 'post');
    world.base.warehouses = new Set([world.base.id()]);
    expect(world.why(id, 'reverse', { reason: 'other' }, 'landedCost')).toEqual(refused);
    world.base.warehouses = null;
    world.base.must('landedCost', id, 'reverse', { reason: 'other' });
  });

  test('[LC7] nothing is posted or taken back while today is closed', () => {
    const world = new LandingWorld();
    const receipt = world.buy(1_000, 1_0000);
    const [posted, draft] = [world.landed([freight(1_00)], receipt), world.drafted([freight(1_00)], receipt)];
    const policies = world.base.row('company', COMPANY)?.policies;
    world.base.must('company', COMPANY, 'changePolicies', { ...policies, ...PERIOD });
    const asked = (document: string, type: string) =>
      consider(world.base.engine, world.base.store, { kind: 'landedCost', document, type }, world.base.env());
    expect(asked(draft, 'post')).toMatchObject({ code: 'periodClosed' });
    expect(asked(posted, 'reverse')).toMatchObject({ code: 'periodClosed' });
  });

  test('[LC10] a supplier of a charge that is not posted yet is not archived', () => {
    const world = new LandingWorld();
    const { supplier } = world.base;
    const receipt = world.buy(1_000, 1_0000);
    const id = world.drafted([freight(1_00, { supplier })], receipt);
    world.base.must('supplier', supplier, 'block', { reason: 'other' });
    expect(world.why(supplier, 'archive', {}, 'supplier')).toMatchObject({ code: 'landedCostsOpen' });
    world.base.must('landedCost', id, 'discard');
    expect(world.base.do('supplier', supplier, 'archive').accepted).toBe(true);
  });
});
