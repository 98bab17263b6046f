import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyStateMachine } from 'xstate';
import type { ListedChart } from '#machines/chart-list.ts';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { PathChart } from '../replay/path-chart.tsx';
import { StepList } from '../replay/step-list.tsx';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import { standingIn } from '#views/kit/chart/words/standing-in.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { EventButtons } from './event-buttons.tsx';
import { GuardSwitches } from './guard-switches.tsx';
import type { PlayedStep } from './played.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { useGame, type Game } from './use-game.ts';

interface PlayBoardProps {
  readonly chart: ListedChart;
  readonly machine: AnyStateMachine;
  /** Steps already played; default: only the start. */
  readonly played?: readonly PlayedStep[];
  /** Shown above the board. */
  readonly children?: ReactNode;
}

/** A chart in play: its current state, the possible events, and the steps so far. */
export function PlayBoard({ chart, machine, played, children }: PlayBoardProps) {
  const words = useChartWords(chart.slug);
  const game = useGame({ chart, machine, played });
  const { shape, footings, refused } = game;
  const standsIn = (at: number): string => {
    const value = footings[at]?.value;
    return value === undefined ? '' : standingIn(words, chart.id, value);
  };
  const onSelect = (id: string): void => {
    const event = shape.transitions.find((one) => one.id === id)?.event;
    if (event !== undefined && game.events.includes(event)) game.send(event);
  };
  const path = footings.map(({ value, taken }) => ({ after: value, taken }));
  return (
    <div className="flow-replay">
      {children}
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
      <Button
        icon="arrowBack"
        disabledReason={game.steps.length === 1 ? t`Nothing has been played yet.` : undefined}
        onClick={game.undo}
      >{t`Undo`}</Button>
      <Button icon="refresh" onClick={game.reset}>{t`Start again`}</Button>
    </div>
  );
}

interface PlayPanelsProps {
  readonly game: Game;
  readonly words: ChartWords;
  /** The state after a step, in words. */
  readonly standsIn: (at: number) => string;
}

function PlayPanels({ game, words, standsIn }: PlayPanelsProps) {
  const { t } = useLingui();
  const { steps, guards, closed } = game;
  return (
    <div className="flow-play">
      <Panel title={t`Events`} subtitle={t`This is a simulation: no data is changed.`}>
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
