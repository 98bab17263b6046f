import type { AccessClass } from '#model/engine/access.ts';
import type { Command } from '#model/engine/envelope.ts';
import { Replica, type Batch } from '#model/engine/replica.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { Chance } from './random.ts';
import type { SimulatedServer } from './simulated-server.ts';

/** A device: its replica, and what survives a page reload (the outbox). */
export class SimulatedClient {
  readonly name: string;
  readonly may: (permission: string) => boolean;
  readonly access: AccessClass;
  /** Survives a reload. */
  readonly outbox = new Map<string, Command>();
  replica: Replica;
  online = true;
  /** Number of commands given and not refused at once. */
  given = 0;
  readonly #chance: Chance;
  readonly #server: SimulatedServer;
  #minted = 1_777_881_600_000;
  #touched = true;

  constructor(server: SimulatedServer, name: string, may: (permission: string) => boolean, seed: number) {
    this.#server = server;
    this.name = name;
    this.may = may;
    this.access = server.access(may);
    this.#chance = new Chance(seed);
    this.replica = this.#boot();
  }

  /** Whether anything has reached the device since the last call. */
  takeTouched(): boolean {
    const touched = this.#touched;
    this.#touched = false;
    return touched;
  }

  id(): string {
    this.#minted += 1;
    return uuidv7(this.#minted, this.#chance.bytes(10));
  }

  /** Gives a command as a person would; one that the model refuses at once is not kept. */
  give(kind: string, document: string, type: string, data: unknown, version?: number): boolean {
    this.#touched = true;
    const id = this.id();
    const command: Command = {
      id,
      kind,
      document,
      type,
      data,
      seen: this.replica.head,
      ...(version === undefined ? {} : { version }),
    };
    const given = this.replica.dispatch(command);
    if (given.queued) {
      this.outbox.set(id, command);
      this.given += 1;
    }
    return given.queued;
  }

  /** The commands a sender would hand over now. */
  unsettled(): Command[] {
    return [...this.outbox.values()].slice(0, 64);
  }

  receive(batch: Batch): number | null {
    this.#touched = true;
    const received = this.replica.receive(batch);
    if ('gap' in received) return received.gap;
    this.#forget(received.settled);
    return null;
  }

  acknowledge(outcomes: Parameters<Replica['acknowledge']>[0]): void {
    this.#touched = true;
    this.#forget(this.replica.acknowledge(outcomes));
  }

  /** The page is closed and opened again: memory is lost, the outbox is not. */
  reload(): void {
    this.#touched = true;
    this.replica = this.#boot();
    for (const command of this.outbox.values()) this.replica.restore(command);
  }

  #boot(): Replica {
    const server = this.#server;
    const replica = new Replica({
      engine: server.engine,
      company: 1,
      tables: this.access.tables,
      recentSince: '2026-01-01T00:00:00.000Z',
      env: () => ({ ...server.env(this.name, this.may), drawsNumbers: false }),
    });
    const boot = server.bootstrap(this.access);
    for (const [table, rows] of boot.tables) replica.load(table, rows);
    replica.head = boot.asOf;
    return replica;
  }

  #forget(ids: readonly string[]): void {
    for (const id of ids) this.outbox.delete(id);
  }
}
