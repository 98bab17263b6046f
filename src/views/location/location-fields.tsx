import { useLingui } from '@lingui/react/macro';
import { locationUsages, type LocationForm } from '#model/location/location.facts.ts';
import { WholeField } from '../document/number-fields.tsx';
import { useRows } from '../document/model-context.tsx';
import type { Form } from '../document/use-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { usageIcons, usageWords } from './location.messages.ts';

interface LocationFieldsProps {
  readonly form: Form<LocationForm>;
  /** A location stays in its warehouse, so that is asked only once. */
  readonly isNew: boolean;
}

/** All that a person may set on a location. */
export function LocationFields({ form, isNew }: LocationFieldsProps) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  const warehouses = useRows('warehouse');
  return (
    <div className="ui-fields">
      <Field label={t`Warehouse`} wide error={error('warehouse')}>
        <Select
          value={value.warehouse}
          disabled={!isNew}
          options={warehouses.map((row) => ({ value: row.id, label: row.name, hint: row.code }))}
          onChange={(id) => edit((draft) => void (draft.warehouse = id))}
        />
      </Field>
      <Field label={t`Code`} required error={error('code')}>
        <TextInput
          value={value.code}
          autoFocus={isNew}
          onChange={(code) => edit((draft) => void (draft.code = code))}
        />
      </Field>
      <Field label={t`Zone`} optional error={error('zone')}>
        <TextInput value={value.zone} onChange={(zone) => edit((draft) => void (draft.zone = zone))} />
      </Field>
      <Field label={t`Name`} optional wide error={error('name')}>
        <TextInput value={value.name} onChange={(name) => edit((draft) => void (draft.name = name))} />
      </Field>
      <LocationUse form={form} />
    </div>
  );
}

function LocationUse({ form }: { readonly form: Form<LocationForm> }) {
  const { t, i18n } = useLingui();
  const { value, edit, error } = form;
  return (
    <>
      <Field label={t`Use`} error={error('usage')}>
        <Select
          value={value.usage}
          options={locationUsages.map((usage) => ({
            value: usage,
            label: i18n._(usageWords[usage]),
            icon: usageIcons[usage],
          }))}
          onChange={(usage) => edit((draft) => void (draft.usage = usage))}
        />
      </Field>
      <WholeField
        form={form}
        path="walkingOrder"
        label={t`Walking order`}
        hint={t`Lower is passed first`}
        value={value.walkingOrder}
        onChange={(order) => edit((draft) => void (draft.walkingOrder = order))}
      />
      <Field label={t`Barcode`} optional error={error('barcode')}>
        <TextInput
          value={value.barcode}
          icon="barcode"
          onChange={(barcode) => edit((draft) => void (draft.barcode = barcode))}
        />
      </Field>
      <Checkbox
        label={t`Goods are picked from here`}
        hint={t`Pick lists lead to it`}
        checked={value.pickable}
        onChange={(on) => edit((draft) => void (draft.pickable = on))}
      />
    </>
  );
}
