import JsBarcode from 'jsbarcode';
import type { CanvasElement, Content } from 'pdfmake/interfaces.js';
import { encode } from 'uqr';
import { stretchesOf } from '#model/areas/stock/labels/bars.ts';
import { drawnCode } from '#model/areas/stock/labels/code-rows.ts';
import { mm, sizes } from './measures.ts';

/** A code in vectors, with its text below it; the text alone where no code holds it. Height in millimetres. */
export async function codePicture(text: string, height: number): Promise<Content> {
  const drawn = await drawnCode({ bars: JsBarcode, qr: () => encode }, text, height);
  const label = { text, fontSize: sizes.label, alignment: 'center' as const };
  if (!drawn) return { ...label, alignment: 'left' };
  const [module, line] = [
    mm(drawn.width) / (drawn.rows[0]?.length ?? 1),
    mm(drawn.height) / drawn.rows.length,
  ];
  const canvas = drawn.rows.flatMap((row, y) =>
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
  return { table: { body: [[{ canvas }], [label]] }, layout: closely };
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
