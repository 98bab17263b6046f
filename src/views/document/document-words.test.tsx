import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { engine } from '#machines/registry.ts';
import { reasons } from '#model/values/reasons.ts';
import { reasonWords } from './reason.messages.ts';
import { wordsOf } from './words-registry.ts';

/** Document types that only other documents speak of. */
const WITHOUT_PAGES = new Set(['company', 'role', 'member']);
const types = [...engine.types.values()].filter(({ kind }) => !WITHOUT_PAGES.has(kind));

describe.each(types)('$kind', ({ kind, chart, commands, facts }) => {
  const words = wordsOf(kind);

  it('[DP1] has words for every state of its chart, and for no other', () => {
    expect(Object.keys(words?.states ?? {}).toSorted()).toEqual(statesOf(chart));
  });

  it('[DP1] has words for every fact', () => {
    expect(Object.keys(words?.facts ?? {}).toSorted()).toEqual(Object.keys(facts).toSorted());
  });

  it('[DP1] has words for every command that a person may give', () => {
    const given = Object.entries(commands).filter(([, { permission }]) => permission !== null);
    expect(Object.keys(words?.commands ?? {})).toEqual(expect.arrayContaining(given.map(([type]) => type)));
  });
});

it('[DP1] has words for every reason', () => {
  expect(Object.keys(reasonWords).toSorted()).toEqual([...new Set(Object.values(reasons).flat())].toSorted());
});

/** The states a document may rest in, `region.state` in a parallel chart; `none` is before it exists. */
function statesOf({ root }: AnyStateMachine): readonly string[] {
  const own = Object.values(root.states);
  if (root.type !== 'parallel') return names(own.map(({ key }) => key));
  return names(own.flatMap((region) => Object.keys(region.states).map((state) => `${region.key}.${state}`)));
}

const names = (states: readonly string[]): readonly string[] =>
  states.filter((state) => !/(^|\.)none$/.test(state)).toSorted();
