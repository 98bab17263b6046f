import type { DocumentType } from '#model/engine/document-type.ts';
import {
  award,
  deadline,
  furtherSuppliers,
  landedEstimate,
  mailedTo,
  openQuoteRequest,
  quoteRequestFacts,
  quoteRequestForm,
  supplierAnswer,
  supplierDecline,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { ordersOfAward } from '#model/areas/purchasing/quote-request/quote-request.award.ts';
import { quoteRequestKind } from '#model/areas/purchasing/quote-request/quote-request.kind.ts';
import { enteredIn } from '#model/lines/entered-lines.ts';
import * as v from '#model/values/schemas.ts';
import { quoteRequestMachine } from './quote-request.machine.ts';

export const quoteRequestDocument: DocumentType = {
  ...quoteRequestKind,
  chart: quoteRequestMachine,
  entersLines: { created: enteredIn('lines'), updated: enteredIn('lines') },
  commands: {
    create: { schema: openQuoteRequest, mode: 'predict', permission: 'quoteRequest.create' },
    update: { schema: quoteRequestForm, mode: 'predict', permission: 'quoteRequest.edit', savesForm: true },
    discard: { schema: v.empty, mode: 'predict', permission: 'quoteRequest.edit' },
    send: { schema: v.empty, mode: 'predict', permission: 'quoteRequest.send' },
    noteMailed: { schema: mailedTo, mode: 'confirm', permission: null },
    ask: { schema: furtherSuppliers, mode: 'predict', permission: 'quoteRequest.send' },
    extend: { schema: deadline, mode: 'predict', permission: 'quoteRequest.send' },
    answer: { schema: supplierAnswer, mode: 'predict', permission: 'quoteRequest.answer' },
    decline: { schema: supplierDecline, mode: 'predict', permission: 'quoteRequest.answer' },
    estimate: { schema: landedEstimate, mode: 'predict', permission: 'quoteRequest.edit' },
    award: { schema: award, mode: 'confirm', permission: 'quoteRequest.award' },
    close: { schema: v.withReason, mode: 'predict', permission: 'quoteRequest.close' },
  },
  facts: quoteRequestFacts,
  reactions: { awarded: ordersOfAward },
};
