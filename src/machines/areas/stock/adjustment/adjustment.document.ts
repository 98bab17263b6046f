import type { AppliedEvent, DocumentType, StockEffect } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import {
  adjustmentCorrection,
  adjustmentFacts,
  adjustmentForm,
  openAdjustment,
  type AdjustmentCorrection,
  type AdjustmentRow,
} from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { adjustmentKind } from '#model/areas/stock/adjustment/adjustment.kind.ts';
import { adjust, adjustBack } from '#model/areas/stock/adjustment/adjustment.stock.ts';
import { doneAgain } from '#model/lines/correcting.ts';
import { enteredIn } from '#model/lines/entered-lines.ts';
import * as v from '#model/values/schemas.ts';
import { adjustmentMachine } from './adjustment.machine.ts';

const effect =
  (of: (view: Reader, row: AdjustmentRow) => StockEffect) =>
  (event: AppliedEvent, view: Reader): StockEffect => {
    const row = view.get('adjustment', event.document);
    return row ? of(view, row) : {};
  };

/** [AD14] Days that are over keep the stock that they had. */
function postAgain(event: AppliedEvent): readonly FollowUp[] {
  const { reason: _, ...form } = event.data as AdjustmentCorrection; // the schema of `corrected`
  return doneAgain(event, [
    { type: 'update', data: { ...form, adjustedOn: null } },
    { type: 'post', data: {} },
  ]);
}

export const adjustmentDocument: DocumentType = {
  ...adjustmentKind,
  chart: adjustmentMachine,
  entersLines: { created: enteredIn('lines'), updated: enteredIn('lines') },
  commands: {
    create: { schema: openAdjustment, mode: 'predict', permission: 'adjustment.create' },
    update: { schema: adjustmentForm, mode: 'predict', permission: 'adjustment.edit', savesForm: true },
    submit: { schema: v.empty, mode: 'confirm', permission: 'adjustment.edit' },
    approve: { schema: v.empty, mode: 'confirm', permission: 'adjustment.approve' },
    reject: { schema: v.withReason, mode: 'predict', permission: 'adjustment.approve' },
    withdraw: { schema: v.empty, mode: 'predict', permission: 'adjustment.edit' },
    post: { schema: v.empty, mode: 'confirm', permission: 'adjustment.post' },
    takeAndPost: { schema: v.withReason, mode: 'confirm', permission: 'adjustment.take' },
    reverse: { schema: v.withReason, mode: 'confirm', permission: 'adjustment.reverse' },
    correct: {
      schema: adjustmentCorrection,
      mode: 'confirm',
      permission: 'adjustment.reverse',
      alsoGives: ['update', 'post'],
    },
    discard: { schema: v.empty, mode: 'predict', permission: 'adjustment.edit' },
  },
  facts: adjustmentFacts,
  stock: { posted: effect(adjust), reversed: effect(adjustBack) },
  reactions: { corrected: postAgain },
};
