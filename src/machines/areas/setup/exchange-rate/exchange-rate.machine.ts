import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  exchangeRateFacts,
  exchangeRateForm,
  type ExchangeRateRow,
} from '#model/areas/setup/exchange-rate/exchange-rate.facts.ts';
import { exchangeRateKind } from '#model/areas/setup/exchange-rate/exchange-rate.kind.ts';
import { dayIsFree, dayIsKept } from '#model/areas/setup/exchange-rate/exchange-rate.rules.ts';
import * as v from '#model/values/schemas.ts';

type ExchangeRateCommand = 'create' | 'update' | 'archive';

/** The life of a rate of one day: corrected, or archived if it was never meant. */
const exchangeRateMachine = documentSetup<ExchangeRateRow, ExchangeRateCommand>()({
  rules: { dayIsFree, dayIsKept },
  facts: exchangeRateFacts,
}).createMachine({
  id: 'exchangeRate',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'dayIsFree', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: { guard: 'dayIsKept', actions: 'updated' },
        archive: { target: 'archived', actions: 'archived' },
      },
    },
    archived: {},
  },
});

export const exchangeRateDocument: DocumentType = {
  ...exchangeRateKind,
  chart: exchangeRateMachine,
  commands: {
    create: { schema: exchangeRateForm, mode: 'predict', permission: 'exchangeRate.create' },
    update: {
      schema: exchangeRateForm,
      mode: 'predict',
      permission: 'exchangeRate.edit',
      savesForm: true,
    },
    archive: { schema: v.empty, mode: 'predict', permission: 'exchangeRate.archive' },
  },
  facts: exchangeRateFacts,
};
