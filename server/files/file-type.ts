import type { FileType } from '#model/file/file.facts.ts';

type Signature = readonly [type: FileType, at: number, bytes: string];

/** Magic numbers of pictures and documents (Latin-1). */
const signatures: readonly Signature[] = [
  ['image/png', 0, '\x89PNG\r\n\x1A\n'],
  ['image/jpeg', 0, '\xFF\xD8\xFF'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['image/heic', 4, 'ftypheic'],
  ['image/heic', 4, 'ftypmif1'],
  ['application/pdf', 0, '%PDF-'],
  ['application/zip', 0, 'PK\x03\x04'],
];

/** Document formats that are ZIP archives: only the name distinguishes them. */
const archives: Readonly<Record<string, FileType>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** Bytes needed to detect a file's type. */
export const HEAD_BYTES = 4096;

/** A file's type, by its first bytes; null if not accepted. The name decides only between types of the same format. */
export function fileTypeOf(head: Buffer, name: string): FileType | null {
  const text = head.toString('latin1');
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const [found] = signatures.find(([, at, bytes]) => text.startsWith(bytes, at)) ?? [];
  if (found === 'application/zip') return archives[ending] ?? found;
  if (found) return found;
  if (!isPlainText(head)) return null;
  return ending === 'csv' ? 'text/csv' : 'text/plain';
}

const ACTIVE = /^\s*#!|<!doctype\s+html|<html|<head|<body|<svg|<script|<\?xml/i;

/** Text in any single-byte encoding that is nothing else: no HTML, no SVG, no script a system would run. */
function isPlainText(head: Buffer): boolean {
  const isControl = (byte: number): boolean => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte);
  return !head.some(isControl) && !ACTIVE.test(head.toString('latin1'));
}
