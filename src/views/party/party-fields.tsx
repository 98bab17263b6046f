import { useLingui } from '@lingui/react/macro';
import { partyLanguages, vatTreatments } from '#model/values/party.ts';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { AddressFields } from './address-fields.tsx';
import { partyLanguageWords, vatTreatmentWords } from './party.messages.ts';
import type { PartyFormPart } from './party-form.ts';

interface PartyFieldsProps {
  readonly form: PartyFormPart;
  /** Categories in use, to choose from while typing. */
  readonly categories: readonly string[];
}

/** Who a party is. */
export function PartyFields({ form, categories }: PartyFieldsProps) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <Panel title={t`Identity`}>
      <div className="ui-fields">
        <Field label={t`Name`} required error={error('name')}>
          <TextInput
            value={value.name}
            autoFocus
            onChange={(name) => edit((draft) => void (draft.name = name))}
          />
        </Field>
        <Field label={t`Number`} required error={error('number')}>
          <TextInput
            value={value.number}
            onChange={(number) => edit((draft) => void (draft.number = number))}
          />
        </Field>
        <Field label={t`Category`} optional hint={categoryHint(categories)} error={error('category')}>
          <TextInput
            value={value.category}
            onChange={(category) => edit((draft) => void (draft.category = category))}
          />
        </Field>
        <PartyRegistration form={form} />
      </div>
    </Panel>
  );
}

function PartyRegistration({ form }: { readonly form: PartyFormPart }) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <>
      <Field label={t`Organisation number`} optional error={error('organisationNumber')}>
        <TextInput
          value={value.organisationNumber}
          onChange={(number) => edit((draft) => void (draft.organisationNumber = number))}
        />
      </Field>
      <Field label={t`VAT number`} optional={value.vatTreatment !== 'euB2B'} error={error('vatNumber')}>
        <TextInput
          value={value.vatNumber}
          onChange={(number) => edit((draft) => void (draft.vatNumber = number))}
        />
      </Field>
      <PartyCustoms form={form} />
    </>
  );
}

function PartyCustoms({ form: { value, edit, error } }: { readonly form: PartyFormPart }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Field label={t`VAT treatment`} error={error('vatTreatment')}>
        <Select
          value={value.vatTreatment}
          options={vatTreatments.map((key) => ({ value: key, label: i18n._(vatTreatmentWords[key]) }))}
          onChange={(key) => edit((draft) => void (draft.vatTreatment = key))}
        />
      </Field>
      <Field label={t`Language of documents`} error={error('language')}>
        <Select
          value={value.language}
          options={partyLanguages.map((key) => ({ value: key, label: i18n._(partyLanguageWords[key]) }))}
          onChange={(key) => edit((draft) => void (draft.language = key))}
        />
      </Field>
    </>
  );
}

const categoryHint = (categories: readonly string[]): string | undefined =>
  categories.length > 0 ? categories.slice(0, 4).join(' · ') : undefined;

/** Where invoices go. */
export function PartyAddress({ form }: { readonly form: PartyFormPart }) {
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

/** What else there is to say. */
export function PartyNotes({ form }: { readonly form: PartyFormPart }) {
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
