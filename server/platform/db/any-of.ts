import { sql, type RawBuilder } from 'kysely';

/** To be equal to one of these: in one parameter, so that the statement is the same however many there are, none too. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${[...values]})`;
