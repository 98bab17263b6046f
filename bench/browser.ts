import { chromium, type Browser, type Page } from 'playwright-core';
import { founder } from './large-company.ts';

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-smooth-scrolling', // else a turn of the wheel is an animation, and its length is measured
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium of its own; CHROMIUM_PATH names another one. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
  return chromium.launch({ executablePath, args });
}

/** A window without anything kept, with the founder signed in and the company open; how long opening took, in ms. */
export async function signInWindow(
  browser: Browser,
  address: string,
): Promise<{ page: Page; opened: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => console.error(`in the page: ${error.message}`));
  // The offer of a tour would lie over the page.
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

/** Slows the page's main thread by what it is given; 1 is as fast as the machine is. */
export async function openThrottle(page: Page): Promise<(rate: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (rate) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate }));
}

/** Tells the processor time (ms) that the page's main thread has used so far, which other work does not lengthen. */
export interface Meter {
  readonly read: () => Promise<number>;
  /** A page that is watched takes longer over everything: 0 is read while nobody watches. */
  readonly watch: (isWatched: boolean) => Promise<void>;
}

/** A meter of a page, which is watched from now on. */
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

/** A page of a few lines that writes every key and every scroll into an element: the least that an input takes here. */
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

/** What on the page tells that an input has had an effect. */
export type Effect =
  | { readonly changes: string } // something within this selector
  | { readonly appears: string } // an element that was not there
  | { readonly echoes: string } // what is typed, in the input of this selector
  | { readonly scrolls: string }; // what this selector scrolls, with rows wherever one looks

/** What was asked of the page is done. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));

type InputEvent = 'keydown' | 'pointerdown' | 'wheel';

interface Arming {
  readonly event: InputEvent;
  readonly effects: readonly Readonly<Record<'changes' | 'appears' | 'echoes' | 'scrolls', string>>[];
}

/**
 * Milliseconds from an input, as the browser stamped it, to the end of the first frame that shows its effect, for each
 * of its effects. They are looked for in the page itself: a question from here would come later than the frame.
 */
export async function inputToPaint(
  page: Page,
  event: InputEvent,
  effects: readonly Effect[],
  input: () => Promise<unknown>,
): Promise<number[]> {
  // What the last input has still to do is not this one's effect.
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
  await untilIdle(page); // nor is what it takes to watch for them
  await input();
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number[]> }).painted); // armed above
}

/** Moment (ms since 1970, with fractions) of the end of the first frame in which an element shows a text. */
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

/** Runs in the page: whether it is scrolled since then, and the first and the last row in sight are drawn there. */
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
      const shown = [...hasCome]; // what changes after this frame began is in the next one
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const now = performance.now(); // to look for rows, which are laid out by now, is no part of the frame
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
