import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '../words/chart-words.ts';
import type { ChartColumn } from './chart-paint.ts';
import { staysWithin } from './chart-text.ts';

interface ChartTableProps {
  readonly shape: ChartShape;
  readonly words: ChartWords;
  readonly columns: readonly ChartColumn[];
  readonly selected: string | undefined;
  readonly onSelect: ((id: string) => void) | undefined;
}

/** The chart as rows: each state, and under it what may happen there, under which condition, and where it leads. */
export function ChartTable({ shape, words, columns, selected, onSelect }: ChartTableProps) {
  const { t } = useLingui();
  const heads = [t`State`, t`What happens`, t`Condition`, t`Leads to`, t`What it does`];
  return (
    <div className="flow-table-pane">
      <table className="flow-table">
        <caption className="ui-hidden">{t`Chart of ${words.chart}`}</caption>
        <thead>
          <tr>
            {[...heads, ...columns.map(({ header }) => header)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {shape.states.map(({ id }) => (
          <StateRows key={id} {...{ id, shape, words, columns, selected, onSelect }} />
        ))}
      </table>
    </div>
  );
}

function StateRows({
  id,
  shape,
  words,
  columns,
  selected,
  onSelect,
}: ChartTableProps & { readonly id: string }) {
  const { t } = useLingui();
  const own = shape.transitions.filter(({ source }) => source === id);
  const leadsTo = (transition: (typeof own)[number]): string =>
    staysWithin(transition) ? t`The same state` : transition.targets.map(words.state).join(', ');
  const figures = (one: string) => columns.map((column) => <td key={column.id}>{column.cell(one)}</td>);
  const name = (one: string, text: string) =>
    onSelect ? (
      <button type="button" className="flow-link" onClick={() => onSelect(one)}>
        {text}
      </button>
    ) : (
      text
    );
  return (
    <tbody>
      <tr data-flow-row={id} aria-current={id === selected || undefined}>
        <th scope="rowgroup" colSpan={5}>
          {name(id, words.state(id))}
        </th>
        {figures(id)}
      </tr>
      {own.map((transition) => (
        <tr
          key={transition.id}
          data-flow-row={transition.id}
          aria-current={transition.id === selected || undefined}
        >
          <td />
          <td>{name(transition.id, words.event(transition.event))}</td>
          <td>{transition.guard === null ? '' : words.guard(transition.guard)}</td>
          <td>{leadsTo(transition)}</td>
          <td>{transition.actions.map(words.action).join(', ')}</td>
          {figures(transition.id)}
        </tr>
      ))}
    </tbody>
  );
}
