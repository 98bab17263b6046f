import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { messages as swedish } from '#i18n/locales/sv/messages.po';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import { click, find, render, type } from '../ui/ui.fixtures.tsx';
import { confirmedQuantity } from './shared-lines.tsx';
import { SharedPage } from './shared.page.tsx';
import { SharedHostProvider, unread, type SharedHost, type SharedStatus } from './shared-host.ts';

const sv = { locale: 'sv', messages: swedish };
const text = (): string => document.body.textContent;
const lines = ['Hamngatan 3', '211 22 Malmö'];

const answer = (over: Partial<SharedAnswer> = {}): SharedAnswer => ({
  purpose: 'orderConfirmation',
  for: 'Anna Berg, Kund AB',
  expiresAt: '2026-07-03T08:00:00.000Z',
  readAt: null,
  acts: ['confirmRead', 'ask'],
  isCancelled: false,
  version: 3,
  lines: [],
  paper: {
    language: 'sv',
    title: 'Orderbekräftelse',
    number: 'SO-2026-00042',
    company: { name: 'Nordlager AB', address: lines },
    addresses: [{ label: 'Kund', name: 'Kund AB', lines }],
    facts: [{ label: 'Er referens', value: 'PO 4711' }],
    tables: [
      {
        id: 'lines',
        label: 'Rader',
        heading: null,
        columns: [
          { id: 'product', header: 'Artikel' },
          { id: 'amount', header: 'Belopp', align: 'end' },
        ],
        rows: [{ id: 'one', cells: ['BOLT-M8 · Sexkantsskruv M8', '300,00 kr'] }],
        totals: [{ id: 'gross', label: 'Totalt', value: '375,00 kr' }],
      },
    ],
    texts: [],
    foot: { notes: 'Ring på klockan.', text: '', details: 'Nordlager AB · Org.nr 556677-8899' },
  },
  ...over,
});

const sums = (value: string): SharedAnswer['paper']['tables'][number] => ({
  id: 'lines',
  label: 'Rader',
  heading: null,
  columns: [],
  rows: [],
  totals: [{ id: 'gross', label: 'Totalt', value }],
});

/** What a supplier may confirm. */
const ordered: SharedAnswer['lines'] = [
  {
    id: 'one',
    sku: 'BOLT-M8',
    name: 'Hex bolt M8',
    quantity: 24_000,
    orderedIn: { unit: 'box', numerator: 12, denominator: 1 },
    promisedOn: '2026-05-08',
  },
];

/** The page with what the server has answered; returns what reached it, which `succeeds` or not. */
function trial(over: Partial<SharedStatus>, words?: typeof sv, succeeds = true) {
  const acts: [string, object][] = [];
  const status: SharedStatus = { ...unread, pdf: '/api/a.pdf', ...over };
  const host: SharedHost = {
    now: () => status,
    subscribe: () => () => {},
    readAgain: () => {},
    sendFile: async (file) => ({ id: 'file-1', name: file.name }),
    act: async (act, data) => {
      acts.push([act, data]);
      return succeeds;
    },
    preview: async (act, data) => {
      acts.push([`preview ${act}`, data]);
      return succeeds ? { ...answer().paper, tables: [sums('500,00 kr')] } : null;
    },
  };
  render(
    <SharedHostProvider value={host}>
      <SharedPage />
    </SharedHostProvider>,
    words,
  );
  return acts;
}

const ask = async (question: string) => {
  const area = find('textarea') as HTMLTextAreaElement; // the only one
  area.value = question;
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  return area.value;
};

