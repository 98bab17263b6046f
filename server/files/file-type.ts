import { createReadStream } from 'node:fs';
import type { FileType } from '#model/values/file-types.ts';
import { readApart } from '#server/untrusted/readers.ts';

/** The endings that are taken, each with its one type. */
const endings: Readonly<Record<string, FileType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  txt: 'text/plain',
  csv: 'text/csv',
  xml: 'application/xml',
};

/** What is told of pictures in a finer way than we keep them. */
const sameAs: Readonly<Record<string, FileType>> = { 'image/apng': 'image/png', 'image/heif': 'image/heic' };

/** Bytes from which text is judged, besides the absence of control characters. */
export const HEAD_BYTES = 4096;

/** What is known of received content. */
interface Received {
  readonly size: number;
  /** Where it is. */
  readonly path: string;
  /** The first bytes. */
  readonly head: Buffer;
  /** It has no control characters besides white space. */
  readonly isText: boolean;
}

/** Its type, as a company receives it; `notTaken` for an ending that is not in the list, `notAsNamed` for content of another type. */
export async function fileTypeOf(
  company: number,
  content: Received,
  name: string,
): Promise<FileType | 'notTaken' | 'notAsNamed'> {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  if (type === undefined) return 'notTaken';
  const fits = await isOf(company, content, type);
  return fits ? type : 'notAsNamed';
}

async function isOf(company: number, content: Received, type: FileType): Promise<boolean> {
  if (type.startsWith('text/')) return isPlainText(content);
  return type === 'application/xml' ? isData(content) : (await typeOf(company, content)) === type;
}

/** [SGR1] */
async function typeOf(company: number, { path, size }: Received): Promise<string | null> {
  const content = async () => ({ size, stream: createReadStream(path) });
  const { type } = (await readApart('type', { company, content, ask: {} })).answer;
  return type === null ? null : (sameAs[type] ?? type);
}

/** Beginnings of text that some program would run or render. */
const ACTIVE = /^\s*#!|^%PDF-|^%!PS|^\{\\rtf|<!doctype\s+html|<html|<head|<body|<svg|<script|<\?xml/i;

/** Text in any single-byte encoding, or UTF-8, that is nothing else. */
const isPlainText = ({ head, isText }: Received): boolean => isText && !ACTIVE.test(head.toString('latin1'));

/** XML that is data, as e-invoices are: nothing that is rendered as a page or a drawing, and no entities of its own. */
const isData = ({ head, isText }: Received): boolean => {
  const text = head.toString('latin1');
  return (
    isText &&
    /^(\xEF\xBB\xBF)?\s*<[?\w]/.test(text) &&
    !/<!doctype|<\?xml-stylesheet|xhtml|<(\w+:)?(html|head|body|svg|script)\b/i.test(text)
  );
};
