import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { SCANNING } from '#views/kit/scan-mode/scan-address.ts';
import { Button } from '#views/ui/button.tsx';

/** The address at which a count is counted in full screen. */
export const scanPath = (count: string): string => `/apps/inventory/counting/${count}?${SCANNING}=yes`;

/** Leads to counting with a phone or a scanner, while there is something to count. */
export function ScanCountButton({ row }: { readonly row: CountRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const verdicts = [useVerdict('count', row.id, 'count'), useVerdict('count', row.id, 'start')];
  if (verdicts.every((refusal) => refusal !== null)) return null;
  return (
    <Button
      icon="scan"
      data-testid="scan-count"
      to={paths.to(scanPath(row.id))}
    >{t`Count with a scanner`}</Button>
  );
}
