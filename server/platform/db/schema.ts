/** The tables as Kysely sees them: one line a table, its row type beside the migration's owner. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled as migrations are written
export interface Schema {}
