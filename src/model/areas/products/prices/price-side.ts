/** Where the price lists of a side are, and their prices: what is sold, and what is bought. */
export interface PriceSide {
  readonly list: 'priceList' | 'purchaseList';
  readonly price: 'price' | 'purchasePrice';
}

export const salesSide = { list: 'priceList', price: 'price' } as const satisfies PriceSide;
export const purchaseSide = { list: 'purchaseList', price: 'purchasePrice' } as const satisfies PriceSide;
