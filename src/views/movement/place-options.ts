import { placesIn } from '#model/movement/movement.places.ts';
import { useQuery } from '../document/model-context.tsx';
import type { Option } from '../ui/option.ts';

/** The active places of a warehouse, in pick sequence. */
export const usePlaceOptions = (warehouse: string): readonly Option[] =>
  useQuery<readonly Option[]>(
    ['location'],
    warehouse,
    ({ replica: { view } }) =>
      placesIn(view, warehouse).map(({ id, code, name }) => ({
        value: id,
        label: code,
        ...(name ? { hint: name } : {}),
      })),
    [],
  );
