import type { Plain } from './registers.ts';

/** What two companies keep in step, in the order that references ask for. */
export const syncKinds = ['category', 'productType', 'product', 'supplier', 'customer'] as const;
export type SyncKind = (typeof syncKinds)[number];

/** The kinds that others refer to. */
export type ReferredKind = 'category' | 'productType';

/** The field that stands for the state of a record. */
export const STATE = 'state';

/** A field that travels. Terms that each company agrees with its own suppliers and customers are none. */
export interface SyncField {
  readonly name: string;
  /** What is meant where a record does not have it. */
  readonly empty: Plain;
  readonly refersTo?: ReferredKind;
  /** An amount: it travels between companies of one currency. */
  readonly isMoney?: true;
  /** It is told of a new record alone: each company keeps its own afterwards. */
  readonly atBirth?: true;
}

const noAddress = { street: '', postcode: '', city: '', country: 'SE' };
const nowhere: Plain = { billing: noAddress, delivery: [] };
const unnamed: Plain = { en: '', sv: '' };

const party: readonly SyncField[] = [
  { name: 'number', empty: '', atBirth: true },
  { name: 'name', empty: '' },
  { name: 'organisationNumber', empty: '' },
  { name: 'vatNumber', empty: '' },
  { name: 'addresses', empty: nowhere },
  { name: 'contacts', empty: [] },
  { name: 'language', empty: 'en', atBirth: true },
  { name: 'currency', empty: 'SEK', atBirth: true },
];

const product: readonly SyncField[] = [
  { name: 'kind', empty: 'stocked', atBirth: true },
  { name: 'sku', empty: '' },
  { name: 'name', empty: unnamed },
  { name: 'description', empty: '' },
  { name: 'category', empty: null, refersTo: 'category' },
  { name: 'type', empty: null, refersTo: 'productType' },
  { name: 'attributes', empty: {} },
  { name: 'unit', empty: 'pcs' },
  { name: 'barcodes', empty: [] },
  { name: 'packagings', empty: [] },
  { name: 'purchaseUnit', empty: null },
  { name: 'salesUnit', empty: null },
  { name: 'price', empty: 0, isMoney: true },
  { name: 'vatClass', empty: 'standard' },
  { name: 'weight', empty: 0 },
  { name: 'length', empty: 0 },
  { name: 'width', empty: 0 },
  { name: 'height', empty: 0 },
  { name: 'origin', empty: null },
  { name: 'customsCode', empty: '' },
  { name: 'tracking', empty: 'none' },
  { name: 'expires', empty: false },
  { name: 'notReturnable', empty: false },
];

/** [MS3] The fields of each kind that travel. */
export const syncFields: Readonly<Record<SyncKind, readonly SyncField[]>> = {
  category: [
    { name: 'name', empty: unnamed },
    { name: 'parent', empty: null, refersTo: 'category' },
    { name: 'defaults', empty: { vatClass: null, overReceipt: null } },
  ],
  productType: [
    { name: 'name', empty: unnamed },
    { name: 'parent', empty: null, refersTo: 'productType' },
    { name: 'tracking', empty: null },
    { name: 'expires', empty: false },
    { name: 'shelfLife', empty: null },
    { name: 'countInterval', empty: null },
    { name: 'unit', empty: null },
    { name: 'vatClass', empty: null },
    { name: 'attributes', empty: [] },
    { name: 'narrowed', empty: [] },
  ],
  product,
  supplier: party,
  customer: party,
};

/** A command that leads from one state to another. */
export type StateStep = readonly [from: string, command: string, to: string];

const blockable: readonly StateStep[] = [
  ['active', 'block', 'blocked'],
  ['blocked', 'unblock', 'active'],
  ['blocked', 'archive', 'archived'],
];

/** [MS9] How a record is led to the state that it has in the other company. */
const stateSteps: Readonly<Record<SyncKind, readonly StateStep[]>> = {
  category: [['active', 'archive', 'archived']],
  productType: [
    ['active', 'archive', 'archived'],
    ['archived', 'restore', 'active'],
  ],
  product: [
    ['draft', 'activate', 'active'],
    ['draft', 'archive', 'archived'],
    ['active', 'phaseOut', 'phasingOut'],
    ['phasingOut', 'activate', 'active'],
    ['phasingOut', 'archive', 'archived'],
    ...blockable,
    ['phasingOut', 'block', 'blocked'],
  ],
  supplier: blockable,
  customer: blockable,
};

/** The commands on the shortest way from one state to another; undefined where there is none. */
export function wayTo(kind: SyncKind, from: string, to: string): readonly string[] | undefined {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [state, way] of ways) {
    if (state === to) return way;
    for (const [begin, command, end] of stateSteps[kind])
      if (begin === state && !ways.has(end)) ways.set(end, [...way, command]);
  }
  return undefined;
}

interface SyncedRow {
  readonly kind?: unknown;
  readonly variantOf?: unknown;
}

const plainProducts: ReadonlySet<unknown> = new Set(['stocked', 'service', 'consumable']);

/** [MS3] Bundles, and products with variants, are made of other products: they are each company's own. */
export function isSynced(kind: SyncKind, row: object): boolean {
  const { kind: made, variantOf = null }: SyncedRow = row;
  return kind !== 'product' || (plainProducts.has(made) && variantOf === null);
}

/** The field of a kind with this name. */
export const syncField = (kind: SyncKind, name: string): SyncField | undefined =>
  syncFields[kind].find((field) => field.name === name);
