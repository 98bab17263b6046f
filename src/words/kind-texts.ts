import type { Texts } from './text.ts';

/** How a kind of document is spoken of. */
export interface KindTexts {
  /** Why a command may not be, by the code of the refusal. */
  readonly refusals?: Texts;
  /** What is said in a field, by the code it carries; needed where the refusal's own text has parameters. */
  readonly fields?: Texts;
}
