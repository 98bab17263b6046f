/** A line of a document while it is written: the product may be missing, a cell may hold what cannot be read. */
export interface EditedLine<Cell extends string> {
  readonly id: string;
  readonly product: string | null;
  /** What stands in cells that could not be read. */
  readonly wrong: Readonly<Partial<Record<Cell, string>>>;
}

/** What a kind of line has to say about itself to be edited like a spreadsheet. */
export interface LineGrammar<
  Line extends EditedLine<Cell>,
  Cell extends string,
  Product extends { readonly id: string },
> {
  /** The cells that are typed, in the order in which a spreadsheet has them after the product. */
  readonly cells: readonly Cell[];
  blank(id: string): Line;
  /** Nobody has written anything in it; it is not saved. */
  isBlank(line: Line): boolean;
  /** The line with the text of a cell as a value; undefined where it is none. */
  read(line: Line, cell: Cell, text: string): Line | undefined;
  /** The line for a product (or none), with what usually goes with it. */
  take(line: Line, product: Product | null): Line;
  /** The line with this much more of its product, thousandths. */
  add(line: Line, quantity: number): Line;
  /** The line with this much of its product, thousandths. */
  amount(line: Line, quantity: number): Line;
}

/** A line with what was typed into one cell. */
export function typed<L extends EditedLine<C>, C extends string, P extends { readonly id: string }>(
  grammar: LineGrammar<L, C, P>,
  line: L,
  cell: C,
  text: string,
): L {
  const { [cell]: _, ...others } = line.wrong;
  const wrong = others as L['wrong']; // the same record with one key less
  const read = grammar.read(line, cell, text);
  return read ? { ...read, wrong } : { ...line, wrong: { ...wrong, [cell]: text } };
}

/** Adds a quantity (thousandths) of a product: to the line that has it, else as a new line. */
export function scanned<L extends EditedLine<C>, C extends string, P extends { readonly id: string }>(
  grammar: LineGrammar<L, C, P>,
  lines: readonly L[],
  product: P,
  quantity: number,
  id: string,
): readonly L[] {
  const at = lines.findIndex((line) => line.product === product.id);
  if (at >= 0) return lines.map((line, index) => (index === at ? grammar.add(line, quantity) : line));
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
  const columns = ['product', ...grammar.cells];
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
    const cell = grammar.cells.find((one) => one === column);
    const product = cell ? undefined : find(text);
    if (cell) filled = typed(grammar, filled, cell, text);
    else if (product) filled = grammar.take(filled, product);
    else return text;
  }
  return filled;
}
