import { purchaseListTexts } from '#words/purchase-list.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const purchaseListWords = documentWords(purchaseListTexts, listedLook);
