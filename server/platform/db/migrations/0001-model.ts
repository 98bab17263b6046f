import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { makeIndex, makeRowTable, type RowTable } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const rowTables: readonly RowTable[] = [
  { name: 'company', keys: [], document: true },
  { name: 'role', keys: ['name'], document: true },
  { name: 'member', keys: ['user', 'role', 'founder'], document: true },
  { name: 'warehouse', keys: ['code'], document: true },
  { name: 'location', keys: ['code', 'warehouse', 'barcode'], document: true },
  { name: 'product', keys: ['sku', 'category'], manyKeys: ['barcode'], document: true },
  { name: 'supplier', keys: ['number'], document: true },
  { name: 'customer', keys: ['number'], document: true },
  { name: 'category', keys: ['parent', 'sibling'], document: true },
  {
    name: 'purchaseOrder',
    keys: ['number', 'supplier', 'openSupplier'],
    manyKeys: ['product'],
    document: true,
    ends: true,
  },
  {
    name: 'goodsReceipt',
    keys: ['number', 'order', 'supplier'],
    manyKeys: ['product'],
    document: true,
    ends: true,
  },
  { name: 'salesOrder', keys: ['number', 'customer', 'open'], document: true, ends: true },
  { name: 'pick', keys: ['number', 'order', 'open'], document: true, ends: true },
  { name: 'shipment', keys: ['number', 'order', 'customer', 'open'], document: true, ends: true },
  { name: 'balance', keys: ['product', 'location', 'bins'], document: false },
  { name: 'availability', keys: ['product'], document: false },
  { name: 'reservation', keys: ['waiting', 'order', 'product'], document: false },
  { name: 'expectation', keys: ['product', 'order'], document: false },
  { name: 'valuation', keys: [], document: false },
  { name: 'counter', keys: [], document: false },
];

/** The log of every company, the rows it folds to, and the stock ledger as rows that can be queried. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await makeLog(db);
  for (const table of rowTables) await makeRowTable(db, table);
  await makeStock(db);
}

async function makeLog(db: Kysely<Schema>): Promise<void> {
  // Updated by every batch: free space in the page avoids updating the index.
  await sql`create table company_head (
    company_id int primary key, head bigint not null, epoch int not null) with (fillfactor = 70)`.execute(db);
  await enableCompanySecurity(db, 'company_head', ['select', 'insert', 'update']);

  await sql`create table event (
    company_id int not null, seq bigint not null, kind text not null, document text not null, version int not null,
    type text not null, state jsonb, data jsonb not null, drawn jsonb, at timestamptz not null, by text not null,
    command uuid not null, index smallint not null,
    primary key (company_id, seq), unique (company_id, command, index))`.execute(db);
  await sql`create unique index event_version on event (company_id, kind, document, version) where version > 0`.execute(
    db,
  );
  await sql`create index event_document on event (company_id, document, seq)`.execute(db);
  await enableCompanySecurity(db, 'event', ['select', 'insert']);

  await sql`create table command (
    company_id int not null, id uuid not null, seq bigint not null, refusal jsonb, at timestamptz not null,
    primary key (company_id, id))`.execute(db);
  await sql`create index command_at on command (company_id, at)`.execute(db);
  await enableCompanySecurity(db, 'command', ['select', 'insert', 'delete']);
}

async function makeStock(db: Kysely<Schema>): Promise<void> {
  await sql`create table stock_move (
    company_id int not null, seq bigint not null, index smallint not null, product text not null, lot text,
    quantity bigint not null, from_location text not null, to_location text not null, effective_at timestamptz not null,
    kind text not null, document text not null, line text,
    primary key (company_id, seq, index))`.execute(db);
  await sql`create table stock_value (
    company_id int not null, seq bigint not null, index smallint not null, product text not null, type text not null,
    quantity bigint not null, value bigint not null, effective_at timestamptz not null,
    kind text not null, document text not null,
    primary key (company_id, seq, index))`.execute(db);
  for (const column of ['product', 'from_location', 'to_location', 'document'])
    await makeIndex(db, 'stock_move', column, sql`(company_id, ${sql.ref(column)}, seq, index)`);
  for (const column of ['product', 'document'])
    await makeIndex(db, 'stock_value', column, sql`(company_id, ${sql.ref(column)}, seq, index)`);
  await enableCompanySecurity(db, 'stock_move', ['select', 'insert']);
  await enableCompanySecurity(db, 'stock_value', ['select', 'insert']);
}
