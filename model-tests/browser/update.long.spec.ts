import { describe, expect, test } from 'vitest';
import { conforms } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { explore } from '../kernel/explore.ts';
import { surveyApp } from '../model/app-case.ts';
import { updateCase } from '../model/update-case.ts';
import { treeBudget, walkApp } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { proxyBuilds } from './build-proxy.ts';
import { keepWalks } from './keep-walks.ts';
import { updateRows } from '../spec/update.rows.ts';
import { everyAction } from './actions.ts';
import { RequestHolder } from './request-holder.ts';
import { servedBrowser } from './served-browser.ts';
import { statePictures } from './state-pictures.ts';
import { updateSystem } from './update-actions.ts';
import { UpdateDriver } from './update-driver.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];

// Nobody signs in here.
const served = servedBrowser({ settings: { DEMO: '0' } });
const walks: AppWalk[] = [];

describe.each(languages)('in Chromium in %s', (language) => {
  test('[PATHS] every transition of the update is seen on the page as the rows say', async () => {
    const subject = updateCase();
    const survey = surveyApp(subject, () => true);
    const system = updateSystem(survey);
    const graph = explore(system);
    const ids = definitionsOf(subject.machine).map(({ id }) => id);
    const { paths: cover, unreached } = everyAction(graph, ids);
    const manifests = new RequestHolder(/^\/latest-build\.json$/);
    const proxy = await proxyBuilds(served.origin, [manifests]);
    const pictures = statePictures('update', language);
    const driver = new UpdateDriver({
      system,
      browser: served.browser,
      proxy,
      manifests,
      language,
      words: wordsIn(language),
      pictures,
    });
    const walk = await walkApp(
      {
        graph,
        cover,
        rowsOf: survey.rowsOf(system),
        // Another way to the same check: the cover takes it.
        keep: ({ word }) => word !== 'the interval passes',
        mine: () => true,
        from: languages.indexOf(language) / languages.length,
        budget: treeBudget,
      },
      driver,
    ).finally(async () => {
      await driver.close();
      await proxy.close();
    });
    walks.push(walk);
    expect(conforms(survey.result)).toBe(true);
    expect(unreached).toEqual([]);
    expect(walk.mismatches).toEqual([]);
    expect([...pictures.taken].toSorted()).toEqual([
      'checking',
      'finishing',
      'held',
      'offered',
      'taking',
      'waiting',
    ]);
  }, 600_000);
});

test('[PATHS] what was walked in the browser is kept for the report', () => {
  expect(walks).toHaveLength(languages.length);
  keepWalks('update', walks, updateRows);
});
