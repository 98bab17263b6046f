import type { SheetPlace } from './sheet-types.ts';

/** What a key does in a sheet: it goes to a cell, edits the present one, empties it, or (undefined) nothing. */
export type SheetAct =
  | { readonly is: 'go'; readonly to: SheetPlace }
  /** With the typed letter instead of the text, or (null) with the text that is there. */
  | { readonly is: 'edit'; readonly typed: string | null }
  | { readonly is: 'clear' };

interface SheetSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows in sight. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The keys of a sheet while no cell is edited, as those of a spreadsheet. */
export function sheetAct(press: Key, at: SheetPlace, size: SheetSize): SheetAct | undefined {
  if (press.altKey) return undefined;
  const isModified = press.ctrlKey || press.metaKey;
  const to = isModified ? corner(press.key, at, size) : neighbour(press.key, at, size);
  if (to) return { is: 'go', to: within(to, size) };
  if (isModified) return undefined;
  if (press.key === 'Enter' || press.key === 'F2') return { is: 'edit', typed: null };
  if (press.key === 'Delete' || press.key === 'Backspace') return { is: 'clear' };
  return press.key.length === 1 ? { is: 'edit', typed: press.key } : undefined;
}

/** Where the keys that end editing lead: Enter down, Tab along, with Shift back; undefined for others. */
export function leavingTo(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  at: SheetPlace,
): SheetPlace | undefined {
  const by = shiftKey ? -1 : 1;
  if (key === 'Enter') return { ...at, row: at.row + by };
  if (key === 'Tab') return { ...at, column: at.column + by };
  if (key === 'ArrowDown') return { ...at, row: at.row + 1 };
  if (key === 'ArrowUp') return { ...at, row: at.row - 1 };
  return undefined;
}

function neighbour(key: string, { row, column }: SheetPlace, { columns, page }: SheetSize) {
  const places: Readonly<Record<string, SheetPlace>> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
  };
  return places[key];
}

function corner(key: string, { column }: SheetPlace, { rows, columns }: SheetSize) {
  const places: Readonly<Record<string, SheetPlace>> = {
    Home: { row: 0, column: 0 },
    End: { row: rows - 1, column: columns - 1 },
    ArrowDown: { row: rows - 1, column },
    ArrowUp: { row: 0, column },
  };
  return places[key];
}

/** The nearest cell of the sheet. */
export const within = (
  { row, column }: SheetPlace,
  { rows, columns }: Pick<SheetSize, 'rows' | 'columns'>,
): SheetPlace => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});
