import { describe, expect, test } from 'vitest';
import { epoch } from '#model/values/clock.fixtures.ts';
import { conforms } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { everyTransition } from '../kernel/cover.ts';
import { explore } from '../kernel/explore.ts';
import { surveyApp } from '../model/app-case.ts';
import { notificationsCase } from '../model/notifications-case.ts';
import { isWhole, treeBudget, walkApp } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { keepWalks } from './keep-walks.ts';
import { notificationsRows } from '../spec/notifications.rows.ts';
import { NotificationsDriver, notificationsSystem } from './notifications-driver.ts';
import { openToasts } from './notifications-page.ts';
import { pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { statePictures } from './state-pictures.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

/** Milliseconds for one language. */
const longest = isWhole ? 3_600_000 : 60_000;

const served = servedBrowser();

const placeIn = (language: Language) => ({
  ...served,
  language,
  words: wordsIn(language),
});

/** The toasts in these languages, with one browser each. */
export function describeNotifications(languages: readonly Language[]): void {
  const walks: AppWalk[] = [];

  describe.each(languages)('in Chromium in %s', (language) => {
    test(
      '[PATHS] every transition of the notifications is seen on the page as the rows say',
      async () => {
        const subject = notificationsCase();
        const survey = surveyApp(subject, () => true);
        const system = notificationsSystem(survey);
        const graph = explore(system);
        const ids = definitionsOf(subject.machine).map(({ id }) => id);
        const { paths: cover, unreached } = everyTransition([graph], ids);
        const page = await openToasts(placeIn(language));
        const driver = new NotificationsDriver(system, page, statePictures('notifications', language));
        const walk = await walkApp(
          {
            graph,
            cover,
            rowsOf: survey.rowsOf(system),
            keep: subject.tree?.keep ?? (() => true),
            mine: () => true,
            from: 0,
            budget: treeBudget,
          },
          driver,
        ).finally(page.close);
        walks.push(walk);
        expect(conforms(survey.result)).toBe(true);
        expect(unreached).toEqual([]);
        expect(walk.mismatches).toEqual([]);
      },
      longest,
    );

    test('[NO4] they wait while pointed at, [NO7] are closed with the keys, and stand apart in either direction', async () => {
      const toasts = await openToasts(placeIn(language));
      const { page } = toasts;
      for (let n = 0; n < 3; n += 1) await toasts.say();
      await page.locator('.ui-toast').first().hover();
      await page.clock.runFor(20_000);
      expect(await page.locator('.ui-toast').count()).toBe(3);
      await expect.poll(() => toasts.places()).toEqual([30, 115, 200]);
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);
        const { x, width } = (await page.locator('[data-index="0"]').boundingBox()) ?? { x: 0, width: 0 };
        // In the middle, clear of what a page has at either end.
        expect([Math.round(x), Math.round(1440 - x - width)]).toEqual([528, 528]);
      }
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
      await page.clock.resume(); // the audit waits by the page's clock
      const audit = pageAudit(`toasts-${language}`);
      await audit.look(page, 'held');
      expect(audit.problems).toEqual([]);
      await page.clock.pauseAt((await page.evaluate(epoch)) + 1000);
      await page.mouse.move(10, 10);
      await page.keyboard.press('F8');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.ui-toast').count()).toBe(2);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.ui-toast').count()).toBe(0);
      await toasts.say();
      await page.clock.runFor(3999);
      expect(await page.locator('.ui-toast').count()).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => page.locator('.ui-toast').count()).toBe(0);
      await toasts.close();
    });
  });

  test('[PATHS] what was walked in the browser is kept for the report', () => {
    expect(walks).toHaveLength(languages.length);
    keepWalks('notifications', walks, notificationsRows);
  });
}
