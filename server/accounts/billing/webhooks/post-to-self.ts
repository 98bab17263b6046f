import type { FastifyInstance } from 'fastify';
import { WEBHOOK_PATH } from './webhook.routes.ts';

/** The sandbox's way to this server: through the same route as a provider's. False where an event was not taken. */
export const postToSelf =
  (app: FastifyInstance) =>
  async (body: string, signature: string): Promise<boolean> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await app.inject({ method: 'POST', url: `/api${WEBHOOK_PATH}`, headers, payload: body });
    return answer.statusCode === 200;
  };
