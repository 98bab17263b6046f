import { MOST_BYTES } from '#model/recordings/recording.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { namesOf } from '#server/platform/model/document-queries.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { addReport, recordingOf, removeReport, reportsOf } from './report-store.ts';
import {
  listReports,
  readRecording,
  putReport,
  removeReport as removeReportEndpoint,
} from '#model/recordings/recording.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** The recording, and room for the rest of the report. */
const LARGEST = MOST_BYTES + 16 * 1024;

/** Problem reports, with or without recordings: sent by any member, read by those who may see flows. */
export function addRecordingRoutes(app: Api, deps: CompanyRouteDeps): void {
  addList(app, deps);
  addOne(app, deps);
  addPut(app, deps);
  addDelete(app, deps);
}

function addList(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listReports, async (request) => {
    const { company } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      mustWatch(access);
      const found = await reportsOf(trx, company);
      const names = await namesOf(
        trx,
        company,
        found.map(({ by }) => by),
      );
      return { reports: found.map((one) => ({ ...one, byName: names.get(one.by) ?? '' })) };
    });
  });
}

function addOne(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readRecording, async (request) => {
    const { company, id } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      mustWatch(access);
      const found = await recordingOf(trx, company, id);
      if (!found) throw new HttpError(404, { code: 'unknownReport' });
      return found;
    });
  });
}

function addPut(app: Api, deps: CompanyRouteDeps): void {
  serve(
    app,
    putReport,
    async (request) => {
      const { company, id } = request.params;
      return asMember(deps, request, company, async (trx, { user }) => {
        const isKept = await addReport(trx, company, { id, user, now: deps.now() }, request.body);
        if (!isKept) throw new HttpError(409, { code: 'tooManyReports' });
        return { id };
      });
    },
    { bodyLimit: LARGEST },
  );
}

function addDelete(app: Api, deps: CompanyRouteDeps): void {
  serve(app, removeReportEndpoint, async (request) => {
    const { company, id } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      mustWatch(access);
      await removeReport(trx, company, id);
      return { id };
    });
  });
}

function mustWatch({ grants, access }: CompanyAccess): void {
  // Reports hold what their author saw, of any warehouse.
  if (access.scope !== null) throw new HttpError(403, { code: 'figuresOfAll' });
  if (!grants.may('flows.view'))
    throw new HttpError(403, { code: 'notPermitted', params: { permission: 'flows.view' } });
}
