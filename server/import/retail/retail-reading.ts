import type { Line } from '../delimited.ts';
import type { Rejection } from '../rejections.ts';
import { classify, type RetailLine, type RetailReason } from './retail-line.ts';
import { planRetail, type RetailPlan } from './retail-plan.ts';
import { retailReasons } from './retail-reasons.ts';

export interface RetailReading {
  /** Lines below the header, without empty ones. */
  readonly read: number;
  readonly plan: RetailPlan;
  /** Lines that cannot be imported; the import adds refused ones. */
  readonly rejections: Rejection[];
}

/** Reads the lines of an Online Retail file one by one, and plans their documents. [IM2] */
export class RetailReader {
  readonly #rejections: Rejection[] = [];
  readonly #sales: RetailLine[] = [];
  readonly #cancellations: RetailLine[] = [];
  readonly #texts = new Map<string, string>();
  #read = 0;

  take(line: Line): void {
    this.#read += 1;
    const classified = classify(line);
    if (classified.kind === 'rejected') {
      this.#rejections.push(rejectionOf(line.number, classified.reason));
      return;
    }
    const kept = this.#shared(classified.line);
    if (classified.kind === 'sale') this.#sales.push(kept);
    else this.#cancellations.push(kept);
  }

  reading(): RetailReading {
    this.#texts.clear();
    const plan = planRetail(this.#sales, this.#cancellations);
    const unmatched = plan.rejected.map(({ line, reason }) => rejectionOf(line.number, reason));
    return { read: this.#read, plan, rejections: [...this.#rejections, ...unmatched] };
  }

  /** Lines repeat a few thousand texts: they share one copy of each. */
  #shared(line: RetailLine): RetailLine {
    const { invoice, code, description, at, customer, country } = line;
    const one = (text: string): string => {
      const known = this.#texts.get(text);
      if (known === undefined) this.#texts.set(text, text);
      return known ?? text;
    };
    return {
      ...line,
      invoice: one(invoice),
      code: one(code),
      description: one(description),
      at: one(at),
      customer: customer === null ? null : one(customer),
      country: one(country),
    };
  }
}

/** @param why the refusal's text */
export const rejectionOf = (line: number, reason: RetailReason, why = ''): Rejection => ({
  line,
  reason,
  explanation: why === '' ? retailReasons[reason] : `${retailReasons[reason]}: ${why}`,
});
