// Built-ins only: the launchers ask it before any package is there, on Node 20.

/** What the system says of an address that cannot be listened on, and what to set instead. */
const told = {
  EADDRINUSE: ({ port }, command) =>
    `Port ${port} is taken by another program. Set PORT to another one: PORT=${besides(port)} ${command}`,
  EACCES: ({ port }, command) =>
    `Port ${port} may be used by root alone. Set PORT to one above 1023: PORT=3000 ${command}`,
  EADDRNOTAVAIL: ({ address }) => noAddress(address),
  ENOTFOUND: ({ hostname }) => noAddress(hostname),
  EAI_AGAIN: ({ hostname }) => noAddress(hostname),
};

/**
 * One line on why an address cannot be listened on and what to set; undefined for any other error.
 * @param {unknown} error
 * @param {string} command what is typed to start again
 */
export function addressRefused(error, command = 'npm start') {
  const isOfAddress = ['listen', 'getaddrinfo', 'bind'].includes(error?.syscall);
  return isOfAddress ? told[error.code]?.(error, command) : undefined;
}

const noAddress = (host) => `HOST ${host} is no address of this machine. Leave it out, or set one that is`;

/** The next port, as long as there is one. */
const besides = (port) => (port < 65_535 ? port + 1 : 3000);
