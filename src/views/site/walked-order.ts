import type { Refusal } from '#model/engine/envelope.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { openTrade, receive, type Trade } from './walk-company.ts';

/** What a visitor may press; `receive` brings ten more pieces into the warehouse. */
export const walkSteps = [
  'confirm',
  'hold',
  'resume',
  'release',
  'pick',
  'ship',
  'deliver',
  'cancel',
  'receive',
] as const;
export type WalkStep = (typeof walkSteps)[number];

/** A fact in the company's log. */
export interface WalkedFact {
  readonly seq: number;
  readonly kind: string;
  readonly type: string;
}

export interface Walked {
  /** The states the order is in, below its chart: `commercial.draft`, `fulfilment.notStarted` … */
  readonly states: readonly string[];
  /** Pieces. */
  readonly stock: { readonly onHand: number; readonly reserved: number; readonly free: number };
  /** Since the order's draft, the latest last. */
  readonly facts: readonly WalkedFact[];
  /** Why the last step was refused; it left no trace. */
  readonly refusal: Refusal | null;
  /** The steps that would be accepted now. */
  readonly open: readonly WalkStep[];
}

/** The order after these steps, of which only the last may be refused: the model decides them anew. */
export function walk(pieces: number, steps: readonly WalkStep[]): Walked {
  const trade = openTrade(pieces);
  const begun = trade.company.log.length - 1;
  let refusal: Refusal | null = null;
  for (const step of steps) refusal = take(trade, step);
  return {
    states: statesOf(trade),
    stock: stockOf(trade),
    facts: trade.company.log.slice(begun).map(({ seq, kind, type }) => ({ seq: seq - begun, kind, type })),
    refusal,
    open: walkSteps.filter((step) => take(after(pieces, steps), step) === null),
  };
}

/** Another company in which the same has happened. */
function after(pieces: number, steps: readonly WalkStep[]): Trade {
  const trade = openTrade(pieces);
  for (const step of steps) take(trade, step);
  return trade;
}

/** Takes a step; returns why it was refused. */
function take(trade: Trade, step: WalkStep): Refusal | null {
  const { company, order } = trade;
  switch (step) {
    case 'confirm':
    case 'resume':
      return company.attempt('salesOrder', order, step);
    case 'hold':
      return company.attempt('salesOrder', order, 'hold', { reason: 'credit' });
    case 'cancel':
      return company.attempt('salesOrder', order, 'cancel', { reason: 'customerRequest' });
    case 'release':
      return company.attempt('salesOrder', order, 'release', { pick: company.id() });
    case 'pick':
      return pick(trade);
    case 'ship':
      return company.attempt('shipment', latest(trade, 'shipment'), 'packAndShip', {
        parcels: [{ id: company.id(), weight: 1000, tracking: '' }],
      });
    case 'deliver':
      return company.attempt('shipment', latest(trade, 'shipment'), 'deliver');
    case 'receive':
      return receive(trade, 10);
    default:
      return step satisfies never;
  }
}

/** Claims the latest pick list, scans everything on it and finishes it. */
function pick(trade: Trade): Refusal | null {
  const { company } = trade;
  const list = latest(trade, 'pick');
  const refusal = company.attempt('pick', list, 'claim');
  if (refusal) return refusal;
  for (const { id, quantity } of company.view.get('pick', list)?.lines ?? [])
    company.must('pick', list, 'scan', { line: id, quantity });
  return company.attempt('pick', list, 'finish', { shipment: company.id() });
}

/** The latest document of a kind; an id of nothing if there is none yet. */
const latest = ({ company }: Trade, kind: string): string =>
  company.log.findLast((event) => event.kind === kind)?.document ?? company.id();

const statesOf = ({ company, order }: Trade): string[] =>
  Object.entries(company.view.get('salesOrder', order)?.state ?? {}).map(
    ([region, state]) => `${region}.${state}`,
  );

function stockOf({ company, product, warehouse }: Trade): Walked['stock'] {
  const { onHand = 0, reserved = 0 } = company.view.get('availability', placeKey(product, warehouse)) ?? {};
  return { onHand: onHand / 1000, reserved: reserved / 1000, free: (onHand - reserved) / 1000 };
}
