import { ConfigError } from '#server/config.ts';
import { progressBar } from '#server/import/progress.ts';
import { DatabaseSetupError } from '#server/platform/db/roles.ts';
import { UsageError } from '#server/platform/usage-error.ts';
import type { BackupStep } from './backup-format.ts';
import { UnfitBackup } from './unfit-backup.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs work that tells how far it is, with a bar on the terminal for each part of it. */
export async function withBar<T>(work: AsyncGenerator<BackupStep, T>): Promise<T> {
  const progress = progressBar();
  let [part, told] = ['', 0];
  try {
    for (;;) {
      const step = await work.next();
      if (step.done === true) return step.value;
      if (step.value.part !== part) {
        [part, told] = [step.value.part, 0];
        progress.begin(part, step.value.of);
      }
      progress.step(Math.max(0, step.value.done - told));
      told = step.value.done;
    }
  } finally {
    progress.end();
  }
}

/** One line for errors a person can fix; the full stack for the others. */
function explain(error: unknown, command: string): readonly string[] {
  if (error instanceof UsageError)
    return [`${error.message}; npm run ${command} -- --help tells what can be said`];
  if (error instanceof ConfigError) return error.lines;
  if (error instanceof UnfitBackup || error instanceof DatabaseSetupError) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** Runs a command: where it fails, the reason is told and the process ends with 1. */
export async function command(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    for (const line of explain(error, name)) complain(line);
    process.exitCode = 1;
  }
}

/** Runs work to its end without telling anybody. */
export async function finished<T>(work: AsyncGenerator<BackupStep, T>): Promise<T> {
  for (;;) {
    const step = await work.next();
    if (step.done === true) return step.value;
  }
}
