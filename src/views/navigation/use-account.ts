import { use, useState } from 'react';
import { useApp, type Account } from './app-context.tsx';

/** Sign-up, invitation and password reset; suspends until their code is loaded. */
export function useAccount(): Account {
  const { account: ask } = useApp();
  // Asked once: a component that has suspended would otherwise suspend again for nothing.
  const [account] = useState(ask);
  return account instanceof Promise ? use(account) : account;
}
