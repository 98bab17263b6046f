import type { z } from 'zod';
import type { CommandSpec } from '#model/engine/document-type.ts';
import type { ListedCommand } from './listed-life.ts';
import * as v from '#model/values/schemas.ts';

/** The commands of a record that a list offers or not, and that is taken back into it, with its kind's permissions. */
export function listedCommands(kind: string, form: z.ZodType): Readonly<Record<ListedCommand, CommandSpec>> {
  return {
    create: { schema: form, mode: 'predict', permission: `${kind}.create` },
    update: { schema: form, mode: 'predict', permission: `${kind}.edit`, savesForm: true },
    archive: { schema: v.empty, mode: 'predict', permission: `${kind}.archive` },
    restore: { schema: v.empty, mode: 'predict', permission: `${kind}.archive` },
  };
}
