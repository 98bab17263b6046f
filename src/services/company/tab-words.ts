import type { Command, Outcome } from '#model/engine/envelope.ts';
import type { Batch } from '#model/engine/replica.ts';

/** Messages between a browser's tabs that have the same company open. */
export type Word =
  | { readonly type: 'batch'; readonly batch: Batch }
  /** A command was added to the shared outbox. */
  | { readonly type: 'proposed'; readonly command: Command }
  /** These commands are being sent to the server. */
  | { readonly type: 'sending'; readonly ids: readonly string[] }
  | { readonly type: 'outcomes'; readonly outcomes: readonly Outcome[] }
  /** Somebody dismissed a refused command, or withdrew an unsent one. */
  | { readonly type: 'dismissed'; readonly id: string }
  | { readonly type: 'connected'; readonly connected: boolean }
  | { readonly type: 'reached'; readonly reached: boolean }
  /** The server gives this browser no stream: too many are open already. */
  | { readonly type: 'crowded' }
  /** The server is newer than these pages. */
  | { readonly type: 'outdated' }
  /** The person's inbox has changed. */
  | { readonly type: 'inbox' }
  | { readonly type: 'hello' };

export type OutboxWord = Extract<
  Word,
  { type: 'proposed' | 'sending' | 'outcomes' | 'dismissed' | 'reached' }
>;
