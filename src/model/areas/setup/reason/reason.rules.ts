import { all, type Rule } from '#model/engine/chart.ts';
import type { FactCheck } from '#model/engine/engine.ts';
import { onField } from '#model/engine/on-field.ts';
import type { ReasonForm, ReasonRow } from './reason.facts.ts';
import type { Reader } from '#model/engine/reader.ts';
import { approvedLists, type ReasonList } from '#model/values/reasons.ts';
import { reasonKey } from './reason.kind.ts';

/** A reason of an action by its code; archived ones included. */
export const reasonOf = (view: Reader, action: ReasonList, code: string): ReasonRow | undefined =>
  view.by('reason', 'code', reasonKey(action, code))[0];

type ReasonRule<D = never> = Rule<ReasonRow, D>;

/** [RN1] A code belongs to one reason of its action, whatever its case, archived ones included. */
const reasonCodeIsFree: ReasonRule<ReasonForm> = ({ view, id }, data) => {
  if (!data) return null;
  const taken = view.by('reason', 'code', reasonKey(data.action, data.code)).some((row) => row.id !== id);
  return taken ? onField('codeTaken', 'code', { code: data.code }) : null;
};

/** [RN2] A reason keeps its action and its code: documents tell by them why something was done. */
const codeIsKept: ReasonRule<ReasonForm> = ({ row }, data) => {
  if (!data || !row) return null;
  if (data.action !== row.action) return onField('reasonKeepsCode', 'action');
  return data.code === row.code ? null : onField('reasonKeepsCode', 'code');
};

/** [RN9] The account of a reason is one that is offered, or the one it had. */
const accountIsOffered: ReasonRule<ReasonForm> = ({ view, row }, data) => {
  const account = data?.account ?? null;
  if (account === null || account === row?.account) return null;
  return view.get('account', account)?.state === 'active' ? null : onField('unknownAccount', 'account');
};

/** [RN10] Adjustments alone await approval for the sake of a reason. */
const approvalIsHeeded: ReasonRule<ReasonForm> = (_, data) =>
  data?.approval === true && !approvedLists.includes(data.action)
    ? onField('approvalNotHeeded', 'approval')
    : null;

export const reasonFits = all(reasonCodeIsFree, accountIsOffered, approvalIsHeeded);
export const reasonMayChange = all(codeIsKept, accountIsOffered, approvalIsHeeded);

/** [RN3] The last reason of an action is not archived: nobody could take the action any more. */
export const isNotTheLast: ReasonRule = ({ view, row }) => {
  if (!row) return null;
  return view.by('reason', 'choices', row.action).length > 1 ? null : { code: 'lastReason' };
};

/** [RN4] What is done for a reason is done for one that its action offers; kinds declare where their facts have it. */
export const reasonsAreOffered: FactCheck = ({ reasons }, fact, view) => {
  const asked = Object.entries(reasons[fact.type] ?? {});
  if (asked.length === 0) return null;
  const given: Readonly<Record<string, unknown>> = { ...(fact.data as object) }; // data of facts are records
  for (const [field, action] of asked) {
    const code = given[field];
    if (typeof code !== 'string') continue;
    if (reasonOf(view, action as ReasonList, code)?.state !== 'active')
      return onField('unknownReason', field, { reason: code });
  }
  return null;
};
