import { isDeepStrictEqual } from 'node:util';
import type { Browser, Locator, Page } from 'playwright-core';
import { browserOf } from '../chromium.ts';
import { comeBack } from '../come-back.ts';
import { open, settle, type Visitor } from '../journey-pages.ts';
import { wordsIn } from '../words.ts';
import type { Floor } from './floor.ts';
import { Hand, type Manner } from './hand.ts';
import { changed, stockOf, type Stock } from './ledger.ts';
import type { Planned, Task } from './task.ts';

/** With a connection, without one, or with one and somebody else who comes in between. */
export type Company = 'online' | 'offline' | 'together';

/** A shift: all tasks in one manner. */
export interface Shift extends Manner {
  readonly company: Company;
}

/** A task that was worked on: what stock was to be, what it is, and what it took. */
export interface Worked {
  readonly taps: number;
  readonly stock: Stock;
  readonly meant: Stock;
  /** What else there was to see to. */
  readonly check: ReturnType<NonNullable<Planned['check']>> | undefined;
}

const phone = { width: 390, height: 844 };
const OFFLINE = '[data-testid=connectivity][data-state=offline]';

/** Somebody of the warehouse, with a phone that keeps the application for when there is no connection. */
export async function withPhone(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.newContext({
    ...browserOf('en'),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  });
  context.setDefaultTimeout(90_000);
  const visitor: Visitor = { page: await context.newPage(), origin, language: 'en', words: wordsIn('en') };
  await comeBack(visitor, 'warehouse');
  await open(visitor, HOME);
  return visitor;
}

/** Where a task begins, whatever was there before. */
const HOME = '/dashboard';

/** Works on a task in the manner of a shift, by touch and scan alone. */
export async function worked(visitor: Visitor, floor: Floor, task: Task, shift: Shift): Promise<Worked> {
  const planned = await task.plan(floor);
  const books = await floor.chief.books();
  const before = stockOf(books, planned.goods);
  const isTogether = shift.company === 'together';
  const changes = [...planned.meant, ...(isTogether ? (planned.other.changes ?? []) : [])];
  const taps = await playedBy(visitor, floor, planned, { shift, code: planned.begin(books), before });
  await planned.after?.(floor.chief);
  const after = await floor.chief.books();
  return {
    taps,
    stock: stockOf(after, planned.goods),
    meant: changed(after, before, changes),
    check: planned.check?.(after),
  };
}

interface Begun {
  readonly shift: Shift;
  /** What is scanned first, or the address at which the work before ended. */
  readonly code: string;
  readonly before: Stock;
}

/** Plays a task up to its end on the page; returns how many touches it took. */
async function playedBy(
  visitor: Visitor,
  floor: Floor,
  planned: Planned,
  { shift, code, before }: Begun,
): Promise<number> {
  const { page } = visitor;
  const isScanned = !code.startsWith('/');
  await open(visitor, isScanned ? HOME : code);
  const cable = cableOf(page, shift.company === 'offline');
  const hand = await Hand.on(page, shift);
  const work = { page, hand, floor, connected: cable.wanted };
  await cable.out();
  if (isScanned) await hand.scan(code);
  await planned.play(work, async () => {
    await cable.out();
    if (shift.company !== 'together') return;
    await settle(page);
    await planned.other.does(floor.chief);
    await planned.other.answer(work);
  });
  if (shift.company === 'offline' && cable.isOut()) {
    const now = stockOf(await floor.chief.books(), planned.goods);
    if (!isDeepStrictEqual(now, before)) throw new Error('stock changed without a connection');
  }
  await cable.in();
  await planned.end(page).waitFor();
  await settle(page);
  return hand.taps;
}

/** The connection of a phone, which stays where the shift has one throughout. */
function cableOf(page: Page, isPulled: boolean) {
  let isOut = false;
  const turn = async (out: boolean): Promise<void> => {
    if (!isPulled || out === isOut) return;
    // Until it has the page, nothing opens offline.
    if (out) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(out);
    if (out) await page.locator(OFFLINE).waitFor({ state: 'attached' });
    isOut = out;
  };
  return {
    isOut: () => isOut,
    out: () => turn(true),
    in: () => turn(false),
    wanted: async (says: Locator): Promise<void> => {
      if (isOut) await says.waitFor();
      await turn(false);
    },
  };
}
