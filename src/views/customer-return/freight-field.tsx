import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/customer-return/customer-return.facts.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { Field } from '../ui/field.tsx';
import { SignedMoneyInput } from '../ui/scaled-input.tsx';
import { useReturnCurrency } from './return-money.ts';
import type { ReturnEditor } from './use-return-editor.ts';

interface FreightProps {
  readonly row: CustomerReturnRow;
  readonly editor: ReturnEditor;
}

/** Freight of what was sold on an order: given back, or kept. [RT17] */
export function FreightField({ row, editor }: FreightProps) {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  const currency = useReturnCurrency(row);
  const [isMistyped, setMistyped] = useState(false);
  const error = isMistyped ? sentence('notANumber') : editor.error('freight');
  return (
    <Field
      label={t`Freight given back`}
      optional
      hint={t`Below zero: kept of the credit, for the return freight`}
      error={error}
    >
      <SignedMoneyInput
        currency={currency}
        value={editor.value.freight}
        onChange={(freight) => {
          setMistyped(freight === undefined);
          if (freight !== undefined) editor.change({ freight }, 'freight');
        }}
      />
    </Field>
  );
}
