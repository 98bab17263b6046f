import { z } from 'zod';
import { MOST_BYTES, recording } from '#model/recordings/recording.ts';
import { reportBody, reports } from '#model/recordings/report.ts';
import {
  asMember,
  companyParams,
  failures,
  problem,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { namesOf } from '#server/platform/model/document-queries.ts';
import { isStorable } from '#server/platform/commands/storable.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { addReport, recordingOf, removeReport, reportsOf } from './report-store.ts';

const tags = ['recordings'];
const url = '/core/companies/:company/recordings/';
const reportParams = companyParams.extend({ id: z.uuid() });
const done = z.object({ id: z.string() });
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
  app.route({
    method: 'GET',
    url,
    schema: {
      tags,
      summary: 'Reports of problems, newest first',
      params: companyParams,
      response: { 200: reports, ...failures },
    },
    handler: async (request) => {
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
    },
  });
}

function addOne(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: `${url}:id/`,
    schema: {
      tags,
      summary: 'The recording of a report',
      params: reportParams,
      response: { 200: recording, ...failures },
    },
    handler: async (request) => {
      const { company, id } = request.params;
      return asMember(deps, request, company, async (trx, access) => {
        mustWatch(access);
        const found = await recordingOf(trx, company, id);
        if (!found) throw new HttpError(404, { code: 'unknownReport' });
        return found;
      });
    },
  });
}

function addPut(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'PUT',
    url: `${url}:id/`,
    bodyLimit: LARGEST,
    schema: {
      tags,
      summary: 'Report a problem, with the recording of a session or without',
      params: reportParams,
      body: reportBody.refine(isStorable),
      response: { 200: done, ...failures, 409: problem, 413: problem },
    },
    handler: async (request) => {
      const { company, id } = request.params;
      return asMember(deps, request, company, async (trx, { user }) => {
        const isKept = await addReport(trx, company, { id, user, now: deps.now() }, request.body);
        if (!isKept) throw new HttpError(409, { code: 'tooManyReports' });
        return { id };
      });
    },
  });
}

function addDelete(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    schema: { tags, summary: 'Delete a report', params: reportParams, response: { 200: done, ...failures } },
    handler: async (request) => {
      const { company, id } = request.params;
      return asMember(deps, request, company, async (trx, access) => {
        mustWatch(access);
        await removeReport(trx, company, id);
        return { id };
      });
    },
  });
}

function mustWatch({ grants, access }: CompanyAccess): void {
  // Reports hold what their author saw, of any warehouse.
  if (access.scope !== null) throw new HttpError(403, { code: 'figuresOfAll' });
  if (!grants.may('flows.view'))
    throw new HttpError(403, { code: 'notPermitted', params: { permission: 'flows.view' } });
}
