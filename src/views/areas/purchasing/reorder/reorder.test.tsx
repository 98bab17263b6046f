import { act } from 'react';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { purchasingWorld } from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { ReorderPage } from './reorder.page.tsx';

/** Bolts of two suppliers and nuts of one are below their minimum; washers have no supplier, screws no rule. */
function world() {
  const base = purchasingWorld();
  const { warehouse, supplier } = base;
  const other = base.id();
  base.must(
    'supplier',
    other,
    'create',
    supplierFixture({ number: 'S-2', name: 'Bultar & Co', leadDays: 3 }),
  );
  const from = (id: string, purchasePrice: number, minimum = 0) => ({
    supplier: id,
    code: '',
    purchasePrice,
    minimum,
    leadDays: 5,
  });
  const rule = (min: number, max: number, multiple: number) => [{ warehouse, min, max, multiple }];
  const bolt = activeProduct(base, {
    sku: 'BOLT',
    suppliers: [from(supplier, 5_0000), from(other, 6_0000)],
    reorder: rule(100_000, 755_000, 1_000),
  });
  const nut = activeProduct(base, {
    sku: 'NUT',
    suppliers: [from(supplier, 1_0000, 60_000)],
    reorder: rule(10_000, 20_000, 25_000),
  });
  const washer = activeProduct(base, { sku: 'WASHER', reorder: rule(1_000, 1_000, 1_000) });
  const screw = activeProduct(base, { sku: 'SCREW', suppliers: [from(other, 2_0000)] });
  return { base, warehouse, supplier, other, bolt, nut, washer, screw };
}

async function showReorder(at = '', made = world()) {
  const model = deviceWith(made.base);
  await showAt(model, `/en/apps/purchasing/reorder${at}`, ReorderPage);
  const drafts = () =>
    (model.replica.rows('purchaseOrder') as readonly PurchaseOrderRow[]).map((row) => ({
      supplier: row.supplier,
      warehouse: row.warehouse,
      expectedOn: row.expectedOn,
      lines: row.lines.map(({ product, quantity, price }) => [product, quantity, price]),
    }));
  return { ...made, model, drafts };
}

const ticks = () =>
  [...document.querySelectorAll<HTMLInputElement>('tr[data-row] input[type=checkbox]')].map(
    ({ checked }) => checked,
  );
const quantities = () =>
  [...document.querySelectorAll<HTMLInputElement>('td[data-column=quantity] input')].map(
    ({ value }) => value,
  );

it('[PO17] what is below its reorder point is proposed in whole multiples, and ticked if somebody sells it', async () => {
  await showReorder();
  expect(quantities()).toEqual(['755', '75', '1']);
  expect(ticks()).toEqual([true, true, false]);
});

it('[PO18] ticked lines become one draft for each supplier and warehouse, and the page leads to them', async () => {
  const { drafts, supplier, warehouse, bolt, nut } = await showReorder();
  type('td[data-column=quantity] input', '700');
  await act(async () => click('[data-variant=primary]'));
  const lines = [
    [bolt, 700_000, 5_0000],
    [nut, 75_000, 1_0000],
  ];
  expect(drafts()).toMatchObject([{ supplier, warehouse, lines }]);
  expect(find('.ui-panel a').getAttribute('href')).toContain('/apps/purchasing/orders/');
  expect(find('.ui-panel a').textContent).toBe('Skruvfabriken AB, Main warehouse');
  expect(document.activeElement).toBe(find('.ui-panel a'));
});

it('[PO18] Back from one of the drafts leads to all of them', async () => {
  const { model } = await showReorder();
  unmount();
  const history = await showAt(model, '/en/apps/purchasing/reorder', ReorderPage);
  await act(async () => click('[data-variant=primary]'));
  const { href } = history.location;
  unmount();
  await showAt(model, href, ReorderPage);
  expect(find('.ui-panel a').textContent).toBe('Skruvfabriken AB, Main warehouse');
});

it('[PO17] what drafts cover already is proposed no more', async () => {
  const first = await showReorder();
  await act(async () => click('[data-variant=primary]'));
  expect(first.drafts()).toHaveLength(1);
  unmount();
  await showAt(first.model, '/en/apps/purchasing/reorder', ReorderPage);
  expect(ticks()).toEqual([false, false, false]);
});

it('[PO17] nor what awaits approval', async () => {
  const first = await showReorder();
  await act(async () => click('[data-variant=primary]'));
  unmount();
  const [draft] = first.model.replica.rows('purchaseOrder') as readonly PurchaseOrderRow[]; // as above
  first.model.propose({ kind: 'purchaseOrder', document: draft?.id ?? '', type: 'submit', data: {} });
  expect(first.model.replica.view.get('purchaseOrder', draft?.id ?? '')?.state).toMatchObject({
    commercial: 'awaitingApproval',
  });
  await showAt(first.model, '/en/apps/purchasing/reorder', ReorderPage);
  expect(first.drafts()).toHaveLength(1);
  expect(ticks()).toEqual([false, false, false]);
});

