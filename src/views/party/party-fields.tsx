import { useLingui } from '@lingui/react/macro';
import type { PartyForm } from '#model/values/party.ts';
import type { Form } from '../document/use-form.ts';
import type { AnyFields } from '../records/record-field.ts';
import { RecordFields } from '../records/record-fields.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { AddressFields } from './address-fields.tsx';
import { currencyOptions } from './currency-options.ts';

interface PartyFieldsProps {
  readonly form: Form<PartyForm>;
  readonly fields: AnyFields;
  readonly isNew: boolean;
}

interface PartyIdentityProps extends PartyFieldsProps {
  /** Existing categories, suggested while typing. */
  readonly categories: readonly string[];
}

const identity = 'name number category organisationNumber vatNumber vatTreatment language'.split(' ');

/** The identity of a party. */
export function PartyIdentityFields({ form, fields, isNew, categories }: PartyIdentityProps) {
  const { t } = useLingui();
  const optional = form.value.vatTreatment !== 'euB2B';
  const { vatNumber } = fields;
  return (
    <Panel title={t`Identity`}>
      <RecordFields
        form={form}
        fields={{ ...fields, ...(vatNumber && { vatNumber: { ...vatNumber, optional } }) }}
        only={identity}
        isNew={isNew}
        focus
        hints={{ category: categories.slice(0, 4).join(' · ') || undefined }}
      />
    </Panel>
  );
}

interface PartyTermsProps extends PartyFieldsProps {
  /** Terms that only customers or only suppliers have. */
  readonly terms: readonly string[];
}

/** The terms agreed with a party. */
export function PartyTermsFields({ terms, ...props }: PartyTermsProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Terms`}>
      <RecordFields
        {...props}
        only={['currency', 'terms', ...terms]}
        options={{ currency: currencyOptions }}
      />
    </Panel>
  );
}

/** The billing address. */
export function PartyAddress({ form }: Pick<PartyFieldsProps, 'form'>) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <Panel title={t`Billing address`}>
      <div className="ui-fields">
        <AddressFields
          value={value.addresses.billing}
          path="addresses.billing"
          error={error}
          onChange={(change) => edit((draft) => void Object.assign(draft.addresses.billing, change))}
        />
      </div>
    </Panel>
  );
}

/** Free-form notes. */
export function PartyNotes({ form }: Pick<PartyFieldsProps, 'form'>) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <Panel title={t`Notes`}>
      <Field label={t`Notes`} labelHidden error={error('notes')}>
        <TextArea value={value.notes} onChange={(notes) => edit((draft) => void (draft.notes = notes))} />
      </Field>
    </Panel>
  );
}
