import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/customer-return/customer-return.facts.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedMoneyInput } from '../ui/scaled-input.tsx';
import { ExchangeLines } from './exchange-lines.tsx';
import { useReturnCurrency } from './return-money.ts';
import type { ReturnEditor } from './use-return-editor.ts';

interface MoneyProps {
  readonly row: CustomerReturnRow;
  readonly editor: ReturnEditor;
}

/** Freight, and what the customer gets instead; only for what was sold on an order. [RT17] [RT18] */
export function ReturnMoneyFields({ row, editor }: MoneyProps) {
  const { t } = useLingui();
  if (row.order === null) return null;
  return (
    <>
      <Panel title={t`Freight`}>
        <div className="ui-fields">
          <Freight row={row} editor={editor} />
        </div>
      </Panel>
      <ExchangeLines row={row} editor={editor} />
    </>
  );
}

function Freight({ row, editor }: MoneyProps) {
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
