import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type { NewJob } from '#server/jobs/add-jobs.ts';

/** The job that lets a connection work; while one waits, a second one is not put down. */
export const runJob = (company: number, { id, name }: Pick<ConnectionRow, 'id' | 'name'>): NewJob => ({
  queue: 'connection',
  company,
  key: `${company}/${id}`,
  data: { connection: id, to: name },
});
