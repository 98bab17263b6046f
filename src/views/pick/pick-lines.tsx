import { Trans, useLingui } from '@lingui/react/macro';
import type { PickRow, PickRowLine } from '#model/pick/pick.facts.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { useModel } from '../document/model-context.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useLotWords } from '../lot/lot-words.ts';
import { Icon } from '../ui/icon.tsx';
import { walk } from './pick-figures.ts';
import type { PickTask } from './use-pick-task.ts';

/** All lines in pick sequence: done, short, open; an open line can be selected. */
export function PickLines({ task }: { readonly task: PickTask }) {
  const { t } = useLingui();
  const count = task.lines.length;
  return (
    <details className="pick-all">
      <summary>
        <Icon name="chevronRight" size={18} />
        <Trans>All lines ({count})</Trans>
      </summary>
      <ol aria-label={t`All lines`}>
        {task.lines.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              className="pick-line"
              aria-current={line.id === task.current?.id}
              aria-disabled={leftOf(line) === 0}
              onClick={() => leftOf(line) > 0 && task.goTo(line.id)}
            >
              <PickLine line={line} />
            </button>
            {line.short > 0 && <Withdraw line={line} task={task} />}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Takes back what was reported missing on a line. */
function Withdraw({ line, task }: { readonly line: PickRowLine; readonly task: PickTask }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="pick-button"
      data-testid={`withdraw-${line.id}`}
      onClick={() => task.withdraw(line.id)}
    >
      <Icon name="undo" size={20} label={t`Found after all`} />
    </button>
  );
}

/** The same, read-only: before the work starts, and after. */
export function PickWalk({ row }: { readonly row: PickRow }) {
  const { t } = useLingui();
  const { replica } = useModel();
  return (
    <div className="pick-all">
      <ol aria-label={t`All lines`}>
        {walk(replica.view, row).map((line) => (
          <li key={line.id} className="pick-line">
            <PickLine line={line} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function PickLine({ line }: { readonly line: PickRowLine }) {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const { number } = useLotWords();
  const short = format.quantity(line.short);
  const isDone = leftOf(line) === 0;
  return (
    <>
      <Icon name={isDone ? 'circleCheck' : 'circle'} size={20} label={isDone ? t`Done` : t`Left`} />
      <span className="ui-number">{replica.view.get('location', line.location)?.code}</span>
      <strong className="ui-truncate">{replica.view.get('product', line.product)?.sku}</strong>
      {line.lot !== undefined && <small className="ui-truncate">{number(line)}</small>}
      {line.short > 0 && <small data-tone="warning">{t`${short} short`}</small>}
      <span className="ui-number">
        {format.quantity(line.picked)} / {format.quantity(line.quantity)}
      </span>
    </>
  );
}
