import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ProofChart } from '#model/flows/proof-report.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { CheckList } from './check-list.tsx';
import { LevelList } from './level-list.tsx';
import { Mutants } from './mutants.tsx';
import { pictureWords } from './picture-words.ts';
import { useProofWords } from './use-proof-words.ts';

interface ProofDetailProps {
  /** Slug of the chart. */
  readonly slug: string;
  readonly shape: ChartShape;
  readonly chart: ProofChart;
  /** Shows the pictures of a state, given the words it is pictured under. */
  readonly onPictures: (state: string) => void;
}

/** The rest of a chart's report: coverage per level, planted faults, guards, pictures. */
export function ProofDetail({ slug, shape, chart, onPictures }: ProofDetailProps) {
  const { t } = useLingui();
  const words = useProofWords();
  const ofChart = useChartWords(slug);
  const pictured = [...new Set(chart.pictures.map(({ state }) => state))];
  return (
    <div className="flow-halves">
      <Panel title={t`How far it was walked`} subtitle={words.key(chart.key)}>
        <LevelList chart={chart} />
        {chart.bounds !== '' && (
          <p className="proof-bounds ui-soft" lang="en">
            {chart.bounds}
          </p>
        )}
      </Panel>
      {chart.mutation && <Mutants mutation={chart.mutation} />}
      {chart.besides.length > 0 && <CheckList slug={slug} checks={chart.besides} />}
      {chart.guards.length > 0 && <Guards slug={slug} chart={chart} />}
      {pictured.length > 0 && (
        <Panel title={t`Pictures`} subtitle={t`Each state in both languages, light and dark`}>
          <ul className="proof-pictured">
            {pictured.map((state) => (
              <li key={state}>
                <button type="button" className="flow-link" onClick={() => onPictures(state)}>
                  {pictureWords(shape, ofChart, state)}
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function Guards({ slug, chart }: Pick<ProofDetailProps, 'slug' | 'chart'>) {
  const { t } = useLingui();
  const words = useChartWords(slug);
  return (
    <Panel
      title={t`Guards`}
      subtitle={t`How often each said yes and no while every state was explored`}
      flush
    >
      <table className="flow-table">
        <thead>
          <tr>
            <th scope="col">{t`Guard`}</th>
            <th scope="col">{t`Yes`}</th>
            <th scope="col">{t`No`}</th>
          </tr>
        </thead>
        <tbody>
          {chart.guards.map(({ name, yes, no }) => (
            <tr key={name}>
              <td>
                {words.guard(name)} <code className="ui-faint">{name}</code>
              </td>
              <td className="ui-number">{yes}</td>
              <td className="ui-number">{no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
