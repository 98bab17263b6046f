import { useLingui } from '@lingui/react/macro';
import { WholeField } from '../document/number-fields.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { currencyOptions } from './currency-options.ts';
import type { PartyFormPart } from './party-form.ts';

/** The terms that customers and suppliers both have, for a `ui-fields` grid. */
export function TradeTerms({ form }: { readonly form: PartyFormPart }) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <>
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
    </>
  );
}
