import pg from 'pg';

/** Of SQLSTATE: no connection, no resources, shutting down, a fault of the system, or a standby that takes no writes. */
const AWAY = /^(08|53|57|58|25006)/;

/** What the driver says of a connection that broke, or could not be made. */
const BROKEN = /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying)/;

/** What Node says of a connection that could not be made, or broke while something was on its way. */
const SOCKET = /^(connect E(CONN|TIMEDOUT|HOST|NET|AI)|(read|write) E(PIPE|CONN|TIMEDOUT))/;

/** [DB11] Whether an error says that the database is away, be it for a moment: whoever asked may ask again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return AWAY.test(code);
  return BROKEN.test(error.message) || SOCKET.test(error.message);
}

/**
 * Whether the database is away, full or in another's way, rather than disagreeing with a value: trying the commands of a
 * batch one by one would not help.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    isDatabaseAway(error) ||
    /^(40|55|E[A-Z])/.test(code) ||
    /connection|terminated|timeout/i.test(error.message)
  );
}
