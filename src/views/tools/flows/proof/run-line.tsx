import { Trans } from '@lingui/react/macro';
import type { ProofRun } from '#model/flows/proof-report.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface RunLineProps {
  readonly run: Omit<ProofRun, 'seed'> & Partial<ProofRun>;
  /** For a single chart: links to the whole report. */
  readonly isPart?: boolean;
}

/** When the report was made, and from which version. */
export function RunLine({ run, isPart = false }: RunLineProps) {
  const format = useFormat();
  const { to } = usePaths();
  const date = format.dateTime(run.date);
  const sha = run.sha.slice(0, 10);
  const { seed = null } = run;
  return (
    <p className="proof-run ui-soft">
      <span>
        <Trans>Tested on {date}</Trans>
      </span>
      <span>
        {run.changed ? (
          <Trans>
            commit <code>{sha}</code>, with changes
          </Trans>
        ) : (
          <Trans>
            commit <code>{sha}</code>
          </Trans>
        )}
      </span>
      {seed !== null && (
        <span>
          <Trans>seed {seed}</Trans>
        </span>
      )}
      {isPart && (
        <UiLink to={to('/apps/flows/proof')} className="flow-link">
          <Trans>All charts</Trans>
        </UiLink>
      )}
    </p>
  );
}
