import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProofFailure } from '#model/flows/proof-report.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useProofWords } from './use-proof-words.ts';

interface ShortestFailureProps {
  /** Slug of the chart. */
  readonly slug: string;
  readonly failures: readonly ProofFailure[];
}

/** The failure with the fewest steps, step by step, followed by the others. */
export function ShortestFailure({ slug, failures }: ShortestFailureProps) {
  const { t } = useLingui();
  const { to } = usePaths();
  const playOf = (failure: ProofFailure): string | undefined =>
    failure.steps && to(`/apps/flows/${slug}?tab=play&failure=${failures.indexOf(failure)}`);
  const [first, ...others] = failures.toSorted((a, b) => a.path.length - b.path.length);
  if (!first) return null;
  return (
    <Panel
      title={t`Shortest failing path`}
      subtitle={t`${plural(failures.length, { one: '# failure', other: '# failures' })}`}
    >
      <FailureSteps failure={first} play={playOf(first)} />
      {others.length > 0 && (
        <details className="proof-more">
          <summary>
            <Trans>The others</Trans>
          </summary>
          {others.map((failure) => (
            <FailureSteps
              key={`${failure.level} ${failure.row} ${failure.path.join(' ')} ${failure.got}`}
              failure={failure}
              play={playOf(failure)}
            />
          ))}
        </details>
      )}
    </Panel>
  );
}

interface FailureStepsProps {
  readonly failure: ProofFailure;
  /** Address where it can be played on the chart. */
  readonly play?: string | undefined;
}

/** The steps as named by the tests, and the outcome of the last. */
export function FailureSteps({ failure, play }: FailureStepsProps) {
  const { t } = useLingui();
  const words = useProofWords();
  const { path, expected, got, row, level = 'model' } = failure;
  return (
    <div className="proof-failure">
      <ol className="proof-steps" lang="en">
        {path.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step may come again
          <li key={index}>{step}</li>
        ))}
      </ol>
      <KeyValues
        items={[
          { id: 'level', label: t`Level`, value: words.level(level) },
          ...(row === undefined ? [] : [{ id: 'row', label: t`Row`, value: row }]),
          { id: 'expected', label: t`Expected`, value: <code lang="en">{expected}</code> },
          { id: 'got', label: t`Came`, value: <code lang="en">{got}</code> },
        ]}
      />
      {play !== undefined && <Button size="sm" icon="play" to={play}>{t`Play this path`}</Button>}
    </div>
  );
}
