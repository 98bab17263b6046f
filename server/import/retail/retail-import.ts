import type { Moved } from '#model/stock/stock.facts.ts';
import { compare } from '#model/values/order.ts';
import { sentenceOf } from '#server/platform/http/sentence.ts';
import { idToAsk, type CommandSink, type Outcome, type RepeatableCommand } from '../command-sink.ts';
import { inFlight } from '../in-flight.ts';
import type { Progress } from '../progress.ts';
import type { Rejection } from '../rejections.ts';
import type { PlannedOrder } from './retail-plan.ts';
import { Unsuitable } from '../unsuitable.ts';
import type { RetailCommands } from './retail-commands.ts';
import { rejectionOf, type RetailReading } from './retail-reading.ts';

/** Commands awaiting an answer at the same time. */
const IN_FLIGHT = 500;
const LOOK_AHEAD = 1000;

export interface RetailCounts {
  products: number;
  services: number;
  customers: number;
  receipts: number;
  orders: number;
  /** Orders that were cancelled completely. */
  cancelledOrders: number;
  moves: number;
  /** Orders imported by an earlier run. */
  ordersBefore: number;
  ordersRefused: number;
}

export interface RetailResult {
  readonly counts: RetailCounts;
  readonly taken: { readonly sales: number; readonly cancellations: number };
  readonly rejections: readonly Rejection[];
}

interface RetailWork {
  readonly reading: RetailReading;
  readonly sink: CommandSink;
  readonly commands: RetailCommands;
  readonly progress: Progress;
  /** When opening stock is dated (UTC ISO). */
  readonly opening: string;
  /** Current free stock of a product (by id), thousandths. */
  readonly free: (product: string) => number;
}

/** Executes the plan's commands, parties and goods first. Throws if one of those is refused: nothing could follow. */
export async function importRetail(work: RetailWork): Promise<RetailResult> {
  const { reading, progress } = work;
  const { plan } = reading;
  const counts: RetailCounts = {
    products: 0,
    services: 0,
    customers: 0,
    receipts: 0,
    orders: 0,
    cancelledOrders: 0,
    moves: 0,
    ordersBefore: 0,
    ordersRefused: 0,
  };
  progress.begin('products and customers', plan.products.length + plan.customers.length);
  await makeParties(work, counts);
  const fresh = await notTaken(work, plan.orders, counts);
  progress.begin('opening stock', plan.shipped.size);
  await openStock(work, fresh, counts);
  progress.begin('sales orders', fresh.length);
  const taken = takenBefore(plan.orders, fresh);
  await inFlight(fresh, IN_FLIGHT, async ({ order, id }) => {
    const [outcome] = await work.sink.give([{ ...work.commands.order(order), id }], order.at);
    settle(work, order, outcome, taken, counts);
    progress.step();
  });
  progress.end();
  return resultOf(reading, taken, counts);
}

async function makeParties(
  { reading, sink, commands, progress, opening }: RetailWork,
  counts: RetailCounts,
): Promise<void> {
  const { products, customers } = reading.plan;
  const jobs: { readonly list: RepeatableCommand[] | null; readonly count: () => void }[] = [
    ...products.map((product) => ({
      list: commands.product(product),
      count: () => (product.service ? (counts.services += 1) : (counts.products += 1)),
    })),
    ...customers.map((customer) => ({
      list: commands.customer(customer),
      count: () => (counts.customers += 1),
    })),
  ];
  await inFlight(jobs, IN_FLIGHT, async ({ list, count }) => {
    if (list) {
      mustBeTaken(list, await sink.give(list, opening));
      count();
    }
    progress.step();
  });
}

function mustBeTaken(commands: readonly RepeatableCommand[], outcomes: readonly Outcome[]): void {
  for (const [index, outcome] of outcomes.entries())
    if ('refusal' in outcome) {
      const { kind = '', type = '' } = commands[index] ?? {};
      throw new Unsuitable(
        `${kind} ${type} was refused: ${sentenceOf(outcome.refusal, 'en')} (${outcome.refusal.code})`,
      );
    }
}

interface Fresh {
  readonly order: PlannedOrder;
  /** Its command's id. */
  readonly id: string;
}

