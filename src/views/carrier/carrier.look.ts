import { carrierTexts } from '#words/carrier.words.ts';
import { documentWords } from '../document/document-words.ts';
import { listedLook } from '../document/record-look.ts';

export const carrierWords = documentWords(carrierTexts, listedLook);
