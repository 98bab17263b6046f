import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

/** An e-invoice of the examples, by its name. */
export const example = (name: string): string =>
  readFileSync(new URL(`../peppol/examples/${name}.xml`, import.meta.url), 'utf8');

/** A PDF that holds files. */
export async function pdfWith(
  ...files: readonly (readonly [name: string, content: Buffer | string])[]
): Promise<Buffer> {
  const pdf = new PDFDocument();
  for (const [name, content] of files) pdf.file(Buffer.from(content), { name, type: 'text/xml' });
  pdf.text('Faktura').end();
  return Buffer.concat(await pdf.toArray());
}
