import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import { ScanButton } from './scan-buttons.tsx';

const SHOWN = 4;

/** A scan, as it is said. */
export interface LastScan {
  readonly id: string;
  readonly figure: string;
  readonly what: string;
  /** The bin, and the lot if there is one. */
  readonly where: string;
  readonly undo?: {
    /** Names it to screen readers. */
    readonly label: string;
    readonly onPress: () => void;
  };
}

/** The latest scans, newest first, each with an undo where it has one of its own. [SCN3] */
export function ScanStrip({ scans }: { readonly scans: readonly LastScan[] }) {
  const { t } = useLingui();
  if (scans.length === 0) return null;
  return (
    <section className="scan-strip" aria-label={t`Last scans`}>
      <h2>
        <Trans>Last scans</Trans>
      </h2>
      <ol>
        {scans.slice(0, SHOWN).map(({ id, figure, what, where, undo }) => (
          <li key={id}>
            <span className="ui-number">{figure}</span>
            <strong className="ui-truncate">{what}</strong>
            <span className="ui-faint">{where}</span>
            {undo && (
              <ScanButton onPress={undo.onPress}>
                <Icon name="arrowBack" size={20} label={undo.label} />
              </ScanButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
