import { leaveLease, takeLease } from './embedded-lease.ts';
import { connectRunning, shutDown, type Home } from './embedded-server.ts';

/**
 * Started by a supervisor whose process ends without having stopped the server: `embedded-reaper.ts <Home as JSON>`.
 */
const home = JSON.parse(process.argv[2] ?? '{}') as Home; // written by supervisor.ts
const running = await connectRunning(home.folder);
if (running) {
  await takeLease(running.client);
  const last = await leaveLease(running.client, 3000);
  if (last) await shutDown(home, running.pid);
  await running.client.end().catch(() => undefined);
}
