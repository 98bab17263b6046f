import type { ReactNode } from 'react';
import { useOnePress } from '#views/ui/one-press.tsx';

interface ScanButtonProps {
  readonly onPress: () => void;
  readonly testId?: string | undefined;
  readonly children: ReactNode;
}

/** A button that a thumb finds without looking; it takes one press a line. [SCN8] */
export function ScanButton({ onPress, testId, children }: ScanButtonProps) {
  const { isSettling, handlers } = useOnePress(onPress);
  return (
    <button
      type="button"
      className="scan-button"
      data-testid={testId}
      aria-disabled={isSettling}
      {...handlers}
    >
      {children}
    </button>
  );
}

/** A button that books nothing, such as a digit or a step: it may be pressed as fast as one likes. */
export function QuickButton({ onPress, testId, children }: ScanButtonProps) {
  return (
    <button type="button" className="scan-button" data-testid={testId} onClick={onPress}>
      {children}
    </button>
  );
}

interface BigButtonProps extends ScanButtonProps {
  readonly isPrimary?: boolean;
  /** It stays in reach, and does nothing. */
  readonly isOff?: boolean;
}

/** The button of a task, as wide as the screen; it takes one press a line. [SCN8] */
export function BigButton({ onPress, testId, isPrimary = false, isOff = false, children }: BigButtonProps) {
  const { isSettling, handlers } = useOnePress(onPress, isOff);
  return (
    <button
      type="button"
      className="scan-big"
      data-variant={isPrimary ? 'primary' : undefined}
      data-testid={testId}
      data-off={isOff}
      aria-disabled={isOff || isSettling}
      {...handlers}
    >
      {children}
    </button>
  );
}
