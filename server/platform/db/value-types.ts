import pg from 'pg';

type Parse = (text: string) => unknown;

const { builtins } = pg.types;
const arrays = { int8: 1016, numeric: 1231, date: 1182, timestamp: 1115, timestamptz: 1185 };
const asText: Parse = (text) => text;

/** int8 as a number. Throws if a number cannot hold it: a rounded id or sum is worse than a failed query. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`the database sent ${text}, more than a number holds exactly`);
  return value;
}

/** timestamptz as ISO 8601 in UTC with milliseconds. Throws for infinity, which is never stored. */
function isoMoment(text: string): string {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

const textList = pg.types.getTypeParser(1009 as typeof builtins.TEXT, 'text'); // text[], missing from the typings: splits any array
const listOf =
  (parse: Parse): Parse =>
  (text) =>
    (textList(text) as (string | null)[]).map((element) => (element === null ? null : parse(element))); // text[] or null

const parsers = new Map<number, Parse>([
  [builtins.INT8, wholeNumber],
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
  [builtins.TIMESTAMPTZ, isoMoment],
  [arrays.int8, listOf(wholeNumber)],
  [arrays.numeric, listOf(asText)],
  [arrays.date, listOf(asText)],
  [arrays.timestamp, listOf(asText)],
  [arrays.timestamptz, listOf(isoMoment)],
]);

/**
 * How column values become JavaScript: int8 a number, numeric and date the text PostgreSQL wrote (never a float, never
 * local midnight), timestamptz an ISO string in UTC, json parsed. Set per pool, so that other parsers do not change.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'), // typed per format only
};
