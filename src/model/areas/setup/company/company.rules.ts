import { all, type Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import { palletsIn } from '#model/gs1/sscc.ts';
import type {
  CompanyForm,
  CompanyRow,
  PalletsToNumber,
  PeriodReopening,
  PoliciesChange,
} from './company.facts.ts';

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

/** [REM2] Each reminder is later than the one before. */
const remindersFollow: Rule<CompanyRow, PoliciesChange> = (_, data) => {
  const steps = data?.reminders?.steps ?? [];
  const at = steps.findIndex(({ after }, index) => after <= (steps[index - 1]?.after ?? 0));
  return at === -1 ? null : onField('reminderNotLater', `reminders.steps.${at}.after`);
};

export const periodStaysClosed: Rule<CompanyRow, PoliciesChange> = all(
  staysClosed,
  aheadIsMeant,
  remindersFollow,
);

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
