import { changesBetween, type ListChanges } from './list-changes.ts';
import { ListOrder, orderStamp, type ListOrdering, type Places } from './list-order.ts';
import { ListTexts, type ListFields } from './list-texts.ts';
import { SharedWork, workThrough, type Work } from './list-work.ts';

/** Which rows pass the filters that are on, and a name of that: the same name, the same rows. */
export interface ListPasses<R> {
  readonly key: string;
  readonly passes: (row: R) => boolean;
}

/** What may be asked for next, and is worth working out while nobody does anything. */
export interface Foresight<R> {
  readonly orderings: readonly ListOrdering<R>[];
  readonly filters: readonly ListPasses<R>[];
}

interface Passed<R> extends ListPasses<R> {
  readonly bits: Uint8Array;
}

const PIECE = 256;
/** More rows than this are put in order anew, rather than one after the other. */
const FEW = 64;
/** How many filters are remembered. */
const FILTERS = 8;

/**
 * The rows of a list with what is asked of them kept beside them: their texts, their order by each column, which pass a
 * filter. What is not known yet is worked out in pieces; rows that come and go are put right one by one.
 */
export class ListIndex<R> {
  #rows: readonly R[] = [];
  readonly #texts: ListTexts<R>;
  readonly #orders = new Map<string, ListOrder<R>>();
  #passed: Passed<R>[] = [];
  readonly #underWay = new Map<string, SharedWork<unknown>>();
  #foreseen: Work<void> | undefined;
  /** Grows whenever rows are others, or say something else. */
  version = 0;

  constructor(fields: ListFields<R>) {
    this.#texts = new ListTexts(fields);
  }

  /** All rows, as they came. */
  get rows(): readonly R[] {
    return this.#rows;
  }

  get texts(): ListTexts<R> {
    return this.#texts;
  }

  /** Takes the rows as they are now. */
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

  /** Places of the rows in an order; undefined is as they came. */
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
   * Works a little on what may be asked for next.
   * @returns whether all of it is known
   */
  foresee(foresight: Foresight<R>): boolean {
    this.#foreseen ??= this.#foreseeing(foresight);
    return this.#foreseen.next().done === true;
  }

  *#foreseeing({ orderings, filters }: Foresight<R>): Work<void> {
    yield* this.#texts.read(this.#rows);
    yield* this.#texts.readStates(this.#rows);
    for (const ordering of orderings)
      // One that is out of date is worked out when it is asked for: it may be out of date again by then.
      if (!this.#orders.has(ordering.column)) yield* this.placesBy(ordering);
    for (const filter of filters) yield* this.passing(filter);
  }

  /** Work that is asked for again while it is under way goes on from where it is. */
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

/** The rows of an index in an order, all of them at once. */
export function rowsBy<R>(index: ListIndex<R>, ordering: ListOrdering<R>): readonly R[] {
  const places = workThrough(index.placesBy(ordering));
  const { rows } = index;
  return places ? Array.from(places, (place) => rows[place] as R) : rows; // places are within the rows
}

function* passed<R>(rows: readonly R[], passes: (row: R) => boolean): Work<Uint8Array> {
  const bits = new Uint8Array(rows.length);
  for (let place = 0; place < rows.length; place++) {
    if (passes(rows[place] as R)) bits[place] = 1; // a place within them
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
