import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import type { Refused } from './played.ts';

interface EventButtonsProps {
  readonly words: ChartWords;
  readonly events: readonly string[];
  readonly refusalOf: (event: string) => Refused | null;
  readonly onSend: (event: string) => void;
}

type Sort = 'command' | 'done' | 'failed' | 'timer';

/** Every event of a chart, by origin. A refused one stays enabled: pressing it says why. */
export function EventButtons({ words, events, refusalOf, onSend }: EventButtonsProps) {
  const { t } = useLingui();
  const groups: readonly { readonly sort: Sort; readonly title: string }[] = [
    { sort: 'command', title: t`Commands` },
    { sort: 'done', title: t`What succeeds` },
    { sort: 'failed', title: t`What fails` },
    { sort: 'timer', title: t`Time that passes` },
  ];
  const shown = groups
    .map((group) => ({ ...group, events: events.filter((event) => sortOf(event) === group.sort) }))
    .filter((group) => group.events.length > 0);
  return (
    <div className="flow-play-events">
      {shown.map(({ sort, title, events: own }) => (
        <section key={sort} aria-label={title}>
          {shown.length > 1 && <h3>{title}</h3>}
          <div className="flow-play-buttons">
            {own.map((event) => (
              <EventButton
                key={event}
                event={event}
                name={words.event(event)}
                refused={refusalOf(event)}
                onSend={onSend}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface EventButtonProps {
  readonly event: string;
  readonly name: string;
  readonly refused: Refused | null;
  readonly onSend: (event: string) => void;
}

const icons: Readonly<Record<Refused['because'] | 'moves', IconName>> = {
  moves: 'arrowRight',
  guards: 'lock',
  elsewhere: 'minus',
};

function EventButton({ event, name, refused, onSend }: EventButtonProps) {
  const { t } = useLingui();
  const said = { moves: '', guards: t`refused by a guard`, elsewhere: t`not in this state` };
  const is = refused?.because ?? 'moves';
  return (
    <Button
      variant={is === 'moves' ? 'secondary' : 'quiet'}
      icon={icons[is]}
      data-testid={`play-${event}`}
      onClick={() => onSend(event)}
    >
      {name}
      {is !== 'moves' && <span className="ui-hidden"> ({said[is]})</span>}
    </Button>
  );
}

function sortOf(event: string): Sort {
  if (event.startsWith('xstate.done.')) return 'done';
  if (event.startsWith('xstate.error.')) return 'failed';
  return event.startsWith('xstate.after.') ? 'timer' : 'command';
}
