import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { Mention } from '#model/comment/comment.facts.ts';
import { matching, typedAt, withMention, type TypedMention } from './mention-text.ts';

interface MentioningOptions {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly people: readonly Mention[];
  readonly onChange: (value: string) => void;
  /** Handles keys while there are no suggestions. */
  readonly otherwise: (event: KeyboardEvent) => (() => void) | undefined;
}

interface Mentioning {
  /** Current suggestions. */
  readonly found: readonly Mention[];
  /** Index of the highlighted suggestion. */
  readonly at: number;
  readonly look: (element: HTMLTextAreaElement) => void;
  readonly take: (person: Mention | undefined) => void;
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const MOST_SHOWN = 6;

/** Suggests people while a mention is typed; the keys of the text area choose. */
export function useMentioning({ area, people, onChange, otherwise }: MentioningOptions): Mentioning {
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [at, setAt] = useState(0);
  const found = typed ? matching(people, typed.query).slice(0, MOST_SHOWN) : [];
  const leave = (): void => setTyped(null);
  const take = (person: Mention | undefined): void => {
    const { current } = area;
    if (!typed || !person || !current) return;
    const next = withMention(current.value, current.selectionStart, typed, person.name);
    onChange(next.text);
    leave();
    current.focus();
    requestAnimationFrame(() => current.setSelectionRange(next.caret, next.caret));
  };
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt((at + 1) % found.length),
    ArrowUp: () => setAt((at - 1 + found.length) % found.length),
    Enter: () => take(found[at]),
    Tab: () => take(found[at]),
    Escape: leave,
  };
  return {
    found,
    at,
    take,
    leave,
    look: (element) => {
      setTyped(typedAt(element.value, element.selectionStart));
      setAt(0);
    },
    onKeyDown: (event) => {
      const act = found.length > 0 ? deeds[event.key] : otherwise(event);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
