import type { Paper } from '#model/papers/paper.ts';
import { Readers } from '#server/untrusted/readers.ts';

/** Of their own: a paper does not wait for an import of its company. */
const drawers = new Readers();

/** What a paper is drawn from, as the child is handed it. */
export interface DrawnPaper {
  readonly paper: Paper;
  /** A PNG in Base64; null: the company has none. */
  readonly logo: string | null;
}

/**
 * [PAP36] A paper as a PDF, drawn apart from the server: two at a time, one of a company.
 * @param logo the company's, as it is kept
 * @throws HttpError 503 where too many wait
 */
export async function makePdf(company: number, paper: Paper, logo: Buffer | null): Promise<Buffer> {
  const drawn: DrawnPaper = { paper, logo: logo && logo.toString('base64') };
  const content = Buffer.from(JSON.stringify(drawn));
  const { parts } = await drawers.read('paper', { company, ask: {}, content });
  return Buffer.concat(parts);
}
