import type { Transaction } from 'kysely';
import type { Actor } from '#model/engine/actor.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Register, Registers } from '#model/areas/integrations/pairing/registers.ts';
import { idWithin } from '#model/values/ids.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { keepLinks, touchSide } from './link-store.ts';
import type { Place, Seen } from './look-at-link.ts';

type Trx = Transaction<Schema>;

/** One look at a record: gives commands in the name of the pairing, and writes down what came of them. */
export class LinkWork {
  readonly problems: Record<string, Refusal> = {};
  readonly #place: Place;
  readonly #seen: Seen;
  readonly #by: Actor;
  #registers: Registers;
  /** Whether the own registers say something that the other company has not been told. */
  #hasNews: boolean;
  #version: number;

  /** `by`: in whose name; that of the pairing, or of who settles a conflict. */
  constructor(place: Place, seen: Seen, by: Actor) {
    this.#by = by;
    this.#place = place;
    this.#seen = seen;
    this.#registers = { ...seen.own, ...seen.merged.adopted };
    this.#hasNews =
      seen.own !== seen.link.own || Object.values(seen.merged.adopted).some((one) => this.#isOwn(one));
    this.#version = seen.link.ownVersion;
  }

  /**
   * [MS7] Gives a command; what it says of fields is kept in its transaction, so that it has one effect however often it is
   * delivered. Its id follows from the pairing and from what was said, `part` tells it from others of the same look. Null:
   * accepted.
   */
  async give(
    type: string,
    data: object,
    part: string,
    said: Registers,
    version?: number,
  ): Promise<Refusal | null> {
    const { deps, pairing, side } = this.#place;
    const { link } = this.#seen;
    const id = idWithin(
      link.id,
      `${this.#by.id}/${pairing.id}/${side.company}/${link.theirsVersion}/${link.ownVersion}/${link.tries}/${version ?? ''}/${part}`,
    );
    const command = { id, kind: link.kind, document: link.document, type, data, seen: 0, version };
    const registers = { ...this.#registers, ...said };
    const hasNews = this.#hasNews || Object.values(said).some((one) => this.#isOwn(one));
    const alongside = async (trx: Trx): Promise<void> => {
      await this.#write(trx, registers, hasNews, true);
      await touchSide(trx, side, 'received_at', deps.now());
    };
    const from = { alongside, namesCommands: true };
    const [settled] = await deps.executor.submit(side.company, this.#by, [command], from);
    if (settled && 'refusal' in settled) return settled.refusal;
    this.#registers = registers;
    this.#version += hasNews ? 1 : 0;
    this.#hasNews = false;
    return null;
  }

  /** Writes down what stands: it is not looked at again until something is said, or somebody asks for it, unless it `isPending`. */
  async keep(isPending = false): Promise<void> {
    const { deps, side } = this.#place;
    await deps.database.withCompany(side.company, (trx) =>
      this.#write(trx, this.#registers, this.#hasNews, isPending),
    );
    this.#version += this.#hasNews ? 1 : 0;
    this.#hasNews = false;
  }

  #isOwn({ by }: Register): boolean {
    return by === this.#place.side.company;
  }

  #write(trx: Trx, own: Registers, hasNews: boolean, pending: boolean): Promise<void> {
    const { link, merged } = this.#seen;
    return keepLinks(trx, this.#place.side, [
      {
        id: link.id,
        own,
        heard: link.theirsVersion,
        ownVersion: this.#version,
        pending,
        conflicts: merged.conflicts,
        problems: this.problems,
        tries: link.tries + (Object.keys(this.problems).length > 0 ? 1 : 0),
        news: hasNews ? 1 : 0,
        changedAt: hasNews ? this.#place.deps.now() : null,
      },
    ]);
  }
}
