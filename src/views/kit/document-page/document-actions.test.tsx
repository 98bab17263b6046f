import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { refusalTexts } from '#words/refusal-texts.ts';
import { helpDesk } from '#views/kit/help/help-desk.ts';
import { salesOrderWords } from '#views/areas/sales/sales-order/sales-order.look.ts';
import { MenuList } from '#views/ui/menu-list.tsx';
import { ShipmentPanel } from '#views/areas/sales/shipment/shipment-panel.tsx';
import { find, unmount } from '#views/ui/ui.fixtures.tsx';
import { useDocumentActions } from './document-actions.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tap = (type: string) => act(async () => find(`[data-testid=command-${type}]`).click());

/** A shipment of ten bolts that has just been shipped on this device. */
async function shippedHere() {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  const { order } = world.confirmed([{ product: world.bolt }]);
  const pick = world.released(order);
  world.scanned(pick);
  const shipment = world.finished(pick);
  world.packed(shipment);
  const model = deviceWith(world.base);
  const show = () => showAt(model, '/en/here', () => <ShipmentPanel id={shipment} onClose={() => {}} />);
  await show();
  await tap('ship');
  world.act('shipment', shipment, 'ship');
  const [from, to] = [model.replica.head + 1, world.base.log.length];
  const events = world.base.log.filter(({ seq }) => seq >= from);
  await act(async () => void model.replica.receive({ company: 1, epoch: 1, from, to, events }));
  return { show, state: () => model.replica.view.get('shipment', shipment)?.state };
}

describe('the next action', () => {
  it('[DP33] takes no second tap meant for the one before it', async () => {
    const { state } = await shippedHere();
    const next = find('[data-testid=command-deliver]');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await later(450);
    await tap('deliver');
    expect(state()).toBe('shipped');
    await later(300);
    expect(next.getAttribute('aria-disabled')).toBe('false');
    await tap('deliver');
    expect(state()).toBe('delivered');
  });

  it('[DP33] takes none either where it stands on a page of its own', async () => {
    const { show } = await shippedHere();
    unmount();
    await show();
    const next = find('[data-testid=command-deliver]');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await later(800);
    expect(next.getAttribute('aria-disabled')).toBe('false');
  });

  it('[DP33] is not given by a key that is held', async () => {
    await shippedHere();
    await later(800);
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    act(() => void find('[data-testid=command-deliver]').dispatchEvent(held));
    expect(held.defaultPrevented).toBe(true);
  });
});

/** The open menu of an order. */
function OrderMenu({ id }: { readonly id: string }) {
  const { menu } = useDocumentActions({ words: salesOrderWords, document: id, watches: [], inMenu: true });
  return <MenuList items={menu} onDone={() => {}} />;
}

it('[HC3] a refused action can be asked why, one that may be given cannot', async () => {
  const world = new SalesWorld();
  const { order } = world.confirmed([{ product: world.bolt }]);
  await showAt(deviceWith(world.base), '/en/here', () => <OrderMenu id={order} />);
  expect(document.querySelector('[data-action=hold-why]')).toBeNull();
  expect(find('[data-action=release-why]').textContent).toBe('Why?');
  act(() => find('[data-action=release-why]').click());
  const { refusal } = helpDesk.snapshot() ?? {};
  expect(refusal?.kind).toBe('salesOrder');
  expect(refusal && 'code' in refusal && Object.hasOwn(refusalTexts, refusal.code)).toBe(true);
  helpDesk.close();
});
