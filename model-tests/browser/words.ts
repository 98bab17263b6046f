import { readFileSync } from 'node:fs';
import { swedishOf } from '../kernel/spoken-texts.ts';

export type Language = 'en' | 'sv';

/** The screen text for an English one in the words or the catalogue. Throws for an unknown text. */
export type Words = (english: string, values?: Readonly<Record<string, string | number>>) => string;

const catalogue = new URL('../../src/i18n/locales/sv/messages.po', import.meta.url);

/** One script reads a page in both languages: first the words of documents, then the catalogue the page is made with. */
export function wordsIn(language: Language): Words {
  const swedish = swedishTexts(readFileSync(catalogue, 'utf8'));
  return spokenIn(language, (english) => swedishOf.get(english) ?? swedish.get(english));
}

/** The same for a text of the page that a document has, too, in other words: to discard is not the same to each. */
export function pageWordsIn(language: Language): Words {
  const swedish = swedishTexts(readFileSync(catalogue, 'utf8'));
  return spokenIn(language, (english) => swedish.get(english));
}

const spokenIn =
  (language: Language, swedishFor: (english: string) => string | undefined): Words =>
  (english, values = {}) => {
    const text = swedishFor(english);
    if (text === undefined || text === '') throw new Error(`the catalogue has no "${english}"`);
    const filled = language === 'en' ? english : text;
    return filled.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };

function swedishTexts(text: string): ReadonlyMap<string, string> {
  const entries = text.split(/\n\n+/).map((entry) => [part(entry, 'msgid'), part(entry, 'msgstr')] as const);
  return new Map(entries);
}

/** A text of an entry, which may span several lines. */
function part(entry: string, name: string): string {
  const [, lines = ''] = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(entry) ?? [];
  return lines
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '' : String(JSON.parse(line)))) // quoted like JSON
    .join('');
}
