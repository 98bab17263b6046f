import { COMPANY } from '#model/values/company-document.ts';
import { noBank } from '#model/areas/setup/company/company.bank.ts';
import { paperKinds, type CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import type { Address } from '#model/values/schemas.ts';
import type { Paper, PaperFoot } from './paper.ts';
import type { PaperDeclaration, PaperOptions, PaperParty, PaperSource, PaperWorld } from './paper-source.ts';
import { penOf, type Pen } from './pen.ts';

/** The row of who a paper is for. */
export const partyRow = (view: Reader, party: PaperParty | null): Rows['customer' | 'supplier'] | undefined =>
  party === null ? undefined : view.get(party.table, party.id);

/** The document as who a paper is asked for may see it; null: it is not for them. */
export function asPaperOf<K extends TableName>(
  { forParty }: Pick<PaperDeclaration<K>, 'forParty'>,
  row: Rows[K],
  { party }: Pick<PaperOptions, 'party'>,
): Rows[K] | null {
  return forParty && party !== undefined ? forParty(row, party) : row;
}

/** The paper of a document. Null where the company's own row is not known, or it is not for who it is asked for. */
export function drawPaper<K extends TableName>(
  declared: PaperDeclaration<K>,
  whole: Rows[K],
  world: PaperWorld,
  options: PaperOptions = {},
): Paper | null {
  const row = asPaperOf(declared, whole, options);
  if (!row) return null;
  const { texts: _, writing: __, language: ___, ...rest } = world;
  const company = world.view.get('company', COMPANY);
  if (!company) return null;
  const pen = penFor(declared, row, world, company, options);
  const source: PaperSource = { ...rest, pen, company, options };
  const { notes = '', texts: sentences = [], sender, ...parts } = declared.parts(row, source);
  const from = { ...company, ...sender };
  return {
    kind: declared.kind,
    document: row.id,
    language: pen.language,
    title: pen.word(declared.title(row)),
    number: declared.number(row),
    company: {
      name: from.name,
      address: addressLines(pen, from.address),
      logo: company.logo ?? null,
    },
    ...parts,
    facts: parts.facts.filter(({ value }) => value !== ''),
    texts: sentences,
    foot: declared.foot === 'none' ? null : footOf(declared, from, pen, notes),
    sheetOf: pen.word('sheetOf'),
  };
}

/** Writes as who the paper is for reads it. */
export function penFor<K extends TableName>(
  declared: PaperDeclaration<K>,
  row: Rows[K],
  { view, language, texts, writing }: PaperWorld,
  company: CompanyRow,
  options: Pick<PaperOptions, 'language'> = {},
): Pen {
  const party = partyRow(view, declared.party(row));
  return penOf(
    { texts, writing },
    {
      language: options.language ?? party?.language ?? language,
      timeZone: company.timeZone,
      country: party?.addresses.billing.country,
      home: company.address.country,
    },
  );
}

/** An address as written on a letter. */
export const addressLines = (pen: Pen, { street, postcode, city, country }: Address): readonly string[] =>
  [street, `${postcode} ${city}`.trim(), pen.country(country)].filter((line) => line !== '');

/** The company's text for this kind of paper, its registration details, and where it is paid. [PAP7] */
function footOf(
  { kind, foot }: Pick<PaperDeclaration, 'foot'> & { readonly kind: string },
  company: CompanyRow,
  pen: Pen,
  notes: string,
): PaperFoot {
  const { name, organisationNumber, vatNumber, bank = noBank, paperTexts = {} } = company;
  const own = paperKinds.find((one) => one === kind);
  const accounts = foot === 'paid' ? bank : noBank;
  const numbers = { organisationNumber, vatNumber, ...accounts };
  const details = (['organisationNumber', 'vatNumber', 'bankgiro', 'plusgiro', 'iban', 'bic'] as const)
    .filter((field) => numbers[field] !== '')
    .map((field) => pen.word(field, { number: numbers[field] }));
  return {
    notes,
    text: (own && paperTexts[own]?.[pen.language]) ?? '',
    details: [name, ...details].join(' · '),
  };
}
