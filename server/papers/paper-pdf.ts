import { buffer } from 'node:stream/consumers';
import type { Paper } from '#model/papers/paper.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { makePdf } from './make-pdf.ts';

/** A paper as a file. */
export interface PaperFile {
  /** `SO-1001.pdf`; a document without a number is called by its paper. */
  readonly name: string;
  readonly content: Buffer;
}

/** [PAP36] The PDF of a paper, with the company's logo. */
export async function paperPdf(files: FileStore, company: number, paper: Paper): Promise<PaperFile> {
  const { logo } = paper.company;
  const kept = logo && (await files.open(company, logo.hash));
  const picture = kept ? await buffer(kept.stream) : null;
  return {
    name: `${paper.number ?? paper.title}.pdf`,
    content: await makePdf(company, paper, picture),
  };
}
