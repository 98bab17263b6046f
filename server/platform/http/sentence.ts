import type { Refusal } from '#model/engine/envelope.ts';
import type { Language, Sentences } from './language.ts';
import { accountSentences } from './account-sentences.ts';
import { refusalSentences } from './refusal-sentences.ts';
import { requestSentences } from './request-sentences.ts';

const sentences: Sentences = { ...refusalSentences, ...requestSentences, ...accountSentences };

/** A refusal as a sentence. A code without one is a mistake that a test finds; the reader sees the plainest sentence. */
export function sentenceOf({ code, params = {} }: Refusal, language: Language): string {
  const sentence = (Object.hasOwn(sentences, code) ? sentences[code] : undefined) ?? sentences['refused'];
  return (sentence?.[language] ?? code).replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, unit?: string) =>
    written(params[name], unit, language),
  );
}

/** A sentence that is no refusal, such as what is said of a success. */
export const say = (code: string, language: Language): string => sentenceOf({ code }, language);

export const hasSentence = (code: string): boolean => Object.hasOwn(sentences, code);

const divisors: Readonly<Record<string, number>> = { quantity: 1000, money: 100 };

function written(value: string | number | undefined, unit: string | undefined, language: Language): string {
  if (typeof value !== 'number') return value ?? '–';
  return new Intl.NumberFormat(language === 'sv' ? 'sv-SE' : 'en-GB', { maximumFractionDigits: 3 }).format(
    value / (divisors[unit ?? ''] ?? 1),
  );
}
