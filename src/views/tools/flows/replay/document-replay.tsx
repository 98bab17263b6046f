import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { PathStep } from '#model/flows/document-path.ts';
import { useAuthorName } from '#views/kit/document/use-author-name.ts';
import { useHistoryEntry } from '#views/kit/document-page/document-history.tsx';
import type { HistoryItem } from '#views/kit/document/history-items.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Timeline } from '#views/ui/timeline.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { DocumentThenPanel } from './document-then.tsx';
import { PathChart } from './path-chart.tsx';
import { PlayerBar } from './player-bar.tsx';
import { StepList } from './step-list.tsx';
import { usePlayer, type Player } from './use-player.ts';

interface DocumentReplayProps {
  readonly chart: ListedChart;
  /** The document's own facts, at least one, and the step of each. */
  readonly told: readonly HistoryItem[];
  readonly steps: readonly PathStep[];
}

/** Plays a document's path: its states, its contents, and who did what. */
export function DocumentReplay({ chart, told, steps }: DocumentReplayProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useChartWords(chart.slug);
  const player = usePlayer(told.length);
  const entryOf = useHistoryEntry({ kind: chart.id, facts: {} });
  const now = told[player.at];
  if (!now) return null;
  const entry = { ...entryOf(now), title: words.action(now.event.type) };
  const [place, count] = [format.count(player.at + 1), told.length];
  return (
    <>
      {told[0]?.row === null && (
        <Notice tone="info">
          <Trans>This document's log is too long to show at once: the beginning is missing.</Trans>
        </Notice>
      )}
      <PlayerBar
        player={player}
        said={t`${place} of ${plural(count, { one: '# step', other: '# steps' })} · ${entry.title} · ${entry.time.text}`}
      />
      <PathChart chart={chart} steps={steps.slice(0, player.at + 1)} />
      <div className="flow-replay-halves">
        <div className="flow-replay-side">
          <Panel title={t`What happened`}>
            <Timeline label={t`What happened`} entries={[entry]} />
          </Panel>
          <Steps told={told} words={words} player={player} />
        </div>
        {now.row && <DocumentThenPanel kind={chart.id} row={now.row} changes={now.changes} />}
      </div>
    </>
  );
}

interface StepsProps {
  readonly told: readonly HistoryItem[];
  readonly words: ChartWords;
  readonly player: Player;
}

function Steps({ told, words, player }: StepsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const authorName = useAuthorName();
  return (
    <Panel title={t`Steps`} flush>
      <StepList
        label={t`Steps`}
        at={player.at}
        onGo={player.go}
        steps={told.map(({ event }) => ({
          id: String(event.seq),
          title: words.action(event.type),
          detail: authorName(event),
          time: { text: format.dateTime(event.at), iso: event.at },
        }))}
      />
    </Panel>
  );
}
