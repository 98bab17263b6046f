/**
 * One line on why an address cannot be listened on and what to set; undefined for any other error. `command` is what is
 * typed to start again: `npm start` by default.
 */
export function addressRefused(error: unknown, command?: string): string | undefined;
