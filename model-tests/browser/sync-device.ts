import type { BrowserContext } from 'playwright-core';
import { arrivedPage, type BootHeader } from '#model/engine/pages.ts';
import { holdTimers } from './held-timers.ts';
import { signIn, type Visitor } from './journey-pages.ts';
import { RequestHolder } from './request-holder.ts';
import type { Portions } from './sync-actions.ts';
import { holdDisk, type SyncDisk } from './sync-disk.ts';

/** The doors controlled by the walk: to the company, its log, its commands, and the page itself. */
export interface SyncDoors {
  readonly boots: RequestHolder;
  readonly streams: RequestHolder;
  readonly commands: RequestHolder;
  readonly pages: RequestHolder;
}

/** Below the language: the page of the chart, which shows the events taken. */
export const chartPage = '/apps/flows/sync';

/** Retry delays of a company that failed once or twice, in milliseconds: the walk ends them. */
const pauses = { least: 2000, most: 8000 };

export const syncDoors = (): SyncDoors => ({
  boots: new RequestHolder(/\/boot\/$/),
  streams: new RequestHolder(/\/events\/$/),
  commands: new RequestHolder(/\/commands\/$/),
  pages: new RequestHolder(new RegExp(`^/(en|sv)${chartPage}$`)),
});

/** A signed-in person whose device has the company. */
export interface AtCompany extends Visitor {
  readonly context: BrowserContext;
  readonly doors: SyncDoors;
  readonly disk: SyncDisk;
  /** The server's copy of the company: a first part, then the rest. */
  readonly company: readonly [string, string];
  readonly portions: Portions;
  /** A page below the language where something can be changed. */
  readonly comments: string;
}

/** Signs in, and records the server's copy of the company: every fetch gets the same. */
export async function openSyncDevice(
  at: Visitor & Pick<AtCompany, 'context' | 'doors'>,
  behind: string,
): Promise<AtCompany> {
  const { page, doors, context } = at;
  for (const door of [doors.pages, doors.streams]) door.open();
  await page.addInitScript(holdTimers, pauses);
  const signingIn = signIn(at, 'admin');
  const boot = await doors.boots.next();
  const text = await (await context.request.get(behind + boot.address)).text();
  boot.give(text, true);
  await signingIn;
  doors.streams.shut();
  const products = boot.address.replace(/boot\/$/, 'documents/product/?limit=1');
  const { rows } = await (await context.request.get(behind + products)).json();
  const disk = await holdDisk(context, at.origin);
  await page.bringToFront();
  return {
    ...at,
    ...divided(text),
    disk,
    comments: `/apps/products/${rows[0].id}?tab=comments`,
  };
}

/** About half of the rows come first. */
function divided(text: string): Pick<AtCompany, 'company' | 'portions'> {
  const [first = '', ...lines] = text.trim().split('\n');
  const header = JSON.parse(first) as BootHeader; // the first line of what a device starts from
  const total = Object.values(header.tables).reduce((sum, count) => sum + count, 0);
  const counts = lines.slice(0, -1).map((line) => arrivedPage(line).count); // the lines between
  const until = (end: number): number => counts.slice(0, end).reduce((sum, count) => sum + count, 0);
  const half = counts.findIndex((_, index) => until(index + 1) * 2 >= total) + 1;
  const some = until(half);
  if (some === 0 || half === counts.length) throw new Error('the company comes in one piece');
  return {
    company: [[first, ...lines.slice(0, half), ''].join('\n'), `${lines.slice(half).join('\n')}\n`],
    portions: { some: { done: some, total }, all: { done: until(counts.length), total } },
  };
}
