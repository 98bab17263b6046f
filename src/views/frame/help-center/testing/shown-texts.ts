import { readFileSync } from 'node:fs';
import type { Locale } from '#i18n/locale.ts';
import { builtInReasons } from '#model/areas/setup/reason/built-in-reasons.ts';
import { reasonListTexts } from '#words/reason.words.ts';
import { fieldTexts } from '#words/refusal-texts.ts';
import { textsOfKinds } from '#words/kinds.ts';
import { kinds } from '#views/kinds.ts';

const MESSAGE = /^msgid ((?:".*"\n?)+)msgstr ((?:".*"(?:\n|$))+)/gm;

const joined = (quoted: string): string =>
  quoted
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string) // as gettext quotes
    .join('');

function catalogue(name: string, locale: Locale): readonly string[] {
  const text = readFileSync(`src/i18n/locales/${locale}/${name}.po`, 'utf8');
  return [...text.matchAll(MESSAGE)].map(([, id = '""', said = '""']) => joined(said) || joined(id));
}

/** Every text that is written in both languages somewhere in a value. */
function bothIn(value: unknown, locale: Locale): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own: unknown = Reflect.get(value, locale);
  return typeof own === 'string' ? [own] : Object.values(value).flatMap((part) => bothIn(part, locale));
}

const exact = { en: new Set<string>(), sv: new Set<string>() };
const patterns: Record<Locale, RegExp[]> = { en: [], sv: [] };

for (const locale of ['en', 'sv'] as const) {
  // A kind's names are messages made of both languages.
  const names = kinds.flatMap(({ one, many }) =>
    [one, many].map(({ id }) => id.split(' | ')[locale === 'en' ? 0 : 1] ?? ''),
  );
  const all = [
    ...catalogue('messages', locale),
    ...catalogue('flows', locale),
    ...bothIn(Object.fromEntries(textsOfKinds), locale),
    ...bothIn(fieldTexts, locale),
    ...bothIn(builtInReasons, locale),
    ...bothIn(reasonListTexts, locale),
    ...names,
  ];
  for (const text of all) {
    exact[locale].add(text.replaceAll(/<\/?\d+\/?>/g, ''));
    if (/\{\w+\}/.test(text)) patterns[locale].push(patternOf(text));
  }
}

/** Matches a text with anything where it has a parameter. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** Whether the application shows a text in a language, as it is or with something in its place of a parameter. */
export const isShownText = (text: string, locale: Locale): boolean =>
  exact[locale].has(text) ||
  patterns[locale].some((pattern) => pattern.source.length > 8 && pattern.test(text));
