import { useLingui } from '@lingui/react/macro';
import { companyFaults } from '#model/form-checks/company-faults.ts';
import { noBank } from '#model/areas/setup/company/company.bank.ts';
import { companyForm, type CompanyForm, type CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { timeZoneOptions } from '#views/areas/setup/company/local-company.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { AddressFields } from '../party/address-fields.tsx';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { BankFields } from './bank-fields.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { CompanyFormFrame } from './company-form-frame.tsx';
import { NamingFields } from './naming-fields.tsx';
import { useSavingCompany, useLatestCompany } from './use-company-calls.ts';
import { VatRegistrations } from './vat-registrations.tsx';

/** Name, numbers, address, time zone, VAT registrations and bank accounts of the company. */
export function IdentityPart() {
  const { row, problem, retry } = useLatestCompany();
  const { form, save } = useIdentity(row);
  const refusal = useVerdict('company', COMPANY, 'update');
  return (
    <CompanyFormFrame draft={form.draft} refusal={refusal} onSave={save}>
      <Untold problem={problem} onRetry={retry} />
      <Names form={form} />
      <PlaceAndTime form={form} />
      <VatRegistrations form={form} />
      <BankFields form={form} />
      <InvoiceFields form={form} />
    </CompanyFormFrame>
  );
}

const formOf = (row: CompanyRow): CompanyForm => {
  const form = companyForm.strip().parse(row);
  return {
    ...form,
    vatRegistrations: form.vatRegistrations ?? [],
    bank: form.bank ?? noBank,
    approvedForFTax: form.approvedForFTax ?? false,
    eInvoiceAddress: form.eInvoiceAddress ?? '',
  };
};

const blanks = { vatRegistrations: { number: '' } };

interface UntoldProps {
  readonly problem: string | null;
  readonly onRetry: () => void;
}

/** The server did not say how the company is by now. */
function Untold({ problem, onRetry }: UntoldProps) {
  const { t } = useLingui();
  if (problem === null) return null;
  return (
    <Notice tone="warning" title={problem} actions={<Button onClick={onRetry}>{t`Try again`}</Button>}>
      {t`What this device holds is shown.`}
    </Notice>
  );
}

function useIdentity(row: CompanyRow) {
  const { company } = useModel();
  const { ownAccount } = useAccount();
  const saveCompany = useSavingCompany();
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
    saveCompany({
      failed: 'companyUpdateFailed',
      send: () => ownAccount.changeCompany(company, { ...form.written, version }),
      onSaved: form.draft.saved,
      onRefused: (refusal) => {
        form.show(refusal);
        return false;
      },
    });
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
