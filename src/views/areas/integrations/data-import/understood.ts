import type { ColumnMapping } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { FieldKind } from '#model/areas/integrations/data-import/import-target.ts';
import type { ImportWorld } from '#model/areas/integrations/data-import/import-world.ts';
import {
  readCell,
  shownValue,
  type CellProblem,
} from '#model/areas/integrations/data-import/reading/read-cell.ts';

/** How the cells of a column are understood. */
export interface Understood {
  /** A cell as it stands in the file, and as it is read. */
  readonly example: { readonly cell: string; readonly shown: string } | null;
  /** Cells that cannot be read, with what is wrong with the first. */
  readonly unread: number;
  readonly problem: CellProblem | null;
}

type How = Pick<ColumnMapping, 'days' | 'decimals'>;

/** Reads the different cells of a column as a field would. [DIS5] */
export function understood(
  kind: FieldKind,
  texts: readonly string[],
  how: How,
  world: ImportWorld,
): Understood {
  const readings = texts.map((cell) => ({ cell, reading: readCell(kind, cell, how, world) }));
  const read = readings.find(({ reading }) => 'value' in reading);
  const unread = readings.flatMap(({ reading }) => ('problem' in reading ? [reading.problem] : []));
  return {
    example:
      read && 'value' in read.reading
        ? { cell: read.cell, shown: shownValue(kind, read.reading.value, world) }
        : null,
    unread: unread.length,
    problem: unread[0] ?? null,
  };
}

/** What the figures of a column leave open: which of day and month is first, or what stands before the decimals. */
export function leftOpen(kind: FieldKind, texts: readonly string[]): 'days' | 'decimals' | null {
  if (kind.is === 'day')
    return texts.length > 0 && texts.every((text) => isEitherOrder(text)) ? 'days' : null;
  if (kind.is !== 'number') return null;
  const marked = texts.filter((text) => /[.,]/.test(text));
  return marked.length > 0 && marked.every((text) => THOUSAND_OR_THREE.test(text)) ? 'decimals' : null;
}

/** `1,234`: a thousand and more, or three decimals. */
const THOUSAND_OR_THREE = /^\D*\d{1,3}[.,]\d{3}\D*$/;

function isEitherOrder(text: string): boolean {
  const [, first = '', second = ''] = /^(\d{1,2})[-/ ](\d{1,2})[-/ ]\d{2,4}\b/.exec(text) ?? [];
  const [a, b] = [Number(first), Number(second)];
  return a > 0 && a <= MONTHS && b > 0 && b <= MONTHS && a !== b;
}

const MONTHS = 12;
