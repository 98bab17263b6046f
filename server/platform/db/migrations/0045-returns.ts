import type { Kysely } from 'kysely';
import { reasons, rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Companies get the built-in reasons of returns, and their roles what goes with what they may do with orders and
 * shipments, as the roles of companies founded from now on do. All of it is in the log.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await writeEach(db, async (company) => [
    ...(await reasons(db, company)),
    ...(await rolesWith(db, company, returnsFor)),
  ]);
}

/** What somebody may do with returns, by what they may do with orders, receipts and shipments. */
const goingWith: Readonly<Record<string, readonly string[]>> = {
  'salesOrder.view': ['customerReturn.view'],
  'shipment.view': ['customerReturn.view'],
  'salesOrder.edit': ['customerReturn.create', 'customerReturn.edit'],
  'salesOrder.confirm': ['customerReturn.approve', 'customerReturn.credit', 'customerReturn.cancel'],
  'salesOrder.import': ['customerReturn.override'],
  'shipment.ship': [
    ...['create', 'edit', 'receive', 'post', 'reverse'].map((action) => `customerReturn.${action}`),
    ...['create', 'edit', 'dispatch'].map((action) => `supplierReturn.${action}`),
  ],
  'purchaseOrder.view': ['supplierReturn.view'],
  'goodsReceipt.view': ['supplierReturn.view'],
  'purchaseOrder.place': ['create', 'edit', 'accept', 'dispatch', 'credit', 'cancel'].map(
    (action) => `supplierReturn.${action}`,
  ),
};

const returnsFor = (held: readonly string[]): readonly string[] =>
  held.flatMap((permission) => goingWith[permission] ?? []);
