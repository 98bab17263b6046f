import { bodyOf } from '../stream/body-of.ts';
import { backupStanding } from '#model/areas/setup/company/backup-standing.ts';
import type { CompanyExport, ExportStep } from '#model/areas/setup/company/company-export.ts';
import type { HttpClient } from '../http/http-client.ts';
import { answerLines } from '../stream/answer-lines.ts';

/** The export of a company, written by the server. */
export function companyExportCalls(http: HttpClient, company: number): CompanyExport {
  const path = `core/companies/${company}/export/`;
  return {
    begin: async function* begin(signal) {
      yield* answerLines<ExportStep>(bodyOf(await http.open(path, { json: {}, signal })));
    },
    backup: () => http.send('get', `core/companies/${company}/backup/`, backupStanding),
    href: (id) => http.url(`${path}${id}/`),
  };
}
