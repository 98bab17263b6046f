import { usePaths } from '#views/navigation/use-paths.ts';
import type { SessionView } from '#views/navigation/use-session.ts';
import { useKeyPair } from '#views/ui/use-key-pair.ts';
import { goKeys } from '#views/navigation/go-keys.ts';
import { pagesFor } from './page-list.ts';

/** `G`, then the letter of a page that this person may open. */
export function useGoKeys({ may }: Pick<SessionView, 'may'>): void {
  const paths = usePaths();
  useKeyPair('g', (key) => {
    const found = pagesFor(may).find(({ page }) => goKeys[page.path] === key);
    return found && (() => paths.go(found.page.path));
  });
}
