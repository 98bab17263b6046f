import { afterAll, beforeAll, expect } from 'vitest';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import { engine } from '#machines/registry.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { companyBusiness } from '#server/company-business.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { FOUNDER, foundCompany } from '#server/testing/company.fixtures.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { allRows } from '../company-data.ts';
import { type ForeignFile } from './foreign-files.fixtures.ts';
import { handleImports } from './import-jobs.ts';

export let server: CompanyApp;
export let jobs: JobRunner;
let endImports: () => Promise<void>;
let companies = 0;

/** A server that imports, for the tests of the file that calls this. */
export function aroundImports(): void {
  beforeAll(async () => {
    companies = 0;
    server = await openCompanyApp();
    const { database, platform } = server;
    jobs = createJobRunner({ database, onFault: (error) => server.faults.push(error) });
    endImports = handleImports({
      ...platform,
      jobs,
      engine,
      database,
      business: companyBusiness,
      now,
    });
  });
  afterAll(async () => {
    await endImports();
    await jobs.close();
    await server.close();
    if (server.faults.length > 0) throw new AggregateError(server.faults);
  });
}

export async function company(): Promise<number> {
  companies += 1;
  await foundCompany(server.platform.executor, companies);
  return companies;
}

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly user?: string;
  readonly body?: object;
}

export async function ask(path: string, { method = 'GET', user = FOUNDER, body }: Asked = {}) {
  const answer = await server.app.inject({
    method,
    url: `/api/core/companies/${path}`,
    headers: { 'x-user': user, 'accept-language': 'sv', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, text: answer.body, raw: answer.rawPayload, json: () => answer.json() };
}

export const send = async (of: number, file: ForeignFile, query = '', user = FOUNDER) =>
  sendFile(server, user, {
    url: `/api/core/companies/${of}/imports/${query}`,
    content: Buffer.from(await file.content()),
    name: file.name,
    headers: { 'accept-language': 'sv' },
  });

export async function begun(of: number, file: ForeignFile, query = ''): Promise<string> {
  const { status, body } = await send(of, file, query);
  expect([status, body]).toEqual([200, { id: expect.any(String) }]);
  return body.id;
}

export const rows = <N extends TableName>(of: number, table: N): Promise<Rows[N][]> =>
  allRows(server.database, of, table);

export async function importRow(of: number, id: string): Promise<DataImportRow> {
  const row = (await rows(of, 'dataImport')).find((one) => one.id === id);
  if (!row) throw new Error('there is no such import');
  return row;
}

/** Asks for a step, and waits until the server has done it. */
export async function step(
  of: number,
  id: string,
  what: 'check' | 'run' | 'undo',
  user = FOUNDER,
): Promise<DataImportRow> {
  const answer = await ask(`${of}/imports/${id}/${what}/`, { method: 'POST', user });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('seq')]);
  await jobs.drain('import');
  return importRow(of, id);
}

export const linesOf = async (of: number, id: string, query = ''): Promise<ImportLine[]> =>
  (await ask(`${of}/imports/${id}/lines/${query}`)).json().lines;

/** What was guessed: fields by head. */
export const guessed = ({ table, mapping }: DataImportRow): Record<string, string> =>
  Object.fromEntries(mapping.columns.map(({ column, field }) => [table.heads[column], field]));

export const refusals = (lines: readonly ImportLine[]) =>
  lines.map(({ line, verdict }) => [line, verdict?.refusal?.field, verdict?.refusal?.code]);
