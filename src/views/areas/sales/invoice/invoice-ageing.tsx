import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { receivables, type Ageing } from '#model/areas/sales/invoice/receivables.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { AgeingStats } from './ageing-stats.tsx';

/** What customers owe, by how long it has been due; nothing where nothing is open. [IV6] */
export function InvoiceAgeing() {
  const paths = usePaths();
  const today = useToday();
  const ageing = useQuery<Ageing | null>(
    ['invoice'],
    today,
    ({ replica }) => receivables(replica.rows('invoice') as readonly InvoiceRow[], today).ageing, // table invoice holds InvoiceRow
    null,
  );
  if (!ageing || Object.values(ageing).every((amount) => amount === 0)) return null;
  return <AgeingStats ageing={ageing} to={paths.to('/apps/sales/invoices?late=1')} />;
}
