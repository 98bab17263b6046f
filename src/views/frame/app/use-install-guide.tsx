import { Suspense, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useEver } from '#views/ui/use-ever.ts';
import { useBrowser } from '#views/navigation/browser-context.ts';

const InstallGuide = partOnDemand(async () => (await import('./install-guide.tsx')).InstallGuide);

interface Guide {
  /** Account menu items; none if the browser's menus cannot install, or it is done. */
  readonly items: readonly MenuItem[];
  readonly surfaces: ReactNode;
}

/** How to install the application in browsers that do not offer it. */
export function useInstallGuide(): Guide {
  const { t } = useLingui();
  const way = useBrowser().howToInstall;
  const [isOpen, setOpen] = useState(false);
  const isKnown = useEver(isOpen);
  if (way === null) return { items: [], surfaces: null };
  const onSelect = (): void => setOpen(true);
  return {
    items: [{ id: 'install-guide', label: t`Install Lagra on this device`, icon: 'download', onSelect }],
    surfaces: isKnown && (
      <Suspense fallback={null}>
        <InstallGuide way={way} open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
