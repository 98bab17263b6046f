import { useLingui } from '@lingui/react/macro';
import {
  paymentTermForm,
  type PaymentTermForm,
  type PaymentTermRow,
} from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useDiscountText } from '#views/kit/document/use-payment-terms.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { PaymentTermUses } from './payment-term-uses.tsx';
import { paymentTermFields } from './payment-term.fields.ts';
import { paymentTermWords } from './payment-term.look.ts';

interface PaymentTermPanelProps {
  /** Undefined for a new term. */
  readonly row?: PaymentTermRow | undefined;
  readonly onClose: () => void;
}

/** Creates a payment term, renames one, and says who uses it. */
export function PaymentTermPanel({ row, onClose }: PaymentTermPanelProps) {
  const nameOf = useProductName();
  return (
    <RecordPanel
      kind="paymentTerm"
      words={paymentTermWords}
      schema={paymentTermForm}
      fields={paymentTermFields}
      row={row}
      title={row && nameOf(row)}
      form={Fields}
      onClose={onClose}
    />
  );
}

const named = ['code', 'name.en', 'name.sv'];

/** Everything of a new term; of one that is there its names, and what it says of payment. [PT2] */
function Fields({ form, fields, row, focus }: RecordFormProps<PaymentTermForm, PaymentTermRow>) {
  const part = { form, fields, focus, isNew: !row };
  if (!row) return <RecordFields {...part} />;
  return (
    <>
      <RecordFields {...part} only={named} />
      <PaymentSaid row={row} />
      <PaymentTermUses term={row.id} />
    </>
  );
}

function PaymentSaid({ row }: { readonly row: PaymentTermRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const discountSaid = useDiscountText();
  return (
    <KeyValues
      items={[
        { id: 'days', label: t`Days net`, value: format.count(row.days) },
        { id: 'end', label: t`End of month`, value: row.endOfMonth ? t`Yes` : t`No` },
        { id: 'discount', label: t`Cash discount`, value: discountSaid(row) },
        {
          id: 'prepayment',
          label: t`Prepayment`,
          value: row.prepayment > 0 ? format.percent(row.prepayment) : null,
        },
        { id: 'default', label: t`Default`, value: row.isDefault ? t`Yes` : t`No` },
      ]}
    />
  );
}
