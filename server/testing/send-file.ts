import type { CompanyApp } from './company-app.ts';

/** Sends a file as a browser's form does; what came back, and how. */
export async function sendFile(
  { app }: Pick<CompanyApp, 'app'>,
  user: string,
  path: string,
  content: Buffer | string,
  name: string,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: `/api/core/companies/${path}`,
    headers: { 'x-user': user, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}
