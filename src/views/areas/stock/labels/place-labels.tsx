import { Trans, useLingui } from '@lingui/react/macro';
import { designOf } from '#model/areas/setup/label-format/format-of.ts';
import { placeLabel } from '#model/areas/stock/labels/label-parts.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import { compare } from '#model/values/order.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { LabelSheet } from '#views/kit/labels/label-sheet.tsx';
import { useLabelFormat } from '#views/kit/labels/use-label-format.ts';

const MOST = 500;

/** Labels of the bins of a warehouse, all of them or those between two codes. */
export function PlaceLabels() {
  const { t } = useLingui();
  const [query] = useAddress();
  const warehouses = useRows('warehouse');
  const rows = useRows('location');
  const chosen = useLabelFormat('place');
  const warehouse = warehouses.find(({ id }) => id === query['warehouse']) ?? warehouses[0];
  const { from = '', to = '' } = query;
  const bins = binsBetween(rows, warehouse?.id ?? '', { from, to });
  const labels = bins
    .slice(0, MOST)
    .map(({ code, name, barcode }) =>
      placeLabel(designOf(chosen.format), { code, name, barcode, warehouse: warehouse?.name ?? '' }),
    );
  return (
    <div className="ui-stack">
      <Choice warehouse={warehouse?.id ?? null} from={from} to={to} />
      {bins.length > MOST && <p className="ui-no-print">{t`The first ${MOST} are shown.`}</p>}
      <LabelSheet
        chosen={chosen}
        labels={labels}
        name={t`Location labels`}
        empty={
          <EmptyState icon="mapPin" title={t`No location matches`}>
            <Trans>Choose another warehouse, or other codes.</Trans>
          </EmptyState>
        }
      />
    </div>
  );
}

function Choice({ warehouse, from, to }: Between & { readonly warehouse: string | null }) {
  const { t } = useLingui();
  const [, setQuery] = useAddress();
  const warehouses = useRows('warehouse');
  return (
    <div className="label-panel label-fields ui-no-print">
      <Field label={t`Warehouse`}>
        <Select
          value={warehouse}
          options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => setQuery({ warehouse: id })}
        />
      </Field>
      <Field label={t`From code`}>
        <TextInput value={from} onChange={(code) => setQuery({ from: code || undefined })} />
      </Field>
      <Field label={t`To code`}>
        <TextInput value={to} onChange={(code) => setQuery({ to: code || undefined })} />
      </Field>
    </div>
  );
}

interface Between {
  readonly from: string;
  readonly to: string;
}

/** In walking order; codes are compared whatever their case, and a last code takes all that begin with it. */
function binsBetween(
  rows: readonly LocationRow[],
  warehouse: string,
  { from, to }: Between,
): readonly LocationRow[] {
  const [least, most] = [from.toLowerCase(), to.toLowerCase()];
  const isWithin = (code: string): boolean =>
    (least === '' || code >= least) && (most === '' || code <= most || code.startsWith(most));
  return rows
    .filter((row) => row.warehouse === warehouse && !isArchived(row) && isWithin(row.code.toLowerCase()))
    .toSorted((a, b) => a.pickSequence - b.pickSequence || compare(a.code, b.code));
}
