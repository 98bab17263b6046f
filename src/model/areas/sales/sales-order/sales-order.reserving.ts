import type { Reader } from '#model/engine/reader.ts';
import type { ReservationRow } from '#model/stock/stock.tables.ts';
import { waitingOf } from '#model/stock/stock.waiting.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { addDays } from '#model/values/moments.ts';
import { USUAL_RESERVE_DAYS } from '#model/values/reserve-policies.ts';
import type { Reserving } from './sales-order.allocation.facts.ts';
import type { SalesOrderAmendment, SalesOrderForm, SalesOrderRow } from './sales-order.facts.ts';

type Policy = Pick<SalesOrderForm, 'reserve' | 'reserveDays'>;

/** When goods are reserved for an order of a customer, and who decides it; null: as it is confirmed, by nobody. [SO62] */
export function reservingOf(
  view: Reader,
  order: Policy & Pick<SalesOrderForm, 'customer'>,
): Reserving | null {
  const customer = view.get('customer', order.customer);
  const company = view.get('company', COMPANY)?.policies;
  return (
    decidedBy('order', order) ?? decidedBy('customer', customer) ?? decidedBy('company', company) ?? null
  );
}

function decidedBy(by: Reserving['by'], policy: Policy | undefined): Reserving | undefined {
  const when = policy?.reserve;
  if (!when) return undefined;
  return when === 'daysBefore' ? { when, days: policy.reserveDays ?? USUAL_RESERVE_DAYS, by } : { when, by };
}

/** What an amendment makes of it: nothing where it does not speak of it. */
export function reservingAmended(
  view: Reader,
  row: SalesOrderRow,
  data: Pick<SalesOrderAmendment, 'reserve' | 'reserveDays'>,
): { readonly reserves?: Reserving | null } {
  if (data.reserve === undefined && data.reserveDays === undefined) return {};
  const { reserve = row.reserve ?? null, reserveDays = row.reserveDays ?? null } = data;
  const isSame = reserve === (row.reserve ?? null) && reserveDays === (row.reserveDays ?? null);
  return isSame ? {} : { reserves: reservingOf(view, { customer: row.customer, reserve, reserveDays }) };
}

type Kept = Pick<ReservationRow, 'from' | 'byHand' | 'freed' | 'locked'>;

/**
 * What of a line's demand is left to people. [SO62] [SO63]
 * @param on its promised day
 * @param open thousandths of it still to ship
 * @param held what the ledger holds of it
 */
export function keptForPeople(
  { reserves }: Pick<SalesOrderRow, 'reserves'>,
  { on, open, today }: { readonly on: string; readonly open: number; readonly today: string },
  held: ReservationRow | undefined,
): Kept {
  const from = reserves?.when === 'daysBefore' ? addDays(on, -(reserves.days ?? USUAL_RESERVE_DAYS)) : '';
  const freed = held?.freed === undefined ? 0 : Math.min(held.freed, waitingOf({ ...held, open }));
  return {
    ...(from > today && { from }),
    ...(reserves?.when === 'byHand' && { byHand: true as const }),
    ...(freed > 0 && { freed }),
    ...(held?.locked && open > 0 && { locked: true as const }),
  };
}
