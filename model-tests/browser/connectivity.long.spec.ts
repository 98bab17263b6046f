import type { Page } from 'playwright-core';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ASK_EVERY } from '#services/tabs/tab-leader.ts';
import { conforms } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { explore } from '../kernel/explore.ts';
import { surveyApp } from '../model/app-case.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { connectivityCase } from '../model/connectivity-case.ts';
import { installCase } from '../model/install-case.ts';
import { isWhole, treeBudget, walkApp } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { proxyBuilds } from './build-proxy.ts';
import { keepWalks } from './keep-walks.ts';
import { connectivityRows } from '../spec/connectivity.rows.ts';
import { installRows } from '../spec/install.rows.ts';
import { browserOf } from './chromium.ts';
import {
  beyondBrowsers,
  connectivityPart,
  connectivitySystem,
  connectivityTrees,
  ofConnection,
} from './connectivity-actions.ts';
import { ConnectivityDriver } from './connectivity-driver.ts';
import { openDevice, writeComment } from './connectivity-page.ts';
import { everyAction } from './actions.ts';
import { InstallDriver, installSystem } from './install-driver.ts';
import { signIn } from './journey-pages.ts';
import { RequestHolder } from './request-holder.ts';
import { servedBrowser } from './served-browser.ts';
import { statePictures } from './state-pictures.ts';
import { pageWordsIn, wordsIn } from './words.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];

const served = servedBrowser();
const walks: AppWalk[] = [];
const installWalks: AppWalk[] = [];
const wholeTree = { keep: () => true, mine: () => true, from: 0, budget: Number.POSITIVE_INFINITY };

/** On one device, with its doors to the server controlled by the walk. */
async function walkIn(
  language: Language,
  system: AppSurvey['system'],
  route: Parameters<typeof walkApp<AnyMachineSnapshot, AnyEventObject>>[0],
): Promise<AppWalk> {
  const [streams, commands] = [new RequestHolder(/\/events\/$/), new RequestHolder(/\/commands\/$/)];
  const proxy = await proxyBuilds(served.origin, [streams, commands]);
  const device = { browser: served.browser, proxy, language, streams, commands };
  const pictures = statePictures('connectivity', language);
  const driver = new ConnectivityDriver({
    system,
    device,
    words: wordsIn(language),
    pageWords: pageWordsIn(language),
    pictures,
  });
  return walkApp(route, driver).finally(async () => {
    await driver.close();
    await proxy.close();
  });
}

describe.each(languages)('in Chromium in %s', (language) => {
  test('[PATHS] every transition of the connectivity is seen in the pill and its list as the rows say', async () => {
    const subject = connectivityCase();
    const survey = surveyApp(subject, () => true);
    const system = connectivitySystem(survey);
    const graph = explore(system);
    const ids = definitionsOf(subject.machine).map(({ id }) => id);
    const { paths: cover, unreached } = everyAction(graph, ids);
    const route = { graph, cover, rowsOf: survey.rowsOf(system), ...wholeTree };
    const keep = ({ word }: { word: string }): boolean => ofConnection.some((label) => label === word);
    const walk = await walkIn(language, system, { ...route, keep });
    walks.push(walk);
    expect(conforms(survey.result)).toBe(true);
    expect(unreached).toEqual(beyondBrowsers);
    expect(walk.mismatches).toEqual([]);
  }, 240_000);

  test.each(connectivityTrees)(
    '[PATHS] every path of $name is seen in the pill and its list',
    async (tree) => {
      const survey = surveyApp(connectivityCase(), () => true);
      const system = connectivityPart(connectivitySystem(survey), tree);
      const graph = explore(system);
      const route = { graph, cover: [], rowsOf: survey.rowsOf(system), ...wholeTree };
      const walk = await walkIn(language, system, { ...route, tree: tree.name, budget: treeBudget });
      walks.push(walk);
      expect(walk.mismatches).toEqual([]);
    },
    isWhole ? 3_600_000 : 60_000,
  );
});

