import type { AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { conforms } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import type { CoverPath } from '../kernel/cover.ts';
import { explore } from '../kernel/explore.ts';
import { movesFrom } from '../kernel/graph.ts';
import type { Edge, Graph } from '../kernel/graph.ts';
import { surveyApp } from '../model/app-case.ts';
import { inboxCase } from '../model/inbox-case.ts';
import { isWhole, treeBudget, walkApp } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';
import { proxyBuilds } from './build-proxy.ts';
import { keepWalks } from './keep-walks.ts';
import { inboxRows } from '../spec/inbox.rows.ts';
import { everyAction } from './actions.ts';
import {
  forgetful,
  inboxCovers,
  inboxPart,
  inboxSystem,
  inboxTrees,
  type InboxWorld,
} from './inbox-actions.ts';
import { InboxDriver } from './inbox-driver.ts';
import { RequestHolder } from './request-holder.ts';
import { servedBrowser } from './served-browser.ts';
import { statePictures } from './state-pictures.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];
/** Milliseconds for a walk in one language. */
const longest = isWhole ? 3_600_000 : 120_000;

const served = servedBrowser();
const walks: AppWalk[] = [];

const survey = surveyApp(inboxCase(), () => true);
const system = inboxSystem(survey);

/** A person at the bell, and how to end it. */
async function atTheBell(language: Language) {
  const [streams, asks, marks] = [/\/events\/$/, /\/inbox\/$/, /\/inbox\/read\/$/].map(
    (paths) => new RequestHolder(paths),
  ) as [RequestHolder, RequestHolder, RequestHolder]; // one for each
  const proxy = await proxyBuilds(served.origin, [streams, asks, marks]);
  const place = { ...served, proxy, language, streams, asks, marks };
  const pictures = statePictures('inbox', language);
  const driver = new InboxDriver({ system, place, words: wordsIn(language), pictures });
  const close = async (): Promise<void> => {
    await driver.close();
    await proxy.close();
  };
  return { driver, close };
}

/** A device that keeps nothing differs only in its start: its page is loaded, and reloaded. */
function forgetfulPath(): { graph: Graph<InboxWorld, AnyEventObject>; cover: CoverPath<AnyEventObject>[] } {
  const labels = ['the server answers', 'the page is loaded anew'];
  const starts = system.starts.filter(({ label }) => label === forgetful);
  const offers = (world: InboxWorld) => system.offers(world).filter(({ label }) => labels.includes(label));
  const graph = explore({ ...system, starts, offers });
  const edges = labels.reduce<Edge<AnyEventObject>[]>((path, label) => {
    const at = path.at(-1)?.to ?? graph.starts[0]?.node ?? -1;
    return [...path, ...movesFrom(graph, at).filter(({ offer }) => offer.label === label)];
  }, []);
  return { graph, cover: [{ graph: graph.name, start: forgetful, edges }] };
}

const coverOnly = { rowsOf: survey.rowsOf(system), keep: () => false, mine: () => true, from: 0, budget: 0 };

describe.each(languages)('in Chromium in %s', (language) => {
  test(
    '[PATHS] every transition of the inbox is seen at the bell and in its panel as the rows say',
    async () => {
      let ids = definitionsOf(inboxCase().machine).map(({ id }) => id);
      const covers = inboxCovers.map((part) => {
        const graph = explore(inboxPart(system, part));
        const { paths: cover, unreached } = everyAction(graph, ids);
        ids = unreached;
        return { graph, cover };
      });
      const last = forgetfulPath();
      const { driver, close } = await atTheBell(language);
      try {
        for (const { graph, cover } of [...covers, last])
          walks.push(await walkApp({ ...coverOnly, graph, cover }, driver));
      } finally {
        await close();
      }
      const fired = last.cover.flatMap(({ edges }) => edges.flatMap((edge) => edge.fired));
      expect(ids.filter((id) => !fired.includes(id))).toEqual([]);
      expect(conforms(survey.result)).toBe(true);
      expect(walks.flatMap(({ mismatches }) => mismatches)).toEqual([]);
    },
    longest,
  );

  test.each(inboxTrees)(
    '[PATHS] every path of $name is seen at the bell and in its panel',
    async (tree) => {
      const part = inboxPart(system, tree);
      const { driver, close } = await atTheBell(language);
      const route = { ...coverOnly, tree: tree.name, graph: explore(part), cover: [], keep: () => true };
      const walk = await walkApp({ ...route, budget: treeBudget }, driver).finally(close);
      walks.push(walk);
      expect(walk.mismatches).toEqual([]);
    },
    longest,
  );
});

test('[PATHS] what was walked in the browser is kept for the report', () => {
  expect(walks).toHaveLength(languages.length * (inboxCovers.length + 1 + inboxTrees.length));
  keepWalks('inbox', walks, inboxRows);
});
