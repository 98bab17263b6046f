import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { countedReceipt } from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import { GoodsReceiptPage } from '#views/areas/purchasing/goods-receipt/goods-receipt.page.tsx';
import { SalesOrderPage } from '#views/areas/sales/sales-order/sales-order.page.tsx';
import { find, press } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { AnnouncerProvider, type Announcer } from '#views/navigation/announcer.ts';
import { useRow } from './model-context.tsx';

const settled = () => act(async () => {});

function OrderOf({ id }: { readonly id: string }) {
  const row = useRow('salesOrder', id);
  return row ? <SalesOrderPage row={row} /> : null;
}

function ReceiptOf({ id }: { readonly id: string }) {
  const row = useRow('goodsReceipt', id);
  return row ? <GoodsReceiptPage row={row} /> : null;
}

/** Two pieces moved by the receipt. */
function moved(world: ReturnType<typeof purchasingWorld>, product: string): LedgerLine {
  const from = world.supplier;
  const at = { seq: 1, index: 0, effectiveAt: '2026-05-04T08:00:00.000Z', by: world.by };
  return {
    ...at,
    product,
    lot: null,
    quantity: 2000,
    from,
    to: world.receiving,
    kind: 'goodsReceipt',
    document: 'r',
  };
}

describe('Ctrl+Z on a document', () => {
  it('[DP19] takes back what was not sent yet, the last of this document first', async () => {
    const world = new SalesWorld();
    const { order } = world.draft([{ product: world.bolt }]);
    const device = deviceWith(world.base);
    const takeBack = vi.fn<(id: string) => void>();
    const model: CompanyModel = { ...device, mayTakeBack: (id) => id !== 'sent', takeBack };
    await showAt(model, '/en/here', () => <OrderOf id={order} />);
    await act(async () => {
      model.propose({ kind: 'salesOrder', document: order, type: 'confirm', data: {} });
      model.propose({ kind: 'salesOrder', document: order, type: 'hold', data: { reason: 'other' } });
      model.propose({ kind: 'product', document: world.nut, type: 'phaseOut', data: {} });
    });
    press('z', { ctrlKey: true });
    await settled();
    const own = model.pending().findLast(({ command }) => command.document === order);
    expect(own?.command.type).toBe('hold');
    expect(takeBack.mock.calls).toEqual([[own?.command.id]]);
  });

  it('[DP19] proposes what reverses a fact that the server has, with the moves that would follow', async () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    placedOrder(world, [{ product }]);
    const receipt = countedReceipt(world, [{ product }]);
    world.must('goodsReceipt', receipt, 'post');
    const device = deviceWith(world);
    const ledger = vi.fn<CompanyModel['ledger']>(async () => ({ rows: [moved(world, product)], next: null }));
    await showAt({ ...device, mayTakeBack: () => false, ledger }, '/en/here', () => (
      <ReceiptOf id={receipt} />
    ));
    press('z', { ctrlKey: true });
    await settled();
    await settled();
    expect(find('[role=dialog]').textContent).toContain('Reverse');
    expect(find('[role=dialog] .document-moves').textContent).toContain('2');
    expect(ledger.mock.calls[0]?.[0]).toMatchObject({ document: receipt });
    expect(device.pending()).toEqual([]);
  });

  it('[DP19] is grey with a reason where nothing can be undone, and says what it has undone', async () => {
    const world = new SalesWorld();
    const { order } = world.draft([{ product: world.bolt }]);
    const device = deviceWith(world.base);
    const history = vi.fn<CompanyModel['history']>(async () =>
      world.base.log
        .filter(({ document }) => document === order)
        .map((event) => ({ ...event, byName: 'Anna' })),
    );
    const announced: string[] = [];
    const announcer = { success: (text: string) => void announced.push(text), error: () => {} };
    await showAt({ ...device, mayTakeBack: () => false, history }, '/en/here', () => (
      <AnnouncerProvider value={announcer as unknown as Announcer /* all that undo says */}>
        <OrderOf id={order} />
      </AnnouncerProvider>
    ));
    await act(async () => find('button[aria-label="More actions"]').click());
    expect(find('[data-action=undo]').getAttribute('aria-disabled')).toBe('true');
    expect(find('[data-action=undo]').textContent).toContain("The last change can't be undone.");
    world.act('salesOrder', order, 'confirm');
    world.act('salesOrder', order, 'hold', { reason: 'other' });
    const { head } = device.replica;
    const events = world.base.log.filter(({ seq }) => seq > head);
    const to = world.base.log.length;
    await act(async () => void device.replica.receive({ company: 1, epoch: 1, from: head + 1, to, events }));
    press('z', { ctrlKey: true });
    await settled();
    await settled();
    expect(device.replica.view.get('salesOrder', order)?.state).toMatchObject({ commercial: 'confirmed' });
    expect(announced).toEqual(['Undone']);
  });

  it('[DP19] stays with a field that is written in', async () => {
    const world = new SalesWorld();
    const { order } = world.draft([{ product: world.bolt }]);
    const device = deviceWith(world.base);
    const history = vi.fn<CompanyModel['history']>(async () => []);
    await showAt({ ...device, mayTakeBack: () => true, history }, '/en/here', () => (
      <>
        <input id="field" />
        <OrderOf id={order} />
      </>
    ));
    find('#field').focus();
    press('z', { ctrlKey: true });
    await settled();
    expect(history).not.toHaveBeenCalled();
  });
});
