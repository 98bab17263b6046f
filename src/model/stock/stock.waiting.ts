import type { ReservationRow } from './stock.tables.ts';

type Waiting = Pick<ReservationRow, 'open' | 'soft' | 'hard' | 'from' | 'byHand' | 'freed'>;

/** Thousandths of a demand that are not reserved, whoever is to reserve them. */
export const waitingOf = ({ open, soft, hard }: Waiting): number => Math.max(0, open - soft - hard);

/** Thousandths that free stock fills by itself on a day (`YYYY-MM-DD`): not what is left to people. [ST28] */
export const wantedByItself = (row: Waiting, today: string): number =>
  row.byHand || (row.from ?? '') > today ? 0 : Math.max(0, waitingOf(row) - (row.freed ?? 0));
