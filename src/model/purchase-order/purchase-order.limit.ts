import type { Rule } from '../engine/chart.ts';
import type { DecisionContext } from '../engine/document-type.ts';
import type { Refusal } from '../engine/envelope.ts';
import { PLACE_TAKEN } from '../member/member.kind.ts';
import { grantsOf } from '../member/member.rules.ts';
import { lineAmount } from '../values/money.ts';
import { amountAt } from '../values/unit-cost.ts';
import type { Amendment, PurchaseOrderRow } from './purchase-order.facts.ts';
import { netInCompanyCurrency } from './purchase-order.totals.ts';

type Context = DecisionContext<PurchaseOrderRow>;

/** [PO19] Nobody commits the company to more than the limit of their role. */
export const isWithinLimit = (context: Context): Refusal | null => {
  const total = context.row && netInCompanyCurrency(context.row);
  return overLimit(context, total ?? null);
};

/** [PO19] for an amendment: one that costs no more than was agreed commits nobody anew. */
export const staysWithinLimit: Rule<PurchaseOrderRow, Amendment> = (context, data) => {
  const { row } = context;
  if (!row || !data || limitOf(context) === null) return null;
  const net = data.lines.reduce(
    (sum, { quantity, price, discount }) => sum + lineAmount(quantity, price ?? 0, discount),
    0,
  );
  const total = amountAt(net, row.rate);
  const agreed = netInCompanyCurrency(row);
  return agreed !== null && total <= agreed ? null : overLimit(context, total);
};

const limitOf = ({ env }: Context): number | null =>
  env.internal ? null : (env.limits?.['purchaseOrder'] ?? null);

function overLimit(context: Context, total: number | null): Refusal | null {
  const limit = limitOf(context);
  if (limit === null || total === null || total <= limit) return null;
  return { code: 'overYourLimit', params: { limit, total, who: whoMayPlace(context, total).join(', ') } };
}

/** The names of the members who may place it themselves, in the order of the alphabet. */
function whoMayPlace({ view, row }: Context, total: number): readonly string[] {
  const members = view.by('member', 'place', PLACE_TAKEN).filter(({ user }) => {
    const grants = user === null ? null : grantsOf(view, user);
    if (!grants?.may('purchaseOrder.place')) return false;
    const covers = grants.warehouses === null || (row !== undefined && grants.warehouses.has(row.warehouse));
    return covers && (grants.limits?.purchaseOrder ?? total) >= total;
  });
  return members.map(({ name }) => name).toSorted();
}
