import type { Rows } from '#model/engine/rows.ts';
import { typed } from '#model/engine/reader.ts';
import { isKeptBack } from '#model/stock/stock.tables.ts';
import type { Invariants } from '../kernel/random-walk.ts';
import type { EngineWorld } from './engine-world.ts';

/** Everything the ledger holds about a product; quantities in thousandths. */
interface Stock {
  readonly balances: readonly Rows['balance'][];
  /** By warehouse. */
  readonly available: readonly Rows['availability'][];
  readonly demands: readonly Rows['reservation'][];
  readonly expected: readonly Rows['expectedReceipt'][];
  readonly valuation: Rows['valuation'] | undefined;
}

const sum = <T>(rows: readonly T[], figure: (row: T) => number): number =>
  rows.reduce((total, row) => total + figure(row), 0);

/** Checks the stock of every product in the initial world. */
const ofEach =
  (holds: (stock: Stock) => boolean) =>
  ({ view: raw, given = [] }: EngineWorld): boolean => {
    const view = typed(raw);
    const products = new Set(given.filter(({ kind }) => kind === 'product').map(({ document }) => document));
    return [...products].every((product) =>
      holds({
        balances: view.by('balance', 'product', product),
        available: view.by('availability', 'product', product),
        demands: view.by('reservation', 'product', product),
        expected: view.by('expectedReceipt', 'product', product),
        valuation: view.get('valuation', product),
      }),
    );
  };

/** The same for each warehouse alone. */
const inEach = (
  holds: (row: Rows['availability'], stock: Pick<Stock, 'balances' | 'demands' | 'expected'>) => boolean,
) =>
  ofEach(({ available, balances, demands, expected }) =>
    available.every((row) => {
      const here = (one: { readonly warehouse: string | null }): boolean => one.warehouse === row.warehouse;
      return holds(row, {
        balances: balances.filter(here),
        demands: demands.filter(here),
        expected: expected.filter(here),
      });
    }),
  );

/** What holds for every company's stock, whatever was done to its documents. */
export const stockInvariants: Invariants<EngineWorld> = {
  'the places of a product sum to zero': ofEach(
    ({ balances }) => sum(balances, ({ onHand }) => onHand) === 0,
  ),
  'no shelf is below zero, or below what is held back in it': ofEach(({ balances }) =>
    balances.every(
      ({ warehouse, onHand, reserved, held = 0 }) =>
        warehouse === null || (reserved >= 0 && held >= 0 && reserved + held <= onHand),
    ),
  ),
  'what has lots lies by lot, and nothing else does': ({ view: raw, given = [] }) => {
    const view = typed(raw);
    return given.every(({ kind, document }) => {
      const { tracking = 'none' } = (kind === 'product' && view.get('product', document)) || {};
      return view
        .by('balance', 'product', document)
        .every(({ lot }) => (lot === undefined) === (tracking === 'none'));
    });
  },
  'a warehouse has what its places have': inEach(
    ({ onHand }, { balances }) =>
      onHand ===
      sum(
        balances.filter(({ available }) => available),
        (row) => (isKeptBack(row) ? row.reserved : row.onHand - (row.held ?? 0)),
      ),
  ),
  'what is held back is what demands hold': inEach(
    ({ reserved }, { demands, balances }) =>
      reserved === sum(demands, ({ soft, hard }) => soft + hard) &&
      sum(demands, ({ hard }) => hard) === sum(balances, (row) => row.reserved),
  ),
  'nobody holds back more than is wanted': ofEach(({ demands }) =>
    demands.every(({ open, soft, hard }) => soft >= 0 && hard >= 0 && soft + hard <= open),
  ),
  'what comes and goes is what orders have open': inEach(
    ({ incoming, outgoing }, { demands, expected }) =>
      outgoing === sum(demands, ({ open }) => open) && incoming === sum(expected, ({ open }) => open),
  ),
  'no more is held back than there is': inEach(({ onHand, reserved }) => reserved <= onHand),
  'what is worth something is what there is': ofEach(({ valuation, balances }) => {
    const owned = sum(
      balances.filter(({ warehouse }) => warehouse !== null),
      ({ onHand }) => onHand,
    );
    const { quantity, value } = valuation ?? { quantity: 0, value: 0 };
    return quantity === owned && value >= 0 && (quantity > 0 || value === 0);
  }),
};
