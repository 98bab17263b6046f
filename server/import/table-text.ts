import { isUtf8 } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { beyond, UnreadableFile } from '#server/platform/http/unreadable-file.ts';

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;
/** What is packed tighter was made to be: tables of the trade are packed to a tenth, some to a fiftieth. */
const TIGHTEST = 200;

/** Bytes that packed content may become: at most so many, and so many times its own, though always some. */
export const mostUnpacked = (packed: number, most: number): number =>
  Math.min(most, Math.max(MEGABYTE, packed * TIGHTEST));

/** Whether a file is a workbook of sheets, which is a ZIP archive. */
export const isWorkbook = (content: Buffer): boolean => content[0] === 0x50 && content[1] === 0x4b;

/** How files begin that no table is in: documents, pictures, what is packed twice. */
const others: readonly Buffer[] = [
  Buffer.from('%PDF-'),
  Buffer.from('{\\rtf'),
  ...['1f8b', '504b0304', '89504e47', 'ffd8ff', '47494638', 'd0cf11e0', '377abcaf', '52617221'].map((hex) =>
    Buffer.from(hex, 'hex'),
  ),
];
/** How objects and lists of JSON begin; a head that does is not known of any system. */
const JSON_START = /^\s*(?:\{\s*"|\[\s*[{["])/;
const START = 64;

/** Whether a file, once unpacked, is of a kind that has no lines and cells. [DI9] */
export const isOfAnotherKind = (bytes: Buffer): boolean =>
  others.some((start) => bytes.subarray(0, start.length).equals(start)) ||
  JSON_START.test(bytes.toString('utf8', 0, START));

/** The content of a file that may be packed with gzip. Throws UnreadableFile. [IM1] [SGR5] */
export function unpack(bytes: Buffer, most = GIGABYTE): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const allowed = mostUnpacked(bytes.length, most);
  try {
    return gunzipSync(bytes, { maxOutputLength: allowed });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw unpacksTooFar(allowed, most);
    throw new UnreadableFile('the packed file is damaged', { code: 'importDamaged', cause: error });
  }
}

/** The limit that was met. */
export const unpacksTooFar = (allowed: number, most: number): UnreadableFile =>
  allowed === most ? beyond('importTooLarge', most / MEGABYTE) : beyond('filePackedTight', TIGHTEST);

/**
 * The text of a table as UTF-8. Spreadsheets write UTF-8, UTF-16 with or without a mark, or, older ones, Windows-1252,
 * which is practically never valid UTF-8. [IM1]
 */
export function inUtf8(bytes: Buffer): Buffer {
  const wide = wideEncoding(bytes);
  if (wide) return Buffer.from(new TextDecoder(wide).decode(bytes));
  if (isUtf8(bytes)) return bytes;
  const encoding = isMostlyUtf8(bytes) ? 'utf-8' : 'windows-1252';
  return Buffer.from(new TextDecoder(encoding).decode(bytes));
}

/** Whether more of its letters are UTF-8 than are not: some bytes of it were damaged. [IM37] */
function isMostlyUtf8(bytes: Buffer): boolean {
  let [whole, broken] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at);
    if (length > 1) whole += 1;
    else if ((bytes[at] ?? 0) > LAST_ASCII) broken += 1;
    at += length;
  }
  return whole > broken;
}

const LAST_ASCII = 0x7f;
const FIRST_LEADS = [0xc2, 0xe0, 0xf0, 0xf5] as const;

/** Bytes of the letter at a place; one where it is ASCII, or none of UTF-8. */
function sequenceAt(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  const length = FIRST_LEADS.filter((lead) => first >= lead).length + 1;
  if (length === 1 || length > FIRST_LEADS.length) return 1;
  for (let next = 1; next < length; next += 1) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 1;
  return length;
}

const LOOKED_AT = 200;

/** Latin text in two bytes a character has a zero in every other one. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  if (start.length < 4) return null;
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => at % 2 === odd && byte === 0).length);
  if ((zeros[1] ?? 0) > start.length / 3) return 'utf-16le';
  return (zeros[0] ?? 0) > start.length / 3 ? 'utf-16be' : null;
}

const FIRST_LINES = 30;
const LONGEST_START = 50_000;

/** What stands between the cells: what divides the first lines most evenly. [IM1] */
export function delimiterOf(bytes: Buffer): string {
  const lines = bytes
    .toString('utf8', 0, LONGEST_START)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, FIRST_LINES);
  const worth = (sign: string): number => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    const groups = [...Map.groupBy(counts, (count) => count)];
    return Math.max(0, ...groups.map(([count, those]) => Math.min(count, 8) * those.length));
  };
  return [';', '\t', ',', '|'].reduce((best, sign) => (worth(sign) > worth(best) ? sign : best));
}
