/** An invoice that may be paid; one that is paid has nothing open, and shows what is paid twice. */
export interface OpenInvoice {
  readonly id: string;
  readonly number: string;
  /** Empty: it has none. */
  readonly ocr: string;
  readonly customer: string;
  readonly customerName: string;
  /** Minor units of its currency. */
  readonly open: number;
  /** What its reminders cost and nobody paid, minor units; absent: nothing. */
  readonly fees?: number;
  readonly due: string;
  readonly currency: string;
  /** What may be taken off, in minor units, up to a day. */
  readonly discount: { readonly until: string; readonly amount: number } | null;
}
