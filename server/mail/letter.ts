import type { Language } from '#model/values/languages.ts';
import { letterTexts, type LetterText, type Template } from './letters.ts';

/** A letter to write. `link` is absolute, if the letter has one. */
export interface Writing {
  readonly template: Template;
  readonly to: string;
  readonly locale: Language;
  readonly link?: string;
  /** Names used in the text, as users entered them. */
  readonly names?: Readonly<Record<string, string>>;
  /** What a visitor wrote, for the operator alone: as it was written, never as HTML. */
  readonly quote?: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string | undefined;
  /** In whose name it is sent, as it was entered; absent: in our own. */
  readonly sender?: string | undefined;
}

/** A file that goes with a letter. */
export interface Attachment {
  readonly name: string;
  /** As in `application/pdf`. */
  readonly type: string;
  readonly content: Buffer;
}

/** A letter to send, in plain text and HTML. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string | undefined;
  readonly replyTo: string | undefined;
  /** In whose name it is sent, on one line; undefined: in our own. */
  readonly sender?: string | undefined;
  readonly attachments?: readonly Attachment[];
  /** Further headers, such as how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Composes a letter. */
export function composeLetter(writing: Writing): Letter {
  const { template, to, locale, link, names = {}, quote, replyTo } = writing;
  const sender = writing.sender === undefined ? undefined : harmless(writing.sender);
  const words = naming(letterTexts[template][locale], names);
  const { subject } = words;
  const text = asText(words, link, quote);
  return { to, subject, text, html: asHtml(words, locale, link, quote), link, replyTo, sender };
}

function naming(
  { subject, before, after, ...rest }: LetterText,
  names: Readonly<Record<string, string>>,
): LetterText {
  const named = (line: string): string =>
    line.replace(/\{(\w+)\}/g, (_, name: string) => harmless(names[name] ?? ''));
  return { ...rest, subject: named(subject), before: before.map(named), after: after.map(named) };
}

const LONGEST_NAME = 60;

/** A name on one line, shortened, that no mail program turns into a link: it must not carry a message of its own. */
export const harmless = (name: string): string =>
  name
    .replace(/[:/@\\<>]/g, ' ')
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();

function asText({ before, action, after }: LetterText, link: string | undefined, quote = ''): string {
  const middle = action !== undefined && link !== undefined ? [`${action}:\n${link}`] : [];
  const quoted = quote === '' ? [] : [quote.replaceAll(/^/gm, '> ')];
  return `${[...before, ...quoted, ...middle, ...after, 'Lagra'].join('\n\n')}\n`;
}

/** Styles are inline, because mail programs drop style sheets. */
function asHtml(
  { subject, before, action, after }: LetterText,
  locale: Language,
  link: string | undefined,
  quote = '',
): string {
  const button = action === undefined || link === undefined ? [] : buttonHtml(action, link);
  const quoted =
    quote === ''
      ? []
      : [
          `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid #dcdbe0;white-space:pre-wrap">${escapeHtml(quote)}</blockquote>`,
        ];
  const body = [
    ...before.map(paragraphHtml),
    ...quoted,
    ...button,
    ...after.map(paragraphHtml),
    paragraphHtml('Lagra'),
  ].join('\n');
  return htmlOf(locale, subject, body);
}

/** A paragraph of a letter. */
export const paragraphHtml = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** A link as a button, and below it as it is, for who reads no buttons. */
export function buttonHtml(action: string, link: string): readonly string[] {
  const address = escapeHtml(link);
  return [
    `<p style="margin:24px 0"><a href="${address}" style="background:#0b6f9e;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${address}">${address}</a></p>`,
  ];
}

/** A letter in HTML: its subject as heading, and a body that is HTML already. */
export const htmlOf = (locale: Language, subject: string, body: string): string => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f5fa;color:#2f2b3d;font:16px/1.5 Inter,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dcdbe0;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>
${body}
</div>
</body>
</html>
`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
