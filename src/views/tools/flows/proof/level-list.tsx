import { useLingui } from '@lingui/react/macro';
import type { ProofChart } from '#model/flows/proof-report.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useProofWords } from './use-proof-words.ts';

/** Paths, steps and refusals walked at each level. */
export function LevelList({ chart }: { readonly chart: ProofChart }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useProofWords();
  const said = (paths: number, steps: number): string =>
    t`${format.count(paths)} paths, ${format.count(steps)} steps`;
  return (
    <KeyValues
      items={[
        { id: 'model', label: words.level('model'), value: said(chart.tree.paths, chart.tree.steps) },
        ...chart.levels.map(({ level, paths, steps, refusals, tree }) => {
          const refused = t`${format.count(refusals)} refusals`;
          const share = tree && t`${format.count(tree.walked)} of ${format.count(tree.of)} paths of its tree`;
          return {
            id: level,
            label: words.level(level),
            value: [said(paths, steps), refused, ...(share ? [share] : [])].join(', '),
          };
        }),
      ]}
    />
  );
}
