import type { ReactNode } from 'react';
import { useSettling } from '../ui/use-settling.ts';

interface ScanButtonProps {
  readonly onPress: () => void;
  readonly testId?: string | undefined;
  readonly children: ReactNode;
}

/** A button that a thumb finds without looking. */
export function ScanButton({ onPress, testId, children }: ScanButtonProps) {
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

/** The button of a task, as wide as the screen. */
export function BigButton({ onPress, testId, isPrimary = false, isOff = false, children }: BigButtonProps) {
  return (
    <button
      type="button"
      className="scan-big"
      data-variant={isPrimary ? 'primary' : undefined}
      data-testid={testId}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </button>
  );
}

/** The button that ends the work. It stands where the last scan was taken, so it takes no press for a moment. [DP33] */
export function EndButton(props: Omit<BigButtonProps, 'isOff' | 'isPrimary'>) {
  const isSettling = useSettling(props.testId ?? 'end', true);
  return <BigButton {...props} isPrimary isOff={isSettling} />;
}
