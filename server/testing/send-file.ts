import type { CompanyApp } from './company-app.ts';

interface SentFile {
  /** `/api/…`. */
  readonly url: string;
  readonly content: Buffer | string;
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a file as a browser's form does; what came back, and how. */
export async function sendFile(
  { app }: Pick<CompanyApp, 'app'>,
  user: string,
  { url, content, name, headers = {} }: SentFile,
) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'x-user': user, 'content-type': type, ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}
