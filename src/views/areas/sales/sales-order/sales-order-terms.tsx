import { useLingui } from '@lingui/react/macro';
import { shipPolicies } from '#model/values/ship-policies.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { reservingOf } from '#model/areas/sales/sales-order/sales-order.reserving.ts';
import { reservePolicies, USUAL_RESERVE_DAYS, type ReservePolicy } from '#model/values/reserve-policies.ts';
import { reserveWords } from '#views/areas/setup/company/reserve-policy.messages.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useReservingSentence } from './use-reserving-sentence.ts';
import { shipPolicyWords } from '#views/areas/setup/company/ship-policy.messages.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { RateHint } from '#views/areas/setup/exchange-rate/rate-hint.tsx';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { currencyOptions } from '#views/areas/setup/party/currency-options.ts';
import { Field } from '#views/ui/field.tsx';
import { RateInput, WholeInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { Switch } from '#views/ui/switch.tsx';
import type { OrderEditor } from './use-order-editor.ts';
import { useKeptReason } from './use-kept-reason.ts';

interface PartProps {
  readonly editor: OrderEditor;
}

/** What happens to goods that cannot be shipped at once, and to kits of which some parts can. [SO31] */
export function PolicyFields({ editor }: PartProps) {
  const { value, settled, change, error } = editor;
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
      <ReserveFields editor={editor} />
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

/** When its goods are reserved: set on the order, or as its customer or the company decides. [SO62] */
function ReserveFields({ editor: { value, change, error } }: PartProps) {
  const { t, i18n } = useLingui();
  const { view } = useModel().replica;
  const sentence = useReservingSentence();
  const { customer, reserve, reserveDays } = value;
  const wider = ifKnown(() => reservingOf(view, { customer: customer ?? '' }), null);
  const usual = { value: 'usual' as const, label: sentence(wider) };
  return (
    <>
      <Field label={t`Goods are reserved`} error={error('reserve')}>
        <Select<ReservePolicy | 'usual'>
          value={reserve ?? 'usual'}
          options={[
            usual,
            ...reservePolicies.map((one) => ({ value: one, label: i18n._(reserveWords[one]) })),
          ]}
          onChange={(one) => change({ reserve: one === 'usual' ? null : one })}
        />
      </Field>
      {reserve === 'daysBefore' && (
        <Field label={t`Days before the promised day`} error={error('reserveDays')}>
          <WholeInput
            value={reserveDays ?? USUAL_RESERVE_DAYS}
            onChange={(days) => change({ reserveDays: days ?? null }, 'reserveDays')}
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
