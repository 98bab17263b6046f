import type { AppliedEvent, DocumentType, StockEffect } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import {
  landedCostFacts,
  landedCostForm,
  type LandedCostRow,
} from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { landedCostKind } from '#model/areas/purchasing/landed-cost/landed-cost.kind.ts';
import { landing, unlanding } from '#model/areas/purchasing/landed-cost/landed-lines.ts';
import * as v from '#model/values/schemas.ts';
import { landedCostMachine } from './landed-cost.machine.ts';

const effect =
  (of: (view: Reader, lines: LandedCostRow['lines']) => StockEffect) =>
  (event: AppliedEvent, view: Reader): StockEffect => {
    const row = view.get('landedCost', event.document);
    return row ? of(view, row.lines) : {};
  };

export const landedCostDocument: DocumentType = {
  ...landedCostKind,
  chart: landedCostMachine,
  commands: {
    create: { schema: landedCostForm, mode: 'predict', permission: 'landedCost.create' },
    update: { schema: landedCostForm, mode: 'predict', permission: 'landedCost.edit', savesForm: true },
    post: { schema: v.empty, mode: 'confirm', permission: 'landedCost.post' },
    withdraw: { schema: v.empty, mode: 'predict', permission: 'landedCost.post' },
    reverse: { schema: v.withReason, mode: 'confirm', permission: 'landedCost.reverse' },
    discard: { schema: v.empty, mode: 'predict', permission: 'landedCost.edit' },
  },
  facts: landedCostFacts,
  stock: { posted: effect(landing), reversed: effect(unlanding) },
};
