import type { Refusal } from '#model/engine/envelope.ts';
import { refusalTexts } from '#words/refusal-texts.ts';
import { written, type Names, type Texts } from '#words/text.ts';
import { accountSentences } from './account-sentences.ts';
import type { Language } from '#model/values/languages.ts';
import { requestSentences } from './request-sentences.ts';

const sentences: Texts = { ...refusalTexts, ...requestSentences, ...accountSentences };

/** Readers of these messages know permissions by name, and nobody by account id. */
const names: Readonly<Record<Language, Names>> = {
  en: { person: () => 'somebody else', permission: (name) => name },
  sv: { person: () => 'någon annan', permission: (name) => name },
};

/** A refusal's message. A code without one is a bug that a test finds; the reader then sees a generic message. */
export function sentenceOf({ code, params = {} }: Refusal, language: Language): string {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : sentences['refused'];
  return sentence ? written(sentence, params, language, names[language]) : code;
}

/** A message that is not a refusal, such as for a success. */
export const say = (code: string, language: Language): string => sentenceOf({ code }, language);

export const hasSentence = (code: string): boolean => Object.hasOwn(sentences, code);
