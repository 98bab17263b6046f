import { useLingui } from '@lingui/react/macro';
import { allocatedOf } from '#model/areas/sales/payment/payment.figures.ts';
import type { PaymentForm } from '#model/areas/sales/payment/payment.facts.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { RateHint } from '#views/areas/setup/exchange-rate/rate-hint.tsx';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { currencyOptions } from '#views/areas/setup/party/currency-options.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { MoneyInput, RateInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { directionWords } from './payment.messages.ts';
import { invoiceChosen, usePayerChoice } from './use-payer-choice.ts';
import type { PaymentEditor } from './use-payment-form.ts';

interface HeadProps {
  readonly editor: PaymentEditor;
}

/** Whose money it is, how much, and when it was booked. */
export function PaymentHead({ editor }: HeadProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Payment`}>
      <div className="ui-fields">
        <PayerField editor={editor} />
        <AmountField editor={editor} />
        <DayField editor={editor} />
        <MoneyFields editor={editor} />
        <SaidFields editor={editor} />
      </div>
    </Panel>
  );
}

/** A customer, or an invoice whose customer it then is. [PAY9] */
function PayerField({ editor: { form, choose, take } }: HeadProps) {
  const { t } = useLingui();
  const customer = useRow('customer', form.value.customer || null);
  return (
    <Field label={t`Customer or invoice`} required hint={customer?.number} error={form.error('customer')}>
      <Autocomplete
        autoFocus={form.value.customer === ''}
        placeholder={t`Name, invoice number or OCR`}
        value={customer ? { value: customer.id, label: customer.name } : null}
        {...usePayerChoice()}
        onChange={(option) => {
          const invoice = option && invoiceChosen(option.value);
          if (invoice) take(invoice);
          else choose(option?.value ?? '');
        }}
      />
    </Field>
  );
}

function AmountField({ editor: { form, change } }: HeadProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { amount, currency, allocations } = form.value;
  const left = format.money(amount - allocatedOf({ allocations }), currency);
  return (
    <Field label={t`Amount`} required hint={t`${left} left to allocate`} error={form.error('amount')}>
      <MoneyInput
        value={amount === 0 ? null : amount}
        currency={currency}
        onChange={(next) => {
          form.mistyped('amount', next === undefined);
          if (next !== undefined) change({ amount: next ?? 0 });
        }}
      />
    </Field>
  );
}

function DayField({ editor: { form, change } }: HeadProps) {
  const { t } = useLingui();
  const today = useToday();
  return (
    <Field label={t`Booked`} required hint={t`The day at the bank`} error={form.error('on')}>
      <DateInput value={form.value.on} max={today} onChange={(on) => change({ on: on ?? '' })} />
    </Field>
  );
}

function MoneyFields({ editor }: HeadProps) {
  const { t, i18n } = useLingui();
  const company = useCompany();
  const rateOf = useRateToBegin();
  const { form, change } = editor;
  const { direction, currency, rate, on } = form.value;
  const directions = Object.entries(directionWords).map(([value, label]) => ({
    value: value as PaymentForm['direction'], // its keys
    label: i18n._(label),
  }));
  return (
    <>
      <Field label={t`Direction`} error={form.error('direction')}>
        <Select value={direction} options={directions} onChange={(next) => change({ direction: next })} />
      </Field>
      <Field label={t`Currency`} error={form.error('currency')}>
        <Select
          value={currency}
          options={currencyOptions}
          onChange={(next) => change({ currency: next, rate: rateOf(next, on) ?? rate })}
        />
      </Field>
      {currency !== company.currency && <RateField editor={editor} />}
    </>
  );
}

/** The rate of another currency than the company's, on the day of the payment. */
function RateField({ editor: { form, change } }: HeadProps) {
  const { t } = useLingui();
  const company = useCompany();
  const { currency, rate, on } = form.value;
  return (
    <Field
      label={t`Rate: one ${currency} in ${company.currency}`}
      required
      error={form.error('rate')}
      hint={<RateHint currency={currency} day={on} />}
    >
      <RateInput
        value={rate}
        currency={company.currency}
        onChange={(next) => {
          form.mistyped('rate', next === undefined);
          if (next !== undefined) change({ rate: next ?? 0 });
        }}
      />
    </Field>
  );
}

function SaidFields({ editor: { form, change } }: HeadProps) {
  const { t } = useLingui();
  const { reference, notes } = form.value;
  return (
    <>
      <Field label={t`Reference`} optional hint={t`What the payer wrote`} error={form.error('reference')}>
        <TextInput value={reference} onChange={(next) => change({ reference: next })} />
      </Field>
      <Field label={t`Notes`} optional error={form.error('notes')}>
        <TextInput value={notes} onChange={(next) => change({ notes: next })} />
      </Field>
    </>
  );
}
