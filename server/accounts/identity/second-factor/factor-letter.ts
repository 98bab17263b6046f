import type { Accounts } from '../accounts.ts';
import type { User } from '../user-store.ts';

type Change = 'secondFactorAdded' | 'secondFactorRemoved';

/** Tells a person by mail that a second factor was added to their account, or removed from it. */
export async function tellOwner(
  { queue }: Pick<Accounts, 'queue'>,
  { email, locale }: User,
  template: Change,
): Promise<void> {
  await queue.add({ template, to: email, locale });
}
