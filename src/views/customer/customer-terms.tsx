import { useLingui } from '@lingui/react/macro';
import { shipPolicies, type CustomerForm } from '#model/customer/customer.facts.ts';
import { MoneyField, PercentField } from '../document/number-fields.tsx';
import type { Form } from '../document/use-form.ts';
import { TradeTerms } from '../party/trade-terms.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { shipPolicyWords } from './customer.messages.ts';

/** What was agreed with a customer. */
export function CustomerTerms({ form }: { readonly form: Form<CustomerForm> }) {
  const { t, i18n } = useLingui();
  const { value, edit, error } = form;
  return (
    <Panel title={t`Terms`}>
      <div className="ui-fields">
        <TradeTerms form={form} />
        <PercentField
          form={form}
          path="discount"
          label={t`Discount`}
          value={value.discount}
          onChange={(discount) => edit((draft) => void (draft.discount = discount))}
        />
        <MoneyField
          form={form}
          path="creditLimit"
          label={t`Credit limit`}
          hint={t`Empty: no limit`}
          currency={value.currency}
          value={value.creditLimit}
          onChange={(limit) => edit((draft) => void (draft.creditLimit = limit))}
          onEmpty={() => edit((draft) => void (draft.creditLimit = null))}
        />
        <Field label={t`Deliveries`} error={error('shipPolicy')}>
          <Select
            value={value.shipPolicy}
            options={shipPolicies.map((key) => ({ value: key, label: i18n._(shipPolicyWords[key]) }))}
            onChange={(key) => edit((draft) => void (draft.shipPolicy = key))}
          />
        </Field>
      </div>
    </Panel>
  );
}
