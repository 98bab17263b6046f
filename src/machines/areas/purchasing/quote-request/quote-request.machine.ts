import { decisionContext, documentSetup } from '#model/engine/chart.ts';
import {
  leavesNoOffer,
  mayBeAnswered,
  mayBeDeclined,
} from '#model/areas/purchasing/quote-request/quote-request.answers.ts';
import {
  quoteRequestFacts,
  type QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import * as makers from '#model/areas/purchasing/quote-request/quote-request.makers.ts';
import * as rules from '#model/areas/purchasing/quote-request/quote-request.rules.ts';
import { all } from '#model/engine/chart.ts';

type RequestCommand =
  | 'create'
  | 'update'
  | 'discard'
  | 'send'
  | 'noteMailed'
  | 'ask'
  | 'extend'
  | 'answer'
  | 'decline'
  | 'estimate'
  | 'award'
  | 'close';

/** What a request takes as long as suppliers may answer. */
const underWay = {
  noteMailed: { guard: 'isAskedHere', actions: 'mailed' },
  ask: { guard: 'mayAskMore', actions: 'asked' },
  extend: { guard: 'mayBeExtended', actions: 'extended' },
  close: { target: 'closed', actions: 'closed' },
} as const;

/** The life of a request for quotation: suppliers are asked and answer, and one or several of them get the order. */
export const quoteRequestMachine = documentSetup<QuoteRequestRow, RequestCommand>()({
  rules: {
    isSound: rules.isSound,
    mayBeSent: rules.mayBeSent,
    isAskedHere: rules.isAskedHere,
    mayAskMore: rules.mayAskMore,
    mayBeExtended: rules.mayBeExtended,
    mayBeAnswered,
    mayBeDeclined,
    declinesTheLast: all(mayBeDeclined, leavesNoOffer),
    mayBeEstimated: rules.mayBeEstimated,
    mayBeAwarded: rules.mayBeAwarded,
  },
  facts: quoteRequestFacts,
  makers,
}).createMachine({
  id: 'quoteRequest',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'draft', actions: 'created' } } },
    draft: {
      on: {
        update: { guard: 'isSound', actions: 'updated' },
        send: { guard: 'mayBeSent', target: 'sent', actions: 'sent' },
        discard: { target: 'discarded', actions: 'discarded' },
      },
    },
    sent: {
      on: {
        answer: { guard: 'mayBeAnswered', target: 'answered', actions: 'answered' },
        decline: { guard: 'mayBeDeclined', actions: 'declined' },
        ...underWay,
      },
    },
    answered: {
      on: {
        award: { guard: 'mayBeAwarded', target: 'awarded', actions: 'awarded' },
        answer: { guard: 'mayBeAnswered', actions: 'answered' },
        decline: [
          { guard: 'declinesTheLast', target: 'sent', actions: 'declined' },
          { guard: 'mayBeDeclined', actions: 'declined' },
        ],
        estimate: { guard: 'mayBeEstimated', actions: 'estimated' },
        ...underWay,
      },
    },
    awarded: {},
    closed: {},
    discarded: {},
  },
});
