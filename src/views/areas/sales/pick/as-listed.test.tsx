import { act } from 'react';
import { useSearch } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import '#views/kinds.ts';
import { answered } from '#views/kit/document/answered.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { ShipmentPanel } from '../shipment/shipment-panel.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';
import { SETTLING } from '#views/ui/use-settling.ts';
import { PickPage } from './pick.page.tsx';

/** The page of a pick list; at the address of a shipment, the shipment. */
function Desk({ pick }: { readonly pick: string }) {
  const row = useRow('pick', pick);
  const { id } = useSearch({ strict: false }) as { readonly id?: string }; // what an address may say
  if (id !== undefined) return <ShipmentPanel id={id} onClose={() => {}} />;
  return row ? <PickPage row={row} /> : null;
}

/** A released pick list of bolts and nuts, and whatever else a test orders. */
async function shown(
  more: (world: SalesWorld) => readonly { product: string; quantity?: number }[] = () => [],
) {
  const world = new SalesWorld();
  const [first = '', second = ''] = world.base.bins;
  world.stock(world.bolt, first, 10_000);
  world.stock(world.nut, second, 3_000);
  const lines = [{ product: world.bolt }, { product: world.nut, quantity: 3_000 }, ...more(world)];
  const { order } = world.confirmed(lines);
  const pick = world.released(order);
  const { drafts } = draftBox();
  const model = { ...deviceWith(world.base), drafts };
  await showAt(model, `/en/apps/warehouse/picking/${pick}`, () => <Desk pick={pick} />);
  const row = () => model.replica.view.get('pick', pick);
  const picked = () => row()?.lines.map((line) => line.picked) ?? [];
  return { world, model, pick, row, picked, order };
}

let presses = 0;
async function press(selector: string): Promise<void> {
  presses += 1;
  await act(async () => new Promise((done) => setTimeout(done, SETTLING + 50)));
  await act(async () => find(selector).click());
}
const isOffered = (): boolean => document.querySelector('[data-testid=as-listed]') !== null;

it('[PW6] a list where nothing differs is picked, packed and shipped in four presses at a desk', async () => {
  const { world, model, picked, order } = await shown();
  presses = 0;
  await press('[data-testid=as-listed]');
  expect(picked()).toEqual([10_000, 3_000]);
  await press('[data-variant=primary]');
  await answered(model, world.base);
  await press('.ui-side-actions [data-variant=primary]');
  await answered(model, world.base);
  expect(model.replica.view.get('salesOrder', order)?.state).toMatchObject({ fulfilment: 'shipped' });
  expect(presses).toBeLessThanOrEqual(4);
});

it('[PK12] lots are asked one by one, the others taken at once', async () => {
  const { picked } = await shown((world) => {
    const milk = activeProduct(world.base, { sku: 'MILK', tracking: 'lot' });
    world.stockLot(milk, world.base.bins[2] ?? '', 2_000, { code: 'L7', expiresOn: null });
    return [{ product: milk, quantity: 2_000 }];
  });
  await press('[data-testid=as-listed]');
  expect(picked()).toEqual([10_000, 3_000, 0]);
  expect(find('.scan-card').textContent).toContain('L7');
  expect(isOffered()).toBe(false);
});

it('[PK12] nothing is taken as listed once something was missing, or by somebody who may not', async () => {
  const { model, pick } = await shown();
  expect(isOffered()).toBe(true);
  await press('[data-testid=command-claim]');
  expect(isOffered()).toBe(true);
  const short = { line: '1', quantity: 1_000, reason: 'notInBin' };
  act(() => void model.propose({ kind: 'pick', document: pick, type: 'shortPick', data: short }));
  expect(isOffered()).toBe(false);
});

it('[SCN33] a line that the server refuses after all is no longer among what was taken', async () => {
  const { model, picked } = await shown();
  await press('[data-testid=as-listed]');
  expect(document.querySelectorAll('.scan-strip li')).toHaveLength(2);
  const { command } = model.replica.pending.at(-1) ?? {};
  act(() => void model.replica.acknowledge([{ id: command?.id ?? '', refusal: { code: 'noLines' } }]));
  expect(picked()).toEqual([10_000, 0]);
  expect(document.querySelectorAll('.scan-strip li')).toHaveLength(1);
});

it('[PW6] each of them can be put back', async () => {
  const { picked } = await shown();
  await press('[data-testid=as-listed]');
  await press('.scan-strip button');
  expect(picked()).toEqual([10_000, 0]);
});
