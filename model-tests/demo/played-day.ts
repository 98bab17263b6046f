import { checkingEngine as engine } from '#machines/checking-engine.ts';
import { stateText } from '#model/engine/propose.ts';
import type { DocumentRow, Rows, TableName } from '#model/engine/rows.ts';
import { isOnTheWay } from '#model/areas/stock/movement/movement.kind.ts';
import { shortfalls } from '#model/areas/products/product/product.reorder.ts';
import { addDays } from '#model/values/moments.ts';
import { seededCompanies, type SeededCompany } from '#server/demo/companies.ts';
import { playYear, type PlayedYear } from '#server/demo/play-year.ts';
import { isPromised } from '#views/areas/sales/customer/customer-figures.ts';
import { salesFigures } from '#views/home/dashboard/sales-figures.ts';
import { readyToPick } from '#views/areas/sales/sales-order/allocation-figures.ts';
import { isLeftToPeople } from '#views/areas/sales/sales-order/demand-lines.ts';
import { buyingFigures } from '#views/home/dashboard/stock-figures.ts';
import { ownStates, shownStates } from '#server/demo/shown-states.fixtures.ts';

/**
 * What is wrong with a company of the demonstration that is seeded at a moment, played in memory; nothing where all is
 * well.
 * @param moment UTC ISO
 */
export function wrongWith(key: string, moment: string): string[] {
  const seeded = seededCompanies(moment).find(({ company }) => company.key === key);
  if (!seeded) throw new Error(`the demonstration has no company ${key}`);
  const faults: string[] = [];
  const played = playYear(engine, seeded, new Map(), (fault) => faults.push(String(fault)));
  const wrong = [
    ...faults,
    ...missingStates(played, seeded),
    ...missingAdvance(played, seeded),
    ...future(played),
    ...emptyPanels(played),
  ];
  return wrong.map((what) => `${key} ${moment}: ${what}`);
}

const rowsIn = <T extends TableName>({ model }: PlayedYear, table: T): readonly Rows[T][] =>
  model.rows(table) as readonly Rows[T][]; // the rows of a table are of its kind

/** [DE3] States that lists show, and of which there is no document. */
function missingStates(played: PlayedYear, { company }: SeededCompany): string[] {
  const wanted = Object.entries({ ...shownStates, ...ownStates[company.key] });
  return wanted.flatMap(([table, states = []]) => {
    const rows = played.model.rows(table as TableName) as readonly DocumentRow[]; // all are of documents
    const found = new Set(rows.map(({ state }) => stateText(state)));
    return states.filter((state) => !found.has(state)).map((state) => `no ${table} is ${state}`);
  });
}

/** [DE3] Where the company invoices: no order of which an advance is deducted in part. */
function missingAdvance(played: PlayedYear, { company }: SeededCompany): string[] {
  if (!ownStates[company.key]?.invoice) return [];
  const advances = rowsIn(played, 'salesOrder').flatMap((order) => order.advances ?? []);
  return advances.some(({ left, amount }) => left > 0 && left < amount)
    ? []
    : ['no advance is deducted in part'];
}

/** What is dated later than the moment of the seeding, or than that day where the company is. */
function future(played: PlayedYear): string[] {
  const { model, calendar } = played;
  const { today } = calendar;
  const now = new Date(calendar.now).toISOString();
  const later = model.given.filter(({ at }) => at > now).map(({ at, command }) => `${command.type} at ${at}`);
  const orders = rowsIn(played, 'salesOrder');
  const days = [
    ...orders.map(({ orderedOn }) => orderedOn),
    ...orders.flatMap(({ payments = [] }) => payments.map(({ on }) => on)),
    ...rowsIn(played, 'purchaseOrder').flatMap(({ orderedOn }) => orderedOn ?? []),
    ...rowsIn(played, 'invoice').flatMap(({ issue }) => issue?.issuedOn ?? []),
    ...rowsIn(played, 'payment').map(({ on }) => on),
    ...rowsIn(played, 'exchangeRate').map(({ on }) => on),
  ];
  return [...later, ...days.filter((day) => day > today).map((day) => `a day of ${day}`)];
}

/** [DE9] What a panel of the dashboard would say of nothing. */
function emptyPanels(played: PlayedYear): string[] {
  const { calendar, model } = played;
  const { today } = calendar;
  const orders = rowsIn(played, 'salesOrder');
  const sales = salesFigures(orders, today);
  const buying = buyingFigures(rowsIn(played, 'purchaseOrder'), today);
  const panels: Readonly<Record<string, number>> = {
    'open sales orders': sales.open,
    'orders to pick': readyToPick(orders, { view: model.view, today }),
    'lines to allocate by hand': rowsIn(played, 'reservation').filter(isLeftToPeople).length,
    'orders to ship': sales.toShip,
    'late orders': sales.late.length,
    'orders of the last thirty days': orders.filter(
      (order) => isPromised(order) && order.orderedOn > addDays(today, -30),
    ).length,
    'deliveries to come': buying.awaited,
    'late deliveries': buying.late,
    'products to reorder': rowsIn(played, 'product').flatMap((product) =>
      shortfalls(product, model.view.by('availability', 'product', product.id)),
    ).length,
    'goods under way': rowsIn(played, 'movement').filter(isOnTheWay).length,
    returns: rowsIn(played, 'customerReturn').length,
    'products of value': rowsIn(played, 'valuation').filter(({ value }) => value > 0).length,
    'changes of today': orders.filter(({ changedAt }) => calendar.day(Date.parse(changedAt)) === today)
      .length,
  };
  return Object.entries(panels).flatMap(([panel, count]) => (count > 0 ? [] : [`no ${panel}`]));
}
