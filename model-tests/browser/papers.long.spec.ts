import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoModel } from '../engines/demo-model.ts';
import { NOWHERE, siteAddresses } from '../engines/site-addresses.ts';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { servedBrowser } from './served-browser.ts';

const served = servedBrowser();
/** The width of an A4 sheet within its margins, and its height, in CSS pixels. */
const sheet = { width: 688, height: 1016 };

/** What is wrong with a paper as a printer gets it. */
function faultsOfPaper(): readonly string[] {
  const MILLIMETRE = 96 / 25.4;
  const faults: string[] = [];
  for (const code of document.querySelectorAll('.paper svg[role=img]')) {
    const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    const module = code.getBoundingClientRect().width / MILLIMETRE / modules;
    if (!(module >= 0.2499))
      faults.push(`${code.getAttribute('aria-label')}: bars of ${module.toFixed(3)} mm`);
  }
  for (const cell of document.querySelectorAll('.paper [data-unbroken]')) {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const rows = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
    if (rows.size > 1) faults.push(`${cell.textContent} is in ${rows.size} rows`);
  }
  if (document.querySelector('.paper tfoot')) faults.push('totals that each sheet repeats');
  const paper = document.querySelector('.paper');
  if (paper && paper.scrollWidth > paper.clientWidth + 1) faults.push(`${paper.scrollWidth} px wide`);
  return faults;
}

/** What is printed in the margins, as the browser understood it. */
const marginsOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(' '),
  );

const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('[PAP28, PAP32, PAP33, LB26] every paper names itself on each sheet, with whole codes and bars that scanners read', async () => {
  const addresses = siteAddresses(await demoModel(served.origin));
  const papers = addresses.filter(({ path }) => /\/(?:print|labels)$/.test(path) && !path.includes(NOWHERE));
  expect(papers.length).toBeGreaterThan(8);
  const context = await served.browser.newContext({ ...browserOf('en'), viewport: sheet });
  const page = await context.newPage();
  await comeBack({ page, origin: served.origin }, 'founder');
  const faults: string[] = [];
  for (const { path } of papers) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${served.origin}/en${path}`);
    await page.locator('.paper :is(h2, .labels)').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const wrong = [...(await page.evaluate(faultsOfPaper))];
    const isLabel = path.endsWith('/labels');
    const margins = await marginsOf(page);
    if (!isLabel && !/@bottom-left.*@bottom-right.*counter\(page\)/s.test(margins))
      wrong.push(`margins: ${margins}`);
    if (sheetsOf(await page.pdf({ preferCSSPageSize: true })) === 0) wrong.push('no sheets');
    faults.push(...wrong.map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  expect(faults).toEqual([]);
});
