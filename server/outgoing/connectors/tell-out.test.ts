import { expect, test } from 'vitest';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type { Connector, Desk } from '#model/areas/integrations/connector/connector.ts';
import { csvSftpSpec } from '#model/areas/integrations/connector/specs/csv-specs.ts';
import { STOCK } from '#model/engine/engine.ts';
import { tellStock } from './files/csv-outgoing.ts';
import { toldOf } from './tell-out.ts';
import { TrialDesk } from './trial-desk.fixtures.ts';

/** A connector that tells of whatever it is given. */
const talkative: Connector = {
  spec: { ...csvSftpSpec, flows: csvSftpSpec.flows.map((flow) => ({ ...flow, permissions: [] })) },
  test: () => Promise.resolve({ is: 'ok', name: '' }),
  tell: ({ kind, document }) => [
    { flow: 'shipments', entity: 'order', kind, document, latest: null, name: '', data: {} },
  ],
};

test('[CNX15] of a warehouse where it does not work nothing is told, and no stock counted', () => {
  const trial = new TrialDesk(talkative, {});
  const { sales } = trial;
  sales.stock(sales.bolt, sales.base.bins[0] ?? '', 5000);
  const { order } = sales.draft([{ product: sales.bolt, quantity: 1000 }]);
  const row = { id: 'c', owner: '', role: null, permissions: [], warehouses: null, flows: ['shipments'] };
  const connection = row as unknown as ConnectionRow; // what is looked at of it
  const fact = (document: string) => sales.base.log.filter((one) => one.document === document).at(-1);
  const stock = sales.base.log.filter(({ kind }) => kind === STOCK).at(-1);
  const placed = fact(order);
  if (!placed || !stock) throw new Error('nothing happened');
  const here = trial.desk();
  const elsewhere: Desk = { ...here, works: (warehouse) => warehouse !== sales.base.warehouse };
  expect(toldOf(talkative, connection, placed, here)).toHaveLength(1);
  expect(toldOf(talkative, connection, placed, elsewhere)).toEqual([]);
  expect(tellStock(stock, here)).toHaveLength(1);
  expect(tellStock(stock, elsewhere)).toEqual([]);
});