/** The orders not imported by an earlier run. [IM8] */
async function notTaken(
  { sink, commands }: RetailWork,
  orders: readonly PlannedOrder[],
  counts: RetailCounts,
): Promise<Fresh[]> {
  const fresh: Fresh[] = [];
  for (let from = 0; from < orders.length; from += LOOK_AHEAD) {
    const page = orders
      .slice(from, from + LOOK_AHEAD)
      .map((order) => ({ order, id: commands.orderCommand(order) }));
    const known = await sink.known(page.map(({ id }) => id));
    for (const { order, id } of page)
      if (known.accepted.has(id)) counts.ordersBefore += 1;
      else fresh.push({ order, id: idToAsk(id, known) });
  }
  return fresh;
}

/** Stock that the orders to come need beyond what is free is received the day before the first of them. [IM7] */
async function openStock(
  { reading, sink, commands, progress, opening, free }: RetailWork,
  fresh: readonly Fresh[],
  counts: RetailCounts,
): Promise<void> {
  const stocked = reading.plan.shipped;
  const wanted = new Map<string, number>();
  for (const { order } of fresh)
    for (const { line, cancelled } of order.lines)
      if (stocked.has(line.code))
        wanted.set(line.code, (wanted.get(line.code) ?? 0) + line.quantity - cancelled);
  const lacking = [...wanted]
    .map(([code, quantity]) => [code, quantity - Math.max(0, free(commands.productId(code) ?? ''))] as const)
    .filter(([, quantity]) => quantity > 0)
    .sort(([a], [b]) => compare(a, b));
  await inFlight(commands.openings(lacking), IN_FLIGHT, async ({ commands: list, lines }) => {
    const outcomes = await sink.give(list, opening);
    mustBeTaken(list, outcomes);
    counts.receipts += 1;
    counts.moves += movesOf(outcomes);
    progress.step(lines);
  });
}

interface Taken {
  sales: number;
  /** Sale lines by the number of the cancellation that reduced them; false if one was refused. */
  readonly cancellations: Map<number, boolean>;
}

/** What earlier runs imported counts as imported. */
function takenBefore(orders: readonly PlannedOrder[], fresh: readonly Fresh[]): Taken {
  const taken: Taken = { sales: 0, cancellations: new Map() };
  const toCome = new Set(fresh.map(({ order }) => order));
  for (const order of orders) if (!toCome.has(order)) take(taken, order);
  return taken;
}

function take(taken: Taken, { lines }: PlannedOrder): void {
  taken.sales += lines.length;
  for (const by of lines.flatMap((line) => line.cancelledBy))
    if (!taken.cancellations.has(by)) taken.cancellations.set(by, true);
}

function settle(
  { reading }: RetailWork,
  order: PlannedOrder,
  outcome: Outcome | undefined,
  taken: Taken,
  counts: RetailCounts,
): void {
  if (outcome && 'facts' in outcome) {
    counts.orders += 1;
    counts.moves += movesOf([outcome]);
    if (order.lines.every(({ line, cancelled }) => cancelled === line.quantity)) counts.cancelledOrders += 1;
    take(taken, order);
    return;
  }
  counts.ordersRefused += 1;
  const why = outcome ? sentenceOf(outcome.refusal, 'en') : 'no answer';
  for (const { line, cancelledBy } of order.lines) {
    reading.rejections.push(rejectionOf(line.number, 'refused', why));
    for (const by of cancelledBy) taken.cancellations.set(by, false);
  }
}

function resultOf({ rejections }: RetailReading, taken: Taken, counts: RetailCounts): RetailResult {
  let cancellations = 0;
  for (const [number, whole] of taken.cancellations)
    if (whole) cancellations += 1;
    else rejections.push(rejectionOf(number, 'saleRefused'));
  return { counts, taken: { sales: taken.sales, cancellations }, rejections };
}

const movesOf = (outcomes: readonly Outcome[]): number =>
  outcomes
    .flatMap((outcome) => ('facts' in outcome ? outcome.facts : []))
    .filter((fact) => fact.kind === 'stock' && fact.type === 'moved')
    .reduce((sum, fact) => sum + (fact.data as Moved).moves.length, 0); // the ledger wrote it