it('[PO17] a shortfall somebody came from is proposed alone, with its quantity and warehouse', async () => {
  const made = world();
  const at = `?product=${made.screw}&warehouse=${made.warehouse}&quantity=8000`;
  const { drafts, other, warehouse, screw } = await showReorder(at, made);
  await act(async () => click('[data-variant=primary]'));
  expect(drafts()).toMatchObject([{ supplier: other, warehouse, lines: [[screw, 8_000, 2_0000]] }]);
});

it('[PO17] what is bought in boxes is proposed and ordered in whole boxes', async () => {
  const made = world();
  const { base, supplier, warehouse } = made;
  const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };
  const suppliers = [{ supplier, code: '', purchasePrice: 100_0000, minimum: 0, leadDays: 0, unit: 'box' }];
  const reorder = [{ warehouse, min: 1_000, max: 20_000, multiple: 1_000 }];
  const boxed = activeProduct(base, { sku: 'BOXED', packagings: [box], suppliers, reorder });
  const { drafts } = await showReorder('', made);
  const units = [...document.querySelectorAll('td[data-column=units]')].map(({ textContent }) => textContent);
  expect(units).toContain('2\u00a0boxes = 24\u00a0pcs');
  await act(async () => click('[data-variant=primary]'));
  expect(drafts().flatMap(({ lines }) => lines)).toContainEqual([boxed, 24_000, 100_0000]);
});

it('[PO35] proposals are grouped by supplier, with their minimum and cost, and what of its minimum order value is missing', async () => {
  const made = world();
  const { base, other } = made;
  const numbers = {
    number: 'S-2',
    name: 'Bultar & Co',
    leadDays: 3,
    currency: 'EUR',
    minimumOrder: 500_00,
  } as const;
  base.must('supplier', other, 'update', supplierFixture(numbers));
  const from = { supplier: other, code: '', purchasePrice: 2_5000, minimum: 60_000, leadDays: 5 };
  const reorder = [{ warehouse: made.warehouse, min: 10_000, max: 50_000, multiple: 1_000 }];
  activeProduct(base, { sku: 'RIVET', suppliers: [from], reorder });
  await showReorder('', made);
  const panels = [...document.querySelectorAll('.ui-panel')].map(({ textContent }) =>
    (textContent ?? '').replaceAll('\u00a0', ' '),
  );
  expect(
    panels.map((text) => ['BOLT', 'NUT', 'RIVET', 'WASHER'].filter((sku) => text.includes(sku))),
  ).toEqual([['BOLT', 'NUT'], ['RIVET'], ['WASHER']]);
  expect(panels[1]).toContain('€150.00 to order: below the minimum order value of €500.00');
  const cell = (column: string): (string | null)[] =>
    [...document.querySelectorAll(`.ui-panel:nth-of-type(2) td[data-column=${column}]`)].map(
      (each) => each.textContent,
    );
  expect([cell('minimum'), cell('cost')]).toEqual([['60\u00a0pcs'], ['€150.00']]);
});

it('[PO35] each warehouse gets an order of its own, which alone must come to the minimum order value', async () => {
  const made = world();
  const { base, other, warehouse } = made;
  base.must(
    'supplier',
    other,
    'update',
    supplierFixture({ number: 'S-2', name: 'Bultar & Co', minimumOrder: 500_00 }),
  );
  const second = base.id();
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: base.id(), staging: base.id(), quarantine: base.id() };
  base.must('warehouse', second, 'create', { code: 'MMX', name: 'Malmö', address, ...places });
  const from = { supplier: other, code: '', purchasePrice: 10_0000, minimum: 0, leadDays: 5 };
  const rule = (at: string) => ({ warehouse: at, min: 30_000, max: 30_000, multiple: 1_000 });
  activeProduct(base, { sku: 'RIVET', suppliers: [from], reorder: [rule(warehouse), rule(second)] });
  await showReorder('', made);
  const said = [...document.querySelectorAll('.ui-panel')]
    .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '))
    .filter((text) => text.includes('RIVET'));
  expect(said).toHaveLength(2);
  for (const text of said) expect(text).toContain('300.00 to order: below the minimum order value');
  expect(said.map((text) => /^Bultar & Co, [^\d]*Malmö/.test(text))).toEqual([false, true]);
});

it('[PO35] columns that say nothing of any line of a supplier are left out', async () => {
  await showReorder();
  const columnsOf = (sku: string): readonly (string | undefined)[] => {
    const panel = [...document.querySelectorAll('.ui-panel')].find((one) => one.textContent?.includes(sku));
    return [...(panel?.querySelectorAll<HTMLElement>('tbody tr:first-child td') ?? [])].map(
      ({ dataset }) => dataset['column'],
    );
  };
  const always = ['tick', 'product', 'warehouse', 'why', 'quantity', 'details'];
  expect(columnsOf('WASHER')).toEqual(always);
  // Bolts have another supplier, nuts a minimum.
  expect(columnsOf('NUT').filter((column) => column === undefined || !always.includes(column))).toEqual([
    'orderBy',
    'source',
    'minimum',
    'cost',
  ]);
});

it('[PO35] proposals become placed orders in two presses', async () => {
  const { model } = await showReorder();
  await act(async () => click('[data-variant=primary]'));
  await act(async () => click('[data-testid=place-all]'));
  const waiting = model.pending().map(({ command: { type } }) => type);
  expect(waiting).toContain('place');
  expect(document.querySelector('[data-testid=place-all]')).toBeNull();
});
