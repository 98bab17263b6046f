import type { Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import type { AccountForm, AccountRow } from './account.facts.ts';

type AccountRule<D = never> = Rule<AccountRow, D>;

/** [ACN1] A number is that of one account, archived ones included. */
export const numberIsFree: AccountRule<AccountForm> = ({ view, id }, data) => {
  const taken = data ? view.by('account', 'number', data.number).some((row) => row.id !== id) : false;
  return data && taken ? onField('accountTaken', 'number', { number: data.number }) : null;
};

/** [ACN2] An account keeps its number: what was posted is known by it. */
export const numberIsKept: AccountRule<AccountForm> = ({ row }, data) =>
  data && row && data.number !== row.number ? onField('accountKeepsNumber', 'number') : null;

/** [ACN3] What reasons or posting rules in use name is not archived. */
export const isNotNamed: AccountRule = ({ view, id }) => {
  const named = view.by('reason', 'account', id);
  const [first] = named;
  if (first) return { code: 'accountNamed', params: { count: named.length, reason: first.name.en } };
  const rules = view.by('postingRule', 'account', id).length;
  return rules > 0 ? { code: 'accountPosted', params: { rules } } : null;
};
