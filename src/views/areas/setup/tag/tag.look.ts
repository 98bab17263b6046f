import { tagTexts } from '#words/tag.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const tagWords = documentWords(tagTexts, listedLook);
