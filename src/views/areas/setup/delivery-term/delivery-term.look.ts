import { deliveryTermTexts } from '#words/delivery-term.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const deliveryTermWords = documentWords(deliveryTermTexts, listedLook);
