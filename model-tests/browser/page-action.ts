import type { DocumentWords } from '#views/kit/document/document-words.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import type { Visitor } from './journey-pages.ts';

/** Where a command is pressed. */
export interface Pressed {
  readonly visitor: Visitor;
  readonly words: DocumentWords;
  /** The company in the model before the step. */
  readonly world: EngineWorld;
  /** The figure in the offer's label, as a person writes it. */
  readonly figure: string;
}

/** How a person gives a command that takes more than a button; offers are matched by label. */
export interface PageAction {
  readonly label: RegExp;
  readonly press?: (at: Pressed) => Promise<void>;
  /** Given on another page, and watched here. */
  readonly elsewhere?: true;
  /** Where the page can give exactly this; everywhere by default. */
  readonly from?: (world: EngineWorld) => (figure: string) => boolean;
  /** A page sends it only if it changes something. */
  readonly changes?: true;
  /** The document's panel closes. */
  readonly leaves?: true;
  /** The page offers it only after something pressed there before. */
  readonly remembers?: true;
}
