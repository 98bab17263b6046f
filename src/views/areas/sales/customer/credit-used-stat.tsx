import { useLingui } from '@lingui/react/macro';
import { openInCompanyCurrency } from '#model/areas/sales/owed/owed.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { total } from '#model/lines/line-parts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { Stat } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface CreditProps {
  readonly customer: string;
  /** What its orders take of its credit, minor units of the company's currency. */
  readonly onOrders: number;
}

/** What a customer's credit limit counts: orders that are not invoiced, and invoices that are not paid. [SO9] */
export function CreditUsedStat({ customer, onOrders }: CreditProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const onInvoices = useQuery(
    ['invoice'],
    customer,
    ({ replica }) =>
      total(
        ifKnown(() => replica.view.by('invoice', 'onCredit', customer), []),
        openInCompanyCurrency,
      ),
    0,
  );
  return (
    <Stat
      label={t`Owed and ordered`}
      figure={format.moneyRounded(onOrders + onInvoices, currency)}
      note={t`Open orders and all that is unpaid, with VAT`}
    />
  );
}
