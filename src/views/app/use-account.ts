import { use, useState } from 'react';
import { useApp, type Account } from './app-context.tsx';

/** What leads to an account and back into it; a page that asks for it is shown once its code is there. */
export function useAccount(): Account {
  const { account: ask } = useApp();
  // Asked once: what has waited is drawn on from there, and has to wait again, for nothing.
  const [account] = useState(ask);
  return account instanceof Promise ? use(account) : account;
}
