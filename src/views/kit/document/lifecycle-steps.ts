import type { I18n } from '@lingui/core';
import type { StateValue } from '#model/engine/rows.ts';
import type { LifecycleStep } from '#views/ui/lifecycle-strip.tsx';
import type { DocumentWords } from './document-words.ts';
import { stateNames } from './state-names.ts';

/**
 * The main line of a document and its current state; a way out shows only while the document is in it, an optional
 * state only until it is passed.
 */
export function lifecycleSteps(
  words: DocumentWords,
  state: StateValue,
  i18n: I18n,
): readonly LifecycleStep[] {
  const current = new Set(stateNames(state));
  const steps: LifecycleStep[] = [];
  for (const [nth, region] of regionsOf(words).entries()) {
    const line = Object.entries(words.states).filter(([name]) => regionOf(name) === region);
    const here = line.findIndex(([name]) => current.has(name));
    // A region within a state is there in that state alone.
    if (here < 0 && nth > 0) continue;
    const out = line[here]?.[1].aside ? line[here][1] : undefined;
    const passed = out
      ? Math.max(
          0,
          line.findIndex(([name]) => name === out.after),
        )
      : here - 1;
    for (const [index, [name, said]] of line.entries()) {
      const isHere = current.has(name);
      // For a document in a way out, neither the states passed before nor those still to come are known.
      if (!isHere && (said.aside || (out && index > passed))) continue;
      if (said.optional && index <= passed) continue;
      steps.push({
        id: name,
        label: i18n._(said.label),
        step: isHere ? 'current' : index <= passed ? 'visited' : 'possible',
        ...(said.aside ? { aside: true } : {}),
        ...(nth > 0 && index === 0 ? { apart: true } : {}),
      });
    }
  }
  return steps;
}

const regionOf = (name: string): string => (name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '');
const regionsOf = (words: DocumentWords): readonly string[] => [
  ...new Set(Object.keys(words.states).map(regionOf)),
];
