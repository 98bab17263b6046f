import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tours, tourSteps, type TourId, type TourStepId } from '#machines/app/tour/tour.rules.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { everyRow, everyTransition } from '../kernel/cover.ts';
import { explore } from '../kernel/explore.ts';
import { isWhole, treeBudget, walkApp } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { proxyBuilds } from './build-proxy.ts';
import { keepWalks } from './keep-walks.ts';
import { tourRows } from '../spec/tour.rows.ts';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { withShortTours } from './short-tours.ts';
import { TourDriver } from './tour-driver.ts';
import { realTour, tourSystem } from './tour-offers.ts';
import { tourTrees, treeSystem } from './tour-trees.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

/** How many browsers share a tree: they mostly wait for what is not on the page. */
const together = 3;
/** Milliseconds for a tree in a language. */
const longest = isWhole ? 3_600_000 : 60_000;

const served = servedBrowser();

/** A signed-in person with these stored tours; `null` is invalid there, and counts as none. */
async function signedIn(
  person: string,
  language: Language,
  kept = 'null',
  origin = served.origin,
): Promise<BrowserContextOptions> {
  const context = await served.browser.newContext(browserOf(language));
  const page = await context.newPage();
  await comeBack({ page, origin }, person);
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((text) => localStorage.setItem('lagra-tour', text), kept);
  const storageState = await context.storageState();
  await context.close();
  return { ...browserOf(language), storageState };
}

/** What a browser cannot do: no tour asks before it stops, and nobody can sign out before it begins. */
const beyondBrowsers = (id: string): boolean => /asking|starting --signOut/.test(id);

/** The tour's cover in these languages, and its trees when whole trees are walked. */
export function describeTour(languages: readonly Language[]): void {
  const walks: AppWalk[] = [];

  describe.each(languages)('in Chromium in %s', (language) => {
    test('[PATHS] every transition of a tour that a browser can cause is seen on the page as the rows say', async () => {
      const { survey, subject, system } = tourSystem();
      const graph = explore(system);
      const ids = definitionsOf(subject.machine).map(({ id }) => id);
      const { paths, unreached } = everyTransition([graph], ids);
      const cover = everyRow(graph, paths, survey.rowsOn(system, graph));
      const driver = new TourDriver({
        system,
        tours: realTour,
        ...served,
        language,
        words: wordsIn(language),
        visitor: () => signedIn('founder', language),
      });
      const from = language === 'sv' ? 0.5 : 0;
      const walk = await walkApp(
        { graph, cover, rowsOf: survey.rowsOf(system), keep: () => false, mine: () => true, from, budget: 0 },
        driver,
      ).finally(driver.close);
      walks.push(walk);
      expect(survey.result.failures).toEqual([]);
      expect(unreached.filter((id) => !beyondBrowsers(id))).toEqual([]);
      expect(walk.mismatches).toEqual([]);
    }, 240_000);

    test.each(tourTrees)(
      '[PATHS] every path of the tree of the $name is seen on the page as the rows say, on short tours',
      async (tree) => {
        const { system, survey } = treeSystem(tree);
        const { tours: short, name, back } = tree;
        const proxy = await proxyBuilds(served.origin, [], withShortTours(short));
        const { origin } = proxy;
        const words = wordsIn(language);
        const visitor = (): Promise<BrowserContextOptions> => signedIn('founder', language, 'null', origin);
        const { browser } = served;
        const at = { system, tours: short, inTurn: true, back, browser, origin, language, words, visitor };
        const [first, ...others] = Array.from({ length: together }, () => new TourDriver(at));
        if (!first) throw new Error('nobody walks');
        const walk = await walkApp(
          {
            graph: explore(system),
            cover: [],
            tree: name,
            rowsOf: survey.rowsOf(system),
            keep: () => true,
            mine: () => true,
            from: 0,
            budget: treeBudget,
          },
          first,
          ...others,
        ).finally(async () => {
          for (const { close } of [first, ...others]) await close();
          await proxy.close();
        });
        walks.push(walk);
        expect(walk.mismatches).toEqual([]);
      },
      longest,
    );
  });

  test('[PATHS] what was walked in the browser is kept for the report', () => {
    expect(walks).toHaveLength(languages.length * (1 + tourTrees.length));
    keepWalks('tour', walks, tourRows);
  });
}

