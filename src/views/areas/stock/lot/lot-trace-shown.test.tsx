import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { find, layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { LotTrace } from './lot-trace.tsx';
import { useRecallTable } from './recall-table.ts';

layOutGrids();

/** Five of a lot, received and two of them shipped to a customer with a contact. */
function shipped() {
  const world = new SalesWorld();
  const milk = activeProduct(world.base, { sku: 'MILK', tracking: 'lot', expires: true });
  const [bin = ''] = world.base.bins;
  const lot = world.stockLot(milk, bin, 5_000, { code: 'L1', expiresOn: '2098-08-01' });
  const contacts = [{ name: 'Ann', role: '', email: 'ann@example.com', phone: '070-1' }];
  const customer = world.addCustomer({ name: 'Corner shop', contacts });
  const { order } = world.confirmed([{ product: milk, quantity: 2_000 }], { customer });
  const shipment = world.shipped(order);
  const [receipt] = world.base.view.by('goodsReceipt', 'product', milk);
  const at = '2026-05-04T08:00:00.000Z';
  const of = { product: milk, lot, effectiveAt: at, by: '', index: 0 };
  const [out, into]: readonly LedgerLine[] = [
    { ...of, seq: 2, quantity: 2_000, from: bin, to: 'customer', kind: 'shipment', document: shipment },
    {
      ...of,
      seq: 1,
      quantity: 5_000,
      from: 'opening',
      to: bin,
      kind: 'goodsReceipt',
      document: receipt?.id ?? '',
    },
  ];
  const rows = [out, into].flatMap((line) => (line ? [line] : []));
  const device = deviceWith(world.base);
  const model: CompanyModel = {
    ...device,
    ledger: async () => ({ rows, next: null }),
    fetchDocuments: async () => ({ rows: [], next: null, count: 0 }),
  };
  const number = (table: 'shipment' | 'salesOrder', id: string) => world.base.row(table, id)?.number;
  const end = { id: shipment, kind: 'shipment', at, quantity: 2_000 };
  return { model, lot, end, at, shipment: number('shipment', shipment), order: number('salesOrder', order) };
}

function TraceOf({ id }: { readonly id: string }) {
  const row = useRow('lot', id);
  return row ? <LotTrace row={row} /> : null;
}

const part = (name: string): string => find(`section[aria-label="${name}"]`).textContent ?? '';

it('[LT3] the trace says where a lot came from, lies and went, with a file for a recall', async () => {
  const { model, lot, shipment } = shipped();
  await showAt(model, '/en/here', () => <TraceOf id={lot} />);
  expect(part('Came from')).toContain('5');
  expect(part('Lies in')).toContain('3');
  expect(part('Went to')).toContain(`Corner shop${shipment}`);
  expect(part('Went to')).toContain('Export');
});

it('[LT3] a recall names who got a lot, and how to reach them', async () => {
  const { model, lot, end, at, shipment, order } = shipped();
  const made: unknown[] = [];
  function Recall() {
    const row = useRow('lot', lot);
    return row ? <RecallOf row={row} /> : null;
  }
  function RecallOf({ row }: { readonly row: Parameters<typeof useRecallTable>[0] }) {
    made.push(...useRecallTable(row)([end]).rows);
    return null;
  }
  await showAt(model, '/en/here', () => <Recall />);
  expect(made[0]).toEqual([
    'MILK',
    'L1',
    expect.any(String),
    'Corner shop',
    'Ann',
    'ann@example.com',
    '070-1',
    order,
    shipment,
    '',
    new Date(at),
    2,
  ]);
});
