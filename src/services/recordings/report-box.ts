import { z } from 'zod';
import { recording } from '#model/recordings/recording.ts';
import { reports, type Reports } from '#model/recordings/report.ts';
import type { HttpClient } from '../http/http-client.ts';
import { newId } from '../ids/new-id.ts';
import { openReportStore } from './report-store.ts';
import { storages } from '../storage/browser-storages.ts';
import { REPORTS_WAIT } from './reports-wait.ts';
import { sendReport, sendWaiting, type ReportStore } from './waiting-reports.ts';

const done = z.object({ id: z.string() });

type ReportBox = Reports & { readonly sendWaiting: () => Promise<void> };

/** One person's problem reports in a company: on the server, and queued on this device. */
export async function openReports(http: HttpClient, user: string, company: number): Promise<ReportBox> {
  const at = (rest: string): string => `core/companies/${company}/recordings/${rest}`;
  const post = {
    post: async (id: string, json: object) => void (await http.send('put', at(`${id}/`), done, { json })),
  };
  const store = marked(await openReportStore(user, company));
  return {
    list: async () => (await http.send('get', at(''), reports)).reports,
    recording: (id) => http.send('get', at(`${id}/`), recording),
    remove: async (id) => void (await http.send('delete', at(`${id}/`), done)),
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
