import { useLingui } from '@lingui/react/macro';
import { companyFaults } from '#model/checks/company-faults.ts';
import { companyForm, noBank, type CompanyForm, type CompanyRow } from '#model/company/company.facts.ts';
import { COMPANY } from '#model/company/company.kind.ts';
import { timeZoneOptions } from '../auth/local-company.ts';
import { useAnnouncer } from '../document/announcer.ts';
import { useCompany } from '../document/use-company.ts';
import { useForm, type Form } from '../document/use-form.ts';
import { usePropose } from '../document/use-propose.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { AddressFields } from '../party/address-fields.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { BankFields } from './bank-fields.tsx';
import { CompanyFormFrame } from './company-form-frame.tsx';
import { NamingFields } from './naming-fields.tsx';
import { VatRegistrations } from './vat-registrations.tsx';

/** Name, numbers, address, time zone, VAT registrations and bank accounts of the company. */
export function IdentityPart() {
  const { form, save } = useIdentity();
  const refusal = useVerdict('company', COMPANY, 'update');
  return (
    <CompanyFormFrame draft={form.draft} refusal={refusal} onSave={save}>
      <Names form={form} />
      <PlaceAndTime form={form} />
      <VatRegistrations form={form} />
      <BankFields form={form} />
    </CompanyFormFrame>
  );
}

const formOf = (row: CompanyRow): CompanyForm => {
  const form = companyForm.strip().parse(row);
  return { ...form, vatRegistrations: form.vatRegistrations ?? [], bank: form.bank ?? noBank };
};

const blanks = { vatRegistrations: { number: '' } };

function useIdentity() {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const row = useCompany();
  const propose = usePropose();
  const form = useForm<CompanyForm>(
    companyForm,
    formOf(row),
    { kind: 'company', row },
    companyFaults,
    blanks,
  );
  const save = (): void => {
    if (!form.check()) return;
    const { version } = form.draft;
    const change = { kind: 'company', document: COMPANY, type: 'update', data: form.written, version };
    const given = propose(change);
    if (given) return form.show(given);
    form.draft.saved();
    announcer.success(t`Saved.`);
  };
  return { form, save };
}

interface PartProps {
  readonly form: Form<CompanyForm>;
}

function Names({ form }: PartProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Identity`} subtitle={t`As it is printed on your papers.`}>
      <div className="ui-fields">
        <NamingFields form={form} />
        <Field
          label={t`Currency`}
          hint={t`Your books are kept in it. It cannot be changed any more.`}
          error={form.error('currency')}
        >
          <TextInput value={form.value.currency} onChange={() => {}} readOnly />
        </Field>
      </div>
    </Panel>
  );
}

function PlaceAndTime({ form: { value, edit, error } }: PartProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Address and time`}>
      <div className="ui-fields">
        <AddressFields
          value={value.address}
          path="address"
          error={error}
          onChange={(change) => edit((draft) => void Object.assign(draft.address, change))}
        />
        <Field
          label={t`Time zone`}
          required
          hint={t`Decides when a day begins, for documents from now on.`}
          error={error('timeZone')}
        >
          <Select
            value={value.timeZone}
            options={timeZoneOptions(value.timeZone)}
            onChange={(zone) => edit((draft) => void (draft.timeZone = zone))}
          />
        </Field>
      </div>
    </Panel>
  );
}
