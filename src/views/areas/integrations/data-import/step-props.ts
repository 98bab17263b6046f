import type {
  DataImportRow,
  ImportMapping,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import type { ColumnFields } from './use-column-fields.ts';
import type { Mapping } from './use-mapping.ts';

export interface StepProps {
  readonly row: DataImportRow;
  readonly mapping: Mapping;
}

/** What is shown of one column of the file. */
export interface ColumnLineProps extends StepProps {
  readonly mayMap: boolean;
  /** From 0. */
  readonly column: number;
  readonly samples: readonly ImportLine[];
  readonly fields: ColumnFields;
  /** What the columns would be guessed as. */
  readonly guessed: ImportMapping;
}
