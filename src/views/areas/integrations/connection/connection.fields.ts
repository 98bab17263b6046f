import { msg } from '@lingui/core/macro';
import { messageOf } from '#i18n/i18n.ts';
import { connectionTexts } from '#words/connection.words.ts';
import type { FieldDisplay, ValueKind } from '#views/kit/document/field-display.ts';

const { connector, settings, flows, every, permissions, warehouses } = connectionTexts.labels;
const said = (label: FieldDisplay['label'], as: ValueKind = 'text'): FieldDisplay => ({ label, as });

/** How histories name what facts of a connection tell; its form is made of the connector's settings. */
export const connectionFields: Readonly<Record<string, FieldDisplay>> = {
  connector: said(messageOf(connector)),
  settings: said(messageOf(settings)),
  flows: said(messageOf(flows), 'list'),
  'mapping.target': said(msg`Files are imported as`),
  'mapping.mode': said(msg`What lines may do`),
  'mapping.key': said(msg`Lines are told apart by`),
  'mapping.columns.column': said(msg`Column`, 'whole'),
  'mapping.columns.field': said(msg`Field`),
  'mapping.columns.days': said(msg`How days are written`),
  'mapping.columns.decimals': said(msg`How decimals are written`),
  'mapping.columns.vat': said(msg`Prices with or without VAT`),
  'mapping.columns.others': said(msg`Other currencies`),
  'mapping.fixed': said(msg`The same on every line`),
  'mapping.heads': said(msg`Column heads`, 'list'),
  every: said(messageOf(every), 'whole'),
  permissions: said(messageOf(permissions), 'permissions'),
  warehouses: said(messageOf(warehouses), { table: 'warehouse' }),
  forgetsSecrets: said(msg`Secrets forgotten, since the address changed`, 'yesNo'),
  secrets: said(msg`Secrets, by their last characters`),
  'problem.params': said(msg`Details of the problem`),
};
