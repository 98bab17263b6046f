import type { Transaction } from 'kysely';
import type { AdjustmentRow } from '#model/adjustment/adjustment.facts.ts';
import { approversOf as ofAdjustment } from '#model/adjustment/adjustment.limit.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { MemberRow } from '#model/member/member.facts.ts';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { approversOf as ofPurchaseOrder } from '#model/purchase-order/purchase-order.limit.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';

type Approvers = (view: Reader, row: DocumentRow) => readonly MemberRow[];

/** The rule of each kind that is submitted to others; a kind's rows are of its own type. */
const rules: Readonly<Record<string, Approvers>> = {
  purchaseOrder: (view, row) => ofPurchaseOrder(view, row as PurchaseOrderRow),
  adjustment: (view, row) => ofAdjustment(view, row as AdjustmentRow),
};

interface Model {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
}

/** [IN12] The users who may approve a document that was submitted; what the rule asks for is read on demand. */
export async function approversOf(
  trx: Transaction<Schema>,
  company: number,
  { engine, layouts }: Model,
  kind: string,
  row: DocumentRow | undefined,
): Promise<readonly string[]> {
  const rule = rules[kind];
  if (!rule || !row) return [];
  const cache = new CompanyCache(engine, layouts, company);
  const approvers = await cache.knowing(trx, () => rule(cache.view, row));
  return approvers.flatMap(({ user }) => user ?? []);
}
