import { usePaths } from '../app/use-paths.ts';
import type { SessionView } from '../app/use-session.ts';
import { useKeyPair } from '../ui/use-key-pair.ts';
import { goKeys } from './go-keys.ts';
import { pagesFor } from './page-list.ts';

/** `G`, then the letter of a page that this person may open. */
export function useGoKeys({ may }: Pick<SessionView, 'may'>): void {
  const paths = usePaths();
  useKeyPair('g', (key) => {
    const found = pagesFor(may).find(({ page }) => goKeys[page.path] === key);
    return found && (() => paths.go(found.page.path));
  });
}
