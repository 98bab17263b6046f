import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  vatRateEnd,
  vatRateFacts,
  vatRateForm,
  type VatRateRow,
} from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { vatRateKind } from '#model/areas/setup/vat-rate/vat-rate.kind.ts';
import {
  endFits,
  hasNotHeld,
  leavesNoGap,
  maySave,
  rateFits,
} from '#model/areas/setup/vat-rate/vat-rate.rules.ts';
import * as v from '#model/values/schemas.ts';

type VatRateCommand = 'create' | 'update' | 'end' | 'archive';

/** The life of a rate of the company's own: put right until it begins, and ended after that. */
const vatRateMachine = documentSetup<VatRateRow, VatRateCommand>()({
  rules: {
    fits: rateFits,
    mayBePutRight: maySave,
    mayBeTakenBack: all(hasNotHeld, leavesNoGap),
    endFits,
  },
  facts: vatRateFacts,
}).createMachine({
  id: 'vatRate',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'fits', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: { guard: 'mayBePutRight', actions: 'updated' },
        end: { guard: 'endFits', actions: 'ended' },
        archive: { guard: 'mayBeTakenBack', target: 'archived', actions: 'archived' },
      },
    },
    archived: {},
  },
});

export const vatRateDocument: DocumentType = {
  ...vatRateKind,
  chart: vatRateMachine,
  commands: {
    create: { schema: vatRateForm, mode: 'predict', permission: 'vatRate.create' },
    update: { schema: vatRateForm, mode: 'predict', permission: 'vatRate.edit', savesForm: true },
    end: { schema: vatRateEnd, mode: 'predict', permission: 'vatRate.edit' },
    archive: { schema: v.empty, mode: 'predict', permission: 'vatRate.archive' },
  },
  facts: vatRateFacts,
};
