import { priceListTexts } from '#words/price-list.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const priceListWords = documentWords(priceListTexts, listedLook);
