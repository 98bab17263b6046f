import type { IconName } from '#views/ui/icon.tsx';
import type { Signal } from '#views/ui/signals.ts';

/** A way on from an answer: a button beside it. */
export interface WayOn {
  /** Names it in tests. */
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** The last answer, with its ways on. */
export interface ScanMessage {
  readonly kind: Signal;
  readonly text: string;
  readonly ways: readonly WayOn[];
  readonly turn: number;
}

export type Say = (kind: Signal, text: string, ways?: readonly WayOn[]) => void;
