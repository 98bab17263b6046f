import { useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { SignedMoneyInput } from '#views/ui/scaled-input.tsx';
import type { BillEditor } from './use-bill-editor.ts';

/** The sums on the supplier's paper: what is not typed follows from the lines. [SBL3] */
export function BillSumFields({ editor }: { readonly editor: BillEditor }) {
  const { t } = useLingui();
  const { value, bill, change, error } = editor;
  const { currency } = value;
  const field = (sum: keyof typeof value.stated, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={error(`stated.${sum}`)}>
      <SignedMoneyInput
        value={value.stated[sum] ?? bill.stated[sum]}
        currency={currency}
        onChange={(typed) => {
          if (typed !== undefined) change({ stated: { ...value.stated, [sum]: typed } }, `stated.${sum}`);
        }}
      />
    </Field>
  );
  return (
    <Panel
      title={t`Sums on the bill`}
      subtitle={t`As the supplier wrote them. They are compared with the lines.`}
    >
      <div className="ui-fields">
        {field('net', t`Net`)}
        {field('vat', t`VAT`)}
        {field('rounding', t`Rounding`)}
        {field('payable', t({ context: 'supplier bills', message: 'To pay' }))}
      </div>
    </Panel>
  );
}
