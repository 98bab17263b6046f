import { isWorkOf } from '#model/areas/setup/member/own-work.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { limitOf, membersWho, overLimit, type Committed } from '#model/areas/setup/member/member.limits.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import type { Amendment, PurchaseOrderRow } from './purchase-order.facts.ts';
import { netInCompanyCurrency } from './purchase-order.totals.ts';

type Context = DecisionContext<PurchaseOrderRow>;

const PLACE = 'purchaseOrder.place';
const APPROVE = 'purchaseOrder.approve';

/** [PO19] Nobody commits the company to more than the limit of their role. */
export const isWithinLimit = (context: Context): Refusal | null => isWithin(context, PLACE);

/** [PO19] for a draft; beyond the limit it is submitted instead. */
export const mayPlaceAlone = (context: Context): Refusal | null => {
  const refusal = isWithin(context, PLACE);
  return refusal && { ...refusal, fix: { kind: 'purchaseOrder', document: context.id, type: 'submit' } };
};

/** [PO19] for an approval. */
export const mayApprove = (context: Context): Refusal | null => isWithin(context, APPROVE);

function isWithin(context: Context, permission: string): Refusal | null {
  const { row } = context;
  return row ? overLimit(context, committing(row, netInCompanyCurrency(row), permission)) : null;
}

const committing = (
  { warehouse }: PurchaseOrderRow,
  total: number | null,
  permission: string,
): Committed => ({ kind: 'purchaseOrder', warehouse, total, permission });

/** [PO19] for an amendment: one that costs no more than was agreed commits nobody anew. */
export const staysWithinLimit: Rule<PurchaseOrderRow, Amendment> = (context, data) => {
  const { row } = context;
  if (!row || !data || limitOf(context, 'purchaseOrder') === null) return null;
  const net = data.lines.reduce((sum, line) => sum + amountOfPart(line, line.quantity), 0);
  const total = amountAt(net, row.rate);
  const agreed = netInCompanyCurrency(row);
  return agreed !== null && total <= agreed ? null : overLimit(context, committing(row, total, PLACE));
};

/** [PO22] The members who may approve it: not who submitted it, and nobody whose role ends below its sum. */
export function approversOf(view: Reader, row: PurchaseOrderRow): readonly MemberRow[] {
  const members = membersWho(view, committing(row, netInCompanyCurrency(row) ?? 0, APPROVE));
  return members.filter(({ user }) => user !== null && !isWorkOf(view, user, row.submittedBy, row));
}
