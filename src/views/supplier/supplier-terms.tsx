import { useLingui } from '@lingui/react/macro';
import type { SupplierForm } from '#model/supplier/supplier.events.ts';
import { MoneyField, PercentField, WholeField } from '../document/number-fields.tsx';
import type { Form } from '../document/use-form.ts';
import { currencyOptions } from '../party/currency-options.ts';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';

/** What was agreed with a supplier. */
export function SupplierTerms({ form }: { readonly form: Form<SupplierForm> }) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <Panel title={t`Terms`}>
      <div className="ui-fields">
        <Field label={t`Currency`} error={error('currency')}>
          <Select
            value={value.currency}
            options={currencyOptions}
            onChange={(currency) => edit((draft) => void (draft.currency = currency))}
          />
        </Field>
        <WholeField
          form={form}
          path="terms"
          label={t`Payment terms`}
          unit={t`days net`}
          value={value.terms}
          onChange={(terms) => edit((draft) => void (draft.terms = terms))}
        />
        <WholeField
          form={form}
          path="leadDays"
          label={t`Lead time`}
          unit={t`days`}
          value={value.leadDays}
          onChange={(days) => edit((draft) => void (draft.leadDays = days))}
        />
        <MoneyField
          form={form}
          path="minimumOrder"
          label={t`Smallest order`}
          currency={value.currency}
          value={value.minimumOrder}
          onChange={(amount) => edit((draft) => void (draft.minimumOrder = amount))}
        />
        <PercentField
          form={form}
          path="overReceipt"
          label={t`Over-receipt allowed`}
          hint={t`Empty: as the company says`}
          value={value.overReceipt}
          onChange={(share) => edit((draft) => void (draft.overReceipt = share))}
          onEmpty={() => edit((draft) => void (draft.overReceipt = null))}
        />
      </div>
    </Panel>
  );
}
