import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { listView, listSetting, listName } from '#model/list-view/list-view.ts';
import { isStorable } from '#model/values/storable.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const viewParams = companyParams.extend({ id: z.uuid() });

const viewBody = listView.omit({ id: true }).refine(isStorable);

const done = z.object({ id: z.string() });

export const putListView = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/list-views/:id/',
  tag: 'list views',
  summary: 'Add a view of a list, or change one of your own',
  access: 'member',
  params: viewParams,
  body: viewBody,
  answer: done,
  fails: [409],
  example: {
    body: {
      list: 'salesOrder',
      name: 'Late in Sweden',
      isShared: true,
      query: { late: '1', sort: '-promised' },
      layout: { columns: ['number', 'customer', 'promised'], density: 'compact' },
    },
    answer: { id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819' },
  },
});

export const removeListView = defineEndpoint({
  method: 'DELETE',
  path: '/core/companies/:company/list-views/:id/',
  tag: 'list views',
  summary: 'Take away a view of your own',
  access: 'member',
  params: viewParams,
  answer: done,
  example: { answer: { id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819' } },
});

const answer = z.object({
  views: z.array(listView.extend({ isOwn: z.boolean() })),
  settings: z.array(listSetting),
});

export const readListViews = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/list-views/',
  tag: 'list views',
  summary: 'Your views of lists, those that others share, and your settings of each list',
  access: 'member',
  params: companyParams,
  answer,
  example: {
    answer: {
      views: [
        {
          id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
          list: 'salesOrder',
          name: 'Late in Sweden',
          isShared: true,
          query: { late: '1', sort: '-promised' },
          layout: { columns: ['number', 'customer', 'promised'], density: 'compact' },
          isOwn: true,
        },
      ],
      settings: [
        {
          list: 'salesOrder',
          layout: { columns: ['number', 'customer', 'promised'], density: 'compact' },
          view: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
        },
      ],
    },
  },
});

const settingParams = companyParams.extend({ list: listName });

export const putListSetting = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/list-settings/:list/',
  tag: 'list views',
  summary: 'Keep the columns and the density of a list, and the view it opens with',
  access: 'member',
  params: settingParams,
  body: listSetting.omit({ list: true }).refine(isStorable),
  answer: z.object({ list: z.string() }),
  example: {
    params: { list: 'product' },
    body: {
      layout: { columns: ['number', 'customer', 'promised'], density: 'compact' },
      view: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
    },
    answer: { list: 'salesOrder' },
  },
});
