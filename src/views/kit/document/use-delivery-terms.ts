import { useLingui } from '@lingui/react/macro';
import type { DeliveryTermRow, DeliveryTerms } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { KeyValue } from '#views/ui/key-values.tsx';
import type { Option } from '#views/ui/option.ts';
import { useRows } from './model-context.tsx';
import { useProductName } from './product-name.ts';

/** `DAP Malmö (Incoterms 2020)`, `PICKUP`; null for none, or for terms that are not known here. [DLT5] */
function useDeliverySaid(): (delivery: DeliveryTerms) => string | null {
  const rows: readonly DeliveryTermRow[] = useRows('deliveryTerm');
  return ({ deliveryTerm, deliveryPlace = '' }) => {
    const term = rows.find(({ id }) => id === deliveryTerm);
    if (!term) return null;
    const said = `${term.code} ${deliveryPlace}`.trim();
    return term.builtIn ? `${said} (Incoterms 2020)` : said;
  };
}

/** The delivery terms of an order, for its page and its paper; nothing where none are agreed. */
export function useDeliveryAgreed(order: DeliveryTerms): readonly KeyValue[] {
  const { t } = useLingui();
  const value = useDeliverySaid()(order);
  return value === null ? [] : [{ id: 'delivery', label: t`Delivery terms`, value }];
}

/** The terms to choose from, by code; one that is chosen already is among them. */
export function useDeliveryOptions(chosen: string | null | undefined): {
  readonly options: readonly Option[];
  readonly namesPlace: boolean;
} {
  const rows: readonly DeliveryTermRow[] = useRows('deliveryTerm');
  const nameOf = useProductName();
  return {
    options: rows
      .filter((row) => !isArchived(row) || row.id === chosen)
      .map((row) => ({ value: row.id, label: row.code, hint: nameOf(row) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    namesPlace: rows.find(({ id }) => id === chosen)?.namesPlace ?? false,
  };
}
