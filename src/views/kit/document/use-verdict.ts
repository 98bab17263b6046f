import type { Command, Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import { useDecider, useQuery } from './model-context.tsx';

/** Why a command may not be given on a document now, or null; re-evaluated when one of the tables changes. */
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

/**
 * The verdict on a button that gives two commands on a document, or null: why the first could not be given, else why
 * the second could not follow it.
 * @param first with its data; null while some input is unreadable: no verdict then
 */
export function useVerdictAfter(
  first: Pick<Command, 'kind' | 'document' | 'type'> & { readonly data: unknown },
  type: string,
  watches: readonly TableName[],
): Refusal | null {
  const replica = useDecider();
  return useQuery<Refusal | null>(
    watches,
    `${type}/${JSON.stringify(first)}`,
    () => (first.data === null ? null : replica.wouldRefuse(first, type)),
    null,
  );
}
