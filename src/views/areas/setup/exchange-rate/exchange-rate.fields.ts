import type { ExchangeRateForm } from '#model/areas/setup/exchange-rate/exchange-rate.facts.ts';
import { exchangeRateTexts } from '#words/exchange-rate.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

const says = messagesOf(exchangeRateTexts.labels);

/** All that a person may set on a rate. */
export const exchangeRateFields = {
  currency: {
    label: says.currency,
    as: 'text',
    required: true,
    fixed: true,
    column: { width: 140 },
    filter: true,
    search: true,
  },
  on: {
    label: says.on,
    as: 'day',
    required: true,
    fixed: true,
    column: { width: 160 },
    sort: true,
    search: true,
  },
  rate: { label: says.rate, hint: says.hint, as: 'rate', column: { width: 160 }, sort: true },
} satisfies RecordFields<ExchangeRateForm>;
