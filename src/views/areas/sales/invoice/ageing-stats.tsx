import { useLingui } from '@lingui/react/macro';
import type { Ageing } from '#model/areas/sales/invoice/receivables.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface AgeingProps {
  readonly ageing: Ageing;
  /** Where the overdue ones are listed. */
  readonly to?: string | undefined;
}

/** What is owed by how long it has been overdue, in the company's currency. [REC1] */
export function AgeingStats({ ageing, to }: AgeingProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const stat = (label: string, amount: number, at?: string) => (
    <Stat
      label={label}
      figure={format.money(amount, currency)}
      {...(at !== undefined && amount > 0 && { to: at })}
    />
  );
  return (
    <Stats>
      {stat(t`Not due`, ageing.notDue)}
      {stat(t`1–30 days late`, ageing.upTo30, to)}
      {stat(t`31–60 days late`, ageing.upTo60, to)}
      {stat(t`61–90 days late`, ageing.upTo90, to)}
      {stat(t`Over 90 days late`, ageing.older, to)}
    </Stats>
  );
}
