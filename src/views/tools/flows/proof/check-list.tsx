import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProofCheck } from '#model/flows/proof-report.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { FailureSteps } from './shortest-failure.tsx';
import { useProofWords } from './use-proof-words.ts';

interface CheckListProps {
  /** Slug of the chart. */
  readonly slug: string;
  readonly checks: readonly ProofCheck[];
}

/** Checks besides the rows: invariants on random walks, races, views. */
export function CheckList({ slug, checks }: CheckListProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Checks besides the rows`} flush>
      <ul className="flow-rows">
        {checks.map((check) => (
          <Check key={check.name} slug={slug} check={check} />
        ))}
      </ul>
    </Panel>
  );
}

function Check({ slug, check }: { readonly slug: string; readonly check: ProofCheck }) {
  const { t } = useLingui();
  const { to } = usePaths();
  const words = useProofWords();
  const { name, passed, runs, seed, detail, failure } = check;
  const play = failure?.steps && to(`/apps/flows/${slug}?tab=play&check=${encodeURIComponent(name)}`);
  const mark = words.mark(passed ? 'pass' : 'fail');
  const times = t`${plural(runs, { one: '# run', other: '# runs' })}`;
  return (
    <li>
      <span className="flow-row-main">
        <strong lang="en">{name}</strong>
        <span className="ui-soft" lang="en">
          {detail}
        </span>
      </span>
      <span className="ui-soft">{seed === null ? times : t`${times}, seed ${seed}`}</span>
      <Badge tone={mark.tone} icon={mark.icon}>
        {mark.text}
      </Badge>
      {failure && <FailureSteps failure={failure} play={play} />}
    </li>
  );
}
