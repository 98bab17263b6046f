import type { Browser, Page } from 'playwright-core';
import type { Bench } from './bench.ts';
import {
  inputToPaint,
  openBrowser,
  openFloorPage,
  openMeter,
  openThrottle,
  signInWindow,
  untilIdle,
  type Effect,
  type Meter,
} from './browser.ts';
import { traceTime, withInputLatencies, type LatenciesBetween, type ToldInput } from './input-latency.ts';
import { productOf, sortOf } from './large-company.ts';
import { atMost, median, ofRounds, ofTimes, percentile, timed, type Figure } from './figures.ts';

/** The first slowed visit is slower than later ones: a 95th percentile needs more than three. */
const ROUNDS = 6;
/** How often a filter goes on and off in a visit. */
const FILTERINGS = 8;
const THROTTLE = 4;
const RELOADS = 3;
/** How long a finger holds a key down, in milliseconds. */
const HELD = 60;
/** Key interval at 200 words a minute, in milliseconds. */
const QUICK = 60;
const rows = { changes: '.ui-datagrid-body' } as const;
const letter = { echoes: '[role=searchbox]' } as const;
const chips = { changes: '.ui-chips' } as const;
const head = { changes: '.ui-datagrid-head' } as const;
const echo = { changes: '#echo' } as const;
const place = { scrolls: '[role=grid]' } as const;
/** How long a person reads before paging on, in milliseconds. */
const READ = 1500;
/** How long a person looks at what has opened before pressing, in milliseconds. */
const LOOK = 500;
const shelf = '[role=grid] [data-row]';
const openDocument = '[data-testid^=command-]';

const FLOOR = 'floor, a key echoed on an empty page';
const SCROLL_FLOOR = 'floor, a turn of the wheel told on an empty page';

interface ListWindow {
  readonly browser: Browser;
  readonly page: Page;
  readonly floor: Page;
  readonly meters: readonly Meter[];
  readonly words: readonly string[];
}

interface Time {
  readonly paint: number;
  readonly processor: number;
}

/** Inputs by purpose: time until the paint, and the main thread's processor time, in ms. */
type Times = Map<string, Time[]>;

/** Names an input is recorded under: its frame as the browser reports it, and the frames of its effects in order. */
interface What extends Partial<Readonly<Record<ToldInput, string>>> {
  readonly effects?: readonly string[];
}

/** An input whose frame the browser will report, between two moments of its clock. */
interface Told {
  readonly input: ToldInput;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly processor: number;
}

/**
 * A person at the product list of the large company in Chromium, at full speed and slowed, alternating with a page that
 * does next to nothing.
 */
export async function measureInteract(bench: Bench): Promise<Figure[]> {
  const { products } = await bench.large();
  const address = await bench.server.serve();
  const browser = await openBrowser();
  try {
    const { page, opened } = await signInWindow(browser, address);
    const floor = await openFloorPage(browser);
    const meters = [await openMeter(page), await openMeter(floor)];
    const list = { browser, page, floor, meters, words: wordsOf(products.length) };
    const times = await visitInTurns(list);
    await page.bringToFront();
    return [
      ...figuresOf(times.full, 16.7, ''),
      ...figuresOf(times.slowed, 50, `, ${THROTTLE}× slower`),
      { ...opening('cold', [opened], 500), note: fromServer },
      { ...opening('warm', await reload(page), 250), note: fromDevice },
    ];
  } finally {
    await browser.close();
  }
}

async function visitInTurns(list: ListWindow): Promise<{ full: Times; slowed: Times }> {
  const throttles = [await openThrottle(list.page), await openThrottle(list.floor)];
  const slow = async (isSlow: boolean): Promise<void> => {
    for (const throttle of throttles) await throttle(isSlow ? THROTTLE : 1);
    for (const { watch } of list.meters) await watch(!isSlow);
  };
  const full: Times = new Map();
  const slowed: Times = new Map();
  await visitList(list, new Map()); // code is loaded and compiled, texts are known
  for (let round = 0; round < ROUNDS; round++) {
    await visitList(list, full);
    await slow(true);
    await visitList(list, slowed);
    await slow(false);
  }
  return { full, slowed };
}

