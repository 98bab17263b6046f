import { useLingui } from '@lingui/react/macro';
import { chartList } from '#machines/chart-list.ts';
import type { ProofLine, ProofSummary } from '#model/flows/proof-report.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { chartWords } from '#views/kit/chart/words/chart-words.ts';
import { useFlowLanguage } from '#views/kit/chart/words/use-chart-words.ts';
import { RunLine } from './run-line.tsx';
import { ScrollPane } from '#views/ui/scroll-pane.tsx';
import { useProofWords } from './use-proof-words.ts';

type Report = NonNullable<ProofSummary['report']>;

/** The figures of a whole report, and of each chart. */
export function ProofOverview({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const format = useFormat();
  const { rows, missing, invented, unexercised, failed } = report.headline;
  const bad = (count: number): string => (count > 0 ? t`See the charts below` : t`None`);
  const figures = [
    { label: t`Rows from the text`, count: rows, note: '' },
    { label: t`Rows that fail`, count: missing, note: bad(missing) },
    { label: t`Transitions without a row`, count: invented, note: bad(invented) },
    { label: t`Rows never exercised`, count: unexercised, note: bad(unexercised) },
    { label: t`Failing steps`, count: failed, note: bad(failed) },
  ];
  return (
    <>
      <RunLine run={report.run} />
      <Stats>
        {figures.map(({ label, count, note }, index) => (
          <Stat
            key={label}
            label={label}
            figure={format.count(count)}
            note={<span className={index > 0 && count > 0 ? 'flow-late' : 'ui-faint'}>{note}</span>}
          />
        ))}
      </Stats>
      <Panel title={t`Charts and decisions`} flush>
        <ChartTable charts={report.charts} />
      </Panel>
    </>
  );
}

function ChartTable({ charts }: { readonly charts: readonly ProofLine[] }) {
  const { t } = useLingui();
  const words = useProofWords();
  const levels = ['model', ...new Set(charts.flatMap((line) => Object.keys(line.levels)))].filter(
    (level, index, all) => all.indexOf(level) === index,
  );
  const heads = [t`Result`, t`States`, t`Paths`, t`Rows`, ...levels.map(words.level), t`Faults`, t`Pictures`];
  return (
    <ScrollPane label={t`Charts and decisions`} className="flow-table-pane proof-rows">
      <table className="flow-table proof-charts">
        <thead>
          <tr>
            <th scope="col">{t`Chart`}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {charts.map((line) => (
            <ChartLine key={line.name} line={line} levels={levels} />
          ))}
        </tbody>
      </table>
    </ScrollPane>
  );
}

interface ChartLineProps {
  readonly line: ProofLine;
  readonly levels: readonly string[];
}

function ChartLine({ line, levels }: ChartLineProps) {
  const format = useFormat();
  const words = useProofWords();
  const mark = words.mark(isWell(line) ? 'pass' : 'fail');
  return (
    <tr>
      <th scope="row">
        <ChartName name={line.name} />
      </th>
      <td>
        <Badge tone={mark.tone} icon={mark.icon}>
          {mark.text}
        </Badge>
      </td>
      <td className="ui-number">{format.count(line.states)}</td>
      <td className="ui-number">{format.count(line.paths)}</td>
      <Share share={line.rows} />
      {levels.map((level) => (
        <Share key={level} share={line.levels[level]} />
      ))}
      <Share share={line.mutants ?? undefined} />
      <td className="ui-number">{line.pictures > 0 ? format.count(line.pictures) : ''}</td>
    </tr>
  );
}

/** Whether nothing is left to do: a gap at another level is not a fault. */
function isWell({ failures, truncated, rows, checks, mutants, key }: ProofLine): boolean {
  const isWhole = [rows, checks, mutants].every((share) => share === null || share.some === share.of);
  return isWhole && failures === 0 && !truncated && key !== 'unproven';
}

/** The name of a chart, linked to it; of a decision, which has no chart, what it decides. */
function ChartName({ name }: { readonly name: string }) {
  const language = useFlowLanguage();
  const words = useProofWords();
  const { to } = usePaths();
  const listed = chartList.find(({ id }) => id === name);
  if (!listed) return words.decision(name);
  return (
    <UiLink to={to(`/apps/flows/${listed.slug}?tab=proof`)} className="flow-link">
      {chartWords(language, listed.slug).chart}
    </UiLink>
  );
}

function Share({ share }: { readonly share: { readonly some: number; readonly of: number } | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  if (!share) return <td className="ui-faint">–</td>;
  const { some, of } = share;
  return (
    <td className={some < of ? 'ui-number proof-part' : 'ui-number'}>
      {t`${format.count(some)} of ${format.count(of)}`}
    </td>
  );
}
