import { currencies, type Currency } from '#model/values/money.ts';

const codes = Object.keys(currencies) as Currency[]; // keys of a const record

/** The currencies available to parties. */
export const currencyOptions = codes.map((code) => ({ value: code, label: code }));
