import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportProgress } from '#model/areas/integrations/data-import/import-line.ts';
import { Panel } from '#views/ui/panel.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useTicks } from '#views/ui/use-ticks.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { useDesk } from './use-import-lines.ts';

const EVERY = 1000;

/** The states in which the server works on an import. */
const working = ['checking', 'running', 'undoing'] as const;
type Working = (typeof working)[number];

export const workOf = ({ state }: DataImportRow): Working | undefined => working.find((one) => one === state);

/** How far the server is; it goes on when the page is left. [DIS11] */
export function WorkProgress({ row, work }: { readonly row: DataImportRow; readonly work: Working }) {
  const { t } = useLingui();
  const format = useFormat();
  const progress = useProgress(row.id, work);
  const labels: Readonly<Record<Working, string>> = {
    checking: t`Checking the lines`,
    running: t`Importing the lines`,
    undoing: t`Undoing the import`,
  };
  const { done, of } = progress ?? { done: 0, of: 0 };
  return (
    <Panel>
      <div className="ui-stack" aria-live="polite">
        <Progress
          label={labels[work]}
          percent={of === 0 ? undefined : (100 * done) / of}
          detail={of === 0 ? undefined : t`${format.count(done)} of ${format.count(of)} lines`}
        />
        <p className="ui-faint">
          <Trans>You may leave this page: the server goes on, and the import shows how it ended.</Trans>
        </p>
      </div>
    </Panel>
  );
}

function useProgress(id: string, work: Working): ImportProgress | null {
  const desk = useDesk();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const look = async (): Promise<void> => setProgress(await (await desk()).progress(id));
  // Without an answer the last one stands; the next second asks again.
  const ask = (): void => void look().catch(() => undefined);
  useWhenChanged(work, () => {
    setProgress(null);
    ask();
  });
  useTicks(true, EVERY, ask);
  return progress;
}
