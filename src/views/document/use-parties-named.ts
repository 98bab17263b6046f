import { useQuery } from './model-context.tsx';

const MOST = 50;

/** Ids of the customers or suppliers whose names contain every word of a search; none if it is empty. */
export function usePartiesNamed(kind: 'customer' | 'supplier', search: string): readonly string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return useQuery<readonly string[]>(
    [kind],
    words.join(' '),
    ({ replica }) => {
      if (words.length === 0) return [];
      const parties = replica.rows(kind) as readonly { readonly id: string; readonly name: string }[]; // both tables have names
      const named = parties.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
      return named.slice(0, MOST).map(({ id }) => id);
    },
    [],
  );
}
