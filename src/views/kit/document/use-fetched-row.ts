import type { Rows, TableName } from '#model/engine/rows.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useModel, useRow } from './model-context.tsx';

/** A row that the device may not hold: it is fetched from the server if missing. */
export function useFetchedRow<N extends TableName>(table: N, id: string | null): Rows[N] | undefined {
  const model = useModel();
  const row = useRow(table, id);
  const isMissing = id !== null && row === undefined;
  useAsync(`${table}/${id ?? ''}/${String(isMissing)}`, () =>
    isMissing ? model.fetchDocument(table, id) : Promise.resolve(true),
  );
  return row;
}
