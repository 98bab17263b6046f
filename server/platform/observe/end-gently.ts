import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle.ts';

/** In milliseconds: how often connections that have had their answer are looked for, and when the others are broken. */
const ROUND = 100;
const PATIENCE = 20_000;

/**
 * [OB3] Has a server end without breaking off a request: from the signal on, answers close their connections; then streams
 * are ended, requests under way are answered, and new ones are refused. After twenty seconds what is left is broken off.
 */
export function endGently(app: FastifyInstance, lifecycle: Lifecycle, endStreams: () => Promise<void>): void {
  const open = new Set<Socket>();
  let idle: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  app.addHook('onSend', async (_, reply) => {
    if (lifecycle.phase === 'stopping') void reply.header('connection', 'close');
  });
  // Streams never end by themselves: they would keep the server from closing.
  app.addHook('preClose', async () => {
    lifecycle.phase = 'stopping';
    await endStreams();
    // A connection whose answer had gone out before it was told to close would stay for a minute.
    idle = setInterval(() => {
      app.server.closeIdleConnections();
      // Node calls one idle only after its first answer; browsers open some in advance, and may never use them.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, ROUND);
    late = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  });
  app.addHook('onClose', async () => {
    clearInterval(idle);
    clearTimeout(late);
  });
}
