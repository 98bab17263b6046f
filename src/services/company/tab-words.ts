import type { Command, Outcome } from '#model/engine/envelope.ts';
import type { Batch } from '#model/engine/replica.ts';

/** What the tabs of a browser that have the same company open tell each other. */
export type Word =
  | { readonly type: 'batch'; readonly batch: Batch }
  /** A command is in the outbox that they share. */
  | { readonly type: 'proposed'; readonly command: Command }
  /** These are on their way to the server. */
  | { readonly type: 'sending'; readonly ids: readonly string[] }
  | { readonly type: 'outcomes'; readonly outcomes: readonly Outcome[] }
  /** Somebody has dealt with what was refused, or took back what was not sent. */
  | { readonly type: 'dismissed'; readonly id: string }
  | { readonly type: 'connected'; readonly connected: boolean }
  | { readonly type: 'reached'; readonly reached: boolean }
  /** The server is newer than these pages. */
  | { readonly type: 'outdated' }
  /** The person's inbox has changed. */
  | { readonly type: 'inbox' }
  | { readonly type: 'hello' };

export type OutboxWord = Extract<
  Word,
  { type: 'proposed' | 'sending' | 'outcomes' | 'dismissed' | 'reached' }
>;
