import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { conforms } from '../kernel/conform.ts';
import { explore } from '../kernel/explore.ts';
import { writeLevel } from '../kernel/report-parts.ts';
import { surveyApp } from '../model/app-case.ts';
import { submissionCase } from '../model/submission-case.ts';
import { walkApp, walkedPart } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { proxyBuilds } from './build-proxy.ts';
import { chartDriver } from './chart-driver.ts';
import { browserOf, launchChromium } from './chromium.ts';
import { everyDeed } from './deeds.ts';
import { startJourneyServer } from './journey-server.ts';
import type { JourneyServer } from './journey-server.ts';
import { RequestHolder } from './request-holder.ts';
import { statePictures } from './state-pictures.ts';
import { sentPages, sentTo, submissionHands, systemOf } from './submission-hands.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];
const wholeTree = { keep: () => true, mine: () => true, from: 0, budget: Number.POSITIVE_INFINITY };

let server: JourneyServer;
let browser: Browser;
const walks: Record<'submission', AppWalk[]> = { submission: [] };

beforeAll(async () => {
  [server, browser] = await Promise.all([startJourneyServer(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Somebody at a server, some of whose doors are in the walk's hands; all is left when that is over. */
async function atDoors(
  language: Language,
  doors: readonly RequestHolder[],
  walk: (at: {
    page: Page;
    context: BrowserContext;
    proxy: Awaited<ReturnType<typeof proxyBuilds>>;
  }) => Promise<void>,
): Promise<void> {
  const proxy = await proxyBuilds(server.origin, doors);
  const context = await browser.newContext(browserOf(language));
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
        left = everyDeed(graph, left).unreached;
        const route = { graph, cover: [], tree: sent.path, rowsOf: survey.rowsOf(system), ...wholeTree };
        const walk = await walkApp(route, chartDriver(system, submissionHands(sent, sending)));
        walks.submission.push(walk);
        expect(walk.mismatches).toEqual([]);
      }
    });
    expect(conforms(survey.result)).toBe(true);
    expect(left).toEqual([]);
  });
});

test('[PATHS] what was walked in the browser is kept for the report', () => {
  expect(walks.submission).toHaveLength(languages.length * sentPages.length);
  for (const [chart, walked] of Object.entries(walks)) writeLevel(walkedPart(chart, walked));
});
