import type { Messages } from '@lingui/core';
import { messages as english } from '#i18n/locales/en/messages.po';
import { messages as swedish } from '#i18n/locales/sv/messages.po';
import { i18n } from '@lingui/core';
import { swedishOf } from '../kernel/spoken-texts.ts';
import { isWholeRun } from '../kernel/whole-run.ts';

/** The words of the languages that pages are drawn in, as the application has them. */
export const languages: readonly { locale: string; messages: Messages }[] = [
  { locale: 'en', messages: english },
  ...(isWholeRun ? [{ locale: 'sv', messages: swedish }] : []),
];

/** The screen's text for an English one, in the language being drawn. Throws for an unknown text. */
export type Words = (english: string, values?: Readonly<Record<string, string | number>>) => string;

export const wordsNow: Words = (text, values) => {
  const swedish = swedishOf.get(text);
  if (swedish !== undefined) return i18n.locale === 'sv' ? swedish : text;
  const id = ids.get(text);
  if (id === undefined) throw new Error(`the catalogue has no "${text}"`);
  return i18n._(id, values);
};

/** A message as in the source; anything beyond names in it is not distinguished. */
const plain = (message: Messages[string]): string =>
  typeof message === 'string'
    ? message
    : message.map((part) => (typeof part === 'string' ? part : `{${part[0]}}`)).join('');

const ids: ReadonlyMap<string, string> = new Map(
  Object.entries(english).map(([id, message]) => [plain(message), id]),
);
