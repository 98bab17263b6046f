import { channelState } from '#model/notifications/channel-state.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { z } from 'zod';
import { isPushService } from '#model/notifications/push-services.ts';

const state = channelState.meta({
  examples: [{ mail: null, push_key: 'BNn5', devices: [] }],
});

export const readChannels = defineEndpoint({
  method: 'GET',
  path: '/core/users/me/channels/',
  tag: 'notifications',
  summary: 'How the channels fare',
  access: 'signedIn',
  answer: state,
  fails: [401, 403, 404, 422, 429],
});

export const tryMail = defineEndpoint({
  method: 'POST',
  path: '/core/users/me/channels/mail/test/',
  tag: 'notifications',
  summary: 'Send a trial mail',
  access: 'signedIn',
  answer: state,
  fails: [401, 403, 404, 422, 429],
});

export const tryPush = defineEndpoint({
  method: 'POST',
  path: '/core/users/me/channels/push/test/',
  tag: 'notifications',
  summary: 'Tell all browsers of the person',
  access: 'signedIn',
  answer: state,
  fails: [401, 403, 404, 422, 429],
});

const base64 = z.string().regex(/^[\w-]{10,200}$/);

const subscription = z
  .strictObject({
    endpoint: z.url().max(1000).refine(isPushService, 'unknownPushService'),
    p256dh: base64,
    auth: base64,
  })
  .meta({
    examples: [
      { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: 'BNn5cWq1mZ4', auth: 'tBHItJI5svbpez7K' },
    ],
  });

export const addPushBrowser = defineEndpoint({
  method: 'POST',
  path: '/core/users/me/channels/push/',
  tag: 'notifications',
  summary: 'Tell this browser from now on',
  access: 'signedIn',
  body: subscription,
  answer: state,
  fails: [401, 403, 404, 422, 429],
});

export const removePushBrowser = defineEndpoint({
  method: 'DELETE',
  path: '/core/users/me/channels/push/:id/',
  tag: 'notifications',
  summary: 'Tell a browser no more',
  access: 'signedIn',
  params: z.object({ id: z.uuid() }),
  answer: state,
  fails: [401, 403, 404, 422, 429],
});
