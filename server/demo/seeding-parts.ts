import { sql, type Kysely } from 'kysely';
import type { LeaveOut } from '#server/platform/db/optional-part.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** The parts of a seeding, one of which may fail without the others. */
export class SeedingParts {
  /** What went wrong first in each part that is not whole, and how often something did. */
  readonly #faults = new Map<string, { readonly first: unknown; readonly count: number }>();

  /** What a part comes to, or `without` where it fails; what it calls `onFault` with, it goes on without. */
  async run<T, W>(
    part: string,
    work: (onFault: (why: unknown) => void) => Promise<T>,
    without: W,
  ): Promise<T | W> {
    const note = (why: unknown): void => {
      const { first = why, count = 0 } = this.#faults.get(part) ?? {};
      this.#faults.set(part, { first, count: count + 1 });
    };
    try {
      return await work(note);
    } catch (error) {
      note(error);
      return without;
    }
  }

  /** Keeps which parts are not whole, for the next seeding. */
  async keep(db: Kysely<Schema>): Promise<void> {
    await sql`delete from unfinished_demo`.execute(db);
    for (const part of this.#faults.keys())
      await sql`insert into unfinished_demo (part) values (${part})`.execute(db);
  }

  /** Says in one line what is not whole; nothing where all is. */
  tell(leaveOut: LeaveOut): void {
    const [first] = this.#faults.values();
    if (!first) return;
    const parts = [...this.#faults].map(([part, { count }]) =>
      count > 1 ? `${part} (${count} times)` : part,
    );
    leaveOut(`of the demonstration, ${parts.join(', ')}`, first.first);
  }
}

/** Whether the last seeding had to leave something out. */
export const isUnfinished = async (db: Kysely<Schema>): Promise<boolean> =>
  (await sql`select 1 from unfinished_demo limit 1`.execute(db)).rows.length > 0;
