import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { Reader } from '#server/untrusted/contracts.ts';
import type { DrawnPaper } from '../make-pdf.ts';
import { paperDefinition } from './paper-definition.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
const font = (name: string): string => join(folder, `Roboto-${name}.ttf`);

pdfmake.setFonts({ Roboto: { normal: font('Regular'), bold: font('Medium') } });
// A definition is made of a paper alone: nothing in it leads anywhere.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));

/** [PAP36] In the child: a paper as a PDF, with its font embedded and its text as text. */
export const drawPdf: Reader<'paper'> = async (content, _, give) => {
  const { paper, logo } = JSON.parse(content.toString()) as DrawnPaper; // by `makePdf`
  give(await pdfmake.createPdf(await paperDefinition(paper, logo)).getBuffer());
  return {};
};
