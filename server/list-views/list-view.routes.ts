import { listTables, type ListName } from '#model/list-view/list-view.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { putSetting, putView, removeView, settingsOf, viewsFor } from './list-view-store.ts';
import {
  putListView,
  removeListView,
  readListViews,
  putListSetting,
} from '#model/list-view/list-view.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** List views and settings: a person's own views, those shared by others, and their settings per list. */
export function addListViewRoutes(app: Api, deps: CompanyRouteDeps): void {
  addAll(app, deps);
  addPut(app, deps);
  addDelete(app, deps);
  addSetting(app, deps);
}

function addPut(app: Api, deps: CompanyRouteDeps): void {
  serve(app, putListView, async (request) => {
    const { company, id } = request.params;
    return asMember(deps, request, company, async (trx, member) => {
      mustSee(member, request.body.list);
      const kept = await putView(trx, company, member.user, { id, ...request.body }, deps.now());
      if (kept === 'notYours') throw new HttpError(403, { code: 'notYourView' });
      if (kept === 'tooMany') throw new HttpError(409, { code: 'tooManyViews' });
      return { id };
    });
  });
}

function addDelete(app: Api, deps: CompanyRouteDeps): void {
  serve(app, removeListView, async (request) => {
    const { company, id } = request.params;
    return asMember(deps, request, company, async (trx, { user }) => {
      await removeView(trx, company, user, id);
      return { id };
    });
  });
}

function addAll(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readListViews, async (request) => {
    const { company } = request.params;
    return asMember(deps, request, company, async (trx, member) => ({
      views: (await viewsFor(trx, company, member.user)).filter(({ list }) => sees(member, list)),
      settings: await settingsOf(trx, company, member.user),
    }));
  });
}

function addSetting(app: Api, deps: CompanyRouteDeps): void {
  serve(app, putListSetting, async (request) => {
    const { company, list } = request.params;
    return asMember(deps, request, company, async (trx, { user }) => {
      await putSetting(trx, company, user, { list, ...request.body }, deps.now());
      return { list };
    });
  });
}

const sees = ({ access }: CompanyAccess, list: ListName): boolean => access.tables.has(listTables[list]);

function mustSee(member: CompanyAccess, list: ListName): void {
  if (sees(member, list)) return;
  throw new HttpError(403, { code: 'notPermitted', params: { permission: `${listTables[list]}.view` } });
}
