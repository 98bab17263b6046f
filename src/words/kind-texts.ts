import type { Text, Texts } from './text.ts';

/** Texts for refused commands. */
export interface RefusalTexts {
  /** By refusal code. */
  readonly refusals?: Texts;
  /** Field messages, by code; needed if the refusal's own text has parameters. */
  readonly fields?: Texts;
}

/** What a kind of document is called, and where one is seen. */
export interface ShownKind {
  readonly one: Text;
  readonly many: Text;
  /** Below the locale; `$id` stands for the document. */
  readonly page: string;
}

/** The texts of a kind of document. States of a parallel chart are named `region.state`. */
export interface KindTexts extends RefusalTexts {
  readonly kind: string;
  /** As its view has it, for texts that the server writes; without it, no text leads to its documents. */
  readonly shown?: ShownKind;
  /** One sentence on what its chart describes. */
  readonly about: Text;
  readonly states: Texts;
  /** The regions of a parallel chart. */
  readonly regions?: Texts;
  /** Commands that people give. */
  readonly commands: Texts;
  /** Confirmation questions, by command. */
  readonly confirms?: Texts;
  /** Commands that only the system gives. */
  readonly events?: Texts;
  readonly facts: Texts;
  /** Field labels, by path in the form. */
  readonly labels?: Texts;
  /** For its list: what its search covers, and what is shown if nothing matches or the list is empty. */
  readonly list?: Readonly<Record<'search' | 'narrowed' | 'none' | 'text', Text>>;
  readonly guards: Readonly<Record<string, GuardTexts>>;
}

export interface GuardTexts {
  /** The guard as a condition: "everything has shipped". */
  readonly is: Text;
  /** What would satisfy it, addressed to the person who was refused. */
  readonly needs: Text;
}
