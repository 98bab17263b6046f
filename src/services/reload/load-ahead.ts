let ahead = 0;

/** Whether something loads that nobody waits for yet. */
export const isLoadingAhead = (): boolean => ahead > 0;

/** Loads what nobody waits for yet, and says whether it came: if not, the page is not reloaded. [CHK6] */
export async function loadAhead(load: () => Promise<unknown>): Promise<boolean> {
  ahead++;
  try {
    await load();
    return true;
  } catch {
    return false; // offline, or replaced by a newer build: opening it says so
  } finally {
    ahead--;
  }
}
