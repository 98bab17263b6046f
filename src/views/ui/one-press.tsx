import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Presses } from './presses.ts';
import { SETTLING } from './use-settling.ts';

interface Guard {
  readonly presses: Presses;
  /** Buttons take no press for a moment. */
  readonly isSettling: boolean;
  readonly settle: () => void;
}

const GuardContext = createContext<Guard | null>(null);

/** Within it a button takes one press a line: a second tap or a held key is never taken for the line that comes next. */
export function OnePressALine({ children }: { readonly children: ReactNode }) {
  const [presses] = useState(() => new Presses());
  const [turn, settle] = useTurn();
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    if (settled === turn) return undefined;
    const timer = setTimeout(() => setSettled(turn), SETTLING);
    return () => clearTimeout(timer);
  }, [settled, turn]);
  const isSettling = settled !== turn;
  const guard = useMemo(() => ({ presses, isSettling, settle }), [presses, isSettling, settle]);
  return <GuardContext value={guard}>{children}</GuardContext>;
}

function useTurn(): readonly [number, () => void] {
  const [turn, setTurn] = useState(0);
  const [next] = useState(() => () => setTurn((before) => before + 1));
  return [turn, next];
}

/** Tells the guard which line of work is in sight: whatever a press would be booked on. */
export function useVisibleLine(line: string): void {
  const guard = use(GuardContext);
  useLayoutEffect(() => {
    if (guard?.presses.see(line, performance.now())) guard.settle();
  }, [guard, line]);
}

interface OnePress {
  readonly isSettling: boolean;
  /** For the button. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
  /** For a field beside it: Enter presses the button. */
  readonly onEnter: (event: KeyboardEvent) => void;
}

/** A press that counts once a line. Outside of a guard every press counts, but for those of a held key. */
export function useOnePress(onPress: () => void, isOff = false): OnePress {
  const guard = use(GuardContext);
  const begin = ({ nativeEvent }: PointerEvent | KeyboardEvent): void =>
    guard?.presses.begin(nativeEvent.timeStamp);
  const end = ({ nativeEvent }: MouseEvent | KeyboardEvent): void => {
    if (isOff || (guard && !guard.presses.end(nativeEvent.timeStamp))) return;
    onPress();
    guard?.settle();
  };
  return {
    isSettling: guard?.isSettling ?? false,
    handlers: {
      onPointerDown: begin,
      onKeyDown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        if (event.repeat) event.preventDefault();
        else begin(event);
      },
      onClick: end,
    },
    onEnter: (event) => {
      if (event.key !== 'Enter' || event.repeat) return;
      begin(event);
      end(event);
    },
  };
}
