import { fromOther, toOther } from '#model/values/factor.ts';
import { wholesOf, type OrderedUnit } from '#model/values/units.ts';
import { cellNames, cellProblem, readCell, type LineCells } from './line-cells.ts';

/** A line of a document being edited: the product may be missing, a cell may hold unreadable text. */
export interface EditedLine<C extends string> {
  readonly id: string;
  readonly product: string | null;
  /** Thousandths of the unit it is ordered in, as typed. */
  readonly quantity: number;
  /** Absent: the stock unit. */
  readonly orderedIn?: OrderedUnit | undefined;
  /** The text of cells that could not be read. */
  readonly wrong: Readonly<Partial<Record<C, string>>>;
}

/** A line of a form being edited. */
export type Written<Line extends { readonly product: string }, C extends keyof Line & string> = Omit<
  Line,
  'product'
> &
  Pick<EditedLine<C>, 'product' | 'wrong'>;

/** What a kind of line defines to be edited like a spreadsheet. */
export interface LineGrammar<L extends EditedLine<C>, C extends string, P extends { readonly id: string }> {
  readonly cells: LineCells<C>;
  blank(id: string): L;
  /** Untouched, so it is not saved. */
  isBlank(line: L): boolean;
  /** The line for a product (or none), with its usual defaults. */
  take(line: L, product: P | null): L;
  /** A new line with this quantity of its product, thousandths of the stock unit. */
  amount(line: L, quantity: number, product: P): L;
}

/** A line's quantity in thousandths of the stock unit; null if it does not come out there. [UN1] */
export const inStock = ({ quantity, orderedIn }: Pick<EditedLine<never>, 'quantity' | 'orderedIn'>) =>
  orderedIn ? toOther(quantity, orderedIn) : quantity;

/** A line of the model as it is edited: its quantity in the unit it was ordered in. [PR11] */
export function asOrdered<L extends Pick<EditedLine<never>, 'quantity' | 'orderedIn'>>(line: L): L {
  if (!line.orderedIn) return line;
  const quantity = fromOther(line.quantity, line.orderedIn);
  if (quantity === null) throw new Error(`${line.quantity} is no quantity of ${line.orderedIn.unit}`);
  return { ...line, quantity };
}

/** Of lines that may be ordered in several units. */
export interface UnitGrammar<
  L extends EditedLine<C>,
  C extends string,
  P extends { readonly id: string },
> extends LineGrammar<L, C, P> {
  /** The line ordered in another unit of its product (undefined: its stock unit), with its price. */
  inUnit(line: L, product: P, orderedIn: OrderedUnit | undefined): L;
}

/** A line after text was typed into one cell, in a language. */
export function typed<L extends EditedLine<C>, C extends string>(
  cells: LineCells<C>,
  line: L,
  cell: C,
  text: string,
  locale: string,
): L {
  const { [cell]: _, ...others } = line.wrong;
  const wrong = others as L['wrong']; // the same record minus one key
  const { [cell]: of } = cells;
  const value = readCell(of, text, locale);
  return value === undefined
    ? { ...line, wrong: { ...wrong, [cell]: text } }
    : { ...line, [cell]: value, ...('also' in of && of.also), wrong };
}

/** The error code of a cell, or undefined. */
export function typedProblem<C extends string>(
  cells: LineCells<C>,
  line: Pick<EditedLine<C>, 'wrong' | 'quantity' | 'orderedIn'>,
  column: string,
  locale: string,
): string | undefined {
  const cell = cellNames(cells).find((one) => one === column);
  const text = cell && line.wrong[cell];
  if (cell !== undefined && text !== undefined) return cellProblem(cells[cell], text, locale);
  return column === 'quantity' && inStock(line) === null ? 'quantityNotWhole' : undefined;
}

/** Lines in the model's form, in stock units: those with a product, as far as they are readable. */
export const readLines = <L extends EditedLine<never>>(lines: readonly L[]) =>
  lines.flatMap((line) => {
    const { wrong: _, product, ...rest } = line;
    return product === null ? [] : [{ ...rest, product, quantity: inStock(line) ?? 0 }];
  });

/** Whether every line is readable and has a product, and comes out in stock units. */
export const areSound = (lines: readonly EditedLine<never>[]): boolean =>
  lines.every(
    (line) => line.product !== null && Object.keys(line.wrong).length === 0 && inStock(line) !== null,
  );

