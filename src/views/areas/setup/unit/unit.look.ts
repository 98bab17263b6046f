import { unitTexts } from '#words/unit.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const ownUnitWords = documentWords(unitTexts, listedLook);
