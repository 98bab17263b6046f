import type { IconName } from '#views/ui/icon.tsx';

/** An entry of the navigation. */
export interface NavItem {
  /** The path of its page, below the language. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly to: string;
}

export interface NavSection {
  readonly id: string;
  /** A section without one is not folded. */
  readonly label?: string | undefined;
  /** Folded until somebody opens it. */
  readonly isFolded?: boolean | undefined;
  readonly items: readonly NavItem[];
}

/** What somebody made of the navigation. */
export interface NavChoices {
  /** Entries on top, in this order. */
  readonly pinned: readonly string[];
  /** Sections that were folded or opened. */
  readonly folded: Readonly<Record<string, boolean>>;
}

/** The navigation with what is pinned on top, below what has no heading. [NAV3] */
export function withPinned(
  sections: readonly NavSection[],
  pinned: readonly string[],
  label: string,
): readonly NavSection[] {
  const named = sections.filter((section) => section.label !== undefined);
  const all = named.flatMap(({ items }) => items);
  // What is not there any more, or may not be seen, is left out.
  const items = pinned.flatMap((id) => all.find((item) => item.id === id) ?? []);
  const rest = named.map((section) => ({
    ...section,
    items: section.items.filter(({ id }) => !pinned.includes(id)),
  }));
  return [
    ...sections.filter((section) => section.label === undefined),
    { id: 'pinned', label, items },
    ...rest,
  ].filter((section) => section.items.length > 0);
}

/** The entry of a page: the one with the longest path above it. */
export const entryAt = (sections: readonly NavSection[], path: string): NavItem | undefined =>
  sections
    .flatMap(({ items }) => items)
    .filter(({ to }) => `${path}/`.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
