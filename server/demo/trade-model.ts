import { hash } from 'node:crypto';
import type { Engine } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import type { LogEvent, Refusal } from '#model/engine/envelope.ts';
import { fold } from '#model/engine/fold.ts';
import { propose } from '#model/engine/propose.ts';
import { typed, type Reader } from '#model/engine/reader.ts';
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

  /** @param events the company's founding, from its log; `key` makes its ids unique */
  constructor(engine: Engine, events: readonly LogEvent[], key: string, timeZone: string) {
    this.#engine = engine;
    this.#store = new Store([...engine.tables.values()]);
    this.#key = key;
    this.#timeZone = timeZone;
    this.view = typed(this.#store);
    for (const event of events) fold(engine, this.#store, event);
  }

  /** The id of an object, with its time, the same at every seeding. */
  id(name: string, at: string): string {
    return uuidv7(Date.parse(at), hash('sha256', `${this.#key}/trade/${name}`, 'buffer'));
  }

  /** Gives a command; a refused one leaves no trace. */
  attempt(kind: string, document: string, type: string, data: unknown, { by, at }: As): Refusal | null {
    const today = dayIn(at, this.#timeZone);
    const env: Env = { now: at, today, by, internal: true, drawsNumbers: true, may: () => false };
    const proposal = propose(this.#engine, this.#store, { kind, document, type, data }, env);
    if (!proposal.accepted) return proposal.refusal;
    proposal.overlay.commitTo(this.#store);
    const id = this.id(`command/${this.given.length}/${kind}/${document}/${type}`, at);
    this.given.push({ command: { id, kind, document, type, data }, by, at });
    return null;
  }

  /** The same; throws if it is refused. */
  must(kind: string, document: string, type: string, data: unknown, as: As): void {
    const refusal = this.attempt(kind, document, type, data, as);
    if (refusal)
      throw new Error(`${this.#key} ${as.at}: ${kind}.${type} was refused: ${JSON.stringify(refusal)}`);
  }
}
