import { useLingui } from '@lingui/react';
import { usePaths } from '#views/navigation/use-paths.ts';
import { placeOf } from '#views/kind-registry.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';

/** The menu item of a document that opens its paper; none for kinds without one. */
export function usePaperItem(kind: string, document: string): readonly MenuItem[] {
  const { i18n } = useLingui();
  const paths = usePaths();
  const paper = placeOf(kind)?.paper;
  if (!paper) return [];
  return [{ id: 'print', label: i18n._(paper.label), icon: 'printer', to: paths.to(paper.path(document)) }];
}
