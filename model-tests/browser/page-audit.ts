import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const pictures = join(import.meta.dirname, '../report/journey');
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
type Scheme = 'light' | 'dark';
const grave = ['serious', 'critical'];
/** Rules that depend on a page's colours; all others give the same result in the dark. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Audits pages in their current state, and collects what is wrong with them. */
export interface PageAudit {
  readonly problems: string[];
  /** Light, dark and on a phone; a picture of each is kept under the name. */
  look(page: Page, name: string): Promise<void>;
  /** The strict version: anything axe finds, at both widths and themes, and exactly one top heading and main part. */
  closely(page: Page, name: string): Promise<void>;
  /** Keeps a picture of where a journey ended early. */
  keep(page: Page): Promise<void>;
}

export async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
}

export function pageAudit(run: string): PageAudit {
  const problems: string[] = [];
  let turn = 0;
  const picture = (page: Page, name: string): Promise<void> =>
    keepPicture(page, `${run}-${String(turn).padStart(2, '0')}-${name}`);
  return {
    problems,
    closely: async (page, name) => {
      turn += 1;
      for (const size of [wide, narrow]) {
        await page.setViewportSize(size);
        for (const scheme of ['light', 'dark'] as const) {
          await inScheme(page, scheme);
          const faults = await axeFaults(page, scheme);
          problems.push(...faults.map(({ said }) => `${name}, ${scheme}, ${size.width} px: ${said}`));
        }
        problems.push(...(await outline(page)).map((fault) => `${name}, ${size.width} px: ${fault}`));
        const over = await overflow(page);
        if (over !== null) problems.push(`${name}, at ${size.width} px: ${over}`);
        await picture(page, `${name.replaceAll('/', '-')}-${size.width}`);
        await inScheme(page, 'light');
      }
      await page.setViewportSize(wide);
    },
    keep: async (page) => picture(page, 'where-it-failed'),
    look: async (page, name) => {
      turn += 1;
      for (const scheme of ['light', 'dark'] as const) {
        await inScheme(page, scheme);
        const faults = (await axeFaults(page, scheme)).filter(({ isGrave }) => isGrave);
        problems.push(...faults.map(({ said }) => `${name}, ${scheme}: ${said}`));
        await picture(page, `${name}-${scheme}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(narrow);
      const over = await overflow(page);
      if (over !== null) problems.push(`${name}, at ${narrow.width} px: ${over}`);
      await picture(page, `${name}-phone`);
      await page.setViewportSize(wide);
    },
  };
}

async function inScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-theme=${scheme}]`).waitFor({ state: 'attached' });
}

/**
 * What axe finds on the current page, in one run in the page itself: there are no frames to join. It lists no passed
 * rules, which would take longer than finding the faults.
 */
export async function axeFaults(page: Page, scheme: Scheme): Promise<{ isGrave: boolean; said: string }[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(violationsOf, scheme === 'light' ? null : ofColour);
  return violations.filter(isOfPage).map(({ id, impact, targets }) => ({
    isGrave: grave.includes(impact ?? ''),
    said: `${id} at ${targets.join(' and ')}`,
  }));
}

/** What axe finds that is none, by its rule, where all targets are such. */
const noFaults: Readonly<Record<string, RegExp>> = {
  // Lists of choices lie at the end of the document, beside its landmarks: their fields lead to them.
  region: /\.p-(?:dropdown|autocomplete)-/,
  // Of the labels in a drawing it reads the lines alone that the pane shows.
  'label-content-name-mismatch': /^#_r_\w+\\\./,
};
const isOfPage = ({ id, targets }: { readonly id: string; readonly targets: readonly string[] }): boolean =>
  !targets.every((target) => noFaults[id]?.test(target) === true);

/**
 * Runs in the page, where axe is: violations of all rules, or of these only. Names that do not contain what is read are
 * looked for too, which axe does only when asked to: who speaks to a page says what they read. (WCAG 2.5.3)
 */
async function violationsOf(rules: readonly string[] | null) {
  const there = globalThis as unknown as { readonly axe: typeof axe }; // its source has put it there
  const { violations } = await there.axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
}

/** More or fewer than one top heading or main part. */
async function outline(page: Page): Promise<string[]> {
  const counts = await page.evaluate(() =>
    ['h1', 'main'].map((name) => [name, document.querySelectorAll(name).length]),
  );
  return counts.filter(([, count]) => count !== 1).map(([name, count]) => `${count} ${name}`);
}

/** What makes the page wider than the window, after time to lay itself out; null if nothing does. */
async function overflow(page: Page): Promise<string | null> {
  const fits = (): boolean =>
    (document.scrollingElement?.scrollWidth ?? 0) <= document.documentElement.clientWidth;
  const settled = await page.waitForFunction(fits, undefined, { timeout: 15_000 }).catch(() => null);
  if (settled) return null;
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    const names = wide.slice(0, 3).map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
    return `${document.scrollingElement?.scrollWidth} px wide: ${names.join(', ')}`;
  });
}
