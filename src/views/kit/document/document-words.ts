import type { MessageDescriptor } from '@lingui/core';
import { messageOf } from '#i18n/i18n.ts';
import type { ReserveDraft } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { ReasonList } from '#model/values/reasons.ts';
import type { KindTexts } from '#words/kind-texts.ts';
import type { Texts } from '#words/text.ts';
import { kindOf } from '#views/kind-registry.ts';
import type { IconName } from '#views/ui/icon.tsx';
import type { Tone } from '#views/ui/tone.ts';

export interface StateWords {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
  readonly icon: IconName;
  /** Off the main line: cancelled, blocked. */
  readonly aside?: boolean;
  /** The last state of the main line certainly passed before this one. Default: the first. */
  readonly after?: string;
  /** A state of its region that holds beside it, and is shown with it. */
  readonly with?: string;
  /** Can be skipped: once the document is beyond it, it is unknown whether it was passed. */
  readonly optional?: boolean;
}

/** How a state of something that has no chart is shown. */
export type StateLook = Pick<StateWords, 'label' | 'tone' | 'icon'>;

export interface CommandWords {
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  readonly danger?: boolean;
  /** Asks for a reason from this list and sends it as `reason`. */
  readonly reason?: ReasonList;
  /** Asks for confirmation first. */
  readonly confirm?: MessageDescriptor;
  /** Refusals that mean it can never be given on this document: it is then hidden instead of disabled. */
  readonly never?: readonly string[];
  /** Reverses the document's moves: they are shown before it is given. */
  readonly movesBack?: boolean;
  /** The promises that it releases: the orders are named before it is given. */
  readonly releases?: (view: Reader, document: string) => readonly ReserveDraft[];
  /**
   * Changes what is there instead of leading on, and so is never the primary button: `button` shows it next to that, as
   * the editing of a record, `menu` in the menu alone, as a correction.
   */
  readonly placement?: 'button' | 'menu';
  /** False: has no button of its own (a form saves it, or a page sends it with data). */
  readonly button?: boolean;
}

/** The words of a document type. States of a parallel chart are named `region.state`. */
export interface DocumentWords {
  readonly kind: string;
  readonly one: MessageDescriptor;
  readonly many: MessageDescriptor;
  /** In main-line order; ways out last. */
  readonly states: Readonly<Record<string, StateWords>>;
  /** In display order: the first permitted one that leads on is the primary button. */
  readonly commands: Readonly<Record<string, CommandWords>>;
  readonly facts: Readonly<Record<string, MessageDescriptor>>;
  /** The command that reverses a fact, if there is one. */
  readonly reverses?: Readonly<Record<string, string>>;
  /** Texts of its list, if its page has none. */
  readonly list?: Readonly<Record<keyof NonNullable<KindTexts['list']>, MessageDescriptor>>;
}

/** How the states and commands of a kind look and behave on its pages, by name. */
interface Looks<T extends KindTexts> extends Pick<DocumentWords, 'reverses'> {
  readonly states: Readonly<Record<keyof T['states'], Omit<StateWords, 'label'>>>;
  readonly commands: Readonly<Record<keyof T['commands'], Omit<CommandWords, 'label' | 'confirm'>>>;
}

/** The words of a kind with their looks; names come from its view, states and commands are in the looks' order. */
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

/** Texts as messages, by name. */
export function messagesOf<T extends Texts>(texts: T): Readonly<Record<keyof T, MessageDescriptor>> {
  const messages = Object.entries(texts).map(([name, text]) => [name, messageOf(text)]);
  return Object.fromEntries(messages) as Record<keyof T, MessageDescriptor>; // same keys
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
