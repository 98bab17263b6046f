import { once } from 'node:events';
import { createServer } from 'node:net';
import { addressRefused } from '../server/platform/observe/address-refused.mjs';

/**
 * Ends the process with one line where PORT of HOST cannot be listened on: before minutes of installing and building,
 * not after them. What is no port at all is left to the server, which tells of every wrong variable.
 */
export async function mustBeFree(command) {
  const { PORT, HOST } = process.env;
  const port = Number(PORT?.trim() || 3000);
  if (!(port >= 0 && port <= 65_535)) return;
  const probe = createServer();
  try {
    probe.listen({ port, host: HOST?.trim() || '127.0.0.1' });
    await once(probe, 'listening');
  } catch (error) {
    console.error(addressRefused(error, command) ?? error.message);
    process.exit(1);
  }
  probe.close();
  await once(probe, 'close');
}
