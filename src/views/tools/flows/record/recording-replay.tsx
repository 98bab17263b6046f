import { Trans, useLingui } from '@lingui/react/macro';
import { localeOfPath } from '#i18n/locale.ts';
import { chartOfSlug } from '#machines/chart-list.ts';
import {
  replayRecording,
  type Divergence,
  type ReplayedStep,
} from '#machines/app/recordings/replay-recording.ts';
import type { Recording } from '#model/recordings/recording.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { PathChart } from '../replay/path-chart.tsx';
import { PlayerBar } from '../replay/player-bar.tsx';
import { usePlayer } from '../replay/use-player.ts';
import { chartWords } from '#views/kit/chart/words/chart-words.ts';
import { standingIn } from '#views/kit/chart/words/standing-in.ts';
import { useFlowLanguage } from '#views/kit/chart/words/use-chart-words.ts';
import { EntryList } from '#views/frame/recordings/entry-list.tsx';
import { clockLength } from '#views/frame/recordings/clock-length.ts';
import { useEntryWords } from '#views/frame/recordings/use-entry-words.ts';
import { ScreenThen } from './screen-then.tsx';

interface RecordingReplayProps {
  /** Name of the recording: its file name, or the text of its report. */
  readonly name: string;
  readonly recording: Recording;
}

/** A recording played entry by entry: the page it was on, and the events on their chart. */
export function RecordingReplay({ name, recording }: RecordingReplayProps) {
  const { t } = useLingui();
  const replayed = useAsync(recording.startedAt, () => replayRecording(recording));
  if (replayed.status === 'loading') return <Skeleton height="24rem" />;
  if (replayed.status === 'failed')
    return <Notice tone="danger">{t`The charts could not be loaded.`}</Notice>;
  return <Played name={name} recording={recording} {...replayed.value} />;
}

interface PlayedProps extends RecordingReplayProps {
  readonly steps: readonly ReplayedStep[];
  readonly divergence: Divergence | null;
}

function Played({ name, recording, steps, divergence }: PlayedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const say = useEntryWords();
  const player = usePlayer(recording.entries.length, 0);
  const now = recording.entries[player.at];
  const page = recording.entries.slice(0, player.at + 1).findLast((entry) => entry.kind === 'page');
  const path = page?.path ?? recording.page;
  const length = clockLength(Date.parse(recording.endedAt) - Date.parse(recording.startedAt));
  const begun = format.dateTime(recording.startedAt);
  return (
    <Panel title={name} subtitle={t`Recorded ${begun}, ${length}`}>
      <div className="flow-record">
        <Verdict divergence={divergence} />
        <PlayerBar
          player={player}
          said={now ? `${clockLength(now.at)} · ${say(now)}` : t`Nothing was recorded`}
        />
        <p>
          <Trans>
            Page: <Where path={path} />
          </Trans>
        </p>
        <ChartThen steps={steps.filter(({ entry }) => entry <= player.at)} language={recording.locale} />
        <EntryList recording={recording} at={player.at} />
      </div>
    </Panel>
  );
}

/** A link, if it is one of our pages. */
function Where({ path }: { readonly path: string }) {
  return localeOfPath(path) ? <UiLink to={path}>{path}</UiLink> : <code>{path}</code>;
}

interface ChartThenProps {
  readonly steps: readonly ReplayedStep[];
  readonly language: string;
}

/** The chart that moved last, with the path painted on it, and a screenshot of its state. */
function ChartThen({ steps, language }: ChartThenProps) {
  const last = steps.at(-1);
  const chart = last && chartOfSlug(last.chart);
  if (!last || !chart) return null;
  const own = steps.filter((step) => step.chart === last.chart && step.document === last.document);
  return (
    <>
      <PathChart chart={chart} steps={own} />
      <ScreenThen key={chart.slug} chart={chart} after={last.after} language={language} />
    </>
  );
}

function Verdict({ divergence }: Pick<PlayedProps, 'divergence'>) {
  const { t } = useLingui();
  const language = useFlowLanguage();
  if (!divergence) return <Notice tone="success">{t`Today’s charts take every step as recorded.`}</Notice>;
  const { chart, event, expected, got } = divergence;
  const id = chartOfSlug(chart)?.id ?? chart;
  const words = chartWords(language, chart);
  const named = (value: typeof expected): string => standingIn(words, id, value);
  const [place, said] = [divergence.entry + 1, words.event(event)];
  const then = named(expected);
  const today = got.length === 0 ? t`nowhere` : got.map(named).join(' / ');
  return (
    <Notice tone="warning">
      <Trans>
        Entry {place}, {words.chart}: “{said}” led to {then}; today it leads to {today}.
      </Trans>
    </Notice>
  );
}
