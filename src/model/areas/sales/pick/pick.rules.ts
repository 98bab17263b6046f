import { leftOf } from '#model/stock/left-to-pick.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import { lotIsBad } from '#model/areas/stock/lot/lot.rules.ts';
import { doubtOf, isCodeOf, printedCode, resolveScan } from '#model/areas/products/product/product-codes.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { noneIsBlocked } from '#model/areas/products/product/product.rules.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { chooseBins } from '#model/stock/choose-bins.ts';
import { lotNotHere, nextLine, scannedLot, wrongLot } from './pick.lots.ts';
import type {
  Finish,
  LoseGoods,
  OtherLot,
  PickFact,
  PickLine,
  PickRow,
  PickRowLine,
  Scan,
  ShortPick,
  Unscan,
  WithdrawShort,
} from './pick.facts.ts';

type PickRule<D = never> = Rule<PickRow, D>;
type View = DecisionContext<PickRow>['view'];

/** The lines with the quantity (thousandths) that `figure` returns, where it is above zero. */
export const pickLines = (row: PickRow, figure: (line: PickRowLine) => number): PickLine[] =>
  row.lines
    .map((line) => {
      const { id, orderLine, product, location, lot } = line;
      return { id, orderLine, product, location, ...ofLot(lot), quantity: figure(line) };
    })
    .filter((line) => line.quantity > 0);

/** [PK3] The person who has claimed a pick cannot claim it again; another may take it over. */
export const isNotYours: PickRule<unknown> = ({ row, env }) =>
  row?.claimedBy === env.by ? { code: 'alreadyYours' } : null;

/** [PK3] Only the person who has claimed a pick may work on it. */
export const isYours: PickRule<unknown> = ({ row, env }) =>
  row && row.claimedBy !== env.by
    ? {
        code: 'claimedByAnother',
        params: { by: row.claimedBy ?? '' },
        fix: { kind: 'pick', document: row.id, type: 'claim' },
      }
    : null;

/** [PK4] A scan must match the item and not exceed what is left to pick. */
export const scanFits: PickRule<Scan> = (context, data) => {
  const { row, view } = context;
  if (!data || !row) return null;
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) return onField('unknownLine', 'line');
  const blocked = noneIsBlocked(view, [line]);
  if (blocked) return blocked;
  const wrong = data.code === undefined ? null : wrongCode(context, line, data.code);
  if (wrong) return wrong;
  return (
    wrongLot(context, line, data) ??
    badLot(context, row, 'takeOtherLot', [scannedLot(context, row, data).instead?.line ?? line]) ??
    tooMany(view, line, data.quantity, leftOf(line))
  );
};

/** A code is of the item, and of no other. [PR33] */
function wrongCode(
  { view, env }: Parameters<PickRule<Scan>>[0],
  line: PickRowLine,
  code: string,
): Refusal | null {
  const product = view.get('product', line.product);
  if (!product || !isCodeOf(product, code))
    return {
      code: 'wrongItem',
      params: { scanned: printedCode(code), expected: product?.sku ?? line.product },
    };
  const scanned = resolveScan(view, code, env.today);
  return scanned.is === 'doubtful' ? doubtOf(scanned) : null;
}

/** [LT5] Another lot is taken instead, or what is in hand is put back. */
function badLot(
  { view, env }: Pick<DecisionContext<PickRow>, 'view' | 'env'>,
  { id: document }: PickRow,
  type: 'takeOtherLot' | 'unscan',
  lines: readonly Pick<PickLine, 'product' | 'lot'>[],
): Refusal | null {
  const refusal = lotIsBad(view, env, lines);
  return refusal && { ...refusal, fix: { kind: 'pick', document, type } };
}

/** [PK10] Another lot is taken only by those who may, with a reason, and if it lies free in the same bin. */
export const otherLotFits: PickRule<OtherLot> = ({ row, view, env }, data) => {
  if (!data || !row) return null;
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) return onField('unknownLine', 'line');
  return (
    noneIsBlocked(view, [line]) ??
    lotNotHere(view, env.today, line, data.lot, data.quantity) ??
    tooMany(view, line, data.quantity, leftOf(line))
  );
};

/** [PK4] No more can be put back than was picked. */
export const unscanFits: PickRule<Unscan> = ({ row, view }, data) => {
  if (!data || !row) return null;
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) return onField('unknownLine', 'line');
  return tooMany(view, line, data.quantity, line.picked);
};

/** [PK5] No more can be missing than is left to pick. */
export const shortFits: PickRule<ShortPick> = ({ row, view }, data) => {
  if (!data || !row) return null;
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) return onField('unknownLine', 'line');
  return tooMany(view, line, data.quantity, leftOf(line));
};

/** [PK11] What a count misses is not in hand yet. */
export const lossFits: PickRule<LoseGoods> = (context, data) =>
  shortFits(context, data && { ...data, reason: '' });

