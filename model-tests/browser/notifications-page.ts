import type { Page } from 'playwright-core';
import { epoch } from '#model/values/clock.fixtures.ts';
import { browserOf } from './chromium.ts';
import type { Place } from './session-browser.ts';

/** A page of the shell with its clock stopped, and what can be done with its toasts. */
export interface ToastPage {
  readonly page: Page;
  /**
   * Makes something fail that is reported in one more toast, without touching the toasts; resolves to its text. No two
   * are alike: a refusal said again takes the place of the one still shown [NO8].
   */
  say(): Promise<string>;
  /** Presses a button with a pointer that leaves at once. */
  press(selector: string): Promise<void>;
  /** Puts another tab in front, or this one. */
  hide(hidden: boolean): Promise<void>;
  /** Each toast's distance from the top in pixels, topmost first. */
  places(): Promise<number[]>;
  readonly close: () => Promise<void>;
}

/** No tour is offered. */
const quiet = { completedTours: [], dontShowAgain: true };

const administrator = { email: 'admin@example.com', password: 'lagra-demo-2026' };

/** Signs in a member of two companies, whose switches between them fail. */
export async function openToasts({ browser, origin, language, words }: Place): Promise<ToastPage> {
  const context = await browser.newContext(browserOf(language));
  context.setDefaultTimeout(10_000);
  const answer = await context.request.post(`${origin}/api/auth/token/`, {
    data: administrator,
    headers: { origin },
  });
  const { companies, active_company: active } = await answer.json();
  await context.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
    },
    { 'user-companies': companies, 'active-company': active ?? companies[0], 'lagra-tour': quiet },
  );
  const page = await context.newPage();
  await page.clock.install();
  const sentence = words('Failed to switch company');
  let turns = 0;
  let refusal: string | null = null;
  await page.route('**/auth/switch-company/', (route) =>
    refusal === null ? route.abort() : route.fulfill({ status: 400, json: { detail: refusal } }),
  );
  await page.goto(`${origin}/${language}/dashboard`);
  await page.locator('.app-company-button').waitFor();
  await page.locator('main h1').waitFor();
  await page.clock.pauseAt(epoch() + 60_000);
  const count = (): Promise<number> => page.locator('.ui-toast').count();
  const press = (selector: string): Promise<void> =>
    page.locator(selector).dispatchEvent('click', { detail: 1 });
  return {
    page,
    press,
    say: async () => {
      const before = await count();
      turns += 1;
      // The first gets no answer at all; those beside it are refused in words of the server's own.
      refusal = before === 0 ? null : `${sentence} (${turns})`;
      await press('.app-company-button');
      await press('[role=menuitemradio][aria-checked=false] >> nth=0');
      await page.waitForFunction((n) => document.querySelectorAll('.ui-toast').length > n, before, {
        polling: 20,
      });
      return refusal ?? sentence;
    },
    hide: (hidden) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden),
    places: () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.ui-toast')]
          .map((toast) => Math.round(toast.getBoundingClientRect().top))
          .toSorted((a, b) => a - b),
      ),
    close: () => context.close(),
  };
}
