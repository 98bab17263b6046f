import { expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { useCurrencyAgreed } from './use-currency-agreed.ts';

const Agreed = (order: { readonly currency: string; readonly rate: number }) => (
  <KeyValues items={useCurrencyAgreed(order)} />
);

it.each([
  ['EUR', 11_500_000, 'CurrencyEURRate1 EUR = 11.50 SEK'],
  ['EUR', 1_000_000, 'CurrencyEURRate1 EUR = 1.00 SEK'],
  ['SEK', 1_000_000, 'CurrencySEK'],
])(
  '[I18N3] an order in %s at %i says its rate if its currency is not the own one',
  async (currency, rate, said) => {
    await showAt(deviceWith(companyWorld()), '/en/here', () => <Agreed currency={currency} rate={rate} />);
    expect((document.body.textContent ?? '').replaceAll('\u00a0', ' ')).toContain(said);
    expect((document.body.textContent ?? '').includes('Rate')).toBe(said.includes('Rate'));
  },
);