const opening = (how: string, times: readonly number[], limit: number): Figure =>
  ofRounds(`interact: open the company, ${how}`, 'ms', times, { target: atMost(limit) });

const fromServer = 'sign-in pressed until synced; the server had nothing cached';
const fromDevice = 'a product reloaded until its buttons show: code, IndexedDB, model, page';

function figuresOf(times: Times, limit: number, how: string): Figure[] {
  const paints = (what: string): number[] => (times.get(what) ?? []).map(({ paint }) => paint);
  const least = (floor: string): number => percentile(paints(floor), 0.95);
  return [...times].map(([what, list]) => {
    const processor = median(list.map((one) => one.processor));
    const note = `${processor.toFixed(1)} ms of processor at the median`;
    const floor = least(what.startsWith('scroll') ? SCROLL_FLOOR : FLOOR);
    const judged = what === FLOOR || what === SCROLL_FLOOR ? {} : { target: atMost(limit), floor };
    return ofTimes(`interact: ${what}${how}`, paints(what), { ...judged, ...(how ? {} : { note }) });
  });
}

/**
 * One visit to the list: open it, search, filter, sort, page, scroll, open a product. The input itself shows at once
 * and the matching rows follow: both are reported. When scrolling, the browser moves first, then rows not yet drawn
 * appear.
 */
async function visitList(list: ListWindow, times: Times): Promise<void> {
  const told: Told[] = [];
  const latencies = await withInputLatencies(list.browser, () => visit(list, times, told));
  const untold = told.filter((one) => !noteTold(times, one, latencies));
  if (untold.length > told.length * MERGED) throw new Error(`no frames: ${untold.map(({ name }) => name)}`);
}

/** Fraction of inputs whose frame may be reported with the previous input: wheel turns that the browser merges. */
const MERGED = 0.05;

/** Records whether the browser reported the input. */
function noteTold(
  times: Times,
  { input, name, from, to, processor }: Told,
  latencies: LatenciesBetween,
): boolean {
  const found = latencies(input, from, to);
  for (const paint of found) note(times, name, { paint, processor });
  return found.length > 0;
}

async function visit(list: ListWindow, times: Times, told: Told[]): Promise<void> {
  const { page, floor, meters } = list;
  const [meter, floorMeter] = meters;
  const tell = noting(times, told, meter);
  await page.bringToFront();
  await tell({ effects: ['open list'] }, () => openList(page));
  await narrowList(list, tell);
  await page.focus('[role=grid]');
  await page.waitForTimeout(READ);
  const down: What = { key: 'page down', effects: ['page down, its rows'] };
  for (let index = 0; index < 10; index++) await tell(down, () => press(page, 'PageDown', place));
  await page.hover('[role=grid]');
  for (let index = 0; index < 10; index++) await tell(turnOf('2,000'), () => turnWheel(page, 2000));
  for (let index = 0; index < 20; index++) await tell(turnOf('120'), () => turnWheel(page, 120));
  await page.focus('[role=grid]');
  await tell({ effects: ['to the end'] }, () => press(page, 'End', place));
  await tell({ effects: ['open a product'] }, () => press(page, 'Enter', { appears: openDocument }));
  await floor.bringToFront();
  const tellFloor = noting(times, told, floorMeter);
  for (let index = 0; index < 10; index++) await tellFloor({ key: FLOOR }, () => press(floor, 'a', echo));
  await floor.hover('#shelf');
  for (let index = 0; index < 10; index++)
    await tellFloor({ wheel: SCROLL_FLOOR }, () => turnWheel(floor, 120, echo));
}

const turnOf = (pixels: string): What => ({
  wheel: `scroll ${pixels} px`,
  effects: [`scroll ${pixels} px, its rows`],
});

