import type { DraftStanding } from './use-draft.ts';

type WayBack = 'takeTheirs' | 'startOver' | 'undo' | 'redo';

/** The ways back of a draft, which also forget what was said of its contents: they are no longer there. */
export function forgetting(draft: DraftStanding, forget: () => void): Pick<DraftStanding, WayBack> {
  const anew = (act: () => void) => (): void => {
    forget();
    act();
  };
  return {
    takeTheirs: anew(draft.takeTheirs),
    startOver: anew(draft.startOver),
    undo: anew(draft.undo),
    redo: anew(draft.redo),
  };
}
