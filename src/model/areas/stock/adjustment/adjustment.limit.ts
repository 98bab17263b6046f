import { isWorkOf } from '#model/areas/setup/member/own-work.ts';
import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { need, type Reader } from '#model/engine/reader.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import {
  isByAnother,
  limitOf,
  membersWho,
  overLimit,
  type Committed,
} from '#model/areas/setup/member/member.limits.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import { reasonRow } from './adjustment.line-rules.ts';
import type { AdjustmentRow } from './adjustment.facts.ts';
import { postedLines, totalOf } from './adjustment.values.ts';

type Context = DecisionContext<AdjustmentRow>;

const CODE = 'adjustsOverYourLimit';
const APPROVE = 'adjustment.approve';

/** What it would change the value of the stock by now, gains and losses alike, minor units. */
export const totalNow = (view: Reader, row: AdjustmentRow): number => totalOf(postedLines(view, row));

const committed = (view: Reader, row: AdjustmentRow, permission: string): Committed => ({
  kind: 'adjustment',
  warehouse: row.warehouse,
  total: totalNow(view, row),
  permission,
});

function isWithin(context: Context, permission: string): Refusal | null {
  const { row, view } = context;
  // Values are not asked for where nobody is limited: those who may not see them need not be told by the server.
  if (!row || limitOf(context, 'adjustment') === null) return null;
  return overLimit(context, committed(view, row, permission), CODE);
}

/** [RN10] What is adjusted for a reason that asks for it awaits approval; what follows by itself is not asked. */
function needsApproval({ view, row, env }: Context): Refusal | null {
  if (!row || env.internal || row.approvedBy !== undefined) return null;
  const line = row.lines.find((one) => reasonRow(view, row.mode, one)?.approval === true);
  return line ? { code: 'reasonNeedsApproval', params: { sku: skuOf(view, line) } } : null;
}

/** [AD1] Nobody adjusts more alone than the limit of their role; beyond it they submit it. */
export const isWithinLimit = (context: Context): Refusal | null => {
  const refusal = needsApproval(context) ?? isWithin(context, 'adjustment.post');
  return refusal && { ...refusal, fix: { kind: 'adjustment', document: context.id, type: 'submit' } };
};

/** [AD1] [AD6] What was approved is posted by anybody who may, unless stock has moved so that it is more by now. */
export const staysWithinApproval = (context: Context): Refusal | null => {
  const { row, view } = context;
  const asked = needsApproval(context);
  if (asked) return { ...asked, fix: { kind: 'adjustment', document: context.id, type: 'withdraw' } };
  if (!row || limitOf(context, 'adjustment') === null) return null;
  if (row.approvedBy !== undefined && totalNow(view, row) <= (row.approvedValue ?? 0)) return null;
  const refusal = isWithin(context, 'adjustment.post');
  return refusal && { ...refusal, fix: { kind: 'adjustment', document: context.id, type: 'withdraw' } };
};

/** [AD13] What was posted is taken back within the limit of one's role, at what it was worth then. */
export const reversesWithinLimit = (context: Context): Refusal | null => {
  const { row } = context;
  if (!row || limitOf(context, 'adjustment') === null) return null;
  const lines = row.lines.map((line) => ({ value: need('adjustment', { ...line, id: row.id }, 'value') }));
  const { warehouse } = row;
  const taken = { warehouse, total: totalOf(lines), permission: 'adjustment.reverse' };
  return overLimit(context, { kind: 'adjustment', ...taken }, CODE);
};

const mayDecide: Rule<AdjustmentRow> = (context) => isWithin(context, APPROVE);

/** [AD1] [AD11] */
export const mayApprove: Rule<AdjustmentRow> = all(isByAnother, mayDecide);

/** [AD1] The members who may approve it: not who submitted it, and nobody whose role ends below its value. */
export const approversOf = (view: Reader, row: AdjustmentRow): readonly MemberRow[] =>
  membersWho(view, committed(view, row, APPROVE)).filter(
    ({ user }) => user !== null && !isWorkOf(view, user, row.submittedBy, row),
  );
