import { currencies, type Currency } from '#model/values/money.ts';

const codes = Object.keys(currencies) as Currency[]; // keys of a const record

/** The currencies that parties may have. */
export const currencyOptions = codes.map((code) => ({ value: code, label: code }));
