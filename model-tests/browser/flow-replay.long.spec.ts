import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replayRecording } from '#machines/app/recordings/replay-recording.ts';
import { readRecording, type Recording } from '#model/recordings/recording.ts';
import { open, visitAs, type Visitor } from './journey-pages.ts';
import { pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import type { Language } from './words.ts';

const served = servedBrowser();

const visitor = (person: string, language: Language, complaints: string[]): Promise<Visitor> =>
  visitAs(person, { ...served, language }, complaints);

const said = (page: Page): Promise<string> => page.locator('.flow-player-said').innerText();
const active = (page: Page): Promise<number> => page.locator('.flow-state[data-active]').count();

test('[RP1, RP2, PL1, LA1, FLC10] a document is replayed, a chart is played, an actor is watched, in Swedish and in the dark', async () => {
  const complaints: string[] = [];
  const audit = pageAudit('flow-replay');
  const who = await visitor('founder', 'sv', complaints);
  const { page, words } = who;
  await open(who, '/apps/flows/sales-order?tab=replay');
  await page.locator('.ui-crumbs [aria-current=page]', { hasText: 'Kundorder' }).waitFor();
  await page.waitForFunction((title) => document.title === title, `Kundorder · ${words('Flows')} · Lagra`);
  await page.locator('.flow-replay-head input').fill('SO-');
  await page.locator('.p-autocomplete-item').first().click();
  await page.locator('.flow-state[data-active]').first().waitFor();
  const end = await said(page);
  const marks = await page.locator('mark.flow-changed').count();
  await page.locator('.flow-player input').focus();
  await page.keyboard.press('Home');
  expect(await said(page)).not.toBe(end);
  expect(await active(page)).toBeGreaterThan(0);
  expect(await page.locator('mark.flow-changed').count()).toBeLessThanOrEqual(marks);
  await page.getByRole('button', { name: words('One step on') }).click();
  await audit.look(page, 'replay');

  await open(who, '/apps/flows/pick?tab=play');
  for (const event of ['create', 'claim', 'scan']) await page.getByTestId(`play-${event}`).click();
  const switches = page.locator('.flow-play-guards [role=switch]');
  const finish = page.getByTestId('play-finish');
  for (let nth = 0; nth < (await switches.count()); nth++) await switches.nth(nth).click();
  await finish.click();
  const refusal = page.locator('.flow-play-needs');
  await refusal.waitFor();
  await audit.look(page, 'refused');
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await refusal.boundingBox())?.width, 'a reason is read on a phone').toBeGreaterThan(240);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: words('Let the guard say yes') }).click();
  await refusal.waitFor({ state: 'detached' });
  await finish.click();
  await page.locator('.flow-state[data-active][data-flow-id="pick.picked"]').waitFor();
  await page.keyboard.press('Control+z');
  await page.locator('.flow-state[data-active][data-flow-id="pick.picking"]').waitFor();

  await open(who, '/apps/flows/session');
  await page.locator('.flow-live tbody tr').first().waitFor();
  await page.locator('.flow-state[data-active]').first().waitFor();
  await audit.look(page, 'live');
  expect(audit.problems).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('[RC1, RC2, RC4, RQ1, RQ2, RQ4] a session is recorded over a load of the page, reported without a connection, and replayed', async () => {
  const complaints: string[] = [];
  const audit = pageAudit('recordings');
  const who = await visitor('founder', 'en', complaints);
  const { page } = who;
  await open(who, '/dashboard');
  await page.locator('[data-tour=account] > button').click();
  await page.getByRole('menuitem', { name: 'Record what I do' }).click();
  await page.locator('.flow-recording').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.locator('.flow-recording').waitFor();
  await page.getByRole('link', { name: 'Purchase orders' }).click();
  await page.waitForURL(/purchasing/);
  await audit.look(page, 'recording');
  await page.reload();
  await page.getByTestId('stop-recording').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('textarea').fill('The orders hung.');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const recorded = await readDownload(await (await coming).path());
  expect(recorded.typed).toBe(false);
  expect(recorded.entries.some((entry) => entry.kind === 'page' && entry.path.includes('purchas'))).toBe(
    true,
  );
  expect(recorded.entries.filter(({ kind }) => kind === 'load')).toMatchObject([
    { path: '/en/apps/purchasing/orders' },
  ]);
  expect((await replayRecording(recorded)).divergence).toBeNull();

  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText("The server can't be reached").waitFor();
  // It is sent with the connection or the next load, whichever comes first.
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/recordings/'),
  );
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  expect((await sent).status()).toBe(200);
  await open(who, '/apps/flows/recordings');
  const report = page.locator('.flow-reports > li', { hasText: 'The orders hung.' });
  await report.waitFor();
  await report.getByRole('button', { name: 'Replay' }).click();
  await page.locator('.flow-player').waitFor();
  await page.getByText('Today’s charts take every step').waitFor();
  await audit.look(page, 'recordings');
  await page.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await page.getByText('It is not a Lagra recording.').waitFor();
  await report.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('is lost for good').waitFor();
  await audit.look(page, 'delete');
  await dialog.getByRole('button', { name: 'Delete report' }).click();
  await report.waitFor({ state: 'detached' });
  expect(audit.problems).toEqual([]);
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await page.context().close();
});

test('[RC3, RQ3, RS4] a problem is reported without a recording, in Swedish, and a recording ends with the session', async () => {
  const complaints: string[] = [];
  const audit = pageAudit('reports');
  const who = await visitor('founder', 'sv', complaints);
  const { page, words } = who;
  await open(who, '/dashboard');
  const choose = async (item: string): Promise<void> => {
    await page.locator('[data-tour=account] > button').click();
    await page.getByRole('menuitem', { name: words(item) }).click();
  };
  await choose('Report a problem');
  const dialog = page.getByRole('dialog');
  await dialog.locator('textarea').fill('Knappen svarar inte.');
  await audit.look(page, 'report');
  await dialog.getByRole('button', { name: words('Send report') }).click();
  await dialog.getByText(words('The report was sent. Thank you.')).waitFor();
  await dialog
    .getByRole('button', { name: words('Close') })
    .last()
    .click();
  await open(who, '/apps/flows/recordings');
  const report = page.locator('.flow-reports > li', { hasText: 'Knappen svarar inte.' });
  await report.getByText(words('without a recording')).waitFor();
  expect(await report.getByRole('button').count()).toBe(1);
  await report.getByRole('link', { name: '/sv/dashboard' }).waitFor();
  await choose('Record what I do');
  await page.getByRole('button', { name: words('Start recording') }).click();
  await page.locator('.flow-recording').waitFor();
  const kept = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('lagra-recording')));
  expect(await kept()).toContain('lagra-recording');
  await choose('Sign out');
  await dialog.getByText(words('The recording is gone')).waitFor();
  expect(await kept()).toEqual([]);
  await audit.look(page, 'lost');
  expect(audit.problems).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

async function readDownload(path: string): Promise<Recording> {
  const read = readRecording(await readFile(path, 'utf8'));
  if ('bad' in read) throw new Error(read.bad);
  return read.recording;
}
