import type { ReminderPolicy, ReminderStep } from '#model/areas/setup/company/reminder-policy.ts';
import { usualReminders } from '#model/areas/setup/company/reminder-policy.ts';
import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { addDays } from '#model/values/moments.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import { invoiceRegion } from './invoice.kind.ts';

export const reminderPolicyOf = (view: Reader): ReminderPolicy =>
  view.get('company', COMPANY)?.policies.reminders ?? usualReminders;

type Reminded = Pick<InvoiceRow, 'reminders'>;

/** The number of the reminder that comes next: 1 is the first. */
export const nextLevel = ({ reminders }: Reminded): number => (reminders?.level ?? 0) + 1;

/** What a reminder is like; those beyond the last step, which people send by hand, are like that one. [REM2] */
export function stepAt({ steps }: ReminderPolicy, level: number): ReminderStep {
  const step = steps[Math.min(level, steps.length) - 1];
  if (!step) throw new Error('a policy of reminders has a step');
  return step;
}

/** What was asked for by reminders so far, minor units of the company's currency. [REM3] */
export const feesOf = ({ reminders }: Reminded): number => reminders?.fees ?? 0;

/**
 * What the next reminder costs, minor units. Fees are agreed in the company's currency: an invoice in another one has none.
 * [REM3]
 */
export const nextFee = (view: Reader, row: Reminded & Pick<InvoiceRow, 'currency'>): number =>
  row.currency === view.get('company', COMPANY)?.currency
    ? stepAt(reminderPolicyOf(view), nextLevel(row)).fee
    : 0;

/** Whether it is overdue and not disputed, so that it may be reminded of. [BIL19] */
export const mayRemind = (row: Pick<InvoiceRow, 'state'>): boolean =>
  ['overdue', 'reminded'].includes(invoiceRegion(row, 'dunning'));

/**
 * The day from which an invoice is to be reminded of by rule: so long after its due day, and as long after the reminder
 * before as the steps are apart. Null: it is not issued, or has had the last one. [REM2]
 * @returns `YYYY-MM-DD`
 */
export function reminderDay(
  { steps }: ReminderPolicy,
  row: Pick<InvoiceRow, 'issue' | 'reminders'>,
): string | null {
  const level = nextLevel(row);
  const step = steps[level - 1];
  if (!row.issue || !step) return null;
  const byRule = addDays(row.issue.dueOn, step.after);
  const before = steps[level - 2];
  if (!row.reminders || !before) return byRule;
  const sinceLast = addDays(row.reminders.on, step.after - before.after);
  return sinceLast > byRule ? sinceLast : byRule;
}

/** Whether its next reminder is due by rule on a day (`YYYY-MM-DD`). [REM2] */
export function isToRemind(policy: ReminderPolicy, row: InvoiceRow, today: string): boolean {
  const day = reminderDay(policy, row);
  return mayRemind(row) && day !== null && day <= today;
}
