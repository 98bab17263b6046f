import type { DecisionContext, CommandSpec } from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Rule } from '#model/engine/chart.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { daysAfter } from '#model/values/billing-period.ts';
import { dayIn } from '#model/values/moments.ts';
import type { CompanyRow, NameTyped, Until } from './company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';

/** [CY6] Days from the decision to close a company to its end: until then it is reopened. */
export const CLOSING_DAYS = 30;

/** [CY8] Days for which founders enter a closed company, to read and export it. */
export const CLOSED_DAYS = 90;

/** [CY6] What shuts everybody out is given by who types what it shuts. */
export const nameIsTyped: Rule<CompanyRow, NameTyped> = ({ row }, data) =>
  row && data && data.name !== row.name ? onField('nameNotTyped', 'name', { name: row.name }) : null;

/** [CY6] A company closes, and founders lose it, when the days are over. */
export const daysAreOver: Rule<CompanyRow> = ({ row, env }) =>
  row?.until && row.until <= env.now ? null : { code: 'companyNotDue' };

type Closes = Pick<DecisionContext<CompanyRow>, 'env'>;
export const waitsNoLonger = () => ({ until: null });
export const suspended = (): Record<string, never> => ({});
export const closingAsked = ({ env }: Closes): Until => ({ until: daysAfter(env.now, CLOSING_DAYS) });
export const closed = ({ env }: Closes): Until => ({ until: daysAfter(env.now, CLOSED_DAYS) });

/** [CY7] Why nothing can be written in a company in this state; null: everything can. */
export function whyShut(row: CompanyRow): Refusal | null {
  const { state } = row;
  if (state === 'suspended') return { code: 'companySuspended' };
  if (state === 'closing') return { code: 'companyClosing', params: { until: untilDay(row) ?? '' } };
  return state === 'closed' || state === 'ended' ? { code: 'companyClosed' } : null;
}

/** The day (`YYYY-MM-DD`, the company's) on which it closes, or founders lose it; null: neither. */
const untilDay = ({ until, timeZone }: Pick<CompanyRow, 'until' | 'timeZone'>): string | null =>
  until ? dayIn(until, timeZone) : null;

/** A device may not hold the company; a server does. */
const companyIn = (view: Reader, { drawsNumbers }: Env): CompanyRow | undefined => {
  const read = (): CompanyRow | undefined => view.get('company', COMPANY);
  return drawsNumbers ? read() : ifKnown(read, undefined);
};

/**
 * [CY7] What the company's own state refuses to all commands: not those that change this state, pay for the company or
 * take access away, unless it is closed.
 */
export function companyAdmits(
  { whileReadOnly }: Pick<CommandSpec, 'whileReadOnly'>,
  view: Reader,
  env: Env,
): Refusal | null {
  const row = companyIn(view, env);
  const why = row ? whyShut(row) : null;
  return why !== null && whileReadOnly && why.code !== 'companyClosed' ? null : why;
}

/** [CY8] Whether a member may enter: founders alone while it is closed, nobody once it has ended. */
export function isOpenTo(view: Reader, { founder }: { readonly founder: boolean }): boolean {
  const state = view.get('company', COMPANY)?.state;
  return state !== 'ended' && (state !== 'closed' || founder);
}
