import { useLingui } from '@lingui/react';
import type { StateValue } from '#model/engine/rows.ts';
import { Badge } from '#views/ui/badge.tsx';
import type { DocumentWords } from './document-words.ts';
import { shownStates } from './state-names.ts';

interface StateBadgesProps {
  readonly words: DocumentWords;
  readonly state: StateValue;
  /** Show only this region of a parallel chart. */
  readonly region?: string;
}

/**
 * A document's state in colour, icon and word, with a badge for each region that has started; the first always has. A word
 * that two regions share is said once.
 */
export function StateBadges({ words, state, region }: StateBadgesProps) {
  const { i18n } = useLingui();
  const current = shownStates(words.states, state);
  // In the order of the words: the order of regions in a state value depends on where it was stored.
  const isAsked = (name: string): boolean =>
    current.has(name) && (region === undefined || name.startsWith(`${region}.`));
  const begun = (name: string): boolean => region !== undefined || !isAtStart(words, name);
  const shown = Object.keys(words.states).filter((name) => isAsked(name) && begun(name));
  const said = new Map(shown.toReversed().map((name) => [words.states[name]?.label.id, name]));
  const names = [...said.values()].toReversed();
  return (
    <>
      {names.map((name) => {
        const look = words.states[name];
        return look ? (
          <Badge key={name} tone={look.tone} icon={look.icon}>
            {i18n._(look.label)}
          </Badge>
        ) : null;
      })}
    </>
  );
}

/** Whether it is the initial state of a region other than the first: words list the states of a region in order. */
function isAtStart({ states }: DocumentWords, name: string): boolean {
  const regionOf = (state: string): string => state.slice(0, Math.max(0, state.lastIndexOf('.')));
  const [first = '', ...others] = Object.keys(states);
  // No region begins in a way out.
  if (regionOf(name) === regionOf(first) || states[name]?.aside) return false;
  return others.find((state) => regionOf(state) === regionOf(name)) === name;
}
