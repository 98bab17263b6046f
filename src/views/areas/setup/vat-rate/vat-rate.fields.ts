import type { VatRateForm } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { ratedClasses, type RatedClass } from '#model/values/vat-rates.ts';
import { vatRateTexts } from '#words/vat-rate.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import { vatClassWords } from './vat-class.messages.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

const says = messagesOf(vatRateTexts.labels);

/** The classes that have rates, in words. */
export const ratedClassWords = Object.fromEntries(
  ratedClasses.map((one) => [one, vatClassWords[one]]),
) as Pick<typeof vatClassWords, RatedClass>; // by these classes

/** All that a person may set on a rate. */
export const vatRateFields = {
  country: { label: says.country, as: 'text', required: true, fixed: true },
  vatClass: { label: says.vatClass, as: { words: ratedClassWords }, fixed: true },
  rate: { label: says.rate, as: 'percent' },
  from: { label: says.from, as: 'day', required: true },
  to: { label: says.to, as: 'day', none: says.open, optional: true },
} satisfies RecordFields<VatRateForm>;
