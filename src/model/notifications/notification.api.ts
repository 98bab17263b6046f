import { companyParams } from '#model/api/params.ts';
import { notificationSettings, notificationChange } from '#model/notifications/notification-settings.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

export const readNotificationSettings = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/notifications/',
  tag: 'notifications',
  summary: 'What the person has chosen to be notified of; what is absent is as usual for their role',
  access: 'member',
  params: companyParams,
  answer: notificationSettings,
  example: {
    answer: {
      cells: [{ event: 'mentioned', channel: 'mail', on: false }],
      daily_hour: 7,
      quiet: { starts: '22:00', ends: '07:00', time_zone: 'Europe/Stockholm' },
      away: null,
    },
  },
});

export const changeNotificationSettings = defineEndpoint({
  method: 'PATCH',
  path: '/core/companies/:company/notifications/',
  tag: 'notifications',
  summary: 'Change some of it; a cell whose `on` is null is as usual again',
  access: 'member',
  params: companyParams,
  body: notificationChange,
  answer: notificationSettings,
  example: {
    body: { cells: [{ event: 'mentioned', channel: 'mail', on: false }] },
    answer: {
      cells: [{ event: 'mentioned', channel: 'mail', on: false }],
      daily_hour: 7,
      quiet: { starts: '22:00', ends: '07:00', time_zone: 'Europe/Stockholm' },
      away: null,
    },
  },
});
