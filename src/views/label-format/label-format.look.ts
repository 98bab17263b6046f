import { labelFormatTexts } from '#words/label-format.words.ts';
import { documentWords } from '../document/document-words.ts';
import { listedLook } from '../document/record-look.ts';

export const labelFormatWords = documentWords(labelFormatTexts, listedLook);
