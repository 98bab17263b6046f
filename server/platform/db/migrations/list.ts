import type { Migration } from 'kysely/migration';

/** Every migration in order, by file name: append only; what has run somewhere is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {};
