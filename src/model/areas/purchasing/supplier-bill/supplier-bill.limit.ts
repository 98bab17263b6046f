import { overLimit, membersWho, type Committed } from '#model/areas/setup/member/member.limits.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { isWorkOf } from '#model/areas/setup/member/own-work.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { need, type Reader } from '#model/engine/reader.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { sumsOf } from './bill-sums.ts';
import { billPolicyOf } from './bill-policy.ts';
import type { SupplierBillRow } from './supplier-bill.facts.ts';

const APPROVE = 'supplierBill.approve';

/** What a bill moves, whichever way: what is to be paid, or what its lines come to where that is more. */
function movedBy(row: SupplierBillRow): number {
  const { payable } = need('supplierBill', row, 'stated');
  const { net, vat } = sumsOf(row);
  return Math.max(Math.abs(payable), Math.abs(net + vat));
}

const committing = (row: SupplierBillRow): Committed => ({
  kind: 'supplierBill',
  warehouse: null,
  total: amountAt(movedBy(row), row.rate),
  permission: APPROVE,
});

/** [SBL7] Nobody approves beyond the limit of their role, by a sum below zero neither. */
export const isWithinLimit = (context: DecisionContext<SupplierBillRow>): Refusal | null =>
  context.row ? overLimit(context, committing(context.row)) : null;

const isOwn = (view: Reader, user: string, row: SupplierBillRow): boolean =>
  isWorkOf(view, user, row.submittedBy, row) ||
  [row.createdBy, row.editedBy, ...(row.workedOnBy ?? [])].some((by) => isWorkOf(view, user, by));

/** [SBL7] Nobody approves a bill that they entered or matched, unless the company has it so. */
export const isByAnotherPerson = ({ row, env, view }: DecisionContext<SupplierBillRow>): Refusal | null =>
  row && !env.internal && !billPolicyOf(view).ownApproval && isOwn(view, env.by, row)
    ? { code: 'ownBill' }
    : null;

/** [SBL7] The members who may approve it. */
export function billApprovers(view: Reader, row: SupplierBillRow): readonly MemberRow[] {
  const own = billPolicyOf(view).ownApproval;
  return membersWho(view, committing(row)).filter(
    ({ user }) => user !== null && (own || !isOwn(view, user, row)),
  );
}
