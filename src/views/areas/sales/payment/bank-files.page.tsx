import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { BankFileDrop } from './bank-file-drop.tsx';
import { BankEntries } from './bank-entries.tsx';
import { PAYMENTS } from './payment-paths.ts';
import { paymentWords } from './payment.look.ts';
import { useBankEntries } from './use-bank-entries.ts';

/** Files of the bank: what came in by them, which invoices it pays, and what nobody knows the invoice of yet. [BNK7] */
export function BankFilesPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const waiting = useBankEntries();
  return (
    <>
      <PageHeader title={t`Bank files`} back={{ label: i18n._(paymentWords.many), to: paths.to(PAYMENTS) }} />
      <div className="ui-stack">
        <BankFileDrop onTaken={waiting.ask} />
        <BankEntries waiting={waiting} />
      </div>
    </>
  );
}
