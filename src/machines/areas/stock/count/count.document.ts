import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import * as schemas from '#model/areas/stock/count/count.facts.ts';
import { countKind } from '#model/areas/stock/count/count.kind.ts';
import { bringToBooks, letGoOfBins, takeBack, takeBins } from '#model/areas/stock/count/count.stock.ts';
import * as v from '#model/values/schemas.ts';
import { countMachine } from './count.machine.ts';

/** A lot that only a parked item named becomes known. */
function makeLot(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const { product, lot, lotId } = event.data as schemas.CountFact<'resolved'>; // the schema of `resolved`
  if (product === null || lot === undefined || lotId === undefined || view.get('lot', lotId)) return [];
  const data = { product, code: lot, expiresOn: null, supplierLot: '', notes: '' };
  return [{ kind: 'lot', document: lotId, type: 'create', data }];
}

/** Picks are told what they no longer find, so that they fetch it elsewhere. [CN11] */
function tellPicks(event: AppliedEvent): readonly FollowUp[] {
  const { lost } = event.data as schemas.CountFact<'picksLost'>; // the schema of `picksLost`
  return lost.map(({ pick, pickLine, quantity }) => ({
    kind: 'pick',
    document: pick,
    type: 'lose',
    data: { line: pickLine, quantity },
  }));
}

export const countDocument: DocumentType = {
  ...countKind,
  chart: countMachine,
  commands: {
    create: { schema: schemas.countPlan, mode: 'predict', permission: 'count.create' },
    start: { schema: v.empty, mode: 'confirm', permission: 'count.work' },
    count: { schema: schemas.countEntries, mode: 'predict', permission: 'count.work' },
    withdraw: { schema: schemas.withdrawEntry, mode: 'predict', permission: 'count.work' },
    sayEmpty: { schema: schemas.emptyBin, mode: 'predict', permission: 'count.work' },
    park: { schema: schemas.parkedItem, mode: 'predict', permission: 'count.work' },
    resolve: { schema: schemas.resolveParked, mode: 'predict', permission: 'count.review' },
    pause: { schema: v.empty, mode: 'predict', permission: 'count.work' },
    resume: { schema: v.empty, mode: 'predict', permission: 'count.work' },
    submit: { schema: v.empty, mode: 'predict', permission: 'count.work' },
    recount: { schema: schemas.recountLines, mode: 'predict', permission: 'count.work' },
    explain: { schema: schemas.explainLines, mode: 'predict', permission: 'count.review' },
    review: { schema: v.empty, mode: 'confirm', permission: 'count.review' },
    approve: { schema: v.empty, mode: 'confirm', permission: 'count.approve' },
    reject: { schema: v.withReason, mode: 'predict', permission: 'count.approve' },
    post: { schema: v.empty, mode: 'confirm', permission: 'count.post' },
    reverse: { schema: v.withReason, mode: 'confirm', permission: 'count.reverse' },
    cancel: { schema: v.withReason, mode: 'predict', permission: 'count.cancel' },
  },
  facts: schemas.countFacts,
  stock: { started: takeBins, posted: bringToBooks, reversed: takeBack, cancelled: letGoOfBins },
  reactions: { resolved: makeLot, picksLost: tellPicks },
};
