import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Letter } from './letter.ts';
import { createMailQueue, isLetter, type NewMail, type QueuedMail } from './mail-queue.ts';
import { createPostman } from './postman.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.owner.pool.query('delete from mail'));
afterAll(() => database.dispose());

const began = Date.parse('2026-05-04T08:00:00.000Z');
const mail = (to: string): NewMail => ({ template: 'interestReceived', to, locale: 'en' });

/** A queue with a postman, and a scripted mail server. */
function post(over: { write?: (queued: QueuedMail) => Promise<QueuedMail | null> } = {}) {
  const state = { minutes: 0, failing: '' };
  const sent: [string, string][] = [];
  const faults: unknown[] = [];
  const now = (): string => new Date(began + state.minutes * 60_000).toISOString();
  const queue = createMailQueue(database.app, now);
  const transport = {
    deliver: async ({ to }: Letter, id: string) => {
      if (state.failing !== '') throw new Error(state.failing);
      sent.push([to, id]);
    },
    close: () => undefined,
  };
  const decide = over.write ?? (async (queued: QueuedMail) => queued);
  const write = async (queued: QueuedMail) => {
    const decided = await decide(queued);
    return decided && isLetter(decided) ? decided : null;
  };
  const postman = createPostman({
    queue,
    transport,
    write,
    now,
    onFault: (error) => void faults.push(error),
  });
  return { state, sent, faults, queue, postman };
}

const rows = async () =>
  (
    await database.owner.pool.query(
      'select recipient, attempts, outcome, last_error, settled_at is not null as settled from mail order by recipient',
    )
  ).rows;

describe('mail', () => {
  it('[ML4] is sent once, in the order it was put down, and is remembered as sent', async () => {
    const { queue, postman, sent } = post();
    await queue.add(mail('a@example.org'));
    await queue.add(mail('b@example.org'));
    expect(await postman.drain()).toBe(2);
    expect(await postman.drain()).toBe(0);
    expect(sent.map(([to]) => to).sort()).toEqual(['a@example.org', 'b@example.org']);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
    await postman.close();
  });

  it('[ML4] is not sent when what it tells of did not happen', async () => {
    const { queue, postman, sent } = post();
    const work = database.app.kysely.transaction().execute(async (trx) => {
      await queue.add(mail('never@example.org'), trx);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    await postman.drain();
    expect(sent).toEqual([]);
  });

  it('[ML5] that fails is tried again with longer pauses, under the same id, and told of each time', async () => {
    const { queue, postman, sent, state, faults } = post();
    await queue.add(mail('late@example.org'));
    state.failing = 'the mail server is down';
    expect(await postman.drain()).toBe(1);
    expect(await postman.drain()).toBe(0);
    expect(await rows()).toEqual([
      {
        recipient: 'late@example.org',
        attempts: 1,
        outcome: '',
        last_error: 'the mail server is down',
        settled: false,
      },
    ]);
    state.minutes = 1;
    expect(await postman.drain()).toBe(1);
    state.minutes = 5;
    expect(await postman.drain()).toBe(0);
    state.minutes = 6;
    state.failing = '';
    expect(await postman.drain()).toBe(1);
    expect(sent).toHaveLength(1);
    expect(faults.map((error) => (error instanceof Error ? error.message.slice(-42) : ''))).toEqual([
      expect.stringMatching(/could not be sent$/),
      expect.stringMatching(/could not be sent$/),
    ]);
    await postman.close();
  });

  it('[ML5] that fails for two days is given up, and stays to be seen', async () => {
    const { queue, postman, state, faults } = post();
    await queue.add(mail('dead@example.org'));
    state.failing = 'no such mailbox';
    let tries = 0;
    for (let hour = 0; hour <= 24 * 60; hour++) {
      state.minutes = hour * 60;
      tries += await postman.drain();
    }
    expect(tries).toBe(9);
    expect(faults).toHaveLength(9);
    expect(await rows()).toEqual([
      {
        recipient: 'dead@example.org',
        attempts: 9,
        outcome: 'gaveUp',
        last_error: 'no such mailbox',
        settled: true,
      },
    ]);
    await postman.close();
  });

  it('[ML5] whose words cannot be found is tried again too', async () => {
    const { queue, postman, faults } = post({
      write: () => Promise.reject(new Error('the database is away')),
    });
    await queue.add(mail('words@example.org'));
    expect(await postman.drain()).toBe(1);
    expect(faults).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ outcome: '', last_error: 'the database is away' });
    await postman.close();
  });

  it('[ML4] that there is nothing to say in is dropped', async () => {
    const { queue, postman, sent } = post({ write: async () => null });
    await queue.add(mail('nobody@example.org'));
    expect(await postman.drain()).toBe(1);
    expect(sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({ outcome: 'dropped' });
  });

  it('[ML6] is sent by one of several processes, and by another when the first one dies with it', async () => {
    const [one, two] = [post(), post()];
    for (let n = 0; n < 20; n++) await one.queue.add(mail(`${n}@example.org`));
    const counts = await Promise.all([one.postman.drain(), two.postman.drain()]);
    expect(counts[0] + counts[1]).toBe(20);
    expect(new Set([...one.sent, ...two.sent].map(([to]) => to)).size).toBe(20);
    await one.queue.add(mail('orphan@example.org'));
    expect(await one.queue.take()).toMatchObject({ to: 'orphan@example.org', attempts: 1 });
    expect(await two.postman.drain()).toBe(0);
    two.state.minutes = 5;
    expect(await two.postman.drain()).toBe(1);
  });

  it('[ML4] is sent in the background when somebody wakes it, and none is begun after the end', async () => {
    const { queue, postman, sent } = post();
    await queue.add(mail('woken@example.org'));
    postman.wake();
    expect(await postman.drain()).toBe(1); // the one that was woken is already sending it
    expect(sent).toHaveLength(1);
    await postman.close();
    postman.wake();
    await queue.add(mail('later@example.org'));
    expect(await postman.drain()).toBe(0);
  });

  it('[ML6] that was sent is forgotten after thirty days, what was given up is not', async () => {
    const { queue, postman, state } = post();
    await queue.add(mail('old@example.org'));
    await postman.drain();
    await database.owner.pool.query(
      `insert into mail (id, template, recipient, locale, data, created_at, due_at, settled_at, outcome)
       values (gen_random_uuid(), 'verification', 'dead@example.org', 'en', '{}', now(), now(), $1, 'gaveUp')`,
      [new Date(began).toISOString()],
    );
    state.minutes = 31 * 24 * 60;
    await postman.drain();
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['dead@example.org']);
  });
});
