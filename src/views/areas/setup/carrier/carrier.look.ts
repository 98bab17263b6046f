import { carrierTexts } from '#words/carrier.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const carrierWords = documentWords(carrierTexts, listedLook);
