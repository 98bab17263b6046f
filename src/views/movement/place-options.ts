import { compare } from '#model/values/order.ts';
import { useQuery } from '../document/model-context.tsx';
import type { Option } from '../ui/select.tsx';

/** The active places of a warehouse, in pick sequence. */
export const usePlaceOptions = (warehouse: string): readonly Option[] =>
  useQuery<readonly Option[]>(
    ['location'],
    warehouse,
    ({ replica: { view } }) =>
      view
        .by('location', 'warehouse', warehouse)
        .filter(({ state }) => state === 'active')
        .toSorted((a, b) => a.pickSequence - b.pickSequence || compare(a.code, b.code))
        .map(({ id, code, name }) => ({ value: id, label: code, ...(name ? { hint: name } : {}) })),
    [],
  );