describe.each(languages)('in Chromium in %s', (language) => {
  test('[PATHS] every path of the offer to install the application is seen in the menu as the rows say', async () => {
    const survey = surveyApp(installCase(), () => true);
    const system = installSystem(survey);
    const graph = explore(system);
    const { unreached } = everyAction(
      graph,
      definitionsOf(installCase().machine).map(({ id }) => id),
    );
    const words = wordsIn(language);
    const context = await served.browser.newContext(browserOf(language));
    const page = await context.newPage();
    await signIn({ page, origin: served.origin, language, words }, 'viewer');
    await page.goto(`${served.origin}/${language}/apps/settings/profile`);
    const driver = new InstallDriver({ system, page, words, pictures: statePictures('install', language) });
    const walk = await walkApp(
      { graph, cover: [], rowsOf: survey.rowsOf(system), ...wholeTree },
      driver,
    ).finally(() => context.close());
    installWalks.push(walk);
    expect(conforms(survey.result)).toBe(true);
    expect(unreached).toEqual([]);
    expect(walk.treePaths).toHaveLength(walk.treeSize);
    expect(walk.mismatches).toEqual([]);
  });

  test('[TAB2] a page in front takes the lead from one that no longer answers, and [TAB3] that one follows', async () => {
    const { context, page, streams, commands, change, pill, close } = await atOpenDoors(language);
    const said = `The other tab hangs (${language})`;
    try {
      const second = await context.newPage();
      await second.addInitScript(askOften, ASK_EVERY);
      await second.goto(page.url());
      await pill(second, 'synced');
      await second.locator('.comment-composer textarea').waitFor();
      streams.shut();
      commands.shut();
      await second.bringToFront();
      const hung = await context.newCDPSession(page);
      await hung.send('Debugger.enable');
      await hung.send('Debugger.pause');
      (await streams.next()).pass();
      await pill(second, 'synced');
      await writeComment(second, said);
      await pill(second, 'sending');
      (await commands.next()).pass();
      await pill(second, 'synced');
      await hung.send('Debugger.resume');
      await page.getByText(said).waitFor();
      await change();
      // The hung tab passes its commands on to the leading tab.
      (await commands.next()).pass();
      await pill(page, 'synced');
      expect(commands.held).toBe(0);
    } finally {
      await close();
    }
  });
});

/** Runs in the page: questions to the leading tab come ten times as often. */
function askOften(every: number): void {
  const { setInterval } = globalThis;
  Object.assign(globalThis, {
    setInterval: (act: () => void, ms: number) => setInterval(act, ms === every ? ms / 10 : ms),
  });
}

/** A device at a server with open doors. */
async function atOpenDoors(language: Language = 'en', room?: number) {
  const [streams, commands] = [new RequestHolder(/\/events\/$/), new RequestHolder(/\/commands\/$/)];
  const proxy = await proxyBuilds(served.origin, [streams, commands]);
  for (const holder of [streams, commands]) holder.open();
  const device = {
    browser: served.browser,
    proxy,
    language,
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
  return { ...opened, streams, commands, pill, close };
}

test('[CON6] a browser without any room works on, and says that it keeps nothing', async () => {
  const { page, commands, change, pill, close } = await atOpenDoors('en', 1);
  try {
    commands.shut();
    await change();
    await pill(page, 'sending');
    await page.getByTestId('connectivity').click();
    const notice = page.locator('.ui-side .ui-notice strong');
    await notice.waitFor();
    expect(await notice.allInnerTexts()).toEqual(["This browser doesn't save anything"]);
    commands.open();
    await pill(page, 'synced');
  } finally {
    await close();
  }
}, 120_000);

const standing = (page: Page): Promise<string | null> =>
  page.locator('[data-testid=connectivity]').getAttribute('data-state');

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
    await pill(page, 'offline'); // reconnected before it was noticed, the page would keep its old stream
    await context.setOffline(false);
    await pill(page, 'outdated');
    const late = await context.newPage();
    await late.goto(page.url());
    for (const tab of [second, late])
      await expect.poll(() => standing(tab), { timeout: 20_000 }).toBe('outdated');
  } finally {
    await close();
  }
}, 120_000);

test('[PATHS] what was walked in the browser is kept for the report', () => {
  expect(walks).toHaveLength(languages.length * (1 + connectivityTrees.length));
  keepWalks('connectivity', walks, connectivityRows);
  keepWalks('install', installWalks, installRows);
});
