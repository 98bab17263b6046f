import { accountTexts } from '#words/account.words.ts';
import { documentWords } from '../document/document-words.ts';
import { listedLook } from '../document/record-look.ts';

export const accountWords = documentWords(accountTexts, listedLook);
