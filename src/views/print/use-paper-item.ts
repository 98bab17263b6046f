import { useLingui } from '@lingui/react';
import { usePaths } from '../app/use-paths.ts';
import { placeOf } from '../kind-registry.ts';
import type { MenuItem } from '../ui/menu-item.ts';

/** The menu item of a document that opens its paper; none for kinds without one. */
export function usePaperItem(kind: string, document: string): readonly MenuItem[] {
  const { i18n } = useLingui();
  const paths = usePaths();
  const paper = placeOf(kind)?.paper;
  if (!paper) return [];
  return [{ id: 'print', label: i18n._(paper.label), icon: 'printer', to: paths.to(paper.path(document)) }];
}
