import type { z } from 'zod';
import type { CommandSpec, DecisionContext } from '#model/engine/document-type.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { recategorised, type PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { withCategory } from '#model/areas/setup/party-category/party-category.text.ts';
import { blockableCommands, blockableLife, type BlockableCommand, type Guards } from './blockable-life.ts';

export type PartyCommand = BlockableCommand | 'recategorise';

/**
 * The states of a customer or a supplier: blocked before it is archived. Its category may be merged into another one
 * whatever its state. [PC7]
 */
export const lifeOfParty = <const G extends string>(guards: Guards<G>) => {
  const { active, blocked, ...others } = blockableLife(guards);
  const { archive: _, ...on } = active.on;
  const recategorise = { actions: 'recategorised' } as const;
  return {
    ...others,
    active: { on: { ...on, recategorise } },
    blocked: { on: { ...blocked.on, recategorise } },
  } as const;
};

/** Its commands; `recategorise` follows the merging of its category. */
export const partyCommands = (
  kind: PartyKind,
  form: z.ZodType,
): Readonly<Record<PartyCommand, CommandSpec>> => ({
  ...blockableCommands({ kind, form, blockedBy: 'block' }),
  recategorise: { schema: recategorised, mode: 'confirm', permission: null },
});

/** Facts that tell its form name the category as `withCategory` does. */
export function partyMakers(kind: PartyKind) {
  const made = ({ view }: DecisionContext<DocumentRow>, form: { readonly category: string | null }) =>
    withCategory(view, kind, form);
  return { created: made, updated: made };
}
