import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { commercialOf } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { approversOf } from '#model/areas/purchasing/purchase-order/purchase-order.limit.ts';
import { ApprovalNotice as Notice } from '#views/kit/document/approval-notice.tsx';

/** That an order waits for approval, or why that was rejected. */
export const ApprovalNotice = ({ row }: { readonly row: PurchaseOrderRow }) => (
  <Notice row={row} at={commercialOf(row)} approversOf={approversOf} />
);
