import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { mutantShare, type ProofChart } from '#model/flows/proof-report.ts';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface ProofStatsProps {
  readonly chart: ProofChart;
}

/** A chart's report in several figures, deliberately not a single score. */
export function ProofStats({ chart }: ProofStatsProps) {
  return (
    <Stats>
      <RowStat chart={chart} />
      <GuardStat chart={chart} />
      <FaultStat chart={chart} />
      <FailureStat chart={chart} />
    </Stats>
  );
}

function RowStat({ chart: { rows, states, edges } }: ProofStatsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const share = useShare();
  const passing = rows.filter(({ status }) => status === 'pass').length;
  const note = t`${format.count(states)} states, ${format.count(edges)} steps judged`;
  return <Stat label={t`Rows that pass`} figure={share(passing, rows.length)} note={<Faint text={note} />} />;
}

function GuardStat({ chart: { guards, tree } }: ProofStatsProps) {
  const { t } = useLingui();
  const share = useShare();
  const both = guards.filter(({ yes, no }) => yes > 0 && no > 0).length;
  const note = t`${plural(tree.paths, { one: '# path', other: '# paths' })}`;
  return (
    <Stat
      label={t`Guards answered both ways`}
      figure={share(both, guards.length)}
      note={<Faint text={note} />}
    />
  );
}

function FaultStat({ chart: { mutation } }: ProofStatsProps) {
  const { t } = useLingui();
  const share = useShare();
  if (!mutation) return null;
  const { some, of } = mutantShare(mutation);
  const equal = mutation.total - of;
  const note = t`${plural(equal, { one: '# more changes nothing', other: '# more change nothing' })}`;
  return (
    <Stat
      label={t`Planted faults noticed`}
      figure={share(some, of)}
      note={<Faint text={equal > 0 ? note : ''} />}
    />
  );
}

function FailureStat({ chart: { failures, besides } }: ProofStatsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const failed = failures.length + besides.filter(({ passed }) => !passed).length;
  return (
    <Stat
      label={t`Failures`}
      figure={format.count(failed)}
      note={
        <span className={failed > 0 ? 'flow-late' : 'ui-faint'}>{failed > 0 ? t`See below` : t`None`}</span>
      }
    />
  );
}

function Faint({ text }: { readonly text: string }) {
  return <span className="ui-faint">{text}</span>;
}

function useShare(): (some: number, of: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (some, of) => t`${format.count(some)} of ${format.count(of)}`;
}
