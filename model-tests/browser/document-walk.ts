import type { Observation } from '../kernel/conform.ts';
import { withSteps } from '../kernel/report-steps.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import type { CoverPath } from '../kernel/cover.ts';
import { nodeAt } from '../kernel/graph.ts';
import type { LevelPart } from '../kernel/report.ts';
import type { Mismatch } from '../kernel/walk.ts';
import { survey } from '../model/document-case.ts';
import type { DocumentCase, Survey } from '../model/document-case.ts';
import { regionsOf } from '../model/engine-world.ts';
import type { EngineCommand, EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { engine } from '#machines/registry.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import '#views/kinds.ts';
import { expectedButtons, isAfter } from '../views/expected-buttons.ts';
import { shownAt } from '../views/worlds-to-show.ts';
import { creationOf } from './document-creations.ts';
import type { Creation } from './document-creations.ts';
import { pageCover } from './document-cover.ts';
import { lookOf, rowOf } from './document-looks.ts';
import type { Look } from './document-looks.ts';
import { mannersAt } from './document-manner.ts';
import type { Manner, Move } from './document-manner.ts';
import { goTo, turnTo } from './document-places.ts';
import type { DocumentPlace } from './document-places.ts';
import { canonical, pressCommand, readingOf, readsElse, seenButtons } from './document-observation.ts';
import { pageActionOf } from './document-actions.ts';
import type { Visitor } from './journey-pages.ts';
import type { StatePictures } from './state-pictures.ts';

interface Walking {
  readonly visitor: Visitor;
  readonly placeOf: (situation: EngineWorld) => Promise<DocumentPlace>;
  readonly picturesOf: (kind: string) => StatePictures;
}

export interface DocumentWalk extends LevelPart {
  /** Definitions that no step of this walk was seen to fire. */
  readonly unseen: string[];
}

const canHappen = ({ event: { around, elsewhere } }: EngineOffer): boolean =>
  !around || elsewhere !== undefined;

/** Milliseconds for an event to reach an open page. */
const MOMENT = 800;

/** Ids of all transitions of a kind's chart. */
export function transitionsOf(kind: string): string[] {
  const chart = engine.types.get(kind)?.chart;
  return chart ? definitionsOf(chart).map(({ id }) => id) : [];
}

/**
 * Walks a cover of a document's transitions at its page: the steps leading to a transition are given outside the page;
 * the transition itself is pressed on the page, or reaches it by the stream where other documents cause it.
 */
export async function walkAtPage<O extends Observation>(
  subject: DocumentCase<O>,
  walking: Walking,
): Promise<DocumentWalk> {
  const { kind } = subject;
  const words = wordsOf(kind);
  if (!words) throw new Error(`${kind} has no page`);
  const began = performance.now();
  const at = new PageWalk(subject, words, walking);
  for (const path of at.paths) await at.walk(path);
  return {
    chart: kind,
    level: 'browser',
    paths: at.paths.length,
    steps: at.steps,
    refusals: 0,
    hits: at.hits,
    rows: at.rows,
    failures: at.failures,
    ms: performance.now() - began,
    unseen: transitionsOf(kind).filter((id) => !(id in at.hits)),
  };
}

/** A company on a path, and whether its document's page is open. */
interface Here {
  readonly place: DocumentPlace;
  /** The browser is in the company. */
  isIn: boolean;
  isOpen: boolean;
}

class PageWalk<O extends Observation> {
  readonly hits: Record<string, number> = {};
  /** How often each row was seen on the page. */
  readonly rows: Record<string, number> = {};
  readonly mismatches: Mismatch[] = [];
  readonly paths: readonly CoverPath<EngineCommand>[];
  steps = 0;
  readonly #subject: DocumentCase<O>;
  readonly #graph: Survey['graph'];
  readonly #rowsOn: Survey['rowsOn'];
  readonly #words: DocumentWords;
  readonly #walking: Walking;
  readonly #look: Look;
  readonly #manner: (edge: Move) => Manner;
  readonly #states = new Set<string>();

  constructor(subject: DocumentCase<O>, words: DocumentWords, walking: Walking) {
    this.#subject = subject;
    ({ graph: this.#graph, rowsOn: this.#rowsOn } = survey(subject, canHappen));
    this.#words = words;
    this.#walking = walking;
    this.#look = lookOf(subject.kind);
    this.#manner = mannersAt(subject.kind, this.#graph, words);
    this.paths = pageCover(this.#graph, (edge) => this.#manner(edge) !== 'beside');
  }

  /** Mismatches, as steps that can be replayed on the chart. */
  get failures() {
    return withSteps(this.#graph, this.mismatches);
  }

  async walk({ start, edges }: CoverPath<EngineCommand>): Promise<void> {
    const situation = this.#subject.situations().find(({ label }) => label === start);
    if (!situation) throw new Error(`no situation ${start}`);
    const place = await this.#walking.placeOf(situation.world);
    const here: Here = { place, isIn: false, isOpen: false };
    const isAllPressed = this.#remembers(edges);
    const done = [`(${start})`];
    for (const edge of edges) {
      done.push(edge.offer.label);
      const manner = this.#manner(edge);
      const isDue = this.#isNew(edge) || (isAllPressed && manner === 'pressed');
      const problem = await this.#go(here, edge, isDue ? manner : 'beside').catch(String);
      if (problem === undefined) continue;
      const expected = canonical(rowOf(this.#kind, this.#world(edge.to))?.state);
      this.mismatches.push({ path: done, expected, got: problem });
      return;
    }
  }

  get #kind(): string {
    return this.#subject.kind;
  }

  #world(node: number): EngineWorld {
    return nodeAt(this.#graph, node).state;
  }

  #isNew({ fired }: Move): boolean {
    return fired.some((id) => !(id in this.hits));
  }

  /** Whether a later step can only be pressed if all steps before it were. */
  #remembers(edges: readonly Move[]): boolean {
    return edges.some(
      (edge) => this.#isNew(edge) && pageActionOf(this.#kind, edge.offer.label)?.action.remembers,
    );
  }

  async #go(here: Here, edge: Move, manner: Manner): Promise<string | undefined> {
    if (manner === 'born') return this.#bear(here, edge);
    if (manner === 'beside') return here.isOpen ? this.#follow(here, edge) : this.#give(here.place, edge);
    const problem = here.isOpen ? undefined : await this.#open(here, edge.from);
    if (problem !== undefined) return problem;
    return manner === 'pressed' ? this.#press(here, edge) : this.#watch(here, edge);
  }

  /** Opens the document's page: with a page load if the browser is not in the company yet. */
  async #open(here: Here, node: number): Promise<string | undefined> {
    const { page } = this.#walking.visitor;
    await this.#turn(here, this.#look.address(here.place.situation.subject));
    here.isOpen = true;
    return (await this.#look.shows(page, this.#world(node))) ?? this.#buttons(node);
  }

  async #turn(here: Here, path: string): Promise<void> {
    const { page, origin, language } = this.#walking.visitor;
    const address = `${origin}/${language}${path}`;
    if (here.isIn) await turnTo(page, address);
    else await goTo(page, address, here.place.company);
    here.isIn = true;
  }

  async #give(place: DocumentPlace, { offer: { label } }: Move): Promise<string | undefined> {
    const offered = this.#subject.alphabet(await place.look()).find((one) => one.label === label);
    if (!offered) return `${label} is not offered where the server is`;
    await place.give(this.#kind, offered.event);
    return undefined;
  }

  async #press(here: Here, edge: Move): Promise<string | undefined> {
    const { visitor } = this.#walking;
    const { page } = visitor;
    const { place } = here;
    const { label, event } = edge.offer;
    const before = rowOf(this.#kind, await place.look())?.version;
    const own = pageActionOf(this.#kind, label);
    const at = { visitor, words: this.#words, world: this.#world(edge.from), figure: own?.figure ?? '' };
    if (own?.action.press) await own.action.press(at);
    else await pressCommand(page, visitor.words, this.#words, event.type);
    if (own?.action.leaves) await this.#turn(here, this.#look.address(place.situation.subject));
    const problem = await this.#look.shows(page, this.#world(edge.to));
    if (problem !== undefined) return problem;
    const now = await this.#arrived(place, before);
    if (!now) return 'nothing came to the server';
    return this.#look.isPage ? (this.#differs(now, edge.to) ?? this.#seen(edge)) : this.#seen(edge);
  }

  /** Waits until the page has no pending commands. */
  #sent(): Promise<void> {
    return this.#walking.visitor.page.locator('[data-testid=connectivity][data-state=synced]').waitFor();
  }

  /** The page shows its prediction at once; the server has the command when the document's version has grown. */
  async #arrived(place: DocumentPlace, before: number | undefined): Promise<EngineWorld | undefined> {
    await this.#sent();
    const until = performance.now() + 10_000;
    for (let now = await place.look(); performance.now() < until; now = await place.look())
      if (rowOf(this.#kind, now)?.version !== before) return now;
    return undefined;
  }

  /** How the result of what the page sent differs from the model. */
  #differs(now: EngineWorld, node: number): string | undefined {
    const { observe } = this.#subject;
    const seen = JSON.stringify(observe(now, this.#subject.engine));
    return seen === nodeAt(this.#graph, node).key ? undefined : `the server has ${seen}`;
  }

  /** Others make the step, and the open page shows it: through its state, or other text on it. */
  async #watch(here: Here, edge: Move): Promise<string | undefined> {
    const { page } = this.#walking.visitor;
    const { place } = here;
    const { subject } = place.situation;
    const text = this.#stays(edge) ? await readingOf(page, subject) : '';
    const problem = (await this.#give(place, edge)) ?? (await this.#look.shows(page, this.#world(edge.to)));
    if (problem !== undefined) return problem;
    if (this.#stays(edge) && !(await readsElse(page, subject, text))) return 'nothing of it is seen';
    return this.#seen(edge);
  }

  /** Given outside an open page: what is pressed next needs the page to have received it. */
  async #follow(here: Here, edge: Move): Promise<string | undefined> {
    const { page } = this.#walking.visitor;
    const { place } = here;
    const { subject } = place.situation;
    const text = await readingOf(page, subject);
    const problem = await this.#give(place, edge);
    if (problem !== undefined) return problem;
    if (!this.#stays(edge)) return this.#look.shows(page, this.#world(edge.to));
    await readsElse(page, subject, text, MOMENT); // or it shows no text of it
    return undefined;
  }

  #stays({ from, to }: Move): boolean {
    const [before, after] = [from, to].map((node) => canonical(rowOf(this.#kind, this.#world(node))?.state));
    return before === after;
  }

  /** A document is created at a page; the walk's own document is created outside it. */
  async #bear(here: Here, edge: Move): Promise<string | undefined> {
    const creation = creationOf(this.#kind, edge.offer.label);
    if (!creation) return 'nothing makes it';
    if (!creation.press) return this.#awaitCreation(here, edge, creation);
    const at = creation.apart ? { ...here, place: await this.#walking.placeOf(here.place.situation) } : here;
    await this.#turn(at, creation.address(at.place));
    const known = new Set((await at.place.held(this.#kind)).map(({ id }) => id));
    await creation.press(this.#walking.visitor, at.place);
    const born = await this.#born(at.place, known);
    if (born === undefined) return 'nothing came to the server';
    await this.#turn(at, this.#look.address(born));
    const problem = await this.#look.shows(this.#walking.visitor.page, this.#world(edge.to), born);
    return problem ?? (await this.#seen(edge, false)) ?? this.#give(here.place, edge);
  }

  async #awaitCreation(here: Here, edge: Move, creation: Creation): Promise<string | undefined> {
    await this.#turn(here, creation.address(here.place));
    const problem = (await this.#give(here.place, edge)) ?? (await this.#open(here, edge.to));
    return problem ?? this.#seen(edge);
  }

  async #born(place: DocumentPlace, known: ReadonlySet<string>): Promise<string | undefined> {
    await this.#sent();
    const until = performance.now() + 10_000;
    while (performance.now() < until) {
      const found = (await place.held(this.#kind)).find(({ id }) => !known.has(id));
      if (found) return found.id;
    }
    return undefined;
  }

  async #seen(edge: Move, hasButtons = true): Promise<string | undefined> {
    await this.#sent();
    this.steps += 1;
    for (const id of edge.fired) this.hits[id] = (this.hits[id] ?? 0) + 1;
    for (const id of this.#rowsOn(edge)) this.rows[id] = (this.rows[id] ?? 0) + 1;
    return hasButtons ? this.#buttons(edge.to) : undefined;
  }

  /** In each state met for the first time: the buttons there, and a picture. */
  async #buttons(node: number): Promise<string | undefined> {
    const { page, words } = this.#walking.visitor;
    const commands = this.#words;
    const shown = shownAt(this.#graph, nodeAt(this.#graph, node), this.#kind, Object.keys(commands.commands));
    if (!shown) return this.#look.isPage ? 'the document is gone' : undefined;
    const expected = expectedButtons(commands, shown.verdicts);
    const key = canonical(shown.state) + JSON.stringify(expected);
    if (this.#states.has(key)) return undefined;
    this.#states.add(key);
    const pictures = this.#walking.picturesOf(this.#kind);
    await pictures.take(page, Object.values(regionsOf(shown.state)).join('-'));
    if (!this.#look.isPage) return undefined;
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
