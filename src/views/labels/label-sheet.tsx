import { useState, type ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Label } from '#model/labels/label-parts.ts';
import { zplOf } from '#model/labels/zpl.ts';
import { useBrowser } from '../app/browser-context.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { NumberInput } from '../ui/number-input.tsx';
import { LabelDrawing } from './label-drawing.tsx';
import { useLabelSettings } from './use-label-settings.ts';

const MOST = 100;

interface LabelSheetProps {
  readonly labels: readonly Label[];
  /** Names the file. */
  readonly name: string;
  /** Shown while there are none. */
  readonly empty: ReactNode;
}

/** Labels as they are printed, and the same in the language of label printers. */
export function LabelSheet({ labels, name, empty }: LabelSheetProps) {
  const [copies, setCopies] = useState(1);
  if (labels.length === 0) return <div className="label-panel">{empty}</div>;
  return (
    <div className="ui-stack">
      <div className="label-panel ui-no-print">
        <Zpl {...{ labels, name, copies }} onCopies={setCopies} />
      </div>
      <div className="labels">
        {labels.flatMap((label, at) =>
          Array.from({ length: copies }, (_, copy) => <LabelDrawing key={`${at}.${copy}`} label={label} />),
        )}
      </div>
    </div>
  );
}

interface ZplProps extends Pick<LabelSheetProps, 'labels' | 'name'> {
  readonly copies: number;
  readonly onCopies: (copies: number) => void;
}

/** How many copies, and the labels for a printer that takes ZPL: as a file, or as text to look at. */
function Zpl({ labels, name, copies, onCopies }: ZplProps) {
  const { t } = useLingui();
  const { files } = useBrowser();
  const { dots } = useLabelSettings();
  const [isShown, setShown] = useState(false);
  const text = (): string => zplOf(labels, dots, copies);
  return (
    <div className="ui-stack">
      <div className="label-fields">
        <Field label={t`Copies of each`}>
          <NumberInput
            value={copies}
            min={1}
            step={1}
            parse={(typed) => (/^\d+$/.test(typed.trim()) ? Number(typed) : undefined)}
            format={String}
            onChange={(typed) => onCopies(Math.min(MOST, Math.max(1, typed ?? 1)))}
          />
        </Field>
        <Button
          icon="download"
          onClick={() => files.give(`${name}.zpl`, new Blob([text()], { type: 'text/plain;charset=utf-8' }))}
        >
          {t`For a label printer (ZPL)`}
        </Button>
        <Button variant="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t`Show the ZPL`}
        </Button>
        <span>{t`${plural(labels.length, { one: '# label', other: '# labels' })}`}</span>
      </div>
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
        <pre className="label-zpl" tabIndex={0} data-testid="zpl">
          {text()}
        </pre>
      )}
    </div>
  );
}
