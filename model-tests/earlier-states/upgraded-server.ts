import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrateModel } from '#server/platform/db/migrate-model.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import type { EarlierState } from './earlier-state.ts';
import { openKeptDatabase } from './kept-database.ts';

/** The moment on which an earlier state is gone on with: the day after it was kept, so that nothing in it ages. */
export const dayAfter = ({ at }: EarlierState): string => new Date(Date.parse(at) + 86_400_000).toISOString();

/** A server of today on the database of an earlier state, brought up to date as at a start. */
export async function openUpgraded(state: EarlierState): Promise<CompanyApp> {
  const database = await openKeptDatabase(state.database);
  await migrateModel(database.owner.kysely);
  const server = await openCompanyApp({ database, now: () => dayAfter(state) });
  for (const [path, text] of Object.entries(state.files)) {
    const file = join(server.folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(text, 'base64'));
  }
  return server;
}