/** Searches, filters and sorts. */
async function narrowList({ page, words }: ListWindow, tell: Tell): Promise<void> {
  const typed: What = { key: 'type a letter', effects: ['', 'its rows'] };
  for (const word of words) {
    await page.focus(letter.echoes);
    for (const one of word) await tell(typed, () => press(page, one, letter, rows));
    await tell({ effects: ['clear the search, its rows'] }, () => press(page, 'Escape', rows));
    await tell({ key: 'type quickly' }, () => typeQuickly(page, word));
    await press(page, 'Escape', rows);
  }
  for (let index = 0; index < FILTERINGS; index++) await filterRows(page, tell);
  for (const column of [2, 1]) {
    await page.focus(`[role=columnheader]:nth-of-type(${column + 1}) .ui-sort`);
    await page.waitForTimeout(LOOK);
    await tell({ key: 'sort', effects: ['', 'its rows in order'] }, () => press(page, 'Enter', head, rows));
  }
}

async function filterRows(page: Page, tell: Tell): Promise<void> {
  await page.focus('[role=grid]'); // in the search it would be a letter
  await page.keyboard.press('f');
  await page.focus('[role=menu] [data-action=inStock]');
  await page.waitForTimeout(LOOK);
  await tell({ key: 'put a filter on', effects: ['', 'its rows in the filter'] }, () =>
    press(page, 'Enter', chips, rows),
  );
  await page.focus('[data-filter=inStock] .ui-chip-open');
  await page.waitForTimeout(LOOK);
  await tell({ key: 'take a filter off', effects: ['', 'its rows without the filter'] }, () =>
    press(page, 'Delete', chips, rows),
  );
}

type Tell = (what: What, work: () => Promise<readonly number[]>) => Promise<void>;

/** Does something and notes how long each of its effects took; the processor time covers all of them. */
function noting(times: Times, told: Told[], meter?: Meter): Tell {
  return async ({ effects = [], ...inputs }, work) => {
    const before = (await meter?.read()) ?? 0;
    const from = traceTime();
    const paints = await work();
    const to = traceTime();
    const processor = ((await meter?.read()) ?? 0) - before;
    for (const [index, name] of effects.entries())
      if (name) note(times, name, { paint: paints[index] ?? 0, processor });
    for (const input of ['key', 'wheel'] as const) {
      const name = inputs[input];
      if (name !== undefined) told.push({ input, name, from, to, processor });
    }
  };
}

function note(times: Times, what: string, time: Time): void {
  times.set(what, [...(times.get(what) ?? []), time]);
}

/** Types as a quick hand does, without waiting for the effect of each letter. */
async function typeQuickly(page: Page, word: string): Promise<[]> {
  await page.keyboard.type(word, { delay: QUICK });
  await untilIdle(page);
  return [];
}

const openList = (page: Page): Promise<number[]> =>
  inputToPaint(page, 'pointerdown', [{ appears: shelf }], () => page.click('a[href$="/apps/products"]'));

const press = (page: Page, key: string, ...effects: readonly Effect[]): Promise<number[]> =>
  inputToPaint(page, 'keydown', effects, () => page.keyboard.press(key, { delay: HELD }));

const turnWheel = (page: Page, pixels: number, effect: Effect = place): Promise<number[]> =>
  inputToPaint(page, 'wheel', [effect], () => page.mouse.wheel(0, pixels));

async function reload(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < RELOADS; index++) {
    const { ms } = await timed(async () => {
      await page.reload();
      await page.waitForSelector(openDocument);
    });
    times.push(ms);
  }
  return times;
}

/** Search words picked so that one more letter changes the result: a letter without effect has no frame. */
function wordsOf(count: number): string[] {
  const texts = Array.from({ length: count }, (_, index) => textOf(index));
  const found = (query: string): number => texts.filter((text) => text.includes(query)).length;
  return ['hose', 'steel', 'lamp', 'zinc', 'cable'].map((word) => {
    const counts = [...word].map((_, index) => found(word.slice(0, index + 1)));
    const same = counts.findIndex((one, index) => one === (counts[index - 1] ?? count));
    return same < 0 ? word : word.slice(0, same);
  });
}

function textOf(index: number): string {
  const { sku = '', name, barcodes = [] } = productOf(index);
  return [sku, name?.en, name?.sv, sortOf(index), ...barcodes.map((one) => one.code)].join(' ').toLowerCase();
}
