import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobPage } from '#model/areas/integrations/jobs/job-answer.ts';
import { epoch, now } from '#model/values/clock.fixtures.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany } from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
beforeAll(async () => {
  server = await openCompanyApp();
  for (const company of [1, 2]) await foundCompany(server.platform.executor, company);
});
beforeEach(async () => {
  await server.database.owner.pool.query('delete from jobs.job; delete from mail');
});
afterAll(() => server.close());

const mail = async (company?: number): Promise<string> => {
  await createMailQueue(server.database.app, now).add({
    template: 'invitation',
    to: 'kim@example.org',
    locale: 'en',
    ...(company !== undefined && { company }),
  });
  const { rows } = await server.database.owner.pool.query<{ id: string }>(
    'select id from mail order by created_at desc limit 1',
  );
  return rows[0]?.id ?? '';
};
const list = async (states = 'waits,retries,failed,givenUp'): Promise<JobPage> =>
  (await clientOf(server, FOUNDER).get(`1/jobs/?states=${states}`)).json() as JobPage;
const act = (id: string, action: string, company = 1) =>
  clientOf(server, FOUNDER).post(`${company}/jobs/${id}/${action}/`, {});

describe('the jobs of a company', () => {
  it('[JQ7] are its own, for who may manage it', async () => {
    const own = await mail(1);
    await mail(2);
    await mail();
    const { jobs, counts } = await list();
    expect(jobs).toMatchObject([
      {
        id: own,
        queue: 'mail',
        state: 'waits',
        what: 'invitation',
        to: 'kim@example.org',
        attempts: 0,
        most: 9,
      },
    ]);
    expect(counts).toMatchObject({ waits: 1, done: 0 });
    expect((await list('done')).jobs).toEqual([]);
    expect((await clientOf(server, FOUNDER).get('1/jobs/?states=nonsense')).status).toBe(422);
    const { user } = await addMember(server.platform.executor, 1, 'Narrow', ['company.view']);
    expect((await clientOf(server, user).get('1/jobs/')).status).toBe(403);
  });

  it('[JQ8] are given up while they wait, with their letter, and run again all the same', async () => {
    const id = await mail(1);
    expect((await act(id, 'give-up', 2)).status).toBe(409);
    expect((await act(id, 'give-up')).status).toBe(204);
    expect((await list()).jobs[0]?.state).toBe('givenUp');
    const { rows } = await server.database.owner.pool.query('select outcome from mail');
    expect(rows).toEqual([{ outcome: 'gaveUp' }]);
    expect((await act(id, 'give-up')).json()).toMatchObject({ code: 'jobNotThere' });
    expect((await act(id, 'retry')).status).toBe(204);
    expect((await list()).jobs[0]?.state).toBe('retries');
  });

  it('[AUD12] run or given up by hand are in the audit log, with who did it', async () => {
    const id = await mail(1);
    for (const action of ['give-up', 'retry']) expect((await act(id, action)).status).toBe(204);
    const asked = await clientOf(server, FOUNDER).post('1/audit/', { types: ['job'] });
    const { entries } = asked.json() as { entries: readonly object[] };
    const filters = { queue: 'mail', what: 'invitation' };
    expect(entries.slice(0, 2)).toMatchObject([
      { type: 'job', what: 'retry', by: FOUNDER, filters },
      { type: 'job', what: 'giveUp', by: FOUNDER, filters },
    ]);
  });

  it('[JQ8] that failed have another attempt, and those that wait need not', async () => {
    const id = await mail(1);
    await server.database.owner.pool.query(
      `update jobs.job set state = 'failed', retry_count = 8, started_on = now(), completed_on = now(),
         output = '{"message":"no such mailbox"}'`,
    );
    expect((await list()).jobs[0]).toMatchObject({ state: 'failed', error: 'no such mailbox', attempts: 9 });
    expect((await act(id, 'retry')).status).toBe(204);
    expect((await list()).jobs[0]).toMatchObject({ state: 'retries', most: 10 });
    await server.database.owner.pool.query(`update jobs.job set start_after = now() + interval '1 hour'`);
    expect((await act(id, 'retry')).status).toBe(204);
    expect(Date.parse((await list()).jobs[0]?.due_at ?? '')).toBeLessThanOrEqual(epoch() + 1_000);
  });
});
