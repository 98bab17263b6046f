import type { Page, Response } from 'playwright-core';

/** A text that a person sees or hears, and where it is. */
export interface ShownText {
  readonly text: string;
  readonly where: string;
}

/** Every visible text, and every name, hint and description of visible elements. */
export function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const named = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    // A permission's own name; a person's initials.
    const exempt = 'script, style, noscript, code, .app-avatar > [aria-hidden]';
    const found = [{ text: document.title, where: 'title' }];
    const placeOf = ({ tagName, className, id }: Element): string =>
      `${tagName.toLowerCase()}${id ? `#${id}` : ''}${typeof className === 'string' && className ? `.${className}` : ''}`;
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(exempt) || !element.checkVisibility()) continue;
      for (const name of named) {
        const text = element.getAttribute(name);
        if (text) found.push({ text, where: `${name} of ${placeOf(element)}` });
      }
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          found.push({ text: node.textContent, where: placeOf(element) });
    }
    return found;
  });
}

/** Text that came from the server or was made from it, and so is not the application's. */
export interface DataTexts {
  /** Takes all texts of an answer; none of a stream, which has no end. */
  read(response: Response): Promise<void>;
  /** Takes a text, such as a displayed address. */
  know(text: string): void;
  /** What remains of a text without the data in it. */
  without(text: string): string;
}

/** Names of states, kinds and fields: their labels on screen are texts of the application. */
const identifier = /^[a-z]+(?:[A-Z_.-]?[a-z]+)*$/;

export function dataTexts(): DataTexts {
  const known = new Set<string>();
  for (const name of countriesIn('en-GB')) known.add(name);
  let longestFirst: readonly string[] = [];
  const take = (value: unknown): void => {
    if (typeof value === 'string') {
      const text = value.trim();
      if (text.length > 1 && /[A-Za-z]/.test(text) && !identifier.test(text)) known.add(text);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(take);
  };
  return {
    know: take,
    read: async (response) => {
      if (response.headers()['content-type']?.startsWith('text/event-stream')) return;
      const body = await response.text().catch(() => '');
      for (const line of body.split('\n')) take(parsed(line));
    },
    without: (text) => {
      if (longestFirst.length !== known.size)
        longestFirst = [...known].toSorted((a, b) => b.length - a.length);
      return longestFirst.reduce((rest, data) => rest.replaceAll(data, ' '), text);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // an answer without a body
  }
}

/** Countries come by code; their names come with the language. */
function countriesIn(locale: string): readonly string[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? []));
}

/** Words given by the language itself: months, days, how long ago; languages and programs; units and currency. */
function wordsOfTheLanguage(locale: string): ReadonlySet<string> {
  const words = new Set('Lagra English Svenska Chrome Linux kg mm kr SEK EUR NOK'.split(' '));
  const add = (text: string): void => text.match(/[A-Za-z]{2,}/g)?.forEach((word) => words.add(word));
  for (const style of ['short', 'long'] as const) {
    const format = new Intl.DateTimeFormat(locale, { month: style, weekday: style });
    for (let day = 0; day < 366; day++) add(format.format(new Date(2026, 0, 1 + day)));
  }
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const unit of ['second', 'minute', 'hour', 'day', 'month', 'year'] as const)
    for (const amount of [-2, -1, 0, 1, 2]) add(ago.format(amount, unit));
  return words;
}

const given = wordsOfTheLanguage('en-GB');

/** Words of plain letters that are neither data nor given by the language, and so written into the code. */
export function hardCoded(shown: readonly ShownText[], data: DataTexts): readonly string[] {
  const judged = new Map<string, readonly string[]>();
  const plainWords = (text: string): readonly string[] =>
    /[A-Za-z]{2,}/.test(text)
      ? (data.without(text).match(/(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/gu) ?? []).filter(
          (word) => !given.has(word),
        )
      : [];
  return shown.flatMap(({ text, where }) => {
    const words = judged.get(text) ?? plainWords(text);
    judged.set(text, words);
    return words.length === 0 ? [] : [`“${text.trim()}” (${words.join(' ')}) in ${where}`];
  });
}
