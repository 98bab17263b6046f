import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ColumnNote } from '#model/areas/integrations/data-import/import-line.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useDesk } from './use-import-lines.ts';

/** What is told of the cells of each column, as the lines stand now; nothing while it is on its way. [DIS36] */
export function useColumnNotes({ id, version }: DataImportRow): readonly ColumnNote[] {
  const desk = useDesk();
  const found = useAsync(`told ${id} ${version}`, async () => (await desk()).told(id));
  return found.status === 'ready' ? found.value : [];
}
