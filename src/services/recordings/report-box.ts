import { listReports, putReport, readRecording, removeReport } from '#model/recordings/recording.api.ts';
import type { ReportBody, Reports } from '#model/recordings/report.ts';
import type { HttpClient } from '../http/http-client.ts';
import { newId } from '../ids/new-id.ts';
import { openReportStore } from './report-store.ts';
import { storages } from '../storage/browser-storages.ts';
import { REPORTS_WAIT } from './reports-wait.ts';
import { sendReport, sendWaiting, type ReportStore } from './waiting-reports.ts';

type ReportBox = Reports & { readonly sendWaiting: () => Promise<void> };

/** One person's problem reports in a company: on the server, and queued on this device. */
export async function openReports(http: HttpClient, user: string, company: number): Promise<ReportBox> {
  const of = (id: string) => ({ params: { company, id } });
  const post = {
    post: async (id: string, body: ReportBody) => void (await http.call(putReport, { ...of(id), body })),
  };
  const store = marked(await openReportStore(user, company));
  return {
    list: async () => (await http.call(listReports, { params: { company } })).reports,
    recording: (id) => http.call(readRecording, of(id)),
    remove: async (id) => void (await http.call(removeReport, of(id))),
    send: (body) => sendReport(post, store, { id: newId(), ...body }),
    sendWaiting: async () => {
      await sendWaiting(post, store);
      if ((await store.all()).length === 0) storages.shared.removeItem(REPORTS_WAIT);
    },
  };
}

/** A start looks for reports only if the marker says there are any. */
const marked = (store: ReportStore): ReportStore => ({
  ...store,
  put: async (report) => {
    await store.put(report);
    storages.shared.setItem(REPORTS_WAIT, 'yes');
  },
});
