import { accountTexts } from '#words/account.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const accountWords = documentWords(accountTexts, listedLook);
