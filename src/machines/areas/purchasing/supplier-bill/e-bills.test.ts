import { describe, expect, test } from 'vitest';
import type { EBill, EBillLine } from '#model/areas/purchasing/supplier-bill/e-bill.ts';
import { billFromEBill, supplierIn } from '#model/areas/purchasing/supplier-bill/bill-from-e-bill.ts';
import { deviationsOf } from '#model/areas/purchasing/supplier-bill/supplier-bill.matching.ts';
import type { PurchasingWorld } from '../purchase-order/purchase-order.fixtures.ts';
import { billOf, postBill, receivedWorld } from './supplier-bill.fixtures.ts';

const line = (over: Partial<EBillLine> = {}): EBillLine => ({
  sellerCode: '',
  buyerCode: '',
  gtin: '',
  name: 'Screw',
  quantity: 10_000,
  unitCode: 'H87',
  price: 100_0000,
  discount: 0,
  amount: 1000_00,
  vatRate: 2500,
  ...over,
});

const read = (over: Partial<EBill> = {}): EBill => ({
  type: 'bill',
  number: 'F-9',
  billedOn: '2026-05-04',
  dueOn: '2026-06-03',
  currency: 'SEK',
  supplier: { name: 'Nobody AB', vatNumber: '', organisationNumber: '' },
  buyer: { name: '', vatNumber: '', organisationNumber: '' },
  order: '',
  corrects: '',
  vatCategories: ['S'],
  payTo: null,
  paymentReference: '',
  note: '',
  lines: [line()],
  stated: { net: 1000_00, vat: 250_00, rounding: 0, payable: 1250_00 },
  ...over,
});

function drafted(
  { world, product }: ReturnType<typeof receivedWorld>,
  over: Partial<EBill> = {},
  codes = true,
) {
  const supplier = world.row('supplier', world.supplier);
  const sku = world.row('product', product)?.sku ?? '';
  const known = { suppliers: supplier ? [supplier] : [], receipts: rowsOf(world) };
  const making = { newId: () => world.id(), today: world.env().today };
  const { name = '' } = supplier ?? {};
  const lines = (over.lines ?? [line()]).map((one) => (codes ? { ...one, buyerCode: sku } : one));
  return billFromEBill(
    world.view,
    read({ supplier: { name, vatNumber: '', organisationNumber: '' }, ...over, lines }),
    known,
    making,
  );
}

const rowsOf = (world: PurchasingWorld) =>
  world.log
    .filter(({ kind, type }) => kind === 'goodsReceipt' && type === 'created')
    .flatMap(({ document }) => world.row('goodsReceipt', document) ?? []);

describe('[EBL4] an e-invoice becomes a draft', () => {
  test('of its supplier, with its products, goods, days, account and sums', () => {
    const received = receivedWorld(10_000, 100_0000);
    const payTo = { type: 'bankgiro', account: '5050-1055', bic: '' } as const;
    const bill = drafted(received, { payTo, paymentReference: '1234574' });
    expect(bill).toMatchObject({
      type: 'bill',
      supplier: received.world.supplier,
      supplierNumber: 'F-9',
      dueOn: '2026-06-03',
      treatment: 'domestic',
      payTo,
      source: 'eInvoice',
      lines: [{ product: received.product, receipt: received.receipt, quantity: 10_000, amount: 1000_00 }],
    });
    expect(deviationsOf(received.world.view, { ...bill, id: 'x' })).toEqual([]);
  });

  test('of a supplier by VAT number before organisation number before name', () => {
    const { world } = receivedWorld(10_000, 100_0000);
    const row = world.row('supplier', world.supplier);
    if (!row) throw new Error('no supplier');
    const one = { ...row, id: 'vat', name: 'A', vatNumber: 'SE 556000-0001 01', organisationNumber: '' };
    const two = { ...row, id: 'org', name: 'B', vatNumber: '', organisationNumber: '556000-0001' };
    const three = { ...row, id: 'name', name: 'C AB', vatNumber: '', organisationNumber: '' };
    const found = (vatNumber: string, organisationNumber: string, name: string) =>
      supplierIn([three, two, one], { vatNumber, organisationNumber, name })?.id;
    expect(found('SE556000000101', '5560000001', 'c ab')).toBe('vat');
    expect(found('SE1', '5560000001', 'c ab')).toBe('org');
    expect(found('', '', 'c ab')).toBe('name');
    expect(found('', '', 'D')).toBeUndefined();
  });

  test('what has no known code stays a line with the supplier’s, which is named', () => {
    const received = receivedWorld(10_000, 100_0000);
    const bill = drafted(received, { lines: [line({ sellerCode: 'X-77' })] }, false);
    expect(bill.lines).toMatchObject([{ product: null, code: 'X-77', text: 'Screw', receipt: null }]);
    expect(deviationsOf(received.world.view, { ...bill, id: 'x' })).toMatchObject([
      { code: 'unknownProduct', field: 'code' },
    ]);
  });

  test('in the way of VAT that its categories say', () => {
    const received = receivedWorld(10_000, 100_0000);
    expect(drafted(received, { vatCategories: ['K'] }).treatment).toBe('euSupply');
    expect(drafted(received, { vatCategories: ['AE'] }).treatment).toBe('reverseChargeDomestic');
  });
});

describe('[EBL5] its lines find their receipts', () => {
  test('one line over several receipts becomes several, and they add up to it', () => {
    const received = receivedWorld(3000, 100_0000);
    received.receive(7000);
    const amount = 1000_01;
    const bill = drafted(received, { lines: [line({ amount })] });
    expect(bill.lines.map(({ quantity }) => quantity)).toEqual([3000, 7000]);
    expect(bill.lines.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
    expect(deviationsOf(received.world.view, { ...bill, id: 'x' }).map(({ code }) => code)).toEqual([
      'netDiffers',
    ]);
  });

  test('those of its order before older ones, and none that is billed', () => {
    const received = receivedWorld(10_000, 100_0000);
    const { world } = received;
    const second = received.receive(10_000);
    const order = world.row('goodsReceipt', second)?.order ?? '';
    const number = world.row('purchaseOrder', order)?.number ?? '';
    expect(drafted(received, { order: number.toLowerCase() }).lines[0]?.receipt).toBe(second);
    expect(drafted(received).lines[0]?.receipt).toBe(received.receipt);
    postBill(world, billOf(world, [received.receipt]));
    expect(drafted(received).lines[0]?.receipt).toBe(second);
  });

  test('what is beyond them stands on the last one, where it is named', () => {
    const received = receivedWorld(10_000, 100_0000);
    const bill = drafted(received, { lines: [line({ quantity: 12_000, amount: 1200_00 })] });
    expect(bill.lines).toMatchObject([{ quantity: 12_000, receipt: received.receipt }]);
    expect(deviationsOf(received.world.view, { ...bill, id: 'x' }).map(({ code }) => code)).toContain(
      'quantityHigher',
    );
  });

  test('a credit note takes back what was billed', () => {
    const received = receivedWorld(10_000, 100_0000);
    postBill(received.world, billOf(received.world, [received.receipt]));
    const credit = drafted(received, { type: 'creditNote' });
    expect(credit).toMatchObject({
      type: 'creditNote',
      lines: [{ receipt: received.receipt, quantity: 10_000 }],
    });
  });
});
