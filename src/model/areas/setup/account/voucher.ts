/** A business event as the books have it; amounts are minor units of the company's currency, and come to zero. */
export interface Voucher {
  /** Letters or digits of a series of its own; empty: the books number it. */
  readonly series: string;
  /** Empty: the books number it. */
  readonly number: string;
  /** The day of the event, `YYYY-MM-DD`. */
  readonly on: string;
  /** The day on which it was noted; absent: the same. */
  readonly notedOn?: string;
  readonly text: string;
  readonly rows: readonly VoucherRow[];
}

export interface VoucherRow {
  /** The number of an account. */
  readonly account: string;
  /** Above zero in debit, below it in credit. */
  readonly amount: number;
  /** Empty: that of the voucher. */
  readonly text: string;
}

/** What is left over of a voucher: zero, if it may be booked. */
export const voucherRest = ({ rows }: Pick<Voucher, 'rows'>): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
