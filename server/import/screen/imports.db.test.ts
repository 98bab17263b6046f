import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ImportMapping } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { engine } from '#machines/registry.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { companyBusiness } from '#server/company-business.ts';
import { addMember, FOUNDER, mustPropose } from '#server/testing/company.fixtures.ts';
import { cellAt, packedText } from '#server/untrusted/bombs.fixtures.ts';
import { fortnoxArticles, severalSheets, type ForeignFile } from './foreign-files.fixtures.ts';
import { claim, release } from './import-store.ts';
import {
  aroundImports,
  ask,
  begun,
  company,
  importRow,
  linesOf,
  refusals,
  rows,
  send,
  server,
  step,
  jobs,
} from './imports.fixtures.ts';

aroundImports();

const half = '--x\r\ncontent-disposition: form-data; name="file"';

describe('an import', () => {
  it.each([
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['no part', 'multipart/form-data; boundary=x', 'x', 400],
    ['a part without an end', 'multipart/form-data; boundary=x', `${half}\r\n`, 400],
    ['a file without an end', 'multipart/form-data; boundary=x', `${half}; filename="a.csv"\r\n\r\nsku`, 400],
    [
      'an inherited name',
      'multipart/form-data; boundary=x',
      `${half.replace('file', '__proto__')}; filename="a.csv"\r\n\r\nsku\r\n--x--\r\n`,
      400,
    ],
    ['no form', 'application/json', '{}', 415],
  ])('[BAD1] of a body with %s is refused', async (_, type, payload, status) => {
    const url = `/api/core/companies/${await company()}/imports/`;
    const headers = { 'x-user': FOUNDER, 'content-type': type };
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining(
        status === 400
          ? { code: 'brokenUpload', fields: { file: 'brokenUpload' } }
          : { code: 'notMultipart' },
      ),
    ]);
  });

  it('[BAD1] of a file without a name is read under one', async () => {
    const of = await company();
    const payload = `${half}\r\ncontent-type: application/octet-stream\r\n\r\nsku;name\r\nA;B\r\n--x--\r\n`;
    const headers = { 'x-user': FOUNDER, 'content-type': 'multipart/form-data; boundary=x' };
    const url = `/api/core/companies/${of}/imports/`;
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(200);
    expect((await importRow(of, answer.json().id)).file.name).toBe('import');
  });

  it('[DI17] keeps its mapping for files with the same heads, in whatever order they come', async () => {
    const of = await company();
    const id = await begun(of, { name: 'a.csv', content: () => Buffer.from('Kod,Vad,Kostar\nA-1,Bult,5\n') });
    const { mapping } = await importRow(of, id);
    const own: ImportMapping = {
      ...mapping,
      target: 'products',
      key: 'sku',
      mode: 'createOnly',
      columns: [
        { column: 0, field: 'sku' },
        { column: 1, field: 'name' },
        { column: 2, field: 'price' },
      ],
      fixed: { unit: 'kg' },
    };
    const answer = await ask(`${of}/imports/${id}/mapping/`, { method: 'PUT', body: own });
    expect([answer.status, answer.json().mapping]).toEqual([200, own]);
    const next = await begun(of, {
      name: 'b.csv',
      content: () => Buffer.from('Kostar;Kod;Vad\n7;A-2;Mutter\n'),
    });
    expect((await importRow(of, next)).mapping).toEqual({
      ...own,
      columns: [
        { column: 1, field: 'sku' },
        { column: 2, field: 'name' },
        { column: 0, field: 'price' },
      ],
    });
    const wrong = {
      ...own,
      columns: [
        { column: 9, field: 'sku' },
        { column: 0, field: 'none' },
      ],
    };
    expect((await ask(`${of}/imports/${id}/mapping/`, { method: 'PUT', body: wrong })).json()).toMatchObject({
      code: 'invalid',
      fields: { 'columns.0.column': 'too_big', 'columns.1.field': 'invalid_value' },
    });
  });

  it('[DI9, DI20] of a workbook reads the sheet that is chosen; what says the same is put right together', async () => {
    const of = await company();
    const id = await begun(of, severalSheets);
    expect((await importRow(of, id)).file.sheets).toEqual(['Läs mig', 'Artiklar', 'Kunder']);
    const choose = (sheet: string) => ask(`${of}/imports/${id}/sheet/`, { method: 'POST', body: { sheet } });
    expect((await choose('Kunder')).status).toBe(200);
    expect(await importRow(of, id)).toMatchObject({
      table: { sheet: 'Kunder', lines: 1 },
      mapping: { target: 'customers' },
    });
    expect((await choose('Blad9')).json()).toMatchObject({ code: 'importNoSheet' });
    await choose('Artiklar');
    expect((await step(of, id, 'check')).counts).toMatchObject({ create: 3, rejected: 0 });
    const alike = { column: 2, is: 'styk', becomes: 'st' };
    const answer = await ask(`${of}/imports/${id}/corrections/`, { method: 'POST', body: alike });
    expect(answer.json()).toMatchObject({ changed: 2, counts: { create: 3, rejected: 0 } });
    const lines = [
      { line: 3, cells: { 2: null } },
      { line: 4, cells: { 1: 'Klämma 8 mm' } },
    ];
    const several = await ask(`${of}/imports/${id}/lines/`, { method: 'PUT', body: { lines } });
    expect(several.json()).toMatchObject({
      lines: [
        {
          line: 3,

          verdict: { takes: 'create', notes: [{ field: 'unit', how: 'leftOut' }] },
        },
        { line: 4, corrections: { 1: 'Klämma 8 mm', 2: 'st' }, verdict: { takes: 'create' } },
      ],
      counts: { create: 3, rejected: 0 },
    });
    expect(several.json()).toHaveProperty('lines.0.corrections', {});
    const twin = await ask(`${of}/imports/${id}/lines/4/`, { method: 'PUT', body: { cells: { 0: 'k-1' } } });
    expect(twin.json().line.verdict.refusal).toMatchObject({ code: 'importTwice', params: { line: 2 } });
    await ask(`${of}/imports/${id}/lines/4/`, { method: 'PUT', body: { cells: { 0: null } } });
    const page = (await ask(`${of}/imports/${id}/lines/?only=create&offset=1&limit=1`)).json();
    expect(page).toMatchObject({ total: 3, next: 3, lines: [{ line: 3 }] });
    const beyond = { method: 'PUT', body: { cells: { 9: 'x' } } } as const;
    expect((await ask(`${of}/imports/${id}/lines/3/`, beyond)).json()).toMatchObject({
      fields: { 'cells.9': 'unknown' },
    });
  });

  it('[DI9] that is discarded leaves neither its file nor its lines', async () => {
    const of = await company();
    const id = await begun(of, fortnoxArticles);
    expect((await ask(`${of}/imports/${id}/discard/`, { method: 'POST' })).status).toBe(200);
    await jobs.drain('import');
    expect((await importRow(of, id)).state).toBe('discarded');
    expect(await linesOf(of, id)).toEqual([]);
  });

  it('[DI18] is for who may import, and each line for who may give its commands', async () => {
    const of = await company();
    const { executor } = server.platform;
    const may = ['company.view', 'dataImport.view', 'product.view'];
    const { user: clerk } = await addMember(executor, of, 'Clerk', [...may, 'dataImport.create']);
    const { user: viewer } = await addMember(executor, of, 'Looker', may);
    expect((await send(of, fortnoxArticles, '', viewer)).status).toBe(403);
    const { body } = await send(of, fortnoxArticles, '', clerk);
    const checked = await step(of, body.id, 'check', clerk);
    expect(checked.counts).toMatchObject({ create: 0, rejected: 5 });
    expect(refusals(await linesOf(of, body.id, '?limit=1'))).toEqual([[2, null, 'notPermitted']]);
    expect((await ask(`${of}/imports/${body.id}/lines/`, { user: viewer })).status).toBe(403);
    expect((await ask(`${of}/imports/${body.id}/undo/`, { method: 'POST', user: clerk })).status).toBe(403);
  });

  it('[DI19] is gone on with after an interruption, and nothing is taken twice', async () => {
    const of = await company();
    const many = Array.from({ length: 250 }, (_, at) => `N-${at};Part ${at};${at},50`);
    const content = (): Buffer => Buffer.from(['Artikelnr;Benämning;Pris', ...many].join('\n'));
    const id = await begun(of, { name: 'many.csv', content });
    await step(of, id, 'check');
    const { workOn } = await import('./import-work.ts');
    const deps = {
      ...server.platform,
      engine,
      database: server.database,
      business: companyBusiness,
      now,
    };
    const started = [{ kind: 'dataImport', document: id, type: 'run', data: {} }];
    await mustPropose(server.platform.executor, of, started);
    let steps = 0;
    await workOn(deps, of, id, () => (steps += 1) < 3);
    const partly = await rows(of, 'product');
    expect(partly.length).toBeGreaterThan(0);
    expect(partly.length).toBeLessThan(250);
    expect((await importRow(of, id)).state).toBe('running');
    await workOn(deps, of, id);
    expect((await rows(of, 'product')).map(({ sku }) => sku).sort()).toEqual(
      many.map((line) => line.split(';')[0]).sort(),
    );
    expect(await importRow(of, id)).toMatchObject({ state: 'done', counts: { taken: 250, rejected: 0 } });
  });

  it('[DI19] waits in its queue while another process is at it, and is then gone on with', async () => {
    const of = await company();
    const id = await begun(of, fortnoxArticles);
    await step(of, id, 'check');
    const { database } = server;
    const at = now();
    await database.withCompany(of, (trx) => claim(trx, of, id, at));
    expect((await step(of, id, 'run')).state).toBe('running');
    await database.withCompany(of, (trx) => release(trx, of, id));
    await database.owner.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
    await jobs.drain('import');
    expect((await importRow(of, id)).state).toBe('done');
  });

  it('[DI19] of stock is gone on with as it was, so that no goods come in twice', async () => {
    const of = await company();
    const skus = Array.from({ length: 60 }, (_, at) => `S-${at}`);
    const file = (heads: string, end: string): ForeignFile => ({
      name: 'many.csv',
      content: () => Buffer.from([heads, ...skus.map((sku) => `${sku};${end}`)].join('\n')),
    });
    const { workOn } = await import('./import-work.ts');
    const deps = {
      ...server.platform,
      engine,
      database: server.database,
      business: companyBusiness,
      now,
    };
    const give = (id: string, type: string) =>
      mustPropose(server.platform.executor, of, [{ kind: 'dataImport', document: id, type, data: {} }]);
    const products = await begun(of, file('Artikelnr;Benämning', 'Sak'));
    for (const type of ['check', 'run']) {
      await give(products, type);
      await workOn(deps, of, products);
    }
    const id = await begun(of, file('Artikelnr;Saldo', '3'));
    await give(id, 'check');
    await workOn(deps, of, id);
    await give(id, 'run');
    // The first receipt is posted, and the process ends before that is written down.
    let submits = 0;
    const submit: typeof deps.executor.submit = async (...given) => {
      submits += 1;
      const settled = await deps.executor.submit(...given);
      if (submits === 2) throw new Error('the power is gone');
      return settled;
    };
    await expect(workOn({ ...deps, executor: { ...deps.executor, submit } }, of, id)).rejects.toThrow(
      'power',
    );
    expect((await importRow(of, id)).state).toBe('running');
    expect(await rows(of, 'goodsReceipt')).toHaveLength(2);
    await workOn(deps, of, id);
    expect(await importRow(of, id)).toMatchObject({ state: 'done', counts: { taken: 60 } });
    expect(await rows(of, 'goodsReceipt')).toHaveLength(3);
    const stock = await rows(of, 'balance');
    const there = stock.filter(({ warehouse }) => warehouse !== null).map(({ onHand }) => onHand);
    expect(there).toEqual(Array(60).fill(3000));
  });

  it.each([
    ['empty.csv', '', 'importEmpty'],
    ['numbers.csv', '1;2\n3;4\n', 'importNoTable'],
    ['old.xls', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'importOldWorkbook'],
    ['long.csv', `Artikelnr;Benämning\n${'A;B\n'.repeat(100_001)}`, 'importTooManyLines'],
    ['broken.xlsx', 'PK\u0003\u0004 and nothing behind', 'importDamaged'],
  ])('[DI9] %s is refused in one sentence', async (name, content, code) => {
    const { status, body } = await send(1, { name, content: () => Buffer.from(content) });
    expect([status, body]).toMatchObject([422, { code, fields: { file: code }, detail: expect.any(String) }]);
  });
  it.each([
    ['packed.csv.gz', async () => packedText(), 'filePackedTight', 200],
    ['corner.xlsx', () => cellAt('XFD90000'), 'importTooManyCells', 4_000_000],
  ])('[DI9, SGR5] %s says which limit it met', async (name, content, code, most) => {
    const { status, body } = await send(1, { name, content });
    expect([status, body]).toMatchObject([422, { code, params: { most }, fields: { file: code } }]);
    expect(body.detail.replaceAll(/\s/g, '')).toContain(String(most));
    expect(await readdir(join(server.folder, '1')).catch(() => [])).toEqual([]);
  });
  it('[DI9] of more than 20 MB is refused', async () => {
    const { status, body } = await send(1, {
      name: 'large.csv',
      content: () => Buffer.alloc(20 * 1024 * 1024 + 1, 'a'),
    });
    expect([status, body]).toMatchObject([413, { code: 'fileTooLarge', params: { most: 20 } }]);
  });
});
