import { expect, test } from 'vitest';
import { engine } from '#machines/registry.ts';
import { Overlay } from '#model/engine/overlay.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { ofDocument } from './document-cases.ts';
import type { EngineWorld } from './engine-world.ts';
import { stockInvariants } from './stock-invariants.ts';

const [situation] = ofDocument('pick', (subject) => subject.situations());
if (!situation) throw new Error('a pick has a situation');
const { world } = situation;
const product = world.given?.find(({ kind }) => kind === 'product')?.document ?? '';
const broken = (one: EngineWorld): string[] =>
  Object.keys(stockInvariants).filter((name) => !stockInvariants[name]?.(one));

/** The world with a row that the ledger would never write. */
function altered<N extends TableName>(
  table: N,
  found: (row: Rows[N]) => boolean,
  change: (row: Rows[N]) => Partial<Rows[N]>,
): EngineWorld {
  const view = new Overlay(world.view, engine.tables);
  const rows = view.rowsBy(table, 'product', product) as readonly Rows[N][]; // table N holds Rows[N]
  const row = rows.find(found);
  if (!row) throw new Error(`no such row of ${table}`);
  view.put(table, { ...row, ...change(row) });
  return { ...world, view };
}

const isShelf = ({ warehouse, onHand }: Rows['balance']): boolean => warehouse !== null && onHand > 0;
const any = (): boolean => true;

test('[ST1, ST2, ST3, ST4, ST7] what the ledger has written is in order', () => {
  expect(broken(world)).toEqual([]);
});

test.each([
  [
    'placesSumToZero',
    altered(
      'balance',
      ({ warehouse }) => warehouse === null,
      ({ onHand }) => ({ onHand: onHand - 1 }),
    ),
  ],
  ['placesHaveEnough', altered('balance', isShelf, ({ onHand }) => ({ reserved: onHand + 1 }))],
  ['placesHaveEnough', altered('balance', isShelf, ({ onHand }) => ({ held: onHand + 1 }))],
  ['warehousesHaveTheirPlaces', altered('balance', isShelf, () => ({ held: 1 }))],
  ['what has lots lies by lot, and nothing else does', altered('balance', isShelf, () => ({ lot: 'L' }))],
  ['warehousesHaveTheirPlaces', altered('availability', any, ({ onHand }) => ({ onHand: onHand + 1 }))],
  ['reservedIsHeld', altered('availability', any, ({ reserved }) => ({ reserved: reserved - 1 }))],
  ['reservedIsHeld', altered('balance', isShelf, () => ({ reserved: 1 }))],
  ['demandIsOpen', altered('reservation', any, ({ open }) => ({ open: open + 1 }))],
  ['linesHoldWhatTheyWant', altered('reservation', any, ({ open }) => ({ soft: open + 1 }))],
  ['comingAndGoingIsOpen', altered('availability', any, ({ outgoing }) => ({ outgoing: outgoing + 1 }))],
  ['comingAndGoingIsOpen', altered('availability', any, ({ incoming }) => ({ incoming: incoming + 1 }))],
  ['reservedIsHeld', altered('availability', any, ({ onHand }) => ({ reserved: onHand + 1 }))],
  ['valuedIsOwned', altered('balance', isShelf, () => ({ onHand: 9_000 }))],
])(
  '[ST1, ST2, ST3, ST4, ST5, ST7, ST14, ST15] of a row that breaks it is said that %s does not hold',
  (name, one) => {
    expect(broken(one)).toContain(name);
  },
);
