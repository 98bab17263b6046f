import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { open, visitAs } from './journey-pages.ts';
import { axeFaults, keepPicture, pageAudit } from './page-audit.ts';
import { writeProof } from './proof-report.ts';
import { servedBrowser } from './served-browser.ts';

const TAB = '/apps/flows/submission?tab=proof';

const folder = mkdtempSync(join(tmpdir(), 'lagra-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const served = servedBrowser({ settings: { PROOF_DIR: folder } });

const drawn = (page: Page, what: string) => page.locator(`.flow-pane ${what}`);

test('[PV5, PV6, PV9, PV11, PV13] the last report on its chart: levels, ghosts, rows and pictures, in Swedish', async () => {
  const complaints: string[] = [];
  const audit = pageAudit('flow-proof');
  const who = await visitAs('admin', { ...served, language: 'sv' }, complaints);
  const { page } = who;

  await open(who, TAB);
  expect(await page.locator('.ui-empty').innerText()).toContain('npm run test:model');

  const painter = await page.context().newPage();
  await writeProof(folder, painter);
  await painter.close();
  await page.reload();
  await drawn(page, '.flow-ghost text').waitFor();
  expect(await drawn(page, '.flow-ghost text').innerHTML()).toBe('SUB-99: open again');
  expect(await drawn(page, '.flow-row[data-tone=danger]').count()).toBe(0);
  await page.getByRole('tab', { name: who.words('Browser') }).click();
  await page.waitForURL(/level=browser/);
  expect(await drawn(page, '.flow-row[data-tone=danger]').count()).toBe(1);
  expect(await page.locator('.proof-steps').first().locator('li').allInnerTexts()).toEqual([
    '(a form)',
    'submit',
    'the server takes it without a word',
  ]);
  await page.locator('[data-proof-row=SUB-01] button').press('Enter');
  await page.waitForURL(/row=SUB-01/);
  expect(await drawn(page, '.flow-row:not([data-dimmed])').count()).toBe(1);
  await audit.look(page, 'tab');

  await drawn(page, '[data-flow-id="submission.sent"]').press('Enter');
  const images = page.locator('.proof-pictures img');
  await images.nth(3).waitFor();
  const widths = async () =>
    images.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)); // they are images
  await expect.poll(async () => (await widths()).every((width) => width > 100)).toBe(true);
  expect(await axeFaults(page, 'light')).toEqual([]);
  await keepPicture(page, 'flow-proof-pictures');
  await page.keyboard.press('Escape');
  await images.first().waitFor({ state: 'detached' });

  await open(who, '/apps/flows/proof');
  await page.locator('.proof-charts tbody tr').waitFor();
  await audit.look(page, 'all');
  await page.locator('.proof-charts a').click();
  await page.waitForURL(/submission\?tab=proof/);
  await page.getByRole('link', { name: who.words('Play this path') }).click();
  await page.locator('.flow-state[data-active][data-flow-id="submission.sent"]').waitFor();
  await page.getByText(who.words('The failing path is played')).waitFor();
  await audit.look(page, 'played');
  expect(audit.problems).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 120_000);
