import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { commercialOf } from '#model/purchase-order/purchase-order.kind.ts';
import { approversOf } from '#model/purchase-order/purchase-order.limit.ts';
import { useQuery } from '../document/model-context.tsx';
import { usePersonName } from '../document/person-name.ts';
import { useReasonText } from '../document/use-reasons.ts';
import { Notice } from '../ui/notice.tsx';

/** That an order waits for somebody's approval, and for whose, or why it was rejected; nothing for any other. */
export function ApprovalNotice({ row }: { readonly row: PurchaseOrderRow }) {
  const at = commercialOf(row);
  if (at === 'awaitingApproval') return <Awaiting row={row} />;
  if (at === 'draft' && row.rejectReason !== undefined) return <Rejected reason={row.rejectReason} />;
  return null;
}

function Awaiting({ row }: { readonly row: PurchaseOrderRow }) {
  const { t } = useLingui();
  const by = usePersonName()(row.submittedBy ?? '');
  const names = useApprovers(row);
  const who = names.toSorted((a, b) => a.localeCompare(b)).join(', ');
  return (
    <Notice tone="info">
      {t`Submitted for approval by: ${by}. The order can be changed again once it is withdrawn or rejected.`}
      {who !== '' && <> {t`These may approve it: ${who}.`}</>}
    </Notice>
  );
}

/** Who may approve it, as far as the reader may know who may do what. */
function useApprovers(row: PurchaseOrderRow): readonly string[] {
  return useQuery(
    ['member', 'role'],
    `${row.id} ${row.version}`,
    (model) => {
      if (!model.may('member.view') || !model.may('role.view')) return nobody;
      return approversOf(model.replica.view, row).map(({ name }) => name);
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
