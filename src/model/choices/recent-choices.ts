const MOST_KEPT = 6;

/** Ids one person recently chose in the palette, per company and device; most recent first. */
export interface RecentChoices {
  all(): readonly string[];
  keep(id: string): void;
}

/** [PAL5] The most recent choices without duplicates. */
export const withChoice = (before: readonly string[], id: string): readonly string[] =>
  [id, ...before.filter((other) => other !== id)].slice(0, MOST_KEPT);
