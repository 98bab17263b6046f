import type { Step } from '../../server/platform/observe/waiting-room.d.mts';

interface Progress {
  begin(phase: string): void;
  tell(phase: string, done?: number, of?: number): void;
  end(phase: string): void;
  steps(): readonly Step[];
}

export function createProgress(say?: (line: string) => void, now?: () => number): Progress;
