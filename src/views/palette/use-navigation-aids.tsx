import { Suspense, useState, type ReactNode } from 'react';
import type { SessionView } from '../app/use-session.ts';
import { isBusyElsewhere } from '../ui/is-busy-elsewhere.ts';
import { hotkeysInForce, useHotkeys } from '../ui/use-hotkeys.ts';
import type { Hotkey } from '../ui/hotkey.messages.ts';
import { partOnDemand } from '../ui/part-on-demand.ts';
import { useGoKeys } from './use-go-keys.ts';
import { PaletteButton } from './palette-button.tsx';

const Palette = partOnDemand(async () => (await import('./palette.tsx')).Palette);
const ShortcutsDialog = partOnDemand(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

interface NavigationAids {
  /** Opens the palette; goes into the navbar. */
  readonly search: ReactNode;
  /** The palette and the shortcut list, while open; render it once. */
  readonly surfaces: ReactNode;
}

/** Ctrl+K, `?`, and `G` with a letter. */
export function useNavigationAids(session: SessionView): NavigationAids {
  const [isOpen, setOpen] = useState(false);
  const [keys, setKeys] = useState<readonly Hotkey[] | null>(null);
  const showShortcuts = (): void => setKeys(hotkeysInForce());
  const toggle = (): void => setOpen(!isOpen && !isBusyElsewhere());
  useHotkeys({ 'mod+k': toggle, '?': showShortcuts });
  useGoKeys(session);
  return {
    search: <PaletteButton isOpen={isOpen} onOpen={() => setOpen(true)} />,
    surfaces: (
      <Suspense fallback={null}>
        {isOpen && <Palette session={session} onClose={() => setOpen(false)} onShortcuts={showShortcuts} />}
        {keys && <ShortcutsDialog keys={keys} onClose={() => setKeys(null)} />}
      </Suspense>
    ),
  };
}
