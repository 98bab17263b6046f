import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { conforms } from '../kernel/conform.ts';
import { explore } from '../kernel/explore.ts';
import { surveyApp } from '../model/app-case.ts';
import { bulkRunCase } from '../model/bulk-run-case.ts';
import { pageCase } from '../model/page-case.ts';
import { submissionCase } from '../model/submission-case.ts';
import { treeBudget, walkApp } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { proxyBuilds } from './build-proxy.ts';
import { bulkRunSystem } from './bulk-run-actions.ts';
import { bulkRunPage } from './bulk-run-page.ts';
import { chartDriver } from './chart-driver.ts';
import { keepWalks } from './keep-walks.ts';
import { submissionRows } from '../spec/submission.rows.ts';
import { bulkRows } from '../spec/bulk-run.rows.ts';
import { pageRows } from '../spec/page.rows.ts';
import { browserOf } from './chromium.ts';
import { everyAction } from './actions.ts';
import { signIn } from './journey-pages.ts';
import { pageSystem } from './page-actions.ts';
import { readingPage } from './reading-page.ts';
import { RequestHolder } from './request-holder.ts';
import { servedBrowser } from './served-browser.ts';
import { statePictures } from './state-pictures.ts';
import { sentPages, sentTo, submissionPage, systemOf } from './submission-page.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];
const wholeTree = { keep: () => true, mine: () => true, from: 0, budget: Number.POSITIVE_INFINITY };

const served = servedBrowser();
const walks: Record<'submission' | 'bulkRun' | 'page', AppWalk[]> = { submission: [], bulkRun: [], page: [] };

/** A person at a server, some of whose doors the walk controls; cleaned up afterwards. */
async function atDoors(
  language: Language,
  doors: readonly RequestHolder[],
  walk: (at: {
    page: Page;
    context: BrowserContext;
    proxy: Awaited<ReturnType<typeof proxyBuilds>>;
  }) => Promise<void>,
): Promise<void> {
  const proxy = await proxyBuilds(served.origin, doors);
  const context = await served.browser.newContext(browserOf(language));
  context.setDefaultTimeout(15_000);
  try {
    await walk({ page: await context.newPage(), context, proxy });
  } finally {
    await context.close();
    await proxy.close();
  }
}

describe.each(languages)('in Chromium in %s', (language) => {
  test('[PATHS] every path of a form and of a link that is sent is seen on its page as the rows say', async () => {
    const subject = submissionCase();
    const survey = surveyApp(subject, () => true);
    const requests = new RequestHolder(sentTo);
    const pictures = statePictures('submission', language);
    let left = definitionsOf(subject.machine).map(({ id }) => id);
    await atDoors(language, [requests], async ({ page, proxy }) => {
      const sending = { page, proxy, requests, language, words: wordsIn(language), pictures };
      for (const sent of sentPages) {
        const system = systemOf(survey.system, sent);
        const graph = explore(system);
        left = everyAction(graph, left).unreached;
        const route = { graph, cover: [], tree: sent.path, rowsOf: survey.rowsOf(system), ...wholeTree };
        const walk = await walkApp(route, chartDriver(system, submissionPage(sent, sending)));
        walks.submission.push(walk);
        expect(walk.mismatches).toEqual([]);
      }
    });
    expect(conforms(survey.result)).toBe(true);
    expect(left).toEqual([]);
  });

  test('[PATHS] every transition of a run over many documents is seen in its dialog as the rows say', async () => {
    const survey = surveyApp(bulkRunCase(), () => true);
    const system = bulkRunSystem(survey);
    const graph = explore(system);
    const ids = definitionsOf(bulkRunCase().machine).map(({ id }) => id);
    const { paths: cover, unreached } = everyAction(graph, ids);
    const commands = new RequestHolder(/\/commands\/$/);
    const pictures = statePictures('bulkRun', language);
    await atDoors(language, [commands], async ({ page, proxy }) => {
      const visitor = { page, origin: proxy.origin, language, words: wordsIn(language) };
      await signIn(visitor, 'admin');
      const chartPage = await bulkRunPage({ ...visitor, behind: served.origin, commands }, pictures);
      const route = { graph, cover, rowsOf: survey.rowsOf(system), ...wholeTree, budget: treeBudget };
      walks.bulkRun.push(await walkApp(route, chartDriver(system, chartPage)));
    });
    expect(conforms(survey.result)).toBe(true);
    expect(unreached).toEqual([]);
    expect(walks.bulkRun.flatMap(({ mismatches }) => mismatches)).toEqual([]);
    expect([...pictures.taken].toSorted()).toEqual(['finished', 'giving', 'idle']);
  });

  test('[PATHS] every transition of where one is on a page is seen on it as the rows say', async () => {
    const survey = surveyApp(pageCase, () => true);
    const words = wordsIn(language);
    const system = pageSystem(survey, words);
    const graph = explore(system);
    const ids = definitionsOf(pageCase.machine).map(({ id }) => id);
    const { paths: cover, unreached } = everyAction(graph, ids);
    const pictures = statePictures('page', language);
    await atDoors(language, [], async ({ page, proxy }) => {
      const visitor = { page, origin: proxy.origin, language, words };
      await signIn(visitor, 'admin');
      const chartPage = await readingPage(visitor, pictures);
      const keep = pageCase.tree?.keep ?? (() => true);
      const route = { graph, cover, rowsOf: survey.rowsOf(system), ...wholeTree, keep, budget: treeBudget };
      walks.page.push(await walkApp(route, chartDriver(system, chartPage)));
    });
    expect(conforms(survey.result)).toBe(true);
    expect(unreached).toEqual([]);
    expect(walks.page.flatMap(({ mismatches }) => mismatches)).toEqual([]);
    const states = new Set([...pictures.taken].flatMap((name) => name.split('-')));
    expect(['nearTop', 'away', 'current', 'changing'].filter((state) => !states.has(state))).toEqual([]);
  });
});

test('[PATHS] what was walked in the browser is kept for the report', () => {
  expect(walks.submission).toHaveLength(languages.length * sentPages.length);
  expect(walks.bulkRun).toHaveLength(languages.length);
  expect(walks.page).toHaveLength(languages.length);
  keepWalks('submission', walks.submission, submissionRows);
  keepWalks('bulkRun', walks.bulkRun, bulkRows);
  keepWalks('page', walks.page, pageRows);
});
