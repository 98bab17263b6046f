import { Trans, useLingui } from '@lingui/react/macro';
import { useModel } from '../document/model-context.tsx';
import { useFormat } from '../ui/use-format.ts';
import { Icon } from '../ui/icon.tsx';
import { useLotWords } from '../lot/lot-words.ts';
import type { PickTask } from './use-pick-task.ts';
import type { Taken } from './use-pick-taking.ts';

const SHOWN = 4;

/** The latest picks, each with an undo. */
export function PickScans({ task }: { readonly task: PickTask }) {
  const { t } = useLingui();
  if (task.taken.length === 0) return null;
  return (
    <section className="pick-strip" aria-label={t`Last scans`}>
      <h2>
        <Trans>Last scans</Trans>
      </h2>
      <ol>
        {task.taken.slice(0, SHOWN).map((taken) => (
          <Scan key={taken.id} taken={taken} task={task} />
        ))}
      </ol>
    </section>
  );
}

function Scan({ taken, task }: { readonly taken: Taken; readonly task: PickTask }) {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const line = task.lines.find((one) => one.id === taken.line);
  const sku = line ? (replica.view.get('product', line.product)?.sku ?? '') : '';
  const bin = line ? (replica.view.get('location', line.location)?.code ?? '') : '';
  const { number } = useLotWords();
  const quantity = format.quantity(taken.quantity);
  return (
    <li>
      <span className="ui-number">+{quantity}</span>
      <strong className="ui-truncate">{sku}</strong>
      <span className="ui-faint">
        {bin} {line && number(line)}
      </span>
      <button type="button" className="pick-button" onClick={() => task.undo(taken)}>
        <Icon name="arrowBack" size={20} label={t`Put back ${quantity} ${sku}`} />
      </button>
    </li>
  );
}
