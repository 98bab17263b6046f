import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Row, Rows, TableName } from '#model/engine/rows.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { compare } from '#model/values/order.ts';
import type { Chance } from './random.ts';
import type { SimulatedClient } from './simulated-client.ts';

/** One thing a person may try; refusals are part of the run. */
export type Action = (client: SimulatedClient, chance: Chance) => void;

/** A day of expiry that no run comes to. */
const KEEPS = '2190-01-01';

/** The log of a company that sells, some of it by lot, with little stock, so that people compete for the last units. */
export function tradingCompany(): readonly LogEvent[] {
  const world = new SalesWorld();
  const [first = '', second = ''] = world.base.bins;
  world.stock(world.bolt, first, 12_000);
  world.stock(world.bolt, second, 3_000);
  world.stock(world.nut, first, 5_000);
  const milk = activeProduct(world.base, { sku: 'MILK', tracking: 'lot', expires: true });
  for (const code of ['A', 'B']) world.stockLot(milk, first, 4_000, { code, expiresOn: KEEPS });
  return world.base.log;
}

export function anyOf<N extends TableName>(
  client: SimulatedClient,
  chance: Chance,
  table: N,
): Rows[N] | null {
  const rows = client.replica.rows(table) as readonly (Rows[N] & Row)[]; // table N holds Rows[N]
  return rows.length === 0 ? null : chance.pick([...rows].sort((a, b) => compare(a.id, b.id)));
}

/** Usually something that the model allows, now and then anything. */
function wish<T extends string>(
  client: SimulatedClient,
  chance: Chance,
  kind: string,
  document: string,
  types: readonly T[],
): T {
  const allowed = types.filter((type) => client.replica.consider({ kind, document, type }) === null);
  return chance.pick(allowed.length > 0 && chance.happens(0.9) ? allowed : types);
}

/** Prefers open work: any row that allows one of these commands, otherwise any row. */
function workOn<N extends 'pick' | 'shipment'>(
  client: SimulatedClient,
  chance: Chance,
  kind: N,
  types: readonly string[],
): Rows[N] | null {
  const rows = client.replica.rows(kind) as readonly Rows[N][]; // table N holds Rows[N]
  const open = rows.filter(({ id }) =>
    types.some((type) => client.replica.consider({ kind, document: id, type }) === null),
  );
  const from = open.length > 0 ? open : rows;
  return from.length === 0 ? null : chance.pick([...from].sort((a, b) => compare(a.id, b.id)));
}

const stocked = (client: SimulatedClient, chance: Chance): string =>
  anyOf(client, chance, 'product')?.id ?? '';
const some = (chance: Chance): number => (1 + chance.below(6)) * 1000;

const order: Action = (client, chance) => {
  const customer = anyOf(client, chance, 'customer')?.id ?? '';
  const warehouse = anyOf(client, chance, 'warehouse')?.id ?? '';
  const lines = Array.from({ length: 1 + chance.below(2) }, () =>
    orderLineFixture({ id: client.id(), product: stocked(client, chance), quantity: some(chance) }),
  );
  const id = client.id();
  client.give(
    'salesOrder',
    id,
    'create',
    salesOrderFixture({ customer, warehouse, lines, priority: chance.below(10) }),
  );
  if (chance.happens(0.7)) client.give('salesOrder', id, 'confirm', {});
};

const moveOrder: Action = (client, chance) => {
  const row = anyOf(client, chance, 'salesOrder');
  if (!row) return;
  const type = wish(client, chance, 'salesOrder', row.id, [
    'confirm',
    'release',
    'release',
    'release',
    'release',
    'hold',
    'resume',
    'cancel',
    'closeShort',
  ]);
  const data = {
    confirm: {},
    release: { pick: client.id() },
    hold: { reason: 'credit' },
    resume: {},
    cancel: { reason: 'other' },
    closeShort: { reason: 'other' },
  }[type];
  client.give('salesOrder', row.id, type, data);
};

