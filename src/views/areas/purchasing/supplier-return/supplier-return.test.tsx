import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SendingWorld } from '#machines/areas/purchasing/supplier-return/sending-back.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { CustomerReturnListPage } from '#views/areas/sales/customer-return/customer-return-list.page.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { GoodsReceiptPage } from '../goods-receipt/goods-receipt.page.tsx';
import { find, layOutGrids, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { SupplierReturnListPage } from './supplier-return-list.page.tsx';
import { SupplierReturnPage } from './supplier-return.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const listViews = {
  version: 0,
  views: () => [],
  setting: () => plainSetting('supplierReturn'),
  subscribe: () => () => {},
} as Partial<CompanyModel['listViews']>;

function device(world: SendingWorld): CompanyModel {
  const made = deviceWith(world.base);
  const drafts = { ...made.drafts, keep: () => {}, forget: () => {} };
  return {
    ...made,
    drafts,
    listViews,
    fetchDocuments: async () => ({ count: 0, next: null }),
  } as CompanyModel; // all that is called
}

function ReturnOf({ id }: { readonly id: string }) {
  const row = useRow('supplierReturn', id);
  return row ? <SupplierReturnPage row={row} /> : null;
}

/** The page of a return, and the commands that it gives. */
async function show(world: SendingWorld, id: string) {
  const model = device(world);
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <ReturnOf id={id} />);
  return () => propose.mock.calls.map(([{ type: command, data }]) => ({ command, data }));
}

const press = (selector: string) => act(async () => find(selector).click());
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
function cell(label: string): string {
  const labels = [...document.querySelectorAll('tr[data-row] input')].map(
    (one) => one.getAttribute('aria-label') ?? '',
  );
  return `[aria-label="${labels.find((one) => one.startsWith(label)) ?? label}"]`;
}

it('[SR1] a draft says what can go back and where it lies; without a reason the supplier is not asked', async () => {
  const world = new SendingWorld();
  const id = world.begun(world.received(3_000, { rejected: 1_000 }).receipt);
  const given = await show(world, id);
  expect(text()).toContain('4 pcs');
  expect(text()).toContain('A-01');
  type(cell('To send back'), '1');
  await press('[data-testid=command-request]');
  expect(given()[0]).toMatchObject({ command: 'update', data: { lines: [{ quantity: 1_000 }, {}] } });
  expect(text()).toContain('Choose a reason.');
});

it('[SR2] more than came in is said in its cell', async () => {
  const world = new SendingWorld();
  await show(world, world.begun(world.received(3_000).receipt));
  type(cell('To send back'), '4');
  await press('[data-testid=command-request]');
  expect(text()).toContain('More than can go back.');
});

it('[SR9] what the supplier says is registered under their number, and lines can be changed', async () => {
  const world = new SendingWorld();
  const id = world.begun(world.received(3_000).receipt);
  world.give(id, 'update', world.form(id, [1_000]));
  world.give(id, 'request');
  const given = await show(world, id);
  await press('[data-testid=command-accept]');
  type('[role=dialog] input', 'RMA 12');
  await press('[data-testid=give-accept]');
  expect(given()).toEqual([{ command: 'accept', data: { theirReference: 'RMA 12' } }]);
  await press('[data-testid=change-return]');
  type(cell('To send back'), '2');
  await press('[data-testid=done]');
  expect(given().at(-1)).toMatchObject({ command: 'update', data: { lines: [{ quantity: 2_000 }] } });
  expect(text()).toContain('RMA 12');
});

it('[SR11] what is kept for the return is on its lines until it leaves', async () => {
  const world = new SendingWorld();
  const id = world.begun(world.received(3_000).receipt);
  world.give(id, 'update', world.form(id, [2_000]));
  await show(world, id);
  expect(text()).not.toContain('Reserved for the return');
  world.give(id, 'request');
  await show(world, id);
  expect(text()).toContain('Reserved for the return');
  expect(text()).toMatch(/2 pcs2 pcs/);
});

it('[SR7] the credit that is proposed is what the goods were bought at', async () => {
  const world = new SendingWorld();
  const id = world.sent(world.received(3_000, {}, { price: 10_0000 }).receipt, 2_000);
  const given = await show(world, id);
  await press('[data-testid=command-credit]');
  await press('[data-testid=give-credit]');
  expect(given()).toEqual([{ command: 'credit', data: { amount: 20_00 } }]);
});

it('[SR1] a receipt leads to a return of what came in on it', async () => {
  const world = new SendingWorld();
  const { receipt } = world.received(3_000);
  const model = device(world);
  const propose = vi.spyOn(model, 'propose');
  function Receipt() {
    const row = useRow('goodsReceipt', receipt);
    return row ? <GoodsReceiptPage row={row} /> : null;
  }
  await showAt(model, '/en/here', Receipt);
  await act(async () => find('[aria-label="More actions"]').click());
  await press('[data-action=send-back]');
  expect(propose.mock.calls.at(-1)?.[0]).toMatchObject({ type: 'create', data: { receipt } });
});

it('[SR1] returns to suppliers are listed in purchasing, and beside those of customers', async () => {
  const world = new SendingWorld();
  world.sent(world.received(3_000, {}, { price: 10_0000 }).receipt, 2_000);
  const model = device(world);
  const all = ['SR-2026-00001', 'GR-2026-00001', 'Awaiting credit', 'kr 20.00'];
  await showAt(model, '/en/apps/purchasing/returns', SupplierReturnListPage);
  for (const said of all) expect(text()).toContain(said);
  unmount();
  await showAt(model, '/en/apps/sales/returns', CustomerReturnListPage);
  expect(text()).not.toContain('SR-2026-00001');
  await press('[data-tab=suppliers]');
  for (const said of all) expect(text()).toContain(said);
  unmount();
  world.base.may = (permission) => permission !== 'supplierReturn.view';
  await showAt(device(world), '/en/apps/sales/returns', CustomerReturnListPage);
  expect(document.querySelector('[data-tab=suppliers]')).toBeNull();
});
