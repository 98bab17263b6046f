import { ListedPricesPage } from '#views/areas/products/prices/listed-prices-page.tsx';
import { PricePanel } from './price-panel.tsx';
import { priceFields } from './price.fields.ts';
import { priceWords } from './price.look.ts';

/** The prices of all lists of what is sold; one opens next to the list. */
export const PricesPage = () => (
  <ListedPricesPage<'price'> kind="price" words={priceWords} fields={priceFields} panel={PricePanel} />
);
