import { createContext, use } from 'react';
import { purchaseSide, salesSide, type PriceSide } from '#model/areas/products/prices/price-side.ts';

/** A side of prices as pages show it: its tables, and the address of its prices. */
export interface ShownSide extends PriceSide {
  readonly page: '/apps/sales/prices' | '/apps/purchasing/prices';
}

const ofSales: ShownSide = { ...salesSide, page: '/apps/sales/prices' };
export const ofPurchases: ShownSide = { ...purchaseSide, page: '/apps/purchasing/prices' };

/** Which prices the pages below it are about; sales prices without it. */
export const PriceSideContext = createContext(ofSales);

export const usePriceSide = (): ShownSide => use(PriceSideContext);
