import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '../ui/page-header.tsx';
import { StockLedger } from './stock-ledger.tsx';

/** The ledger as a page of its own. */
export function StockLedgerPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Movements`} subtitle={t`Stock ledger`} />
      <StockLedger />
    </>
  );
}
