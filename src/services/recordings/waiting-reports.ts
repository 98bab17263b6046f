import type { ReportBody, Sent } from '#model/recordings/report.ts';
import { HttpError } from '../http/http-error.ts';

/** A report on its way. */
export interface WaitingReport extends ReportBody {
  readonly id: string;
}

/** Sends one to the server; the same again is no fault. */
interface ReportPost {
  post(id: string, body: ReportBody): Promise<void>;
}

/** Where a device keeps reports that could not be sent yet. */
export interface ReportStore {
  all(): Promise<readonly WaitingReport[]>;
  put(report: WaitingReport): Promise<void>;
  remove(id: string): Promise<void>;
}

/**
 * Sends a report, or keeps it until the server can be reached.
 * Rejects where it can neither be sent nor kept.
 */
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

/** Sends what waits; what cannot be sent goes on waiting. */
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

/** The server has read it and will never take it. */
const isFinal = (error: unknown): boolean =>
  error instanceof HttpError && [409, 413, 422].includes(error.status);