describe('the page of a link', () => {
  it('[LNV3] shows the paper, for whom it is, in the language of its address', () => {
    trial({ phase: 'shown', answer: answer() }, sv);
    for (const shown of [
      'Orderbekräftelse SO-2026-00042',
      'Nordlager AB delar det här med Anna Berg, Kund AB',
      'Sexkantsskruv M8',
      'Er referens',
      '375,00 kr',
      'Ring på klockan.',
    ])
      expect(text()).toContain(shown);
    expect(find('article').lang).toBe('sv');
    expect(find('[data-testid=shared-pdf]').getAttribute('href')).toBe('/api/a.pdf');
  });

  it('[LNV3] offers what may be done, and confirms that it was read', async () => {
    const acts = trial({ phase: 'shown', answer: answer() });
    await act(async () => click('[data-testid="shared-confirm-read"]'));
    expect(acts).toEqual([['confirmRead', {}]]);
    trial({ phase: 'shown', answer: answer({ acts: [], readAt: '2026-05-05T08:00:00.000Z' }) });
    expect(document.querySelector('[data-testid="shared-confirm-read"]')).toBeNull();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('[LNV3] sends no empty question, and keeps one that could not be sent', async () => {
    const acts = trial({ phase: 'shown', answer: answer() }, undefined, false);
    await ask('   ');
    expect(acts).toEqual([]);
    expect(find('#shared-question-fault').textContent).toBe('Write your question first');
    expect(await ask('Can it come earlier?')).toBe('Can it come earlier?');
    expect(acts).toEqual([['ask', { text: 'Can it come earlier?' }]]);
  });

  it('[LNV3] lets a supplier confirm quantities in what they were ordered in, and days', async () => {
    const acts = trial({
      phase: 'shown',
      answer: answer({ purpose: 'purchaseOrder', acts: ['acknowledge'], lines: ordered }),
    });
    await act(async () =>
      find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
    expect(acts).toEqual([
      [
        'acknowledge',
        { theirReference: '', lines: [{ line: 'one', quantity: 24_000, promisedOn: '2026-05-08' }] },
      ],
    ]);
  });

  it('[SO82] lets a customer choose of a quote, accept it as chosen, or decline it', async () => {
    const line = { sku: 'BOLT-M8', name: 'Hex bolt M8', quantity: 2_000, orderedIn: null, promisedOn: null };
    const lines: SharedAnswer['lines'] = [
      { ...line, id: 'one', isFixed: true },
      { ...line, id: 'two', choice: 'optional' },
    ];
    const acts = trial({
      phase: 'shown',
      answer: answer({ purpose: 'quote', acts: ['accept', 'decline'], lines }),
    });
    expect(document.querySelectorAll('.shared-lines input:not([type=checkbox])')).toHaveLength(1);
    const submit = () =>
      act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await act(async () => click('input[type=checkbox]'));
    expect(find('[type=submit]').textContent).toBe('See what it comes to');
    await submit();
    expect(find('[role=status]').textContent).toContain('500,00 kr');
    await submit();
    await act(async () => click('[data-testid=shared-decline]'));
    const taken = { lines: [{ line: 'one' }, { line: 'two', quantity: 2_000, chosen: true }] };
    expect(acts).toEqual([
      ['preview accept', taken],
      ['accept', taken],
      ['decline', {}],
    ]);
  });

  it('[LNK14] accepts a quote as it is shown at once, and what is changed only after it was reckoned', async () => {
    const line = { sku: 'BOLT-M8', name: 'Hex bolt M8', quantity: 2_000, orderedIn: null, promisedOn: null };
    const quote = answer({ purpose: 'quote', acts: ['accept'], lines: [{ ...line, id: 'one' }] });
    const acts = trial({ phase: 'shown', answer: quote }, undefined, false);
    const submit = () =>
      act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await submit();
    type('.shared-lines input', '3');
    await submit();
    // It could not be reckoned, so it is not accepted either.
    await submit();
    type('.shared-lines input', '2');
    await submit();
    expect(acts.map(([name]) => name)).toEqual(['accept', 'preview accept', 'preview accept', 'accept']);
  });

  it.each([
    ['nowhere', 'This link shows nothing', false],
    ['limited', 'too often', true],
    ['failed', 'does not answer', true],
  ] as const)('[LNV3] says that it shows nothing (%s)', (phase, shown, isWorthATry) => {
    trial({ phase });
    expect(text()).toContain(shown);
    expect(document.querySelector('button') !== null).toBe(isWorthATry);
  });
});

it.each([
  ['24', 'en', null, 24_000],
  ['1.5', 'en', null, 1_500],
  ['1,5', 'sv', null, 1_500],
  ['2', 'en', { unit: 'box', numerator: 12, denominator: 1 }, 24_000],
  ['0', 'en', null, null],
  ['-1', 'en', null, null],
  ['', 'en', null, null],
  ['a few', 'en', null, null],
  ['1', 'en', { unit: 'third', numerator: 1, denominator: 3 }, null],
])('[LNV3] a typed quantity %s (%s) is read exactly, or not at all', (typed, locale, orderedIn, quantity) => {
  expect(confirmedQuantity({ orderedIn }, typed, locale)).toBe(quantity);
});
