import { reasonTexts } from '#words/reason.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const reasonWords = documentWords(reasonTexts, listedLook);
