import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import {
  paymentTermFacts,
  paymentTermForm,
  type PaymentTermRow,
} from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { DEFAULT, paymentTermKind } from '#model/areas/setup/payment-term/payment-term.kind.ts';
import {
  discountIsSound,
  isAnotherDefault,
  isNotDefault,
  paymentIsKept,
  termCodeIsFree,
} from '#model/areas/setup/payment-term/payment-term.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';
import * as v from '#model/values/schemas.ts';

type PaymentTermCommand =
  | 'create'
  | 'provide'
  | 'update'
  | 'makeDefault'
  | 'cedeDefault'
  | 'archive'
  | 'restore';

/** The life of a payment term: offered, the default or not, or kept for whoever has it. */
const paymentTermMachine = documentSetup<PaymentTermRow, PaymentTermCommand>()({
  rules: {
    isSound: all(termCodeIsFree, discountIsSound),
    staysSound: all(termCodeIsFree, paymentIsKept),
    isAnotherDefault,
    isNotDefault,
  },
  facts: paymentTermFacts,
}).createMachine({
  id: 'paymentTerm',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: {
        create: { guard: 'isSound', target: 'active', actions: 'created' },
        provide: { guard: 'isSound', target: 'active', actions: 'provided' },
      },
    },
    active: {
      on: {
        update: { guard: 'staysSound', actions: 'updated' },
        makeDefault: { guard: 'isAnotherDefault', actions: 'madeDefault' },
        cedeDefault: { actions: 'cededDefault' },
        archive: { guard: 'isNotDefault', target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { target: 'active', actions: 'restored' } } },
  },
});

/** [PT4] There is one default: what was it before cedes it. */
const handOver = ({ document }: AppliedEvent, view: Reader): readonly FollowUp[] =>
  view
    .by('paymentTerm', 'default', DEFAULT)
    .filter(({ id }) => id !== document)
    .map(({ id }) => ({ kind: 'paymentTerm', document: id, type: 'cedeDefault', data: {} }));

export const paymentTermDocument: DocumentType = {
  ...paymentTermKind,
  chart: paymentTermMachine,
  commands: {
    ...listedCommands('paymentTerm', paymentTermForm),
    provide: { schema: paymentTermFacts.provided, mode: 'onlineOnly', permission: null },
    makeDefault: { schema: v.empty, mode: 'predict', permission: 'paymentTerm.edit' },
    cedeDefault: { schema: v.empty, mode: 'predict', permission: null },
  },
  facts: paymentTermFacts,
  reactions: { madeDefault: handOver },
};
