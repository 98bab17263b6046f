import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { DocumentRow } from '#model/engine/rows.ts';

/** The days of a price or of a list; null: from the beginning, until further notice. */
export interface Span {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** Whether a price or a list holds on a day. */
export const isInForce = ({ startsOn, endsOn }: Span, day: string): boolean =>
  (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);

/** What sorts prices and lists by age, the newest last. [PRI1] */
export const newest = ({ startsOn, createdAt, id }: Span & DocumentRow): string =>
  `${startsOn ?? ''} ${createdAt} ${id}`;

/** What ends does so after it begins. */
export const endsAfterStart = ({ startsOn, endsOn }: Span): Refusal | null =>
  startsOn !== null && endsOn !== null && endsOn < startsOn ? onField('endsBeforeItBegins', 'endsOn') : null;
