import { deliveryTermTexts } from '#words/delivery-term.words.ts';
import { documentWords } from '../document/document-words.ts';
import { listedLook } from '../document/record-look.ts';

export const deliveryTermWords = documentWords(deliveryTermTexts, listedLook);
