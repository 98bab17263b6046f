import { reasonTexts } from '#words/reason.words.ts';
import { documentWords } from '../document/document-words.ts';
import { listedLook } from '../document/record-look.ts';

export const reasonWords = documentWords(reasonTexts, listedLook);
