/** The documents that a journey from purchase to shipment goes through. */
export const trade: readonly string[] = ['purchaseOrder', 'goodsReceipt', 'salesOrder', 'pick', 'shipment'];
const app = ['session', 'companySwitch'];
/** Charts that live in the page alone, so that no server is asked about them. */
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
const masters = ['product', 'category', 'supplier', 'customer', 'warehouse', 'location'];
const organisation = ['company', 'role', 'file'];
const people = ['member', 'comment'];

/** Decisions that are made at once, without a chart: who may open what, in which language, and the like. */
const decisions = ['guards', 'locale', 'passwordReset', 'chunkGuard'];

/** The charts that the report must tell of. */
export const charts: readonly string[] = [
  ...app,
  ...decisions,
  ...page,
  ...trade,
  ...masters,
  ...organisation,
  ...people,
];

/** Which of them are walked at the levels beyond the model. */
export const levelCharts: Readonly<Record<string, readonly string[]>> = {
  api: [...app, ...trade, ...masters, ...organisation, ...people],
  browser: [
    ...app,
    'tour',
    ...trade,
    ...masters,
    ...people,
    ...organisation,
    'notifications',
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
/** Documents without a page of their own yet. */
const unseen = ['company'];
const withoutDecisions = charts.filter((name) => !decisions.includes(name));

/** What is looked for besides rows, by how its name begins, and of which charts it must have been. */
export const checkedCharts: Readonly<Record<string, readonly string[]>> = {
  'random walks': withoutDecisions,
  races: answered,
  views: withoutDecisions.filter((name) => !unseen.includes(name)),
};
