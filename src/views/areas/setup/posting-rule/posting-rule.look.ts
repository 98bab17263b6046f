import { postingRuleTexts } from '#words/posting-rule.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const postingRuleWords = documentWords(postingRuleTexts, listedLook);
