const MOST_KEPT = 6;

/** What one person chose last in the palette, in one company on one device; by id, the last first. */
export interface RecentChoices {
  all(): readonly string[];
  keep(id: string): void;
}

/** [PAL5] The last choices, each once. */
export const withChoice = (before: readonly string[], id: string): readonly string[] =>
  [id, ...before.filter((other) => other !== id)].slice(0, MOST_KEPT);
