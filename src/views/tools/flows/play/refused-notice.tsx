import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import type { Refused } from './played.ts';

interface RefusedNoticeProps {
  readonly event: string;
  readonly refused: Refused;
  readonly words: ChartWords;
  /** Sets these guards to true. */
  readonly onOpen: (guards: readonly string[]) => void;
}

/** Why an event did nothing: the guards that denied it, with what would satisfy them, or the states it belongs to. */
export function RefusedNotice({ event, refused, words, onOpen }: RefusedNoticeProps) {
  const { t } = useLingui();
  const name = words.event(event);
  if (refused.because === 'elsewhere') {
    const states = refused.states.map(words.state).join(', ');
    return (
      <Notice tone="info">
        <Trans>
          “{name}” is not for this state. It is for: {states}.
        </Trans>
      </Notice>
    );
  }
  const { guards } = refused;
  return (
    <Notice
      tone="warning"
      actions={
        <Button icon="lockOpen" onClick={() => onOpen(guards)}>
          {guards.length === 1 ? t`Let the guard say yes` : t`Let the guards say yes`}
        </Button>
      }
    >
      <Trans>“{name}” is refused.</Trans>
      <ul className="flow-play-needs">
        {guards.map((guard) => (
          <li key={guard}>
            <strong>{words.guard(guard)}</strong>: {words.guardNeeds(guard)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
