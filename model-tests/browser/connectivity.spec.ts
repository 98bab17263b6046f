import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conforms } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { explore } from '../kernel/explore.ts';
import { writeLevel } from '../kernel/report-parts.ts';
import { surveyApp } from '../model/app-case.ts';
import { connectivityCase } from '../model/connectivity-case.ts';
import { walkApp, walkedPart } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { proxyBuilds } from './build-proxy.ts';
import { launchChromium } from './chromium.ts';
import { beyondBrowsers, connectivitySystem, ofConnection } from './connectivity-deeds.ts';
import { ConnectivityDriver } from './connectivity-driver.ts';
import { openDevice } from './connectivity-page.ts';
import { everyDeed } from './deeds.ts';
import { startJourneyServer } from './journey-server.ts';
import type { JourneyServer } from './journey-server.ts';
import { RequestHolder } from './request-holder.ts';
import { statePictures } from './state-pictures.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];

let server: JourneyServer;
let browser: Browser;
const walks: AppWalk[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startJourneyServer(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each(languages)('in Chromium in %s', (language) => {
  test('[PATHS] every transition of the connectivity is seen in the pill and its list as the rows say', async () => {
    const subject = connectivityCase();
    const survey = surveyApp(subject, () => true);
    const system = connectivitySystem(survey);
    const graph = explore(system);
    const ids = definitionsOf(subject.machine).map(({ id }) => id);
    const { paths: cover, unreached } = everyDeed(graph, ids);
    const [streams, commands] = [new RequestHolder(/\/events\/$/), new RequestHolder(/\/commands\/$/)];
    const proxy = await proxyBuilds(server.origin, [streams, commands]);
    const words = wordsIn(language);
    const pictures = statePictures('connectivity', language);
    const device = { browser, proxy, language, streams, commands };
    const driver = new ConnectivityDriver({ system, device, words, pictures });
    const walk = await walkApp(
      {
        graph,
        cover,
        rowsOf: survey.rowsOf(system),
        keep: ({ word }) => ofConnection.includes(word),
        mine: () => true,
        from: 0,
        budget: Number.POSITIVE_INFINITY,
      },
      driver,
    ).finally(async () => {
      await driver.close();
      await proxy.close();
    });
    walks.push(walk);
    expect(conforms(survey.result)).toBe(true);
    expect(unreached).toEqual(beyondBrowsers);
    expect(walk.mismatches).toEqual([]);
  }, 240_000);
});

/** A device at a server whose doors are open. */
async function atOpenDoors(room?: number) {
  const [streams, commands] = [new RequestHolder(/\/events\/$/), new RequestHolder(/\/commands\/$/)];
  const proxy = await proxyBuilds(server.origin, [streams, commands]);
  for (const holder of [streams, commands]) holder.open();
  const device = {
    browser,
    proxy,
    language: 'en' as const,
    streams,
    commands,
    ...(room !== undefined && { room }),
  };
  const opened = await openDevice(device);
  const pill = (page: Page, state: string): Promise<void> =>
    page.locator(`[data-testid=connectivity][data-state=${state}]`).waitFor();
  await pill(opened.page, 'synced');
  const close = async (): Promise<void> => {
    await opened.context.close();
    await proxy.close();
  };
  return { ...opened, commands, pill, close };
}

test('[CON6] a browser without any room works on, and says that it keeps nothing', async () => {
  const { page, commands, change, pill, close } = await atOpenDoors(1);
  try {
    commands.shut();
    await change();
    await pill(page, 'sending');
    await page.getByTestId('connectivity').click();
    const notice = page.locator('.ui-side .ui-notice strong');
    await notice.waitFor();
    expect(await notice.allInnerTexts()).toEqual(['This browser keeps nothing']);
    commands.open();
    await pill(page, 'synced');
  } finally {
    await close();
  }
}, 120_000);

test('[CON4] that the server is newer is known in every tab, though one alone holds the stream', async () => {
  const { context, page, pill, close } = await atOpenDoors();
  try {
    const second = await context.newPage();
    await second.goto(page.url());
    await pill(second, 'synced');
    await context.route(/\/events\/\?/, (route) => {
      const elsewhere = new URL(route.request().url());
      elsewhere.searchParams.set('schema', 'of-another-build');
      return route.continue({ url: elsewhere.href });
    });
    await context.setOffline(true);
    await context.setOffline(false);
    await pill(page, 'outdated');
    const words = second.locator('[data-testid=connectivity]');
    await expect.poll(() => words.getAttribute('data-state'), { timeout: 20_000 }).toBe('outdated');
  } finally {
    await close();
  }
}, 120_000);

test('[PATHS] what was walked in the browser is kept for the report', () => {
  expect(walks).toHaveLength(languages.length);
  writeLevel(walkedPart('connectivity', walks));
});
