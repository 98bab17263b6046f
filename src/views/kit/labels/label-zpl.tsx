import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { LabelFormatForm } from '#model/areas/setup/label-format/label-format.facts.ts';
import type { Label } from '#model/areas/stock/labels/label-parts.ts';
import { zplOf } from '#model/areas/stock/labels/zpl.ts';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { Button } from '#views/ui/button.tsx';
import { PrintOn } from './print-on.tsx';
import { useLabelSettings } from './use-label-settings.ts';

interface LabelZplProps {
  readonly format: LabelFormatForm;
  readonly labels: readonly Label[];
  readonly copies: number;
  /** Names the file. */
  readonly name: string;
  /** A label printer has got them, or the file for it was made. */
  readonly onPrinted: () => void;
}

/** The labels for a printer that takes ZPL, which has them on a roll: as a file, or as text to look at. [LBF9] */
export function LabelZpl({ format, labels, copies, name, onPrinted }: LabelZplProps) {
  const { t } = useLingui();
  const { files } = useBrowser();
  const { dots } = useLabelSettings();
  const [isShown, setShown] = useState(false);
  const isRoll = format.paper === 'roll';
  const disabledReason = isRoll ? undefined : t`Label printers print on rolls: choose a format on a roll.`;
  const text = (): string => zplOf(labels, dots, copies);
  return (
    <>
      <div className="label-fields">
        <PrintOn {...{ labels, copies, disabledReason, onPrinted }} />
        <Button
          icon="download"
          disabledReason={disabledReason}
          onClick={() => {
            files.give(`${name}.zpl`, new Blob([text()], { type: 'text/plain;charset=utf-8' }));
            onPrinted();
          }}
        >
          {t`For a label printer (ZPL)`}
        </Button>
        <Button
          variant="quiet"
          disabledReason={disabledReason}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t`Show the ZPL`}
        </Button>
      </div>
      {isShown && isRoll && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
        <pre className="label-zpl" tabIndex={0} data-testid="zpl">
          {text()}
        </pre>
      )}
    </>
  );
}
