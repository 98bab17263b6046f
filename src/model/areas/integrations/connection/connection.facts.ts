import { z } from 'zod';
import { permissions, type Permission } from '#model/areas/setup/role/permissions.ts';
import * as v from '#model/values/schemas.ts';
import { pullPauses } from './connection.kind.ts';
import { tableMapping } from './table-mapping.ts';

const settingName = z.string().regex(/^[A-Za-z]\w{0,39}$/);
const settings = z.record(
  settingName,
  z.union([z.string().trim().max(2000), v.thousandths, z.boolean(), z.null()]),
);

/** A connection as people set it up; its secrets are kept apart. */
export const connectionForm = z.strictObject({
  name: v.name.max(80),
  /** Which connector; it stays. */
  connector: v.code.max(40),
  settings,
  /** What flows, of what the connector offers. */
  flows: z.array(settingName).max(20),
  /** Where tables come in; null: not said yet. */
  mapping: tableMapping.nullable(),
  /** Minutes between two pulls. */
  every: z.literal([...pullPauses]),
  /** The role whose permissions it has; null: those in `permissions`. */
  role: v.id.nullable(),
  permissions: z.array(z.enum(permissions as [Permission, ...Permission[]])).max(permissions.length), // never empty
  /** The warehouses it is limited to; null: those of its role and its owner. */
  warehouses: z.array(v.id).min(1).max(200).nullable(),
});
export type ConnectionForm = z.infer<typeof connectionForm>;

/** Secrets that were kept, by name: their last four characters, or nothing of short ones; null: taken away. */
export const secretsKept = z.strictObject({
  secrets: z.record(settingName, z.string().max(4).nullable()),
});

/** What is the matter: a language-neutral code with its data, as refusals have. */
const problem = z.strictObject({
  code: z.string().max(80),
  params: z.record(z.string(), z.union([z.string().max(300), z.number()])).optional(),
});
export const connectionFault = z.strictObject({ problem });

/** Facts outlive the catalogue of permissions: one that is gone stays in them and opens nothing. */
const formFact = z.object({ ...connectionForm.shape, permissions: z.array(v.code), owner: z.string() });
const owned = z.object({ owner: z.string() });

export const connectionFacts = {
  added: formFact,
  /** Its secrets were for where it went before. */
  updated: formFact.extend({ forgetsSecrets: z.literal(true).optional() }),
  secretsKept,
  connected: owned,
  failed: connectionFault,
  recovered: v.empty,
  gaveUp: v.empty,
  paused: v.empty,
  resumed: owned,
  disconnected: v.empty,
  archived: v.empty,
} as const;
