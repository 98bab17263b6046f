import { useLingui } from '@lingui/react/macro';
import { discountDay, dueDay, prepaidOf } from '#model/areas/setup/payment-term/due-day.ts';
import type { PartyTerms } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { dayIn } from '#model/values/moments.ts';
import type { KeyValue } from '#views/ui/key-values.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useQuery } from './model-context.tsx';
import { useCompany } from './use-company.ts';
import { useDiscountText, usePaymentTerms } from './use-payment-terms.ts';

interface Agreed {
  /** Undefined if the party is not known. */
  readonly terms: PartyTerms | undefined;
  readonly currency: string;
  /** Minor units, with VAT; undefined for those who may not see it. */
  readonly gross?: number | undefined;
  /** The days on which goods of it left. */
  readonly left?: readonly string[];
}

/**
 * How an order is paid: its terms, in the language of the page, its cash discount, what is paid before, and when what
 * has left is due. [PT11] Nothing is counted from a day that is not known yet.
 */
export function useTermsAgreed(order: Agreed): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const { termOf, said } = usePaymentTerms();
  const discountSaid = useDiscountText();
  const { terms, currency, gross, left = [] } = order;
  const term = terms === undefined ? undefined : termOf(terms);
  if (terms === undefined || !term) return [];
  const dueOf = (day: string): string => {
    const due = format.date(dueDay(term, day));
    const early = discountDay(term, day);
    if (early === null) return due;
    const [percent, until] = [format.percent(term.discount), format.date(early)];
    return t`${due} (${percent} less until ${until})`;
  };
  const days = [...new Set(left)].toSorted().map(dueOf);
  const isOwed = term.prepayment < 10_000;
  return [
    { id: 'terms', label: t`Payment terms`, value: said(terms) },
    ...(term.discount > 0 ? [{ id: 'discount', label: t`Cash discount`, value: discountSaid(term) }] : []),
    ...(term.prepayment > 0
      ? [
          {
            id: 'prepayment',
            label: t`Paid before delivery`,
            value: `${format.percent(term.prepayment)}${gross === undefined ? '' : `, ${format.money(prepaidOf(term, gross), currency)}`}`,
          },
        ]
      : []),
    ...(days.length > 0 && isOwed
      ? [{ id: 'due', label: t`Due`, value: [...new Set(days)].join('; ') }]
      : []),
  ];
}

const none: readonly string[] = [];

/** The days on which goods of a sales order left, in the company's time zone; those that the device knows. */
export function useDaysOfLeaving(order: string): readonly string[] {
  const { timeZone } = useCompany();
  return useQuery(
    ['shipment'],
    order,
    ({ replica }) =>
      (replica.rows('shipment') as readonly ShipmentRow[]) // table shipment holds ShipmentRow
        .filter((row) => row.order === order && row.replacedBy === null)
        .flatMap(({ shippedAt }) => (shippedAt === null ? [] : [dayIn(shippedAt, timeZone)])),
    none,
  );
}
