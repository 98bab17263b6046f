import type { Config } from '#server/config.ts';
import { backupStanding, type BackupStanding } from '#model/areas/setup/company/backup-standing.ts';
import {
  asMember,
  companyParams,
  failures,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { mustManage } from '#server/platform/http/must-manage.ts';
import { lastFailed, lastProven } from '#server/platform/objects/backup-runs.ts';
import { nextDue } from './backup-due.ts';

export interface BackupRouteDeps extends CompanyRouteDeps {
  readonly config: Partial<Pick<Config, 'backupTo' | 'backupAt'>>;
}

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

/** [BK18] How the last backup of the installation fared, for who manages a company: of others it says nothing. */
export function addBackupRoute(app: Api, deps: BackupRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/backup/',
    schema: {
      tags: ['identity'],
      summary: 'The last scheduled backup of this installation, and its proof',
      params: companyParams,
      response: { 200: backupStanding.meta({ examples: [example] }), ...failures },
    },
    handler: (request) =>
      asMember(deps, request, request.params.company, async (trx, access) => {
        mustManage(access);
        const { backupTo, backupAt = { hour: 2, minute: 0 } } = deps.config;
        const [proven, failed] = [await lastProven(trx), await lastFailed(trx)];
        const last = proven?.proof && {
          madeAt: proven.madeAt ?? proven.beganAt,
          provenAt: proven.endedAt ?? proven.beganAt,
          facts: proven.proof.logs[String(access.company)] ?? 0,
          place: proven.place,
          isEncrypted: proven.isEncrypted,
        };
        return {
          isScheduled: backupTo !== undefined,
          nextAt: backupTo === undefined ? null : nextDue(backupAt, deps.now()),
          last: last ?? null,
          failedAt: failed?.endedAt ?? null,
        };
      }),
  });
}
