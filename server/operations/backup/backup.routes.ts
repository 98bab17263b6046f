import type { Config } from '#server/config.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { mustManage } from '#server/platform/http/must-manage.ts';
import { lastFailed, lastProven } from '#server/platform/objects/backup-runs.ts';
import { nextDue } from './backup-due.ts';
import { readBackupStanding } from '#model/areas/setup/company/backup.api.ts';
import { serve } from '#server/platform/http/serve.ts';

export interface BackupRouteDeps extends CompanyRouteDeps {
  readonly config: Partial<Pick<Config, 'backupTo' | 'backupAt'>>;
}

/** [BK18] How the last backup of the installation fared, for who manages a company: of others it says nothing. */
export function addBackupRoute(app: Api, deps: BackupRouteDeps): void {
  serve(app, readBackupStanding, (request) =>
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
  );
}
