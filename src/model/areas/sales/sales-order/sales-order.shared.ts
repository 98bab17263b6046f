import { z } from 'zod';
import { choicesOf } from '#model/areas/setup/reason/reason-choices.ts';
import type { Reader } from '#model/engine/reader.ts';
import { sharedLineOf } from '#model/sharing/shared-line.ts';
import { defineSharedPurpose, type SharedParty } from '#model/sharing/shared-purpose.ts';
import type { SharedLine } from '#model/sharing/shared-paper.ts';
import type { Language } from '#model/values/languages.ts';
import { asAgreed } from './sales-order.agreed.ts';
import { acceptance, type Acceptance, type SalesOrderRow } from './sales-order.facts.ts';
import { commercialOf } from './sales-order.kind.ts';
import { enteredLines } from './sales-order.kits.ts';
import { whyNotTaken } from './sales-order.quote.ts';

const customerOf = (view: Reader, { customer: id }: SalesOrderRow): SharedParty => ({
  id,
  name: view.get('customer', id)?.name ?? '',
});

/** An order confirmation for the customer, who confirms to have read it, or asks about it. [LNK4] */
export const orderConfirmation = defineSharedPurpose<SalesOrderRow>({
  kind: 'salesOrder',
  days: 60,
  asksToConfirm: true,
  acts: {},
  isShown: ({ revision }) => revision > 0,
  isCancelled: ({ state }) => commercialOf(state) === 'cancelled',
  partyOf: customerOf,
  linesOf: () => [],
});

/** Limits of our own: what goes beyond them is taken, and somebody here approves it. [SO77] */
const ours = ['saleOverYourLimit', 'discountOverYourLimit', 'belowCostOverYourLimit', 'creditExceeded'];
const unsent = new Set(['draft', 'cancelled']);

/** A quote for its customer, who chooses, accepts or declines it, or asks about it. [SO82] */
export const quote = defineSharedPurpose<SalesOrderRow>({
  kind: 'salesOrder',
  days: 60,
  until: ({ validUntil }) => validUntil ?? null,
  asksToConfirm: false,
  acts: {
    accept: {
      schema: acceptance,
      command: 'accept',
      permission: 'salesOrder.confirm',
      dataOf: (sent: Acceptance): Acceptance => sent,
      otherwise: { codes: ours, command: 'askApproval', permission: 'salesOrder.edit' },
      wouldBe: (view: Reader, row: SalesOrderRow, { lines = [] }: Acceptance) => {
        const refusal = whyNotTaken(view, row, lines);
        return refusal ? { refusal } : { row: asAgreed(view, row, lines) };
      },
    },
    decline: {
      schema: z.strictObject({}),
      command: 'decline',
      permission: 'salesOrder.edit',
      dataOf: () => ({}),
      // Reasons are ours, in our words: theirs fits no other, or is the last one where the company has no such reason.
      besides: (view) => ({
        reason: choicesOf(view.by('reason', 'choices', 'decline'), 'decline').at(-1)?.code ?? 'other',
      }),
    },
  },
  isShown: ({ quote: sent, state }) => sent !== undefined && !unsent.has(commercialOf(state)),
  isCancelled: ({ state }) => commercialOf(state) === 'cancelled',
  partyOf: customerOf,
  linesOf,
});

/** The lines that a customer may choose of, while the quote stands. */
function linesOf(view: Reader, row: SalesOrderRow, language: Language): readonly SharedLine[] {
  if (commercialOf(row.state) !== 'quoted') return [];
  return enteredLines(row.lines).map((line) => ({
    ...sharedLineOf(view, line, row.promisedOn, language),
    ...(line.optional && { choice: line.chosen ? ('chosen' as const) : ('optional' as const) }),
    ...(row.quantities !== 'repriced' && { isFixed: true as const }),
  }));
}
