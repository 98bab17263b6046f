import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { ageingOf, type Ageing } from '#model/areas/sales/invoice/invoice.ageing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

const nothing: Ageing = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, older: 0 };

/** What customers owe, by how long it has been due; nothing where nothing is open. [IV6] */
export function InvoiceAgeing() {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const { currency } = useCompany();
  const today = useToday();
  const ageing = useQuery(
    ['invoice'],
    today,
    ({ replica }) => ageingOf(replica.rows('invoice') as readonly InvoiceRow[], today), // table invoice holds InvoiceRow
    nothing,
  );
  if (Object.values(ageing).every((amount) => amount === 0)) return null;
  const late = paths.to('/apps/sales/invoices?late=1');
  const stat = (label: string, amount: number, to?: string) => (
    <Stat label={label} figure={format.money(amount, currency)} {...(to !== undefined && { to })} />
  );
  return (
    <Stats>
      {stat(t`Not due`, ageing.notDue)}
      {stat(t`1–30 days late`, ageing.upTo30, late)}
      {stat(t`31–60 days late`, ageing.upTo60, late)}
      {stat(t`61–90 days late`, ageing.upTo90, late)}
      {stat(t`Later than that`, ageing.older, late)}
    </Stats>
  );
}
