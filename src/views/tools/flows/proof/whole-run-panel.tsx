import { Trans, useLingui } from '@lingui/react/macro';
import type { WholeRun } from '#model/flows/proof-report.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { RunLine } from './run-line.tsx';
import { useProofWords } from './use-proof-words.ts';

/** When all tests last ran, and their results per level. */
export function WholeRunPanel({ run }: { readonly run: WholeRun | null }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useProofWords();
  const title = t`All tests`;
  if (!run)
    return (
      <Panel title={title}>
        <Trans>
          <code>npm run test:all</code> has not been run here.
        </Trans>
      </Panel>
    );
  return (
    <Panel title={title} foot={<RunLine run={run} />}>
      <KeyValues
        items={run.levels.map(({ level, passed, failed, seconds }) => ({
          id: level,
          label: words.step(level),
          value: (
            <span className={failed > 0 ? 'flow-late' : undefined}>
              {t`${format.count(passed)} passed, ${format.count(failed)} failed, ${format.count(Math.round(seconds))} s`}
            </span>
          ),
        }))}
      />
    </Panel>
  );
}
