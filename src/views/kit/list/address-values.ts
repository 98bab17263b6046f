import { MOST_VALUES } from '#model/engine/ledger-answer.ts';
import { choicesOf, rangeOf } from '#model/lists/conditions.ts';

const ID = /^[A-Za-z0-9-]{1,64}$/;

/** The ids that a part of an address names, separated by commas; what cannot be one is left out. */
export const idsIn = (part: string | undefined): readonly string[] =>
  choicesOf(part)
    .filter((id) => ID.test(id))
    .slice(0, MOST_VALUES);

/** The first and last day (`YYYY-MM-DD`) that a part of an address names; null: none that there is. */
export function daysIn(part: string | undefined): {
  readonly from: string | null;
  readonly to: string | null;
} {
  const { from, to } = rangeOf(part ?? '');
  return { from: dayIn(from), to: dayIn(to) };
}

const dayIn = (text: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
