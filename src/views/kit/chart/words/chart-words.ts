import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { chartOfSlug } from '#machines/chart-list.ts';
import type { Tone } from '#views/ui/tone.ts';
import { wordLists } from './word-lists.ts';
import { eventKey, type WordList } from './word-list.ts';

/** A chart in the words of a language. Falls back to names: recordings may contain events the chart no longer has. */
export interface ChartWords {
  readonly chart: string;
  /** One sentence: what the chart is about. */
  readonly about: string;
  /** Name of a state by its id, the chart's own included. */
  readonly state: (id: string) => string;
  readonly tone: (id: string) => Tone;
  readonly event: (event: string) => string;
  readonly guard: (name: string) => string;
  /** What would satisfy the guard. */
  readonly guardNeeds: (name: string) => string;
  readonly action: (name: string) => string;
  /** The last of several branches, which has no condition. */
  readonly otherwise: string;
}

/** Words shared by all charts. */
const shared: Readonly<Record<string, MessageDescriptor>> = { always: msg`By itself` };
/** Before a document exists. */
const none = msg`Not there yet`;
const otherwise = msg`otherwise`;

/** The words of the chart with a slug, in the language of `i18n`. */
export function chartWords(i18n: I18n, slug: string): ChartWords {
  const list: WordList | undefined = wordLists[slug];
  const isDocument = chartOfSlug(slug)?.kind === 'document';
  const say = (words: MessageDescriptor | undefined, name: string): string => (words ? i18n._(words) : name);
  const chart = say(list?.name, slug);
  return {
    chart,
    about: say(list?.about, ''),
    state: (id) => {
      const path = pathOf(id);
      if (path === '') return chart;
      return say(list?.states[path]?.label ?? (isDocument && isNone(path) ? none : undefined), path);
    },
    tone: (id) => list?.states[pathOf(id)]?.tone ?? 'neutral',
    event: (event) => say(list?.events[eventKey(event)] ?? shared[event], event),
    guard: (name) => say(list?.guards[name]?.is, name),
    guardNeeds: (name) => say(list?.guards[name]?.needs, name),
    action: (name) => say(list?.actions[name], name),
    otherwise: i18n._(otherwise),
  };
}

/** Whether a state, given by id or path, is the one before a document exists. */
export const isNone = (id: string): boolean => /(^|\.)none$/.test(id);

/** `salesOrder.commercial.draft` is `commercial.draft` to its chart. */
const pathOf = (id: string): string => id.split('.').slice(1).join('.');
