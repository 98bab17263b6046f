import { useLingui } from '@lingui/react/macro';
import { takesOrders } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { partyChoice, type PartyChoice } from '#views/areas/setup/party/party-search.ts';

/** What a supplier field chooses among, by number and name: suppliers that can receive orders. */
export function useSupplierChoice(): PartyChoice {
  const { t } = useLingui();
  const { replica } = useModel();
  return partyChoice({
    rows: () => replica.rows('supplier') as readonly SupplierRow[], // table supplier holds SupplierRow
    text: (row) => `${row.number} ${row.name}`,
    isOffered: takesOrders,
    hint: (row) => row.number,
    refused: ({ name }) => t`${name} cannot be chosen here.`,
  });
}
