import { expect, test } from 'vitest';
import { bankEntryFixture } from './bank-entry.fixtures.ts';
import { judgeEntries, type KnownOfBank } from './judge-entries.ts';

const head = { type: 'camt.054', message: 'M-1' } as const;
const known = (over: Partial<KnownOfBank> = {}): KnownOfBank => ({
  accounts: ['', '5050-1055', 'SE45 5000 0000 0583 9825 7466'],
  hasMessage: () => false,
  hasBooking: () => false,
  ...over,
});
const codes = (judged: ReturnType<typeof judgeEntries>) => judged.map(({ refusal }) => refusal?.code ?? null);
const entry = bankEntryFixture();

test('[BNK3] accounts are compared as they are, however they are written; others are refused by their line', () => {
  const iban = { ...entry, reference: '2', account: 'SE4550000000058398257466' };
  const strange = { ...entry, reference: '3', line: 7, account: '1234567' };
  const judged = judgeEntries(head, [entry, iban, strange], known());
  expect(codes(judged)).toEqual([null, null, 'bankEntryOtherAccount']);
  expect(judged[2]?.refusal?.params).toMatchObject({ line: 7, account: '1234567' });
});

test('[BNK3] a company without accounts takes nothing, nor does an account without a number match', () => {
  expect(codes(judgeEntries(head, [{ ...entry, account: '--' }], known()))).toEqual([
    'bankEntryOtherAccount',
  ]);
  expect(codes(judgeEntries(head, [entry], known({ accounts: [''] })))).toEqual(['bankEntryOtherAccount']);
});

test('[BNK3] a currency that is not kept here is refused', () => {
  expect(codes(judgeEntries(head, [{ ...entry, currency: 'JPY' }], known()))).toEqual([
    'bankEntryOtherCurrency',
  ]);
});

test('[BNK4] a file that was taken before brings nothing', () => {
  const hasMessage = (message: string): boolean => message === 'M-1';
  expect(codes(judgeEntries(head, [entry], known({ hasMessage })))).toEqual(['bankFileTwice']);
});

test('[BNK4] what a notification brought is not counted once more by the statement, nor the other way round', () => {
  const parts = ['BG-1/1', 'BG-1/2'].map((reference) => ({ ...entry, reference }));
  expect(codes(judgeEntries(head, parts, known()))).toEqual([null, null]);
  const taken = known({ hasBooking: (booking) => booking === 'BG-1' });
  expect(codes(judgeEntries({ type: 'camt.053', message: 'M-2' }, [entry], taken))).toEqual([
    'bankEntryTwice',
  ]);
  expect(codes(judgeEntries(head, [entry, entry], known()))).toEqual([null, 'bankEntryTwice']);
});
