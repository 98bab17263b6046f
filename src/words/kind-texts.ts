import type { Text, Texts } from './text.ts';

/** What is said when a command may not be. */
export interface RefusalTexts {
  /** By the code of the refusal. */
  readonly refusals?: Texts;
  /** In a field, by the code that it carries; needed where the refusal's own text has parameters. */
  readonly fields?: Texts;
}

/** How a kind of document is spoken of. States of a parallel chart are named `region.state`. */
export interface KindTexts extends RefusalTexts {
  readonly kind: string;
  /** One sentence: whose life its chart is. */
  readonly about: Text;
  readonly states: Texts;
  /** The regions of a parallel chart. */
  readonly regions?: Texts;
  /** Commands that a person gives. */
  readonly commands: Texts;
  /** What is asked before a command is given. */
  readonly confirms?: Texts;
  /** Commands that no person gives. */
  readonly events?: Texts;
  readonly facts: Texts;
  /** What its fields are called, by their places in the form. */
  readonly labels?: Texts;
  /** Of its list: what its search reads, and what stands there while nothing matches, or while there is none. */
  readonly list?: Readonly<Record<'search' | 'narrowed' | 'none' | 'text', Text>>;
  readonly guards: Readonly<Record<string, GuardTexts>>;
}

export interface GuardTexts {
  /** What it finds, as a condition: "everything has shipped". */
  readonly is: Text;
  /** What would satisfy it, as a sentence to whoever was refused. */
  readonly needs: Text;
}
