import { describe, expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { countedReceipt } from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { purchasingWorld } from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { PurchaseOrderRelated } from '#views/areas/purchasing/purchase-order/purchase-order-related.tsx';
import { SalesOrderRelated } from '#views/areas/sales/sales-order/sales-order-related.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { useRow } from './model-context.tsx';

const line = (document: string, from: string, to: string): LedgerLine => ({
  seq: 1,
  index: 0,
  product: 'p',
  lot: null,
  quantity: 1_000,
  from,
  to,
  effectiveAt: '2026-05-04T08:00:00.000Z',
  kind: 'moved',
  document,
  by: 'u',
});

const withLedger = (model: CompanyModel, lines: readonly LedgerLine[]): CompanyModel => ({
  ...model,
  ledger: async ({ document }) => ({ rows: lines.filter((one) => one.document === document), next: null }),
});

/** Kind and number of each node with its x position, from left to right. */
const nodes = () =>
  [...document.querySelectorAll<HTMLElement>('.ui-graph [role=listitem] > div')]
    .map((node) => ({
      kind: node.querySelector('span')?.textContent,
      said: [...node.querySelectorAll('strong > *')].map((part) => part.textContent),
      to: node.querySelector('a')?.getAttribute('href') ?? null,
      column: Math.round(Number.parseFloat(node.style.insetInlineStart) / 228),
    }))
    .toSorted((a, b) => a.column - b.column);

function traded() {
  const world = new SalesWorld();
  const [bin = ''] = world.base.bins;
  world.stock(world.bolt, bin, 20_000);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 3_000 }]);
  const pick = world.released(order);
  world.scanned(pick);
  const shipment = world.finished(pick);
  return { model: deviceWith(world.base), order, pick, shipment, bin };
}

describe('what belongs to an order', () => {
  it('[DP21] has the moves of a document between it and what came of them, each opening its stock effect', async () => {
    const { model, order, pick, bin } = traded();
    const moved = withLedger(model, [line(pick, bin, 'customer'), line(pick, 'supplier', 'customer')]);
    await showAt(moved, '/en/here', () => <SalesOrderRelated order={order} />);
    expect(nodes().map(({ kind, column }) => [kind, column])).toEqual([
      ['Sales order', 0],
      ['Pick list', 1],
      ['Stock moves', 2],
      ['Shipment', 3],
    ]);
    expect(nodes()[2]).toMatchObject({
      said: ['2', '→ Customer'],
      to: `/en/apps/warehouse/picking/${pick}?tab=stock`,
    });
  });

  it('[DP21] stands there without the moves where the ledger cannot be reached, and says so', async () => {
    const { model, order } = traded();
    const cut: CompanyModel = { ...model, ledger: async () => Promise.reject(new Error('offline')) };
    await showAt(cut, '/en/here', () => <SalesOrderRelated order={order} />);
    expect(nodes().map(({ kind }) => kind)).toEqual(['Sales order', 'Pick list', 'Shipment']);
    expect(document.body.textContent).toContain("which can't be reached right now");
  });

  it('[DP21] asks for no moves for who may not see stock', async () => {
    const { model, order } = traded();
    const refused = async () => Promise.reject(new Error('notPermitted'));
    const clerk: CompanyModel = {
      ...model,
      ledger: refused,
      may: (permission) => permission !== 'item.view',
    };
    await showAt(clerk, '/en/here', () => <SalesOrderRelated order={order} />);
    expect(nodes()).toHaveLength(3);
    expect(document.body.textContent).not.toContain('reached');
  });
});

describe('a goods receipt', () => {
  it('[DP21] without an order has its own moves', async () => {
    const world = purchasingWorld();
    const id = countedReceipt(world, [{ product: activeProduct(world) }], { source: 'opening', order: null });
    const model = withLedger(deviceWith(world), [line(id, 'opening', 'a'), line(id, 'opening', 'b')]);
    function Related() {
      const row = useRow('goodsReceipt', id) as GoodsReceiptRow; // table goodsReceipt holds GoodsReceiptRow
      return <PurchaseOrderRelated order={undefined} receipts={[row]} current={id} />;
    }
    await showAt(model, '/en/here', () => <Related />);
    expect(nodes().map(({ kind, said }) => [kind, ...said])).toEqual([
      ['Goods receipt', 'New', 'Counted'],
      ['Stock moves', '2', ''],
    ]);
  });
});
