import { useCallback, useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useOnLeave } from '../ui/use-on-leave.ts';
import { useWhenChanged } from '../ui/use-when-changed.ts';
import * as state from './draft-state.ts';
import type { DraftState, Ways } from './draft-state.ts';
import { useModel } from './model-context.tsx';

/** How a draft stands, whatever is written in it. */
export interface DraftStanding {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly isDirty: boolean;
  /** Nothing was written since it was opened or taken over. */
  readonly isUntouched: boolean;
  /** Somebody else's version is newer than the one this was written on. */
  readonly isBehind: boolean;
  readonly takeTheirs: () => void;
  /** Another open tab of this browser is writing it too: what is written here is kept apart. */
  readonly isElsewhere: boolean;
  /** The version it was written on, for a command that saves a form. */
  readonly version: number;
  /** Says that it was saved as it stands. */
  readonly saved: () => void;
  /** It is kept beyond this page: leaving loses nothing. */
  readonly isKept: boolean;
  /** The moment (UTC ISO) at which it was written, where it was brought back from before; else null. */
  readonly broughtBack: string | null;
  /** Gives up what was written. */
  readonly startOver: () => void;
}

/** What is written on a document before it is saved. */
export interface Draft<T> extends DraftStanding {
  readonly value: T;
  /** Changes parts of it. Changes with the same `tag` in a row are undone together. */
  readonly change: (parts: Partial<T>, tag?: string) => void;
}

/**
 * Keeps what is written apart from the document until it is saved; while nothing is, it follows the document.
 * @param form the name that it is kept under past this page (`salesOrder.<id>`); without one it ends with the page
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
    // What was only brought back is kept already.
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

/** The place where a form's draft is kept; for a form without a name, none. */
function useBox<T>(form: string | undefined) {
  const { drafts } = useModel();
  const subscribe = useCallback((listener: () => void) => drafts.subscribe(listener), [drafts]);
  const arrivals = useSyncExternalStore(subscribe, () => drafts.arrivals);
  useOnLeave(form, (left) => left !== undefined && drafts.leave(left));
  return {
    arrivals,
    isElsewhere: form !== undefined && drafts.isElsewhere(form),
    isLasting: form !== undefined && drafts.isLasting,
    read: () => (form === undefined ? undefined : (drafts.read(form) as state.Kept<T> | undefined)), // looked at when opened
    keep: (draft: { readonly value: T; readonly base: T; readonly version: number }): void => {
      if (form !== undefined) drafts.keep(form, draft);
    },
    forget: (): void => {
      if (form !== undefined) drafts.forget(form);
    },
  };
}
