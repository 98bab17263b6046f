import type { Locator, Page } from 'playwright-core';
import type { Reader } from '#model/engine/reader.ts';
import type { Floor, Goods } from './floor.ts';
import type { Hand } from './hand.ts';
import type { Change } from './ledger.ts';
import type { Person } from './person.ts';

/** Where a task is worked on. */
export interface Work {
  readonly page: Page;
  readonly hand: Hand;
  readonly floor: Floor;
  /** Without a connection: waits until the page says that this needs one, and gives it until somebody comes in between. */
  readonly connected: (says: Locator) => Promise<void>;
}

/** A task as it lies before somebody. */
export interface Planned {
  /** All goods that it touches. */
  readonly goods: readonly Goods[];
  /** What is scanned to begin with: a place, or the number of a document; or the address at which the work before it ends. */
  readonly begin: (books: Reader) => string;
  /** By touch and scan alone, up to the touch that ends it; `between` lets somebody else come in, who is answered there. */
  readonly play: (work: Work, between: Between) => Promise<void>;
  /** What stands on the page once the server has it all. */
  readonly end: (page: Page) => Locator;
  /** What is still to be done by whoever checks the work, before stock changes. */
  readonly after?: (chief: Person) => Promise<void>;
  readonly meant: readonly Change[];
  /** What else was meant, beside what there is. */
  readonly check?: (books: Reader) => { readonly said: unknown; readonly meant: unknown };
  /** What somebody else does in between, and what the page says then. */
  readonly other: Meddling;
}

/** Somebody else comes in, or (alone) nobody. */
export type Between = () => Promise<void>;

export interface Meddling {
  readonly does: (chief: Person) => Promise<void>;
  /** What the page says of it, and what the person at the phone does then. */
  readonly answer: (work: Work) => Promise<void>;
  /** What it changes beside what was meant. */
  readonly changes?: readonly Change[];
}

/** One sort of work of a shift. */
export interface Task {
  readonly name: string;
  /** More touches than this are too many. */
  readonly most?: number;
  readonly plan: (floor: Floor) => Promise<Planned>;
}

/** What the answer to the last scan says. */
export const answered = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.scan-answer').filter({ hasText: text }).waitFor();

/** What a gate says. */
export const gate = (page: Page, text: string | RegExp): Locator =>
  page.locator('.scan-say').filter({ hasText: text });
