import { createContext, Fragment, useContext, useState, type ReactNode } from 'react';

const AfreshContext = createContext<() => void>(() => {});

/** Lets the page below it begin anew, as if it were entered again. */
export function Afresh({ children }: { readonly children: ReactNode }) {
  const [round, setRound] = useState(0);
  return (
    <AfreshContext value={() => setRound((before) => before + 1)}>
      <Fragment key={round}>{children}</Fragment>
    </AfreshContext>
  );
}

/** Begins the page anew: what it holds in memory is gone. */
export const useAfresh = (): (() => void) => useContext(AfreshContext);
