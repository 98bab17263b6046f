import { useLingui } from '@lingui/react/macro';
import { noBank } from '#model/areas/setup/company/company.bank.ts';
import type { BankDetails, CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

/** The accounts that the company is paid to; Swedish giro numbers where it is Swedish, or has one. */
export function BankFields({ form }: { readonly form: Form<CompanyForm> }) {
  const { t } = useLingui();
  const { address, bank = noBank } = form.value;
  const hasGiro = address.country === 'SE' || bank.bankgiro !== '' || bank.plusgiro !== '';
  return (
    <Panel title={t`Bank details`} subtitle={t`Where you are paid.`}>
      <div className="ui-fields">
        <Account form={form} of="iban" label={t`IBAN`} />
        <Account form={form} of="bic" label={t`BIC`} />
        {hasGiro && <Account form={form} of="bankgiro" label={t`Bankgiro`} />}
        {hasGiro && <Account form={form} of="plusgiro" label={t`Plusgiro`} />}
        {hasGiro && <Account form={form} of="swish" label={t`Swish`} />}
      </div>
    </Panel>
  );
}

interface AccountProps {
  readonly form: Form<CompanyForm>;
  readonly of: keyof BankDetails;
  readonly label: string;
}

function Account({ form: { value, edit, error }, of, label }: AccountProps) {
  return (
    <Field label={label} optional error={error(`bank.${of}`)}>
      <TextInput
        value={value.bank?.[of] ?? ''}
        name={of}
        onChange={(text) => edit((draft) => void (draft.bank = { ...(draft.bank ?? noBank), [of]: text }))}
      />
    </Field>
  );
}
