import { placesIn } from '#model/areas/stock/movement/movement.places.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';

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
