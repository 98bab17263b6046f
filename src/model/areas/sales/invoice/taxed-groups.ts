import type { Posting } from '#model/areas/setup/posting-rule/resolve-account.ts';
import type { VatTreatment } from '#model/vat/treatment.ts';
import { vatAmount } from '#model/values/money.ts';
import type { InvoiceCharge, InvoiceContent, InvoiceLine } from './invoice-content.ts';
import { signOf } from './invoice-sums.ts';

/** What a line or a charge is posted as, besides how it is taxed. */
export type SoldAs = (
  sold: InvoiceLine | InvoiceCharge,
) => Pick<Posting, 'purpose' | 'category' | 'vatClass'>;

/** What of an invoice is taxed alike, so that its VAT has one account; minor units, with the sign of the paper. */
export interface TaxedGroup extends Required<Pick<Posting, 'treatment' | 'rate'>>, Pick<Posting, 'vatClass'> {
  readonly treatment: VatTreatment;
  readonly base: number;
  readonly vat: number;
}

/** What VAT of a group is posted by. */
export const taxPosting = ({ treatment, rate, vatClass }: TaxedGroup): Omit<Posting, 'purpose'> => ({
  treatment,
  rate,
  ...(vatClass && { vatClass }),
});

interface Summed extends Omit<TaxedGroup, 'vat'> {
  /** The category and rate whose VAT it is a part of. */
  readonly part: string;
}

type Taxes = Pick<InvoiceContent, 'lines' | 'charges' | 'vat'>;

/**
 * The VAT of an invoice by treatment, class and rate. Those that share a category and a rate have their VAT rounded once
 * on the sum of their bases, so each takes what rounding the sum up to it leaves, and they add up to it exactly: the last
 * one takes what the invoice says otherwise, as a credit note may. [INV12] [BIL31]
 */
export function taxedGroups({ lines, charges, vat }: Taxes, soldAs: SoldAs): readonly TaxedGroup[] {
  const groups = new Map<string, Summed>();
  const add = (sold: InvoiceLine | InvoiceCharge, amount: number): void => {
    const { treatment, category, rate } = sold.vat;
    const { vatClass } = soldAs(sold);
    const key = `${treatment} ${vatClass} ${rate}`;
    const base = (groups.get(key)?.base ?? 0) + amount;
    groups.set(key, { treatment, rate, part: `${category} ${rate}`, base, ...(vatClass && { vatClass }) });
  };
  for (const line of lines) add(line, line.net);
  for (const charge of charges) add(charge, signOf(charge) * charge.amount);
  const bases = new Map<string, number>();
  const all = [...groups.values()];
  return all.map(({ part, ...group }, at) => {
    const before = bases.get(part) ?? 0;
    const after = before + group.base;
    bases.set(part, after);
    const isLast = all.findLastIndex((one) => one.part === part) === at;
    const written = vat.find(({ category, rate }) => part === `${category} ${rate}`)?.amount;
    const until = isLast && written !== undefined ? written : vatAmount(after, group.rate);
    return { ...group, vat: until - vatAmount(before, group.rate) };
  });
}
