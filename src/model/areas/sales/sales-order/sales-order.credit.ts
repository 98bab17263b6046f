import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { permittedMembers } from '#model/areas/setup/member/member.limits.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { limitIn } from '#model/areas/setup/role/role.rules.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { creditUsedIn, creditUsedWith, inCurrencyOf } from './sales-order.paying.ts';

/** The lines that an order is to have, and what it takes in addition: VAT included, minor units of its currency. */
interface Wants {
  readonly lines: Parameters<typeof creditUsedWith>[1];
  readonly more?: number;
}

type Rights = Parameters<typeof limitIn>[1];

/** The rights of who proposes, as rules of limits ask for them. */
export const rightsOf = ({ may, limits = null }: Env): Rights => ({
  may: (permission) => may(permission),
  limits,
});

/**
 * [SO9] A customer's open orders, what was shipped and not paid, and what is open of its invoices stay within its credit
 * limit, and what somebody may go beyond it alone.
 * @param allowance minor units of the company's currency
 */
export function creditRefusalAt(
  view: Reader,
  row: SalesOrderRow,
  wants: Wants,
  allowance: number,
): Refusal | null {
  const customer = view.get('customer', row.customer);
  const limit = customer ? termsOf(view, 'customer', customer).creditLimit : null;
  if (limit === null) return null;
  const ordered = view
    .by('salesOrder', 'onCredit', row.customer)
    .filter((other) => other.id !== row.id)
    .reduce((sum, other) => sum + creditUsedIn(other, row), 0);
  const invoiced = view
    .by('invoice', 'onCredit', row.customer)
    .reduce((sum, invoice) => sum + inCurrencyOf(invoice, openOf(invoice), row), 0);
  const open = ordered + invoiced;
  const wanted = creditUsedWith(row, wants.lines, wants.more);
  const most = limit + multiplyDivide(allowance, RATE_ONE, row.rate);
  return open + wanted > most ? { code: 'creditExceeded', params: { limit, open, wanted } } : null;
}

/** [SO9] Whether an order that wants so much fits its customer's credit. */
export function creditRefusal(
  { view, env }: Pick<DecisionContext<SalesOrderRow>, 'view' | 'env'>,
  row: SalesOrderRow,
  wants: Wants,
): Refusal | null {
  const fits = (rights: Rights): Refusal | null => {
    const allowance = limitIn('salesCredit', rights);
    return allowance === null ? null : creditRefusalAt(view, row, wants, allowance);
  };
  const refusal = fits(rightsOf(env));
  const asked = { permission: 'salesOrder.confirm', warehouse: row.warehouse };
  return (
    refusal &&
    naming(
      refusal,
      permittedMembers(view, asked, (grants) => fits(grants) === null),
    )
  );
}

/** A refusal with the names of who could do it instead. */
export function naming(refusal: Refusal, members: readonly MemberRow[]): Refusal {
  const names = members.map(({ name }) => name).toSorted();
  return names.length === 0 ? refusal : { ...refusal, params: { ...refusal.params, who: names.join(', ') } };
}
