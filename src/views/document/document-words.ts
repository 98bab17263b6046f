import type { MessageDescriptor } from '@lingui/core';
import { messageOf } from '#i18n/i18n.ts';
import type { ReasonList } from '#model/values/reasons.ts';
import type { KindTexts } from '#words/kind-texts.ts';
import type { Texts } from '#words/text.ts';
import { kindOf } from '../kind-registry.ts';
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
  /** What its list says, where its page does not. */
  readonly list?: Readonly<Record<keyof NonNullable<KindTexts['list']>, MessageDescriptor>>;
}

/** How what has words looks and behaves on its pages, by the same names. */
interface Looks<T extends KindTexts> extends Pick<DocumentWords, 'reverses'> {
  readonly states: Readonly<Record<keyof T['states'], Omit<StateWords, 'label'>>>;
  readonly commands: Readonly<Record<keyof T['commands'], Omit<CommandWords, 'label' | 'confirm'>>>;
}

/** The words of a kind, with how they look; its names are those that its view declares; states and commands are in the order of the looks. */
export function documentWords<T extends KindTexts>(
  texts: T,
  { states, commands, reverses }: Looks<T>,
): DocumentWords {
  const { kind, facts, list, confirms = {} }: KindTexts = texts;
  return {
    kind,
    get one() {
      return nameOf(kind, 'one');
    },
    get many() {
      return nameOf(kind, 'many');
    },
    states: labelled(texts.states, states),
    commands: Object.fromEntries(
      Object.entries(labelled(texts.commands, commands)).map(([name, words]) => {
        const confirm = confirms[name];
        return [name, confirm ? { ...words, confirm: messageOf(confirm) } : words];
      }),
    ),
    facts: messagesOf(facts),
    ...(reverses && { reverses }),
    ...(list && { list: messagesOf(list) }),
  };
}

/** Throws for a kind without a view. */
function nameOf(kind: string, name: 'one' | 'many'): MessageDescriptor {
  const view = kindOf(kind);
  if (!view) throw new Error(`no view says what ${kind} is called: its <slug>.view.ts is missing`);
  return view[name];
}

/** Texts by their names, as messages. */
export function messagesOf<T extends Texts>(texts: T): Readonly<Record<keyof T, MessageDescriptor>> {
  const messages = Object.entries(texts).map(([name, text]) => [name, messageOf(text)]);
  return Object.fromEntries(messages) as Record<keyof T, MessageDescriptor>; // the same names
}

function labelled<L extends object>(
  texts: Texts,
  looks: Readonly<Record<string, L>>,
): Readonly<Record<string, L & { readonly label: MessageDescriptor }>> {
  const named = Object.entries(looks).flatMap(([name, look]) => {
    const text = texts[name];
    return text ? [[name, { ...look, label: messageOf(text) }] as const] : [];
  });
  return Object.fromEntries(named);
}
