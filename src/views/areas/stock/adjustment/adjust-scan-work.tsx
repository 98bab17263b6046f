import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdjustmentLine, AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { ScanAnswer } from '#views/kit/scan-mode/scan-answer.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanBin, ScanCard } from '#views/kit/scan-mode/scan-card.tsx';
import { ScanInput } from '#views/kit/scan-mode/scan-input.tsx';
import { ScanLines, type ScanLine } from '#views/kit/scan-mode/scan-lines.tsx';
import { ScanStrip, type LastScan } from '#views/kit/scan-mode/scan-strip.tsx';
import { useLinePhotos } from '#views/kit/scan-mode/use-line-photos.ts';
import { PhotoButtons } from '#views/kit/scan-mode/scan-photos.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { useVisibleLine } from '#views/ui/one-press.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import { useAdjustReasons } from './adjust-choices.ts';
import { PostPress } from './post-press.tsx';
import { useAdjustScan, type AdjustScan } from './use-adjust-scan.ts';
import { useWhy } from './use-why.ts';

interface WorkProps {
  readonly row: AdjustmentRow;
  /** Something else is in front: what is scanned there does not count. */
  readonly isAside: boolean;
  /** Where photos go. */
  readonly transfers: Transfers;
}

/** Bin, items, reason, photo: what was scanned adds up on its line, and is posted. */
export function AdjustScanWork({ row, isAside, transfers }: WorkProps) {
  const [{ bin, reason }] = useAddress();
  const scan = useAdjustScan(row, { bin, reason });
  const words = useLineWords();
  const photos = useLinePhotos({ document: row.id, lines: row.lines, transfers, attach: scan.attach });
  const { line } = scan;
  /** What a reason is asked for: a line, or what is scanned next. */
  const [asked, setAsked] = useState<string | null>(null);
  useVisibleLine([scan.bin, scan.scans.length].join(' '));
  useScanner(scan.onScan, asked === null && !isAside);
  return (
    <div className="scan-work">
      <ScanAnswer said={scan.said} />
      <Task scan={scan} onReason={() => setAsked(NEXT)} />
      <ScanInput onScan={scan.onScan} said={scan.said} />
      {line && (
        <PhotoButtons
          count={photos.count(line.id)}
          onPhotos={(taken) => photos.take(line.id, taken, words.sku(line))}
        />
      )}
      <PostPress row={row} isOff={transfers.uploads.some(({ failure }) => failure === null)} />
      <Scans scan={scan} />
      <Lines row={row} onAsk={setAsked} />
      {asked !== null && (
        <ReasonDialog
          row={row}
          isForNext={asked === NEXT}
          onClose={() => setAsked(null)}
          onReason={(reason) => {
            if (asked === NEXT) scan.choose(reason);
            else scan.explain(asked, reason);
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}

/** A reason for what is scanned next. */
const NEXT = '';

interface TaskProps {
  readonly scan: AdjustScan;
  readonly onReason: () => void;
}

/** Where one is, which way goods go, and why. */
function Task({ scan: { bin, direction, turn, reason }, onReason }: TaskProps) {
  const { t } = useLingui();
  const place = useRow('location', bin);
  const options = useAdjustReasons('quantity');
  const why = options.find(({ value }) => value === reason)?.label ?? t`Choose a reason`;
  return (
    <ScanCard label={t`What is adjusted`}>
      <ScanBin code={place?.code ?? t`Scan a bin`} zone={place?.zone} isThere={bin !== null} />
      <div className="scan-quantity">
        <BigButton testId="direction" onPress={() => turn(direction === 'out' ? 'in' : 'out')}>
          {direction === 'out' ? t`Each scan takes one out` : t`Each scan puts one in`}
        </BigButton>
        <BigButton testId="reason" isPrimary={reason === null} onPress={onReason}>
          {why}
        </BigButton>
      </div>
    </ScanCard>
  );
}

interface ReasonDialogProps {
  readonly row: AdjustmentRow;
  /** Not for a line that stands already. */
  readonly isForNext: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

function ReasonDialog({ row, isForNext, onClose, onReason }: ReasonDialogProps) {
  const { t } = useLingui();
  const options = useAdjustReasons(row.mode);
  return (
    <Dialog open title={t`Why?`} width="26rem" onClose={onClose}>
      <div className="scan-reasons">
        {isForNext && (
          <p>
            <Trans>For what is scanned from now on.</Trans>
          </p>
        )}
        {options.map(({ value, label }) => (
          <BigButton key={value} testId={`why-${value}`} onPress={() => onReason(value)}>
            {label}
          </BigButton>
        ))}
      </div>
    </Dialog>
  );
}

function Scans({ scan: { scans, undo } }: { readonly scan: AdjustScan }) {
  const { t } = useLingui();
  const words = useLineWords();
  const placeName = usePlaceName();
  const saidOf = (one: AdjustScan['scans'][number]): LastScan => {
    const figure = words.quantity(one, one.quantity);
    const sku = words.sku(one);
    return {
      id: one.id,
      figure: one.quantity > 0 ? `+${figure}` : figure,
      what: sku,
      where: placeName(one.location),
      undo: { label: t`Undo ${figure} ${sku}`, onPress: () => undo(one) },
    };
  };
  return <ScanStrip scans={scans.map(saidOf)} />;
}

interface LinesProps {
  readonly row: AdjustmentRow;
  readonly onAsk: (line: string) => void;
}

/** All lines of the draft, those without a reason marked: pressing one asks for its reason. */
function Lines({ row, onAsk }: LinesProps) {
  const { t } = useLingui();
  const words = useLineWords();
  const placeName = usePlaceName();
  const why = useWhy();
  const { replica } = useModel();
  const lineOf = (line: AdjustmentLine): ScanLine => ({
    id: line.id,
    isDone: line.reason !== null,
    where: line.location === null ? '' : placeName(line.location),
    what: words.sku(line),
    lot: line.lot === undefined ? undefined : replica.view.get('lot', line.lot)?.code,
    note: line.reason === null ? t`No reason yet` : why(row.mode, line),
    figures:
      line.quantity > 0 ? `+${words.quantity(line, line.quantity)}` : words.quantity(line, line.quantity),
  });
  const count = row.lines.length;
  return (
    <ScanLines
      lines={row.lines.map(lineOf)}
      summary={t`Lines: ${count}`}
      current={undefined}
      isOpenAgain
      onGoTo={onAsk}
    />
  );
}
