import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { PasteReport } from './use-line-actions.ts';

interface PasteReportProps {
  readonly report: PasteReport | null;
  readonly onForget: () => void;
}

/** Says how much of a pasted block was taken, and which rows were left out since no product has their code. */
export function PasteNotice({ report, onForget }: PasteReportProps) {
  const { t } = useLingui();
  if (!report) return null;
  const { rows, unknown } = report;
  const taken = t`${plural(rows, { one: '# row pasted.', other: '# rows pasted.' })}`;
  return (
    <div role="status">
      <Notice
        tone={unknown.length > 0 ? 'warning' : 'success'}
        actions={<Button size="sm" variant="quiet" icon="x" label={t`Close`} onClick={onForget} />}
      >
        {taken} {unknown.length > 0 && t`Left out, since no product has this code: ${unknown.join(', ')}`}
      </Notice>
    </div>
  );
}
