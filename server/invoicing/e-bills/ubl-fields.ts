import type { EBillFault } from '#model/areas/purchasing/supplier-bill/e-bill.ts';
import { day } from '#model/values/schemas.ts';
import { divideRounded } from '#model/values/round.ts';
import { allAt, textAt, type XmlElement } from '../xml/xml-elements.ts';

/** Reads the fields of an e-invoice, and notes those that cannot be read. */
export class UblFields {
  readonly faults: EBillFault[] = [];

  fault(field: string, code: string, { line }: Pick<XmlElement, 'line'>): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ field, code, line });
  }

  /** A text that has to be there. */
  required(of: XmlElement, path: string, field: string): string {
    const text = textAt(of, path);
    if (text === '') this.fault(field, 'required', of);
    return text.slice(0, LONGEST);
  }

  /** A day; null where there is none. */
  day(of: XmlElement, path: string, field: string): string | null {
    const text = textAt(of, path).slice(0, 10);
    if (text === '') return null;
    const isDay = day.safeParse(text).success;
    if (!isDay) this.fault(field, 'notADay', allAt(of, path)[0] ?? of);
    return isDay ? text : null;
  }

  /**
   * A number in whole units of so many decimals; zero where there is none.
   * @param rounds whether further decimals are rounded off; else they are a fault
   * @param least by default as far below zero as `most` is above it
   */
  scaled(of: XmlElement, path: string, figured: Figure): number {
    const { field, digits, rounds = false, most, least = 0 - most } = figured;
    const [element] = allAt(of, path);
    const text = element?.text.trim() ?? '';
    if (!element || text === '') return 0;
    const figure = scaledOf(text, digits, rounds);
    if (figure === null) this.fault(field, 'notANumber', element);
    else if (figure < least && least > 0 - most) this.fault(field, 'notANumber', element);
    else return this.within(figure, field, { most, element });
    return 0;
  }

  /** A figure that a bill has room for; zero, and its field named, where it has none. */
  within(figure: number, field: string, { most, element }: Room): number {
    if (Math.abs(figure) <= most) return figure;
    this.fault(field, 'amountTooLarge', element);
    return 0;
  }
}

interface Figure {
  readonly field: string;
  readonly digits: number;
  readonly rounds?: boolean;
  readonly most: number;
  readonly least?: number;
}

interface Room {
  readonly most: number;
  /** Where it stands. */
  readonly element: XmlElement;
}

const MOST_FAULTS = 200;
const LONGEST = 1000;

/** A decimal with a point, as XML writes it; null where it is none, or has more decimals than counted. */
function scaledOf(text: string, digits: number, rounds: boolean): number | null {
  const [, sign = '', whole = '', rest = ''] = /^([+-]?)(\d{0,18})(?:\.(\d{0,30}))?$/.exec(text) ?? [];
  if (whole === '' && rest === '') return null;
  const kept = rest.replace(/0+$/, '');
  if (kept.length > digits && !rounds) return null;
  const exact = BigInt(`${whole}${rest}` || '0') * 10n ** BigInt(digits);
  const figure = Number(divideRounded(exact, 10n ** BigInt(rest.length)));
  return sign === '-' ? 0 - figure : figure;
}
