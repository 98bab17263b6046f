import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { countWords } from '../count.look.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useUploads } from '#views/kit/file/use-uploads.ts';
import { ScanPhotos } from '#views/kit/scan-mode/scan-photos.tsx';
import { ScanScreen } from '#views/kit/scan-mode/scan-screen.tsx';
import { useScanPage } from '#views/kit/scan-mode/use-scan-page.tsx';
import { CountScanGate } from './count-gate.tsx';
import { CountWork } from './count-work.tsx';
import { countProgress, stopsOf } from './count-stops.ts';
import { useCountCommandName } from './use-count-command-name.ts';
import { useCountOnward } from './use-count-onward.ts';

/** One count in full screen, for phones and scanners. */
export function CountScan({ row }: { readonly row: CountRow }) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const refusal = useVerdict('count', row.id, 'count');
  const warehouse = useRow('warehouse', row.warehouse);
  const transfers = useUploads('count', row.id);
  const { dialog } = useLeaveGuard(transfers.uploads.some(({ isKept }) => !isKept));
  const title = row.number ?? t`Count`;
  const stops = stopsOf(view, row);
  const page = useScanPage({ words: countWords, row, title, watches: ['count'] });
  return (
    <ScanScreen
      kind="count"
      row={row}
      title={title}
      said={warehouse?.name ?? ''}
      back={{ label: t`Back to the count`, path: `/apps/inventory/counting/${row.id}` }}
      progress={countProgress(stops)}
      menu={page.menu}
      nameOf={useCountCommandName(row)}
      onward={useCountOnward(row)}
      notice={<ScanPhotos transfers={transfers} />}
    >
      {refusal ? (
        <CountScanGate row={row} stops={stops} refusal={refusal} />
      ) : (
        <CountWork row={row} isAside={page.isAside} transfers={transfers} />
      )}
      {page.surfaces}
      {dialog}
    </ScanScreen>
  );
}
