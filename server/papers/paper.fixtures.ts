import type { Paper, PaperTable } from '#model/papers/paper.ts';

/** An order confirmation of so many lines. */
export function confirmationFixture(lines: number): Paper {
  return {
    kind: 'salesOrder',
    document: 'order',
    language: 'sv',
    title: 'Orderbekräftelse',
    number: 'SO-2026-00042',
    company: { name: 'Nordlager AB', address: ['Hamngatan 1', '111 47 Stockholm'], logo: null },
    addresses: [{ label: 'Kund', name: 'Östgöta Järn & Bygg AB', lines: ['Åsgatan 1', '582 22 Linköping'] }],
    facts: [{ label: 'Er referens', value: 'Åke Öberg' }],
    tables: [linesFixture(lines)],
    texts: [],
    foot: { notes: '', text: 'Betalning inom 30 dagar', details: 'Nordlager AB · Bankgiro 5050-1055' },
    sheetOf: 'Sida {page} av {pages}',
  };
}

function linesFixture(lines: number): PaperTable {
  const rows = Array.from({ length: lines }, (_, at) => {
    const name = at % 7 === 0 ? LONG : `Bricka Ångström ${at} mm`;
    const figures = [`${(at % 17) + 1}\u00a0st`, `${at + 2},40\u00a0kr`, at % 5 ? '' : '10\u00a0%'];
    return {
      id: String(at),
      cells: [`ART-${1000 + at} · ${name}`, ...figures, `${at * 3},00\u00a0kr`],
    };
  });
  return {
    id: 'lines',
    label: 'Rader',
    heading: null,
    isFree: false,
    columns: [
      { id: 'product', header: 'Artikel' },
      { id: 'quantity', header: 'Antal', align: 'end' },
      { id: 'price', header: 'Pris', align: 'end' },
      { id: 'discount', header: 'Rabatt', align: 'end' },
      { id: 'amount', header: 'Belopp', align: 'end' },
    ],
    rows,
    totals: [
      { id: 'net', label: 'Netto', value: '1\u00a0000,00\u00a0kr' },
      { id: 'vat', label: 'Moms', value: '250,00\u00a0kr' },
      { id: 'gross', label: 'Totalt', value: '1\u00a0250,00\u00a0kr' },
    ],
  };
}

const LONG =
  'Sexkantsskruv M8×40 förzinkad, helgängad enligt DIN 933, i förpackning om hundra för åkerier och öbor';
