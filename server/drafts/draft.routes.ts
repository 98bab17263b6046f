import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import {
  asMember,
  companyParams,
  failures,
  problem,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { isStorable } from '#server/platform/commands/storable.ts';
import { draftsOf, putDraft, removeDraft } from './draft-store.ts';

const tags = ['drafts'];
const url = '/core/companies/:company/drafts/';
const params = companyParams.extend({ form: z.string().regex(/^[A-Za-z]{1,40}\.[A-Za-z0-9-]{1,64}$/) });
/** Maximum body size in bytes: an order with a thousand lines, and more. */
const LARGEST = 512 * 1024;

const draft = z.object({
  value: z.unknown().refine(isStorable).describe('What the form holds.'),
  base: z.unknown().refine(isStorable).describe('What it held before anything was written.'),
  version: z.int().min(0).max(2_147_483_647).describe('The version of the document that it was written on.'),
  at: v.moment.describe('When it was last changed; an older copy does not take the place of a newer one.'),
});
const done = z.object({ form: z.string() });

/** A person's unsaved drafts: private, per company. */
export function addDraftRoutes(app: Api, deps: CompanyRouteDeps): void {
  addList(app, deps);
  app.route({
    method: 'PUT',
    url: `${url}:form/`,
    bodyLimit: LARGEST,
    schema: {
      tags,
      summary: 'Keep what was written in a form, `<kind>.new` or `<kind>.<id>`',
      params,
      body: draft,
      response: { 200: done, ...failures, 413: problem },
    },
    handler: async (request) => {
      const { company, form } = request.params;
      return asMember(deps, request, company, async (trx, { user }) => {
        await putDraft(trx, company, user, { form, ...request.body }, deps.now());
        return { form };
      });
    },
  });
  app.route({
    method: 'DELETE',
    url: `${url}:form/`,
    schema: {
      tags,
      summary: 'Forget what was written in a form, since it was saved or given up',
      params,
      response: { 200: done, ...failures },
    },
    handler: async (request) => {
      const { company, form } = request.params;
      return asMember(deps, request, company, async (trx, { user }) => {
        await removeDraft(trx, company, user, form);
        return { form };
      });
    },
  });
}

function addList(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url,
    schema: {
      tags,
      summary: 'What the person has written in forms and not saved',
      params: companyParams,
      response: { 200: z.object({ drafts: z.array(draft.extend({ form: z.string() })) }), ...failures },
    },
    handler: async (request) => {
      const { company } = request.params;
      return asMember(deps, request, company, async (trx, { user }) => ({
        drafts: await draftsOf(trx, company, user),
      }));
    },
  });
}
