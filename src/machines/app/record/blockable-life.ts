import type { z } from 'zod';
import type { CommandSpec } from '#model/engine/document-type.ts';
import * as v from '#model/values/schemas.ts';

export type BlockableCommand = 'create' | 'update' | 'block' | 'unblock' | 'archive';

/** Guard names for this life, as in the chart. */
export interface Guards<G extends string> {
  readonly create: G;
  readonly update: G;
  readonly archive: G;
}

/** The states of a record that is active, temporarily blocked, or archived for good. */
export const blockableLife = <const G extends string>(guards: Guards<G>) => {
  const update = { guard: guards.update, actions: 'updated' } as const;
  const archive = { guard: guards.archive, target: 'archived', actions: 'archived' } as const;
  return {
    none: { on: { create: { guard: guards.create, target: 'active', actions: 'created' } } },
    active: { on: { update, block: { target: 'blocked', actions: 'blocked' }, archive } },
    blocked: { on: { update, unblock: { target: 'active', actions: 'unblocked' }, archive } },
    archived: {},
  } as const;
};

interface Told {
  readonly kind: string;
  readonly form: z.ZodType;
  /** Schema it is created from, if it is more than the form. */
  readonly created?: z.ZodType;
  /** The permission action required to block and unblock. */
  readonly blockedBy: 'edit' | 'block';
}

/** The commands of such a record, with the usual permissions of its kind. */
export function blockableCommands({
  kind,
  form,
  created = form,
  blockedBy,
}: Told): Readonly<Record<BlockableCommand, CommandSpec>> {
  return {
    create: { schema: created, mode: 'predict', permission: `${kind}.create` },
    update: { schema: form, mode: 'predict', permission: `${kind}.edit`, savesForm: true },
    block: { schema: v.withReason, mode: 'predict', permission: `${kind}.${blockedBy}` },
    unblock: { schema: v.empty, mode: 'predict', permission: `${kind}.${blockedBy}` },
    archive: { schema: v.empty, mode: 'predict', permission: `${kind}.archive` },
  };
}
