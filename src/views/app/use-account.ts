import { use } from 'react';
import { useApp, type Account } from './app-context.tsx';

/** What leads to an account and back into it; a page that asks for it is shown once its code is there. */
export function useAccount(): Account {
  const account = useApp().account();
  return account instanceof Promise ? use(account) : account;
}
