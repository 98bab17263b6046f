import { productTypeTexts } from '#words/product-type.words.ts';
import { documentWords } from '../document/document-words.ts';
import { listedLook } from '../document/record-look.ts';

export const productTypeWords = documentWords(productTypeTexts, listedLook);
