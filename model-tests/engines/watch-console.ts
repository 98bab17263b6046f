/**
 * Runs before everything else in a page and records what goes wrong in it, for as long as the tab lives: WebKit's
 * console cannot be read from outside while it is driven.
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
// Network failures are not included: Firefox does not report them for a page either.
addEventListener('error', ({ message }) => keep(`uncaught: ${message}`));
