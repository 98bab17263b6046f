import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { openReceipt } from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type {
  GoodsReceiptRow,
  ReceiptCount,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { find, paste, press, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { GoodsReceiptPage } from './goods-receipt.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

function ReceiptOf({ id }: { readonly id: string }) {
  const row = useRow('goodsReceipt', id) as GoodsReceiptRow | undefined; // table goodsReceipt holds GoodsReceiptRow
  return row ? <GoodsReceiptPage row={row} /> : null;
}

/** The page of an uncounted receipt of one order line. */
async function receiptOf(form: Partial<ProductForm>) {
  const world = purchasingWorld();
  const product = activeProduct(world, { sku: 'TRACKED', ...form });
  const order = placedOrder(world, [{ product }]);
  const id = openReceipt(world, { order: order.id, source: 'order' });
  const device = deviceWith(world);
  const drafts = { ...device.drafts, keep: () => {}, forget: () => {} };
  const model: CompanyModel = { ...device, drafts };
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <ReceiptOf id={id} />);
  const counted = () =>
    propose.mock.calls
      .filter(([command]) => command.type === 'count')
      .map(([{ data }]) => (data as ReceiptCount).lines.map(({ quantity, lot }) => [quantity, lot])); // the data of `count`
  const given = () => propose.mock.calls.map(([command]) => command.type);
  return { counted, given };
}

const cell = (column: string): string => `tr[data-row] td[data-column=${column}] input`;
const columns = (): string[] =>
  [...document.querySelectorAll('tr[data-row]:first-child td[data-column]')].map(
    (each) => each.getAttribute('data-column') ?? '',
  );
const post = () => act(async () => find('[data-testid=command-post]').click());

it('[GR19] asks lot and expiry where the product has them, and of no other product', async () => {
  await receiptOf({});
  expect(columns()).not.toContain('lot');
  unmount();
  await receiptOf({ tracking: 'serial' });
  expect(columns()).toContain('lot');
  expect(columns()).not.toContain('expiresOn');
});

it('[GR19] posts a count with the lot and the day of its label, and says in the cell what is missing', async () => {
  const { counted, given } = await receiptOf({ tracking: 'lot', expires: true });
  type(cell('quantity'), '1');
  await post();
  expect(find('td[data-column=lot] [role=alert]').textContent).toBe('Give the lot or serial number.');
  type(cell('lot'), 'L1');
  await post();
  expect(find('td[data-column=expiresOn] [role=alert]').textContent).toBe(
    'Give the day on which it expires.',
  );
  type(cell('expiresOn'), '2026-09-01');
  await post();
  expect(counted().at(-1)).toEqual([[1_000, { code: 'L1', expiresOn: '2026-09-01' }]]);
  expect(given().at(-1)).toBe('post');
  expect(document.body.textContent).toContain('L1');
});

it('[GR19] a day without its lot is not kept, and says so in the cell of the lot', async () => {
  const { counted } = await receiptOf({ tracking: 'lot', expires: true });
  type(cell('quantity'), '1');
  type(cell('expiresOn'), '2026-09-01');
  expect(find('td[data-column=lot] [role=alert]').textContent).toBe('Give the lot or serial number.');
  await post();
  expect(counted()).toEqual([]);
});

it('[GR19] a column of serial numbers pasted in the cell is a line each', async () => {
  const { counted } = await receiptOf({ tracking: 'serial' });
  paste(cell('lot'), 'S1\nS2\nS3');
  await post();
  expect(
    counted()
      .at(-1)
      ?.map(([quantity, lot]) => [quantity, lot]),
  ).toEqual(['S1', 'S2', 'S3'].map((code) => [1_000, { code, expiresOn: null }]));
});

it('[GR19] serial numbers are typed one a row, and another lot is a key away', async () => {
  await receiptOf({ tracking: 'serial' });
  act(() => find('[data-testid=serials]').click());
  type('.ui-dialog textarea', 'S1\n\nS2\n');
  await act(async () => find('[data-testid=add-serials]').click());
  const lots = () => [...document.querySelectorAll<HTMLInputElement>(cell('lot'))].map(({ value }) => value);
  expect(lots()).toEqual(['S1', 'S2']);
  act(() => find(cell('lot')).focus());
  press('d', { ctrlKey: true });
  expect(lots()).toEqual(['S1', '', 'S2']);
});

it('[GR19] a scanned label is counted on the line of its lot', async () => {
  const { counted } = await receiptOf({
    tracking: 'lot',
    expires: true,
    barcodes: [{ code: '4006381333931', quantity: 1_000 }],
  });
  const scan = 'input[placeholder="Scan or type SKU or barcode"]';
  for (const label of ['(10)L7(17)270131(37)2', '(10)L8(17)270228', '(10)l7(17)270131']) {
    type(scan, `(01)04006381333931${label}`);
    act(() => find(scan).focus());
    press('Enter');
  }
  await act(async () => find('[data-testid=save]').click());
  expect(counted().at(-1)).toEqual([
    [3_000, { code: 'L7', expiresOn: '2027-01-31' }],
    [1_000, { code: 'L8', expiresOn: '2027-02-28' }],
  ]);
});
