import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  companyPolicies,
  invoicers,
  type CompanyPolicies,
} from '#model/areas/setup/company/company.facts.ts';
import { usualReminders } from '#model/areas/setup/company/reminder-policy.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { SieFileLink } from '#views/areas/setup/account/sie-file-link.tsx';
import { CompanyFormFrame } from '#views/areas/setup/company/company-form-frame.tsx';
import { invoicerHints, invoicerWords } from '#views/areas/setup/company/invoicer.messages.ts';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { invoiceWords } from './invoice.look.ts';
import { ReminderSteps } from './reminder-steps.tsx';
import { SwitchOnDialog } from './switch-on-dialog.tsx';

const policiesForm = companyPolicies.pick({ invoicing: true, roundsPayable: true, reminders: true });
type PoliciesForm = Pick<CompanyPolicies, 'invoicing' | 'roundsPayable' | 'reminders'>;

/** Who invoices, and what invoices say by policy. [BIL15] */
export function InvoicingSettingsPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const { form, ask, asks, close, save } = useInvoicingPolicies();
  const refusal = useVerdict('company', COMPANY, 'changePolicies');
  return (
    <>
      <PageHeader
        title={t`Invoicing`}
        back={{ label: i18n._(invoiceWords.many), to: paths.to('/apps/sales/invoices') }}
        actions={<SieFileLink />}
      />
      <CompanyFormFrame draft={form.draft} refusal={refusal} onSave={ask}>
        <Invoicer form={form} />
        <OnInvoices form={form} />
        <ReminderSteps form={form} />
      </CompanyFormFrame>
      {asks && <SwitchOnDialog onSave={save} onClose={close} />}
    </>
  );
}

function useInvoicingPolicies() {
  const company = useCompany();
  const propose = usePropose();
  const [asks, setAsks] = useState(false);
  const { policies, version } = company;
  const { invoicing = 'elsewhere', roundsPayable = false, reminders = usualReminders } = policies;
  const form = useForm<PoliciesForm>(
    policiesForm,
    { invoicing, roundsPayable, reminders },
    { kind: 'companyInvoicing', row: company },
  );
  const save = (): boolean => {
    const data = { ...policies, ...form.value };
    const refused = propose({ kind: 'company', document: COMPANY, type: 'changePolicies', data, version });
    if (refused) form.show(refused);
    else form.draft.saved();
    return !refused;
  };
  /** Who begins to invoice here is asked what of before is invoiced already. [TR43] */
  const ask = (): void => {
    if (!form.check()) return;
    if (form.value.invoicing === 'here' && invoicing !== 'here') setAsks(true);
    else save();
  };
  return { form, ask, asks, close: () => setAsks(false), save };
}

interface PartProps {
  readonly form: Form<PoliciesForm>;
}

function Invoicer({ form: { value, edit } }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <Panel title={t`Who invoices`} subtitle={t`What is delivered is invoiced in one place, never in both.`}>
      <ChoiceCards
        label={t`Who invoices`}
        name="invoicing"
        value={value.invoicing ?? 'elsewhere'}
        options={invoicers.map((one) => ({
          value: one,
          label: i18n._(invoicerWords[one]),
          hint: i18n._(invoicerHints[one]),
        }))}
        onChange={(invoicing) => edit((draft) => void (draft.invoicing = invoicing))}
      />
    </Panel>
  );
}

function OnInvoices({ form: { value, edit } }: PartProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`On invoices`}>
      <div className="ui-stack">
        <Switch
          label={t`Round what is to be paid to whole units`}
          hint={t`Whole kronor, for instance. The VAT is never rounded.`}
          checked={value.roundsPayable ?? false}
          onChange={(isOn) => edit((draft) => void (draft.roundsPayable = isOn))}
        />
      </div>
    </Panel>
  );
}
