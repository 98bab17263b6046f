import { createContext, Fragment, useContext, useState, type ReactNode } from 'react';

const AfreshContext = createContext<() => void>(() => {});

/** Lets the page below it start over, as if it were newly opened. */
export function Remountable({ children }: { readonly children: ReactNode }) {
  const [round, setRound] = useState(0);
  return (
    <AfreshContext value={() => setRound((before) => before + 1)}>
      <Fragment key={round}>{children}</Fragment>
    </AfreshContext>
  );
}

/** Remounts the page: its in-memory state is lost. */
export const useRemount = (): (() => void) => useContext(AfreshContext);