/** [PK9] What was reported missing is taken back as a whole, before any of it was fetched elsewhere, if it is still wanted. */
export const shortStands: PickRule<WithdrawShort> = ({ row, view }, data) => {
  if (!data || !row) return null;
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) return onField('unknownLine', 'line');
  if (line.short === 0) return onField('nothingShort', 'line', { sku: skuOf(view, line) });
  const isBegun = insteadOf(row, line).some(({ picked, short }) => picked > 0 || short > 0);
  if (isBegun) return onField('fetchedElsewhere', 'line', { sku: skuOf(view, line) });
  const held = view.get('reservation', line.orderLine);
  const most = held ? held.open - held.hard : 0;
  const { missing } = asBeforeShort(row, data);
  return missing > most ? onField('noLongerWanted', 'line', { sku: skuOf(view, line), most }) : null;
};

const insteadOf = (row: PickRow, line: PickRowLine): readonly PickRowLine[] =>
  row.lines.filter((other) => other.insteadOf === line.id);

/** [PK4] No more than there is of a line; a serial number goes whole. */
function tooMany(view: View, line: PickRowLine, wanted: number, most: number): Refusal | null {
  const isSerial = view.get('product', line.product)?.tracking === 'serial';
  if (wanted <= most) return isSerial ? partIsWhole(view, line, wanted, most) : null;
  return onField('tooMuchForLine', 'quantity', { sku: skuOf(view, line), most, wanted });
}

/** [PK6] A pick can be finished when every line is picked or reported missing, and something was picked. */
export const allIsPicked: PickRule<Finish> = (context) => {
  const { row } = context;
  if (!row) return null;
  const left = row.lines.filter((line) => leftOf(line) > 0).length;
  if (left > 0) return { code: 'linesLeft', params: { lines: left } };
  const inHand = row.lines.filter((line) => line.picked > 0);
  return inHand.length > 0
    ? badLot(context, row, 'unscan', inHand)
    : { code: 'nothingInHand', fix: { kind: 'pick', document: row.id, type: 'cancel' } };
};

/** Whether goods are in hand: decides where a pause ends. */
export const holdsGoods = ({ row }: { readonly row: PickRow | undefined }): boolean =>
  row?.lines.some((line) => line.picked > 0) ?? false;

/** Whether it was claimed before the pause: decides where the pause ends. */
export const isClaimed = ({ row }: { readonly row: PickRow | undefined }): boolean =>
  row !== undefined && row.claimedBy !== null;

/** Looks for missing goods in bins where this pick has not already missed them; the remainder is missing. [PK5] */
export function lookElsewhere(
  { view, env: { today } }: Pick<DecisionContext<PickRow>, 'view' | 'env'>,
  row: PickRow,
  data: ShortPick,
): PickFact<'shortPicked'> {
  const line = row.lines.find((candidate) => candidate.id === data.line);
  if (!line) throw new Error(`pick ${row.id} has no line ${data.line}`);
  const { product, orderLine, location } = line;
  const missed = row.lines.filter((other) => other.product === product && other.short > 0);
  const except = new Set([location, ...missed.map((other) => other.location)]);
  const { warehouse } = row;
  const bins = chooseBins(view, { warehouse, product, quantity: data.quantity, today, except });
  const next = nextLine(row);
  const elsewhere = bins.map((bin, index) => ({
    id: String(next + index),
    orderLine,
    product,
    ...bin,
  }));
  const found = bins.reduce((sum, bin) => sum + bin.quantity, 0);
  return { ...data, orderLine, elsewhere, missing: data.quantity - found };
}

/** What a count misses is looked for elsewhere, as if it were reported missing. [PK11] */
export function loseTo(
  context: Pick<DecisionContext<PickRow>, 'view' | 'env'>,
  row: PickRow,
  data: LoseGoods,
): PickFact<'lost'> {
  const { reason: _, ...found } = lookElsewhere(context, row, { ...data, reason: '' });
  const line = row.lines.find(({ id }) => id === data.line);
  if (!line) throw new Error(`pick ${row.id} has no line ${data.line}`);
  const { product, location, lot } = line;
  return { ...found, product, location, ...ofLot(lot) };
}

/** What taking a short report back undoes. [PK9] */
export function asBeforeShort(row: PickRow, { line: id }: WithdrawShort): PickFact<'shortWithdrawn'> {
  const line = row.lines.find((candidate) => candidate.id === id);
  if (!line) throw new Error(`pick ${row.id} has no line ${id}`);
  const dropped = pickLines({ ...row, lines: insteadOf(row, line) }, ({ quantity }) => quantity);
  const found = dropped.reduce((sum, { quantity }) => sum + quantity, 0);
  return { line: id, orderLine: line.orderLine, quantity: line.short, dropped, missing: line.short - found };
}
