import { describe, expect, test } from 'vitest';
import { conforms } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { everyRow } from '../kernel/cover.ts';
import { explore } from '../kernel/explore.ts';
import { surveyApp } from '../model/app-case.ts';
import { preferencesCaseIn } from '../model/preferences-case.ts';
import { isWhole, treeBudget, walkApp } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { keepWalks } from './keep-walks.ts';
import { preferencesRows } from '../spec/preferences.rows.ts';
import { everyAction } from './actions.ts';
import { preferencesSystem } from './preferences-actions.ts';
import { PreferencesDriver } from './preferences-driver.ts';
import { servedBrowser } from './served-browser.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];
/** How many browsers share the tree. */
const together = isWhole ? 3 : 1;
/** Milliseconds for one language. */
const longest = isWhole ? 3_600_000 : 120_000;

const served = servedBrowser();
const walks: AppWalk[] = [];

/** Within the 50 ms after a resize, and while the device is queried, there is no time to do anything else. */
const beyondBrowsers = [
  'preferences.device.settling --windowResized--> preferences.device.settling',
  'preferences.device.detecting --windowResized--> preferences.device.settling',
];

describe.each(languages)('in Chromium in %s', (language) => {
  test(
    '[PATHS] whatever can be done about the preferences is seen on the page and in the storage',
    async () => {
      const subject = preferencesCaseIn(language);
      const survey = surveyApp(subject, () => true);
      const system = preferencesSystem(survey);
      const graph = explore(system);
      const ids = definitionsOf(subject.machine).map(({ id }) => id);
      const { paths, unreached } = everyAction(graph, ids);
      const cover = everyRow(graph, paths, survey.rowsOn(system, graph));
      const at = { system, ...served, language };
      const [first, ...others] = Array.from({ length: together }, () => new PreferencesDriver(at));
      if (!first) throw new Error('nobody walks');
      const walk = await walkApp(
        {
          graph,
          cover,
          rowsOf: survey.rowsOf(system),
          keep: () => true,
          from: 0,
          mine: () => true,
          budget: treeBudget,
        },
        first,
        ...others,
      ).finally(() => Promise.all([first, ...others].map(({ close }) => close())));
      walks.push(walk);
      expect(conforms(survey.result)).toBe(true);
      expect(unreached).toEqual(beyondBrowsers);
      expect(walk.mismatches).toEqual([]);
    },
    longest,
  );
});

test('[PATHS] what was walked in the browser is kept for the report', () => {
  expect(walks).toHaveLength(languages.length);
  keepWalks('preferences', walks, preferencesRows);
});
