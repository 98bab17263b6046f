import { act } from 'react';
import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { layOutCards } from '#views/ui/ui.fixtures.tsx';
import { SalesOrderMoves } from './sales-order-related.tsx';

layOutCards();

function Moves({ order }: { readonly order: string }) {
  const row = useRow('salesOrder', order);
  return row ? <SalesOrderMoves row={row} /> : null;
}

it('[DP24] what an order did to stock is what its pick list and its shipment moved, the newest first', async () => {
  const world = new SalesWorld();
  const [bin = ''] = world.base.bins;
  world.stock(world.bolt, bin, 20_000);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 3_000 }]);
  const shipment = world.shipped(order);
  const device = deviceWith(world.base);
  const asked: (string | undefined)[] = [];
  const ledger: CompanyModel['ledger'] = async ({ document }) => {
    asked.push(document);
    const seq = document === shipment ? 90 : 80;
    const moved = { product: world.bolt, quantity: 3_000, from: bin, to: bin, by: world.base.by };
    const line = { ...moved, seq, index: 0, kind: 'pick', document, effectiveAt: '2026-05-04T08:00:00.000Z' };
    return { rows: [line as LedgerLine], next: null }; // what the list shows of it
  };
  await showAt({ ...device, ledger }, '/en/here', () => <Moves order={order} />);
  await act(async () => {});
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset['row']);
  expect(rows).toEqual(['90.0', '80.0']);
  expect(asked).toHaveLength(2);
  expect(asked).toContain(shipment);
  expect(asked).not.toContain(order);
});
