import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { billFrom } from '#model/areas/purchasing/supplier-bill/bill-from-receipts.ts';
import { hasUnbilled } from '#model/areas/purchasing/supplier-bill/received-line.ts';
import type { BillForm } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { compare } from '#model/values/order.ts';

/** The receipts of a supplier that the device holds of which something is not billed, the oldest first. */
export const unbilledReceipts = ({ replica }: CompanyModel, supplier: string): readonly GoodsReceiptRow[] =>
  (replica.rows('goodsReceipt') as readonly GoodsReceiptRow[]) // table goodsReceipt holds GoodsReceiptRow
    .filter((row) => row.supplier === supplier && hasUnbilled(row))
    .toSorted((a, b) => compare(a.effectiveAt ?? '', b.effectiveAt ?? ''));

/** A bill for what is not billed of receipts; null where this device does not know enough. */
export const billForReceipts = (
  model: CompanyModel,
  supplier: SupplierRow,
  receipts: readonly GoodsReceiptRow[],
  today: string,
): BillForm | null =>
  ifKnown(
    () => billFrom(model.replica.view, supplier, receipts, { newId: () => model.newId(), today }),
    null,
  );
