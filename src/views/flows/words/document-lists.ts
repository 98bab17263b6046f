import type { MessageDescriptor } from '@lingui/core';
import { kinds } from '../../kinds.ts';
import type { StateLook, WordList } from './word-list.ts';

/** What a document's chart needs beyond the words that its pages speak. */
export interface DocumentExtras extends Pick<WordList, 'about' | 'guards'> {
  readonly states?: Readonly<Record<string, StateLook>>;
  readonly events?: Readonly<Record<string, MessageDescriptor>>;
}

/** The words of a document's chart: those of its pages, and the rest. */
export function documentList(kind: string, { about, guards, states, events }: DocumentExtras): WordList {
  const words = kinds.find((one) => one.words.kind === kind)?.words;
  if (!words) throw new Error(`the documents of kind ${kind} have no words`);
  const commands = Object.entries(words.commands).map(([name, { label }]) => [name, label] as const);
  return {
    name: words.one,
    about,
    states: { ...words.states, ...states },
    events: { ...Object.fromEntries(commands), ...events },
    guards,
    actions: words.facts,
  };
}
