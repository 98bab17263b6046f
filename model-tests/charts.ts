import { engine } from '#machines/registry.ts';

/** The documents that a journey from purchase to shipment goes through. */
export const trade: readonly string[] = ['purchaseOrder', 'goodsReceipt', 'salesOrder', 'pick', 'shipment'];
const app = ['session', 'companySwitch'];
/** Charts that exist in the page alone, so no server is asked about them. */
const page = [
  'notifications',
  'tour',
  'update',
  'connectivity',
  'preferences',
  'page',
  'inbox',
  'install',
  'sync',
  'bulkRun',
  'submission',
  'registration',
  'onboarding',
];
/** Every kind of document, the journey's first. */
const documents = [...new Set([...trade, ...engine.types.keys()])];
/** Documents without a page of their own yet. */
const unseen = ['company', 'subscription', 'sharedLink'];

/** Decisions made at once, without a chart: who may open what, in which language, and the like. */
const decisions = ['guards', 'locale', 'passwordReset', 'chunkGuard'];

/** The charts that the report must cover. */
export const charts: readonly string[] = [...app, ...decisions, ...page, ...documents];

/** The documents whose pages `npm test` walks in a browser: one of each sort. */
export const walkedPages: readonly string[] = ['comment', 'file', 'goodsReceipt', 'product', 'role'];

/** Documents that only `npm run test:all` walks over HTTP: long walks, and kinds like another that is walked. */
export const longOverHttp: readonly string[] = [
  'member',
  'customerReturn',
  'movement',
  'assembly',
  'count',
  'customerCategory',
  'supplierCategory',
  'productType',
  'adjustment',
  'location',
  'supplier',
  'supplierReturn',
  'quoteRequest',
  'subscription',
  'dataImport',
  'paymentTerm',
  'deliveryTerm',
  'carrier',
  'exchangeRate',
  'account',
  'tag',
  'unit',
  'labelFormat',
  'apiClient',
  'webhook',
  'workflow',
  'connection',
  'pairing',
];

/** The charts `npm test` walks at the levels beyond the model. */
export const levelCharts: Readonly<Record<string, readonly string[]>> = {
  api: [...app, ...documents.filter((name) => !longOverHttp.includes(name))],
  browser: ['companySwitch', ...walkedPages, 'notifications'],
};

/** The charts only `npm run test:all` walks at these levels. */
export const longCharts: Readonly<Record<string, readonly string[]>> = {
  api: longOverHttp,
  browser: [
    ...documents.filter((name) => !walkedPages.includes(name)),
    'session',
    'tour',
    'preferences',
    'update',
    'connectivity',
    'inbox',
    'install',
    'submission',
    'bulkRun',
    'page',
    'registration',
    'onboarding',
    'sync',
  ],
};

/** Charts that wait for answers, which come in any order. */
const answered = [
  ...app,
  'tour',
  'update',
  'inbox',
  'install',
  'preferences',
  'sync',
  'bulkRun',
  'submission',
  'registration',
  'onboarding',
];
const withoutDecisions = charts.filter((name) => !decisions.includes(name));

/** Checks besides rows, by the beginning of their names, with the charts they must cover. */
export const checkedCharts: Readonly<Record<string, readonly string[]>> = {
  'random walks': withoutDecisions,
  races: answered,
  views: withoutDecisions.filter((name) => !unseen.includes(name)),
};

const inNoTime = 'It is over as soon as it begins.';
const noWait = 'Nobody waits there.';
/** States that no picture shows, each with the reason. */
export const unseenStates: Readonly<Record<string, string>> = {
  'company.active': 'A company has no page.',
  ...Object.fromEntries(
    'incomplete trialing active pastDue unpaid paused canceling canceled expired'
      .split(' ')
      .map((state) => [`subscription.${state}`, 'Billing has tests and pictures of its own.']),
  ),
  ...Object.fromEntries(
    'mapping checking checked running stopped done undoing undone discarded'
      .split(' ')
      .map((state) => [`dataImport.${state}`, 'Imports have tests and pictures of their own.']),
  ),
  ...Object.fromEntries(
    ['active', 'expired', 'revoked'].map((state) => [
      `sharedLink.${state}`,
      'Links are on a tab of their document, which has tests of its own.',
    ]),
  ),
  'session.restoring': 'It is over before there is a page.',
  'registration.resuming': noWait,
  'onboarding.resuming': noWait,
  'update.looking.found': inNoTime,
  'update.replaced': inNoTime,
  'update.reloading': 'The page goes.',
  'bulkRun.deciding': inNoTime,
  'inbox.marks.settled': inNoTime,
  'inbox.list.opening': 'The bell is there once the device was read.',
  'tour.starting': 'It waits half a second on the page that it came to, which looks like any other.',
  'tour.active.seeking': 'A step is looked for on a page that looks like any other.',
  'tour.active.asking': 'No tour asks before it stops.',
  'preferences.device.settling': 'It lasts 50 ms.',
  'preferences.device.detecting': inNoTime,
  ...Object.fromEntries(
    ['session.unauthenticated', 'session.authenticated.expired'].flatMap((from) =>
      ['askingFactor', 'givingFactor'].map((state) => [
        `${from}.${state}`,
        'The spec of the second factor walks it, and takes no pictures.',
      ]),
    ),
  ),
  'connectivity.link.crowded':
    'The server refuses a stream only to a person with more tabs than a walk opens.',
};
