import type { TableName } from '#model/engine/rows.ts';
import type { WorkflowAction } from './workflow.facts.ts';

type Draft = Extract<WorkflowAction, { do: 'draft' }>['draft'];

/** The kind of document that each draft is made of. */
export const draftSources = { reorder: 'product' } as const satisfies Readonly<Record<Draft, TableName>>;

/** The kinds whose papers can be mailed. */
export const mailedKinds = ['salesOrder', 'shipment', 'purchaseOrder'] as const;
export type MailedKind = (typeof mailedKinds)[number];

export const isMailed = (kind: string): kind is MailedKind => mailedKinds.some((one) => one === kind);
