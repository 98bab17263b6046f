import { purchasePriceTexts } from '#words/purchase-price.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const purchasePriceWords = documentWords(purchasePriceTexts, listedLook);
