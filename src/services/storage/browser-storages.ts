import { reachableStorage } from './reachable-storage.ts';
import type { SessionStorages } from './stored-session.ts';

/** What all tabs of this browser share, and what is this tab's own. */
export const storages: SessionStorages = {
  shared: reachableStorage(() => localStorage),
  own: reachableStorage(() => sessionStorage),
};
