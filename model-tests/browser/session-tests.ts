import { describe, expect, test } from 'vitest';
import { conforms } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { everyRow, everyTransition } from '../kernel/cover.ts';
import { explore } from '../kernel/explore.ts';
import type { Offer } from '../kernel/graph.ts';
import { surveyApp } from '../model/app-case.ts';
import { companySwitchCase } from '../model/company-switch-case.ts';
import { sessionCase } from '../model/session-case.ts';
import { isWhole, treeBudget, walkApp } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { keepWalks } from './keep-walks.ts';
import { sessionRows } from '../spec/session.rows.ts';
import { companySwitchRows } from '../spec/company-switch.rows.ts';
import { servedBrowser } from './served-browser.ts';
import { beginAnew, openBrowser, signOutElsewhere, untilSynced } from './session-browser.ts';
import type { Place } from './session-browser.ts';
import { SessionDriver } from './session-driver.ts';
import { sessionSystem } from './session-offers.ts';
import { meetPeople } from './session-people.ts';
import { allPictured, statePictures } from './state-pictures.ts';
import { chooseCompany, SwitchDriver, switchSystem } from './switch-driver.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const timeout = isWhole ? 7_200_000 : 240_000;
/** How many browsers walk the tree in parallel: each waits more than it works. */
const walkers = 3;

const served = servedBrowser();

const placeIn = (language: Language): Place => ({
  ...served,
  language,
  words: wordsIn(language),
});

/** Each language begins elsewhere in the tree. */
const from = (language: Language): number => (language === 'sv' ? 0.5 : 0);

const mine = (): boolean => true;

const several = <D>(make: () => D): [D, ...D[]] => [
  make(),
  ...Array.from({ length: walkers - 1 }, () => make()),
];
const closeAll = (drivers: readonly { close: () => Promise<void> }[]) => async (): Promise<void> => {
  for (const { close } of drivers) await close();
};

/** The tree has one person; what belongs to no outcome is left to the cover, as at the chart's own level. */
const inTree = ({ label, word }: Offer<unknown>): boolean =>
  !['enter page', 'permissions changed', 'profile changed', 'cancel'].includes(word) &&
  !/Bea|elsewhere|malformed|silently|unsent/.test(label);

const [out, expired] = ['session.unauthenticated', 'session.authenticated.expired'];

/** The second factor takes people who have one: `second-factor.long.spec.ts` signs in with each. */
const factorBefore = [
  `${out}.signingIn --xstate.done.actor.signIn[0]--> ${out}.askingFactor`,
  `${out}.askingFactor --giveFactor--> ${out}.givingFactor`,
  `${out}.askingFactor --cancel--> ${out}.idle`,
  `${out}.askingFactor --signedInElsewhere--> session.authenticated.loadingPermissions`,
  `${out}.givingFactor --xstate.done.actor.giveFactor--> session.authenticated.arriving`,
  `${out}.givingFactor --xstate.error.actor.giveFactor--> ${out}.askingFactor`,
];
const factorAgain = [
  `${expired}.signingIn --xstate.done.actor.signInAgain[0]--> ${expired}.askingFactor`,
  `${expired}.askingFactor --giveFactor--> ${expired}.givingFactor`,
  `${expired}.askingFactor --cancel--> ${expired}.asking`,
  `${expired}.givingFactor --xstate.done.actor.giveFactorAgain[0]--> session.authenticated.loadingPermissions`,
  `${expired}.givingFactor --xstate.done.actor.giveFactorAgain[1]--> session.authenticated.arriving`,
  `${expired}.givingFactor --xstate.error.actor.giveFactorAgain--> ${expired}.askingFactor`,
];
const factorStates = [
  'unauthenticated-askingFactor',
  'unauthenticated-givingFactor',
  'authenticated-expired-askingFactor',
  'authenticated-expired-givingFactor',
];

/**
 * What no browser can make happen: while a sign-out awaits its answer nothing else can be pressed and the page leaves
 * with that answer, and an ended session does not end again, since its page asks the server for nothing.
 */
const beyondBrowsers = [
  'session.authenticated.signingOut --signOut--> (internal)',
  'session.authenticated.signingOut --expire--> (internal)',
  'session.authenticated.expired --expire--> (internal)',
];

/** Nothing deviates from the rows, and nothing is missing. */
const sound = { conforms: true, unreached: [], mismatches: [], unseen: [] };
const asStated = {
  ...sound,
  unreached: [...factorBefore, ...beyondBrowsers, ...factorAgain],
  unseen: ['restoring', ...factorStates],
};

/** The session's cover in these languages. */
export function describeSession(languages: readonly Language[]): void {
  const walks: AppWalk[] = [];
  describe.each(languages)('in Chromium in %s', (language) => {
    test(
      '[PATHS] every transition of a session that a browser can cause is seen on the page as the rows say',
      async () => expect(await walkSession(language, walks)).toEqual(asStated),
      timeout,
    );
  });

  test('[PATHS] what was walked of the session in the browser is kept for the report', () => {
    expect(walks).toHaveLength(languages.length);
    for (const walk of walks) tellOf('session', walk);
    keepWalks('session', walks, sessionRows);
    expect(isWhole ? walks.filter(isPartly) : []).toEqual([]);
  });
}

