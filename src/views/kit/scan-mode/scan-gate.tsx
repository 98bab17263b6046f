import { use, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { usePropose } from '../document/use-propose.ts';
import { Icon, type IconName } from '#views/ui/icon.tsx';
import type { Tone } from '#views/ui/tone.ts';
import { AnyRefused } from './any-refused.ts';
import { BigButton } from './scan-buttons.tsx';

interface ScanGateProps {
  readonly icon: IconName;
  readonly tone: Tone;
  /** Above what is said: the state. */
  readonly badges?: ReactNode;
  readonly say: ReactNode;
  readonly children?: ReactNode;
}

/** Before the work, and after it: one sign, one sentence, and what can be done. What was refused is not well. [SCN33] */
export function ScanGate({ icon, tone, badges, say, children }: ScanGateProps) {
  const isMarred = use(AnyRefused) && tone === 'success';
  return (
    <div className="scan-gate">
      <span className="scan-mark" data-tone={isMarred ? 'warning' : tone}>
        <Icon name={isMarred ? 'alert' : icon} size={44} />
      </span>
      {badges}
      <p className="scan-say">{say}</p>
      {isMarred && (
        <p data-testid="not-all">
          <Trans>Not all of it was taken: what the server refused stands above.</Trans>
        </p>
      )}
      {children}
    </div>
  );
}

interface PressGateProps extends ScanGateProps {
  readonly kind: string;
  readonly document: string;
  /** The command that one press gives. */
  readonly type: string;
  readonly label: string;
}

/** A gate that one press opens. */
export function PressGate({ kind, document, type, label, children, ...gate }: PressGateProps) {
  const propose = usePropose();
  return (
    <ScanGate {...gate}>
      <BigButton
        isPrimary
        testId={`command-${type}`}
        onPress={() => void propose({ kind, document, type, data: {} })}
      >
        {label}
      </BigButton>
      {children}
    </ScanGate>
  );
}
