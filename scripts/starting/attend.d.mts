import type { EventEmitter } from 'node:events';
import type { createProgress } from './progress.d.mts';

interface Server extends EventEmitter {
  readonly connected: boolean;
  send(message: unknown): unknown;
  disconnect(): void;
}

export function attend(
  server: Server,
  around: {
    readonly progress: ReturnType<typeof createProgress>;
    readonly room: { close(): Promise<void> };
    readonly webApp: Promise<unknown>;
  },
): Promise<void>;
