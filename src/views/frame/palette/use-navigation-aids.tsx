import { Suspense, useState, type ReactNode } from 'react';
import type { SessionView } from '#views/navigation/use-session.ts';
import { HelpOverlay } from '../help-center/help-overlay.tsx';
import { helpDesk } from '#views/kit/help/help-desk.ts';
import { isBusyElsewhere } from '#views/ui/is-busy-elsewhere.ts';
import { useHotkeys } from '#views/ui/use-hotkeys.ts';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useKeySetting } from './use-key-setting.ts';
import { useGoKeys } from './use-go-keys.ts';
import { PaletteButton } from './palette-button.tsx';

const Palette = partOnDemand(async () => (await import('./palette.tsx')).Palette);

const ScanAnywhere = partOnDemand(async () => (await import('./scan-anywhere.tsx')).ScanAnywhere);

interface NavigationAids {
  /** Opens the palette; goes into the navbar. */
  readonly search: ReactNode;
  /** The palette and the help, while open; render it once. */
  readonly surfaces: ReactNode;
}

/** Ctrl+K, `?`, and `G` with a letter. */
export function useNavigationAids(session: SessionView): NavigationAids {
  const [isOpen, setOpen] = useState(false);
  const showShortcuts = (): void => helpDesk.open({ tab: 'keys' });
  const toggle = (): void => setOpen(!isOpen && !isBusyElsewhere());
  useHotkeys({ 'mod+k': toggle });
  useGoKeys(session);
  useKeySetting();
  return {
    search: <PaletteButton isOpen={isOpen} onOpen={() => setOpen(true)} />,
    surfaces: (
      <>
        <Suspense fallback={null}>
          {isOpen && <Palette session={session} onClose={() => setOpen(false)} onShortcuts={showShortcuts} />}
        </Suspense>
        <Suspense fallback={null}>
          <ScanAnywhere />
        </Suspense>
        <HelpOverlay />
      </>
    ),
  };
}
