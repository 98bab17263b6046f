import { priceTexts } from '#words/price.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import { listedFields } from '#views/areas/products/prices/listed-fields.ts';

/** All that a person may set on a price. */
export const priceFields = listedFields('priceList', messagesOf(priceTexts.labels).list);
