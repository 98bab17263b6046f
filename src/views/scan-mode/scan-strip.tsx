import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../ui/icon.tsx';
import { ScanButton } from './scan-buttons.tsx';

const SHOWN = 4;

/** A scan that can be undone, as it is said. */
export interface LastScan {
  readonly id: string;
  readonly figure: string;
  readonly what: string;
  /** The bin, and the lot if there is one. */
  readonly where: string;
  /** Names its undo to screen readers. */
  readonly undoLabel: string;
  readonly onUndo: () => void;
}

/** The latest scans, newest first, each with an undo. [SCN3] */
export function ScanStrip({ scans }: { readonly scans: readonly LastScan[] }) {
  const { t } = useLingui();
  if (scans.length === 0) return null;
  return (
    <section className="scan-strip" aria-label={t`Last scans`}>
      <h2>
        <Trans>Last scans</Trans>
      </h2>
      <ol>
        {scans.slice(0, SHOWN).map(({ id, figure, what, where, undoLabel, onUndo }) => (
          <li key={id}>
            <span className="ui-number">{figure}</span>
            <strong className="ui-truncate">{what}</strong>
            <span className="ui-faint">{where}</span>
            <ScanButton onPress={onUndo}>
              <Icon name="arrowBack" size={20} label={undoLabel} />
            </ScanButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
