import { cellNames, cellProblem, readCell, type LineCells } from './line-cells.ts';

/** A line of a document while it is written: the product may be missing, a cell may hold what cannot be read. */
export interface EditedLine<C extends string> {
  readonly id: string;
  readonly product: string | null;
  /** Thousandths. */
  readonly quantity: number;
  /** What stands in cells that could not be read. */
  readonly wrong: Readonly<Partial<Record<C, string>>>;
}

/** A line of a form while it is written. */
export type Written<Line extends { readonly product: string }, C extends keyof Line & string> = Omit<
  Line,
  'product'
> &
  Pick<EditedLine<C>, 'product' | 'wrong'>;

/** What a kind of line has to say about itself to be edited like a spreadsheet. */
export interface LineGrammar<L extends EditedLine<C>, C extends string, P extends { readonly id: string }> {
  readonly cells: LineCells<C>;
  blank(id: string): L;
  /** Nobody has written anything in it; it is not saved. */
  isBlank(line: L): boolean;
  /** The line for a product (or none), with what usually goes with it. */
  take(line: L, product: P | null): L;
  /** A new line with this much of its product, thousandths. */
  amount(line: L, quantity: number): L;
}

/** A line with what was typed into one cell. */
export function typed<L extends EditedLine<C>, C extends string>(
  cells: LineCells<C>,
  line: L,
  cell: C,
  text: string,
): L {
  const { [cell]: _, ...others } = line.wrong;
  const wrong = others as L['wrong']; // the same record with one key less
  const value = readCell(cells[cell], text);
  return value === undefined
    ? { ...line, wrong: { ...wrong, [cell]: text } }
    : { ...line, [cell]: value, wrong };
}

/** The code of what is wrong in a cell, or undefined. */
export function typedProblem<C extends string>(
  cells: LineCells<C>,
  { wrong }: Pick<EditedLine<C>, 'wrong'>,
  column: string,
): string | undefined {
  const cell = cellNames(cells).find((one) => one === column);
  const text = cell && wrong[cell];
  return cell === undefined || text === undefined ? undefined : cellProblem(cells[cell], text);
}

/** Lines as the model takes them: those that have a product, as far as they can be read. */
export const readLines = <L extends EditedLine<never>>(lines: readonly L[]) =>
  lines.flatMap((line) => {
    const { wrong: _, product, ...rest } = line;
    return product === null ? [] : [{ ...rest, product }];
  });

/** Can all that stands on lines be read, and has each its product. */
export const areSound = (lines: readonly EditedLine<never>[]): boolean =>
  lines.every(({ product, wrong }) => product !== null && Object.keys(wrong).length === 0);

/** Adds a quantity (thousandths) of a product to the line that has it; undefined where none has. */
export function withMore<L extends EditedLine<never>>(
  lines: readonly L[],
  product: string,
  quantity: number,
): readonly L[] | undefined {
  const at = lines.findIndex((line) => line.product === product);
  if (at < 0) return undefined;
  return lines.map((line, index) => (index === at ? { ...line, quantity: line.quantity + quantity } : line));
}

/** Adds a quantity (thousandths) of a product: to the line that has it, else as a new line. */
export function scanned<L extends EditedLine<C>, C extends string, P extends { readonly id: string }>(
  grammar: LineGrammar<L, C, P>,
  lines: readonly L[],
  product: P,
  quantity: number,
  id: string,
): readonly L[] {
  const more = withMore(lines, product.id, quantity);
  if (more) return more;
  const fresh = grammar.amount(grammar.take(grammar.blank(id), product), quantity);
  return [...lines.filter((line) => !grammar.isBlank(line)), fresh];
}

/** The lines with one of them once more, right below it. */
export function duplicated<L extends { readonly id: string }>(
  lines: readonly L[],
  id: string,
  newId: string,
): readonly L[] {
  return lines.flatMap((line) => (line.id === id ? [line, { ...line, id: newId }] : [line]));
}

/** The lines with one of them a place further up or down; at an end it stays. */
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
  /** Codes in the product column that no product has; their rows are left out. */
  readonly unknown: readonly string[];
}

interface PasteTarget {
  /** The line it starts on; null: after the last. */
  readonly row: string | null;
  readonly column: string;
}

/** Puts a block from a spreadsheet into the lines from one cell on: down line by line, past the last into new ones. */
export function pasted<L extends EditedLine<C>, C extends string, P extends { readonly id: string }>(
  grammar: LineGrammar<L, C, P>,
  lines: readonly L[],
  block: readonly (readonly string[])[],
  target: PasteTarget,
  tools: { readonly find: (code: string) => P | undefined; readonly newId: () => string },
): Pasted<L> {
  // What comes after the last line takes the place of blank ones.
  const next = target.row === null ? lines.filter((line) => !grammar.isBlank(line)) : [...lines];
  const unknown: string[] = [];
  const columns = ['product', ...cellNames(grammar.cells)];
  const from = columns.slice(Math.max(0, columns.indexOf(target.column)));
  const start = next.findIndex((line) => line.id === target.row);
  let at = start < 0 ? next.length : start;
  for (const row of block) {
    const line = pastedRow(grammar, next[at] ?? grammar.blank(tools.newId()), from, row, tools.find);
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
  find: (code: string) => P | undefined,
): L | string {
  let filled = line;
  for (const [index, column] of columns.entries()) {
    const text = row[index];
    if (text === undefined || text === '') continue;
    const cell = cellNames(grammar.cells).find((one) => one === column);
    const product = cell ? undefined : find(text);
    if (cell) filled = typed(grammar.cells, filled, cell, text);
    else if (product) filled = grammar.take(filled, product);
    else return text;
  }
  return filled;
}
