import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';

/** Encodings that XML is written in, by the names that it declares them with. */
const encodings: ReadonlySet<string> = new Set([
  'utf-8',
  'utf-16',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'us-ascii',
]);
/** Bytes in which a declaration ends. */
const HEAD = 200;
const UTF_8 = 'utf-8';

/**
 * The text of an XML file, in the encoding that it begins with or declares.
 * @param code of a file that is not in it
 * @throws UnreadableFile
 */
export function xmlText(content: Buffer, code: string): string {
  const encoding = encodingOf(content);
  if (!encodings.has(encoding)) throw broken(code, 1, `encoding ${encoding.slice(0, 40)}`);
  try {
    return new TextDecoder(encoding === 'utf-16' ? utf16Of(content) : encoding, { fatal: true }).decode(
      content,
    );
  } catch (cause) {
    throw broken(code, 1, `not in ${encoding}`, cause);
  }
}

function encodingOf(content: Buffer): string {
  const [first, second] = content;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'utf-16';
  const head = content.subarray(0, HEAD).toString('latin1');
  const [, declared] =
    /^(?:\u00EF\u00BB\u00BF)?<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/.exec(head) ?? [];
  return declared?.toLowerCase() ?? UTF_8;
}

const utf16Of = ([first]: Buffer): string => (first === 0xfe ? 'utf-16be' : 'utf-16le');

/** What is no XML, with the line and what a parser makes of it. */
export const broken = (code: string, line: number, answer: string, cause?: unknown): UnreadableFile =>
  new UnreadableFile(`line ${line}: ${answer}`, {
    cause,
    code,
    params: { line, answer: answer.slice(0, 80) },
  });
