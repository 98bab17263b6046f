import type { MessageDescriptor } from '@lingui/core';
import type { Tone } from '#views/ui/tone.ts';

export interface StateLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

export interface GuardWords {
  /** What it checks, as a condition: "everything has shipped". */
  readonly is: MessageDescriptor;
  /** What would satisfy it, as a sentence to the person who was refused. */
  readonly needs: MessageDescriptor;
}

/** The words of a chart. States are named by their path below the chart, events as by `eventKey`. */
export interface WordList {
  readonly name: MessageDescriptor;
  /** One sentence: what the chart is about. */
  readonly about: MessageDescriptor;
  readonly states: Readonly<Record<string, StateLook>>;
  readonly events: Readonly<Record<string, MessageDescriptor>>;
  readonly guards: Readonly<Record<string, GuardWords>>;
  readonly actions: Readonly<Record<string, MessageDescriptor>>;
}

/** An event without the details its chart adds: `done signIn`, `failed signIn`, `after interval`; others unchanged. */
export function eventKey(event: string): string {
  const [, actor, delay] = /^xstate\.(?:(done\.actor|error\.actor)|(after))\./.exec(event) ?? [];
  if (actor === 'done.actor') return `done ${event.slice('xstate.done.actor.'.length)}`;
  if (actor === 'error.actor') return `failed ${event.slice('xstate.error.actor.'.length)}`;
  if (delay === 'after') return `after ${event.split('.')[2] ?? ''}`;
  return event;
}
