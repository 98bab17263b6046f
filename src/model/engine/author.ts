import type { ActorType } from './actor.ts';

/** Who did something, as histories and the audit log name them. */
export interface Author {
  /** Null where nobody is known. */
  readonly by: string | null;
  /** What that is the id of; absent or null where it was not said, before actors were told apart. */
  readonly byType?: ActorType | null;
  readonly byName: string;
  /** The kind of agent that it was; null for people and the system. */
  readonly byKind?: string | null;
}
