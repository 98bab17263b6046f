import type { ListChanges } from './list-changes.ts';
import type { Work } from './list-work.ts';

/** What a list has to know of its rows. */
export interface ListFields<R> {
  /** What is searched, in lower case. */
  readonly text: (row: R) => string;
  /** The state tab a row belongs to. */
  readonly state?: ((row: R) => string) | undefined;
  /** Equal stamps: what texts and states read besides the row is the same. */
  readonly stamp: number;
}

const PIECE = 128;
const UNREAD = 0xff_ff;

/** What is searched of each row, and its state; read once, when it is needed or before. */
export class ListTexts<R> {
  #fields: ListFields<R>;
  #texts: (string | undefined)[] = [];
  #states = new Uint16Array();
  /** Rows whose text was not read yet; and whose state was not. */
  #unread = 0;
  #stateless = 0;
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(fields: ListFields<R>) {
    this.#fields = fields;
  }

  isOf(fields: ListFields<R>): boolean {
    return this.#fields.stamp === fields.stamp;
  }

  /** Names of states, by their numbers. */
  get stateNames(): readonly string[] {
    return this.#names;
  }

  /** The state of each row once they are read, as a place in `stateNames`. */
  get states(): Uint16Array {
    return this.#states;
  }

  textAt(place: number): string {
    return this.#texts[place] ?? '';
  }

  follow(rows: readonly R[], { before, come }: ListChanges, fields: ListFields<R>): void {
    const isRead = this.isOf(fields);
    this.#fields = fields;
    if (!isRead) return this.#forget(rows.length);
    if (before) this.#move(before);
    for (const place of come) {
      if (before || this.#texts[place] !== undefined) this.#unread += 1;
      if (before || this.#states[place] !== UNREAD) this.#stateless += 1;
      this.#texts[place] = undefined;
      this.#states[place] = UNREAD;
    }
  }

  *read(rows: readonly R[]): Work<void> {
    if (this.#unread === 0) return;
    for (let place = 0; place < rows.length; place++) {
      if (place % PIECE === 0) yield;
      if (this.#texts[place] !== undefined) continue;
      this.#texts[place] = this.#fields.text(rows[place] as R); // a place within them
      this.#unread -= 1;
    }
  }

  *readStates(rows: readonly R[]): Work<void> {
    if (this.#stateless === 0) return;
    for (let place = 0; place < rows.length; place++) {
      if (place % PIECE === 0) yield;
      if (this.#states[place] !== UNREAD) continue;
      this.#states[place] = this.#numberOf(this.#fields.state?.(rows[place] as R) ?? ''); // as above
      this.#stateless -= 1;
    }
  }

  #numberOf(name: string): number {
    const number = this.#numbers.get(name) ?? this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  #forget(count: number): void {
    this.#texts = Array.from({ length: count });
    this.#states = new Uint16Array(count).fill(UNREAD);
    this.#unread = count;
    this.#stateless = count;
  }

  /** The rows that stayed take what is known of them along. */
  #move(before: Int32Array): void {
    const [texts, states] = [this.#texts, this.#states];
    this.#forget(before.length);
    this.#unread = 0;
    this.#stateless = 0;
    for (let place = 0; place < before.length; place++) {
      const was = before[place] ?? -1;
      if (was < 0) continue;
      this.#texts[place] = texts[was];
      this.#states[place] = states[was] ?? UNREAD;
      if (texts[was] === undefined) this.#unread += 1;
      if (this.#states[place] === UNREAD) this.#stateless += 1;
    }
  }
}
