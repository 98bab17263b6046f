import { useLingui } from '@lingui/react/macro';
import { reservePolicies, USUAL_RESERVE_DAYS } from '#model/values/reserve-policies.ts';
import { WholeField } from '#views/kit/document/number-fields.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { reserveWords } from './reserve-policy.messages.ts';
import type { PoliciesForm } from './policies-form.ts';

/** When goods are reserved for orders, where neither they nor their customers say. [SO62] */
export function ReservePolicyFields({ form }: { readonly form: Form<PoliciesForm> }) {
  const { t, i18n } = useLingui();
  const { reserve, reserveDays } = form.value;
  return (
    <>
      <Field
        label={t`Goods are reserved`}
        hint={t`Where neither the order nor its customer says. Orders that are confirmed stay as they are.`}
        error={form.error('reserve')}
      >
        <Select
          value={reserve ?? 'atConfirm'}
          options={reservePolicies.map((one) => ({ value: one, label: i18n._(reserveWords[one]) }))}
          onChange={(one) => form.edit((draft) => void (draft.reserve = one))}
        />
      </Field>
      {reserve === 'daysBefore' && (
        <WholeField
          form={form}
          path="reserveDays"
          label={t`Days before the promised day`}
          value={reserveDays ?? USUAL_RESERVE_DAYS}
          onChange={(days) => form.edit((draft) => void (draft.reserveDays = days))}
          onEmpty={() => form.edit((draft) => void (draft.reserveDays = null))}
        />
      )}
    </>
  );
}
