import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asRead } from '#model/engine/asked-version.ts';
import type { Engine } from '#model/engine/engine.ts';
import { propose } from '#model/engine/propose.ts';
import type { Row } from '#model/engine/rows.ts';
import { keysOf } from '#model/engine/table.ts';
import { listings } from '#model/listings.ts';
import type { Observation } from '../kernel/conform.ts';
import { chance } from '../kernel/random-walk.ts';
import type { DocumentCase } from './document-case.ts';
import { ofEveryDocument } from './document-cases.ts';
import { envOf, worldWith } from './engine-world.ts';
import type { Action, EngineOffer, EngineWorld } from './engine-world.ts';

interface Played {
  readonly kind: string;
  readonly subject: Pick<DocumentCase<Observation>, 'engine' | 'kind' | 'situations' | 'alphabet'>;
}

const playedOf = <O extends Observation>({
  engine,
  kind,
  situations,
  alphabet,
}: DocumentCase<O>): Played => ({
  kind,
  subject: { engine, kind, situations, alphabet },
});

/** What people may type at most, in falling order: the ends that schemas have. */
const ends = [1e13, 1e12, 1e9, 1e8, 1e6, 1e4];

/** The places of figures in plain data. */
function figuresIn(data: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof data === 'number') return [at];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) => figuresIn(inner, [...at, key]));
}

/** The same data with another figure in a place. */
function withFigure(data: unknown, [key, ...rest]: readonly string[], figure: number): unknown {
  if (key === undefined) return figure;
  if (Array.isArray(data))
    return data.map((inner, index) => (String(index) === key ? withFigure(inner, rest, figure) : inner));
  const held = data as Readonly<Record<string, unknown>>; // only objects have further keys
  return { ...held, [key]: withFigure(held[key], rest, figure) };
}

/** A command with every chosen figure as large as its schema takes it. */
function enlarged(engine: Engine, action: Action, choice: number): Action {
  const schema = engine.types.get(action.kind)?.commands[action.type]?.schema;
  const places = figuresIn(action.data);
  let { data } = action;
  for (const [index, place] of places.entries()) {
    // Each figure alone and all of them together come more often than others.
    const isChosen = choice % 3 === 0 || index === choice % places.length || (choice >> index) % 2 === 1;
    const largest = ends.find((end) => schema?.safeParse(withFigure(data, place, end)).success);
    if (isChosen && largest !== undefined) data = withFigure(data, place, largest);
  }
  return { ...action, data };
}

/** What of a row is not exact: a figure in it, or one that look-ups and lists take from it. */
function inexactOf(engine: Engine, table: string, row: Row): string[] {
  const spec = engine.tables.get(table);
  const listing = listings.get(table);
  const own = figuresIn(row).filter((place) => {
    const figure = place.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], row);
    return Math.abs(figure as number) > Number.MAX_SAFE_INTEGER;
  });
  for (const index of Object.keys(spec?.indexes ?? {})) if (spec) keysOf(spec, index, row);
  spec?.isOpen?.(row);
  const listed = Object.entries(listing?.fields ?? {}).flatMap(([name, field]) => {
    const value = 'of' in field ? field.of(row) : 0;
    return typeof value === 'number' && !Number.isSafeInteger(value) ? [`list.${name}`] : [];
  });
  return [...own.map((place) => place.join('.')), ...listed].map((place) => `${table}.${place}`);
}

interface Step {
  readonly wrong: readonly string[];
  readonly next: EngineWorld;
}

/** What an offer does to a world, with its figures or with larger ones; null if it is refused. */
function stepOf(
  subject: Played['subject'],
  world: EngineWorld,
  { event }: EngineOffer,
  choice?: number,
): Step | null {
  const { engine, kind } = subject;
  const actions = event.actions ?? [{ kind, document: world.subject, type: event.type, data: event.data }];
  let next = world;
  const wrong: string[] = [];
  for (const plain of actions) {
    const action = choice === undefined ? plain : enlarged(engine, plain, choice);
    const told = `${action.kind}.${action.type} ${JSON.stringify(action.data)}`;
    try {
      const done = propose(engine, next.view, asRead(engine, next.view, action), envOf(world, event));
      if (!done.accepted) return null;
      for (const [table, rows] of done.overlay.rows)
        for (const row of rows.values())
          if (row) wrong.push(...inexactOf(engine, table, row).map((one) => `${told}: ${one}`));
      next = worldWith(next, done.overlay, engine);
    } catch (error) {
      return { wrong: [`${told}: ${String(error)}`], next };
    }
  }
  return { wrong, next };
}

/** Plays offers that fit, in any order, each with larger figures where it takes them; what went wrong. */
function play(subject: Played['subject'], [start = 0, ...choices]: readonly number[]): readonly string[] {
  const situations = subject.situations();
  let world = situations[start % situations.length]?.world;
  for (const choice of choices) {
    if (!world) break;
    const before: EngineWorld = world;
    const offers = subject
      .alphabet(before)
      .filter(({ event }) => !event.around && event.permitted !== false)
      .filter((offer) => stepOf(subject, before, offer) !== null);
    const offer = offers[choice % offers.length];
    if (!offer) break;
    const step =
      stepOf(subject, before, offer, Math.floor(choice / offers.length)) ?? stepOf(subject, before, offer);
    if (step && step.wrong.length > 0) return step.wrong;
    world = step?.next;
  }
  return [];
}

describe.each(ofEveryDocument(playedOf))('the largest figures of $kind', ({ subject }) => {
  test('[EN27] are taken or refused, and what follows from them is exact', () => {
    const choices = fc.array(fc.nat({ max: 999_999 }), { minLength: 2, maxLength: 25, size: 'max' });
    let found: readonly string[] = [];
    fc.check(
      fc.property(choices, (chosen) => {
        const wrong = play(subject, chosen);
        if (wrong.length > 0) found = wrong;
        return wrong.length === 0;
      }),
      { numRuns: 40, seed: chance },
    );
    expect(found).toEqual([]);
  });
});
