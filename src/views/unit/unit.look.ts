import { unitTexts } from '#words/unit.words.ts';
import { documentWords } from '../document/document-words.ts';
import { listedLook } from '../document/record-look.ts';

export const ownUnitWords = documentWords(unitTexts, listedLook);
