import type { LogEvent } from '#model/engine/envelope.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import { gradedAs } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { isToInvoice } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { toCreditOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { kitsIn, wholeKits } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { fulfilmentOf, onPicksOf, openOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import { stockFacts, type Held, type Moved, type Reserved } from '#model/stock/stock.facts.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { compare } from '#model/values/order.ts';

/** Inconsistencies in a company's figures, described; empty if there are none. */
export function broken(world: World): string[] {
  return [
    ...stockIsSound(world),
    ...booksAgree(world),
    ...reservationsAreTheirEntries(world),
    ...ordersAgree(world),
    ...kitsAreSound(world),
    ...returnsAgree(world),
    ...factsParse(world),
  ];
}

const rows = <N extends TableName>(world: World, table: N): Rows[N][] =>
  [...world.store.all(table).values()] as Rows[N][]; // table N holds Rows[N]

const expectSame = (name: string, actual: number, wanted: number): string[] =>
  actual === wanted ? [] : [`${name} is ${actual}, not ${wanted}`];

function stockIsSound(world: World): string[] {
  const wrong: string[] = [];
  const sums = new Map<string, number>();
  const moved = new Map<string, number>();
  for (const event of stockEvents(world, 'moved'))
    for (const move of (event.data as Moved).moves) {
      add(moved, placeKey(move.product, move.from, move.lot), -move.quantity);
      add(moved, placeKey(move.product, move.to, move.lot), move.quantity);
    }
  const held = new Map<string, number>();
  for (const event of stockEvents(world, 'held'))
    for (const { product, location, lot, quantity } of (event.data as Held).entries)
      add(held, placeKey(product, location, lot), quantity);
  const balances = new Map(rows(world, 'balance').map((balance) => [balance.id, balance]));
  for (const id of new Set([...moved.keys(), ...held.keys()]))
    wrong.push(
      ...expectSame(`moves of ${id}`, balances.get(id)?.onHand ?? 0, moved.get(id) ?? 0),
      ...expectSame(`on hold of ${id}`, balances.get(id)?.held ?? 0, held.get(id) ?? 0),
    );
  for (const balance of rows(world, 'balance')) {
    add(sums, `${balance.product} ${balance.lot ?? ''}`, balance.onHand);
    const { held = 0 } = balance;
    if (!moved.has(balance.id)) wrong.push(`${balance.id} without a move`);
    if (balance.warehouse && (balance.reserved < 0 || held < 0 || unheldOf(balance) < 0))
      wrong.push(`${balance.id}: ${balance.onHand} on hand, ${balance.reserved} reserved, ${held} on hold`);
  }
  for (const [product, sum] of sums) wrong.push(...expectSame(`sum of ${product}`, sum, 0));
  return wrong;
}

/** What verification compares, nightly and after a restore. */
const booksAgree = (world: World): string[] =>
  compareBooks(booksIn(world.store)).map(
    ({ problem, kind, document, params }) => `${problem} of ${kind} ${document}: ${JSON.stringify(params)}`,
  );

/** Kits are never ahead of the parts that they need, whatever the counter. [SO31] */
function kitsAreSound(world: World): string[] {
  const counters = ['cancelled', 'released', 'picked', 'shipped', 'returned'] as const;
  return rows(world, 'salesOrder').flatMap((order) =>
    kitsIn(order.lines).flatMap(({ kit, parts }) =>
      counters.flatMap((counter) => {
        const kits = wholeKits(parts, (part) => part[counter]) / 1_000;
        const behind = parts.filter(
          ({ ofKit, [counter]: done }) => !ofKit.optional && done < kits * ofKit.per,
        );
        return behind.map(
          (part) => `${kits} of kit ${kit.id} ${counter}, but ${part[counter]} of ${part.id}`,
        );
      }),
    ),
  );
}

function reservationsAreTheirEntries(world: World): string[] {
  const soft = new Map<string, number>();
  const hard = new Map<string, number>();
  const bins = new Map<string, number>();
  for (const event of stockEvents(world, 'reserved'))
    for (const { line, product, location, lot, quantity } of (event.data as Reserved).entries) {
      add(location === null ? soft : hard, line, quantity);
      if (location !== null) add(bins, placeKey(product, location, lot), quantity);
    }
  const held = new Map(rows(world, 'reservation').map((row) => [row.id, row]));
  const lines = new Set([...soft.keys(), ...hard.keys(), ...held.keys()]);
  return [
    ...[...lines].flatMap((line) => [
      ...expectSame(`soft of ${line}`, held.get(line)?.soft ?? 0, soft.get(line) ?? 0),
      ...expectSame(`hard of ${line}`, held.get(line)?.hard ?? 0, hard.get(line) ?? 0),
    ]),
    ...rows(world, 'balance').flatMap((b) =>
      expectSame(`reserved in ${b.id}`, b.reserved, bins.get(b.id) ?? 0),
    ),
  ];
}

function ordersAgree(world: World): string[] {
  return rows(world, 'salesOrder').flatMap((order) => {
    const state = order.state as Record<string, string>; // a parallel chart: a name per region
    const shipped = sum(order.lines, (line) => line.shipped);
    const wrong = [
      ...same(`fulfilment of ${order.id}`, state['fulfilment'], fulfilmentOf(order.lines)),
      ...same(`billing of ${order.id}`, state['billing'], billingOf(order, shipped)),
    ];
    if (state['commercial'] === 'draft' || order.revision === 0) return wrong;
    return [...wrong, ...linesAgree(world, order)];
  });
}

