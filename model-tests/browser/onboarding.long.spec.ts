import { describe, expect, test } from 'vitest';
import { conforms, unwalked } from '../kernel/conform.ts';
import type { Observation } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { explore } from '../kernel/explore.ts';
import { writeLevel } from '../kernel/report-parts.ts';
import { surveyApp } from '../model/app-case.ts';
import type { AppCase } from '../model/app-case.ts';
import { onboardingCase } from '../model/onboarding-case.ts';
import { registrationCase } from '../model/registration-case.ts';
import { isWhole, treeBudget, walkApp, walkedPart } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { proxyBuilds } from './build-proxy.ts';
import type { BuildProxy } from './build-proxy.ts';
import { chartDriver } from './chart-driver.ts';
import { everyAction } from './actions.ts';
import { onboardingAsks, openOnboarding } from './onboarding-page.ts';
import { openRegistration, registrationHolders } from './registration-page.ts';
import { servedBrowser } from './served-browser.ts';
import { allPictured, statePictures } from './state-pictures.ts';
import { stepPage, stepSystem } from './step-page.ts';
import type { StepPage } from './step-page.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];
/** Milliseconds for a chart in one language. */
const longest = isWhole ? 3_600_000 : 120_000;

const served = servedBrowser();
const walks = new Map<string, AppWalk[]>();

interface Opened {
  readonly proxy: BuildProxy;
  readonly at: StepPage;
}

async function atSignUp(language: Language): Promise<Opened> {
  const holders = registrationHolders();
  const proxy = await proxyBuilds(served.origin, [holders.asks, holders.provider]);
  const place = { ...served, proxy, language, words: wordsIn(language) };
  return { proxy, at: await openRegistration(place, holders) };
}

async function atSettingUp(language: Language): Promise<Opened> {
  const asks = onboardingAsks();
  const proxy = await proxyBuilds(served.origin, [asks]);
  const place = { ...served, proxy, language, words: wordsIn(language) };
  return { proxy, at: await openOnboarding(place, asks) };
}

/** Nothing is missing, and everything is as the rows say. */
const sound = { conforms: true, unreached: [], mismatches: [], unwalked: [], unseen: [] };

/** Walks the cover, and the tree when whole trees are walked. */
async function walkSteps<O extends Observation, A>(
  chart: string,
  subject: AppCase<O, A>,
  language: Language,
  { at, proxy }: Opened,
): Promise<object> {
  const survey = surveyApp(subject, () => true);
  const system = stepSystem(survey);
  const graph = explore(system);
  const ids = definitionsOf(subject.machine).map(({ id }) => id);
  const { paths: cover, unreached } = everyAction(graph, ids);
  const pictures = statePictures(chart, language);
  const driver = chartDriver(system, stepPage({ system, at, language, pictures }));
  const walk = await walkApp(
    {
      graph,
      cover,
      rowsOf: survey.rowsOf(system),
      keep: subject.tree?.keep ?? (() => true),
      mine: () => true,
      from: languages.indexOf(language) / languages.length,
      budget: treeBudget,
    },
    driver,
  ).finally(async () => {
    await at.close();
    await proxy.close();
  });
  walks.set(chart, [...(walks.get(chart) ?? []), walk]);
  // Nobody waits at `resuming`.
  const states = allPictured(subject.machine).filter((state) => state !== 'resuming');
  return {
    conforms: conforms(survey.result),
    unreached,
    mismatches: walk.mismatches,
    unwalked: unwalked(subject.spec.rows, 'browser', walk.rows),
    unseen: states.filter((state) => !pictures.taken.has(state)),
  };
}

describe.each(languages)('in Chromium in %s', (language) => {
  test(
    '[PATHS] every transition of the sign-up is seen on the page as the rows say',
    async () => {
      const at = await atSignUp(language);
      expect(await walkSteps('registration', registrationCase(), language, at)).toEqual(sound);
    },
    longest,
  );

  test(
    '[ONB5] every transition of setting a company up is seen on the page as the rows say, to work from wherever it is',
    async () => {
      const at = await atSettingUp(language);
      expect(await walkSteps('onboarding', onboardingCase(), language, at)).toEqual(sound);
    },
    longest,
  );
});

test.each(['registration', 'onboarding'])(
  '[PATHS] what was walked of the %s in the browser is kept for the report',
  (chart) => {
    expect(walks.get(chart)).toHaveLength(languages.length);
    writeLevel(walkedPart(chart, walks.get(chart) ?? []));
  },
);
