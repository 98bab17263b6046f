import { Agent, request, type IncomingMessage } from 'node:http';
import { founder } from './large-company.ts';

/** A signed-in person's calls to the server. */
export interface HttpSession {
  readonly address: string;
  readonly cookie: string;
  /** Sends JSON and reads JSON; throws for any answer but 200. */
  post(path: string, body: unknown): Promise<unknown>;
  /** The raw answer, compressed where the server does so. */
  open(path: string): Promise<IncomingMessage>;
  close(): void;
}

/** Signs the founder in. */
export async function signIn(address: string): Promise<HttpSession> {
  const agent = new Agent({ keepAlive: true });
  const { email, password } = founder;
  const first = await send(
    agent,
    `${address}/api/auth/token/`,
    'POST',
    {},
    JSON.stringify({ email, password }),
  );
  const cookie = first.headers['set-cookie']?.[0]?.split(';')[0];
  await textOf(first);
  if (cookie === undefined) throw new Error(`not signed in: ${first.statusCode}`);
  return {
    address,
    cookie,
    post: async (path, body) => {
      const answer = await send(agent, `${address}/api/${path}`, 'POST', { cookie }, JSON.stringify(body));
      const text = await textOf(answer);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text}`);
      return JSON.parse(text);
    },
    open: async (path) => {
      const answer = await send(agent, `${address}/api/${path}`, 'GET', {
        cookie,
        'accept-encoding': 'gzip',
      });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${await textOf(answer)}`);
      return answer;
    },
    close: () => agent.destroy(),
  };
}

function send(
  agent: Agent,
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const own = { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const sent = request(url, { method, agent, headers: own }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const chunk of answer) text += String(chunk);
  return text;
}
