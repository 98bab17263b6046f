import { useLingui } from '@lingui/react/macro';
import { billPolicy, usualBills, type BillPolicy } from '#model/areas/setup/company/bill-policy.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { CompanyFormFrame } from '#views/areas/setup/company/company-form-frame.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { MoneyInput, PercentInput } from '#views/ui/scaled-input.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { BILLS } from './bill-paths.ts';
import { supplierBillWords } from './supplier-bill.look.ts';

/** How much a bill may differ, who approves it, and from when receipts are in the books. [SBL4] [SBL7] [SBL12] */
export function BillSettingsPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const { form, save } = useBillPolicy();
  const refusal = useVerdict('company', COMPANY, 'changePolicies');
  return (
    <>
      <PageHeader
        title={t`Supplier bill settings`}
        back={{ label: i18n._(supplierBillWords.many), to: paths.to(BILLS) }}
      />
      <CompanyFormFrame draft={form.draft} refusal={refusal} onSave={save}>
        <Tolerance form={form} />
        <Approval form={form} />
        <Books form={form} />
      </CompanyFormFrame>
    </>
  );
}

function useBillPolicy() {
  const company = useCompany();
  const propose = usePropose();
  const { policies, version } = company;
  const form = useForm<BillPolicy>(billPolicy, policies.bills ?? usualBills, {
    kind: 'companyBills',
    row: company,
  });
  const save = (): void => {
    if (!form.check()) return;
    const data = { ...policies, bills: form.value };
    const refused = propose({ kind: 'company', document: COMPANY, type: 'changePolicies', data, version });
    if (refused) form.show(refused);
    else form.draft.saved();
  };
  return { form, save };
}

interface PartProps {
  readonly form: Form<BillPolicy>;
}

function Tolerance({ form }: PartProps) {
  const { t } = useLingui();
  const { currency } = useCompany();
  const { value, edit, error, mistyped } = form;
  return (
    <Panel
      title={t`Price differences`}
      subtitle={t`A bill agrees while a line differs by no more than both.`}
    >
      <div className="ui-fields">
        <Field label={t`At most percent`} required error={error('tolerance')}>
          <PercentInput
            value={value.tolerance}
            onChange={(next) => {
              mistyped('tolerance', next === undefined || next === null);
              if (typeof next === 'number') edit((draft) => void (draft.tolerance = next));
            }}
          />
        </Field>
        <Field
          label={t`At most amount`}
          optional
          hint={t`Of one line, without VAT. Leave empty for any amount.`}
          error={error('toleranceValue')}
        >
          <MoneyInput
            value={value.toleranceValue}
            currency={currency}
            onChange={(next) => {
              mistyped('toleranceValue', next === undefined);
              if (next !== undefined) edit((draft) => void (draft.toleranceValue = next));
            }}
          />
        </Field>
      </div>
    </Panel>
  );
}

function Approval({ form: { value, edit } }: PartProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Approval`}>
      <Switch
        label={t`Who enters or matches a bill may approve it`}
        hint={t`For companies where nobody else is there to. Otherwise two people answer for each bill.`}
        checked={value.ownApproval}
        onChange={(isOn) => edit((draft) => void (draft.ownApproval = isOn))}
      />
    </Panel>
  );
}

function Books({ form: { value, edit, error } }: PartProps) {
  const { t } = useLingui();
  return (
    <Panel
      title={t`Receipts in the books`}
      subtitle={t`From a first day on, goods received are vouchers of their own: stock in debit, goods that are not billed yet in credit. Bills then settle them.`}
    >
      <div className="ui-fields">
        <Field
          label={t`First day`}
          optional
          hint={t`Empty: receipts make no vouchers.`}
          error={error('since')}
        >
          <DateInput value={value.since} onChange={(since) => edit((draft) => void (draft.since = since))} />
        </Field>
      </div>
    </Panel>
  );
}
