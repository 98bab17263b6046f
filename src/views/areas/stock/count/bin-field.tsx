import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';

interface BinFieldProps {
  readonly row: CountRow;
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (location: string) => void;
}

/** One of the bins of a count. */
export function BinField({ row, value, error, onChange }: BinFieldProps) {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const options = row.bins.map(({ location }) => ({ value: location, label: placeName(location) }));
  return (
    <Field label={t`Bin`} required error={error}>
      <Select value={value} options={options} onChange={onChange} />
    </Field>
  );
}
