import { useLingui } from '@lingui/react/macro';
import { shipPolicies } from '#model/values/ship-policies.ts';
import { shipPolicyWords } from '#views/areas/setup/company/ship-policy.messages.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { RateHint } from '#views/areas/setup/exchange-rate/rate-hint.tsx';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { currencyOptions } from '#views/areas/setup/party/currency-options.ts';
import { Field } from '#views/ui/field.tsx';
import { RateInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { Switch } from '#views/ui/switch.tsx';
import type { OrderEditor } from './use-order-editor.ts';
import { useKeptReason } from './use-kept-reason.ts';

interface PartProps {
  readonly editor: OrderEditor;
}

/** What happens to goods that cannot be shipped at once, and to kits of which some parts can. [SO31] */
export function PolicyFields({ editor: { value, settled, change, error } }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Field label={t`If something is missing`} error={error('shipPolicy')}>
        <Select
          value={value.shipPolicy}
          options={shipPolicies.map((policy) => ({ value: policy, label: i18n._(shipPolicyWords[policy]) }))}
          onChange={(shipPolicy) => change({ shipPolicy })}
        />
      </Field>
      {settled.some(({ ofKit }) => ofKit) && (
        <Field label={t`Kits`} error={error('kitsInParts')}>
          <Switch
            label={t`Kits may ship in parts`}
            checked={value.kitsInParts ?? false}
            onChange={(kitsInParts) => change({ kitsInParts })}
          />
        </Field>
      )}
    </>
  );
}

/** The order's currency, and the rate of one that is known. */
export function CurrencyFields({ editor }: PartProps) {
  const { t } = useLingui();
  const { value, change, error, amending } = editor;
  const company = useCompany();
  const rateOf = useRateToBegin();
  const day = value.orderedOn ?? '';
  const kept = useKeptReason(amending);
  return (
    <>
      <Field label={t`Currency`} hint={kept} error={error('currency')}>
        <Select
          value={value.currency}
          options={currencyOptions}
          disabled={amending}
          onChange={(currency) => change({ currency, rate: rateOf(currency, day) })}
        />
      </Field>
      {value.currency !== company.currency && rateOf(value.currency, day) !== null && (
        <RateField editor={editor} />
      )}
    </>
  );
}

/** The rate of another currency than the company's. */
export function RateField({ editor: { value, change, error, amending } }: PartProps) {
  const { t } = useLingui();
  const company = useCompany();
  return (
    <Field
      label={t`Rate: one ${value.currency} in ${company.currency}`}
      required
      error={error('rate')}
      hint={<RateHint currency={value.currency} day={value.orderedOn ?? ''} />}
    >
      <RateInput
        value={value.rate}
        currency={company.currency}
        readOnly={amending}
        onChange={(rate) => change({ rate: rate ?? null }, 'rate')}
      />
    </Field>
  );
}

/** Whether the prices of a draft include VAT. */
export function PricesField({ editor: { value, change, error, amending } }: PartProps) {
  const { t } = useLingui();
  if (amending) return null;
  return (
    <Field label={t`Prices`} error={error('pricesIncludeVat')}>
      <Switch
        label={t`Prices include VAT`}
        checked={value.pricesIncludeVat}
        onChange={(pricesIncludeVat) => change({ pricesIncludeVat })}
      />
    </Field>
  );
}

/** The reason for changing a confirmed order. */
export function ReasonField({ editor: { value, change, error, amending } }: PartProps) {
  const { t } = useLingui();
  const choices = useReasonChoices('amend');
  if (!amending) return null;
  return (
    <Field label={t`Reason for the change`} required error={error('reason')}>
      <Select value={value.reason} options={choices} onChange={(reason) => change({ reason })} />
    </Field>
  );
}
