import { useLingui } from '@lingui/react/macro';
import type { Address } from '#model/values/schemas.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { countryOptions } from '#views/kit/document/countries.ts';

interface AddressFieldsProps {
  readonly value: Address;
  /** Its path in the form, for its messages. */
  readonly path: string;
  readonly error: (path: string) => string | undefined;
  readonly onChange: (change: Partial<Address>) => void;
}

/** Street, postcode, city and country, for a `ui-fields` grid. */
export function AddressFields({ value, path, error, onChange }: AddressFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Field label={t`Street`} error={error(`${path}.street`)}>
        <TextInput value={value.street} onChange={(street) => onChange({ street })} />
      </Field>
      <Field label={t`Postcode`} error={error(`${path}.postcode`)}>
        <TextInput value={value.postcode} name="postcode" onChange={(postcode) => onChange({ postcode })} />
      </Field>
      <Field label={t`City`} error={error(`${path}.city`)}>
        <TextInput value={value.city} onChange={(city) => onChange({ city })} />
      </Field>
      <Field label={t`Country`} error={error(`${path}.country`)}>
        <Select
          value={value.country}
          options={countryOptions(i18n.locale, value.country)}
          onChange={(country) => onChange({ country })}
        />
      </Field>
    </>
  );
}
