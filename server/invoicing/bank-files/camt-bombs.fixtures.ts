import { camtDetails, camtEntry, camtFixture } from './camt.fixtures.ts';

const laughs = (): string => {
  const levels = [...'bcdefghi'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`);
  return `<!DOCTYPE Document [<!ENTITY a "lol">${levels.join('')}]>\n`;
};

/** What strangers send in the place of a bank's file, by name, and with which code it is refused. */
export const camtBombs: readonly (readonly [name: string, made: () => Buffer, code: string])[] = [
  [
    'entities that grow a thousand million times',
    () => camtFixture(camtEntry({ reference: '&i;' }), { prologue: laughs() }),
    'bankFileDoctype',
  ],
  [
    'an entity that reads a file of the server',
    () =>
      camtFixture(camtEntry({ reference: '&x;' }), {
        prologue: '<!DOCTYPE Document [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n',
      }),
    'bankFileDoctype',
  ],
  [
    'a type of document from elsewhere',
    () => camtFixture('', { prologue: '<!DOCTYPE Document SYSTEM "http://localhost:1/x.dtd">\n' }),
    'bankFileDoctype',
  ],
  ['an entity without a declaration', () => camtFixture(camtEntry({ reference: '&x;' })), 'bankFileBroken'],
  ['elements within elements', () => camtFixture('<A>'.repeat(1_000_000)), 'bankFileTooDeep'],
  [
    'a text without an end',
    () => camtFixture(camtEntry({ reference: 'x'.repeat(5_000_000) })),
    'bankFileTextTooLong',
  ],
  [
    'a million elements in an entry',
    () => camtFixture(camtEntry({ details: '<A/>'.repeat(1_000_000) })),
    'bankFileTooManyElements',
  ],
  [
    'entries without an end',
    () => camtFixture(camtEntry({ amount: '1.00' }).repeat(100_001)),
    'bankFileTooManyEntries',
  ],
  [
    'a sum of too many payments',
    () => camtFixture(camtEntry({ details: camtDetails('1', '0.01').repeat(30_000) })),
    'bankFileTooManyElements',
  ],
];
