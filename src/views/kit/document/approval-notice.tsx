import { useLingui } from '@lingui/react/macro';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useQuery } from './model-context.tsx';
import { usePersonName } from './person-name.ts';
import { useReasonText } from './use-reasons.ts';

/** A document that somebody other than its author may have to approve. */
interface Approvable extends DocumentRow {
  readonly submittedBy?: string;
  readonly rejectReason?: string;
}

interface ApprovalNoticeProps<R extends Approvable> {
  readonly row: R;
  /** Its state as far as approval goes. */
  readonly at: string;
  /** Those who may approve it. */
  readonly approversOf: (view: Reader, row: R) => readonly MemberRow[];
}

/** That a document waits for somebody's approval, and for whose, or why it was rejected; nothing for any other. */
export function ApprovalNotice<R extends Approvable>({ row, at, approversOf }: ApprovalNoticeProps<R>) {
  if (at === 'awaitingApproval') return <Awaiting row={row} at={at} approversOf={approversOf} />;
  if (at === 'draft' && row.rejectReason !== undefined) return <Rejected reason={row.rejectReason} />;
  return null;
}

function Awaiting<R extends Approvable>({ row, approversOf }: ApprovalNoticeProps<R>) {
  const { t } = useLingui();
  const by = usePersonName()(row.submittedBy ?? '');
  const names = useApprovers(row, approversOf);
  const who = names.toSorted((a, b) => a.localeCompare(b)).join(', ');
  return (
    <Notice tone="info">
      {t`Submitted for approval by: ${by}. It can be changed again once it is withdrawn or rejected.`}
      {who !== '' && <> {t`These may approve it: ${who}.`}</>}
    </Notice>
  );
}

/** Who may approve it, as far as the reader may know who may do what, and what it is worth. */
export function useApprovers<R extends Approvable>(
  row: R,
  approversOf: ApprovalNoticeProps<R>['approversOf'],
): readonly string[] {
  return useQuery(
    ['member', 'role'],
    `${row.id} ${row.version}`,
    (model) => {
      if (!model.may('member.view') || !model.may('role.view')) return nobody;
      return ifKnown(() => approversOf(model.replica.view, row).map(({ name }) => name), nobody);
    },
    nobody,
  );
}
const nobody: readonly string[] = [];

function Rejected({ reason }: { readonly reason: string }) {
  const { t } = useLingui();
  const why = useReasonText()('reject', reason);
  return <Notice tone="warning">{t`Approval was rejected: ${why}`}</Notice>;
}
