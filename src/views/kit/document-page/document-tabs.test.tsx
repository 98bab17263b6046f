import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import { PickPage } from '#views/areas/sales/pick/pick.page.tsx';
import { ShipmentPanel } from '#views/areas/sales/shipment/shipment-panel.tsx';
import { click, find, press, unmount } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { layTrail } from '../document/list-trail.ts';
import { useRow } from '../document/model-context.tsx';
import { openDocument } from '../document/open-document.ts';

/** An order, its open pick list, and an earlier order with staged goods. */
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
/** Until it is clear that no scanner pressed the key. */
const alone = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

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

describe('a pick list beside the others', () => {
  it('[DP11] is left for its neighbours in the list by menu and by key', async () => {
    const { model, pick } = trading();
    const at = (index: number): string => `/en/apps/warehouse/picking/${[pick, 'other'][index]}`;
    layTrail(model.replica, { list: '/en/apps/warehouse/picking', count: 2, opened: 0, at });
    const history = await showAt(model, at(0), () => <PickOf id={pick} />);
    click('button[aria-label="More actions"]');
    await settled();
    expect(find('[data-action=previous]').getAttribute('aria-disabled')).toBe('true');
    expect(find('a[role=menuitem][href$=other]').textContent).toContain('Next in list');
    press('Escape');
    press(']');
    await alone();
    expect(history.location.pathname).toBe(at(1));
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

  it('[PAL3] offers what its chart lets one do to the palette', async () => {
    const { model, shipment } = trading();
    await showAt(model, `/en/apps/sales/shipments?id=${shipment}`, () => (
      <ShipmentPanel id={shipment} onClose={() => {}} />
    ));
    expect([openDocument()?.words.kind, openDocument()?.document]).toEqual(['shipment', shipment]);
    unmount();
    expect(openDocument()).toBeUndefined();
  });

  it('[DP11] has buttons and keys to its neighbours in the list, which stays as it is searched', async () => {
    const { model, shipment } = trading();
    const at = (index: number): string => `/en/apps/sales/shipments?id=${['first', shipment][index]}`;
    layTrail(model.replica, { list: '/en/apps/sales/shipments?q=bolt', count: 2, opened: 1, at });
    const history = await showAt(model, `${at(1)}&q=bolt`, () => (
      <ShipmentPanel id={shipment} onClose={() => {}} />
    ));
    const way = (label: string): HTMLElement => find(`.ui-side-actions [aria-label="${label}"]`);
    expect(way('Previous in list').getAttribute('href')).toBe('/en/apps/sales/shipments?q=bolt&id=first');
    expect(way('Next in list').getAttribute('aria-disabled')).toBe('true');
    press('[');
    await alone();
    expect(history.location.href).toBe('/en/apps/sales/shipments?q=bolt&id=first');
  });
});
