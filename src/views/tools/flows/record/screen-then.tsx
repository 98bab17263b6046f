import { useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { StateValue } from '#model/engine/rows.ts';
import { leavesOf } from '#model/flows/log-steps.ts';
import { PictureLink } from '#views/navigation/picture-link.tsx';
import { useProofOf } from '../proof/use-proof.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { screenOf } from './screen-of.ts';

interface ScreenThenProps {
  readonly chart: ListedChart;
  readonly after: StateValue;
  /** Language of the recording. */
  readonly language: string;
}

/** The screen of a chart's state, as pictured by the last test run: needs no data of the recording. */
export function ScreenThen({ chart, after, language }: ScreenThenProps) {
  const { t } = useLingui();
  const words = useChartWords(chart.slug);
  const proof = useProofOf(chart.id);
  const told = proof.status === 'ready' ? proof.value : null;
  const states = leavesOf(chart.id, after);
  const shown = screenOf(states, told?.answer.told?.chart.pictures ?? [], language);
  if (!told || !shown) return null;
  const name = states.map(words.state).join(' · ');
  const address = told.picture(shown.file);
  return (
    <figure className="flow-record-screen">
      <PictureLink address={address} name={name}>
        <img src={address} alt={t`Screen: ${name}`} lang={shown.language} />
      </PictureLink>
      <figcaption className="ui-soft">{t`The screen in this state, as the tests pictured it`}</figcaption>
    </figure>
  );
}
