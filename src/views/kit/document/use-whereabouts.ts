import type { TableName } from '#model/engine/rows.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useAwaited } from '#views/kit/document/use-awaited.ts';
import { useAsync, type Async } from '#views/ui/use-async.ts';
import { useApp, type Elsewhere } from '#views/navigation/app-context.tsx';

/**
 * Where a document is that this device does not hold: in this company, in another one of the person, or nowhere. One
 * whose creation the server has not decided yet is on its way here, and not asked for.
 */
export function useWhereabouts(table: TableName, id: string): Async<'here' | Elsewhere | null> {
  const model = useModel();
  const { findElsewhere } = useApp();
  const isOnItsWay = useAwaited(table, id).length > 0;
  return useAsync(`${table}/${id}/${String(isOnItsWay)}`, async () =>
    isOnItsWay || (await model.fetchDocument(table, id)) ? 'here' : findElsewhere(table, id),
  );
}
