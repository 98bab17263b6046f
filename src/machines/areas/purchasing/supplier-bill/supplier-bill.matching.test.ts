import { describe, expect, test } from 'vitest';
import { usualBills } from '#model/areas/setup/company/bill-policy.ts';
import type { BillForm, BillLine } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { deviationsOf } from '#model/areas/purchasing/supplier-bill/supplier-bill.matching.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { PurchasingWorld } from '../purchase-order/purchase-order.fixtures.ts';
import { billOf, postBill, receivedWorld } from './supplier-bill.fixtures.ts';

/** Ten pieces at 100.00. */
const received = () => receivedWorld(10_000, 100_0000);

function differing(
  world: PurchasingWorld,
  receipt: string,
  line: Partial<BillLine>,
  over: Partial<BillForm> = {},
) {
  const row = world.row(
    'supplierBill',
    billOf(world, [receipt], () => line, over),
  );
  return row ? deviationsOf(world.view, row) : [];
}

const withPolicy = (world: PurchasingWorld, bills: object): void => {
  const policies = world.row('company', COMPANY)?.policies;
  world.must('company', COMPANY, 'changePolicies', { ...policies, bills: { ...usualBills, ...bills } });
};

describe('what a bill differs by', () => {
  test('[SBL4] nothing, made from its receipt', () => {
    const { world, receipt } = received();
    expect(differing(world, receipt, {})).toEqual([]);
  });

  test.each([
    [102_0000, 1020_00, []],
    [102_0100, 1020_10, [{ code: 'priceHigher', field: 'price', expected: 100_0000, found: 102_0100 }]],
    [98_0000, 980_00, []],
    [97_9900, 979_90, [{ code: 'priceLower', field: 'price', expected: 100_0000, found: 97_9900 }]],
  ])('[SBL4] a price of %i within two percent agrees, beyond it is named', (price, amount, expected) => {
    const { world, receipt } = received();
    expect(differing(world, receipt, { price, amount })).toMatchObject(expected);
  });

  test('[SBL4] within the share, and within the amount', () => {
    const { world, receipt } = received();
    withPolicy(world, { tolerance: 10_000, toleranceValue: 5_00 });
    expect(differing(world, receipt, { price: 100_5000, amount: 1005_00 })).toEqual([]);
    expect(differing(world, receipt, { price: 100_5100, amount: 1005_10 })).toMatchObject([
      { code: 'priceHigher' },
    ]);
    withPolicy(world, { tolerance: 10_000, toleranceValue: null });
    expect(differing(world, receipt, { price: 150_0000, amount: 1500_00 })).toEqual([]);
    withPolicy(world, { tolerance: 0, toleranceValue: null });
    expect(differing(world, receipt, { price: 100_0100, amount: 1000_10 })).toMatchObject([
      { code: 'priceHigher' },
    ]);
  });

  test('[SBL4] the price is that of the unit it is billed in', () => {
    const { world, receipt } = received();
    const orderedIn = { unit: 'box', numerator: 10, denominator: 1 };
    const box = { orderedIn, price: 1100_0000, amount: 1100_00 };
    expect(differing(world, receipt, box)).toMatchObject([
      { code: 'priceHigher', expected: 1000_0000, found: 1100_0000 },
    ]);
  });

  test('[SBL5] more than is left to bill, whether billed or claimed by another bill', () => {
    const { world, receipt } = received();
    const part = { quantity: 4000, amount: 400_00 };
    postBill(
      world,
      billOf(world, [receipt], () => part),
    );
    const more = { quantity: 7000, amount: 700_00 };
    expect(differing(world, receipt, more)).toMatchObject([
      { code: 'quantityHigher', field: 'quantity', expected: 6000, found: 7000 },
    ]);
    world.must(
      'supplierBill',
      billOf(world, [receipt], () => part),
      'match',
    );
    expect(differing(world, receipt, { quantity: 3000, amount: 300_00 })).toMatchObject([
      { code: 'quantityHigher', expected: 2000 },
    ]);
  });

  test('[SBL5] two lines of a bill share what is left', () => {
    const { world, receipt } = received();
    const [line] = world.row('supplierBill', billOf(world, [receipt]))?.lines ?? [];
    const half = () => ({ ...line, id: world.id(), quantity: 6000, amount: 600_00 }) as BillLine;
    const bill = billOf(world, [], () => ({}), { lines: [half(), half()] });
    const row = world.row('supplierBill', bill);
    expect(row && deviationsOf(world.view, row)).toMatchObject([
      { line: row?.lines[1]?.id, code: 'quantityHigher', expected: 4000, found: 6000 },
    ]);
  });

  test('[SBL3] wrong sums are named one by one', () => {
    const { world, receipt } = received();
    const stated = { net: 999_00, vat: 250_03, rounding: 1, payable: 1250_00 };
    expect(differing(world, receipt, { amount: 1000_02 }, { stated })).toEqual([
      expect.objectContaining({ code: 'lineSumDiffers', field: 'amount', expected: 1000_00, found: 1000_02 }),
      { line: null, code: 'netDiffers', field: 'stated.net', expected: 1000_02, found: 999_00 },
      { line: null, code: 'vatDiffers', field: 'stated.vat', expected: 250_01, found: 250_03 },
      { line: null, code: 'payableDiffers', field: 'stated.payable', expected: 1249_04, found: 1250_00 },
    ]);
  });

  test('[SBL5] codes that are unknown, goods without a receipt, another product, a receipt that was reversed', () => {
    const { world, product, receipt, receive } = received();
    const bare = { receipt: null, receiptLine: null };
    expect(differing(world, receipt, { ...bare, product: null, code: 'X-1' })).toMatchObject([
      { code: 'unknownProduct', field: 'code' },
    ]);
    expect(differing(world, receipt, bare)).toMatchObject([{ code: 'noReceipt', field: 'receiptLine' }]);
    const other = world.id();
    world.must('product', other, 'create', { ...productOf(world, product), sku: 'OTHER' });
    expect(differing(world, receipt, { product: other })).toMatchObject([
      { code: 'otherProduct', field: 'product' },
    ]);
    const gone = receive();
    const bill = billOf(world, [gone]);
    world.must('goodsReceipt', gone, 'reverse', { reason: 'wrongItem' });
    const row = world.row('supplierBill', bill);
    expect(row && deviationsOf(world.view, row)).toMatchObject([{ code: 'notReceived' }]);
  });

  test('[SBL3] VAT that the buyer reckons is not charged', () => {
    const { world, receipt } = received();
    const stated = { net: 1000_00, vat: 0, rounding: 0, payable: 1000_00 };
    expect(differing(world, receipt, {}, { treatment: 'euSupply', stated })).toEqual([]);
  });
});

function productOf(world: PurchasingWorld, id: string): object {
  const created = world.log.find(({ document, type }) => document === id && type === 'created');
  return created?.data as object; // the form of a product
}
