import { importTargets } from '#machines/areas/integrations/data-import/import-targets.ts';
import type { Option } from '#views/ui/option.ts';
import { useTargetName } from './use-target-name.ts';

/** What a file can hold. */
export function useTargetOptions(): readonly Option[] {
  const nameOf = useTargetName();
  return importTargets.map(({ name }) => ({ value: name, label: nameOf(name) }));
}
