import { hash } from 'node:crypto';
import { asSystem, asUser, authored, SYSTEM, type Actor } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { propose } from '#model/engine/propose.ts';
import { typed, type Reader } from '#model/engine/reader.ts';
import type { Row, TableName } from '#model/engine/rows.ts';
import { Store } from '#model/engine/store.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { dayIn } from '#model/values/moments.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';

/** An accepted command, with its author and time (UTC ISO). */
export interface Given {
  readonly command: SystemCommand & { readonly id: string };
  readonly by: string;
  readonly at: string;
}

interface As {
  readonly by: string;
  readonly at: string;
}

/** A person of the demo, or what the clock did. */
export const demoActor = (by: string): Actor => (by === SYSTEM ? asSystem : asUser(by));

/**
 * An in-memory company. The demo year is first played on it, because each day depends on the previous ones. The
 * accepted commands are then given to the real company, which decides them again.
 */
export class TradeModel {
  readonly given: Given[] = [];
  readonly view: Reader;
  readonly #engine: Engine;
  readonly #store: Store;
  readonly #key: string;
  readonly #timeZone: string;
  /** How often each command was given to each document. */
  readonly #times = new Map<string, number>();

  /** @param key makes its ids unique */
  constructor(engine: Engine, key: string, timeZone: string) {
    this.#engine = engine;
    this.#store = new Store([...engine.tables.values()]);
    this.#key = key;
    this.#timeZone = timeZone;
    this.view = typed(this.#store);
  }

  /** The id of an object, with its time, the same at every seeding. */
  id(name: string, at: string): string {
    return uuidv7(Date.parse(at), hash('sha256', `${this.#key}/trade/${name}`, 'buffer'));
  }

  /** All its rows of a table, in no particular order. */
  rows(table: TableName): readonly Row[] {
    return [...this.#store.all(table).values()];
  }

  /** Plays what the real company has been given already. Throws if it is refused. */
  begin(commands: readonly SystemCommand[], as: As): void {
    for (const command of commands) {
      const refusal = this.#decide(command, as);
      if (refusal) throw new Refused(`${this.#key} ${as.at}`, command, refusal);
    }
  }

  /** Gives a command; a refused one leaves no trace. */
  attempt(kind: string, document: string, type: string, data: unknown, as: As): Refusal | null {
    const refusal = this.#decide({ kind, document, type, data }, as);
    if (refusal) return refusal;
    this.given.push({
      command: { id: this.#commandId(kind, document, type, as.at), kind, document, type, data },
      ...as,
    });
    return null;
  }

  /** The same; throws if it is refused. */
  must(kind: string, document: string, type: string, data: unknown, as: As): void {
    const refusal = this.attempt(kind, document, type, data, as);
    if (refusal) throw new Refused(`${this.#key} ${as.at}`, { kind, type }, refusal);
  }

  #decide(command: SystemCommand, { by, at }: As): Refusal | null {
    const today = dayIn(at, this.#timeZone);
    const env: Env = {
      now: at,
      today,
      ...authored(demoActor(by)),
      internal: true,
      drawsNumbers: true,
      may: () => false,
    };
    const proposal = propose(this.#engine, this.#store, command, env);
    if (!proposal.accepted) return proposal.refusal;
    proposal.overlay.commitTo(this.#store);
    return null;
  }

  /** The same whatever else is given: a scene that is left out changes no id of another one. */
  #commandId(kind: string, document: string, type: string, at: string): string {
    const name = `${kind}/${document}/${type}`;
    const times = (this.#times.get(name) ?? 0) + 1;
    this.#times.set(name, times);
    return this.id(`command/${name}/${times}`, at);
  }
}

/** What the demonstration gives is refused: there is a mistake in it. */
export class Refused extends Error {
  /** @param where the company, and when */
  constructor(where: string, { kind, type }: Pick<SystemCommand, 'kind' | 'type'>, refusal: Refusal) {
    super(`${where}: ${kind}.${type} was refused: ${JSON.stringify(refusal)}`);
  }
}
