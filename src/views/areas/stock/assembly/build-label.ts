import { useLingui } from '@lingui/react/macro';
import type { AssemblyMode } from '#model/areas/stock/assembly/assembly.facts.ts';
import { assemblyWords } from './assembly.look.ts';

/** What is pressed to build, or to take apart. */
export function useBuildLabel(mode: AssemblyMode): string {
  const { t, i18n } = useLingui();
  const build = assemblyWords.commands['build'];
  return mode === 'build' && build ? i18n._(build.label) : t`Take apart`;
}