function billingOf(order: SalesOrderRow, shipped: number): string {
  if (shipped === 0) return (order.advances ?? []).some(({ left }) => left > 0) ? 'advanced' : 'nothing';
  if (toCreditOf(order) > 0) return 'toCredit';
  if (!order.invoices) return 'toInvoice';
  if (!isToInvoice(order)) return 'invoiced';
  return sum(order.lines, (line) => line.invoiced) > 0 ? 'partlyInvoiced' : 'toInvoice';
}

/** What came back is what the returns brought, by order and by shipment, and never more than went out. */
function returnsAgree(world: World): string[] {
  const wrong: string[] = [];
  const back = new Map<string, number>();
  for (const row of rows(world, 'customerReturn'))
    for (const line of row.lines) {
      const isPosted = ['posted', 'credited', 'closed'].includes(String(row.state));
      const withUs = line.received - (isPosted ? gradedAs(line, ['sendBack']) : 0);
      add(back, line.orderLine ?? '', withUs);
      add(back, `${line.shipment}:${line.shipmentLine}`, withUs);
    }
  for (const order of rows(world, 'salesOrder'))
    for (const { id, shipped, returned } of order.lines) {
      wrong.push(...expectSame(`returned of ${id}`, returned, back.get(id) ?? 0));
      if (returned < 0 || returned > shipped) wrong.push(`${id}: ${shipped} shipped, ${returned} returned`);
    }
  for (const shipment of rows(world, 'shipment'))
    for (const { id, quantity, returned = 0, returnedCost = 0, cost = 0 } of shipment.lines) {
      wrong.push(
        ...expectSame(`returned of ${shipment.id}:${id}`, returned, back.get(`${shipment.id}:${id}`) ?? 0),
      );
      if (returned < 0 || returned > quantity)
        wrong.push(`${shipment.id}: ${quantity} sent, ${returned} back`);
      if (returned === quantity)
        wrong.push(...expectSame(`cost back of ${shipment.id}:${id}`, returnedCost, cost));
    }
  return wrong;
}

function linesAgree(world: World, order: Rows['salesOrder']): string[] {
  const picks = rows(world, 'pick').filter((pick) => pick.order === order.id && isOpen(pick.state));
  const shipments = rows(world, 'shipment').filter((s) => s.order === order.id && isOpen(s.state));
  return order.lines.flatMap((line) => {
    const { id, quantity, cancelled, released, picked, shipped } = line;
    const wrong: string[] = [];
    if (!(quantity - cancelled >= released && released >= picked && picked >= shipped && shipped >= 0))
      wrong.push(`counters of ${id}: ${quantity} −${cancelled} ${released} ${picked} ${shipped}`);
    if (!line.stocked) return wrong;
    const held = world.row('reservation', id);
    const onPicks = sum(
      picks.flatMap((p) => p.lines.filter((l) => l.orderLine === id)),
      (l) => l.quantity - l.short,
    );
    const staged = sum(
      shipments.flatMap((s) => s.lines.filter((l) => l.orderLine === id)),
      (l) => l.quantity,
    );
    wrong.push(
      ...expectSame(`open of ${id}`, held?.open ?? 0, openOf(line)),
      ...expectSame(`hard of ${id}`, held?.hard ?? 0, released - shipped),
      ...expectSame(`on picks of ${id}`, onPicks, onPicksOf(line)),
      ...expectSame(`staged of ${id}`, staged, picked - shipped),
    );
    if (held && held.soft + held.hard > held.open) wrong.push(`${id} holds more than it wants`);
    return wrong;
  });
}

const over = new Set<unknown>(['picked', 'cancelled', 'shipped', 'delivered', 'reversed']);
const isOpen = (state: unknown): boolean => !over.has(state);

const checked = new WeakMap<World, number>();

/** Checks every fact since the last check against its schema, strictly. */
function factsParse(world: World): string[] {
  const from = checked.get(world) ?? 0;
  checked.set(world, world.log.length);
  return world.log.slice(from).flatMap((event) => {
    const schemas = event.kind === 'stock' ? stockFacts : world.engine.types.get(event.kind)?.facts;
    const schema = schemas?.[event.type as keyof typeof schemas];
    if (!schema) return [`no schema of ${event.kind}.${event.type}`];
    const parsed = schema.safeParse(event.data);
    if (!parsed.success) return [`${event.kind}.${event.type}: ${parsed.error.message}`];
    return same(`${event.kind}.${event.type}`, canonical(parsed.data), canonical(event.data));
  });
}

const same = (name: string, actual: unknown, wanted: unknown): string[] =>
  actual === wanted ? [] : [`${name} is ${String(actual)}, not ${String(wanted)}`];

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => compare(a, b)))
      : inner,
  );
}

const stockEvents = (world: World, type: string): LogEvent[] =>
  world.log.filter((event) => event.kind === 'stock' && event.type === type);

const sum = <T>(list: readonly T[], figure: (item: T) => number): number =>
  list.reduce((total, item) => total + figure(item), 0);

const add = (into: Map<string, number>, key: string, quantity: number): void =>
  void into.set(key, (into.get(key) ?? 0) + quantity);
