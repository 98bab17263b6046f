import type { MessageDescriptor } from '@lingui/core';
import type { ReasonList } from '#model/values/reasons.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/tone.ts';

export interface StateWords {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
  readonly icon: IconName;
  /** A way out of the main line: cancelled, blocked. */
  readonly aside?: boolean;
  /** The last state of the main line that was certainly passed before this way out. Default: the first. */
  readonly after?: string;
  /** May be passed over on the way: once the document is beyond it, nothing tells whether it was. */
  readonly optional?: boolean;
}

export interface CommandWords {
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  readonly danger?: boolean;
  /** Asks for a reason from this list, and sends it as `reason`. */
  readonly reason?: ReasonList;
  /** Asks before it is given. */
  readonly confirm?: MessageDescriptor;
  /** Refusals that mean it can never be given on this document: then it is left out rather than off. */
  readonly never?: readonly string[];
  /** It moves back what the document has moved: the moves are shown before it is given. */
  readonly movesBack?: boolean;
  /** False: not a button of its own (a form saves it, a page proposes it with data). */
  readonly button?: boolean;
}

/** How a document type is spoken of. States of a parallel chart are named `region.state`. */
export interface DocumentWords {
  readonly kind: string;
  readonly one: MessageDescriptor;
  readonly many: MessageDescriptor;
  /** In the order of the main line; ways out last. */
  readonly states: Readonly<Record<string, StateWords>>;
  /** In the order in which they are offered: the first that may be given is the primary button. */
  readonly commands: Readonly<Record<string, CommandWords>>;
  readonly facts: Readonly<Record<string, MessageDescriptor>>;
  /** The command that takes a fact back, where there is one. */
  readonly reverses?: Readonly<Record<string, string>>;
}
