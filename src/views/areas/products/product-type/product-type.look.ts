import { productTypeTexts } from '#words/product-type.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const productTypeWords = documentWords(productTypeTexts, listedLook);
