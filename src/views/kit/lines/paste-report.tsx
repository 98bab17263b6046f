import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import type { PasteReport } from './use-lines.ts';

interface PasteReportProps {
  readonly report: PasteReport | null;
  readonly onForget: () => void;
}

/** Reports how much of a pasted block was used, and which rows were dropped because no product has their code. */
export function PasteNotice({ report, onForget }: PasteReportProps) {
  const { t } = useLingui();
  if (!report) return null;
  const { rows, unknown } = report;
  const left = t`Left out because no product has this code: ${unknown.join(', ')}`;
  return <Taken rows={rows} left={unknown.length > 0 ? left : ''} onForget={onForget} />;
}

/** The result of pasting into a list within a form. */
export interface Pasted {
  readonly rows: number;
  /** Texts that could not be read in their column. */
  readonly unread: readonly string[];
}

interface PastedProps {
  readonly pasted: Pasted | null;
  readonly onForget: () => void;
}

/** Reports how many rows were pasted, and which cells could not be read. */
export function PastedNotice({ pasted, onForget }: PastedProps) {
  const { t } = useLingui();
  if (!pasted) return null;
  const { rows, unread } = pasted;
  const left = t`Left unchanged because this couldn't be read: ${unread.join(', ')}`;
  return <Taken rows={rows} left={unread.length > 0 ? left : ''} onForget={onForget} />;
}

interface TakenProps {
  readonly rows: number;
  /** What was not used, in a sentence; empty if everything was. */
  readonly left: string;
  readonly onForget: () => void;
}

function Taken({ rows, left, onForget }: TakenProps) {
  const { t } = useLingui();
  const taken = t`${plural(rows, { one: '# row pasted.', other: '# rows pasted.' })}`;
  return (
    <div role="status">
      <Notice
        tone={left === '' ? 'success' : 'warning'}
        actions={<Button size="sm" variant="quiet" icon="x" label={t`Close`} onClick={onForget} />}
      >
        {taken} {left}
      </Notice>
    </div>
  );
}
