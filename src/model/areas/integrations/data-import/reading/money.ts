import { isArchived } from '#model/engine/archived.ts';
import { compare } from '#model/values/order.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { OtherCurrencies } from '../data-import.facts.ts';
import type { ImportWorld } from '../import-world.ts';
import type { CellReading } from './read-cell.ts';

/** Millionths in one: the scale of rates. */
const ONE = 1_000_000;

/** What one unit of a currency is worth by the company's last rate, in millionths; null if it has none. */
export function rateOf(
  currency: string,
  { company, today, rows }: Pick<ImportWorld, 'company' | 'today' | 'rows'>,
): number | null {
  if (currency === company.currency) return ONE;
  const rates = rows('exchangeRate').filter(
    (row) => !isArchived(row) && row.currency === currency && row.on <= today,
  );
  return rates.toSorted((a, b) => compare(b.on, a.on))[0]?.rate ?? null;
}

interface Foreign {
  readonly cell: string;
  readonly value: number;
  readonly currency: string;
  /** What it ought to be in. */
  readonly own: string;
  readonly others: OtherCurrencies | undefined;
}

/** An amount in another currency than it ought to be in: asked about, unless somebody has said what becomes of it. [DI46] */
export function foreignAmount(amount: Foreign, world: ImportWorld): CellReading {
  const { cell, value, currency, own, others } = amount;
  const params = { cell: cell.slice(0, 80), currency, own };
  const asked = { code: 'cellOtherCurrency', params };
  if (others === 'asOwn') return { value };
  if (others === 'leaveOut') return { problem: asked, isAgreed: true };
  if (others !== 'convert') return { problem: asked, isAsked: true };
  const [from, to] = [rateOf(currency, world), rateOf(own, world)];
  if (from === null || to === null)
    return {
      problem: { code: 'importRateMissing', params: { currency: from === null ? currency : own } },
      isAsked: true,
    };
  return {
    value: multiplyDivide(value, from, to),
    note: { code: 'cellConverted', params, how: 'converted' },
  };
}
