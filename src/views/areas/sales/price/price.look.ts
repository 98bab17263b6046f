import { priceTexts } from '#words/price.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const priceWords = documentWords(priceTexts, listedLook);
