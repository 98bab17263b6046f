import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { Field } from '#views/ui/field.tsx';
import { SignedMoneyInput } from '#views/ui/scaled-input.tsx';
import { useReturnCurrency } from './return-money.ts';
import type { ReturnEditor } from './use-return-editor.ts';

interface FreightProps {
  readonly row: CustomerReturnRow;
  readonly editor: ReturnEditor;
}

/** Freight of what was sold on an order: given back, or kept. [RT17] */
export function FreightField({ row, editor }: FreightProps) {
  const { t } = useLingui();
  const currency = useReturnCurrency(row);
  return (
    <Field
      label={t`Freight refund`}
      optional
      hint={t`Negative: return fee, deducted from the credit`}
      error={editor.error('freight')}
    >
      <SignedMoneyInput
        currency={currency}
        value={editor.value.freight}
        onChange={(freight) => editor.change({ freight: freight ?? null }, 'freight')}
      />
    </Field>
  );
}
