import { companyParams } from '#model/api/params.ts';
import { backupStanding, type BackupStanding } from '#model/areas/setup/company/backup-standing.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const example: BackupStanding = {
  isScheduled: true,
  nextAt: '2026-05-05T02:00:00.000Z',
  last: {
    madeAt: '2026-05-04T02:00:00.000Z',
    provenAt: '2026-05-04T02:00:42.000Z',
    facts: 4812,
    place: 's3',
    isEncrypted: true,
  },
  failedAt: null,
};

export const readBackupStanding = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/backup/',
  tag: 'identity',
  summary: 'The last scheduled backup of this installation, and its proof',
  access: 'company.manage',
  params: companyParams,
  answer: backupStanding.meta({ examples: [example] }),
});
