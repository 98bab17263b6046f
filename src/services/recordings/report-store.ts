import type { ReportStore, WaitingReport } from './waiting-reports.ts';
import { openDisk, type DiskSchema } from '../store/disk.ts';

interface Schema extends DiskSchema {
  report: { key: string; value: WaitingReport };
}

/** One person's queued reports in one company; the name has the prefix that sign-out wipes. */
export async function openReportStore(user: string, company: number): Promise<ReportStore> {
  const db = await openDisk<Schema>(`lagra-${user}-${company}-reports`, 1, (fresh) => {
    fresh.createObjectStore('report', { keyPath: 'id' });
  });
  return {
    all: () => db.getAll('report'),
    put: async (report) => void (await db.put('report', report)),
    remove: (id) => db.delete('report', id),
  };
}
