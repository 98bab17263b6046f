import { z } from 'zod';
import { recording, VERSION, type Recording, type RecordingEntry } from '#model/recordings/recording.ts';
import type { Shelved } from './recording-shelf.ts';

const begun = z.object({
  /** Epoch milliseconds. */
  startedAt: z.number(),
  locale: z.string(),
  /** The page that was open. */
  page: z.string(),
  /** Whether the data of events and commands is recorded, which includes what the person types. */
  typed: z.boolean(),
  /** The actors' states at the start, by chart slug. */
  actors: recording.shape.actors,
});
/** The start of a recording. */
export type Begun = z.infer<typeof begun>;

const shelvedHead = z.object({
  begun,
  /** Who recorded it, and in which company; null if none was open. */
  owner: z.object({ user: z.string(), company: z.number() }).nullable(),
  ended: z.object({ at: z.number(), isFull: z.boolean() }).nullable(),
});
export type ShelvedHead = z.infer<typeof shelvedHead>;

/** Builds a recording from its start and entries. */
export function recordingOf(
  { startedAt, ...rest }: Begun,
  entries: RecordingEntry[],
  end: number,
): Recording {
  return {
    format: 'lagra-recording',
    version: VERSION,
    startedAt: new Date(startedAt).toISOString(),
    endedAt: new Date(end).toISOString(),
    ...rest,
    entries,
  };
}

/** A recording stored by a tab, if it is valid; otherwise null. */
export function takenUp({
  head,
  entries,
}: Shelved): (ShelvedHead & { readonly entries: RecordingEntry[] }) | null {
  const read = shelvedHead.safeParse(head);
  const taken = recording.shape.entries.safeParse(entries);
  return read.success && taken.success ? { ...read.data, entries: taken.data } : null;
}
