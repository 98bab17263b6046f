// Built-ins only: the launcher opens it before any package is there, on Node 20.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { waitingPage, waitingPolicy } from './waiting-page.mjs';
import { stepText, waitingWords } from './waiting-words.mjs';

/**
 * [OB2] Listens while a start is under way: `/api/ready/` tells what it is at, a browser gets a page that says so and opens
 * the one asked for by itself, everything else is asked to come again. Nothing listens at port 0, which is another one
 * each time.
 */
export async function openWaitingRoom({ host, port }, stepsNow) {
  if (port === 0) return { close: async () => undefined };
  const server = createServer((request, response) => {
    const { status = 503, type, body, policy } = answerTo(request, stepsNow());
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'retry-after': '2',
      'x-content-type-options': 'nosniff',
      vary: 'accept, accept-language',
      connection: 'close',
      ...(policy ? { 'content-security-policy': policy } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.listen(port, host);
  await once(server, 'listening');
  let closed;
  return { close: () => (closed ??= shut(server)) };
}

async function shut(server) {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function answerTo({ url = '/', method, headers }, steps) {
  const path = url.split('?')[0];
  const language = languageOf(headers['accept-language']);
  if (path === '/api/ready/') return json(readiness(steps, language));
  const isPage = ['GET', 'HEAD'].includes(method) && !path.startsWith('/api/');
  if (isPage && (headers.accept ?? '').includes('text/html'))
    return { type: 'text/html', policy: waitingPolicy, body: waitingPage(language, steps) };
  return json({ detail: waitingWords[language].unavailable, code: 'unavailable' });
}

const json = (value) => ({ type: 'application/json', body: JSON.stringify(value) });

const readiness = (steps, language) => ({
  status: 'notReady',
  reasons: steps.map(({ phase }) => phase),
  steps: steps.map((step) => ({ ...step, text: stepText(step, language) })),
});

/** The first of our languages that the browser asks for; browsers name the preferred one first. */
function languageOf(accepted = '') {
  const asked = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.find((language) => language in waitingWords) ?? 'en';
}
