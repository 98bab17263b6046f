import { z } from 'zod';
import { listName, listSetting, listTables, listView, type ListName } from '#model/list-view/list-view.ts';
import {
  asMember,
  companyParams,
  failures,
  problem,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { isStorable } from '#server/platform/commands/storable.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { putSetting, putView, removeView, settingsOf, viewsFor } from './list-view-store.ts';

const tags = ['list views'];
const url = '/core/companies/:company/list-views/';
const viewParams = companyParams.extend({ id: z.uuid() });
const settingParams = companyParams.extend({ list: listName });
const viewBody = listView.omit({ id: true }).refine(isStorable);
const done = z.object({ id: z.string() });

const answer = z.object({
  views: z.array(listView.extend({ isOwn: z.boolean() })),
  settings: z.array(listSetting),
});

/** List views and settings: a person's own views, those shared by others, and their settings per list. */
export function addListViewRoutes(app: Api, deps: CompanyRouteDeps): void {
  addAll(app, deps);
  addPut(app, deps);
  addDelete(app, deps);
  addSetting(app, deps);
}

function addPut(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'PUT',
    url: `${url}:id/`,
    schema: {
      tags,
      summary: 'Add a view of a list, or change one of your own',
      params: viewParams,
      body: viewBody,
      response: { 200: done, ...failures, 409: problem },
    },
    handler: async (request) => {
      const { company, id } = request.params;
      return asMember(deps, request, company, async (trx, member) => {
        mustSee(member, request.body.list);
        const kept = await putView(trx, company, member.user, { id, ...request.body }, deps.now());
        if (kept === 'notYours') throw new HttpError(403, { code: 'notYourView' });
        if (kept === 'tooMany') throw new HttpError(409, { code: 'tooManyViews' });
        return { id };
      });
    },
  });
}

function addDelete(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    schema: {
      tags,
      summary: 'Take away a view of your own',
      params: viewParams,
      response: { 200: done, ...failures },
    },
    handler: async (request) => {
      const { company, id } = request.params;
      return asMember(deps, request, company, async (trx, { user }) => {
        await removeView(trx, company, user, id);
        return { id };
      });
    },
  });
}

function addAll(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url,
    schema: {
      tags,
      summary: 'Your views of lists, those that others share, and your settings of each list',
      params: companyParams,
      response: { 200: answer, ...failures },
    },
    handler: async (request) => {
      const { company } = request.params;
      return asMember(deps, request, company, async (trx, member) => ({
        views: (await viewsFor(trx, company, member.user)).filter(({ list }) => sees(member, list)),
        settings: await settingsOf(trx, company, member.user),
      }));
    },
  });
}

function addSetting(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'PUT',
    url: '/core/companies/:company/list-settings/:list/',
    schema: {
      tags,
      summary: 'Keep the columns and the density of a list, and the view it opens with',
      params: settingParams,
      body: listSetting.omit({ list: true }).refine(isStorable),
      response: { 200: z.object({ list: z.string() }), ...failures },
    },
    handler: async (request) => {
      const { company, list } = request.params;
      return asMember(deps, request, company, async (trx, { user }) => {
        await putSetting(trx, company, user, { list, ...request.body }, deps.now());
        return { list };
      });
    },
  });
}

const sees = ({ access }: CompanyAccess, list: ListName): boolean => access.tables.has(listTables[list]);

function mustSee(member: CompanyAccess, list: ListName): void {
  if (sees(member, list)) return;
  throw new HttpError(403, { code: 'notPermitted', params: { permission: `${listTables[list]}.view` } });
}
