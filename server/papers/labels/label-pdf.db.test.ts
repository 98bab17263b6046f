import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemLabel } from '#model/areas/stock/labels/label-parts.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany, freshId } from '#server/testing/company.fixtures.ts';
import { sheetsOf } from '../pdf-text.fixtures.ts';

let server: CompanyApp;

const design = { width: 50, height: 25, withName: true, symbology: 'automatic' } as const;
const label = itemLabel(design, { sku: 'BOLT-M8', name: 'Hex bolt', code: '4006381333931' });
const paper = { width: 50, height: 25 };
const placed = { x: 0, y: 0, label };

const asked = (body: object, who = FOUNDER) => clientOf(server, who).post('1/labels/pdf/', body);

beforeAll(async () => {
  server = await openCompanyApp({});
  await foundCompany(server.platform.executor, 1);
});
afterAll(() => server.close());

it('[LB28] a member gets labels as a PDF; a stranger finds no company', async () => {
  const { user } = await addMember(server.platform.executor, 1, 'Picker', ['location.view']);
  const answer = await asked({ paper, sheets: [[placed], [placed]] }, user);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(await sheetsOf(answer.raw)).toHaveLength(2);
  expect((await asked({ paper, sheets: [[placed]] }, freshId())).status).toBe(404);
});

const parts = (part: object) => ({
  paper,
  sheets: [[{ x: 0, y: 0, label: { size: paper, parts: [part] } }]],
});

it.each([
  ['no sheet', { paper, sheets: [] }],
  ['a sheet of nothing', { paper: { width: 0, height: 25 }, sheets: [[placed]] }],
  ['a sheet as large as a house', { paper: { width: 50, height: 1e9 }, sheets: [[placed]] }],
  ['a label outside', { paper, sheets: [[{ ...placed, x: -1 }]] }],
  [
    'too many labels',
    {
      paper,
      sheets: Array.from({ length: 20 }, () =>
        Array.from({ length: 300 }, () => ({ ...placed, label: { size: paper, parts: [] } })),
      ),
    },
  ],
  [
    'a bar code of letters',
    parts({ kind: 'code', x: 0, y: 0, data: 'abc', symbology: 'EAN13', height: 5, width: 20 }),
  ],
  ['signs of control', parts({ kind: 'text', x: 0, y: 0, text: '\u0007', size: 3, width: 20 })],
])('[LB28] refused: %s', async (_, body) => {
  expect((await asked(body)).status).toBe(422);
});
