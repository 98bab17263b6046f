import type { z } from 'zod';
import type { Reader } from '#model/engine/reader.ts';
import { sharedLineOf } from '#model/sharing/shared-line.ts';
import { defineSharedPurpose, type SharedParty } from '#model/sharing/shared-purpose.ts';
import type { SharedQuotation } from '#model/sharing/shared-quotation.ts';
import { supplierAnswer, supplierDecline, type QuoteRequestRow } from './quote-request.facts.ts';
import { asForSupplier } from './quote-request.for-supplier.ts';

const answer = supplierAnswer.omit({ supplier: true, shown: true });
const decline = supplierDecline.omit({ supplier: true, shown: true });

const supplierOf = (_: Reader, supplier: string | undefined): object => ({ supplier });

const partyOf = (view: Reader, id: string): SharedParty => ({
  id,
  name: view.get('supplier', id)?.name ?? '',
});

const unsent: ReadonlySet<unknown> = new Set(['draft', 'discarded']);

/** A request for quotation for each supplier, who says what it asks, or that it offers nothing. [RFQ15] */
export const quoteRequest = defineSharedPurpose<QuoteRequestRow>({
  kind: 'quoteRequest',
  days: 60,
  until: ({ answerBy }) => answerBy,
  asksToConfirm: false,
  acts: {
    answer: {
      schema: answer,
      command: 'answer',
      permission: 'quoteRequest.answer',
      dataOf: (sent: z.infer<typeof answer>) => sent,
      besides: supplierOf,
    },
    decline: {
      schema: decline,
      command: 'decline',
      permission: 'quoteRequest.answer',
      dataOf: (sent: z.infer<typeof decline>) => sent,
      besides: supplierOf,
    },
  },
  takesFiles: true,
  several: {
    partiesOf: (view, { suppliers }) => suppliers.map(({ supplier }) => partyOf(view, supplier)),
    forParty: asForSupplier,
  },
  isShown: ({ state }) => !unsent.has(state),
  isCancelled: ({ state }) => state === 'closed',
  partyOf: (view, { suppliers: [only, ...others] }) =>
    only && others.length === 0 ? partyOf(view, only.supplier) : null,
  linesOf: (view, { lines }, language) =>
    lines.map((line) => ({
      ...sharedLineOf(view, { ...line, promisedOn: line.wantedOn }, null, language),
      unit: view.get('product', line.product)?.unit ?? '',
    })),
  quotationOf,
});

/** What its supplier has answered so far, in the currency that it usually asks in. */
function quotationOf(view: Reader, { suppliers: [asked], answerBy }: QuoteRequestRow): SharedQuotation {
  const { quotation, declined } = asked ?? {};
  const usual = view.get('supplier', asked?.supplier ?? '')?.currency ?? 'EUR';
  return {
    currency: quotation?.currency ?? usual,
    answerBy,
    answered: quotation
      ? {
          at: quotation.at,
          reference: quotation.reference,
          validUntil: quotation.validUntil,
          freight: quotation.freight,
          note: quotation.note,
          files: [...quotation.files],
          lines: quotation.lines.map(({ price = null, ...line }) => ({ ...line, price })),
        }
      : null,
    declinedAt: declined?.at ?? null,
  };
}
