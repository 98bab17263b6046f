import '../flows.css';
import './play.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyStateMachine } from 'xstate';
import type { ListedChart } from '#machines/chart-list.ts';
import { leavesOf } from '#model/flows/log-steps.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { PathChart } from '../replay/path-chart.tsx';
import { StepList } from '../replay/step-list.tsx';
import type { ChartWords } from '../words/chart-words.ts';
import { useChartWords } from '../words/use-chart-words.ts';
import { EventButtons } from './event-buttons.tsx';
import { GuardSwitches } from './guard-switches.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { useGame, type Game } from './use-game.ts';

interface PlayTabProps {
  readonly chart: ListedChart;
}

/** A chart to be walked by hand: the one that runs, with guards that the person answers, and nothing behind it. */
export function PlayTab({ chart }: PlayTabProps) {
  const { t } = useLingui();
  const machine = useAsync(chart.slug, () => chart.load());
  if (machine.status === 'loading') return <Skeleton height="24rem" />;
  if (machine.status === 'failed') return <Notice tone="danger">{t`The chart could not be loaded.`}</Notice>;
  return <Play key={chart.slug} chart={chart} machine={machine.value} />;
}

function Play({ chart, machine }: PlayTabProps & { readonly machine: AnyStateMachine }) {
  const words = useChartWords(chart.slug);
  const game = useGame(machine);
  const { shape, footings, refused } = game;
  const standsIn = (at: number): string => {
    const value = footings[at]?.value;
    const leaves = value === undefined ? [] : leavesOf(chart.id, value);
    return leaves.map(words.state).join(' · ');
  };
  const onSelect = (id: string): void => {
    const event = shape.transitions.find((one) => one.id === id)?.event;
    if (event !== undefined && game.events.includes(event)) game.send(event);
  };
  const path = footings.map(({ value, taken }) => ({ after: value, taken }));
  return (
    <div className="flow-replay">
      <PlayHead game={game} now={standsIn(footings.length - 1)} />
      {refused && <RefusedNotice {...refused} words={words} onOpen={(guards) => game.answer(guards, true)} />}
      <PathChart chart={chart} steps={path} onSelect={onSelect} />
      <PlayPanels game={game} words={words} standsIn={standsIn} />
    </div>
  );
}

function PlayHead({ game, now }: { readonly game: Game; readonly now: string }) {
  const { t } = useLingui();
  return (
    <div className="flow-play-head">
      <p role="status">
        <Trans>
          Now: <strong>{now}</strong>
        </Trans>
      </p>
      <Button icon="arrowBack" disabled={game.steps.length === 1} onClick={game.undo}>{t`Undo`}</Button>
      <Button icon="refresh" onClick={game.reset}>{t`Begin again`}</Button>
    </div>
  );
}

interface PlayPanelsProps {
  readonly game: Game;
  readonly words: ChartWords;
  /** Where a step led, in words. */
  readonly standsIn: (at: number) => string;
}

function PlayPanels({ game, words, standsIn }: PlayPanelsProps) {
  const { t } = useLingui();
  const { steps, guards, closed } = game;
  return (
    <div className="flow-play">
      <Panel title={t`Events`} subtitle={t`Nothing is really done: no data is touched.`}>
        <EventButtons words={words} events={game.events} refusalOf={game.refusalOf} onSend={game.send} />
      </Panel>
      {guards.length > 0 && (
        <Panel title={t`Guards`} subtitle={t`What each condition finds.`}>
          <GuardSwitches
            {...{ words, guards, closed }}
            onChange={(guard, holds) => game.answer([guard], holds)}
          />
        </Panel>
      )}
      <Panel title={t`Walked path`} subtitle={t`A step leads back to it.`} flush>
        <StepList
          label={t`Walked path`}
          at={steps.length - 1}
          onGo={game.backTo}
          steps={steps.map(({ event }, index) => ({
            id: String(index),
            title: event === null ? t`Beginning` : words.event(event),
            detail: standsIn(index),
          }))}
        />
      </Panel>
    </div>
  );
}
