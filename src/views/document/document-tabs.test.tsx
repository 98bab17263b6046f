import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/sales-order/sales.fixtures.ts';
import type { PickRow } from '#model/pick/pick.events.ts';
import { PickPage } from '../pick/pick.page.tsx';
import { ShipmentPanel } from '../shipment/shipment-panel.tsx';
import { click, find, press, unmount } from '../ui/ui.fixtures.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { useRow } from './model-context.tsx';

afterEach(unmount);

/** One order, its pick list in hand, and an earlier order whose goods are staged. */
function trading() {
  const world = new SalesWorld();
  const [bin = ''] = world.base.bins;
  world.stock(world.bolt, bin, 20_000);
  const { order: earlier } = world.confirmed([{ product: world.bolt, quantity: 3_000 }]);
  const done = world.released(earlier);
  world.scanned(done);
  const shipment = world.finished(done);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 2_000 }]);
  const pick = world.released(order);
  world.act('pick', pick, 'claim');
  return { world, model: deviceWith(world.base), pick, shipment };
}

const tabs = () => [...document.querySelectorAll('[data-tab]')].map((tab) => tab.getAttribute('data-tab'));
const related = () =>
  [...document.querySelectorAll('.ui-graph-node > span')].map(({ textContent }) => textContent);
const settled = () => act(async () => {});

function PickOf({ id }: { readonly id: string }) {
  const row = useRow('pick', id) as PickRow | undefined; // table pick holds PickRow
  return row ? <PickPage row={row} /> : null;
}

describe('the pick list on the whole screen', () => {
  it('[DP15] tells what every document tells, in a panel that a key opens and the address names', async () => {
    const { model, pick } = trading();
    const history = await showAt(model, `/en/apps/warehouse/picking/${pick}`, () => <PickOf id={pick} />);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    press('i', { ctrlKey: true });
    await settled();
    expect(history.location.search).toBe('?tab=related');
    expect(tabs()).toEqual(['related', 'stock', 'history', 'files', 'comments']);
    expect(related()).toEqual(['Sales order', 'Pick list']);
    click('[data-tab=history]');
    await settled();
    expect(history.location.search).toBe('?tab=history');
    expect(find('.ui-timeline').textContent).toContain('Anna Berg');
    press('i', { ctrlKey: true });
    await settled();
    expect(history.location.search).toBe('');
  });

  it('[DP15] takes no scan for goods while the panel is open', async () => {
    const { model, pick, world } = trading();
    const row = world.base.row('product', world.bolt);
    await showAt(model, `/en/apps/warehouse/picking/${pick}?tab=comments`, () => <PickOf id={pick} />);
    const propose = vi.spyOn(model, 'propose');
    for (const key of [...(row?.sku ?? ''), 'Enter']) press(key);
    expect(propose).not.toHaveBeenCalled();
  });
});

describe('a shipment beside the list', () => {
  it('[DP15] tells what every document tells, at the tab that the address names', async () => {
    const { model, shipment } = trading();
    const at = `/en/apps/sales/shipments?id=${shipment}&tab=related`;
    const history = await showAt(model, at, () => <ShipmentPanel id={shipment} onClose={() => {}} />);
    expect(tabs()).toEqual(['contents', 'related', 'stock', 'history', 'files', 'comments']);
    expect(related()).toEqual(['Sales order', 'Pick list', 'Shipment']);
    click('[data-tab=contents]');
    await settled();
    expect(history.location.search).toBe(`?id=${shipment}`);
  });
});
