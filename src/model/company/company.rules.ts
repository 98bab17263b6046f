import type { DecisionContext } from '../engine/document-type.ts';
import type { Env } from '../engine/env.ts';
import type { Refusal } from '../engine/envelope.ts';
import { all, type Rule } from '../engine/chart.ts';
import type { DocumentRow } from '../engine/rows.ts';
import type { Reader } from '../engine/reader.ts';
import { onField } from '../engine/on-field.ts';
import { addDays, dayIn } from '../values/moments.ts';
import { palletsIn } from '../labels/sscc.ts';
import type {
  CompanyForm,
  CompanyRow,
  PalletsToNumber,
  PeriodReopening,
  PoliciesChange,
} from './company.facts.ts';
import { COMPANY } from './company.kind.ts';

/** [CY1] The currency cannot change once the company is founded. */
export const currencyIsKept: Rule<CompanyRow, CompanyForm> = ({ row }, data) =>
  data && row && data.currency !== row.currency ? onField('currencyIsFixed', 'currency') : null;

const isBefore = (day: string | null, other: string | null): boolean =>
  other !== null && (day === null || day < other);

/** [CY5] A period is closed further without more ado, but not opened again. */
const staysClosed: Rule<CompanyRow, PoliciesChange> = ({ row }, data) =>
  row && data && isBefore(data.closedUntil, row.policies.closedUntil)
    ? onField('reopeningNeedsReason', 'closedUntil')
    : null;

/** [CY11] With today closed nothing is posted until it is over, so that is done only by who says that it is meant. */
const aheadIsMeant: Rule<CompanyRow, PoliciesChange> = ({ row, env }, data) => {
  const { closedUntil = null, closesAhead = false } = data ?? {};
  if (!row || closedUntil === null || closesAhead || env.internal) return null;
  const isNew = closedUntil !== row.policies.closedUntil;
  return isNew && closedUntil >= env.today ? onField('closesAhead', 'closedUntil', { closedUntil }) : null;
};

export const periodStaysClosed: Rule<CompanyRow, PoliciesChange> = all(staysClosed, aheadIsMeant);

/** [CY5] Only what is closed is opened again: to an earlier day, or wholly. */
export const periodReopens: Rule<CompanyRow, PeriodReopening> = ({ row }, data) => {
  const closedUntil = row?.policies.closedUntil ?? null;
  if (closedUntil === null) return { code: 'nothingIsClosed' };
  return !data || isBefore(data.closedUntil, closedUntil)
    ? null
    : onField('reopensNothing', 'closedUntil', { closedUntil });
};

/** [CY3] */
export const isNotRequired: Rule<CompanyRow> = ({ row }) =>
  row?.secondFactor ? { code: 'secondFactorIsRequired' } : null;

/** [CY3] */
export const isRequired: Rule<CompanyRow> = ({ row }) =>
  row?.secondFactor ? null : { code: 'secondFactorIsNotRequired' };

/** [LOGO1] */
export const hasLogo: Rule<CompanyRow> = ({ row }) => (row?.logo ? null : { code: 'noLogo' });

/** [CY4] Pallets get numbers while the company has a prefix and numbers are left. */
export const prefixIsKnown: Rule<CompanyRow, PalletsToNumber> = ({ row }, data) => {
  const prefix = row?.labels?.gs1Prefix ?? '';
  if (prefix === '') return { code: 'gs1PrefixMissing' };
  const last = (row?.nextPallet ?? 0) + (data?.count ?? 1);
  return last > palletsIn(prefix) ? { code: 'palletNumbersUsedUp' } : null;
};

/**
 * [CY2] The last day of the closed period (`YYYY-MM-DD`) if a moment (UTC ISO) falls into it, else null.
 */
export function closedDay(view: Reader, moment: string): string | null {
  const company = view.get('company', COMPANY);
  return company && company.policies.closedUntil !== null
    ? closedOn(view, dayIn(moment, company.timeZone))
    : null;
}

/** The years before a company began here that goods can still be dated to. */
const YEARS_BEFORE = 10;

/**
 * [CY12] Whether goods cannot have moved at a moment (UTC ISO): it is to come, or so long before the company began here
 * that it can only be a slip of the pen.
 */
export function beyondTime(view: Reader, { now }: Pick<Env, 'now'>, moment: string): Refusal | null {
  if (Date.parse(moment) > Date.parse(now)) return { code: 'inTheFuture' };
  const company = view.get('company', COMPANY);
  if (!company || moment >= company.createdAt) return null;
  const firstDay = addDays(dayIn(company.createdAt, company.timeZone), -YEARS_BEFORE * 365);
  return dayIn(moment, company.timeZone) < firstDay ? { code: 'beforeTheBooks', params: { firstDay } } : null;
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
}: Pick<DecisionContext<DocumentRow>, 'view' | 'env'>): Refusal | null => {
  const closedUntil = closedDay(view, env.now);
  return closedUntil === null ? null : { code: 'periodClosed', params: { closedUntil } };
};
