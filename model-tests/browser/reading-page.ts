import type { Done, ChartPage } from './chart-driver.ts';
import { holdTimers, passHeld, type Held } from './held-timers.ts';
import type { Visitor } from './journey-pages.ts';
import { ANCHOR, ANCHORED, pagesToEnter, type PageToEnter } from './page-actions.ts';
import { pictured, type StatePictures } from './state-pictures.ts';

interface PageObservation {
  /** Number of links back up. */
  readonly up: number;
  /** The document's title, and what is announced. */
  readonly title: string;
  readonly read: string;
  /** Scroll position in pixels. */
  readonly top: number;
}

/** Navigates between pages of the site, scrolls, and lets the 10 ms pass after which a page is announced. */
export async function readingPage(at: Visitor, pictures: StatePictures): Promise<ChartPage<PageObservation>> {
  const { page } = at;
  const turn = { top: 0, links: 0 };
  await page.addInitScript(holdTimers, { least: 10, most: 10 });
  await page.goto(addressOf(at, 'one'));
  await page.locator('main h1').waitFor();
  await page.evaluate(makeTall, ANCHORED);
  return {
    page: () => page,
    begin: async () => {
      turn.top = 0;
      await go(at, addressOf(at, 'one'));
      await page.evaluate(scrollTo, 0);
      const title = `${at.words(pagesToEnter.one.title)} · Lagra`;
      await page.waitForFunction(isTold, title);
    },
    act: (done) => act(done, at, turn),
    look: () => page.evaluate(lookAtPlace),
    observationOf: ({ value, context }) => ({
      up: value.position === 'away' ? 1 : 0,
      title: `${context.title} · Lagra`,
      read: context.title,
      top: turn.top,
    }),
    picture: ({ value }) => pictures.take(page, pictured(value)),
  };
}

async function act(
  { word, label, isTaken }: Done,
  at: Visitor,
  turn: { top: number; links: number },
): Promise<void> {
  const { page } = at;
  switch (word) {
    case 'scroll':
      turn.top = Number(/\d+/.exec(label));
      return page.evaluate(scrollTo, turn.top);
    case 'press the button':
      // A refused offer does not exist on the page, as the observation shows.
      if (!isTaken) return;
      turn.top = 0;
      return page.getByTestId('scroll-to-top').click();
    case 'follow a hash link':
      turn.top = ANCHOR;
      turn.links += 1;
      return go(at, `${new URL(page.url()).pathname}#here-${turn.links % 2}`);
    case 'enter page':
      turn.top = 0;
      return go(at, addressOf(at, label.endsWith('another') ? 'another' : 'one'));
    case '10 ms pass':
      return void (await page.evaluate(passHeld));
    default:
      throw new Error(`nobody knows how to make happen: ${label}`);
  }
}

const addressOf = ({ origin, language }: Visitor, to: PageToEnter): string =>
  `${origin}/${language}${pagesToEnter[to].path}`;

/** As a link does: without a key of its own the router treats it as a place to restore, and scrolls there. */
const go = ({ page }: Visitor, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState({ __TSR_key: crypto.randomUUID() }, '', to), address);

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** Runs in the page: releases the 10 ms timers until the document has this title. */
function isTold(title: string): boolean {
  (globalThis as unknown as Held).passHeld(); // set before its own script
  return document.title === title;
}

/** Runs in the page: makes it long, with two names for one place, so that a link to it can be followed again. */
function makeTall(top: number): void {
  const frame = document.createElement('div');
  frame.style.cssText = `position:absolute;top:${top}px;height:6000px;width:1px`;
  for (const id of ['here-0', 'here-1']) {
    const place = document.createElement('i');
    place.id = id;
    place.style.cssText = 'position:absolute;top:0';
    frame.append(place);
  }
  document.body.append(frame);
}

/** Runs in the page. */
function lookAtPlace(): PageObservation {
  return {
    up: document.querySelectorAll('[data-testid=scroll-to-top]').length,
    title: document.title,
    read: document.querySelector('[data-testid=route-announcer]')?.textContent ?? '',
    top: window.scrollY,
  };
}
