import { ProgressBar } from 'primereact/progressbar';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { present } from './input-props.ts';
import { Prime } from './prime.tsx';

export interface ProgressProps {
  readonly label: string;
  /** 0–100; undefined while the end is unknown, null where there is none: a bar would stay empty. */
  readonly percent: number | null | undefined;
  /** Counts in words: "1,200 of 541,909". */
  readonly detail?: string | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** The progress of something that takes longer than a second. */
export function Progress({ label, percent, detail, onCancel }: ProgressProps) {
  return (
    <div className="ui-progress">
      <div>
        <span>{label}</span>
        <span className="ui-number">{detail}</span>
      </div>
      {percent !== null && (
        <Prime>
          <ProgressBar
            aria-label={label}
            {...present({ value: percent })}
            mode={percent === undefined ? 'indeterminate' : 'determinate'}
            showValue={false}
          />
        </Prime>
      )}
      {onCancel && (
        <div>
          <Button size="sm" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
