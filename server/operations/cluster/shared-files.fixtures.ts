import sharp from 'sharp';
import { expect } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { command, freshId } from '#server/testing/company.fixtures.ts';
import type { Device } from './device.fixtures.ts';
import type { Front } from './trial.fixtures.ts';

const COMPANY = 1;

/** Fails unless a file and an export that one server took in or wrote are handed out by the others. */
export async function mustShareFiles({ servers }: Front, device: Device): Promise<void> {
  const at = (server: number, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${servers.urls[server]}/api/core/companies/${COMPANY}/${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie: device.cookie },
    });
  const product = freshId();
  await device.give([command('product', product, 'create', productFixture({ sku: product }))]);
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'one.png');
  const files = `documents/product/${product}/files/`;
  const { file } = (await (await at(0, files, { method: 'POST', body: form })).json()) as {
    readonly file: { readonly id: string };
  };
  const found = await at(1, `${files}${file.id}/`);
  expect(Buffer.from(await found.arrayBuffer())).toEqual(content);
  expect((await at(2, `${files}${file.id}/thumbnail/64/`)).status).toBe(200);
  const written = await at(1, 'export/', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  const last = (await written.text()).trimEnd().split('\n').at(-1) ?? '';
  const { id } = JSON.parse(last) as { readonly id: string };
  expect((await at(2, `export/${id}/`)).status).toBe(200);
}
