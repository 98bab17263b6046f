import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { onField } from '#model/engine/on-field.ts';
import { beyondTime, closedDay, periodClosed, todayIsOpen } from '#model/stock/closed-period.ts';
import { firstRefused, repetition, skuOf } from '#model/lines/line-rules.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import type { WithReason } from '#model/values/schemas.ts';
import { namesOf, pickedFrom } from './adjustment.holders.ts';
import type {
  AdjustmentForm,
  AdjustmentLineForm,
  AdjustmentMode,
  AdjustmentRow,
  OpenAdjustment,
} from './adjustment.facts.ts';
import { effectsOf, stockOf, type Effect } from './adjustment.lines.ts';
import { isWithinLimit, mayApprove, reversesWithinLimit, staysWithinApproval } from './adjustment.limit.ts';
import { lineIsComplete, lineProblem, photoProblem, reasonProblem } from './adjustment.line-rules.ts';
import { momentOf } from './adjustment.moments.ts';
import { backOf, promisesBroken } from './adjustment.stock.ts';

type AdjustmentRule<D = never> = Rule<AdjustmentRow, D>;
type Context = DecisionContext<AdjustmentRow>;

/** [AD2] Each mode asks for what it touches: costs to change values, holds to change holds. */
const modeIsPermitted: AdjustmentRule<object> = ({ env, row }, data) => {
  const mode = row?.mode ?? (data && 'mode' in data ? (data as OpenAdjustment).mode : undefined); // of a new one
  const permission = mode && permissionOf[mode];
  if (permission === undefined || permission === null || env.internal || env.may(permission)) return null;
  return { code: 'notPermitted', params: { permission } };
};

const permissionOf: Readonly<Record<AdjustmentMode, string | null>> = {
  quantity: null,
  value: VIEW_COST,
  hold: 'location.hold',
  free: 'location.hold',
};

/** [AD2] Stock is adjusted in an active warehouse; its value in none: a product has one average. */
const warehouseFits: AdjustmentRule<OpenAdjustment> = ({ view }, data) => {
  if (!data) return null;
  const { warehouse: id, mode } = data;
  if (mode === 'value') return id === null ? null : onField('warehouseNotAsked', 'warehouse');
  const warehouse = id === null ? undefined : view.get('warehouse', id);
  if (!warehouse) return onField('unknownWarehouse', 'warehouse');
  return warehouse.state === 'active'
    ? null
    : onField('warehouseNotActive', 'warehouse', { code: warehouse.code });
};

/** [AD3] Lines are of known products in places of the warehouse, each once. */
const linesAreSound: AdjustmentRule<Partial<OpenAdjustment> & Pick<OpenAdjustment, 'lines'>> = (
  context,
  data,
) => {
  const { view, row, env } = context;
  const head = row ?? data;
  if (!data || head?.mode === undefined) return null;
  const { mode, warehouse = null } = head;
  const repeats = repetition();
  return firstRefused(data.lines, (line: AdjustmentLineForm) => {
    if (repeats(`${line.product}@${line.location ?? ''}@${line.lot ?? ''}`))
      return onField('adjustedTwice', 'product', { sku: skuOf(view, line) });
    return lineProblem({ view, env, mode, warehouse, known: row?.lines ?? [] }, line);
  });
};

/** [AD5] Nothing is adjusted in the future, nor in a closed period. */
const dayIsOpen: AdjustmentRule<object> = ({ view, env, row }) => {
  if (!row) return null;
  if (row.adjustedOn !== null && row.adjustedOn > env.today) return onField('inTheFuture', 'adjustedOn');
  const beyond = beyondTime(view, env, momentOf(row, env));
  if (beyond) return onField(beyond.code, 'adjustedOn', beyond.params);
  return periodClosed(closedDay(view, momentOf(row, env)), 'adjustedOn');
};

/** [AD5] There is something to post, and everything that posting needs is there. */
const isComplete: AdjustmentRule<object> = (context) => {
  const { view, row, env } = context;
  if (!row) return null;
  if (row.lines.length === 0) return { code: 'noLines' };
  const { mode, warehouse } = row;
  const given = { view, env, mode, warehouse, known: row.lines };
  const effects = effectsOf(view, row);
  return (
    firstRefused(effects, (effect) => lineProblem(given, effect.line) ?? lineIsComplete(given, effect)) ??
    firstRefused(effects, (effect) => reasonProblem(given, effect)) ??
    (effects.some((effect) => changesSomething(context, row, effect)) ? null : { code: 'nothingChanged' })
  );
};

