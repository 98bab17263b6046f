import iconv from 'iconv-lite';

/** Code page 437 of IBM, which SIE calls PC8. */
const PC8 = 'cp437';
/** What stands for characters that neither it nor a letter without its mark has. */
const replaced: Readonly<Record<string, string>> = {
  '€': 'EUR',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ł: 'L',
  ł: 'l',
  Þ: 'Th',
  þ: 'th',
  Œ: 'OE',
  œ: 'oe',
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '...',
  '×': 'x',
};
const UNKNOWN = '?';

const isIn = (character: string): boolean => iconv.decode(iconv.encode(character, PC8), PC8) === character;

/** A text with the characters of PC8 alone: others by what stands for them, or by their letter without its mark. */
export const inPc8 = (text: string): string => [...text.normalize('NFC')].map(characterIn).join('');

function characterIn(character: string): string {
  if (isIn(character)) return character;
  const other = replaced[character];
  if (other !== undefined) return other;
  const [bare = ''] = character.normalize('NFKD');
  return bare !== character && isIn(bare) ? bare : (replaced[bare] ?? UNKNOWN);
}

/** The bytes of a text of PC8. */
export const pc8Bytes = (text: string): Buffer => iconv.encode(text, PC8);
