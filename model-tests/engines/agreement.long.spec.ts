import { expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium.ts';
import { servedOrigin } from '../browser/served-browser.ts';
import { answers } from './answers.ts';
import { engines, visitWith } from './engine-visit.ts';
import { pageScript } from './page-script.ts';

type Answers = ReturnType<typeof answers>;

const served = servedOrigin();
const ofNode = answers();

/** Runs in a page that has the script. */
const asked = (): Answers => (globalThis as unknown as { lagraAnswers: typeof answers }).lagraAnswers();

/** The first few differences from Node, list by list. */
function differences(theirs: Answers): string[] {
  return Object.entries(ofNode).flatMap(([list, texts]) => {
    const others = texts.flatMap((text, at) => (theirs[list]?.[at] === text ? [] : [at]));
    const first = others.slice(0, 3).map((at) => `${list} ${at}: ${texts[at]} ≠ ${theirs[list]?.[at]}`);
    return others.length === 0 ? [] : [`${list}: ${others.length} of ${texts.length}`, ...first];
  });
}

test('[ENGINES] there is something to compare', () => {
  for (const [list, texts] of Object.entries(ofNode)) expect(texts.length, list).toBeGreaterThanOrEqual(100);
});

test('[ENGINES] Chromium says what Node says', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`${served.origin}/favicon.svg`);
  await page.evaluate(await pageScript('answers.ts'));
  const theirs = await page.evaluate(asked);
  await browser.close();
  expect(differences(theirs)).toEqual([]);
});

test.each(engines)('[ENGINES] %s says what Node says', async (engine) => {
  const visit = { origin: served.origin, language: 'en' } as const;
  const theirs = await visitWith(engine, visit, async ({ visitor: { page } }) => {
    await page.addScript('answers.ts');
    return page.evaluate(asked, null);
  });
  expect(differences(theirs)).toEqual([]);
});
