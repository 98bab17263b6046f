import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';

/** What an assembly is called: its number, once it has one. */
export function useAssemblyTitle(): (row: Pick<AssemblyRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`New assembly`;
}
