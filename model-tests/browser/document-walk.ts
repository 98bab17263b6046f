import type { Page } from 'playwright-core';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { Observation } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import type { CoverPath } from '../kernel/cover.ts';
import { nodeAt } from '../kernel/graph.ts';
import type { Edge } from '../kernel/graph.ts';
import type { LevelPart } from '../kernel/report.ts';
import type { Mismatch } from '../kernel/walk.ts';
import { survey } from '../model/document-case.ts';
import type { DocumentCase, Survey } from '../model/document-case.ts';
import { regionsOf } from '../model/engine-world.ts';
import type { EngineCommand, EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { engine } from '#machines/registry.ts';
import { documentPath } from '#views/document/document-path.ts';
import type { DocumentWords } from '#views/document/document-words.ts';
import { wordsOf } from '#views/document/words-registry.ts';
import { expectedButtons, isAfter } from '../views/expected-buttons.ts';
import { shownAt } from '../views/worlds-to-show.ts';
import { goTo } from './document-places.ts';
import type { DocumentPlace } from './document-places.ts';
import { canonical, pressCommand, seenButtons, showsState } from './document-sight.ts';
import { onlyChanges, ownWays } from './document-ways.ts';
import type { StatePictures } from './state-pictures.ts';
import type { Visitor } from './journey-pages.ts';

interface Walking {
  readonly visitor: Visitor;
  readonly placeOf: (situation: EngineWorld) => Promise<DocumentPlace>;
  readonly picturesOf: (kind: string) => StatePictures;
}

/** What of a case does not depend on how its rows see it. */
type Subject = Pick<DocumentCase<Observation>, 'kind' | 'alphabet' | 'situations'>;

export interface DocumentWalk extends LevelPart {
  /** Definitions that no step of this walk was seen to fire. */
  readonly unseen: string[];
}

const canHappen = ({ event: { around, elsewhere } }: EngineOffer): boolean =>
  !around || elsewhere !== undefined;

/**
 * Walks the cover of a document's transitions at its page: what leads to a transition is given beside the page, the
 * transition itself is pressed on it, or comes to it by the stream where other documents cause it.
 */
export async function walkAtPage<O extends Observation>(
  subject: DocumentCase<O>,
  walking: Walking,
): Promise<DocumentWalk> {
  const { kind } = subject;
  const words = wordsOf(kind);
  if (!words) throw new Error(`${kind} has no page`);
  const began = performance.now();
  const seen = survey(subject, canHappen);
  const at = new PageWalk(subject, seen, words, walking);
  for (const path of seen.transitions.paths) await at.walk(path);
  const chart = engine.types.get(kind)?.chart;
  const ids = chart ? definitionsOf(chart).map(({ id }) => id) : [];
  return {
    chart: kind,
    level: 'browser',
    paths: at.paths,
    steps: at.steps,
    refusals: 0,
    hits: at.hits,
    rows: at.rows,
    failures: at.mismatches,
    ms: performance.now() - began,
    unseen: ids.filter((id) => !(id in at.hits)),
  };
}

class PageWalk {
  readonly hits: Record<string, number> = {};
  /** How often each row was seen on the page. */
  readonly rows: Record<string, number> = {};
  readonly mismatches: Mismatch[] = [];
  paths = 0;
  steps = 0;
  readonly #subject: Subject;
  readonly #seen: Survey;
  readonly #words: DocumentWords;
  readonly #walking: Walking;
  readonly #states = new Set<string>();

  constructor(subject: Subject, seen: Survey, words: DocumentWords, walking: Walking) {
    this.#subject = subject;
    this.#seen = seen;
    this.#words = words;
    this.#walking = walking;
  }

  async walk(path: CoverPath<EngineCommand>): Promise<void> {
    const isNew = (edge: Edge<EngineCommand>): boolean => edge.fired.some((id) => !(id in this.hits));
    const last = path.edges.findLastIndex((edge) => isNew(edge) && this.#way(edge) !== 'nowhere');
    if (last < 0) return;
    const situation = this.#subject.situations().find(({ label }) => label === path.start);
    if (!situation) throw new Error(`no situation ${path.start}`);
    const place = await this.#walking.placeOf(situation.world);
    this.paths += 1;
    const done = [`(${path.start})`];
    let isOpen = false;
    for (const edge of path.edges.slice(0, last + 1)) {
      const way = isNew(edge) ? this.#way(edge) : 'beside';
      const isThere = this.#row(edge.from) !== undefined;
      if (way !== 'beside' && way !== 'nowhere' && !isOpen && isThere) {
        isOpen = true;
        if (this.#fails(done, edge.from, await this.#open(place, edge.from))) return;
      }
      done.push(edge.offer.label);
      const step = this.#step(place, edge, isOpen ? way : 'beside');
      if (this.#fails(done, edge.to, await step.catch(String))) return;
    }
  }

  #fails(done: readonly string[], node: number, problem: string | undefined): boolean {
    if (problem === undefined) return false;
    this.mismatches.push({ path: [...done], expected: canonical(this.#row(node)?.state), got: problem });
    return true;
  }

  /** How a step is made: pressed on the page, watched there while others make it, or beside the page. */
  #way({ offer, from, to }: Edge<EngineCommand>): 'pressed' | 'watched' | 'nowhere' {
    const { event, label } = offer;
    const isOwn = !event.deeds && !event.elsewhere && !event.internal && !event.byAnother;
    const [before, after] = [this.#row(from), this.#row(to)];
    const stays = canonical(before?.state) === canonical(after?.state);
    if (isOwn && this.#pressing(label, event.type))
      return stays && onlyChanges.includes(event.type) ? 'nowhere' : 'pressed';
    // What a form gives is no deed of this page, and what others do is seen where it leads to another state.
    if (isOwn || !before || !after) return 'nowhere';
    return stays ? 'nowhere' : 'watched';
  }

  #pressing(label: string, type: string): ((page: Page) => Promise<void>) | undefined {
    const { visitor } = this.#walking;
    const own = ownWays[this.#subject.kind]?.[label];
    if (own === 'form') return undefined;
    if (own) return () => own(visitor);
    const said = this.#words.commands[type];
    if (!said || said.button === false || label !== type) return undefined;
    return (page) => pressCommand(page, visitor.words, this.#words, type);
  }

  #row(node: number): DocumentRow | undefined {
    const { view, subject } = nodeAt(this.#seen.graph, node).state;
    const table = engine.types.get(this.#subject.kind)?.table.name ?? '';
    return view.getRow(table, subject) as DocumentRow | undefined; // its table holds document rows
  }

  async #open(place: DocumentPlace, node: number): Promise<string | undefined> {
    const { page, origin, language } = this.#walking.visitor;
    const address = `${origin}/${language}${documentPath(this.#subject.kind, place.situation.subject)}`;
    await goTo(page, address, place.company);
    if (!(await showsState(page, place.situation.subject, this.#row(node)?.state)))
      return `the page is at ${await shownState(page)}`;
    return this.#look(node);
  }

  async #step(
    place: DocumentPlace,
    edge: Edge<EngineCommand>,
    way: 'pressed' | 'watched' | 'nowhere' | 'beside',
  ): Promise<string | undefined> {
    const { page } = this.#walking.visitor;
    const { label, event } = edge.offer;
    const before = way === 'pressed' ? await this.#version(place) : undefined;
    if (way === 'pressed') await this.#pressing(label, event.type)?.(page);
    else {
      const offered = this.#subject.alphabet(await place.look()).find((one) => one.label === label);
      if (!offered) return `${label} is not offered where the server is`;
      await place.give(this.#subject.kind, offered.event);
    }
    if (way === 'beside' || way === 'nowhere') return undefined;
    this.steps += 1;
    const state = this.#row(edge.to)?.state;
    if (!(await showsState(page, place.situation.subject, state)))
      return `the page is at ${await shownState(page)}`;
    if (way === 'pressed' && !(await this.#arrived(place, before))) return 'nothing came to the server';
    await page.locator('[data-testid=connectivity][data-state=synced]').waitFor();
    for (const id of edge.fired) this.hits[id] = (this.hits[id] ?? 0) + 1;
    for (const id of this.#seen.rowsOn(edge)) this.rows[id] = (this.rows[id] ?? 0) + 1;
    return this.#look(edge.to);
  }

  /** The page shows what it expects at once; the server has it when the document's version has grown. */
  async #arrived(place: DocumentPlace, before: number | undefined): Promise<boolean> {
    const until = performance.now() + 10_000;
    while ((await this.#version(place)) === before) if (performance.now() > until) return false;
    return true;
  }

  async #version(place: DocumentPlace): Promise<number | undefined> {
    const { view, subject } = await place.look();
    const table = engine.types.get(this.#subject.kind)?.table.name ?? '';
    return (view.getRow(table, subject) as DocumentRow | undefined)?.version; // as above
  }

  /** In each state met for the first time: which buttons there are, and a picture. */
  async #look(node: number): Promise<string | undefined> {
    const { page, words } = this.#walking.visitor;
    const { kind } = this.#subject;
    const commands = this.#words;
    const shown = shownAt(
      this.#seen.graph,
      nodeAt(this.#seen.graph, node),
      kind,
      Object.keys(commands.commands),
    );
    if (!shown) return 'the document is gone';
    const expected = expectedButtons(commands, shown.verdicts);
    const name = canonical(shown.state);
    const key = name + JSON.stringify(expected);
    if (this.#states.has(key)) return undefined;
    this.#states.add(key);
    await this.#walking.picturesOf(kind).take(page, Object.values(regionsOf(shown.state)).join('-'));
    const types = Object.keys(expected);
    const own = types.filter((type) => isAfter(commands, type, shown.verdicts));
    const menu = words('More actions');
    const seen = await seenButtons(page, types, { document: shown.world.subject, menu, own });
    const wrong = types.filter((type) => seen[type] !== expected[type]);
    return wrong.length === 0
      ? undefined
      : wrong.map((type) => `${type} is ${seen[type]}, not ${expected[type]}`).join('; ');
  }
}

const shownState = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[data-document]')?.getAttribute('data-state') ?? 'nothing');
