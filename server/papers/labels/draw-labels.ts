import JsBarcode from 'jsbarcode';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { encode } from 'uqr';
import { barsOf, stretchesOf } from '#model/areas/stock/labels/bars.ts';
import { qrRowsOf } from '#model/areas/stock/labels/code-rows.ts';
import type { LabelCode, LabelPart, LabelText } from '#model/areas/stock/labels/label-parts.ts';
import type { LabelSheets } from '#model/areas/stock/labels/label-sheets.ts';
import type { Reader } from '#server/untrusted/contracts.ts';
import { font } from '../pdf/fonts.ts';
import { mm } from '../pdf/measures.ts';

type Sheet = PDFKit.PDFDocument;

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Modules wider than this, in millimetres, are read no better. */
const WIDEST = 0.5;

/** [LB28] In the child: labels on their sheets as a PDF, placed by the millimetre. */
export const drawLabels: Reader<'labels'> = async (content, _, give) => {
  const { paper, sheets } = JSON.parse(content.toString()) as LabelSheets; // by `labelPdf`
  const size: [number, number] = [mm(paper.width), mm(paper.height)];
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, size });
  const written = buffer(document);
  document.registerFont('label', font('Regular'));
  for (const sheet of sheets) {
    document.addPage({ size, margin: 0 });
    for (const { label, ...corner } of sheet)
      for (const part of label.parts) drawPart(document, part, corner);
  }
  document.end();
  give(await written);
  return {};
};

function drawPart(sheet: Sheet, part: LabelPart, corner: Corner): void {
  const at = { x: mm(corner.x + part.x), y: mm(corner.y + part.y) };
  if (part.kind === 'text') drawText(sheet, part, at);
  else drawCode(sheet, part, at);
}

/** In one line, cut where it is wider than its room. */
function drawText(sheet: Sheet, { text, size, width }: LabelText, { x, y }: Corner): void {
  sheet.font('label').fontSize(mm(size));
  const height = sheet.currentLineHeight(true);
  sheet.fillColor('black').text(text, x, y, { width: mm(width), height, ellipsis: true, lineBreak: true });
}

function drawCode(sheet: Sheet, part: LabelCode, { x, y }: Corner): void {
  const rows = rowsOf(part);
  const modules = rows[0]?.length ?? 0;
  if (modules === 0) return;
  const wide = part.symbology === 'QR' ? part.width : Math.min(part.width, modules * WIDEST);
  const [module, line] = [mm(wide) / modules, mm(part.height) / rows.length];
  rows.forEach((row, index) => {
    for (const { at, width } of stretchesOf(row))
      sheet.rect(x + at * module, y + index * line, width * module, line);
  });
  sheet.fill('black');
}

function rowsOf({ data, symbology }: LabelCode): readonly string[] {
  if (symbology === 'QR') return qrRowsOf(encode, data);
  const isGs1 = symbology === 'GS1';
  const bars = barsOf(JsBarcode, isGs1 ? data.replaceAll(/[()]/g, '') : data, isGs1);
  return bars ? [bars.pattern] : [];
}
