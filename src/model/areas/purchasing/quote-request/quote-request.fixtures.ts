import type { AskedLine, AnswerLine, QuoteRequestForm, SupplierAnswer } from './quote-request.facts.ts';

/** A hundred pieces of a product, as soon as they can come. */
export const askedLineFixture = (
  over: Partial<AskedLine> & Pick<AskedLine, 'id' | 'product'>,
): AskedLine => ({ quantity: 100_000, wantedOn: null, text: '', ...over });

/** A valid draft; override what matters to the test. */
export const quoteRequestFixture = (
  over: Partial<QuoteRequestForm> & Pick<QuoteRequestForm, 'warehouse'>,
): QuoteRequestForm => ({ answerBy: null, notes: '', suppliers: [], lines: [], ...over });

/** A line at 8.00 a piece, whatever the quantity. */
export const answerLineFixture = (over: Partial<AnswerLine> & Pick<AnswerLine, 'line'>): AnswerLine => ({
  price: 8_0000,
  pack: 1000,
  code: '',
  minimum: 0,
  multiple: null,
  leadDays: null,
  ...over,
});

/** An answer in the company's currency; override what matters to the test. */
export const answerFixture = (
  over: Partial<SupplierAnswer> & Pick<SupplierAnswer, 'supplier' | 'lines'>,
): SupplierAnswer => ({
  currency: 'SEK',
  reference: '',
  validUntil: null,
  freight: null,
  note: '',
  files: [],
  ...over,
});
