import type { Scope } from '#model/engine/scope.ts';
import type { Proposal, Source } from './proposal.ts';

interface Viewer {
  /** The warehouses they see; null: all. */
  readonly scope: Scope;
  readonly seesCosts: boolean;
}

/** Proposals as somebody may see them: of their warehouses, from their warehouses, with costs or without. [RPL10] */
export function visibleProposals(
  proposals: readonly Proposal[],
  { scope, seesCosts }: Viewer,
): readonly Proposal[] {
  const covers = (warehouse: string): boolean => scope === null || scope.has(warehouse);
  const visible = (source: Source): Source[] => {
    if (source.from === 'transfer') return covers(source.warehouse) ? [source] : [];
    if (source.from !== 'supplier' || seesCosts) return [source];
    const { cost: _, ...rest } = source;
    return [rest];
  };
  return proposals
    .filter(({ warehouse }) => covers(warehouse))
    .map((proposal) => ({ ...proposal, sources: proposal.sources.flatMap(visible) }));
}
