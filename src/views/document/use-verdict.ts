import type { Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import { useDecider, useQuery } from './model-context.tsx';

/** Why a command may not be given on a document now, or null; asked again when one of the tables changes. */
export function useVerdict(
  kind: TableName,
  document: string,
  type: string,
  watches: readonly TableName[] = [],
): Refusal | null {
  const replica = useDecider();
  return useQuery<Refusal | null>(
    [kind, ...watches],
    `${document}/${type}`,
    () => replica.consider({ kind, document, type }),
    null,
  );
}
