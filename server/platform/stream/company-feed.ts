import type { Transaction } from 'kysely';
import { redactEvent } from '#model/engine/access.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Written } from '#server/platform/commands/job.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { AccessReader, CompanyAccess } from '#server/platform/model/company-access.ts';
import { readEvents, readHead, type Head } from '#server/platform/model/event-log.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { visibleEvents } from '#server/platform/model/visibility.ts';
import { encodeEvent, farewell, type SseConnection } from './sse-connection.ts';

export interface FeedContext {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly access: AccessReader;
  readonly onFault: (error: unknown) => void;
}

type SeenByClass = ReadonlyMap<string, readonly LogEvent[]>;

/** A batch as classes are told of it. */
interface Encoded {
  readonly texts: Map<string, string>;
  readonly seen: SeenByClass;
}

/** A session that follows the log: everything before `next` has been sent. */
export interface Follower {
  readonly connection: SseConnection;
  access: CompanyAccess;
  next: number;
  /** False while it catches up from the log. */
  live: boolean;
}

/** Events that are read, and sent in one piece, to who has to catch up. */
export const LOG_PAGE = 1000;

/** What is committed and not yet told. */
export interface StreamLag {
  readonly events: number;
  /** Since the oldest of them was heard of. */
  readonly seconds: number;
}

/** A company's log as sent to its followers: in order, without gaps, encoded once per class. */
export class CompanyFeed {
  readonly followers = new Set<Follower>();
  readonly #company: number;
  readonly #context: FeedContext;
  #head = 0;
  #epoch = 0;
  /** The last event that was heard of, and since when one has not been told: `performance.now()`. */
  #heard = 0;
  #behindSince: number | undefined;
  #tail: Promise<void>;

  constructor(context: FeedContext, company: number) {
    this.#context = context;
    this.#company = company;
    this.#tail = this.#begin();
  }

  /** Sends what a follower has missed, then keeps it up to date. Closes it if the log cannot be read. */
  async follow(follower: Follower): Promise<void> {
    this.followers.add(follower);
    follower.connection.onClose(() => this.followers.delete(follower));
    try {
      await this.#tail;
      if (follower.access.head.epoch !== this.#epoch) await this.#checkAccess(follower, this.#epoch);
      while (follower.connection.isOpen && follower.next <= this.#head) await this.#sendMissed(follower);
      follower.live = true;
    } catch (error) {
      this.#context.onFault(error);
      follower.connection.end();
    }
  }

  /** Takes a batch of this process. Batches of other processes in between are read from the log. */
  offer(written: Written): void {
    this.#hear(written.to);
    this.#enqueue(async () => {
      if (written.to <= this.#head) return;
      if (written.from === this.#head + 1) return this.#deliver(written);
      await this.#catchUp();
    });
  }

  /** Another process has, or may have, written; up to `head`, where that is known. */
  wake(head = 0): void {
    this.#hear(head);
    this.#enqueue(() => this.#catchUp());
  }

  /** Notifies a user's connections that their inbox has changed. */
  tell(user: string): void {
    for (const { access, connection } of this.followers)
      if (access.user === user) connection.write(encodeEvent('inbox', {}));
  }

  lag(): StreamLag {
    const since = this.#behindSince;
    if (since === undefined) return { events: 0, seconds: 0 };
    return { events: this.#heard - this.#head, seconds: (performance.now() - since) / 1000 };
  }

  /** They come again shortly: the server goes, and nothing is wrong with the company. */
  close(): void {
    for (const { connection } of this.followers) farewell(connection, 'restart');
  }

  #hear(head: number): void {
    this.#heard = Math.max(this.#heard, head);
    if (this.#heard > this.#head) this.#behindSince ??= performance.now();
  }

  /** Runs tasks one after the other: a stretch of the log must not overtake an earlier one. */
  #enqueue(work: () => Promise<void>): void {
    this.#tail = this.#tail.then(work).catch((error: unknown) => {
      this.#context.onFault(error);
      for (const { connection } of this.followers) connection.end(); // they reconnect and resume when they can
    });
  }

