import { useLingui } from '@lingui/react/macro';
import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface NamingFieldsProps {
  readonly form: Form<CompanyForm>;
}

/** What a company is called, and its numbers at the authorities. */
export function NamingFields({ form: { value, edit, error } }: NamingFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Company name`} required error={error('name')}>
        <TextInput value={value.name} onChange={(name) => edit((draft) => void (draft.name = name))} />
      </Field>
      <Field label={t`Organisation number`} optional error={error('organisationNumber')}>
        <TextInput
          value={value.organisationNumber}
          name="organisation_number"
          onChange={(number) => edit((draft) => void (draft.organisationNumber = number))}
        />
      </Field>
      <Field label={t`VAT number`} optional error={error('vatNumber')}>
        <TextInput
          value={value.vatNumber}
          onChange={(number) => edit((draft) => void (draft.vatNumber = number))}
        />
      </Field>
    </>
  );
}
