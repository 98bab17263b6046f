import type { PurchaseListRow } from '#model/areas/products/purchase-list/purchase-list.facts.ts';
import { ofPurchases, PriceSideContext } from '#views/areas/products/product/price-side.tsx';
import { PriceSheetPage } from '../prices/sheet/price-sheet.page.tsx';

/** The prices of a supplier's list as a spreadsheet. [PRI18] */
export const PurchaseSheetPage = (props: { readonly row?: PurchaseListRow }) => (
  <PriceSideContext value={ofPurchases}>
    <PriceSheetPage {...props} />
  </PriceSideContext>
);
