import { fromPage } from '#model/engine/pages.ts';
import type { Replica } from '#model/engine/replica.ts';
import type { Kept, StoredHead } from '../store/company-store.ts';
import type { DeviceStore } from '../store/device-store.ts';

/** What the device kept, and the model with the rows of its pages; null where those are of no use. */
export interface KeptModel {
  readonly kept: Kept;
  readonly filled: Replica | null;
}

/** @param modelFor an empty model for the pages of this head, or null where they are of no use */
export async function readKept(
  store: DeviceStore,
  modelFor: (head: StoredHead) => Replica | null,
): Promise<KeptModel> {
  let filled: Replica | null = null;
  const kept = await store.read((head) => {
    const replica = modelFor(head);
    filled = replica;
    return replica && ((page) => replica.fill(page.t, fromPage(page)));
  });
  return { kept, filled };
}
