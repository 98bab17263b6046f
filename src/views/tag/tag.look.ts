import { tagTexts } from '#words/tag.words.ts';
import { documentWords } from '../document/document-words.ts';
import { listedLook } from '../document/record-look.ts';

export const tagWords = documentWords(tagTexts, listedLook);
