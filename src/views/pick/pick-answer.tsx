import { Trans } from '@lingui/react/macro';
import { useModel } from '../document/model-context.tsx';
import { Icon } from '../ui/icon.tsx';
import type { OtherLotFound } from './pick-attempt.ts';
import type { PickTask } from './use-pick-task.ts';

interface AnswerProps extends Pick<PickTask, 'said'> {
  readonly onOtherLot: (found: OtherLotFound) => void;
}

/** Right or wrong, visible at arm's length and announced to screen readers. */
export function PickAnswer({ said, onOtherLot }: AnswerProps) {
  const otherLot = useModel().may('pick.takeOtherLot') ? said?.otherLot : undefined;
  return (
    <div className="pick-answer" role="alert" aria-live="assertive">
      {said && (
        <p key={said.turn} data-tone={said.kind === 'right' ? 'success' : 'danger'}>
          <Icon name={said.kind === 'right' ? 'circleCheck' : 'circleX'} size={26} />
          <span>{said.text}</span>
          {said.undo && (
            <button type="button" className="pick-button" data-testid="undo-short" onClick={said.undo}>
              <Icon name="undo" size={20} />
              <Trans>Undo</Trans>
            </button>
          )}
          {otherLot && (
            <button
              type="button"
              className="pick-button"
              data-testid="take-other-lot"
              onClick={() => onOtherLot(otherLot)}
            >
              <Icon name="arrowsExchange" size={20} />
              <Trans>Take this lot instead…</Trans>
            </button>
          )}
        </p>
      )}
    </div>
  );
}
