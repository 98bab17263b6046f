import './scan-mode.css';
import { useRef, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Conflict } from '#model/engine/replica.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { useInFront } from '#views/ui/in-front.ts';
import { OnePressALine } from '#views/ui/one-press.tsx';
import { useWakeLock } from '#views/ui/use-wake-lock.ts';
import { AnyRefused } from './any-refused.ts';
import { StrayScans } from './stray-scans.tsx';
import { RefusedNotes, useUnsent, WaitingNote, type NameOfCommand, type Onward } from './unsent-notes.tsx';

interface ScanScreenProps extends Omit<ScanTopProps, 'document'> {
  /** The document; absent where the work is on none in particular. */
  readonly row?: DocumentRow;
  /** What the server refused is named by it. */
  readonly nameOf: NameOfCommand;
  /** What can be said of it beside the reason, and the ways on from it. */
  readonly onward?: (conflict: Conflict) => Onward;
  /** Below the title, over the whole width. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** A document's work in full screen. [SCN5] [SCN8] [SCN12] [SCN33] */
export function ScanScreen({ kind, row, nameOf, onward, notice, children, ...top }: ScanScreenProps) {
  useWakeLock();
  useInFront();
  const screen = useRef<HTMLDivElement>(null);
  const { refused } = useUnsent({ kind, document: row?.id });
  return (
    <OnePressALine>
      <div
        ref={screen}
        className="scan-screen"
        data-document={row?.id}
        data-kind={kind}
        data-state={row && JSON.stringify(row.state)}
      >
        <StrayScans screen={screen} title={top.title} />
        <ScanTop kind={kind} document={row?.id} {...top} />
        {notice}
        <RefusedNotes kind={kind} document={row?.id} nameOf={nameOf} onward={onward} />
        <AnyRefused value={refused.length > 0}>{children}</AnyRefused>
      </div>
    </OnePressALine>
  );
}

interface ScanTopProps {
  readonly kind: string;
  readonly document: string | undefined;
  readonly title: string;
  /** Below the title, in one line. */
  readonly said?: string;
  readonly back: { readonly label: string; readonly path: string };
  /** Lines done of all. */
  readonly progress?: { readonly done: number; readonly lines: number };
  readonly menu?: ReactNode;
}

function ScanTop({ kind, document, title, said, back, progress, menu }: ScanTopProps) {
  const paths = usePaths();
  return (
    <header className="scan-top">
      <Button variant="quiet" icon="arrowLeft" label={back.label} to={paths.to(back.path)} />
      <div className="scan-title">
        <h1>{title}</h1>
        <span className="ui-truncate">{said}</span>
        <WaitingNote kind={kind} document={document} />
      </div>
      {progress && (
        <span className="scan-count ui-number">
          {progress.done} / {progress.lines}
        </span>
      )}
      {menu}
      {progress && <ScanBar {...progress} />}
    </header>
  );
}

function ScanBar({ done, lines }: NonNullable<ScanTopProps['progress']>) {
  const { t } = useLingui();
  return (
    <div
      className="scan-bar"
      role="progressbar"
      aria-label={t`Lines done`}
      aria-valuemin={0}
      aria-valuemax={lines}
      aria-valuenow={done}
    >
      <span style={{ inlineSize: `${(100 * done) / Math.max(1, lines)}%` }} />
    </div>
  );
}
