import { z } from 'zod';
import { permissions, type Permission } from '#model/areas/setup/role/permissions.ts';
import * as v from '#model/values/schemas.ts';
import { rateClassNames } from './rate-classes.ts';

/** What is kept of a secret: its SHA-256 in hex, and its last four characters to tell it by. */
export const keptSecret = z.strictObject({
  hash: z.string().regex(/^[\da-f]{64}$/),
  lastFour: z.string().regex(/^[\dA-Za-z]{4}$/),
});

/** An address or a network of either family: `192.0.2.7`, `2001:db8::/32`. */
const network = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .meta({ description: 'An IP address, or a network in CIDR notation.' });

export const apiClientForm = z.strictObject({
  name: v.name,
  /** The role whose permissions it has; null: those in `permissions`. */
  role: v.id.nullable(),
  permissions: z.array(z.enum(permissions as [Permission, ...Permission[]])).max(permissions.length), // never empty
  /** The warehouses it is limited to; null: those of its role and its owner. */
  warehouses: z.array(v.id).min(1).max(200).nullable(),
  /** The addresses it may call from; none: any. */
  addresses: z.array(network).max(50),
  /** The last day on which it may call; null: it does not expire. */
  expiresOn: v.day.nullable(),
  rate: z.enum(rateClassNames),
});
export type ApiClientForm = z.infer<typeof apiClientForm>;

/** The form, and what is kept of the first secret. */
export const apiClientCreation = z.strictObject({ ...apiClientForm.shape, secret: keptSecret });
export type ApiClientCreation = z.infer<typeof apiClientCreation>;

export const rotation = z.strictObject({ secret: keptSecret });
export type Rotation = z.infer<typeof rotation>;

/** Facts outlive the catalogue of permissions: one that is gone stays in them and opens nothing. */
const formFact = z.object({ ...apiClientForm.shape, permissions: z.array(v.code) });

export const apiClientFacts = {
  created: formFact.extend({ owner: z.string(), secret: keptSecret }),
  updated: formFact,
  rotated: rotation,
  finished: v.empty,
  suspended: v.empty,
  resumed: v.empty,
  takenOver: z.object({ owner: z.string() }),
  expired: v.empty,
  revoked: v.empty,
} as const;
