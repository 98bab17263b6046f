import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CompanyPolicies, PoliciesChange } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { shipPolicies } from '#model/values/ship-policies.ts';
import { shipPolicyWords } from '#views/areas/setup/company/ship-policy.messages.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { PercentField, QuantityField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { ClosedPeriod } from './closed-period.tsx';
import { ClosesAhead } from './closes-ahead.tsx';
import { CompanyFormFrame } from './company-form-frame.tsx';
import { OtherPolicies } from './other-policies.tsx';
import { useSavingCompany } from './use-company-calls.ts';
import { ReservePolicyFields } from './reserve-policy-fields.tsx';
import { policiesForm, type PoliciesForm } from './policies-form.ts';

/** What the company has decided, each with what it changes and from when. */
export function PoliciesPart() {
  const { form, save, ahead } = usePolicies();
  const refusal = useVerdict('company', COMPANY, 'changePolicies');
  return (
    <div className="ui-stack">
      <CompanyFormFrame draft={form.draft} refusal={refusal} onSave={save}>
        <Receiving form={form} />
        <Selling form={form} />
        <ClosedPeriod form={form} />
      </CompanyFormFrame>
      <OtherPolicies />
      {ahead && <ClosesAhead {...ahead} />}
    </div>
  );
}

const formOf = (policies: CompanyPolicies): PoliciesForm => ({
  overReceipt: policies.overReceipt,
  overReceiptCap: policies.overReceiptCap ?? null,
  closedUntil: policies.closedUntil,
  pricesIncludeVat: policies.pricesIncludeVat ?? false,
  shipPolicy: policies.shipPolicy ?? 'partialKeep',
  reserve: policies.reserve ?? 'atConfirm',
  reserveDays: policies.reserveDays ?? null,
});

function usePolicies() {
  const row = useCompany();
  const { company } = useModel();
  const { ownAccount } = useAccount();
  const saveCompany = useSavingCompany();
  const form = useForm<PoliciesForm>(policiesForm, formOf(row.policies), { kind: 'companyPolicies', row });
  const [asks, setAsks] = useState(false);
  const give = (meant: Pick<PoliciesChange, 'closesAhead'>): void => {
    setAsks(false);
    const { version } = form.draft;
    saveCompany({
      failed: 'companySettingsFailed',
      send: () => ownAccount.changeCompanySettings(company, { ...form.value, ...meant, version }),
      onSaved: form.draft.saved,
      onRefused: (refusal) => {
        const asksFirst = refusal.code === 'closesAhead';
        if (asksFirst) setAsks(true);
        else form.show(refusal);
        return asksFirst;
      },
    });
  };
  const save = (): void => void (form.check() && give({}));
  const { closedUntil: day } = form.value;
  const ahead =
    asks && day !== null
      ? { day, onConfirm: () => give({ closesAhead: true }), onClose: () => setAsks(false) }
      : null;
  return { form, save, ahead };
}

interface PartProps {
  readonly form: Form<PoliciesForm>;
}

function Receiving({ form }: PartProps) {
  const { t } = useLingui();
  return (
    <Panel
      title={t`More received than ordered`}
      subtitle={t`Holds for receipts that are posted from now on. More than this takes a permission and a reason.`}
    >
      <div className="ui-fields">
        <PercentField
          form={form}
          path="overReceipt"
          label={t`Over-receipt allowed`}
          hint={t`Where the order line, the product, its category and the supplier say nothing.`}
          value={form.value.overReceipt}
          onChange={(share) => form.edit((draft) => void (draft.overReceipt = share))}
        />
        <QuantityField
          form={form}
          path="overReceiptCap"
          label={t`At most this many units more`}
          hint={t`Whatever the percentage: the lower of the two counts. Empty: only the percentage.`}
          value={form.value.overReceiptCap ?? null}
          onChange={(cap) => form.edit((draft) => void (draft.overReceiptCap = cap))}
          onEmpty={() => form.edit((draft) => void (draft.overReceiptCap = null))}
        />
      </div>
    </Panel>
  );
}

function Selling({ form }: PartProps) {
  const { value, edit, error } = form;
  const { t, i18n } = useLingui();
  return (
    <Panel
      title={t`New sales orders`}
      subtitle={t`What orders begin with from now on; each may be changed while it is a draft.`}
    >
      <div className="ui-fields">
        <Field label={t`Prices`} error={error('pricesIncludeVat')}>
          <Switch
            label={t`Prices include VAT`}
            checked={value.pricesIncludeVat ?? false}
            onChange={(isOn) => edit((draft) => void (draft.pricesIncludeVat = isOn))}
          />
        </Field>
        <Field
          label={t`If something is missing`}
          hint={t`Also holds for customers who leave it to their category, where that says nothing.`}
          error={error('shipPolicy')}
        >
          <Select
            value={value.shipPolicy ?? 'partialKeep'}
            options={shipPolicies.map((policy) => ({
              value: policy,
              label: i18n._(shipPolicyWords[policy]),
            }))}
            onChange={(policy) => edit((draft) => void (draft.shipPolicy = policy))}
          />
        </Field>
        <ReservePolicyFields form={form} />
      </div>
    </Panel>
  );
}
