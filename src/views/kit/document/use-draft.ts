import { useCallback, useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useOnLeave } from '#views/ui/use-on-leave.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import * as state from './draft-state.ts';
import type { DraftState, Ways } from './draft-state.ts';
import { useModel } from './model-context.tsx';

/** The state of a draft, independent of its contents. */
export interface DraftStanding {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly isDirty: boolean;
  /** Unchanged since it was opened or taken over. */
  readonly isUntouched: boolean;
  /** Somebody else has saved a newer version than the one it is based on. */
  readonly isBehind: boolean;
  readonly takeTheirs: () => void;
  /** Another open tab of this browser is editing it too; this draft is stored separately. */
  readonly isElsewhere: boolean;
  /** The version it is based on, for the command that saves it. */
  readonly version: number;
  /** Marks the current contents as saved. */
  readonly saved: () => void;
  /** Stored beyond this page: leaving loses nothing. */
  readonly isKept: boolean;
  /** When it was written (UTC ISO), if it was restored; else null. */
  readonly broughtBack: string | null;
  readonly startOver: () => void;
}

/** The unsaved edits of a document. */
export interface Draft<T> extends DraftStanding {
  readonly value: T;
  /** Changes parts of it. Consecutive changes with the same `tag` are undone together. */
  readonly change: (parts: Partial<T>, tag?: string) => void;
}

/**
 * Keeps edits apart from the document until they are saved; without edits it follows the document.
 * @param form the name it is stored under beyond the page (`salesOrder.<id>`); without one it is lost with the page
 */
export function useDraft<R extends DocumentRow, T extends object>(
  row: R,
  ways: Ways<R, T>,
  form?: string,
): Draft<T> {
  const box = useBox<T>(form);
  const [held, setHeld] = useState<DraftState<T>>(() => state.opened(row, ways, box.read()));
  const { value, saved, version, past, future, at } = held;
  const isDirty = !ways.same(value, saved);
  const isBehind = row.version !== version && isDirty && !ways.same(ways.read(row), saved);
  const [seen, setSeen] = useState(box.arrivals);
  if (row.version !== version && !isBehind) setHeld(state.followed(held, row, ways, isDirty));
  if (seen !== box.arrivals) {
    setSeen(box.arrivals);
    if (past.length === 0) setHeld(state.opened(row, ways, box.read()));
  }
  useWhenChanged(held, () => {
    // A restored draft without new edits is stored already.
    if (past.length === 0 && future.length === 0) return;
    if (isDirty) box.keep({ value, base: saved, version });
    else box.forget();
  });
  return {
    ...standingOf(held, { isDirty, isBehind, isElsewhere: box.isElsewhere, isKept: box.isLasting }),
    ...waysOut(setHeld, box.forget, () => state.fresh(row, ways.read(row))),
    value,
    change: (parts, tag) => setHeld((before) => state.changed(before, { ...before.value, ...parts }, tag)),
    broughtBack: isDirty ? at : null,
  };
}

type Standing = Pick<DraftStanding, 'isDirty' | 'isBehind' | 'isElsewhere' | 'isKept'>;

const standingOf = <T>(
  { version, past }: DraftState<T>,
  rest: Standing,
): Pick<DraftStanding, 'version' | 'isUntouched'> & Standing => ({
  ...rest,
  version,
  isUntouched: past.length === 0,
});

type WaysOut = Pick<DraftStanding, 'undo' | 'redo' | 'saved' | 'startOver' | 'takeTheirs'>;

function waysOut<T>(
  setHeld: Dispatch<SetStateAction<DraftState<T>>>,
  forget: () => void,
  fresh: () => DraftState<T>,
): WaysOut {
  const startOver = (): void => {
    forget();
    setHeld(fresh());
  };
  return {
    undo: () => setHeld(state.undone),
    redo: () => setHeld(state.redone),
    saved: () => {
      forget();
      setHeld((before) => ({ ...before, saved: before.value, at: null }));
    },
    startOver,
    takeTheirs: startOver,
  };
}

/** Storage of a form's draft; none for a form without a name. */
function useBox<T>(form: string | undefined) {
  const { drafts } = useModel();
  const subscribe = useCallback((listener: () => void) => drafts.subscribe(listener), [drafts]);
  const arrivals = useSyncExternalStore(subscribe, () => drafts.arrivals);
  useOnLeave(form, (left) => left !== undefined && drafts.leave(left));
  return {
    arrivals,
    isElsewhere: form !== undefined && drafts.isElsewhere(form),
    isLasting: form !== undefined && drafts.isLasting,
    read: () => (form === undefined ? undefined : (drafts.read(form) as state.Kept<T> | undefined)), // checked on open
    keep: (draft: { readonly value: T; readonly base: T; readonly version: number }): void => {
      if (form !== undefined) drafts.keep(form, draft);
    },
    forget: (): void => {
      if (form !== undefined) drafts.forget(form);
    },
  };
}
