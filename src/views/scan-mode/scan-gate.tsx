import type { ReactNode } from 'react';
import { usePropose } from '../document/use-propose.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/tone.ts';
import { BigButton } from './scan-buttons.tsx';

interface ScanGateProps {
  readonly icon: IconName;
  readonly tone: Tone;
  /** Above what is said: the state. */
  readonly badges?: ReactNode;
  readonly say: ReactNode;
  readonly children?: ReactNode;
}

/** Before the work, and after it: one sign, one sentence, and what can be done. */
export function ScanGate({ icon, tone, badges, say, children }: ScanGateProps) {
  return (
    <div className="scan-gate">
      <span className="scan-mark" data-tone={tone}>
        <Icon name={icon} size={44} />
      </span>
      {badges}
      <p className="scan-say">{say}</p>
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
