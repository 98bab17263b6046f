import { labelFormatTexts } from '#words/label-format.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const labelFormatWords = documentWords(labelFormatTexts, listedLook);
