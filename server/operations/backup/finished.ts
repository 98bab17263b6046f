import type { BackupStep } from './backup-format.ts';

/** Runs work to its end without telling anybody. */
export async function finished<T>(work: AsyncGenerator<BackupStep, T>): Promise<T> {
  for (;;) {
    const step = await work.next();
    if (step.done === true) return step.value;
  }
}
