import { getDocumentProxy } from 'unpdf';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';

interface Embedded {
  readonly filename?: string;
  readonly content?: Uint8Array;
}

const EMPTY = new Uint8Array();
const MOST_BYTES = 15 * 1024 * 1024;

/**
 * The XML that a PDF holds as an embedded file (PDF/A-3, ISO 19005-3): the one that is called an invoice before others.
 * Throws UnreadableFile where there is none, or where there are two: which of them is meant is not to be guessed. [EBL3]
 */
export async function xmlInPdf(pdf: Buffer): Promise<Buffer> {
  const files = await embeddedIn(pdf);
  const all = files.filter(({ filename = '', content }) => /\.xml$/i.test(filename) && content !== undefined);
  const named = all.filter(({ filename = '' }) =>
    /invoice|faktura|ubl|factur-x|zugferd|xrechnung/i.test(filename),
  );
  const [found, ...others] = named.length > 0 ? named : all;
  if (others.some(({ content }) => Buffer.compare(content ?? EMPTY, found?.content ?? EMPTY) !== 0))
    throw new UnreadableFile('several invoices in a PDF', {
      code: 'eBillPdfSeveral',
      params: { count: others.length + 1 },
    });
  if (!found?.content) throw new UnreadableFile('a PDF without an invoice', { code: 'eBillPdfWithout' });
  if (found.content.length > MOST_BYTES)
    throw new UnreadableFile('too much in a PDF', { code: 'eBillTextTooLong', params: { most: MOST_BYTES } });
  return Buffer.from(found.content);
}

async function embeddedIn(pdf: Buffer): Promise<readonly Embedded[]> {
  try {
    const document = await getDocumentProxy(new Uint8Array(pdf), {
      isEvalSupported: false,
      stopAtErrors: true,
    });
    const found: unknown = await document.getAttachments();
    await document.destroy();
    return Object.values((found ?? {}) as Readonly<Record<string, Embedded>>); // by name, as PDF.js has them
  } catch (cause) {
    throw new UnreadableFile('no PDF', { cause, code: 'eBillPdfBroken' });
  }
}
