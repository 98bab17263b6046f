import type { Rows } from '../engine/rows.ts';
import { isDiscarded } from '../areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { isKept } from '../areas/purchasing/supplier-return/supplier-return.kind.ts';
import type { BookCheck, BookFault, Books } from './books.ts';
import { comingLines, wantedLines, type OpenLine } from './open-lines.ts';

/** What stock knows of a line, in the same words. */
type Known = OpenLine;

const demandOf = ({ id: line, kind, document, product, warehouse, open }: Rows['reservation']): Known => ({
  line,
  kind,
  document,
  product,
  warehouse,
  open,
});

const expectedOf = ({
  id: line,
  kind = 'purchaseOrder',
  order: document,
  product,
  warehouse,
  open,
}: Rows['expectedReceipt']): Known => ({ line, kind, document, product, warehouse, open });

/** Lines by id, the first of two that have the same one. */
function byLine(lines: Iterable<OpenLine>): Map<string, OpenLine> {
  const found = new Map<string, OpenLine>();
  for (const one of lines) if (one.open !== 0 && !found.has(one.line)) found.set(one.line, one);
  return found;
}

const isSame = (one: OpenLine, other: OpenLine): boolean =>
  one.kind === other.kind &&
  one.document === other.document &&
  one.product === other.product &&
  one.warehouse === other.warehouse &&
  one.open === other.open;

function* compared(
  problem: BookFault['problem'],
  lines: ReadonlyMap<string, OpenLine>,
  known: ReadonlyMap<string, Known>,
): Generator<BookFault> {
  for (const id of new Set([...lines.keys(), ...known.keys()])) {
    const [line, booked] = [lines.get(id), known.get(id)];
    if (line && booked && isSame(line, booked)) continue;
    const { kind, document } = (line ?? booked) as OpenLine; // one of the two has the id
    const isOfAnother = line !== undefined && booked !== undefined && booked.document !== document;
    const found = isOfAnother ? 0 : (booked?.open ?? 0);
    yield { problem, kind, document, params: { found, expected: line?.open ?? 0 } };
  }
}

/** [BOK7] Demand is what is open on lines, and every open line has its demand. */
export const demandIsOpen: BookCheck = function* (books) {
  const known: Known[] = [];
  for (const row of books.rows('reservation')) {
    if (row.kind === 'movement') yield* ofMovement(books, row);
    else if (row.kind === 'supplierReturn') yield* ofSupplierReturn(books, row);
    else known.push(demandOf(row));
  }
  yield* compared('demandDiffers', byLine(wantedLines(books)), byLine(known));
};

/** A movement wants all of a line until it leaves. */
function* ofMovement(books: Books, { id, kind, document, open }: Rows['reservation']): Generator<BookFault> {
  const movement = books.get('movement', document);
  const expected = movement?.lines.find((line) => line.id === id)?.quantity ?? 0;
  if (movement?.state !== 'reserved' || open !== expected)
    yield { problem: 'demandDiffers', kind, document, params: { found: open, expected } };
}

/** A return that the supplier was asked about wants all of its lines until they leave; those of before want nothing. */
function* ofSupplierReturn(
  books: Books,
  { id, kind, document, open }: Rows['reservation'],
): Generator<BookFault> {
  const row = books.get('supplierReturn', document);
  const expected = row?.lines.find((line) => id === `${document}:${line.id}`)?.quantity ?? 0;
  if (!row || !isKept(row) || open !== expected)
    yield { problem: 'demandDiffers', kind, document, params: { found: open, expected } };
}

/** [BOK8] What is expected is what is open on orders, and on its way, and every line that brings goods is expected. */
export const expectedIsOpen: BookCheck = (books) =>
  compared(
    'expectedDiffers',
    byLine(comingLines(books)),
    byLine([...books.rows('expectedReceipt')].map(expectedOf)),
  );

/** The kinds whose lines are their own. */
export const kindsWithLines = [
  'salesOrder',
  'purchaseOrder',
  'goodsReceipt',
  'movement',
  'adjustment',
  'assembly',
] as const;

/** The ids of all lines of documents. */
export const linesOfBooks = (books: Books): string[] =>
  kindsWithLines.flatMap((kind) =>
    [...books.rows(kind)].flatMap(({ lines }) => lines.map(({ id }: { readonly id: string }) => id)),
  );

/** [BOK13] Each line is of the document that had it first, and of no other. */
export const linesAreOfOneDocument: BookCheck = function* (books) {
  for (const kind of kindsWithLines)
    for (const row of books.rows(kind)) {
      if (kind === 'goodsReceipt' && isDiscarded(row)) continue;
      for (const { id } of row.lines) {
        const holder = books.get('line', id);
        if (holder && (holder.kind !== kind || holder.document !== row.id))
          yield { problem: 'lineIsOfAnother', kind, document: row.id, params: {} };
      }
    }
};
