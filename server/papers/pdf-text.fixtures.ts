import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each sheet of a PDF, with ordinary spaces. */
export async function sheetsOf(pdf: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map((sheet) => sheet.replaceAll(/[\u00a0\u202f\s]+/g, ' '));
}
