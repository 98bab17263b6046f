import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';

/** One line of the work, as it is said. */
export interface ScanLine {
  readonly id: string;
  readonly isDone: boolean;
  /** The code of the bin. */
  readonly where: string;
  readonly what: string;
  /** The lot or serial number, if the line is of one. */
  readonly lot?: string | undefined;
  /** What is special about it. */
  readonly note?: string | undefined;
  readonly figures: string;
  /** What can be done with it besides going to it. */
  readonly after?: ReactNode;
}

interface ScanLinesProps {
  readonly lines: readonly ScanLine[];
  /** Names the list, and opens it. */
  readonly summary: string;
  readonly current: string | undefined;
  /** Also lines that are done can be gone to. */
  readonly isOpenAgain?: boolean;
  readonly onGoTo: (line: string) => void;
}

/** All lines in walking order; one that is left can be gone to. */
export function ScanLines({ lines, summary, current, isOpenAgain = false, onGoTo }: ScanLinesProps) {
  const { t } = useLingui();
  return (
    <details className="scan-all">
      <summary>
        <Icon name="chevronRight" size={18} />
        {summary}
      </summary>
      <ol aria-label={t`All lines`}>
        {lines.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              className="scan-line"
              aria-current={line.id === current}
              aria-disabled={line.isDone && !isOpenAgain}
              onClick={() => (isOpenAgain || !line.isDone) && onGoTo(line.id)}
            >
              <Line line={line} />
            </button>
            {line.after}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The same, read-only: before the work starts, and after. */
export function ScanWalk({ lines }: Pick<ScanLinesProps, 'lines'>) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  return (
    <div className="scan-all">
      <ol aria-label={t`All lines`}>
        {lines.map((line) => (
          <li key={line.id} className="scan-line">
            <Line line={line} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Line({ line: { isDone, where, what, lot, note, figures } }: { readonly line: ScanLine }) {
  const { t } = useLingui();
  return (
    <>
      <Icon name={isDone ? 'circleCheck' : 'circle'} size={20} label={isDone ? t`Done` : t`Left`} />
      <span className="ui-number">{where}</span>
      <strong className="ui-truncate">{what}</strong>
      {lot !== undefined && <small className="ui-truncate">{lot}</small>}
      {note !== undefined && <small data-tone="warning">{note}</small>}
      <span className="ui-number">{figures}</span>
    </>
  );
}
