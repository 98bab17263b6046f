import type { TableName } from '#model/engine/rows.ts';
import { useModel } from '../document/model-context.tsx';
import { useAsync, type Async } from '../ui/use-async.ts';
import { useApp, type Elsewhere } from './app-context.tsx';

/** Where a document is that this device does not hold: in this company, in another one of the person, or nowhere. */
export function useWhereabouts(table: TableName, id: string): Async<'here' | Elsewhere | null> {
  const model = useModel();
  const { findElsewhere } = useApp();
  return useAsync(`${table}/${id}`, async () =>
    (await model.fetchDocument(table, id)) ? 'here' : findElsewhere(table, id),
  );
}
