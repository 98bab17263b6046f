import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createJobRunner } from '#server/jobs/job-runner.ts';
import { freezeJobs } from '#server/testing/frozen-jobs.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Letter } from './letter.ts';
import { createMailQueue, isLetter, type NewMail, type QueuedMail } from './mail-queue.ts';
import { createPostman } from './postman.ts';
import type { MailTransport } from './transport.ts';

let database: TestDatabase;
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await database.owner.pool.query('delete from mail; delete from jobs.job');
});
afterAll(() => database.dispose());

const began = Date.parse('2026-05-04T08:00:00.000Z');
const mail = (to: string): NewMail => ({ template: 'interestReceived', to, locale: 'en' });

/** A queue with a postman, and a scripted mail server. */
async function post(
  over: {
    write?: (queued: QueuedMail) => Promise<QueuedMail | null>;
    /** Written for every mail. */
    letter?: Letter;
    instead?: MailTransport;
  } = {},
) {
  const state = { minutes: 0, failing: '' };
  const sent: [string, string][] = [];
  const faults: unknown[] = [];
  const now = (): string => new Date(began + state.minutes * 60_000).toISOString();
  await freezeJobs(database, now());
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
    if (over.letter) return { ...over.letter, to: queued.to };
    const decided = await decide(queued);
    return decided && isLetter(decided) ? decided : null;
  };
  const jobs = createJobRunner({ database, onFault: (error) => void faults.push(error) });
  closers.push(jobs.close);
  const postman = createPostman({ jobs, queue, transport, write, instead: over.instead });
  const drain = async (): Promise<number> => {
    await freezeJobs(database, now());
    return postman.drain();
  };
  return { state, sent, faults, queue, drain };
}

const rows = async () =>
  (
    await database.owner.pool.query(
      'select recipient, attempts, outcome, last_error, settled_at is not null as settled from mail order by recipient',
    )
  ).rows;

const states = async () =>
  (await database.owner.pool.query<{ state: string }>('select state from jobs.job')).rows.map(
    ({ state }) => state,
  );

describe('mail', () => {
  it('[ML4] is sent once, and is remembered as sent', async () => {
    const { queue, drain, sent } = await post();
    await queue.add(mail('a@example.org'));
    await queue.add(mail('b@example.org'));
    expect(await drain()).toBe(2);
    expect(await drain()).toBe(0);
    expect(sent.map(([to]) => to)).toEqual(['a@example.org', 'b@example.org']);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
  });

  it('[ML4] is not sent when what it tells of did not happen', async () => {
    const { queue, drain, sent } = await post();
    const work = database.app.kysely.transaction().execute(async (trx) => {
      await queue.add(mail('never@example.org'), trx);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await drain()).toBe(0);
    expect(sent).toEqual([]);
  });

  it('[ML5] that fails is tried again with longer pauses, under the same id, and told of each time', async () => {
    const { queue, drain, sent, state, faults } = await post();
    await queue.add(mail('late@example.org'));
    state.failing = 'the mail server is down';
    expect(await drain()).toBe(1);
    expect(await drain()).toBe(0);
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
    expect(await drain()).toBe(1);
    state.minutes = 5;
    expect(await drain()).toBe(0);
    state.minutes = 6;
    state.failing = '';
    expect(await drain()).toBe(1);
    expect(sent).toHaveLength(1);
    expect(faults.map((error) => (error instanceof Error ? error.message.slice(-13) : ''))).toEqual([
      '(mail) failed',
      '(mail) failed',
    ]);
  });

  it('[ML5] that fails for two days is given up, and stays to be seen; taken up again, it is sent', async () => {
    const { queue, drain, state, faults, sent } = await post();
    await queue.add(mail('dead@example.org'));
    state.failing = 'no such mailbox';
    let tries = 0;
    for (const minutes of [0, 1, 6, 21, 81, 261, 621, 1341, 2781, 9999]) {
      state.minutes = minutes;
      tries += await drain();
    }
    expect(tries).toBe(9);
    expect(faults).toHaveLength(9);
    const dead = { recipient: 'dead@example.org', outcome: 'gaveUp', last_error: 'no such mailbox' };
    expect(await rows()).toEqual([{ ...dead, attempts: 9, settled: true }]);
    expect(await states()).toEqual(['failed']);
    state.failing = '';
    await database.owner.pool.query(`update jobs.job set state = 'retry', start_after = jobs.job_now()`);
    expect(await drain()).toBe(1);
    expect(sent.map(([to]) => to)).toEqual(['dead@example.org']);
    expect((await rows())[0]).toMatchObject({ outcome: 'sent', last_error: '' });
  });

  it('[ML5] whose words cannot be found is tried again too', async () => {
    const { queue, drain, faults } = await post({
      write: () => Promise.reject(new Error('the database is away')),
    });
    await queue.add(mail('words@example.org'));
    expect(await drain()).toBe(1);
    expect(faults).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ outcome: '', last_error: 'the database is away' });
  });

  it('[ML4] that there is nothing to say in is dropped', async () => {
    const { queue, drain, sent } = await post({ write: async () => null });
    await queue.add(mail('nobody@example.org'));
    expect(await drain()).toBe(1);
    expect(sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({ outcome: 'dropped' });
  });

  it('[ML6] is sent by one of several processes', async () => {
    const [one, two] = [await post(), await post()];
    for (let n = 0; n < 20; n++) await one.queue.add(mail(`${n}@example.org`));
    const counts = await Promise.all([one.drain(), two.drain()]);
    expect(counts[0] + counts[1]).toBe(20);
    expect(new Set([...one.sent, ...two.sent].map(([to]) => to)).size).toBe(20);
    expect(one.sent.length + two.sent.length).toBe(20);
  });

  it('[ML4] whose job comes up again after it was sent is not sent again', async () => {
    const { queue, drain, sent } = await post();
    await queue.add(mail('once@example.org'));
    await drain();
    await database.owner.pool.query(`update jobs.job set state = 'retry', completed_on = null`);
    expect(await drain()).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('[ML6] that was sent is forgotten after thirty days, what was given up is not', async () => {
    const { queue, drain, state } = await post();
    await queue.add(mail('old@example.org'));
    await drain();
    await database.owner.pool.query(
      `insert into mail (id, template, recipient, locale, data, created_at, due_at, settled_at, outcome)
       values (gen_random_uuid(), 'verification', 'dead@example.org', 'en', '{}', now(), now(), $1, 'gaveUp')`,
      [new Date(began).toISOString()],
    );
    state.minutes = 31 * 24 * 60;
    await queue.forget();
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['dead@example.org']);
  });

  it('[ML13] with a paper is kept from everybody in a demonstration, other mail is not', async () => {
    const kept: string[] = [];
    const instead = { deliver: async ({ to }: Letter) => void kept.push(to), close: () => undefined };
    const bare = { to: '', subject: 'Order', text: '', html: '', link: undefined, replyTo: undefined };
    const paper = { name: 'SO-1.pdf', type: 'application/pdf', content: Buffer.from('%PDF-') };
    const papers = await post({ instead, letter: { ...bare, attachments: [paper] } });
    await papers.queue.add(mail('paper@example.org'));
    await papers.drain();
    expect([kept, papers.sent]).toEqual([['paper@example.org'], []]);
    const plain = await post({ instead, letter: bare });
    await plain.queue.add(mail('plain@example.org'));
    await plain.drain();
    expect([kept, plain.sent.map(([to]) => to)]).toEqual([['paper@example.org'], ['plain@example.org']]);
  });
});
