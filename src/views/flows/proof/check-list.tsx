import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProofCheck } from '#model/flows/proof-report.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FailureSteps } from './shortest-failure.tsx';
import { useProofWords } from './use-proof-words.ts';

/** What was looked for besides rows: invariants on random walks, races, views. */
export function CheckList({ checks }: { readonly checks: readonly ProofCheck[] }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Checks besides the rows`} flush>
      <ul className="flow-rows">
        {checks.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </ul>
    </Panel>
  );
}

function Check({ check }: { readonly check: ProofCheck }) {
  const { t } = useLingui();
  const words = useProofWords();
  const { name, passed, runs, seed, detail, failure } = check;
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
      {failure && <FailureSteps failure={failure} />}
    </li>
  );
}
