import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useUploads } from '#views/kit/file/use-uploads.ts';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { ScanPhotos } from '#views/kit/scan-mode/scan-photos.tsx';
import { ScanScreen } from '#views/kit/scan-mode/scan-screen.tsx';
import { useScanPage } from '#views/kit/scan-mode/use-scan-page.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { AdjustScanWork } from './adjust-scan-work.tsx';
import { adjustmentWatches } from './adjustment-frame.tsx';
import { useAdjustmentTitle } from './adjustment-title.ts';
import { adjustmentWords } from './adjustment.look.ts';
import { modeWords } from './adjustment.messages.ts';

/** A draft in full screen, for phones and scanners. [AD7] */
export function AdjustScanPage({ row }: { readonly row: AdjustmentRow }) {
  const { t, i18n } = useLingui();
  const title = useAdjustmentTitle()(row);
  const warehouse = useRow('warehouse', row.warehouse);
  const refusal = useVerdict('adjustment', row.id, 'update');
  const page = useScanPage({ words: adjustmentWords, row, title, watches: adjustmentWatches });
  const transfers = useUploads('adjustment', row.id);
  const { dialog } = useLeaveGuard(transfers.uploads.some(({ isKept }) => !isKept));
  const mode = i18n._(modeWords[row.mode]);
  const isScanned = row.mode === 'quantity' && refusal === null;
  return (
    <ScanScreen
      kind="adjustment"
      row={row}
      title={title}
      said={[mode, warehouse?.name].filter(Boolean).join(' · ')}
      back={{ label: t`Back to the adjustment`, path: `/apps/inventory/adjustments/${row.id}` }}
      progress={{ done: row.lines.filter(({ reason }) => reason !== null).length, lines: row.lines.length }}
      menu={page.menu}
      nameOf={({ type }) => {
        const label = adjustmentWords.commands[type]?.label;
        return label ? i18n._(label) : type;
      }}
      notice={<ScanPhotos transfers={transfers} />}
    >
      {isScanned ? (
        <AdjustScanWork row={row} isAside={page.isAside} transfers={transfers} />
      ) : (
        <Over row={row} />
      )}
      {page.surfaces}
      {dialog}
    </ScanScreen>
  );
}

/** It is posted, or cannot be scanned. */
function Over({ row }: { readonly row: AdjustmentRow }) {
  const { t } = useLingui();
  const badges = <StateBadges words={adjustmentWords} state={row.state} />;
  // What is posted is all that can be reversed.
  const isPosted = useVerdict('adjustment', row.id, 'reverse')?.code !== 'notInState';
  if (isPosted) return <ScanGate icon="circleCheck" tone="success" badges={badges} say={t`Posted`} />;
  const why =
    row.mode === 'quantity' ? t`It can no longer be changed.` : t`Only quantities are adjusted by scanning.`;
  return <ScanGate icon="adjustments" tone="info" badges={badges} say={why} />;
}
