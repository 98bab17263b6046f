import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import * as schemas from '#model/areas/stock/movement/movement.facts.ts';
import { movementKind } from '#model/areas/stock/movement/movement.kind.ts';
import { correctedForm } from '#model/areas/stock/movement/movement.corrections.ts';
import { lineOf, travels } from '#model/areas/stock/movement/movement.lines.ts';
import * as stock from '#model/areas/stock/movement/movement.stock.ts';
import { doneAgain } from '#model/lines/correcting.ts';
import { enteredIn } from '#model/lines/entered-lines.ts';
import * as v from '#model/values/schemas.ts';
import { whenMade } from '#model/stock/stock.moments.ts';
import { movementMachine } from './movement.machine.ts';

/** The parts that a fact is about. */
type Parts = (event: AppliedEvent, row: schemas.MovementRow) => readonly schemas.Part[];

const onePart: Parts = ({ data }) => [data as schemas.MovementFact<'put'>]; // the schemas of `put` and `takenBack`
const allParts: Parts = ({ data }) => (data as schemas.MovementFact<'moved'>).lines; // the schema of `moved`

/** Tells the receipt what of its goods was put away, or is no longer. [MO15] */
const tellReceipt =
  (type: 'putAway' | 'takeOut', parts: Parts) =>
  (event: AppliedEvent, view: Reader): readonly FollowUp[] => {
    const row = view.get('movement', event.document);
    if (!row || row.receipt === null) return [];
    const lines = parts(event, row).flatMap(({ line: id, quantity }) => {
      const line = lineOf(row, id)?.receiptLine;
      return line === undefined ? [] : [{ line, quantity }];
    });
    if (lines.length === 0) return [];
    return [{ kind: 'goodsReceipt', document: row.receipt, type, data: { movement: row.id, lines } }];
  };

/** [MO23] All of it is there to move, or none of it moves. */
function moveAgain(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const row = view.get('movement', event.document);
  const { lines } = event.data as schemas.MovementCorrection; // the schema of `corrected`
  if (!row) return [];
  const all = { lines: lines.map(({ id: line, quantity }) => ({ line, quantity })) };
  const steps = travels(row)
    ? [
        { type: 'dispatch', data: all },
        { type: 'receive', data: {} },
      ]
    : [{ type: 'move', data: all }];
  return doneAgain(event, [
    { type: 'update', data: correctedForm(row, lines) },
    { type: 'reserve', data: {} },
    ...steps,
  ]);
}

/** What is done on the floor is predicted, so that it goes on where there is no connection. [MO19] */
export const movementDocument: DocumentType = {
  ...movementKind,
  chart: movementMachine,
  entersLines: { created: enteredIn('lines'), updated: enteredIn('lines') },
  commands: {
    create: { schema: schemas.movementForm, mode: 'predict', permission: 'movement.create' },
    update: {
      schema: schemas.movementForm,
      mode: 'predict',
      permission: 'movement.edit',
      savesForm: true,
    },
    request: { schema: v.empty, mode: 'predict', permission: 'movement.edit' },
    approve: { schema: v.empty, mode: 'predict', permission: 'movement.approve' },
    reject: { schema: v.withReason, mode: 'predict', permission: 'movement.approve' },
    withdraw: { schema: v.empty, mode: 'predict', permission: 'movement.edit' },
    reserve: { schema: v.empty, mode: 'predict', permission: 'movement.reserve' },
    unreserve: { schema: v.empty, mode: 'predict', permission: 'movement.reserve' },
    claim: { schema: v.empty, mode: 'predict', permission: 'movement.work' },
    put: { schema: schemas.put, mode: 'predict', permission: 'movement.work' },
    takeBack: { schema: schemas.takeBack, mode: 'predict', permission: 'movement.work' },
    move: { schema: schemas.move, mode: 'predict', permission: 'movement.work' },
    dispatch: { schema: schemas.dispatch, mode: 'predict', permission: 'movement.work' },
    receive: { schema: schemas.receive, mode: 'predict', permission: 'movement.work' },
    settle: { schema: schemas.settle, mode: 'confirm', permission: 'movement.settle' },
    recall: { schema: v.withReason, mode: 'confirm', permission: 'movement.cancel' },
    putBack: { schema: v.empty, mode: 'confirm', permission: 'movement.work' },
    cancel: { schema: v.withReason, mode: 'predict', permission: 'movement.cancel' },
    reverse: { schema: v.withReason, mode: 'predict', permission: 'movement.reverse' },
    correct: {
      schema: schemas.movementCorrection,
      mode: 'confirm',
      permission: 'movement.reverse',
      alsoGives: ['update', 'reserve', 'move', 'dispatch', 'receive'],
    },
  },
  facts: schemas.movementFacts,
  stock: {
    reserved: stock.makeReady,
    unreserved: stock.release,
    put: whenMade(stock.putGoods),
    takenBack: whenMade(stock.takeGoodsBack),
    moved: whenMade(stock.moveGoods),
    dispatched: whenMade(stock.sendGoods),
    received: whenMade(stock.takeIn),
    settled: stock.settleGoods,
    recalled: stock.expectNothing,
    putBack: whenMade(stock.putGoodsBack),
    cancelled: stock.release,
    reversed: stock.undoMove,
  },
  reactions: {
    put: tellReceipt('putAway', onePart),
    takenBack: tellReceipt('takeOut', onePart),
    moved: tellReceipt('putAway', allParts),
    reversed: tellReceipt('takeOut', (_, { arrivals }) => arrivals),
    corrected: moveAgain,
  },
};
