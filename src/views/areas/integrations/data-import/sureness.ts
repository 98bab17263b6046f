import type {
  ColumnMapping,
  ImportMapping,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import { headsOf } from '#model/areas/integrations/data-import/heads/heads.ts';
import { plain } from '#model/areas/integrations/data-import/reading/plain.ts';

/**
 * Why a column is read as it is: its head says so, its head or values suggest it, somebody chose it, or it was read so
 * in the last file with these columns.
 */
export type Sureness = 'certain' | 'likely' | 'chosen' | 'recalled';

/** What a reading is compared with. */
interface Known {
  /** What the columns would be guessed as. */
  readonly guessed: ImportMapping;
  /** The mapping is that of an earlier file. */
  readonly isRecalled: boolean;
}

/** How sure the reading of a column is. [DIS4] */
export function sureness(
  head: string,
  { column, field }: ColumnMapping,
  { guessed, isRecalled }: Known,
): Sureness {
  if (isRecalled) return 'recalled';
  const isGuessed = guessed.columns.some((one) => one.column === column && one.field === field);
  if (!isGuessed) return 'chosen';
  const known = [field, ...(headsOf(guessed.target)[field] ?? [])].map(plain);
  return known.includes(plain(head)) ? 'certain' : 'likely';
}
