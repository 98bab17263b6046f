import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { invoiceGroups, type ToInvoice } from '#model/areas/sales/invoice/to-invoice.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { toInvoiceRows, toInvoiceTables } from './to-invoice-rows.ts';

const PATH = '/apps/sales/invoices';
const none: readonly ToInvoice[] = [];

export type Beginning = ReturnType<typeof useBeginning>;

/** Who a new invoice is for, and which orders it is for. */
export function useBeginning(first: string | null, order: string | undefined) {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const propose = usePropose();
  const [customer, setCustomer] = useState(first);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(order === undefined ? [] : [order]));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const all = useQuery(toInvoiceTables, '', toInvoiceRows, none);
  const offered = all.filter((row) => row.order.customer === customer && row.gross !== 0);
  const orders = offered.filter(({ id }) => chosen.has(id)).map((row) => row.order);
  const isSplit = invoiceGroups(orders).length > 1;
  const lacking =
    customer === null
      ? t`Choose the customer first.`
      : isSplit
        ? t`These orders do not fit on one invoice.`
        : undefined;
  const begin = (): void => {
    if (lacking !== undefined) return;
    const document = model.newId();
    const data = { type: 'invoice', customer, orders: orders.map(({ id }) => id), corrects: null };
    const refused = propose({ kind: 'invoice', document, type: 'create', data }, { quiet: true });
    setRefusal(refused);
    if (!refused) paths.go(`${PATH}/${document}`);
  };
  const choose = (id: string | null): void => {
    setCustomer(id);
    setChosen(new Set());
    setRefusal(null);
  };
  return { customer, choose, offered, chosen, setChosen, isSplit, lacking, refusal, begin };
}
