import type { CountLine, CountPlan } from '#model/areas/stock/count/count.facts.ts';
import { standingOf } from '#model/areas/stock/count/count.lines.ts';
import { lyingAt } from '#model/stock/stock.counting.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { addDays } from '#model/values/moments.ts';
import type { Trading } from './trading.ts';

const ONE = 1000;
/** Free pieces that a scene leaves untouched. */
const SPARE = 6 * ONE;

type End = 'planned' | 'cancelled' | 'counting' | 'paused' | 'counted' | 'reviewed' | 'posted' | 'reversed';

interface Scene {
  readonly name: string;
  /** The first of its bins, and how many. */
  readonly from: number;
  readonly bins?: number;
  /** Lines of which a piece is missing. */
  readonly missing?: number;
  readonly end: End;
  readonly cause?: CountPlan['cause'];
}

/** Counts over some months, and of the last days one in every state: some bins are left that nobody has counted. */
export function planCounts(trading: Trading): void {
  const { agenda, calendar } = trading;
  const note = (days: number, hour: number, scene: Scene): void =>
    agenda.note(calendar.ago(days, hour), (at) => count(trading, scene, at));
  note(110, 16, { name: 'spring', from: 0, bins: 3, missing: 1, end: 'posted', cause: 'cycle' });
  note(74, 16, { name: 'second', from: 3, bins: 3, end: 'posted', cause: 'cycle' });
  note(41, 16, { name: 'third', from: 6, bins: 3, missing: 1, end: 'posted', cause: 'cycle' });
  note(18, 16, { name: 'fourth', from: 1, bins: 2, end: 'posted' });
  note(11, 16, { name: 'wrong', from: 9, missing: 1, end: 'reversed' });
  note(6, 16, { name: 'called-off', from: 10, end: 'cancelled' });
  note(2, 17, { name: 'differs', from: 4, bins: 2, missing: 1, end: 'counted' });
  note(1, 15, { name: 'looked-through', from: 7, missing: 1, end: 'reviewed' });
  note(1, 16, { name: 'next', from: 11, bins: 2, end: 'planned', cause: 'cycle' });
  agenda.note(calendar.morning(0.5), (at) =>
    count(trading, { name: 'morning', from: 9, end: 'counting' }, at),
  );
  agenda.note(calendar.morning(0.55), (at) => count(trading, { name: 'break', from: 8, end: 'paused' }, at));
}

function count(trading: Trading, { name, from, bins = 1, missing = 0, end, cause }: Scene, at: string): void {
  const { model, seeded, staff, calendar } = trading;
  const document = model.id(`count/${name}`, at);
  const give = (type: string, data: object = {}, by = staff.warehouse): void =>
    model.must('count', document, type, data, { by, at });
  const places = Array.from(
    { length: bins },
    (_, step) => seeded.bins[(from + step) % seeded.bins.length] ?? '',
  );
  const plannedFor = end === 'planned' ? addDays(calendar.day(Date.parse(at)), 1) : null;
  const scope = { by: 'bins', bins: [...new Set(places)] };
  give('create', { warehouse: seeded.warehouse, scope, plannedFor, ...(cause && { cause }) });
  if (end === 'planned') return;
  if (end === 'cancelled') return give('cancel', { reason: 'other' });
  give('start');
  const found = foundIn(trading, document, missing, at);
  const entries = end === 'counting' || end === 'paused' ? found.slice(0, 1) : found;
  if (entries.length > 0) give('count', { entries });
  if (end === 'counting') return;
  if (end === 'paused') return give('pause');
  for (const { location } of emptyBins(trading, document)) give('sayEmpty', { location });
  give('submit');
  if (end === 'counted') return;
  const lines = deviating(trading, document);
  if (lines.length > 0) give('explain', { lines, reason: 'miscounted', note: '' }, staff.purchasing);
  give('review', {}, staff.purchasing);
  if (end === 'reviewed') return;
  give('post', {}, staff.purchasing);
  if (end === 'reversed') give('reverse', { reason: 'enteredByMistake' }, staff.purchasing);
}

const linesOf = ({ model }: Trading, document: string): readonly CountLine[] =>
  model.view.get('count', document)?.lines ?? [];

/** What lies there, but for a piece of as many lines as are to differ. */
function foundIn(trading: Trading, document: string, missing: number, at: string) {
  const { view } = trading.model;
  let left = missing;
  return linesOf(trading, document).map((line) => {
    const { id, location, product, lot } = line;
    const lying = Math.max(0, lyingAt(view, location, line, at));
    const balance = view.get('balance', placeKey(product, location, lot));
    const isShort = left > 0 && lot === undefined && balance !== undefined && unheldOf(balance) >= SPARE;
    if (isShort) left -= 1;
    const code = lot === undefined ? undefined : view.get('lot', lot)?.code;
    return {
      id: trading.model.id(`count-entry/${document}/${id}`, at),
      location,
      product,
      ...(code === undefined ? {} : { lot: code }),
      quantity: isShort ? lying - ONE : lying,
      isTotal: true,
    };
  });
}

const emptyBins = (trading: Trading, document: string) =>
  (trading.model.view.get('count', document)?.bins ?? []).filter(
    ({ location }) => !linesOf(trading, document).some((line) => line.location === location),
  );

const deviating = (trading: Trading, document: string): string[] =>
  linesOf(trading, document)
    .filter((line) => (standingOf(trading.model.view, line)?.variance ?? 0) !== 0)
    .map(({ id }) => id);
