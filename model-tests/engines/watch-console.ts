/**
 * Comes before all else in a page and keeps what goes wrong in it, for as long as the tab is there: WebKit's console
 * cannot be read from outside while it is driven.
 */
import { complaintKey } from './complaint-key.ts';

function keep(complaint: string): void {
  const known = JSON.parse(sessionStorage.getItem(complaintKey) ?? '[]') as string[]; // written below
  sessionStorage.setItem(complaintKey, JSON.stringify([...known, complaint]));
}

const { error } = console;
console.error = (...said: unknown[]): void => {
  keep(said.map(String).join(' '));
  error.apply(console, said);
};
addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${String(reason)}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  keep(`refused by ${violatedDirective}: ${blockedURI}`),
);
// What the network does not bring is not among them: Firefox does not say that of a page either.
addEventListener('error', ({ message }) => keep(`uncaught: ${message}`));
