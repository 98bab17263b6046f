import type { Content } from 'pdfmake/interfaces.js';
import type { PaperCell } from '#model/papers/paper.ts';
import { codePicture } from './code-picture.ts';
import { ACROSS, dark, mm } from './measures.ts';

/** Millimetres, of the bars of a line. */
const BARS = 8;
/** Millimetres of room for a figure that is written by hand. */
const [ROOM, HIGH] = [22, 8];

/** What a cell shows; `across` is the room for a line to write on, in points. */
export async function cellContent(cell: PaperCell, across = ACROSS / 4 - mm(6)): Promise<Content> {
  if (typeof cell === 'string') return { text: cell };
  if ('strong' in cell) return { text: cell.strong, bold: true };
  if ('lines' in cell) return { stack: cell.lines.map((text) => ({ text })) };
  if ('code' in cell) return codePicture(cell.code, BARS);
  const lineWidth = mm(0.3);
  if (cell.room === 'line')
    return {
      canvas: [{ type: 'line', x1: 0, y1: mm(7), x2: across, y2: mm(7), lineWidth, lineColor: dark }],
    };
  return {
    canvas: [{ type: 'rect', x: 0, y: 0, w: mm(ROOM), h: mm(HIGH), lineWidth, lineColor: dark }],
  };
}
