/** The tables as Kysely sees them: one line per table, with its row type next to the migration's owner. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled as migrations are written
export interface Schema {}
