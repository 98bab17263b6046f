import { openWaitingRoom } from '../../server/platform/observe/waiting-room.mjs';

const nobody = { close: async () => undefined };

/**
 * Answers where the server will, at PORT and HOST, until it is closed. Nobody answers where PORT is no port: the server
 * says so. Rejects where that address cannot be listened on.
 */
export async function waitAtPlace(stepsNow, { PORT, HOST } = process.env) {
  const port = Number(PORT?.trim() || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return nobody;
  return openWaitingRoom({ host: HOST?.trim() || '127.0.0.1', port }, stepsNow);
}
