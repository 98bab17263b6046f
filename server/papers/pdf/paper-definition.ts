import type { Column, Content, Node, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Paper, PaperAddress, PaperFact } from '#model/papers/paper.ts';
import { cellContent } from './cell.ts';
import { codePicture, qrPicture } from './code-picture.ts';
import { LAST_LINE, LAST_TOTAL, linesTable } from './lines-table.ts';
import { ACROSS, dark, grey, light, MARGIN, mm, sizes } from './measures.ts';

/** A paper as pdfmake draws it. The logo is a PNG in Base64. */
export async function paperDefinition(paper: Paper, logo: string | null): Promise<TDocumentDefinitions> {
  const { title, number, language, company, sheetOf } = paper;
  const named = number === null ? title : `${title} ${number}`;
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, mm(20)],
    language,
    info: { title: named, author: company.name, creator: 'Lagra', producer: 'Lagra' },
    defaultStyle: { font: 'Roboto', fontSize: sizes.text, color: '#111111', lineHeight: 1.1 },
    // [PAP28]
    footer: (page, pages) => ({
      columns: [
        { text: named },
        {
          text: sheetOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
          alignment: 'right',
        },
      ],
      fontSize: sizes.label,
      color: grey,
      margin: [MARGIN, mm(6), MARGIN, 0],
    }),
    content: await contentOf(paper, logo),
    pageBreakBefore: breaksBefore,
  };
}

/** [PAP32] The last line goes to the sheet of its totals: no sheet has sums alone. */
function breaksBefore(node: Node, others: { getFollowingNodesOnPage: () => Node[] }): boolean {
  return node.id === LAST_LINE && !others.getFollowingNodesOnPage().some(({ id }) => id === LAST_TOTAL);
}

async function contentOf(paper: Paper, logo: string | null): Promise<Content[]> {
  const { addresses, facts, tables, texts } = paper;
  return [
    await head(paper, logo),
    ...(addresses.length > 0 ? [parties(addresses)] : []),
    ...(facts.length > 0 ? [await terms(facts)] : []),
    ...(await Promise.all(tables.map(linesTable))),
    ...texts.map((text): Content => ({ text, margin: [0, mm(2), 0, mm(2)] })),
    ...(await payment(paper)),
    ...foot(paper),
  ];
}

/** Sender, type, and number as a barcode. */
async function head({ title, number, company }: Paper, logo: string | null): Promise<Content> {
  return {
    columns: [
      {
        width: '*',
        stack: [
          ...(logo === null
            ? []
            : [
                {
                  image: `data:image/png;base64,${logo}`,
                  fit: [mm(80), mm(20)] as [number, number],
                  margin: [0, 0, 0, mm(3)] as [number, number, number, number],
                },
              ]),
          { text: company.name, bold: true, fontSize: sizes.company },
          ...company.address.map((text) => ({ text })),
        ],
      },
      {
        width: 'auto',
        stack: [
          { text: title, bold: true, fontSize: sizes.title, alignment: 'right', margin: [0, 0, 0, mm(2)] },
          ...(number === null ? [] : [await codePicture(number, 10)]),
        ],
      },
    ],
    columnGap: mm(6),
    margin: [0, 0, 0, mm(8)],
  };
}

const parties = (addresses: readonly PaperAddress[]): Content => ({
  columns: addresses.map(({ label, name, lines }) => ({
    stack: [
      { text: label, fontSize: sizes.label, color: grey },
      ...(name === '' ? [] : [{ text: name, bold: true }]),
      ...lines.map((text) => ({ text })),
    ],
  })),
  columnGap: mm(6),
  margin: [0, 0, 0, mm(8)],
});

const IN_A_ROW = 4;

/** Terms besides the lines, so many in a row. */
async function terms(facts: readonly PaperFact[], inARow = IN_A_ROW): Promise<Content> {
  const cells = await Promise.all(
    facts.map(async ({ label, value }): Promise<Content> => ({
      stack: [{ text: label, fontSize: sizes.label, color: grey }, await cellContent(value)],
    })),
  );
  const rows = Array.from({ length: Math.ceil(cells.length / inARow) }, (_, at) =>
    Array.from({ length: inARow }, (__, place) => cells[at * inARow + place] ?? { text: '' }),
  );
  return {
    table: { widths: Array<string>(inARow).fill('*'), dontBreakRows: true, body: rows },
    layout: {
      vLineWidth: () => 0,
      hLineWidth: (at) => (at === 0 || at === rows.length ? mm(0.3) : 0),
      hLineColor: () => '#bbbbbb',
      paddingLeft: (at) => (at === 0 ? 0 : mm(3)),
      paddingRight: () => 0,
      paddingTop: (at) => (at === 0 ? mm(3) : mm(1.5)),
      paddingBottom: (at) => (at === rows.length - 1 ? mm(3) : mm(1.5)),
    },
    margin: [0, 0, 0, mm(8)],
  };
}

/** Millimetres, of the sides of the code for payments. */
const QR = 28;

/** What is to be paid, where, and the code that an app reads it from: on one sheet. */
async function payment({ payment: asked }: Paper): Promise<Content[]> {
  if (!asked) return [];
  const { heading, facts, qr } = asked;
  const columns: Column[] = [
    {
      width: '*',
      stack: [{ text: heading, bold: true, margin: [0, 0, 0, mm(1)] }, await terms(facts, IN_A_ROW - 1)],
    },
    ...(qr ? [{ width: 'auto', stack: [qrPicture(qr.code, qr.label, QR)] }] : []),
  ];
  return [{ columns, columnGap: mm(6), margin: [0, mm(4), 0, 0], unbreakable: true }];
}

/** Notes, the company's own text, its numbers and accounts: on one sheet. */
function foot({ foot: end }: Paper): Content[] {
  if (!end) return [];
  const texts: Content[] = [
    ...(end.notes === '' ? [] : [{ text: end.notes, color: grey }]),
    ...(end.text === '' ? [] : [{ text: end.text, color: dark }]),
    { text: end.details, color: grey },
  ];
  const line: Content = {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: ACROSS, y2: 0, lineWidth: mm(0.2), lineColor: light }],
    margin: [0, mm(6), 0, mm(3)],
  };
  return [
    {
      stack: [line, ...texts.map((text): Content => ({ stack: [text], margin: [0, 0, 0, mm(1.5)] }))],
      fontSize: sizes.label + 0.5,
      unbreakable: true,
    },
  ];
}