/** Every real tour: its beginning, and its end from both sides. */
export function describeRealTours(languages: readonly Language[]): void {
  test.each(languages)(
    '[TOUR3] each of the five tours is walked to its end in %s, every step at its own element',
    async (language) => {
      const context = await served.browser.newContext(
        await signedIn('founder', language, '{"completedTours":[],"dontShowAgain":true}'),
      );
      const page = await context.newPage();
      const audit = pageAudit(language === 'en' ? 'tour' : `tour-${language}`);
      await page.goto(`${served.origin}/${language}/dashboard`);
      const ids = Object.keys(tours) as TourId[]; // the keys of a record by tour
      const ends: unknown[] = [];
      for (const tour of ids) {
        await begin(page, tour, language);
        const shown: string[] = [];
        let step = await shownTarget(page, null);
        if (tour === 'dashboard') {
          await audit.look(page, 'step');
          // On a phone it points at the navigation's button; now the navigation is back.
          step = await shownTarget(page, null);
        }
        // Nothing precedes the first.
        await page.keyboard.press('ArrowLeft');
        while (step) {
          shown.push(step.step);
          const here = step.step;
          if (shown.length === tours[tour].length) {
            await page.keyboard.press('ArrowLeft');
            const back = (await shownTarget(page, here))?.step ?? null;
            await page.keyboard.press('ArrowRight');
            ends.push([back, (await shownTarget(page, back))?.step]);
          }
          await page.keyboard.press('ArrowRight');
          step = await shownTarget(page, here);
        }
        expect(shown).toEqual(tours[tour]);
        await page.locator('.ui-toast button').first().click();
        await page.locator('.ui-toast').waitFor({ state: 'detached' });
      }
      expect(ends).toEqual(ids.map((tour) => tours[tour].slice(-2)));
      const kept = await page.evaluate(() => localStorage.getItem('lagra-tour'));
      expect(JSON.parse(kept ?? '')).toEqual({ completedTours: ids, dontShowAgain: true });
      await page.locator('.app-avatar').click();
      await page.getByRole('menuitem', { name: wordsIn(language)('Take a tour') }).click();
      await audit.look(page, 'picker');
      await context.close();
      expect(audit.problems).toEqual([]);
    },
    240_000,
  );
}

/** Every tour for people who lack some of its pages. */
export function describeToursWithGaps(): void {
  test.each([
    ['viewer', 'sv'],
    ['warehouse', 'en'],
  ] as const)(
    '[TOUR9] for a %s each tour leaves out in %s what is not on their pages, and that is said',
    async (person, language) => {
      const context = await served.browser.newContext(
        await signedIn(person, language, '{"completedTours":[],"dontShowAgain":true}'),
      );
      const page = await context.newPage();
      await page.goto(`${served.origin}/${language}/dashboard`);
      const met: unknown[] = [];
      for (const tour of Object.keys(tours)) {
        await begin(page, tour, language);
        const shown: string[] = [];
        for (let step = await shownTarget(page, null); step; step = await shownTarget(page, step.step)) {
          const said = page.getByTestId('tour-left-out');
          shown.push(
            step.step + ((await said.count()) > 0 ? ` after ${figureIn(await said.textContent())}` : ''),
          );
          await page.getByTestId('tour-next').click();
        }
        const toast = page.locator('.ui-toast');
        met.push([tour, shown, figureIn(await toast.textContent()), new URL(page.url()).pathname]);
        await toast.locator('button').first().click();
        await toast.waitFor({ state: 'detached' });
      }
      expect(met).toEqual(Object.entries(tours).map(([tour, steps]) => [tour, ...gone(language, steps)]));
      await context.close();
    },
    240_000,
  );
}

/** Waits until a step is in the spotlight, and returns its element's name; null once the tour is over. */
async function shownTarget(
  page: Page,
  after: string | null,
): Promise<{ step: string; target: string } | null> {
  const found = await page.waitForFunction(
    ({ before, targets }) => {
      if (document.querySelector('.tour-card') === null) return document.querySelector('.ui-toast') && 'over';
      const step = document.querySelector<HTMLElement>('.tour-card')?.dataset['tourStep'] ?? '';
      const hole = document.querySelector('.ui-spotlight-hole')?.getBoundingClientRect();
      const elements = [...document.querySelectorAll(`[data-tour="${targets[step]}"]`)];
      const lit = elements.some((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return hole && width > 0 && Math.abs(left - 2 - hole.left) < 1 && Math.abs(top - 2 - hole.top) < 1;
      });
      return step !== before && lit ? { step, target: targets[step] ?? '' } : null;
    },
    {
      before: after,
      targets: Object.fromEntries(
        Object.entries(tourSteps).map(([step, { target }]) => [step, target as string]),
      ),
    },
    { timeout: 15_000 },
  );
  const value = (await found.jsonValue()) as { step: string; target: string } | 'over'; // never null: it waits
  return value === 'over' ? null : value;
}

async function begin(page: Page, tour: string, language: Language = 'en'): Promise<void> {
  await page.locator('.app-avatar').click();
  await page.getByRole('menuitem', { name: wordsIn(language)('Take a tour') }).click();
  await page.locator(`input[value=${tour}]`).check();
  await page.getByTestId('tour-start').click();
}

/** Steps for things neither a viewer nor a warehouse worker may add; their pages have all other steps of every tour. */
const beyond: readonly TourStepId[] = [
  'newProduct',
  'productIdentity',
  'productReorder',
  'saveProduct',
  'newOrder',
  'orderHead',
  'orderLines',
];

const figureIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);

/** The steps shown, each with the number skipped right before it; the total skipped; and the last page. */
function gone(language: Language, steps: readonly TourStepId[]): [string[], number, string] {
  const shown: string[] = [];
  let left = 0;
  let at = '';
  for (const step of steps) {
    if (beyond.includes(step)) {
      left += 1;
      continue;
    }
    shown.push(left === 0 ? step : `${step} after ${left}`);
    left = 0;
    at = tourSteps[step].path;
  }
  return [shown, steps.length - shown.length, `/${language}${at}`];
}
