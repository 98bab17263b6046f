import type { FileStore } from '#server/files/file-store.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { leavingOut } from '#server/platform/db/optional-part.ts';
import type { DemoDeps } from './seed.ts';

/** What a first seeding left out, in lines, and how many could sign in after it. */
export interface FirstSeeding {
  readonly lines: readonly string[];
  readonly people: number | null;
}

/** No picture can be stored, and nobody may comment: the next seeding, later that day, completes it. */
export async function seedInTwo(
  seed: (planted: Partial<DemoDeps>, now?: string) => Promise<void>,
  { executor, files }: { readonly executor: Executor; readonly files: FileStore },
  countPeople: () => Promise<number | null>,
): Promise<FirstSeeding> {
  const refusing: Executor = {
    ...executor,
    systemPropose: async (company, commands, as) =>
      commands.some(({ kind }) => kind === 'comment')
        ? commands.map(({ id = '' }) => ({ id, refusal: { code: 'planted' } }))
        : executor.systemPropose(company, commands, as),
  };
  const full: FileStore = { ...files, receive: () => Promise.reject(new Error('no space left')) };
  const lines: string[] = [];
  await seed({ executor: refusing, files: full, leaveOut: leavingOut((line) => void lines.push(line)) });
  const people = await countPeople();
  await seed({}, '2026-05-06T18:00:00.000Z');
  return { lines, people };
}
