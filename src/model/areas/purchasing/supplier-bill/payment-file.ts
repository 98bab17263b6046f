import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { payableOf } from './bill-sums.ts';
import type { PayeeAccount, SupplierBillRow } from './supplier-bill.facts.ts';

/** Bills of one supplier that one transfer pays: credit notes lower it. Minor units of their currency. */
export interface Transfer {
  readonly supplier: string;
  readonly payTo: PayeeAccount;
  readonly currency: SupplierBillRow['currency'];
  readonly amount: number;
  readonly bills: readonly SupplierBillRow[];
}

/**
 * The transfers that pay some bills: one a bill, in their order, but one for all of a supplier, an account and a currency
 * where a credit note is among them. [SBL14]
 */
export function transfersOf(bills: readonly SupplierBillRow[]): readonly Transfer[] {
  const keyOf = ({ supplier, currency, payTo: { type, account } }: SupplierBillRow): string =>
    `${supplier} ${currency} ${type} ${account}`;
  const credited = new Set(bills.filter((one) => payableOf(one) < 0).map(keyOf));
  const groups = Map.groupBy(bills, (one) => (credited.has(keyOf(one)) ? keyOf(one) : one.id));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { supplier, payTo, currency } = first;
    const amount = group.reduce((sum, one) => sum + payableOf(one), 0);
    return [{ supplier, payTo, currency, amount, bills: group }];
  });
}

/** Why bills cannot be paid by a file; null: they can. [SBL14] */
export function paymentFileRefusal(
  bank: CompanyForm['bank'],
  transfers: readonly Transfer[],
  nameOf: (supplier: string) => string,
): Refusal | null {
  if (!bank || (bank.iban === '' && bank.bankgiro === '')) return { code: 'payerMissing' };
  const owing = transfers.find(({ amount }) => amount <= 0);
  return owing ? { code: 'nothingToTransfer', params: { name: nameOf(owing.supplier) } } : null;
}
