import type { Observation } from '../kernel/conform.ts';

export interface InvoiceObserved extends Observation {
  /** Pieces on its lines, and those of the order that are to be invoiced, and that are invoiced. */
  charged: number;
  toInvoice: number;
  invoiced: number;
  /** Pieces of it that nothing has taken back. */
  left: number;
  /** Minor units: what is open, what of it others took back, and what its order had paid before. */
  open: number;
  credited: number;
  prepaid: number;
  payments: number;
  /** Money was paid for it, or paid back; what it was set off with is none. */
  money: boolean;
  /** What it was set off with last, minor units; zero: nothing. */
  off: number;
  /** How often it was reminded of, and how many corrections of it were drafted. */
  reminded: number;
  corrections: number;
  numbered: boolean;
  /** Its last day: today, over, or neither. */
  due: 'today' | 'over' | 'later';
  /** The company invoices here. */
  here: boolean;
  /** It is a credit note. */
  isNote: boolean;
  /** The world that it began in: each has commands of its own. */
  scene: string;
  periodOpen: boolean;
}

export interface PaymentObserved extends Observation {
  /** Minor units: all of it, what pays the first and the second invoice, and what went back. */
  amount: number;
  first: number;
  second: number;
  refunded: number;
  /** What reminders of the first invoice cost, and what of the payment was kept for them. */
  fees: number;
  kept: number;
  /** What is open of the two invoices. */
  openFirst: number;
  openSecond: number;
  numbered: boolean;
  periodOpen: boolean;
}
