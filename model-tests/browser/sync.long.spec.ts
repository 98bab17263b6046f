import { describe, expect, test } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartWords } from '#views/kit/chart/words/chart-words.ts';
import { conforms } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { explore } from '../kernel/explore.ts';
import { surveyApp } from '../model/app-case.ts';
import { syncCase } from '../model/sync-case.ts';
import { syncRows } from '../spec/sync.rows.ts';
import { isWhole, treeBudget, walkApp } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { proxyBuilds } from './build-proxy.ts';
import { chartDriver } from './chart-driver.ts';
import { browserOf } from './chromium.ts';
import { everyAction } from './actions.ts';
import { keepWalks } from './keep-walks.ts';
import { servedBrowser } from './served-browser.ts';
import { statePictures } from './state-pictures.ts';
import { beyondBrowsers, inTree, syncSystem } from './sync-actions.ts';
import { openSyncDevice, syncDoors } from './sync-device.ts';
import type { AtCompany } from './sync-device.ts';
import { syncPage } from './sync-page.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];
const states = [
  'opening',
  'bootstrapping',
  'bootstrapping-progress',
  'broken',
  'offline',
  'online',
  'outdated',
];

const served = servedBrowser();
const walks: AppWalk[] = [];

/** A person whose device has a company, with all its doors controlled by the walk. */
async function withCompany(language: Language, walk: (at: AtCompany) => Promise<void>): Promise<void> {
  const doors = syncDoors();
  const { origin, close } = await proxyBuilds(served.origin, Object.values(doors));
  const context = await served.browser.newContext(browserOf(language));
  context.setDefaultTimeout(15_000);
  try {
    const page = await context.newPage();
    const visitor = { page, context, origin, language, words: wordsIn(language), doors };
    await walk(await openSyncDevice(visitor, served.origin));
  } finally {
    await context.close();
    await close();
  }
}

describe.each(languages)('in Chromium in %s', (language) => {
  test(
    '[PATHS] every transition of a company that comes into step is seen on its page as the rows say',
    async () => {
      const survey = surveyApp(syncCase(), () => true);
      const chart = chartWords(await flowLanguage(language), 'sync');
      const ids = definitionsOf(syncCase().machine).map(({ id }) => id);
      const pictures = statePictures('sync', language);
      let left: readonly string[] = ids;
      let walk: AppWalk | undefined;
      await withCompany(language, async (at) => {
        const system = syncSystem(survey, at.portions);
        const graph = explore(system);
        const { paths: cover, unreached } = everyAction(graph, ids);
        left = unreached;
        const how = { rowsOf: survey.rowsOf(system), mine: () => true, from: 0, budget: treeBudget };
        const chartPage = syncPage(at, { words: at.words, chart }, pictures);
        walk = await walkApp({ graph, cover, keep: inTree, ...how }, chartDriver(system, chartPage));
        walks.push(walk);
      });
      expect(conforms(survey.result)).toBe(true);
      expect(left).toEqual(Object.keys(beyondBrowsers));
      expect(walk?.mismatches).toEqual([]);
      expect(states.filter((state) => !pictures.taken.has(state))).toEqual([]);
    },
    isWhole ? 3_600_000 : 120_000,
  );
});

test('[PATHS] what was walked in the browser is kept for the report', () => {
  expect(walks).toHaveLength(languages.length);
  keepWalks('sync', walks, syncRows);
});
