import type { LabelSheets } from '#model/areas/stock/labels/label-sheets.ts';
import { Readers } from '#server/untrusted/readers.ts';

/** Of their own: labels do not wait for papers or imports of their company. */
const drawers = new Readers();

/**
 * [LB28] Labels as a PDF, drawn apart from the server.
 * @throws HttpError 503 where too many wait
 */
export async function labelPdf(company: number, sheets: LabelSheets): Promise<Buffer> {
  const { parts } = await drawers.read('labels', {
    company,
    ask: {},
    content: Buffer.from(JSON.stringify(sheets)),
  });
  return Buffer.concat(parts);
}
