import { ListedPricesPage } from '../prices/listed-prices-page.tsx';
import { ofPurchases, PriceSideContext } from '#views/areas/products/product/price-side.tsx';
import { PurchasePricePanel } from './purchase-price-panel.tsx';
import { purchasePriceFields } from './purchase-price.fields.ts';
import { purchasePriceWords } from './purchase-price.look.ts';

/** What suppliers ask, in all their lists; one price opens next to the list. */
export const PurchasePricesPage = () => (
  <PriceSideContext value={ofPurchases}>
    <ListedPricesPage<'purchasePrice'>
      kind="purchasePrice"
      words={purchasePriceWords}
      fields={purchasePriceFields}
      panel={PurchasePricePanel}
      more={['minimum', 'leadDays', 'code']}
    />
  </PriceSideContext>
);
