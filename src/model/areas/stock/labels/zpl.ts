import { modulesOf, qrModulesOf } from './code-width.ts';
import type { Label, LabelCode, LabelPart, LabelText } from './label-parts.ts';

const INCH = 25.4;

/**
 * Labels in ZPL II, as label printers take them: each in as many copies, in UTF-8, at a resolution in dots an inch.
 * [LB3]
 */
export const zplOf = (labels: readonly Label[], dots: number, copies = 1): string =>
  labels.map((label) => oneLabel(label, dots, copies)).join('\n');

function oneLabel({ size: { width, height }, parts }: Label, dots: number, copies: number): string {
  const at = (millimetres: number): number => Math.round((millimetres * dots) / INCH);
  return [
    '^XA',
    '^CI28', // UTF-8
    `^PW${at(width)}`,
    `^LL${at(height)}`,
    '^LH0,0',
    ...parts.map((part) => `^FO${at(part.x)},${at(part.y)}${partOf(part, at)}^FS`),
    `^PQ${copies}`,
    '^XZ',
  ].join('\n');
}

const partOf = (part: LabelPart, at: (millimetres: number) => number): string =>
  part.kind === 'text' ? textOf(part, at) : codeOf(part, at);

/** One line, cut where the label ends. */
const textOf = ({ text, size, width }: LabelText, at: (millimetres: number) => number): string =>
  `^A0N,${at(size)},${at(size)}^TBN,${at(width)},${at(size * 1.2)}^FH^FD${escaped(text)}`;

function codeOf({ data, symbology, height, width }: LabelCode, at: (millimetres: number) => number): string {
  if (symbology === 'QR') {
    const dots = dotsOf(at(width), qrModulesOf(data) ?? Number.POSITIVE_INFINITY);
    return `^BQN,2,${dots}^FH^FDMA,${escaped(data)}`;
  }
  const bars = `^BY${dotsOf(at(width), modulesOf(symbology, data))}`;
  switch (symbology) {
    case 'EAN13':
      return `${bars}^BEN,${at(height)},N,N^FH^FD${escaped(data.slice(0, 12))}`; // the printer adds the check digit
    case 'CODE128':
      return `${bars}^BCN,${at(height)},N,N,N,A^FH^FD${escaped(data)}`;
    case 'GS1':
      return `${bars}^BCN,${at(height)},N,N,N,D^FH^FD${escaped(data)}`;
    default:
      return symbology satisfies never;
  }
}

/** Dots of a module: the most with which the code fits, at least one, as printers take it at most ten. */
const dotsOf = (room: number, modules: number): number =>
  Math.max(1, Math.min(10, Math.floor(room / modules)));

/** Characters that begin a command, and the one that escapes them, by their codes; without signs of control. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/[\^~_\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`);
