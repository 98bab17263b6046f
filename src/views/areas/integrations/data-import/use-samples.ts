import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useDesk } from './use-import-lines.ts';

/** Lines that columns are judged by. */
const SAMPLES = 200;

/** What the first lines of a file say; null while they are on their way. */
export function useSamples({ id, table }: DataImportRow): readonly ImportLine[] | null {
  const desk = useDesk();
  const found = useAsync(`samples ${id} ${table.sheet ?? ''}`, async () =>
    (await desk()).lines(id, { only: null, offset: 0, limit: SAMPLES }),
  );
  return found.status === 'ready' ? found.value.lines : null;
}

/** The different texts of a column, in order; none for empty cells. */
export const textsIn = (samples: readonly ImportLine[], column: number): readonly string[] => [
  ...new Set(samples.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== '')),
];
