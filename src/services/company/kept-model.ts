import type { Replica } from '#model/engine/replica.ts';
import type { Kept, StoredHead } from '../store/company-store.ts';
import type { DeviceStore } from '../store/device-store.ts';

/** The device's copy, and a model filled from its pages; null if they cannot be used. */
export interface KeptModel {
  readonly kept: Kept;
  readonly filled: Replica | null;
}

/** @param modelFor returns an empty model for the pages of this head, or null if they cannot be used */
export async function readKept(
  store: DeviceStore,
  modelFor: (head: StoredHead) => Replica | null,
): Promise<KeptModel> {
  let filled: Replica | null = null;
  const kept = await store.read((head) => {
    const replica = modelFor(head);
    filled = replica;
    return replica && ((page) => replica.fillPage(page));
  });
  return { kept, filled };
}
