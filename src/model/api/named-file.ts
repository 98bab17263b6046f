import type { Refusal } from '#model/engine/envelope.ts';

/** Why there is no file: the refusal, and the server's sentence in the reader's language, null if there was no answer. */
export interface FileFailure {
  readonly refusal: Refusal;
  readonly detail: string | null;
}

/** A file under its name. */
export interface NamedFile<Content> {
  readonly name: string;
  readonly content: Content;
}
