import type { ListChanges } from './list-changes.ts';
import type { Work } from './list-work.ts';

/** What a list needs to know about its rows. */
export interface ListFields<R> {
  /** The searched text, in lower case. */
  readonly text: (row: R) => string;
  /** The state tab of a row. */
  readonly state?: ((row: R) => string) | undefined;
  /** Equal stamps: the data that texts and states read besides the row is unchanged. */
  readonly stamp: number;
}

const PIECE = 128;
const UNREAD = 0xff_ff;

/** The searched text and the state of each row; read once, when needed or earlier. */
export class ListTexts<R> {
  #fields: ListFields<R>;
  #texts: (string | undefined)[] = [];
  #states = new Uint16Array();
  /** Number of rows whose text is unread; `#stateless`: whose state is. */
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

  /** State names, by their numbers. */
  get stateNames(): readonly string[] {
    return this.#names;
  }

  /** The state of each row once read, as an index into `stateNames`. */
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
      this.#texts[place] = this.#fields.text(rows[place] as R); // a place within the rows
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

  /** Remaining rows keep what is known about them. */
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
