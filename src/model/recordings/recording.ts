import { z } from 'zod';
import * as v from '../values/schemas.ts';
import type { StateValue } from '../engine/rows.ts';

/** Maximum size of a recording in bytes, as JSON. */
export const MOST_BYTES = 512 * 1024;
/** Maximum number of entries; the recording then stops. */
export const MOST_ENTRIES = 5000;
export const VERSION = 1;

const name = z.string().min(1).max(200);
const ids = z.array(z.string().max(400)).max(100);
const stateName = z.string().max(100);
const holding = (inner: z.ZodType<StateValue>): z.ZodType<StateValue> =>
  z.union([stateName, z.record(stateName, inner)]);
/** No chart is nested this deeply. */
const stateValue = holding(holding(holding(holding(holding(stateName)))));
/** Milliseconds since the recording began. */
const at = z.int().min(0);
/** Event data; only with the person's consent. */
const data = z.unknown().optional();

const actorEntry = z.strictObject({
  kind: z.literal('actor'),
  at,
  /** The slug of its chart. */
  actor: name,
  event: name,
  /** The state after it, and the ids of the transitions that led there. */
  state: stateValue,
  taken: ids,
  data,
});
const commandEntry = z.strictObject({
  kind: z.literal('command'),
  at,
  id: name,
  document: z.strictObject({ kind: name, id: name }),
  type: name,
  /** The document's state before and after the command; null if the device did not hold it. */
  before: stateValue.nullable(),
  after: stateValue.nullable(),
  /** The code of the refusal on this device; null if it was accepted. */
  refused: name.nullable(),
  data,
});
const outcomeEntry = z.strictObject({
  kind: z.literal('outcome'),
  at,
  /** The command's id. */
  id: name,
  refused: name.nullable(),
});
const path = z.string().max(2000);
const pageEntry = z.strictObject({ kind: z.literal('page'), at, path });
/** The page was reloaded: its actors restarted in these states. */
const loadEntry = z.strictObject({
  kind: z.literal('load'),
  at,
  path,
  actors: z.record(name, stateValue),
});

export const recordingEntry = z.discriminatedUnion('kind', [
  actorEntry,
  commandEntry,
  outcomeEntry,
  pageEntry,
  loadEntry,
]);

/** A recorded session: events taken by the page's actors, commands given, pages visited. */
export const recording = z
  .strictObject({
    format: z.literal('lagra-recording'),
    version: z.literal(VERSION),
    startedAt: v.moment,
    endedAt: v.moment,
    locale: z.string().max(20),
    /** Whether it contains what the person typed. */
    typed: z.boolean(),
    /** The page it began on. */
    page: path,
    /** The actors' states at the start, by chart slug. */
    actors: z.record(name, stateValue),
    entries: z.array(recordingEntry).max(MOST_ENTRIES),
  })
  .refine(
    ({ typed, entries }) => typed || entries.every((entry) => !('data' in entry)),
    'data not agreed to',
  );

export type Recording = z.infer<typeof recording>;
export type RecordingEntry = z.infer<typeof recordingEntry>;

/** Why a file is not a valid recording. */
export type BadRecording = 'tooLarge' | 'notJson' | 'notARecording' | 'otherVersion' | 'damaged';

/** Reads a file; for a bad one, says what is wrong and, if known, where. */
export function readRecording(
  text: string,
): { readonly recording: Recording } | { readonly bad: BadRecording; readonly where: string } {
  if (text.length > MOST_BYTES) return { bad: 'tooLarge', where: '' };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { bad: 'notJson', where: '' };
  }
  const head = z.object({ format: z.literal('lagra-recording'), version: z.unknown() }).safeParse(parsed);
  if (!head.success) return { bad: 'notARecording', where: '' };
  if (head.data.version !== VERSION) return { bad: 'otherVersion', where: String(head.data.version) };
  const whole = recording.safeParse(parsed);
  if (whole.success) return { recording: whole.data };
  return { bad: 'damaged', where: whole.error.issues[0]?.path.map(String).join('.') ?? '' };
}
