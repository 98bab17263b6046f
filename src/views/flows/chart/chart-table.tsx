import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '../words/chart-words.ts';
import type { ChartColumn } from './chart-paint.ts';

interface ChartTableProps {
  readonly shape: ChartShape;
  readonly words: ChartWords;
  readonly columns: readonly ChartColumn[];
  readonly selected: string | undefined;
  readonly onSelect: ((id: string) => void) | undefined;
}

/** The chart as rows: each state, and under it what may happen there, under which condition, and where it leads. */
export function ChartTable({ shape, words, columns, selected }: ChartTableProps) {
  const { t } = useLingui();
  const heads = [t`State`, t`What happens`, t`Condition`, t`Leads to`, t`What it does`];
  return (
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
      <tbody>
        {shape.transitions.map(({ id, event, source, targets, guard, actions }) => (
          <tr key={id} data-flow-row={id} aria-current={id === selected || undefined}>
            <td>{words.state(source)}</td>
            <td>{words.event(event)}</td>
            <td>{guard === null ? '' : words.guard(guard)}</td>
            <td>{targets.map((target) => words.state(target)).join(', ')}</td>
            <td>{actions.map((action) => words.action(action)).join(', ')}</td>
            {columns.map((column) => (
              <td key={column.id}>{column.cell(id)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
