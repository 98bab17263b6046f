import { act } from 'react';
import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { SalesOrderForm, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, type } from '#views/ui/ui.fixtures.tsx';
import { SalesOrderFormPage } from './sales-order-form.page.tsx';
import { SalesOrderOverview } from './sales-order-overview.tsx';

const billing = { street: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' };

/** An order of a German business for bolts, on the page of a kind. */
async function shown(
  Page: (props: { readonly row: SalesOrderRow }) => React.ReactNode,
  { over = {}, may = true }: { readonly over?: Partial<SalesOrderForm>; readonly may?: boolean } = {},
) {
  const world = new SalesWorld();
  const customer = world.addCustomer({ addresses: { billing, delivery: [] }, vatNumber: 'DE136695976' });
  const form = { customer, deliveryAddress: billing, ...over };
  const { order } = world.draft([{ product: world.bolt, price: 100_0000 }], form);
  if (!may) world.base.may = (permission) => permission !== 'salesOrder.overrideVat';
  const device = { ...deviceWith(world.base), drafts: draftBox().drafts };
  const Shown = () => <Page row={useRow('salesOrder', order) as SalesOrderRow} />; // table salesOrder holds SalesOrderRow
  await showAt(device, `/en/apps/sales/orders/${order}`, () => <Shown />);
  await act(async () => {});
}

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const fieldOf = (label: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.ui-field')].find((field) =>
    field.querySelector('label')?.textContent?.startsWith(label),
  );
  if (!found) throw new Error(`no field ${label}`);
  return found;
};

it('[SO93] an order shows how VAT is charged, and why', async () => {
  await shown(SalesOrderOverview);
  expect(text()).toContain(
    'Intra-EU supplyGoods go from Sweden to Germany, to a buyer with the VAT number DE136695976.',
  );
});

it('[SO93] an order shows who set how VAT is charged, with the reason', async () => {
  await shown(SalesOrderOverview, {
    over: { vatOverride: { treatment: 'domestic', reason: 'Not in VIES' } },
  });
  expect(text()).toContain('VAT at homeSet on the order. Not in VIES');
});

it('[SO92] who may sets how VAT is charged, and the sums follow; a reason is asked for', async () => {
  await shown(SalesOrderFormPage);
  expect(text()).toContain('Intra-EU supply. Goods go from Sweden');
  fieldOf('VAT treatment').id = 'vat-treatment';
  click('#vat-treatment .p-dropdown');
  await act(async () => {});
  const [, domestic] = document.querySelectorAll<HTMLElement>('li[role=option]');
  act(() => domestic?.click());
  expect(text()).toContain('VAT 25%');
  type('input[name=vatReason]', 'Not in VIES');
  expect(text()).toContain('VAT at home. Set on the order. Not in VIES');
});

it('[SO92] who may not sees how it is charged, and cannot set it', async () => {
  await shown(SalesOrderFormPage, { may: false });
  expect(fieldOf('VAT treatment').querySelector('.p-disabled')).not.toBeNull();
});
