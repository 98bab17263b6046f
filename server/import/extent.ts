import { MOST_LINES } from '#model/areas/integrations/data-import/import-size.ts';
import { beyond } from '#server/platform/http/unreadable-file.ts';

/** Rows of a file, some of which are no lines of its table. */
const MOST_ROWS = 2 * MOST_LINES;
/** As wide as a sheet of Excel gets. */
const MOST_COLUMNS = 16_384;
/** Cells of a file, the empty ones among them: rows times columns. */
const MOST_CELLS = 4_000_000;

/** [SGR5] How far tables reach: what is beyond is refused before there is room for it. Throws UnreadableFile. */
export class Extent {
  #rows = 0;
  #columns = 0;
  #cells = 0;

  /** One more row with so many cells. */
  row(cells: number): void {
    this.#check((this.#rows += 1), cells);
    this.#count((this.#cells += cells));
  }

  /** A cell of a sheet; all before it count. */
  reach(row: number, column: number): void {
    this.#check(row, column);
    this.#rows = Math.max(this.#rows, row);
    this.#columns = Math.max(this.#columns, column);
    this.#count(this.#cells + this.#rows * this.#columns);
  }

  /** What comes is another sheet. */
  endSheet(): void {
    this.#cells += this.#rows * this.#columns;
    this.#rows = this.#columns = 0;
  }

  #check(row: number, column: number): void {
    if (column > MOST_COLUMNS) throw beyond('importTooManyColumns', MOST_COLUMNS);
    if (row > MOST_ROWS) throw beyond('importTooManyLines', MOST_LINES);
  }

  #count(cells: number): void {
    if (cells > MOST_CELLS) throw beyond('importTooManyCells', MOST_CELLS);
  }
}
