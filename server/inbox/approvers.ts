import type { Transaction } from 'kysely';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { approversOf as ofAdjustment } from '#model/areas/stock/adjustment/adjustment.limit.ts';
import type { Answered } from '#model/areas/setup/member/answered.ts';
import { isWorkOf } from '#model/areas/setup/member/own-work.ts';
import { askedToApprove as ofCount } from '#model/areas/stock/count/count.approval.ts';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { hasPlace } from '#model/engine/step.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { permittedMembers } from '#model/areas/setup/member/member.limits.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { approversOf as ofPurchaseOrder } from '#model/areas/purchasing/purchase-order/purchase-order.limit.ts';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { billApprovers } from '#model/areas/purchasing/supplier-bill/supplier-bill.limit.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { approversOf as ofSalesOrder } from '#model/areas/sales/sales-order/sales-order.limit.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';

type Approvers = (view: Reader, row: DocumentRow) => readonly MemberRow[];

/** The rules of kinds that are approved within limits; a kind's rows are of its own type. */
const limited: Readonly<Record<string, Approvers>> = {
  purchaseOrder: (view, row) => ofPurchaseOrder(view, row as PurchaseOrderRow),
  supplierBill: (view, row) => billApprovers(view, row as SupplierBillRow),
  salesOrder: (view, row) => ofSalesOrder(view, row as SalesOrderRow),
  adjustment: (view, row) => ofAdjustment(view, row as AdjustmentRow),
  count: (view, row) => ofCount(view, row as CountRow),
};

/** What documents of other kinds say of where they stand, and who asked. */
interface Asked extends DocumentRow, Answered {
  readonly warehouse?: string | null;
  readonly requestedBy?: string | null;
}

/** Of every other kind: whose role permits it where the document stands, but not who asked for it. */
const permitted =
  (kind: string): Approvers =>
  (view, row) => {
    const asked: Asked = row; // each is there or not
    const { warehouse = null, requestedBy } = asked;
    return permittedMembers(view, { permission: `${kind}.approve`, warehouse }).filter(
      ({ user }) => user !== null && !isWorkOf(view, user, requestedBy, asked),
    );
  };

interface Model {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
}

/**
 * [IN12] The users who may approve a document that waits for it; nobody where it waits no more. What the rule asks for is
 * read on demand.
 */
export async function approversOf(
  trx: Transaction<Schema>,
  company: number,
  { engine, layouts }: Model,
  kind: string,
  row: DocumentRow | undefined,
): Promise<readonly string[]> {
  const type = engine.types.get(kind);
  if (!row || !type || !hasPlace(type.chart, row.state, 'approve')) return [];
  const rule = limited[kind] ?? permitted(kind);
  const cache = new CompanyCache(engine, layouts, company);
  const approvers = await cache.knowing(trx, () => rule(cache.view, row));
  return approvers.flatMap(({ user }) => user ?? []);
}
