import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '#views/ui/page-header.tsx';
import { supplierReturnWords } from './supplier-return.look.ts';
import { SupplierReturns } from './supplier-returns.tsx';

/** Goods that go back to suppliers. */
export function SupplierReturnListPage() {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeader title={i18n._(supplierReturnWords.many)} />
      <SupplierReturns />
    </>
  );
}