/** Adds a quantity (thousandths of the stock unit) of a product to a line of it that takes it; undefined if it has none. */
export function withMore<L extends EditedLine<never>>(
  lines: readonly L[],
  product: string,
  quantity: number,
): readonly L[] | undefined {
  for (const [at, line] of lines.entries()) {
    const more = line.product === product ? wholeIn(line, quantity) : null;
    if (more !== null) return lines.with(at, { ...line, quantity: line.quantity + more });
  }
  return undefined;
}

/** A quantity (thousandths of the stock unit) in whole thousandths of a line's unit; null if that splits one. [UN2] */
export function wholeIn(
  { orderedIn }: Pick<EditedLine<never>, 'orderedIn'>,
  quantity: number,
): number | null {
  if (!orderedIn) return quantity;
  return wholesOf(quantity, orderedIn).rest === 0 ? fromOther(quantity, orderedIn) : null;
}

/** Adds a quantity (thousandths of the stock unit) of a product: to its line, or else as a new line. */
export function scanned<L extends EditedLine<C>, C extends string, P extends { readonly id: string }>(
  grammar: LineGrammar<L, C, P>,
  lines: readonly L[],
  product: P,
  quantity: number,
  id: string,
): readonly L[] {
  const more = withMore(lines, product.id, quantity);
  if (more) return more;
  const fresh = grammar.amount(grammar.take(grammar.blank(id), product), quantity, product);
  return [...lines.filter((line) => !grammar.isBlank(line)), fresh];
}

/** The lines with one duplicated right below itself. */
export function duplicated<L extends { readonly id: string }>(
  lines: readonly L[],
  id: string,
  newId: string,
): readonly L[] {
  return lines.flatMap((line) => (line.id === id ? [line, { ...line, id: newId }] : [line]));
}

/** The lines with one moved a place up or down; at either end it stays. */
export function moved<L extends { readonly id: string }>(
  lines: readonly L[],
  id: string,
  by: -1 | 1,
): readonly L[] {
  const at = lines.findIndex((line) => line.id === id);
  const [line, other] = [lines[at], lines[at + by]];
  if (!line || !other) return lines;
  return lines.map((one, index) => (index === at ? other : index === at + by ? line : one));
}

export interface Pasted<L> {
  readonly lines: readonly L[];
  /** Codes in the product column that match no product; their rows are dropped. */
  readonly unknown: readonly string[];
}

interface PasteTools<P> {
  readonly find: (code: string) => P | undefined;
  readonly newId: () => string;
  /** The language that the block is read in. */
  readonly locale: string;
}

interface PasteTarget {
  /** The line to start on; null: after the last. */
  readonly row: string | null;
  readonly column: string;
}

/** Pastes a spreadsheet block into the lines at one cell: downwards, adding new lines past the last. */
export function pasted<L extends EditedLine<C>, C extends string, P extends { readonly id: string }>(
  grammar: LineGrammar<L, C, P>,
  lines: readonly L[],
  block: readonly (readonly string[])[],
  target: PasteTarget,
  tools: PasteTools<P>,
): Pasted<L> {
  // Lines appended at the end replace blank ones.
  const next = target.row === null ? lines.filter((line) => !grammar.isBlank(line)) : [...lines];
  const unknown: string[] = [];
  const columns = ['product', ...cellNames(grammar.cells)];
  const from = columns.slice(Math.max(0, columns.indexOf(target.column)));
  const start = next.findIndex((line) => line.id === target.row);
  let at = start < 0 ? next.length : start;
  for (const row of block) {
    const line = pastedRow(grammar, next[at] ?? grammar.blank(tools.newId()), from, row, tools);
    if (typeof line === 'string') unknown.push(line);
    else next[at++] = line;
  }
  return { lines: next, unknown };
}

function pastedRow<L extends EditedLine<C>, C extends string, P extends { readonly id: string }>(
  grammar: LineGrammar<L, C, P>,
  line: L,
  columns: readonly string[],
  row: readonly string[],
  { find, locale }: Pick<PasteTools<P>, 'find' | 'locale'>,
): L | string {
  let filled = line;
  for (const [index, column] of columns.entries()) {
    const text = row[index];
    if (text === undefined || text === '') continue;
    const cell = cellNames(grammar.cells).find((one) => one === column);
    const product = cell ? undefined : find(text);
    if (cell) filled = typed(grammar.cells, filled, cell, text, locale);
    else if (product) filled = grammar.take(filled, product);
    else return text;
  }
  return filled;
}
