import type { ComponentType } from 'react';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { CategoryPanel } from '#views/category/category-panel.tsx';
import { CustomerPage } from '#views/customer/customer.page.tsx';
import type { DocumentWords } from '#views/document/document-words.ts';
import { useRow } from '#views/document/model-context.tsx';
import { wordsOf } from '#views/document/words-registry.ts';
import { GoodsReceiptPage } from '#views/goods-receipt/goods-receipt.page.tsx';
import { LocationPanel } from '#views/location/location-panel.tsx';
import { MemberPanel } from '#views/member/member-panel.tsx';
import { PickPage } from '#views/pick/pick.page.tsx';
import { ProductPage } from '#views/product/product.page.tsx';
import { PurchaseOrderPage } from '#views/purchase-order/purchase-order.page.tsx';
import { RolePanel } from '#views/role/role-panel.tsx';
import { SalesOrderPage } from '#views/sales-order/sales-order.page.tsx';
import { ShipmentPanel } from '#views/shipment/shipment-panel.tsx';
import { SupplierPage } from '#views/supplier/supplier.page.tsx';
import { WarehousePage } from '#views/warehouse/warehouse.page.tsx';

/** Where a document of a kind is seen, and how. */
export interface DocumentView {
  readonly kind: string;
  readonly words: DocumentWords;
  readonly Shown: ComponentType<{ readonly id: string }>;
  /** Says its state in words, once it has begun: in badges, in the strip of its life, or where its work is over. */
  readonly badges: boolean;
  readonly strip: boolean;
}

type Ways = Partial<Pick<DocumentView, 'badges' | 'strip'>>;

const ignore = (): void => {};

function seenAs<K extends TableName>(
  kind: K,
  Page: ComponentType<{ readonly row: Rows[K]; readonly onClose: () => void }>,
  { badges = true, strip = true }: Ways = {},
): DocumentView {
  const words = wordsOf(kind);
  if (!words) throw new Error(`no words for ${kind}`);
  const Shown = ({ id }: { readonly id: string }) => {
    const row = useRow(kind, id);
    return row ? <Page row={row} onClose={ignore} /> : null;
  };
  return { kind, words, Shown, badges, strip };
}

const besideList = { strip: false };

/** Every kind of document with a page or a panel of its own. */
export const documentViews: readonly DocumentView[] = [
  seenAs('product', ProductPage),
  seenAs('supplier', SupplierPage),
  seenAs('customer', CustomerPage),
  seenAs('warehouse', WarehousePage),
  seenAs('category', CategoryPanel, besideList),
  seenAs('location', LocationPanel, besideList),
  seenAs('member', MemberPanel, besideList),
  seenAs('role', RolePanel, besideList),
  seenAs('purchaseOrder', PurchaseOrderPage),
  seenAs('goodsReceipt', GoodsReceiptPage),
  seenAs('salesOrder', SalesOrderPage),
  // Work on the whole screen: where it stands is seen by what is to be done.
  seenAs('pick', PickPage, { badges: false, strip: false }),
  seenAs('shipment', ({ row, onClose }) => <ShipmentPanel id={row.id} onClose={onClose} />),
];
