/** A backup that cannot be made or used; the message says in a sentence why. */
export class UnfitBackup extends Error {
  override readonly name = 'UnfitBackup';
}

export const damaged = (what: string, cause?: unknown): UnfitBackup =>
  new UnfitBackup(`The backup is damaged: ${what}.`, { cause });
