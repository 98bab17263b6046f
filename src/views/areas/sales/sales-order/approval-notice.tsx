import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { commercialOf } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { approversOf } from '#model/areas/sales/sales-order/sales-order.limit.ts';
import { ApprovalNotice as Notice } from '#views/kit/document/approval-notice.tsx';

/** That an order waits for approval, or why that was rejected. */
export const ApprovalNotice = ({ row }: { readonly row: SalesOrderRow }) => (
  <Notice row={row} at={commercialOf(row.state)} approversOf={approversOf} />
);
