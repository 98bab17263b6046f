import { useLingui } from '@lingui/react/macro';
import type { ChartShape, ShapeTransition } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import type { ChartColumn } from '#views/kit/chart/chart-paint.ts';
import { staysWithin } from '#views/kit/chart/chart-text.ts';

interface ChartTableProps {
  readonly shape: ChartShape;
  readonly words: ChartWords;
  readonly columns: readonly ChartColumn[];
  readonly selected: string | undefined;
  readonly onSelect: ((id: string) => void) | undefined;
}

/** The chart as rows: each state, followed by its transitions with condition and target. */
export function ChartTable({ shape, words, columns, selected, onSelect }: ChartTableProps) {
  const { t } = useLingui();
  const heads = [t`State`, t`What happens`, t`Condition`, t`Leads to`, t`What it does`];
  return (
    <table className="flow-table">
      <caption className="ui-hidden">{t`Chart of ${words.chart}`}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {columns.map(({ id, header, isFigure }) => (
            <th key={id} scope="col" className={isFigure === true ? 'flow-figures' : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {shape.states.map(({ id }) => (
        <StateRows key={id} {...{ id, shape, words, columns, selected, onSelect }} />
      ))}
    </table>
  );
}

type StateRowsProps = ChartTableProps & { readonly id: string };

function StateRows(props: StateRowsProps) {
  const { id, shape, words, columns, selected } = props;
  const own = shape.transitions.filter(({ source }) => source === id);
  return (
    <tbody>
      <tr data-flow-row={id} aria-current={id === selected || undefined}>
        <th scope="rowgroup" colSpan={5}>
          <Name {...props} text={words.state(id)} />
        </th>
        <Figures columns={columns} id={id} />
      </tr>
      {own.map((transition) => (
        <TransitionRow key={transition.id} {...props} transition={transition} />
      ))}
    </tbody>
  );
}

type TransitionRowProps = ChartTableProps & { readonly transition: ShapeTransition };

function TransitionRow({ transition, ...props }: TransitionRowProps) {
  const { t } = useLingui();
  const { words, columns, selected } = props;
  const { id, event, guard, targets, actions, source } = transition;
  return (
    <tr data-flow-row={id} aria-current={id === selected || undefined}>
      <td className="flow-table-state">{words.state(source)}</td>
      <td>
        <Name {...props} id={id} text={words.event(event)} />
      </td>
      <td>{guard === null ? '' : words.guard(guard)}</td>
      <td>{staysWithin(transition) ? t`The same state` : targets.map(words.state).join(', ')}</td>
      <td>{actions.map(words.action).join(', ')}</td>
      <Figures columns={columns} id={id} />
    </tr>
  );
}

interface NameProps extends Pick<ChartTableProps, 'onSelect'> {
  readonly id: string;
  readonly text: string;
}

function Name({ id, text, onSelect }: NameProps) {
  if (!onSelect) return text;
  return (
    <button type="button" className="flow-link" onClick={() => onSelect(id)}>
      {text}
    </button>
  );
}

function Figures({ columns, id }: { readonly columns: readonly ChartColumn[]; readonly id: string }) {
  return columns.map((column) => (
    <td key={column.id} className={column.isFigure === true ? 'flow-figures' : undefined}>
      {column.cell(id)}
    </td>
  ));
}
