import type { AssemblyLine, AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { entering, leftOf, quantityFor, withComponents } from '#model/areas/stock/assembly/assembly.lines.ts';
import { freeOf } from '#model/areas/stock/assembly/assembly.rules.ts';
import type { Reader } from '#model/engine/reader.ts';

/** How it stands with one product of an assembly, thousandths. */
export interface ComponentFigures extends AssemblyLine {
  /** For all bundles. */
  readonly needed: number;
  /** Taken from stock, or put in stock. */
  readonly done: number;
  readonly reserved: number;
  readonly free: number;
  /** There is least of it: what it lacks, or would lack first. */
  readonly isLimiting: boolean;
}

/** The components of an assembly: what it takes, or what comes of it. */
export function componentFigures(view: Reader, given: AssemblyRow): readonly ComponentFigures[] {
  const row = withComponents(view, given);
  const takes = row.mode === 'build';
  const figures = row.lines.map((line) => ({
    ...line,
    needed: quantityFor(line, row.quantity, row.mode),
    done: doneOf(row, line.product, takes ? 'out' : 'into'),
    reserved: takes ? (view.get('reservation', line.id)?.soft ?? 0) : 0,
    free: freeOf(view, line.product, row.warehouse),
  }));
  const scarcest = takes && leftOf(row) > 0 && isOpen(row) ? least(figures) : undefined;
  return figures.map((one) => ({ ...one, isLimiting: one.id === scarcest }));
}

const isOpen = ({ endedAt }: AssemblyRow): boolean => endedAt === null;

/** How much of a product was taken, or came in. */
const doneOf = (row: AssemblyRow, product: string, side: 'out' | 'into'): number =>
  row.builds
    .flatMap((one) => one[side])
    .reduce((sum, one) => (one.product === product ? sum + one.quantity : sum), 0);

/** The needed component of which there are the fewest bundles' worth. */
function least(figures: readonly Omit<ComponentFigures, 'isLimiting'>[]): string | undefined {
  const bundles = ({ reserved, free, per }: (typeof figures)[number]): number => (reserved + free) / per;
  return figures.filter(({ optional }) => !optional).toSorted((a, b) => bundles(a) - bundles(b))[0]?.id;
}

/** Products of an assembly that come in and have lots or serial numbers, for so many bundles. */
export const trackedOf = (view: Reader, row: AssemblyRow): readonly AssemblyLine[] =>
  entering(row).filter((line) => (view.get('product', line.product)?.tracking ?? 'none') !== 'none');
