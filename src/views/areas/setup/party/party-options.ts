import { useLingui } from '@lingui/react';
import { useQuery } from '#views/kit/document/model-context.tsx';
import type { FilterOption } from '#views/kit/list/list-filter.ts';

type PartyKind = 'customer' | 'supplier';

/**
 * The customers or suppliers as options, by name.
 * @param documents only theirs; a list that goes on beyond the device offers all
 */
export function usePartyOptions<K extends PartyKind>(
  kind: K,
  documents?: readonly { readonly [key in K]: string | null }[],
): readonly FilterOption[] {
  const { i18n } = useLingui();
  return useQuery<readonly FilterOption[]>(
    [kind],
    String(documents?.length),
    ({ replica }) => {
      const named = documents && new Set(documents.map((row) => row[kind]));
      const parties = replica.rows(kind) as readonly { readonly id: string; readonly name: string }[]; // both tables have names
      return parties
        .filter(({ id }) => named?.has(id) ?? true)
        .map(({ id, name }) => ({ value: id, label: name }))
        .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
    },
    [],
  );
}
