import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PickRow } from '#model/pick/pick.facts.ts';
import { useAddress } from '../app/use-address.ts';
import { useSharedTabs } from '../document/document-tabs.tsx';
import { Button } from '../ui/button.tsx';
import { useHotkeys } from '../ui/use-hotkeys.ts';
import { PickAside } from './pick-aside.tsx';
import { pickWords } from './pick.look.ts';

interface Aside {
  readonly isOpen: boolean;
  readonly button: ReactNode;
  /** The panel while open, and the dialog that asks before leaving during uploads; render it once. */
  readonly surfaces: ReactNode;
}

/** The panel next to the work; the address says whether it is open, and at which tab. */
export function usePickAside(row: PickRow): Aside {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  const isOpen = query['tab'] !== undefined;
  // The uploads are held here, so that they continue when the panel is closed.
  const shared = useSharedTabs({ words: pickWords, row, hasStockEffect: true });
  const open = (): void => setQuery({ tab: 'related' });
  const close = (): void => setQuery({ tab: undefined });
  useHotkeys({ 'mod+i': isOpen ? close : open });
  return {
    isOpen,
    button: (
      <Button
        variant="quiet"
        icon="info"
        label={t`Related documents, history, files and comments`}
        data-testid="pick-aside"
        onClick={open}
      />
    ),
    surfaces: (
      <>
        {isOpen && <PickAside row={row} shared={shared.tabs} onClose={close} />}
        {shared.dialog}
      </>
    ),
  };
}
