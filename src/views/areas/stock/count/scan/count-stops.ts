import type { Reader } from '#model/engine/reader.ts';
import type { CountLine, CountRow } from '#model/areas/stock/count/count.facts.ts';
import { uncounted } from '#model/areas/stock/count/count.lines.ts';

/** A bin of a count, in the order of the count sheet. */
export interface CountStop {
  readonly location: string;
  readonly lines: readonly CountLine[];
  /** Somebody found it empty. */
  readonly isEmpty: boolean;
  /** Nothing is left to count in it. */
  readonly isDone: boolean;
}

/** The bins of a count with what is looked for in them. [CNS1] */
export function stopsOf(view: Reader, row: CountRow): readonly CountStop[] {
  const left = new Set(uncounted(view, row).map(({ location }) => location));
  return row.bins.map(({ location, empty }) => ({
    location,
    lines: row.lines.filter((line) => line.location === location),
    isEmpty: empty !== undefined,
    isDone: !left.has(location),
  }));
}

/** The line that is next in a bin: the first that nobody has counted. */
export const nextIn = ({ lines }: CountStop): CountLine | undefined =>
  lines.find(({ entries }) => entries.length === 0);

/** The next bin in which something is left: from one on, and then from the start. */
export function nextStop(stops: readonly CountStop[], from: string | null): CountStop | undefined {
  const at = Math.max(
    0,
    stops.findIndex(({ location }) => location === from),
  );
  return [...stops.slice(at), ...stops.slice(0, at)].find(({ isDone }) => !isDone);
}

/** Bins done of all. */
export const countProgress = (
  stops: readonly CountStop[],
): { readonly done: number; readonly lines: number } => ({
  done: stops.filter(({ isDone }) => isDone).length,
  lines: stops.length,
});
