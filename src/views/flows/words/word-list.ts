import type { MessageDescriptor } from '@lingui/core';
import type { Tone } from '../../ui/tone.ts';

export interface StateLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

export interface GuardWords {
  /** What it finds, as a condition: "everything has shipped". */
  readonly is: MessageDescriptor;
  /** What would satisfy it, as a sentence to whoever was refused. */
  readonly needs: MessageDescriptor;
}

/** How a chart is spoken of. States are named by their path below the chart, events as `eventKey` gives them. */
export interface WordList {
  readonly name: MessageDescriptor;
  /** One sentence: whose life it is, or what it looks after. */
  readonly about: MessageDescriptor;
  readonly states: Readonly<Record<string, StateLook>>;
  readonly events: Readonly<Record<string, MessageDescriptor>>;
  readonly guards: Readonly<Record<string, GuardWords>>;
  readonly actions: Readonly<Record<string, MessageDescriptor>>;
}

/** An event without what its chart adds to it: `done signIn`, `failed signIn`, `after interval`; others as they are. */
export function eventKey(event: string): string {
  const [, actor, delay] = /^xstate\.(?:(done\.actor|error\.actor)|(after))\./.exec(event) ?? [];
  if (actor === 'done.actor') return `done ${event.slice('xstate.done.actor.'.length)}`;
  if (actor === 'error.actor') return `failed ${event.slice('xstate.error.actor.'.length)}`;
  if (delay === 'after') return `after ${event.split('.')[2] ?? ''}`;
  return event;
}
