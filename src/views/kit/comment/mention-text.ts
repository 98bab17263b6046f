import type { Mention } from '#model/comment/comment.facts.ts';

/** A mention being typed: the position of its `@`, and the text after it. */
export interface TypedMention {
  readonly from: number;
  readonly query: string;
}

const LONGEST_QUERY = 40;

/** The mention at the caret, if any: from an `@` at the start of a word, over at most two words. */
export function typedAt(text: string, caret: number): TypedMention | null {
  const before = text.slice(Math.max(0, caret - LONGEST_QUERY), caret);
  const [, query] = /(?:^|[\s(])@([^\s@]*(?: [^\s@]*)?)$/.exec(before) ?? [];
  return query === undefined ? null : { from: caret - query.length - 1, query };
}

/** The text with the mention completed, and the new caret position. */
export function withMention(
  text: string,
  caret: number,
  { from }: TypedMention,
  name: string,
): { readonly text: string; readonly caret: number } {
  const written = `@${name} `;
  return {
    text: text.slice(0, from) + written + text.slice(caret).trimStart(),
    caret: from + written.length,
  };
}

/** People whose name, or a later word of it, starts with the query; those whose name starts with it first. */
export function matching(people: readonly Mention[], query: string): readonly Mention[] {
  const wanted = query.trim().toLocaleLowerCase();
  const rank = ({ name }: Mention): number => {
    const known = name.toLocaleLowerCase();
    if (known.startsWith(wanted)) return 0;
    return known.split(/\s+/).some((word) => word.startsWith(wanted)) ? 1 : 2;
  };
  return people.filter((person) => rank(person) < 2).toSorted((a, b) => rank(a) - rank(b));
}

/** A part of a text: plain, or a mentioned person. */
export interface TextPart {
  readonly text: string;
  readonly user: string | null;
}

/** A text in parts; longer names match first, so that `@Anna Berg` is not taken for `@Anna`. */
export function partsOf(text: string, mentions: readonly Mention[]): readonly TextPart[] {
  const named = mentions.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  const parts: TextPart[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const begins = at === 0 || /[\s(]/.test(text[at - 1] ?? '');
    const met = begins ? named.find((one) => standsAt(text, at, one)) : undefined;
    if (met) {
      if (plain) parts.push({ text: plain, user: null });
      plain = '';
      parts.push({ text: `@${met.name}`, user: met.user });
      at += met.name.length + 1;
    } else {
      plain += text[at] ?? '';
      at += 1;
    }
  }
  if (plain) parts.push({ text: plain, user: null });
  return parts;
}

/** The users mentioned in a text, each once. */
export const mentionedIn = (text: string, people: readonly Mention[]): string[] => [
  ...new Set(partsOf(text, people).flatMap(({ user }) => user ?? [])),
];

function standsAt(text: string, at: number, { name }: Mention): boolean {
  const end = at + name.length + 1;
  return text.startsWith(`@${name}`, at) && !/[\p{L}\p{N}]/u.test(text.slice(end, end + 1));
}
