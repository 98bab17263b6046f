import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Keeps `X-Forwarded-For` from naming anything but addresses, and warns once where it comes from a peer that
 * TRUST_PROXY does not trust: either a proxy was forgotten there, or somebody is trying to pass for another address.
 */
export function checkForwarded(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    const given = request.headers['x-forwarded-for'];
    if (given === undefined) return;
    // Fastify reads the header each time that it is asked for the address.
    if (![given].flat().join().split(',').every(isAddress)) delete request.raw.headers['x-forwarded-for'];
    if (isWarned || request.ips?.[1] !== undefined) return;
    isWarned = true;
    request.log.warn(
      { peer: request.socket.remoteAddress },
      'X-Forwarded-For is not used: its sender is not trusted, or it holds no addresses; see TRUST_PROXY',
    );
  });
}

const isAddress = (part: string): boolean => isIP(part.trim()) !== 0;
