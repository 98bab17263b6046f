const MOST_KEPT = 6;

/** By the company that is open: what one person chose is nobody else's. */
const kept = new WeakMap<object, readonly string[]>();

/** Ids of what was chosen, the last first. */
export const recentChoices = (company: object): readonly string[] => kept.get(company) ?? [];

export function keepChoice(company: object, id: string): void {
  const others = recentChoices(company).filter((other) => other !== id);
  kept.set(company, [id, ...others].slice(0, MOST_KEPT));
}