/** The switch of companies in these languages: its cover, or its tree as well. */
export function describeSwitch(languages: readonly Language[], { isTree }: { isTree: boolean }): void {
  const walks: AppWalk[] = [];
  describe.each(languages)('in Chromium in %s', (language) => {
    test(
      '[PATHS] every transition of a company switch is seen on the page as the rows say',
      async () => expect(await walkSwitch(language, walks, isTree)).toEqual(sound),
      timeout,
    );

    test('[SES10] a sign-out on another tab while a company is switched leaves nothing of the session', async () => {
      expect(await signOutBesides(language)).toEqual([]);
    });
  });

  test('[PATHS] what was walked of the company switch in the browser is kept for the report', () => {
    expect(walks).toHaveLength(languages.length);
    for (const walk of walks) tellOf('companySwitch', walk);
    keepWalks('companySwitch', walks, companySwitchRows);
    expect(isTree ? walks.filter(isPartly) : []).toEqual([]);
  });
}

const isPartly = ({ treePaths, treeSize }: AppWalk): boolean => treePaths.length < treeSize;

function tellOf(chart: string, { treePaths, treeSize, steps, ms }: AppWalk): void {
  const seconds = Math.round(ms / 1000);
  console.log(`${chart}: ${treePaths.length} of ${treeSize} paths, ${steps} steps, ${seconds} s`);
}

async function walkSession(language: Language, walks: AppWalk[]): Promise<object> {
  const people = await meetPeople(served.origin, language);
  const subject = sessionCase(people.answers);
  const { observe } = subject.spec;
  const survey = surveyApp(subject, () => true);
  const system = sessionSystem(survey, observe, people);
  const graph = explore(system);
  const ids = definitionsOf(subject.machine).map(({ id }) => id);
  const { paths, unreached } = everyTransition([graph], ids);
  const cover = everyRow(graph, paths, survey.rowsOn(system, graph));
  const pictures = statePictures('session', language);
  const options = { system, observe, people, place: placeIn(language), pictures };
  const drivers = several(() => new SessionDriver(options));
  const rowsOf = survey.rowsOf(system);
  const route = {
    graph,
    cover,
    rowsOf,
    keep: inTree,
    mine,
    from: from(language),
    budget: treeBudget,
  };
  const walk = await walkApp(route, ...drivers).finally(closeAll(drivers));
  walks.push(walk);
  const unseen = allPictured(subject.machine).filter((state) => !pictures.taken.has(state));
  return { conforms: conforms(survey.result), unreached, mismatches: walk.mismatches, unseen };
}

async function walkSwitch(language: Language, walks: AppWalk[], isTree: boolean): Promise<object> {
  const people = await meetPeople(served.origin, language);
  const subject = companySwitchCase(people.answers);
  const survey = surveyApp(subject, () => true);
  const system = switchSystem(survey);
  const graph = explore(system);
  const ids = definitionsOf(subject.machine).map(({ id }) => id);
  const { paths, unreached } = everyTransition([graph], ids);
  const cover = everyRow(graph, paths, survey.rowsOn(system, graph));
  const { observe } = subject.spec;
  const pictures = statePictures('companySwitch', language);
  const options = { system, observe, people, place: placeIn(language), pictures };
  const drivers = several(() => new SwitchDriver(options));
  const rowsOf = survey.rowsOf(system);
  const route = {
    graph,
    cover,
    rowsOf,
    keep: () => true,
    mine,
    from: 0,
    budget: isTree ? Number.POSITIVE_INFINITY : 0,
  };
  const walk = await walkApp(route, ...drivers).finally(closeAll(drivers));
  walks.push(walk);
  const unseen = allPictured(subject.machine).filter((state) => !pictures.taken.has(state));
  return { conforms: conforms(survey.result), unreached, mismatches: walk.mismatches, unseen };
}

/** Signs out in another tab during a switch; returns what is still kept of the session. */
async function signOutBesides(language: Language): Promise<readonly string[]> {
  const people = await meetPeople(served.origin, language);
  const at = await openBrowser(placeIn(language));
  const { page, gate, context } = at;
  const kept = (): Promise<string[]> =>
    page.evaluate(() => [
      ...['user-companies', 'active-company', 'lagra-user'].filter((key) => key in localStorage),
      ...(document.cookie.includes('userAbilityRules=') ? ['rules'] : []),
    ]);
  const entries = {
    'user-companies': JSON.stringify(people.answers.asAnn.companies),
    'active-company': JSON.stringify(people.home),
  };
  await beginAnew(at, { cookies: await people.freshSession('ann'), entries });
  await gate.open();
  await page.goto(`${served.origin}/${language}/dashboard`);
  await untilSynced(at);
  expect(await kept()).toEqual(['user-companies', 'active-company', 'rules']);
  await gate.shut();
  await chooseCompany(page, people.other.name);
  const change = await gate.take('auth/switch-company/');
  await change.continue();
  const rights = await gate.take('core/users/me/permissions/');
  await signOutElsewhere(at);
  const loadedAnew = page.waitForEvent('load'); // at the end of the switch
  await rights.continue();
  await gate.open();
  await loadedAnew;
  await page.locator('main form [name=password]').waitFor();
  const left = await kept();
  await context.close();
  return left;
}
