import type { ReportBody, Sent } from '#model/recordings/report.ts';
import { HttpError } from '../http/http-error.ts';

/** A queued report. */
export interface WaitingReport extends ReportBody {
  readonly id: string;
}

/** Sends a report to the server; repeating it is harmless. */
interface ReportPost {
  post(id: string, body: ReportBody): Promise<void>;
}

/** Where a device stores reports that could not be sent yet. */
export interface ReportStore {
  all(): Promise<readonly WaitingReport[]>;
  put(report: WaitingReport): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Sends a report, or queues it until the server can be reached. Rejects if it can neither be sent nor stored. */
export async function sendReport(
  calls: ReportPost,
  store: ReportStore,
  report: WaitingReport,
): Promise<Sent> {
  const { id, ...body } = report;
  try {
    await calls.post(id, body);
    return 'sent';
  } catch (error) {
    if (isFinal(error)) return 'refused';
    await store.put(report);
    return 'waits';
  }
}

/** Sends queued reports; those that fail stay queued. */
export async function sendWaiting(calls: ReportPost, store: ReportStore): Promise<void> {
  for (const { id, ...body } of await store.all()) {
    try {
      await calls.post(id, body);
    } catch (error) {
      if (!isFinal(error)) return;
    }
    await store.remove(id);
  }
}

/** Whether the server received the report and will never accept it. */
const isFinal = (error: unknown): boolean =>
  error instanceof HttpError && [409, 413, 422].includes(error.status);
