import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { placeOf } from '#views/kind-registry.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { useMayMail } from './use-may-mail.ts';

/** The menu items of a document that open its paper, to print it and to mail it; none for kinds without one. */
export function usePaperItem(kind: string, document: string): readonly MenuItem[] {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const mayMail = useMayMail(kind);
  const paper = placeOf(kind)?.paper;
  if (!paper) return [];
  const to = paths.to(paper.path(document));
  const print = { id: 'print', label: i18n._(paper.label), icon: 'printer', to } as const;
  if (!mayMail) return [print];
  return [print, { id: 'mail', label: t`Send by mail`, icon: 'send', to: `${to}?mail=yes` }];
}
