import { readBackupStanding } from '#model/areas/setup/company/backup.api.ts';
import { exportCompany, fetchExport } from '#model/areas/setup/company/company-export.api.ts';
import type { CompanyExport, ExportStep } from '#model/areas/setup/company/company-export.ts';
import type { HttpClient } from '../http/http-client.ts';
import { answerLines } from '../stream/answer-lines.ts';
import { bodyOf } from '../stream/body-of.ts';

/** The export of a company, written by the server. */
export function companyExportCalls(http: HttpClient, company: number): CompanyExport {
  const params = { company };
  return {
    begin: async function* begin(signal) {
      yield* answerLines<ExportStep>(bodyOf(await http.open(exportCompany, { params, signal })));
    },
    backup: () => http.call(readBackupStanding, { params }),
    href: (id) => http.url(fetchExport, { params: { ...params, export: id } }),
  };
}