/** A look at doubted stock that finds what the books say ends the doubt. [ST12] */
const changesSomething = ({ view }: Context, { mode }: AdjustmentRow, { line, change }: Effect): boolean =>
  mode === 'value'
    ? line.costBefore !== line.unitCost
    : change !== 0 || stockOf(view, line)?.doubted !== undefined;

/** [AD7] What is done for a reason that asks for a picture has one. */
const photosAreThere: AdjustmentRule<object> = ({ view, row, id }) => {
  if (!row) return null;
  const files = view.get('file', id)?.entries ?? [];
  const pictures = new Set(
    files
      .filter(({ type, removedAt }) => removedAt === null && type.startsWith('image/'))
      .map((file) => file.id),
  );
  return firstRefused(effectsOf(view, row), (effect) =>
    photoProblem({ view, mode: row.mode }, effect, pictures),
  );
};

/** [AD5] What pick lists have reserved, or what is on hold, is not taken from its place. */
const placesCanGive =
  (effectsIn: (context: Context, row: AdjustmentRow) => readonly Effect[]): AdjustmentRule<object> =>
  (context) => {
    const { view, row } = context;
    if (!row || row.mode === 'value') return null;
    return firstRefused(effectsIn(context, row), (effect) => pickedFrom(view, row, effect));
  };

const now = ({ view }: Context, row: AdjustmentRow): readonly Effect[] => effectsOf(view, row);

/** [AD5] Nothing that orders were promised is taken, unless by who may, for a reason. */
const nobodyLosesPromise: AdjustmentRule<object> = ({ view, row, id }) => {
  const broken = row ? promisesBroken(view, row, effectsOf(view, row)) : [];
  const [first] = broken;
  if (!first) return null;
  const params = { sku: skuOf(view, first), orders: namesOf(view, broken) };
  return { code: 'promisedToOrders', params, fix: { kind: 'adjustment', document: id, type: 'takeAndPost' } };
};

/** [AD5] Taking is for what was promised alone. */
const somebodyLosesPromise: AdjustmentRule<object> = ({ view, row }) =>
  row && promisesBroken(view, row, effectsOf(view, row)).length === 0 ? { code: 'nothingPromised' } : null;

export const mayBeOpened: AdjustmentRule<OpenAdjustment> = all(modeIsPermitted, warehouseFits, linesAreSound);
export const mayBeEdited: AdjustmentRule<AdjustmentForm> = all<AdjustmentRow, AdjustmentForm>(
  modeIsPermitted,
  linesAreSound,
);

const isSound: AdjustmentRule<object> = all<AdjustmentRow, object>(
  modeIsPermitted,
  dayIsOpen,
  isComplete,
  photosAreThere,
);
export const mayBeSubmitted: AdjustmentRule = isSound;
export const fitsTheLimit: AdjustmentRule = all(isSound, isWithinLimit);
export const mayBeApproved: AdjustmentRule = mayApprove;

const canBePosted: AdjustmentRule<object> = all<AdjustmentRow, object>(isSound, placesCanGive(now));
/** A draft is posted in one press by who need not ask. [AD1] */
export const mayBePostedAtOnce: AdjustmentRule = all(canBePosted, nobodyLosesPromise, isWithinLimit);
export const mayBePosted: AdjustmentRule = all(canBePosted, nobodyLosesPromise, staysWithinApproval);
export const mayTakeAtOnce: AdjustmentRule<WithReason> = all<AdjustmentRow, WithReason>(
  canBePosted,
  somebodyLosesPromise,
  isWithinLimit,
);
export const mayTake: AdjustmentRule<WithReason> = all<AdjustmentRow, WithReason>(
  canBePosted,
  somebodyLosesPromise,
  staysWithinApproval,
);
export const mayBeReversed: AdjustmentRule<WithReason> = all<AdjustmentRow, WithReason>(
  modeIsPermitted,
  todayIsOpen,
  reversesWithinLimit,
  placesCanGive((_, row) => (row.mode === 'value' ? [] : backOf(row))),
);
