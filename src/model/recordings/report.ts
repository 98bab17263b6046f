import { z } from 'zod';
import { recording, type Recording } from './recording.ts';

/** Where a problem was met: the page, the browser as it calls itself, and the build of the application. */
const reportPlace = z.strictObject({
  page: z.string().max(2000),
  browser: z.string().max(500),
  build: z.string().max(100),
});
export type ReportPlace = z.infer<typeof reportPlace>;

/** A report of a problem as it is listed. */
const report = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  by: z.string(),
  byName: z.string(),
  /** Null for one of an older version, which did not say it. */
  place: reportPlace.nullable(),
  /** Its recording, in bytes and entries; null for a report without one. */
  recording: z.object({ size: z.int(), entries: z.int() }).nullable(),
});
export type Report = z.infer<typeof report>;
export const reports = z.object({ reports: z.array(report) });

/** What is reported; the recording may be left out. Reports that waited through an update do not say their place. */
export const reportBody = z.strictObject({
  text: z.string().trim().min(1).max(4000),
  place: reportPlace.optional(),
  recording: recording.optional(),
});
export type ReportBody = z.infer<typeof reportBody>;

/** What became of a report: it may wait on the device for a connection, or be refused for good. */
export type Sent = 'sent' | 'waits' | 'refused';

/** Reports of a company, on its server, and on their way there. */
export interface Reports {
  list(): Promise<readonly Report[]>;
  recording(id: string): Promise<Recording>;
  remove(id: string): Promise<void>;
  /** Rejects where it can neither be sent nor kept. */
  send(body: ReportBody): Promise<Sent>;
}
