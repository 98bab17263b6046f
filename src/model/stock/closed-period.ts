import type { DecisionContext } from '../engine/document-type.ts';
import type { Env } from '../engine/env.ts';
import type { Refusal } from '../engine/envelope.ts';
import { onField } from '../engine/on-field.ts';
import type { Reader } from '../engine/reader.ts';
import type { DocumentRow } from '../engine/rows.ts';
import { addDays, dayIn } from '../values/moments.ts';
import { COMPANY } from '../values/company-document.ts';

/**
 * [CY2] The last day of the closed period (`YYYY-MM-DD`) if a moment (UTC ISO) falls into it, else null.
 */
export function closedDay(view: Reader, moment: string): string | null {
  const company = view.get('company', COMPANY);
  return company && company.policies.closedUntil !== null
    ? closedOn(view, dayIn(moment, company.timeZone))
    : null;
}

/** The years before a company began here that something can still be dated to. */
const YEARS_BEFORE = 10;

/**
 * [CY12] Whether goods cannot have moved at a moment (UTC ISO): it is to come, or so long before the company began here
 * that it can only be a slip of the pen.
 */
export function beyondTime(view: Reader, { now }: Pick<Env, 'now'>, moment: string): Refusal | null {
  if (Date.parse(moment) > Date.parse(now)) return { code: 'inTheFuture' };
  const company = view.get('company', COMPANY);
  return company ? beforeBooks(company, dayIn(moment, company.timeZone)) : null;
}

/** What says when a company began here. */
interface Began {
  /** UTC ISO. */
  readonly createdAt: string;
  readonly timeZone: string;
}

/** [CY12] The refusal of a day so long before a company began here that it can only be a slip of the pen; null: it is later. */
function beforeBooks({ createdAt, timeZone }: Began, day: string): Refusal | null {
  const firstDay = addDays(dayIn(createdAt, timeZone), -YEARS_BEFORE * 365);
  return day < firstDay ? { code: 'beforeTheBooks', params: { firstDay } } : null;
}

/** [CY2] The last day of the closed period if a day falls into it, else null. */
export function closedOn(view: Reader, day: string): string | null {
  const until = view.get('company', COMPANY)?.policies.closedUntil ?? null;
  return until !== null && day <= until ? until : null;
}

/** [CY2] Nothing is posted while today is closed. */
export const todayIsOpen = ({
  view,
  env,
}: Pick<DecisionContext<DocumentRow>, 'view' | 'env'>): Refusal | null =>
  periodClosed(closedDay(view, env.now));

/**
 * [CY2] The refusal of what falls into the closed period.
 * @param closedUntil its last day; null: it does not fall into it
 * @param field the input that says when, where somebody chose it
 */
export function periodClosed(closedUntil: string | null, field?: string): Refusal | null {
  if (closedUntil === null) return null;
  return field === undefined
    ? { code: 'periodClosed', params: { closedUntil } }
    : onField('periodClosed', field, { closedUntil });
}

/** [CY2] [CY12] A day (`YYYY-MM-DD`) that somebody chose in a field has come, is open, and not too long ago. */
export function chosenDayIsOpen(
  { view, env }: Pick<DecisionContext<DocumentRow>, 'view' | 'env'>,
  day: string,
  field: string,
): Refusal | null {
  if (day > env.today) return onField('dayNotCome', field);
  const company = view.get('company', COMPANY);
  const early = company && beforeBooks(company, day);
  return early ? onField(early.code, field, early.params) : periodClosed(closedOn(view, day), field);
}