const pick: Action = (client, chance) => {
  const row = workOn(client, chance, 'pick', ['claim', 'scan', 'finish']);
  const line = row && row.lines.length > 0 ? chance.pick(row.lines) : undefined;
  if (!row || !line) return;
  const type = wish(client, chance, 'pick', row.id, [
    'claim',
    'scan',
    'scan',
    'scan',
    'scan',
    'scan',
    'unscan',
    'shortPick',
    'withdrawShort',
    'finish',
    'finish',
    'finish',
    'cancel',
  ]);
  const data = {
    claim: {},
    scan: { line: line.id, quantity: Math.max(1000, line.quantity - line.picked - line.short) },
    unscan: { line: line.id, quantity: 1000 },
    shortPick: { line: line.id, quantity: 1000, reason: 'notInBin' },
    withdrawShort: { line: line.id },
    finish: { shipment: client.id() },
    cancel: { reason: 'other' },
  }[type];
  client.give('pick', row.id, type, data);
};

/** A pick from claim to staging, going through the whole list without a pause. */
const pickAll: Action = (client, chance) => {
  const row = workOn(client, chance, 'pick', ['claim', 'scan', 'finish']);
  if (!row) return;
  client.give('pick', row.id, 'claim', {});
  for (const line of row.lines) {
    const left = line.quantity - line.picked - line.short;
    if (left > 0) client.give('pick', row.id, 'scan', { line: line.id, quantity: left });
  }
  client.give('pick', row.id, 'finish', { shipment: client.id() });
};

const ship: Action = (client, chance) => {
  const row = workOn(client, chance, 'shipment', ['pack', 'ship', 'reverse']);
  if (!row) return;
  const type = wish(client, chance, 'shipment', row.id, [
    'pack',
    'pack',
    'ship',
    'ship',
    'ship',
    'packAndShip',
    'deliver',
    'undeliver',
    'cancel',
    'reverse',
  ]);
  const data = {
    pack: { parcels: [{ id: client.id(), weight: 900, tracking: '' }] },
    packAndShip: { parcels: [{ id: client.id(), weight: 700, tracking: '' }] },
    ship: {},
    deliver: {},
    undeliver: { reason: 'enteredByMistake' },
    cancel: { reason: 'other' },
    reverse: { reason: 'wrongItem', replacement: client.id() },
  }[type];
  client.give('shipment', row.id, type, data);
  if (type === 'pack' && chance.happens(0.7)) client.give('shipment', row.id, 'ship', {});
};

const receive: Action = (client, chance) => {
  const warehouse = anyOf(client, chance, 'warehouse')?.id ?? '';
  const id = client.id();
  const product = anyOf(client, chance, 'product');
  const lot = { code: chance.pick(['A', 'B', 'C']), expiresOn: KEEPS };
  const line = receiptLineFixture({
    id: client.id(),
    product: product?.id ?? '',
    quantity: some(chance),
    ...(product?.tracking === 'lot' ? { lot } : {}),
  });
  client.give('goodsReceipt', id, 'create', { warehouse, order: null, supplier: null, source: 'opening' });
  client.give('goodsReceipt', id, 'count', { lines: [line] });
  client.give('goodsReceipt', id, 'post', {});
};

const undoReceipt: Action = (client, chance) => {
  const row = anyOf(client, chance, 'goodsReceipt');
  if (row) client.give('goodsReceipt', row.id, 'reverse', { reason: 'other' });
};

/** Looks at what a pick doubted. */
const look: Action = (client, chance) => {
  const balances = client.replica.rows('balance') as readonly Rows['balance'][]; // table balance holds its rows
  const doubted = balances.filter((balance) => balance.doubted !== undefined);
  if (doubted.length === 0) return;
  const { location, product } = chance.pick(doubted);
  client.give('location', location, 'check', { product });
};

/** Every trade action, repeated by weight. */
export const tradeActions: readonly Action[] = [
  order,
  order,
  moveOrder,
  moveOrder,
  moveOrder,
  pick,
  pick,
  pickAll,
  pickAll,
  ship,
  ship,
  ship,
  receive,
  undoReceipt,
  look,
];
