import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { engine } from '#machines/registry.ts';
import { importCounts } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { z } from 'zod';
import { factLook } from '../document-page/fact-icon.ts';
import { fieldDisplay } from './history-fields.ts';
import { wordsOf } from '#views/words-of-kinds.ts';

/** Document types without pages, which only other documents refer to. */
const WITHOUT_PAGES = new Set(['company']);
const types = [...engine.types.values()].filter(({ kind }) => !WITHOUT_PAGES.has(kind));

describe.each(types)('$kind', ({ kind, chart, commands, facts, reasons }) => {
  const words = wordsOf(kind);

  it('[DP1] has words for every state of its chart, and for no other', () => {
    expect(Object.keys(words?.states ?? {}).toSorted()).toEqual(statesOf(chart));
  });

  it('[DP1] has words for every fact', () => {
    expect(Object.keys(words?.facts ?? {}).toSorted()).toEqual(Object.keys(facts).toSorted());
  });

  it('[DP12] has a picture for every fact', () => {
    expect(Object.keys(facts).filter((fact) => !factLook(fact))).toEqual([]);
  });

  it('[DP13] says every field that a fact writes, from form to form', () => {
    if (WITHOUT_HISTORY.has(kind)) return;
    const unsaid = Object.values(facts).flatMap((fact) =>
      leaves(fact).filter((path) => !path.some((name) => UNTOLD.has(name)) && !fieldDisplay(kind, path)),
    );
    expect(unsaid.map((path) => path.join('.'))).toEqual([]);
  });

  it('[DP14] takes facts back by commands that people give', () => {
    for (const [fact, command] of Object.entries(words?.reverses ?? {})) {
      expect(Object.keys(facts)).toContain(fact);
      expect(words?.commands).toHaveProperty(command);
    }
  });

  it('[RN4] asks for the reasons of the facts that its commands become', () => {
    const asked = Object.values(words?.commands ?? {}).flatMap(({ reason }) => reason ?? []);
    const checked = Object.values(reasons).flatMap((fields) => Object.values(fields));
    expect(checked).toEqual(expect.arrayContaining(asked));
  });

  it('[DP1] has words for every command that a person may give', () => {
    const given = Object.entries(commands).filter(([, { permission }]) => permission !== null);
    expect(Object.keys(words?.commands ?? {})).toEqual(expect.arrayContaining(given.map(([type]) => type)));
  });
});

it('[DP13] counts the lines of an import in whole numbers, as the audit log tells them', () => {
  const said = Object.keys(importCounts.shape).map(
    (name) => fieldDisplay('dataImport', ['counts', name])?.as,
  );
  expect(new Set(said)).toEqual(new Set(['whole']));
});

/** The states a document can be in, `region.state` in a parallel chart or within a state; `none` is before it exists. */
function statesOf({ root }: AnyStateMachine): readonly string[] {
  return names(
    Object.values(root.states).flatMap((own) =>
      root.type === 'parallel' ? within(own) : [own.key, ...within(own)],
    ),
  );
}

/** Those of its states' own, with the names that lead to them. */
const within = ({ key, states }: AnyStateNode): readonly string[] =>
  Object.values(states).flatMap((own) => {
    const deeper = within(own);
    return (deeper.length > 0 ? deeper : [own.key]).map((name) => `${key}.${name}`);
  });

const names = (states: readonly string[]): readonly string[] =>
  states.filter((state) => !/(^|\.)none$/.test(state)).toSorted();

/** Fact data other than the document's fields: reasons, and effects on other documents. */
const UNTOLD = new Set(
  'id kind line orderLine receiptLine pickLine entry parked bins vatRate stocked reason changes lines.cost fingerprint receipt to elsewhere missing putBack freed kept taken soldAt services replacement payment taxed ofKit of whole onBehalfOf pairing pricedBy discountMark field expected found file'.split(
    ' ',
  ),
);
/** Their facts are shown on pages of their own. */
const WITHOUT_HISTORY = new Set(['member', 'comment', 'file', 'subscription', 'dataImport', 'sharedLink']);

/** The paths of all fields of a schema, outermost first, without list indices. */
function leaves(schema: z.ZodType, path: readonly string[] = []): readonly (readonly string[])[] {
  const { def } = schema as unknown as { def: Inner }; // zod's own schema definition
  if (def.shape) return Object.entries(def.shape).flatMap(([name, inner]) => leaves(inner, [...path, name]));
  const inner = def.element ?? def.innerType;
  return inner ? leaves(inner, path) : [path];
}

interface Inner {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
}
