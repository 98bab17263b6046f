import pdfmake from 'pdfmake';
import type { Reader } from '#server/untrusted/contracts.ts';
import type { DrawnPaper } from '../make-pdf.ts';
import { font, fontFolder } from './fonts.ts';
import { paperDefinition } from './paper-definition.ts';

pdfmake.setFonts({ Roboto: { normal: font('Regular'), bold: font('Medium') } });
// A definition is made of a paper alone: nothing in it leads anywhere.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontFolder));

/** [PAP36] In the child: a paper as a PDF, with its font embedded and its text as text. */
export const drawPdf: Reader<'paper'> = async (content, _, give) => {
  const { paper, logo } = JSON.parse(content.toString()) as DrawnPaper; // by `makePdf`
  give(await pdfmake.createPdf(await paperDefinition(paper, logo)).getBuffer());
  return {};
};
