import { useLingui } from '@lingui/react/macro';
import type { SupplierForm } from '#model/supplier/supplier.facts.ts';
import { MoneyField, PercentField, WholeField } from '../document/number-fields.tsx';
import type { Form } from '../document/use-form.ts';
import { TradeTerms } from '../party/trade-terms.tsx';
import { Panel } from '../ui/panel.tsx';

/** What was agreed with a supplier. */
export function SupplierTerms({ form }: { readonly form: Form<SupplierForm> }) {
  const { t } = useLingui();
  const { value, edit } = form;
  return (
    <Panel title={t`Terms`}>
      <div className="ui-fields">
        <TradeTerms form={form} />
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
