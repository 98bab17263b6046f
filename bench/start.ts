import type { Page } from 'playwright-core';
import type { Bench } from './bench.ts';
import { openBrowser, openMeter, signInWindow } from './browser.ts';
import { atMost, median, ofRounds, type Figure } from './figures.ts';

const ROUNDS = 9;
/** Milliseconds. */
const FIRST_PAINT = 300;
/** Milliseconds to wait: rarely used parts are fetched from a second after the start on. */
const CALM = 2500;
const device = 'code and data from the device, until its own content is painted';

/** A signed-in start: a page reload until its own content shows. */
export async function measureStart(bench: Bench): Promise<Figure[]> {
  const { products } = await bench.large();
  const address = await bench.server.serve();
  const browser = await openBrowser();
  try {
    const { page } = await signInWindow(browser, address);
    await page.context().addInitScript(watchContent);
    const product = `${address}/en/apps/products/${products[0] ?? ''}`;
    const fromServer = await starts(page, product, 1);
    // The worker caches the shell once the first page is idle.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('about:blank');
    await starts(page, `${address}/en/dashboard`, 1); // compiled code is cached
    return [
      figureOf('a product, code from the server', fromServer),
      figureOf('a product', await starts(page, product, ROUNDS), 250),
      ...withPaint('the dashboard', await starts(page, `${address}/en/dashboard`, ROUNDS)),
      ...withPaint('the products', await starts(page, `${address}/en/apps/products`, ROUNDS)),
      figureOf('the dashboard, no connection', await offline(page, `${address}/en/dashboard`), 300),
    ];
  } finally {
    await browser.close();
  }
}

interface Start {
  /** Milliseconds from the start of the navigation to the first contentful paint: the shell and the page's title. */
  readonly painted: number;
  /** Milliseconds from the start of the navigation to the end of the frame that shows the content. */
  readonly shown: number;
  /** Processor time of the page's main thread until then. */
  readonly processor: number;
}

/** The first paint, and the page's own content. */
function withPaint(what: string, times: readonly Start[]): Figure[] {
  const painted = times.map((one) => one.painted);
  const note = 'the shell and the name of the page';
  return [
    ofRounds(`start: first paint, ${what}`, 'ms', painted, { note, target: atMost(FIRST_PAINT) }),
    figureOf(what, times, FIRST_PAINT),
  ];
}

function figureOf(what: string, times: readonly Start[], limit?: number): Figure {
  const processor = median(times.map((one) => one.processor)).toFixed(0);
  const note = `${processor} ms of processor; ${limit === undefined ? 'the data from the device' : device}`;
  const shown = times.map((one) => one.shown);
  return ofRounds(`start: ${what}`, 'ms', shown, {
    note,
    ...(limit !== undefined && { target: atMost(limit) }),
  });
}

async function offline(page: Page, address: string): Promise<Start[]> {
  await page.context().setOffline(true);
  return starts(page, address, ROUNDS);
}

async function starts(page: Page, address: string, rounds: number): Promise<Start[]> {
  const times: Start[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(address);
    const shown = await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown); // set below
    // A page gets its own process at its first navigation, so the meter is opened after it.
    const meter = await openMeter(page);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    times.push({ painted, shown, processor: await meter.read() });
    await page.waitForSelector('[data-testid=connectivity]');
    await calm(page);
  }
  return times;
}

/** Lets a start finish its leftover work, so that it does not count towards the next one. */
async function calm(page: Page): Promise<void> {
  await page.waitForTimeout(CALM);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
}

/** Runs in the page. */
function watchContent(): void {
  const content = 'main h1, main [role=grid] [data-row]';
  const shown = new Promise<number>((found) => {
    const look = (): void => {
      if (!document.querySelector(content)) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => found(performance.now()));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  Object.assign(globalThis, { shown });
}
