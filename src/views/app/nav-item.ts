import type { IconName } from '#views/ui/icon.tsx';

/** An entry of the navigation. With children it is a group; the caller hides it through `visible`. */
export interface NavItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly to?: string | undefined;
  /** The number of items waiting there. */
  readonly count?: number | undefined;
  readonly visible?: boolean | undefined;
  readonly children?: readonly NavItem[] | undefined;
}

export interface NavSection {
  readonly id: string;
  readonly label?: string | undefined;
  readonly items: readonly NavItem[];
}

/** The visible entries: an item by its own flag, a group if any child is left. */
export function visibleItems(items: readonly NavItem[]): readonly NavItem[] {
  return items.flatMap((item) => {
    if (item.children === undefined) return item.visible === false ? [] : [item];
    const children = visibleItems(item.children);
    return children.length === 0 ? [] : [{ ...item, children }];
  });
}
