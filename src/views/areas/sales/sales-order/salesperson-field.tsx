import { useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import type { OrderEditor } from './use-order-editor.ts';
import { useSalespeople } from '#views/areas/setup/member/use-salespeople.ts';

const NOBODY = 'nobody';

/** Who of the company answers for the order: whoever answers for the customer, else whoever writes it, until somebody else is chosen. [SO72] */
export function SalespersonField({ editor: { value, change, error } }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const chosen = value.salesperson ?? null;
  const people = useSalespeople(chosen);
  return (
    <Field label={t`Our reference`} error={error('salesperson')}>
      <Select
        name="salesperson"
        value={chosen ?? NOBODY}
        options={[{ value: NOBODY, label: t`Nobody` }, ...people]}
        onChange={(next) => change({ salesperson: next === NOBODY ? null : next })}
      />
    </Field>
  );
}
