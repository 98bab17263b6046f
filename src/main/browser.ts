import { FileGiver } from '#services/files/file-giver.ts';
import { signsOf, waysOf } from '#services/page/installed.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { foldedParts } from '#services/storage/folded-parts.ts';
import { keptMenus } from '#services/storage/kept-menu.ts';
import { LastingStorage } from '#services/store/lasting-storage.ts';
import { withoutStreams } from '#services/stream/open-streams.ts';
import type { Browser } from '#views/navigation/browser-context.ts';
import { saveFile } from '#views/ui/save-file.ts';

interface Made {
  readonly browser: Browser;
  readonly askToKeep: () => void;
}

/** Everything that differs between browsers, in one place; docs/browsers.md explains why. */
export function createBrowser(): Made {
  const { howToInstall, isBare, wipesUnvisited } = waysOf(signsOf(window));
  const manager = navigator.storage as StorageManager | undefined; // absent in insecure contexts
  const storage = new LastingStorage({ storage: manager, wipesUnvisited });
  const files = new FileGiver({ sharing: isBare ? navigator : null, download: saveFile });
  const print = (): void => withoutStreams(() => window.print());
  const folds = foldedParts(storages.shared);
  const menu = keptMenus(storages.shared);
  return {
    browser: { howToInstall, isBare, print, files, folds, menu, storage },
    askToKeep: () => void storage.ask(),
  };
}
