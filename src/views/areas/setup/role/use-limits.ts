import { useLingui } from '@lingui/react/macro';
import type { Limited } from '#model/areas/setup/role/role.limits.ts';

interface LimitWords {
  readonly label: string;
  readonly hint: string;
  /** What it counts; without it, money of the company. */
  readonly as?: 'percent';
}

/** What each limit of a role is called, in the order in which they are shown. */
export function useLimits(): readonly (LimitWords & { readonly kind: Limited })[] {
  const { t } = useLingui();
  const words: Record<Limited, LimitWords> = {
    purchaseOrder: {
      label: t`Places purchase orders up to`,
      hint: t`Without VAT. Leave empty for any sum.`,
    },
    supplierBill: {
      label: t`Approves supplier bills up to`,
      hint: t`With VAT. Leave empty for any sum.`,
    },
    adjustment: {
      label: t`Adjusts stock up to`,
      hint: t`What it changes in value. Leave empty for any sum.`,
    },
    count: {
      label: t`Settles counts that differ by up to`,
      hint: t`The sum of gains and losses. Leave empty for any sum.`,
    },
    ...useSalesWords(),
  };
  const kinds = Object.keys(words) as Limited[]; // the keys of the record
  return kinds.map((kind) => ({ kind, ...words[kind] }));
}

type SalesLimit = 'salesOrder' | 'salesDiscount' | 'salesBelowCost' | 'salesCredit' | 'writeOff';

/** What limits of sales and of receivables are called. */
function useSalesWords(): Record<SalesLimit, LimitWords> {
  const { t } = useLingui();
  return {
    salesOrder: {
      label: t`Confirms sales orders up to`,
      hint: t`Without VAT. Leave empty for any sum.`,
    },
    salesDiscount: {
      label: t`Gives a discount of up to`,
      hint: t`What was agreed with the customer always passes. Leave empty for any discount.`,
      as: 'percent',
    },
    salesBelowCost: {
      label: t`Sells below cost by up to`,
      hint: t`0 % is never below cost. Leave empty for any price.`,
      as: 'percent',
    },
    salesCredit: {
      label: t`Goes beyond a credit limit by up to`,
      hint: t`Leave empty for never.`,
    },
    writeOff: {
      label: t`Writes off receivables up to`,
      hint: t`With VAT. Leave empty for any sum.`,
    },
  };
}
