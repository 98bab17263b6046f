import { describe, expect, test } from 'vitest';
import type { Row } from './conform.ts';
import { examineDecision } from './decision.ts';
import type { Answered, DecisionCase, Question } from './decision.ts';
import { sourceMutants } from './mutate-source.ts';
import { runModule } from './source-module.ts';

const path = 'src/i18n/locale.ts';
type LanguageRow = Row<Answered, string>;

const row = (id: string, when: (address: string) => boolean, answer: string): LanguageRow => ({
  id,
  src: { decision: 'The language stands first.' },
  layers: ['model'],
  on: 'open',
  from: {},
  when: (_, address) => when(address),
  to: { answer },
});
const swedish = row('L1', (address) => /^\/sv(\/|$)/.test(address), 'sv');
const none = row('L2', (address) => !/^\/(en|sv)(\/|$)/.test(address), 'none yet');
const english = row('L3', (address) => /^\/en(\/|$)/.test(address), 'en');

const open = (address: string): Question<string> => ({ word: 'open', label: address, ask: address });
const addresses = ['/sv/dashboard', '/sv', '/en', '/dashboard', '/', '/english'].map(open);

function examined(rows: readonly LanguageRow[], questions = addresses) {
  const subject: DecisionCase<Answered, string> = {
    name: 'language',
    bounds: '',
    questions,
    rows,
    sources: [{ path, within: ['localeOfPath'] }],
    decide: (codeOf) => {
      const { localeOfPath } = runModule(codeOf(path)) as {
        localeOfPath: (path: string) => string | undefined;
      }; // its export
      return (address) => ({ state: { answer: localeOfPath(address) ?? 'none yet' } });
    },
    signed: [],
  };
  return examineDecision(subject, () => 0);
}

describe('examination of a decision', () => {
  test('[KERNEL] a sound one passes, and every fault in its source is noticed', async () => {
    const { result, unclear, mutation } = await examined([swedish, none, english]);
    expect(result.failures).toEqual([]);
    expect(result.rows.map(({ status }) => status)).toEqual(['pass', 'pass', 'pass']);
    expect(unclear).toEqual([]);
    expect(mutation.total).toBeGreaterThan(2);
    expect(mutation.survivors).toEqual([]);
  });

  test('[KERNEL] a question that no row speaks of is told, and its answer is a failure', async () => {
    const { result, unclear } = await examined([swedish, none]);
    expect(unclear).toEqual(['/en: no row']);
    expect(result.failures[0]).toMatchObject({ row: undefined, path: ['(asked)', '/en'] });
  });

  test('[KERNEL] two rows that speak of one question are told', async () => {
    const { unclear } = await examined([swedish, none, english, row('L4', (at) => at === '/', 'none yet')]);
    expect(unclear).toEqual(['/: L2 and L4']);
  });

  test('[KERNEL] an answer that contradicts its row is a failure of that row', async () => {
    const { result } = await examined([{ ...swedish, to: { answer: 'en' } }, none, english]);
    expect(result.rows.find(({ id }) => id === 'L1')?.status).toBe('fail');
  });

  test('[KERNEL] a row that judges nothing is unexercised, and a fault that no question shows survives', async () => {
    const { result, mutation } = await examined([swedish, none, english], [open('/')]);
    expect(result.rows.map(({ status }) => status)).toEqual(['unexercised', 'pass', 'unexercised']);
    expect(mutation.survivors.length).toBeGreaterThan(0);
  });
});

describe('faults in a source', () => {
  const changed = (code: string, within?: readonly string[]): string[] =>
    sourceMutants('x.ts', code, within).map((mutant) => mutant.code);

  test.each([
    ['if (a) b();', ['if (!(a)) b();', 'if (true) b();', 'if (false) b();', 'if (a) ;']],
    ['const x = a && b;', ['const x = a;', 'const x = b;']],
    ['const x = !a;', ['const x = a;']],
    ['const x = a < b;', ['const x = a <= b;', 'const x = a >= b;']],
    ['const x = 5;', ['const x = 6;', 'const x = 4;']],
    ['const x = true;', ['const x = false;']],
    ["const x = { key: 'v' };", ['const x = { key: "v~" };']],
    ['const x = a.trim();', ['const x = a;']],
    ['const x = /^ab?$/;', ['const x = /ab?$/;', 'const x = /^ab$/;', 'const x = /^ab?/;']],
  ])('[KERNEL] %s', (code, expected) => {
    expect(changed(code)).toEqual(expected);
  });

  test('[KERNEL] are planted only in what is named', () => {
    expect(changed('const a = 1; const b = true;', ['b'])).toEqual(['const a = 1; const b = false;']);
  });
});

test('[KERNEL] a module runs by itself, with what stands in for its outside', () => {
  const code =
    "import { twice } from './twice.ts';\nexport const four = () => twice(two);\nexport function one() { return 1; }";
  const imports = { './twice.ts': { twice: (value: number) => value * 2 } };
  const exported = runModule(code, { imports, globals: { two: 2 } }) as {
    four: () => number;
    one: () => number;
  }; // as written
  expect([exported.four(), exported.one()]).toEqual([4, 1]);
});
