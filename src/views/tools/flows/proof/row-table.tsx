import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProofChart, ProofRow } from '#model/flows/proof-report.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { ScrollPane } from '#views/ui/scroll-pane.tsx';
import { useProofWords } from './use-proof-words.ts';

interface RowTableProps {
  readonly chart: ProofChart;
  readonly levels: readonly string[];
  /** Shows only the rows of this transition. */
  readonly transition: string | undefined;
  /** The selected row. */
  readonly row: string | undefined;
  readonly onRow: (id: string) => void;
  readonly onAll: () => void;
}

/** The rows of the spec for a chart: where they are written, and how far each level covered them. */
export function RowTable({ chart, levels, transition, row, onRow, onAll }: RowTableProps) {
  const { t } = useLingui();
  const shown = chart.rows.filter(
    ({ transitions }) => transition === undefined || transitions.includes(transition),
  );
  const about = t`${plural(shown.length, { one: '# sentence of the specification', other: '# sentences of the specification' })}`;
  return (
    <Panel
      title={t`Rows`}
      subtitle={about}
      actions={transition !== undefined && <Button size="sm" onClick={onAll}>{t`Show all rows`}</Button>}
      flush
    >
      <ScrollPane label={t`Rows`} className="flow-table-pane proof-rows">
        <table className="flow-table">
          <RowHead levels={levels} />
          <tbody>
            {shown.map((one) => (
              <Row key={one.id} row={one} levels={levels} isChosen={one.id === row} onRow={onRow} />
            ))}
          </tbody>
        </table>
      </ScrollPane>
      {shown.length === 0 && (
        <p className="flow-calm">
          <Trans>No sentence covers this transition.</Trans>
        </p>
      )}
    </Panel>
  );
}

function RowHead({ levels }: Pick<RowTableProps, 'levels'>) {
  const { t } = useLingui();
  const words = useProofWords();
  return (
    <thead>
      <tr>
        {[t`Row`, t`Sentence`, ...levels.map(words.level)].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps extends Pick<RowTableProps, 'levels' | 'onRow'> {
  readonly row: ProofRow;
  readonly isChosen: boolean;
}

function Row({ row, levels, isChosen, onRow }: RowProps) {
  const { id, text, line, decided } = row;
  const words = useProofWords();
  const shown = levels.map((level) => {
    const mark = row.levels[level];
    return { level, mark: mark === undefined ? undefined : words.mark(mark) };
  });
  return (
    <tr aria-current={isChosen || undefined} data-proof-row={id}>
      <th scope="row">
        <button type="button" className="flow-link" aria-pressed={isChosen} onClick={() => onRow(id)}>
          {id}
        </button>
      </th>
      <td className="proof-sentence">
        {/* The spec is written in English. */}
        <q lang="en">{text}</q>
        <small className="ui-faint">
          {decided && <Trans>a decision</Trans>}
          {line !== null && <Trans>line {line} of spec-text.md</Trans>}
        </small>
      </td>
      {shown.map(({ level, mark }) => (
        <td key={level}>
          {mark && (
            <Badge tone={mark.tone} icon={mark.icon}>
              {mark.text}
            </Badge>
          )}
        </td>
      ))}
    </tr>
  );
}
