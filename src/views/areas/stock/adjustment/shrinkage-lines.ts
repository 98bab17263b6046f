import type { Shrinkage } from '#model/engine/company-model.ts';

/** What losses are added up by. */
export const shrinkageGroups = ['reason', 'product', 'location', 'month'] as const;
export type ShrinkageGroup = (typeof shrinkageGroups)[number];

/** Losses of one group. */
export interface ShrinkageLine {
  /** The reason with its list, the product, the place, or the month. */
  readonly id: string;
  readonly group: ShrinkageGroup;
  readonly counted: boolean;
  readonly reason: string | null;
  readonly scrap: boolean;
  /** Number of different products in it: of one alone a quantity has a unit. */
  readonly products: ReadonlySet<string>;
  /** Thousandths. */
  readonly quantity: number;
  /** Minor units; null if costs are hidden. */
  readonly value: number | null;
}

const keyOf = (group: ShrinkageGroup, one: Shrinkage): string =>
  group === 'reason' ? `${reasonList(one)}:${one.reason ?? ''}` : one[group];

/** The list of reasons that the reason is of. */
export const reasonList = ({ counted, scrap }: Pick<Shrinkage, 'counted' | 'scrap'>) =>
  counted ? 'explainCount' : scrap ? 'scrap' : 'adjust';

/** Losses added up by reason, product, place or month. [AD12] */
export function shrinkageBy(group: ShrinkageGroup, lost: readonly Shrinkage[]): readonly ShrinkageLine[] {
  const lines = new Map<string, ShrinkageLine>();
  for (const one of lost) {
    const id = keyOf(group, one);
    const known = lines.get(id);
    const { counted, reason, scrap, product, quantity, value } = one;
    lines.set(id, {
      id,
      group,
      counted,
      reason,
      scrap,
      products: new Set([...(known?.products ?? []), product]),
      quantity: (known?.quantity ?? 0) + quantity,
      value: value === null ? null : (known?.value ?? 0) + value,
    });
  }
  return [...lines.values()];
}
