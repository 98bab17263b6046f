import type { Rule } from '../engine/chart.ts';
import type { DecisionContext } from '../engine/document-type.ts';
import type { Refusal } from '../engine/envelope.ts';
import { onField } from '../engine/on-field.ts';
import { skuOf } from '../lines/line-rules.ts';
import { noneIsBlocked } from '../product/product.rules.ts';
import { chooseBins } from './pick.bins.ts';
import type {
  Finish,
  PickFact,
  PickLine,
  PickRow,
  PickRowLine,
  Scan,
  ShortPick,
  Unscan,
} from './pick.facts.ts';

type PickRule<D = never> = Rule<PickRow, D>;
type View = DecisionContext<PickRow>['view'];

/** Thousandths of a line that are neither in hand nor missing. */
export const leftOf = (line: PickRowLine): number => line.quantity - line.picked - line.short;

/** What a figure (thousandths) says of each line, where it is above zero. */
export const pickLines = (row: PickRow, figure: (line: PickRowLine) => number): PickLine[] =>
  row.lines
    .map((line) => {
      const { id, orderLine, product, location } = line;
      return { id, orderLine, product, location, quantity: figure(line) };
    })
    .filter((line) => line.quantity > 0);

/** [PK3] Who has claimed a pick need not claim it again; another may take it over. */
export const isNotYours: PickRule<unknown> = ({ row, env }) =>
  row?.claimedBy === env.by ? { code: 'alreadyYours' } : null;

/** [PK3] Only who has claimed a pick works on it. */
export const isYours: PickRule<unknown> = ({ row, env }) =>
  row && row.claimedBy !== env.by
    ? {
        code: 'claimedByAnother',
        params: { by: row.claimedBy ?? '' },
        fix: { kind: 'pick', document: row.id, type: 'claim' },
      }
    : null;

/** [PK4] A scan is of the right item, and never above what is asked for. */
export const scanFits: PickRule<Scan> = (context, data) => {
  const { row, view } = context;
  if (!data || !row) return null;
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) return onField('unknownLine', 'line');
  const blocked = noneIsBlocked(view, [line]);
  if (blocked) return blocked;
  const product = view.get('product', line.product);
  const codes = [product?.sku, ...(product?.barcodes ?? []).map((barcode) => barcode.code)];
  const wrong =
    data.code !== undefined && !codes.some((code) => code?.toLowerCase() === data.code?.toLowerCase());
  if (wrong)
    return {
      code: 'wrongItem',
      params: { scanned: data.code ?? '', expected: product?.sku ?? line.product },
    };
  return tooMany(view, line, data.quantity, leftOf(line));
};

/** [PK4] Not more is put back than is in hand. */
export const unscanFits: PickRule<Unscan> = ({ row, view }, data) => {
  if (!data || !row) return null;
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) return onField('unknownLine', 'line');
  return tooMany(view, line, data.quantity, line.picked);
};

/** [PK5] Not more is missing than is left to pick. */
export const shortFits: PickRule<ShortPick> = ({ row, view }, data) => {
  if (!data || !row) return null;
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) return onField('unknownLine', 'line');
  return tooMany(view, line, data.quantity, leftOf(line));
};

function tooMany(view: View, line: PickRowLine, wanted: number, most: number): Refusal | null {
  if (wanted <= most) return null;
  return onField('tooMuchForLine', 'quantity', { sku: skuOf(view, line), most, wanted });
}

/** [PK6] A pick is finished when every line is in hand or reported missing, and something is in hand. */
export const allIsPicked: PickRule<Finish> = ({ row }) => {
  if (!row) return null;
  const left = row.lines.filter((line) => leftOf(line) > 0).length;
  if (left > 0) return { code: 'linesLeft', params: { lines: left } };
  return row.lines.some((line) => line.picked > 0)
    ? null
    : { code: 'nothingInHand', fix: { kind: 'pick', document: row.id, type: 'cancel' } };
};

/** A picker's hands are full: decides where a pause ends. */
export const holdsGoods = ({ row }: { readonly row: PickRow | undefined }): boolean =>
  row?.lines.some((line) => line.picked > 0) ?? false;

/** Somebody had taken it on before it was paused: decides where a pause ends. */
export const isClaimed = ({ row }: { readonly row: PickRow | undefined }): boolean =>
  row !== undefined && row.claimedBy !== null;

/** What was missing is looked for in bins where this pick has not missed it yet; what none has is missing. [PK5] */
export function lookElsewhere(view: View, row: PickRow, data: ShortPick): PickFact<'shortPicked'> {
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) throw new Error(`pick ${row.id} has no line ${data.line}`);
  const { product, orderLine, location } = line;
  const missed = row.lines.filter((other) => other.product === product && other.short > 0);
  const except = new Set([location, ...missed.map((other) => other.location)]);
  const bins = chooseBins(view, { warehouse: row.warehouse, product, quantity: data.quantity, except });
  const elsewhere = bins.map((bin, index) => ({
    id: String(row.lines.length + index + 1),
    orderLine,
    product,
    ...bin,
  }));
  const found = bins.reduce((sum, bin) => sum + bin.quantity, 0);
  return { ...data, orderLine, elsewhere, missing: data.quantity - found };
}
