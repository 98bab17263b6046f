import { COMPANY } from '#model/values/company-document.ts';
import type { Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import type { ExchangeRateForm, ExchangeRateRow } from './exchange-rate.facts.ts';

type RateRule = Rule<ExchangeRateRow, ExchangeRateForm>;

/** [XR1] A currency other than the company's has one rate a day. */
export const dayIsFree: RateRule = ({ view, id }, data) => {
  if (!data) return null;
  if (data.currency === view.get('company', COMPANY)?.currency) return onField('isOwnCurrency', 'currency');
  const taken = view
    .by('exchangeRate', 'currency', data.currency)
    .some((row) => row.id !== id && row.on === data.on);
  return taken ? onField('exchangeRateTaken', 'on', { currency: data.currency, on: data.on }) : null;
};

/** [XR2] A rate is corrected, and stays that of its currency and its day. */
export const dayIsKept: RateRule = ({ row }, data) => {
  if (!data || !row) return null;
  if (data.currency !== row.currency) return onField('exchangeRateKeepsDay', 'currency');
  return data.on === row.on ? null : onField('exchangeRateKeepsDay', 'on');
};
