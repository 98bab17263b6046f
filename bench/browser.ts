import { chromium, type Browser, type Page } from 'playwright-core';
import { founder } from './large-company.ts';

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-smooth-scrolling', // otherwise a wheel turn starts an animation, and its length is measured
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a separate Chromium; CHROMIUM_PATH names another one. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
  return chromium.launch({ executablePath, args });
}

/** A fresh window with the founder signed in and the company open; also how long opening took, in ms. */
export async function signInWindow(
  browser: Browser,
  address: string,
): Promise<{ page: Page; opened: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => console.error(`in the page: ${error.message}`));
  // The offer of a tour would cover the page.
  await page.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage.setItem('lagra-tour', '{"completedTours":[],"dontShowAgain":true}');
  });
  await page.goto(`${address}/en/auth/login`);
  await page.fill('input[name=email]', founder.email);
  await page.fill('input[type=password]', founder.password);
  const start = performance.now();
  await page.click('[data-testid=sign-in]');
  await page.waitForSelector('[data-testid=connectivity][data-state=synced]');
  return { page, opened: performance.now() - start };
}

/** Slows the page's main thread by the given factor; 1 is full speed. */
export async function openThrottle(page: Page): Promise<(rate: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (rate) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate }));
}

/** Reads the processor time (ms) used so far by the page's main thread; other work does not inflate it. */
export interface Meter {
  readonly read: () => Promise<number>;
  /** Watching slows the page down; `read` gives 0 while nobody watches. */
  readonly watch: (isWatched: boolean) => Promise<void>;
}

/** A meter for a page, watching from now on. */
export async function openMeter(page: Page): Promise<Meter> {
  const devtools = await page.context().newCDPSession(page);
  const watch = async (isWatched: boolean): Promise<void> =>
    void (isWatched
      ? await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      : await devtools.send('Performance.disable'));
  await watch(true);
  return {
    watch,
    read: async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    },
  };
}

/** A tiny page that writes every key and scroll into an element: the least an input costs here. */
export async function openFloorPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const shelf =
    '<div id="shelf" style="height: 700px; overflow: auto"><div style="height: 1e6px"></div></div>';
  await page.setContent(`<p id="echo"></p>${shelf}`);
  await page.evaluate(() => {
    const write = ({ type }: Event): void => {
      const echo = document.querySelector('#echo');
      if (echo) echo.textContent = `${type} ${performance.now()}`;
    };
    addEventListener('keydown', write);
    document.querySelector('#shelf')?.addEventListener('scroll', write, { passive: true });
  });
  return page;
}

/** What on the page shows that an input has had an effect. */
export type Effect =
  | { readonly changes: string } // something within this selector
  | { readonly appears: string } // a new element
  | { readonly echoes: string } // what is typed into the input at this selector
  | { readonly scrolls: string }; // what this selector scrolls, with rows drawn everywhere in view

/** Resolves when the page has finished what was asked of it. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));

type InputEvent = 'keydown' | 'pointerdown' | 'wheel';

interface Arming {
  readonly event: InputEvent;
  readonly effects: readonly Readonly<Record<'changes' | 'appears' | 'echoes' | 'scrolls', string>>[];
}

/**
 * Milliseconds from an input, as stamped by the browser, to the end of the first frame that shows its effect, for each
 * effect. The page itself looks for them: a query from here would come later than the frame.
 */
export async function inputToPaint(
  page: Page,
  event: InputEvent,
  effects: readonly Effect[],
  input: () => Promise<unknown>,
): Promise<number[]> {
  // Work left over from the last input must not count towards this one.
  await untilIdle(page);
  const wanted = effects.map((effect) => ({
    changes: '',
    appears: '',
    echoes: '',
    scrolls: '',
    ...effect,
  }));
  await page.evaluate(`globalThis.watch = ${watchScroll}`);
  await page.evaluate(armPaint, { event, effects: wanted });
  await untilIdle(page); // nor must setting up the watch
  await input();
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number[]> }).painted); // armed above
}

/** Moment (ms since 1970, with fractions) when the first frame in which an element shows a text ends. */
export function paintOf(page: Page, selector: string, text: string): Promise<number> {
  return page.evaluate(paintedWith, { selector, text });
}

/** Runs in the page. */
function paintedWith({ selector, text }: { selector: string; text: string }): Promise<number> {
  const isShown = (): boolean => document.querySelector(selector)?.textContent.includes(text) === true;
  return new Promise((done, fail) => {
    const { state } = document.querySelector<HTMLElement>('[data-testid=connectivity]')?.dataset ?? {};
    const seen = (): string => `${document.querySelector(selector)?.textContent}, ${state}`;
    setTimeout(() => fail(new Error(`${selector} never shows ${text}: ${seen()}`)), 20_000);
    const onFrame = (): void => {
      if (!isShown()) return void requestAnimationFrame(onFrame);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.timeOrigin + performance.now()));
      port1.start();
      port2.postMessage(null);
    };
    onFrame();
  });
}

/** Runs in the page: whether it has scrolled since, with the first and last visible rows drawn. */
function watchScroll(selector: string): () => boolean {
  const scroller = selector === '' ? null : document.querySelector(selector);
  const before = scroller?.scrollTop;
  return () => {
    if (!scroller || scroller.scrollTop === before) return false;
    const { left, top, bottom } = scroller.getBoundingClientRect();
    const ends = [top + 60, bottom - 30].map((y) => document.elementFromPoint(left + 40, y));
    return ends.every((end) => end?.closest('[data-row]'));
  };
}

/** Runs in the page. */
function armPaint({ event, effects }: Arming): void {
  const hasCome = effects.map(() => false);
  const times = effects.map(() => -1);
  const isWithin = ({ target }: MutationRecord, selector: string): boolean =>
    (target instanceof Element ? target : target.parentElement)?.closest(selector) !== null;
  const observer = new MutationObserver((records) => {
    for (const [index, { changes, appears }] of effects.entries())
      if (changes) hasCome[index] ||= records.some((record) => isWithin(record, changes));
      else if (appears) hasCome[index] ||= document.querySelector(appears) !== null;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const onTyped = ({ target }: Event): void => {
    for (const [index, { echoes }] of effects.entries())
      if (echoes && target instanceof Element && target.matches(echoes)) hasCome[index] = true;
  };
  addEventListener('input', onTyped, true);
  const { watch } = globalThis as unknown as { watch: typeof watchScroll }; // put there before
  const looks = effects.map(({ scrolls }) => watch(scrolls));
  const painted = new Promise<number[]>((done, fail) => {
    setTimeout(() => fail(new Error(`${event}: ${JSON.stringify([effects, hasCome])}`)), 20_000);
    const onFrame = (start: number): void => {
      const shown = [...hasCome]; // changes after this frame began belong to the next one
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const now = performance.now(); // looking for rows, already laid out, is not part of the frame
        for (const [index, look] of looks.entries())
          if ((shown[index] || look()) && times[index] === -1) times[index] = now - start;
        if (times.includes(-1)) return void requestAnimationFrame(() => onFrame(start));
        observer.disconnect();
        removeEventListener('input', onTyped, true);
        done(times);
      });
      port1.start();
      port2.postMessage(null);
    };
    const onInput = ({ timeStamp }: Event): void => void requestAnimationFrame(() => onFrame(timeStamp));
    addEventListener(event, onInput, { capture: true, once: true, passive: true });
  });
  Object.assign(globalThis, { painted });
}
