import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { approversOf } from '#model/areas/stock/adjustment/adjustment.limit.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { ApprovalNotice } from '#views/kit/document/approval-notice.tsx';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useAwaited } from '#views/kit/document/use-awaited.ts';
import { Button } from '#views/ui/button.tsx';
import { useAdjustmentTitle } from './adjustment-title.ts';
import { adjustmentWords } from './adjustment.look.ts';
import { modeWords } from './adjustment.messages.ts';
import { BeforePosting } from './moved-notice.tsx';

interface FrameProps {
  readonly row: AdjustmentRow;
  /** The content of its lines. */
  readonly children: ReactNode;
  readonly primary?: ReactNode;
  readonly overrides?: Readonly<Record<string, () => void>>;
  readonly actions?: ReactNode;
}

/** Tables whose changes may change what can be done with an adjustment. */
export const adjustmentWatches = [
  'balance',
  'valuation',
  'reservation',
  'location',
  'file',
  'company',
] as const;

/** The common parts of every adjustment page. */
export function AdjustmentFrame({ row, children, primary, overrides = {}, actions }: FrameProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const title = useAdjustmentTitle()(row);
  const warehouse = useRow('warehouse', row.warehouse);
  const waits = useAwaited('adjustment', row.id).length > 0;
  const mode = i18n._(modeWords[row.mode]);
  return (
    <DocumentPage
      words={adjustmentWords}
      row={row}
      title={title}
      subtitle={[mode, warehouse?.name].filter(Boolean).join(' · ')}
      back={{ label: i18n._(adjustmentWords.many), to: paths.to('/apps/inventory/adjustments') }}
      watches={adjustmentWatches}
      overrides={overrides}
      actions={waits ? undefined : actions}
      {...(waits ? { primary: <Waiting /> } : primary === undefined ? {} : { primary })}
      tabs={[
        {
          id: 'lines',
          label: t`Lines`,
          content: (
            <div className="ui-stack">
              <ApprovalNotice row={row} at={String(row.state)} approversOf={approversOf} />
              <BeforePosting row={row} />
              {children}
            </div>
          ),
        },
      ]}
      hasStockEffect
    />
  );
}

/** Shown instead of the buttons while the server decides. */
function Waiting() {
  return (
    <Button loading data-testid="waiting">
      <Trans>Waiting for the server</Trans>
    </Button>
  );
}
