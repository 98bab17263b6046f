import type { BookFault } from '#model/books/books.ts';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { playedWorld } from '../lines/played.fixtures.ts';

const PIECE = 1_000;

/** What is said of a company in which one row is another than the ledger and the folds would write. */
function saidOf<N extends TableName>(
  table: N,
  change: (row: Rows[N]) => Rows[N] | null | undefined,
): readonly BookFault[] {
  const { store } = playedWorld().base;
  for (const row of [...store.all(table).values()] as Rows[N][]) {
    const changed = change(row);
    if (changed === undefined) continue;
    if (changed) store.put(table, changed);
    else store.remove(table, row.id);
    return compareBooks(booksIn(store));
  }
  throw new Error(`no such row of ${table}`);
}

const onHandOf = (row: Rows['balance']): boolean => row.warehouse !== null && row.onHand > 0;

const one = (line: { readonly quantity: number }) => line.quantity + PIECE;

/** Rows that break one rule each: the rule with the problem and where it is, which is said of no other; and what is said. */
export const brokenBooks: readonly (readonly [string, readonly BookFault[]])[] = [
  [
    '[BOK1] placesDoNotSum',
    saidOf('balance', (row) => (row.warehouse === null ? { ...row, onHand: 7 } : undefined)),
  ],
  [
    '[BOK2] placeIsShort: held',
    saidOf('balance', (row) => (onHandOf(row) ? { ...row, held: row.onHand + 1 } : undefined)),
  ],
  [
    '[BOK2] placeIsShort: bound',
    saidOf('balance', (row) => (onHandOf(row) ? { ...row, bound: row.onHand + 1 } : undefined)),
  ],
  ['[BOK3] warehouseDiffers', saidOf('availability', (row) => ({ ...row, onHand: row.onHand + PIECE }))],
  [
    '[BOK4] reservedDiffers: in a warehouse',
    saidOf('availability', (row) => ({ ...row, reserved: row.reserved + 1 })),
  ],
  [
    '[BOK4] reservedDiffers: in a place',
    saidOf('balance', (row) => (onHandOf(row) ? { ...row, reserved: 1 } : undefined)),
  ],
  ['[BOK4] moreReservedThanThere', saidOf('availability', (row) => ({ ...row, reserved: row.onHand + 1 }))],
  ['[BOK5] moreHeldThanWanted: soft', saidOf('reservation', (row) => ({ ...row, soft: row.open + 1 }))],
  ['[BOK5] moreHeldThanWanted: below zero', saidOf('reservation', (row) => ({ ...row, hard: -1 }))],
  ['[BOK6] outgoingDiffers', saidOf('availability', (row) => ({ ...row, outgoing: -PIECE }))],
  ['[BOK6] incomingDiffers', saidOf('availability', (row) => ({ ...row, incoming: 99 * PIECE }))],
  ['[BOK7] demandDiffers: in quantity', saidOf('reservation', (row) => ({ ...row, open: row.open + PIECE }))],
  ['[BOK7] demandDiffers: gone', saidOf('reservation', () => null)],
  [
    '[BOK7] demandDiffers: of another document',
    saidOf('reservation', (row) => ({ ...row, document: 'another' })),
  ],
  [
    '[BOK7] demandDiffers: of another product',
    saidOf('reservation', (row) => ({ ...row, product: 'another' })),
  ],
  [
    '[BOK8] expectedDiffers: in quantity',
    saidOf('expectedReceipt', (row) => ({ ...row, open: row.open + PIECE })),
  ],
  ['[BOK8] expectedDiffers: gone', saidOf('expectedReceipt', () => null)],
  [
    '[BOK8] expectedDiffers: of another order',
    saidOf('expectedReceipt', (row) => ({ ...row, order: 'another' })),
  ],
  [
    '[BOK10] countersContradict: salesOrder, shipped',
    saidOf('salesOrder', (row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, shipped: one(line) })),
    })),
  ],
  [
    '[BOK10] countersContradict: salesOrder, cancelled',
    saidOf('salesOrder', (row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, cancelled: -1 })),
    })),
  ],
  [
    '[BOK10] countersContradict: salesOrder, invoiced',
    saidOf('salesOrder', (row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, invoiced: line.shipped + 1 })),
    })),
  ],
  [
    '[BOK10] countersContradict: purchaseOrder, returned',
    saidOf('purchaseOrder', (row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, returned: 1 })),
    })),
  ],
  [
    '[BOK10] countersContradict: goodsReceipt, returned',
    saidOf('goodsReceipt', (row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, returned: one(line) })),
    })),
  ],
  [
    '[BOK10] countersContradict: shipment, returned',
    saidOf('shipment', (row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, returned: one(line) })),
    })),
  ],
  [
    '[BOK10] countersContradict: pick, short',
    saidOf('pick', (row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, short: one(line) })),
    })),
  ],
  [
    '[BOK10] countersContradict: movement, received',
    saidOf('movement', (row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, received: PIECE })),
    })),
  ],
  [
    '[BOK10] countersContradict: customerReturn, received',
    saidOf('customerReturn', (row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, received: one(line) })),
    })),
  ],
  ['[BOK11] valuedDiffers', saidOf('valuation', (row) => ({ ...row, quantity: row.quantity - PIECE }))],
  ['[BOK11] worthBelowZero', saidOf('valuation', (row) => ({ ...row, value: -1 }))],
  [
    '[BOK12] creditedBeyondSold: by a credit',
    saidOf('salesOrder', (row) => ({
      ...row,
      credits: [{ return: 'r', amount: 1_000_000_00, shares: [], lines: [], creditedAt: null }],
    })),
  ],
  [
    '[BOK12] creditedBeyondSold: by a payment',
    saidOf('salesOrder', (row) => ({
      ...row,
      payments: [{ id: 'p', on: '2026-05-04', amount: -1 }],
    })),
  ],
  [
    '[BOK13] lineIsOfAnother',
    saidOf('line', (row) => (row.kind === 'purchaseOrder' ? { ...row, document: 'another' } : undefined)),
  ],
];
