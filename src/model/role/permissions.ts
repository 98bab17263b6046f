/** What may be done with each subject; a permission is `<subject>.<action>`. */
const catalogue = {
  company: ['view', 'edit', 'manage'],
  role: ['view', 'manage'],
  member: ['view', 'manage'],
  product: ['view', 'create', 'edit', 'block', 'delete', 'viewCost'],
  category: ['view', 'create', 'edit', 'delete'],
  supplier: ['view', 'create', 'edit', 'block', 'delete'],
  customer: ['view', 'create', 'edit', 'block', 'delete'],
  warehouse: ['view', 'create', 'edit', 'delete'],
  location: ['view', 'create', 'edit', 'delete'],
  item: ['view'],
  purchaseOrder: ['view', 'create', 'edit', 'place', 'cancel', 'close', 'reopen'],
  goodsReceipt: ['view', 'create', 'edit', 'post', 'override', 'reverse'],
  salesOrder: [
    'view',
    'create',
    'edit',
    'confirm',
    'hold',
    'cancel',
    'close',
    'reopen',
    'override',
    'import',
  ],
  pick: ['view', 'release', 'work', 'cancel'],
  shipment: ['view', 'edit', 'ship', 'deliver', 'cancel', 'reverse'],
  flows: ['view'],
} as const;

type Catalogue = typeof catalogue;
export type PermissionSubject = keyof Catalogue;
export type Permission = { [S in keyof Catalogue]: `${S}.${Catalogue[S][number]}` }[keyof Catalogue];

/** Every permission there is, in the order of the catalogue. */
export const permissions = Object.entries(catalogue).flatMap(([subject, actions]) =>
  actions.map((action) => `${subject}.${action}`),
) as Permission[]; // built from the catalogue that the type is built from

function of(...subjects: readonly PermissionSubject[]): Permission[] {
  return permissions.filter((permission) => subjects.some((subject) => permission.startsWith(`${subject}.`)));
}

/** The permissions of each subject, in the order of the catalogue. */
export const permissionGroups = Object.keys(catalogue).map((name) => {
  const subject = name as PermissionSubject; // a key of the catalogue
  return { subject, permissions: of(subject) };
});
export type PermissionGroup = (typeof permissionGroups)[number];

/** Permissions of one action as the rule that pages and menus go by. */
export interface AbilityRule {
  readonly action: string;
  readonly subject?: string | readonly string[] | undefined;
}

interface Held {
  readonly permissions: readonly string[];
  readonly founder: boolean;
}

const EVERYTHING = { action: 'manage', subject: 'all' } as const;

/** One rule an action, with its subjects: few enough bytes for a cookie. A founder has a single rule for everything. */
export function rulesFor({ permissions: held, founder }: Held): AbilityRule[] {
  if (founder) return [EVERYTHING];
  const subjects = new Map<string, string[]>();
  for (const permission of held) {
    const [subject = '', action = ''] = permission.split('.');
    subjects.set(action, [...(subjects.get(action) ?? []), subject]);
  }
  return [...subjects].map(([action, subject]) => ({ action, subject }));
}

/** The permissions that rules stand for: the way back from `rulesFor`. */
export function heldBy(rules: readonly AbilityRule[]): Held {
  const founder = rules.some(
    ({ action, subject }) => action === EVERYTHING.action && subject === EVERYTHING.subject,
  );
  const held = rules.flatMap(({ action, subject = [] }) =>
    [subject].flat().map((one) => `${String(one)}.${action}`),
  );
  return { permissions: founder ? [] : held, founder };
}

const cost = 'product.viewCost';
/** Figures of everybody's work and the roles of others are not for everybody who may look at documents. */
const notWatched: readonly Permission[] = ['role.view', 'flows.view'];
const watched = permissions.filter(
  (permission) => permission.endsWith('.view') && !notWatched.includes(permission),
);
const bundle = (...lists: readonly (readonly Permission[])[]): readonly Permission[] =>
  permissions.filter((permission) => lists.some((list) => list.includes(permission)));

export const builtInRoleNames = ['Administrator', 'Sales', 'Purchasing', 'Warehouse', 'Viewer'] as const;

/** The roles that a company starts with, by name; each may be changed afterwards. */
export const builtInRoles: Readonly<Record<(typeof builtInRoleNames)[number], readonly Permission[]>> = {
  Administrator: permissions,
  Sales: bundle(
    watched,
    of('customer', 'salesOrder').filter((permission) => permission !== 'salesOrder.import'),
    ['pick.release', 'shipment.deliver'],
  ),
  Purchasing: bundle(watched, of('supplier', 'category', 'purchaseOrder'), [
    'product.create',
    'product.edit',
    'product.block',
    cost,
    'goodsReceipt.create',
    'goodsReceipt.edit',
  ]),
  Warehouse: bundle(
    watched,
    of('location', 'goodsReceipt', 'pick', 'shipment').filter(
      (permission) => permission !== 'goodsReceipt.override',
    ),
    ['warehouse.edit'],
  ),
  Viewer: watched,
};
