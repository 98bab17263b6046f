import { z } from 'zod';
import { recording, type Recording } from './recording.ts';

/** Where a problem occurred: the page, the browser's user agent, and the build of the application. */
const reportPlace = z.strictObject({
  page: z.string().max(2000),
  browser: z.string().max(500),
  build: z.string().max(100),
});
export type ReportPlace = z.infer<typeof reportPlace>;

/** A problem report as listed. */
const report = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  by: z.string(),
  byName: z.string(),
  /** Null for reports from older versions, which lack it. */
  place: reportPlace.nullable(),
  /** Its recording's size in bytes and entries; null if the report has none. */
  recording: z.object({ size: z.int(), entries: z.int() }).nullable(),
});
export type Report = z.infer<typeof report>;
export const reports = z.object({ reports: z.array(report) });

/** A report to send, with an optional recording. Reports queued before an update have no place. */
export const reportBody = z.strictObject({
  text: z.string().trim().min(1).max(4000),
  place: reportPlace.optional(),
  recording: recording.optional(),
});
export type ReportBody = z.infer<typeof reportBody>;

/** Outcome of sending: sent, queued on the device until there is a connection, or refused for good. */
export type Sent = 'sent' | 'waits' | 'refused';

/** A company's reports, on the server and queued for it. */
export interface Reports {
  list(): Promise<readonly Report[]>;
  recording(id: string): Promise<Recording>;
  remove(id: string): Promise<void>;
  /** Rejects if it can neither be sent nor stored. */
  send(body: ReportBody): Promise<Sent>;
}
