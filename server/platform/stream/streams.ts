import type { SseConnection } from './sse-connection.ts';

/** How many streams a session, a person and a process may have open. */
export interface StreamLimits {
  readonly session: number;
  readonly person: number;
  readonly process: number;
}

/** A tab that leads has one for each company that is open; a stream costs memory for what is not yet read. */
const streamLimits: StreamLimits = { session: 8, person: 32, process: 5000 };

/** The session that a stream belongs to. */
interface Owner {
  readonly id: string;
  readonly user: string;
}

/** One of the streams that an owner may have. */
export interface StreamPlace {
  /** Gives it to a connection until that closes; ends the connection at once if the session has ended meanwhile. */
  hold(connection: SseConnection): void;
  release(): void;
}

interface Taken extends Owner {
  connection: SseConnection | undefined;
  isOver: boolean;
}

/** The open streams of this process, which end with their sessions. */
export class Streams {
  readonly #limits: StreamLimits;
  readonly #taken = new Set<Taken>();
  readonly #bySession = new Map<string, Set<Taken>>();
  readonly #byPerson = new Map<string, Set<Taken>>();
  readonly #watchers = new Set<() => void>();

  constructor(limits: StreamLimits = streamLimits) {
    this.#limits = limits;
  }

  /** Null where the session, the person or the process has as many as it may have. */
  take({ id, user }: Owner): StreamPlace | null {
    if (this.#isFull({ id, user })) return null;
    const place: Taken = { id, user, connection: undefined, isOver: false };
    this.#taken.add(place);
    join(this.#bySession, id, place);
    join(this.#byPerson, user, place);
    const release = (): void => {
      this.#taken.delete(place);
      leave(this.#bySession, id, place);
      leave(this.#byPerson, user, place);
    };
    return {
      release,
      hold: (connection) => {
        place.connection = connection;
        connection.onClose(release);
        if (place.isOver) connection.end();
      },
    };
  }

  /** Told whenever a session has changed or ended, in this process or another. */
  onSessionChanged(watcher: () => void): void {
    this.#watchers.add(watcher);
  }

  tellChanged(): void {
    for (const watcher of this.#watchers) watcher();
  }

  endSession(id: string): void {
    this.tellChanged();
    for (const place of this.#bySession.get(id) ?? []) {
      place.isOver = true;
      place.connection?.end();
    }
  }

  #isFull({ id, user }: Owner): boolean {
    const { session, person, process } = this.#limits;
    return (
      this.#taken.size >= process ||
      (this.#bySession.get(id)?.size ?? 0) >= session ||
      (this.#byPerson.get(user)?.size ?? 0) >= person
    );
  }
}

function join<T>(groups: Map<string, Set<T>>, key: string, one: T): void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(one));
}

function leave<T>(groups: Map<string, Set<T>>, key: string, one: T): void {
  const group = groups.get(key);
  group?.delete(one);
  if (group?.size === 0) groups.delete(key);
}
