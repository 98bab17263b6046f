import { reachableStorage } from './reachable-storage.ts';
import type { SessionStorages } from './stored-session.ts';

/** Storage shared by all tabs of this browser, and this tab's own. */
export const storages: SessionStorages = {
  shared: reachableStorage(() => localStorage),
  own: reachableStorage(() => sessionStorage),
};