  async #begin(): Promise<void> {
    const head = await this.#read((trx) => readHead(trx, this.#company));
    this.#head = head?.head ?? 0;
    this.#epoch = head?.epoch ?? 0;
  }

  async #catchUp(): Promise<void> {
    const head = await this.#read((trx) => readHead(trx, this.#company));
    if (head) while (this.#head < head.head) await this.#deliverFromLog(head);
  }

  async #deliverFromLog(head: Head): Promise<void> {
    const from = this.#head + 1;
    const events = await this.#read((trx) => readEvents(trx, this.#company, from, LOG_PAGE, head.head));
    const to = events.at(-1)?.seq;
    if (to === undefined) throw new Error(`company ${this.#company}: event ${from} is missing from the log`);
    await this.#deliver({ company: this.#company, epoch: head.epoch, from, to, events });
  }

  async #deliver(written: Written): Promise<void> {
    if (written.epoch !== this.#epoch)
      for (const follower of this.followers) await this.#checkAccess(follower, written.epoch);
    const seen = await this.#seenByScopes(written);
    const texts = new Map<string, string>();
    for (const follower of this.followers) if (follower.live) this.#pass(follower, written, { texts, seen });
    this.#head = written.to;
    this.#epoch = written.epoch;
    if (this.#head >= this.#heard) this.#behindSince = undefined;
  }

  /**
   * What classes limited to warehouses see, by class: that has to be looked up. Nobody is passed anything meanwhile,
   * and who joins is asked for until nobody does: after that the batch is passed in one go, so that none misses it.
   */
  async #seenByScopes(written: Written): Promise<SeenByClass> {
    const seen = new Map<string, readonly LogEvent[]>();
    for (;;) {
      const missing = [...this.followers].find(
        ({ access: { access } }) => access.scope !== null && !seen.has(access.key),
      );
      if (!missing) return seen;
      seen.set(missing.access.access.key, await this.#seen(missing.access, written.events));
    }
  }

  /** A session whose access has changed must start over; nothing more is sent to it. */
  async #checkAccess(follower: Follower, epoch: number): Promise<void> {
    const fresh = await this.#read((trx) => this.#context.access.read(trx, this.#company, follower.access));
    if (fresh && isSame(fresh, follower.access)) {
      follower.access = fresh;
      return;
    }
    this.followers.delete(follower);
    farewell(follower.connection, 'epoch', { epoch });
  }

  #pass(follower: Follower, written: Written, { texts, seen }: Encoded): void {
    if (written.to < follower.next) return;
    const { key } = follower.access.access;
    // A follower that caught up from the log may be ahead of this batch.
    const whole = written.from === follower.next;
    const text = (whole ? texts.get(key) : undefined) ?? this.#encode(follower, written, seen.get(key));
    if (whole) texts.set(key, text);
    follower.connection.write(text);
    follower.next = written.to + 1;
  }

  async #sendMissed(follower: Follower): Promise<void> {
    const events = await this.#read((trx) =>
      readEvents(trx, this.#company, follower.next, LOG_PAGE, this.#head),
    );
    const to = events.at(-1)?.seq;
    if (to === undefined)
      throw new Error(`company ${this.#company}: event ${follower.next} is missing from the log`);
    if (!this.followers.has(follower)) return;
    const { scope } = follower.access.access;
    const seen = scope === null ? undefined : await this.#seen(follower.access, events);
    follower.connection.write(this.#encode(follower, { to, events, epoch: this.#epoch }, seen));
    follower.next = to + 1;
    await follower.connection.drained();
  }

  /** What a follower has not been sent yet. `seen`, where its class is limited to warehouses: what it sees of that. */
  #encode(
    { access, next: from }: Follower,
    { to, events, epoch }: Pick<Written, 'to' | 'events' | 'epoch'>,
    seen: readonly LogEvent[] | undefined,
  ): string {
    const due = (seen ?? events).filter((event) => event.seq >= from);
    const visible = seen ? due : due.flatMap((event) => this.#redact(access, event));
    return encodeEvent('batch', { company: this.#company, epoch, from, to, events: visible });
  }

  #seen({ access }: CompanyAccess, events: readonly LogEvent[]): Promise<readonly LogEvent[]> {
    const { engine, layouts } = this.#context;
    return this.#read((trx) =>
      visibleEvents(trx, { company: this.#company, engine, layouts, access }, events),
    );
  }

  #redact({ access }: CompanyAccess, event: LogEvent): LogEvent[] {
    const seen = redactEvent(access, this.#context.engine, event);
    return seen ? [seen] : [];
  }

  #read<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#context.database.withCompany(this.#company, work);
  }
}

/** A person's name may change without their permissions. */
const isSame = (one: CompanyAccess, other: CompanyAccess): boolean =>
  one.access.key === other.access.key &&
  one.grants.founder === other.grants.founder &&
  one.grants.permissions.join() === other.grants.permissions.join() &&
  JSON.stringify(one.grants.limits) === JSON.stringify(other.grants.limits);
