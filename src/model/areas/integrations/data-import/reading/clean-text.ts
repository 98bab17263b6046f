import { withoutBidi } from '#model/values/bidi.ts';

/** Stands where bytes are no sign of the file's encoding. */
export const UNKNOWN_SIGN = '\uFFFD';

/** What terminals take for colours: an escape and what it opens. */
// oxlint-disable-next-line no-control-regex -- these signs are what is looked for
const escapes = /\u001b\[[\d;]*[A-Za-z]/g;
/** Signs without a shape: control characters but tabs and line breaks, and spaces without a width but joiners. */
// oxlint-disable-next-line no-control-regex -- these signs are what is looked for
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff]/g;

/** The text without signs that nobody sees. [DI44] */
export const withoutInvisible = (text: string): string =>
  withoutBidi(text).replaceAll(escapes, '').replaceAll(unseen, '');

const tag = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What a text of a web page says: tags are no part of it, and its entities are the signs they name. [DI45] */
export function withoutTags(text: string): string {
  if (!tag.test(text)) return text;
  return text
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h\d|tr)>/gi, '\n')
    .replaceAll(new RegExp(tag, 'gi'), '')
    .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, decimal, hex, name: string) => {
      const code = decimal ? Number(decimal) : hex ? parseInt(String(hex), 16) : 0;
      if (code > 0 && code < 0x11_0000) return String.fromCodePoint(code);
      const key = name?.toLowerCase() ?? '';
      return Object.hasOwn(entities, key) ? (entities[key] ?? whole) : whole;
    })
    .replaceAll(/[ \t]*\n\s*/g, '\n')
    .trim();
}
