import { useLingui } from '@lingui/react/macro';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { compare } from '#model/values/order.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';

interface PlacedLine {
  readonly id: string;
  readonly location: string | null;
}

/** A document whose lines have put-away locations. */
interface PlacedLines<L> {
  readonly value: { readonly lines: readonly L[] };
  readonly change: (parts: { readonly lines: readonly L[] }) => void;
  readonly cellError: (line: L, column: string) => string | undefined;
}

/** Where goods of a line are put away: the chosen location, else the warehouse's receiving location. */
export function usePlaceColumn<L extends PlacedLine>(
  warehouse: string,
  editor: PlacedLines<L>,
): LineColumn<L> {
  const { t } = useLingui();
  const options = useQuery<readonly Option[]>(
    ['location', 'warehouse'],
    warehouse,
    ({ replica: { view } }) => placesOf(view.by('location', 'warehouse', warehouse)),
    [],
  );
  const { replica } = useModel();
  const receiving = replica.view.get('warehouse', warehouse)?.receiving ?? null;
  const { lines } = editor.value;
  return {
    id: 'location',
    header: t`Put in`,
    width: '10rem',
    text: (line) => options.find((option) => option.value === (line.location ?? receiving))?.label ?? '',
    error: (line) => editor.cellError(line, 'location'),
    input: (line, label) => (
      <Select
        label={label}
        value={line.location ?? receiving}
        options={options}
        onChange={(location) =>
          editor.change({ lines: lines.map((one) => (one.id === line.id ? { ...one, location } : one)) })
        }
      />
    ),
  };
}

const placesOf = (rows: readonly LocationRow[]): readonly Option[] =>
  [...rows]
    .sort((a, b) => a.pickSequence - b.pickSequence || compare(a.code, b.code))
    .map(({ id, code, name }) => ({
      value: id,
      label: code,
      ...(name ? { hint: name } : {}),
    }));
