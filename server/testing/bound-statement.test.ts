import { describe, expect, it } from 'vitest';
import { judgeStatement } from './bound-statement.ts';

const tables = new Set(['a', 'b', 'key_a']);
const unboundIn = async (text: string): Promise<readonly string[]> =>
  (await judgeStatement(text, tables)).unbound;

describe('a statement is bound to one company', () => {
  it.each([
    'select 1',
    'select * from person where id = $1',
    'select id from a where company_id = $1 and id = any($2::text[])',
    'select id from a where company_id = $1::int',
    'select x.id from a x join b y on y.company_id = x.company_id and y.id = x.id where x.company_id = $1',
    'select x.id from a x join b y using (company_id, id) where y.company_id = $1',
    'select id from a where (company_id, id) = ($1, $2)',
    'select id from a where company_id = $1 and exists (select 1 from b where b.company_id = a.company_id)',
    'select id from a where company_id = $1 and id in (select id from key_a where company_id = $1 and key = $2)',
    "select id from a where company_id = nullif(current_setting('app.company_id', true), '')::int",
    'select * from (select company_id, id from a where company_id = $1) x join b y on y.company_id = x.company_id',
    'with x as (select * from a where company_id = $1) select x.id from x join b using (company_id)',
    `with recursive x as (select company_id, id from a where company_id = $1
      union all select a.company_id, a.id from a join x on a.company_id = x.company_id) select * from x`,
    'insert into a (company_id, id) values ($1, $2), ($1, $3)',
    'insert into a (company_id, id) select $1, id from jsonb_to_recordset($2::jsonb) as given(id text)',
    'insert into a (company_id, id) select company_id, id from b where company_id = $1',
    'insert into a as x (company_id, id) values ($1, $2) on conflict (company_id, id) do update set n = x.n + 1',
    'with gone as (delete from key_a where company_id = $1 returning id) insert into a (company_id, id) select $1, id from gone',
    'update a set n = $2 where company_id = $1',
    'update a set n = b.n from b where b.company_id = a.company_id and a.company_id = $1',
    'delete from a using b where a.company_id = $1 and b.company_id = a.company_id',
    'select id from a where company_id = $1 union all select id from b where company_id = $1',
  ])('[DB9] %s', async (text) => {
    expect(await unboundIn(text)).toEqual([]);
  });
});

describe('a statement is not', () => {
  it.each([
    ['select id from a', ['a']],
    ['select id from a where id = $1', ['a']],
    ['select id from a where company_id = $1 or id = $2', ['a']],
    ['select id from a where company_id = any($1)', ['a']],
    ['select id from a where company_id > $1', ['a']],
    ['select x.id from a x join b y on y.id = x.id where x.company_id = $1', ['b']],
    ['select id from a where company_id = $1 and exists (select 1 from b where b.id = a.id)', ['b']],
    ['with x as (select * from a) select * from x where id = $1', ['a']],
    ['select * from (select id from a) x', ['a']],
    ['select (select max(id) from b) from a where company_id = $1', ['b']],
    ['insert into a (id) values ($1)', ['a']],
    ['insert into a (company_id, id) select company_id, id from b', ['a', 'b']],
    ['update a set company_id = $1 where id = $2', ['a']],
    ['delete from a where id = $1', ['a']],
    ['select id from a where company_id = $1 union all select id from b', ['b']],
    ['select a.id from a, b where a.company_id = $1', ['b']],
  ])('[DB9] %s', async (text, unbound) => {
    expect(await unboundIn(text)).toEqual(unbound);
  });
});
