import { useSelector } from '@xstate/react';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { useApp } from '#views/navigation/app-context.tsx';

/** The account menu item that installs the application; none if the browser does not offer it. */
export function useInstallItem(): readonly MenuItem[] {
  const { t } = useLingui();
  const { install } = useApp();
  const isOffered = useSelector(install, (state) => state.hasTag('offered'));
  if (!isOffered) return [];
  const onSelect = (): void => install.send({ type: 'install' });
  return [{ id: 'install', label: t`Install Lagra on this device`, icon: 'download', onSelect }];
}
