import type { Readable } from 'node:stream';

/** What a bucket says of an object. */
export interface ObjectEntry {
  /** Below the prefix, such as `files/1/ab…`. */
  readonly key: string;
  readonly size: number;
  /** When it was last put there, in milliseconds since the epoch. */
  readonly changedAt: number;
}

/** Objects below a prefix of a bucket; several servers share them. */
export interface Objects {
  /** Puts content there, whole or not at all. */
  put(key: string, content: Readable): Promise<void>;
  /** Undefined where there is none. */
  open(key: string): Promise<(ObjectEntry & { readonly stream: Readable }) | undefined>;
  /** Undefined where there is none. */
  entry(key: string): Promise<ObjectEntry | undefined>;
  /** All whose key begins so. */
  list(beginning: string): Promise<readonly ObjectEntry[]>;
  remove(key: string): Promise<void>;
}
