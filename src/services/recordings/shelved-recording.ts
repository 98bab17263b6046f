import { z } from 'zod';
import { recording, VERSION, type Recording, type RecordingEntry } from '#model/recordings/recording.ts';
import type { Shelved } from './recording-shelf.ts';

const begun = z.object({
  /** Epoch milliseconds. */
  startedAt: z.number(),
  locale: z.string(),
  /** The address that was open. */
  page: z.string(),
  /** Whether what the person types is recorded too: what comes with events and commands. */
  typed: z.boolean(),
  /** Where the actors stood, by the slugs of their charts. */
  actors: recording.shape.actors,
});
/** How a recording began. */
export type Begun = z.infer<typeof begun>;

const shelvedHead = z.object({
  begun,
  /** Who recorded it, and in which company; null where none was open. */
  owner: z.object({ user: z.string(), company: z.number() }).nullable(),
  ended: z.object({ at: z.number(), isFull: z.boolean() }).nullable(),
});
export type ShelvedHead = z.infer<typeof shelvedHead>;

/** The recording of a beginning and what came after it. */
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

/** What a tab kept of a recording, if it is sound; else null. */
export function takenUp({
  head,
  entries,
}: Shelved): (ShelvedHead & { readonly entries: RecordingEntry[] }) | null {
  const read = shelvedHead.safeParse(head);
  const taken = recording.shape.entries.safeParse(entries);
  return read.success && taken.success ? { ...read.data, entries: taken.data } : null;
}
