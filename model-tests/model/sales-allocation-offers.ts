import { orderLineFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { worldOf, type EngineOffer, type EngineWorld } from './engine-world.ts';
import { fits, inside, offer, threeWays, unfit } from './offers.ts';
import { piece, sellingWorld } from './selling-world.ts';
import type { Selling } from './sales-order-offers.ts';

type Base = Selling['base'];

/** An order whose goods wait, and another order of the same goods. */
export interface Allocating {
  readonly selling: Selling;
  readonly other: { readonly order: string; readonly line: string };
  readonly world: EngineWorld;
  /** Only whether its time has come is of interest. */
  readonly begins: boolean;
}

/** How many commands a world has. */
export const commandsOf = ({ given }: Base): number => given.length;

/** The world of a subject whose commands after so many were of another moment (UTC ISO). */
export const worldDated = (
  base: Base,
  subject: string,
  { before, at }: { readonly before: number; readonly at: string },
): EngineWorld =>
  worldOf(base, subject, { given: base.given.map((one, index) => (index >= before ? { ...one, at } : one)) });

/** Two pieces are there, for an order of two that is confirmed at a moment. */
function waiting(over: Partial<SalesOrderForm>, at: string, comesFirst = false): Allocating {
  const selling = sellingWorld([2 * piece]);
  const { base, order, product, customer, form } = selling;
  const other = { order: base.id(), line: base.id() };
  const before = commandsOf(base);
  const today = base.now;
  base.now = at;
  if (comesFirst) {
    const lines = [orderLineFixture({ id: other.line, product, quantity: 2 * piece })];
    base.must('salesOrder', other.order, 'create', form(0, { customer, lines, priority: 9 }));
    base.must('salesOrder', other.order, 'confirm');
  }
  base.must('salesOrder', order, 'create', form(2 * piece, over));
  base.must('salesOrder', order, 'confirm');
  base.now = today;
  const begins = over.reserve === 'daysBefore';
  return { selling, other, begins, world: worldDated(base, order, { before, at }) };
}

/** Its goods are allocated by hand; another has them; they are reserved from a day on that has come. */
export const allocatingWorlds = (today: string, monthAgo: string): readonly Allocating[] => [
  waiting({ reserve: 'byHand' }, today),
  waiting({}, today, true),
  waiting({ reserve: 'daysBefore', reserveDays: 7, promisedOn: '2026-05-10' }, monthAgo),
];

const amounts = [piece, 2 * piece];

/** What somebody does with what is allocated to the order. */
export function allocatingOffers({
  selling: { line, order, stranger },
  other,
  begins,
}: Allocating): EngineOffer[] {
  const beginning = [
    offer('beginReserving', '', {}, { ...fits, within: true }, inside),
    offer('beginReserving', 'by oneself', {}, unfit),
    ...threeWays('hold', { reason: 'other' }),
    ...threeWays('resume', {}),
  ];
  if (begins) return beginning;
  const part = (quantity: number, of = line): object => ({ lines: [{ line: of, quantity }] });
  const taken = (quantity: number, from: object = other): object => ({
    line,
    reason: 'other',
    from: [{ ...from, quantity }],
  });
  const both = ['allocate', 'free'].flatMap((word) => [
    ...amounts.map((quantity) =>
      offer(word, `${quantity / piece}`, part(quantity), { fits: true, quantity }),
    ),
    offer(word, 'half a piece', part(piece / 2), unfit),
    offer(word, 'an unknown line', part(piece, stranger), unfit),
    offer(word, 'nothing', { lines: [] }, unfit),
    offer(word, 'not permitted', part(piece), unfit, { permitted: false }),
  ]);
  const marks = ['lock', 'unlock'].flatMap((word) => [
    ...threeWays(word, { lines: [{ line }] }),
    offer(word, 'an unknown line', { lines: [{ line: stranger }] }, unfit),
  ]);
  const lost = { to: other.order, reason: 'other', lines: [{ line, quantity: piece }] };
  return [
    ...both,
    ...marks,
    ...amounts.map((quantity) =>
      offer('takeFrom', `${quantity / piece}`, taken(quantity), { fits: true, quantity }),
    ),
    offer('takeFrom', 'of itself', taken(piece, { order, line }), unfit),
    offer('takeFrom', 'without a reason', { ...taken(piece), reason: '' }, unfit),
    offer('takeFrom', 'not permitted', taken(piece), unfit, { permitted: false }),
    offer('loseGoods', '', lost, { ...fits, within: true }, inside),
    offer('loseGoods', 'by oneself', lost, unfit),
    ...beginning,
  ];
}
