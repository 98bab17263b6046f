import { waitFor, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { Problem } from '#machines/app/session/session.types.ts';
import { focusFirstWrong } from '#views/ui/focus-first-wrong.ts';

interface Sending {
  readonly context: { readonly problem: Problem | null };
}

/** Once the server has answered, focuses the first refused field. */
export function focusRefused<A extends AnyActorRef>(
  actor: A,
  isUnderWay: (state: SnapshotFrom<A>) => boolean,
): void {
  void waitFor(actor, (state) => !isUnderWay(state)).then(
    (state: Sending) => state.context.problem && focusFirstWrong('.app-blank-main'),
    () => {}, // the page was left
  );
}
