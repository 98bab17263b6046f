import { changesBetween, type ListChanges } from './list-changes.ts';
import { ListOrder, orderStamp, type ListOrdering, type Places } from './list-order.ts';
import { ListTexts, type ListFields } from './list-texts.ts';
import { SharedWork, workThrough, type Work } from './list-work.ts';

/** Which rows pass the active filters, and a key for them: same key, same rows. */
export interface ListPasses<R> {
  readonly key: string;
  readonly passes: (row: R) => boolean;
}

/** What may be asked next and is worth precomputing while idle. */
export interface Foresight<R> {
  readonly orderings: readonly ListOrdering<R>[];
  readonly filters: readonly ListPasses<R>[];
}

interface Passed<R> extends ListPasses<R> {
  readonly bits: Uint8Array;
}

const PIECE = 256;
/** With more changed rows than this, the order is rebuilt instead of updated row by row. */
const FEW = 64;
/** How many filter results are cached. */
const FILTERS = 8;

/**
 * The rows of a list with cached answers: their texts, their order by each column, which pass a filter. Missing answers
 * are computed in slices; added and removed rows are updated one by one.
 */
export class ListIndex<R> {
  #rows: readonly R[] = [];
  readonly #texts: ListTexts<R>;
  readonly #orders = new Map<string, ListOrder<R>>();
  #passed: Passed<R>[] = [];
  readonly #underWay = new Map<string, SharedWork<unknown>>();
  #foreseen: Work<void> | undefined;
  /** Incremented whenever the rows or their contents change. */
  version = 0;

  constructor(fields: ListFields<R>) {
    this.#texts = new ListTexts(fields);
  }

  /** All rows, in their original order. */
  get rows(): readonly R[] {
    return this.#rows;
  }

  get texts(): ListTexts<R> {
    return this.#texts;
  }

  /** Takes the current rows. */
  update(rows: readonly R[], fields: ListFields<R>): void {
    const isRead = this.#texts.isOf(fields);
    if (rows === this.#rows && isRead) return;
    const old = this.#rows;
    const changes = changesBetween(old, rows);
    const isSame = changes.before === undefined && changes.come.length === 0;
    this.#rows = rows;
    this.#texts.follow(rows, changes, fields);
    if (isSame && isRead) return;
    this.#underWay.clear();
    this.#foreseen = undefined;
    if (!isSame) this.#follow(old, rows, changes);
    this.version += 1;
  }

  /** Places of the rows in an order; undefined means the original order. */
  *placesBy(ordering: ListOrdering<R>): Work<Places | undefined> {
    if (!ordering.key) return undefined;
    const { column } = ordering;
    const stamp = orderStamp(ordering);
    const known = this.#orders.get(column);
    if (known?.stamp === stamp) return known.in(ordering.direction);
    const work = (): Work<ListOrder<R>> => ListOrder.of(this.#rows, ordering, known?.ascending);
    const order = yield* this.#once(`order ${column} ${stamp}`, work);
    this.#orders.set(column, order);
    return order.in(ordering.direction);
  }

  /** 1 for each row that passes. */
  *passing({ key, passes }: ListPasses<R>): Work<Uint8Array> {
    const known = this.#passed.find((one) => one.key === key);
    if (known) return known.bits;
    const rows = this.#rows;
    const bits = yield* this.#once(`passing ${key}`, () => passed(rows, passes));
    if (!this.#passed.some((one) => one.key === key))
      this.#passed = [{ key, passes, bits }, ...this.#passed].slice(0, FILTERS);
    return bits;
  }

  /**
   * Precomputes some of what may be asked next.
   * @returns whether everything is known
   */
  foresee(foresight: Foresight<R>): boolean {
    this.#foreseen ??= this.#foreseeing(foresight);
    return this.#foreseen.next().done === true;
  }

  *#foreseeing({ orderings, filters }: Foresight<R>): Work<void> {
    yield* this.#texts.read(this.#rows);
    yield* this.#texts.readStates(this.#rows);
    for (const ordering of orderings)
      // A stale order is rebuilt when it is needed: it may be stale again by then.
      if (!this.#orders.has(ordering.column)) yield* this.placesBy(ordering);
    for (const filter of filters) yield* this.passing(filter);
  }

  /** Work requested again while it is in progress continues where it is. */
  *#once<T>(name: string, begin: () => Work<T>): Work<T> {
    const shared = (this.#underWay.get(name) as SharedWork<T> | undefined) ?? new SharedWork(begin()); // by its name
    this.#underWay.set(name, shared);
    return yield* shared.rest();
  }

  #follow(old: readonly R[], rows: readonly R[], changes: ListChanges): void {
    const areFew = changes.isInOrder && changes.come.length <= FEW;
    if (!areFew) this.#orders.clear();
    for (const order of this.#orders.values()) order.follow(old, rows, changes);
    this.#passed = areFew ? this.#passed.map((one) => followed(one, rows, changes)) : [];
  }
}

/** The rows of an index in an order, synchronously. */
export function rowsBy<R>(index: ListIndex<R>, ordering: ListOrdering<R>): readonly R[] {
  const places = workThrough(index.placesBy(ordering));
  const { rows } = index;
  return places ? Array.from(places, (place) => rows[place] as R) : rows; // places are within the rows
}

function* passed<R>(rows: readonly R[], passes: (row: R) => boolean): Work<Uint8Array> {
  const bits = new Uint8Array(rows.length);
  for (let place = 0; place < rows.length; place++) {
    if (passes(rows[place] as R)) bits[place] = 1; // a place within the rows
    if (place % PIECE === 0) yield;
  }
  return bits;
}

function followed<R>(known: Passed<R>, rows: readonly R[], { before, come }: ListChanges): Passed<R> {
  const bits = before
    ? Uint8Array.from(before, (was) => (was < 0 ? 0 : (known.bits[was] ?? 0)))
    : known.bits.slice();
  for (const place of come) bits[place] = known.passes(rows[place] as R) ? 1 : 0; // within the rows
  return { ...known, bits };
}
