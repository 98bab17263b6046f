import JsBarcode from 'jsbarcode';
import type { CanvasElement, Content, ContentText } from 'pdfmake/interfaces.js';
import { encode } from 'uqr';
import { stretchesOf } from '#model/areas/stock/labels/bars.ts';
import { drawnCode, qrRowsOf, type DrawnCode } from '#model/areas/stock/labels/code-rows.ts';
import { mm, sizes } from './measures.ts';

/** A code in vectors, with its text below it; the text alone where no code holds it. Height in millimetres. */
export async function codePicture(text: string, height: number): Promise<Content> {
  const drawn = await drawnCode({ bars: JsBarcode, qr: () => encode }, text, height);
  const label = { text, fontSize: sizes.label, alignment: 'center' as const };
  if (!drawn) return { ...label, alignment: 'left' };
  return labelled(canvasOf(drawn.rows, drawn), label);
}

/** A text as a QR code in vectors, with its name below it. Sides in millimetres. */
export const qrPicture = (text: string, name: string, side: number): Content =>
  labelled(canvasOf(qrRowsOf(encode, text), { width: side, height: side }), {
    text: name,
    fontSize: sizes.label,
    alignment: 'center',
  });

const labelled = (canvas: CanvasElement[], label: ContentText): Content => ({
  table: { body: [[{ canvas }], [label]] },
  layout: closely,
});

/** Rows of modules from above, in a size in millimetres. */
function canvasOf(rows: readonly string[], size: Pick<DrawnCode, 'width' | 'height'>): CanvasElement[] {
  const [module, line] = [mm(size.width) / (rows[0]?.length ?? 1), mm(size.height) / rows.length];
  return rows.flatMap((row, y) =>
    stretchesOf(row).map(({ at, width }): CanvasElement => ({
      type: 'rect',
      x: at * module,
      y: y * line,
      w: width * module,
      h: line,
      lineWidth: 0,
      color: 'black',
    })),
  );
}

/** Scanners find the ends of bars where nothing is next to them: the cells around keep that free. */
const closely = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 1,
  paddingBottom: () => 0,
};
