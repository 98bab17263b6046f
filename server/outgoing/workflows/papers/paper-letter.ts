import { COMPANY } from '#model/values/company-document.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { DocumentRow, Row } from '#model/engine/rows.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { isMailed, type MailedKind } from '#model/areas/integrations/workflow/made-of.ts';
import { escapeHtml, harmless, htmlOf, type Letter } from '#server/mail/letter.ts';
import type { QueuedMail } from '#server/mail/mail-queue.ts';
import { senderOf } from '#server/mail/sender-of.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { paperTexts, paperWords } from './paper-texts.ts';

interface PaperDeps {
  readonly database: Database;
  readonly layouts: RowLayouts;
}

/** A line of a paper; quantity in thousandths of the stock unit. */
interface PaperLine {
  readonly product: string;
  readonly quantity: number;
}

/** What the kinds whose papers are mailed have in common. */
interface PaperRow extends DocumentRow {
  readonly number: string | null;
  readonly lines: readonly PaperLine[];
}

type Write<T> = (mail: QueuedMail) => Promise<Letter | T | null>;

/** Writes papers of documents; what is none is written by the next. */
export const withPapers =
  <T>(deps: PaperDeps, next: Write<T>): Write<T> =>
  (mail) =>
    mail.template === 'documentPaper' ? paperLetter(deps, mail) : next(mail);

/**
 * The paper of a document as a letter, with its lines as they are when it is sent, in the company's name and answered to
 * its own address; null if it is there no more.
 */
async function paperLetter({ database, layouts }: PaperDeps, mail: QueuedMail): Promise<Letter | null> {
  const [company = '', kind = '', id = ''] = mail.about?.split('/') ?? [];
  if (!isMailed(kind)) return null;
  return database.withCompany(Number(company), async (trx) => {
    const read = async (table: string, ids: readonly string[]): Promise<readonly Row[]> =>
      rowsById(trx, Number(company), layoutFor(layouts, table), ids);
    const [[row], [own]] = [await read(kind, [id]), await read('company', [COMPANY])];
    return row && own ? lettered(mail, kind, row as PaperRow, own as CompanyRow, read) : null; // tables hold their rows
  });
}

type Read = (table: string, ids: readonly string[]) => Promise<readonly Row[]>;

async function lettered(
  { to, locale }: QueuedMail,
  kind: MailedKind,
  row: PaperRow,
  own: CompanyRow,
  read: Read,
): Promise<Letter> {
  const { subject, before, after } = paperTexts[kind][locale];
  const { order: orderId } = row as Partial<ShipmentRow>;
  const [order] = (orderId ? await read('salesOrder', [orderId]) : []) as (SalesOrderRow | undefined)[]; // the table of orders
  const names: Readonly<Record<string, string>> = {
    number: row.number ?? paperWords[locale].noNumber,
    company: own.name,
    order: order?.number ?? '',
  };
  const named = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => harmless(names[name] ?? ''));
  const lines = [...(await linesOf(row, locale, read)), ...parcelsOf(row, locale)];
  const { sender, replyTo } = senderOf(own);
  const html = [
    `<p style="margin:0 0 16px">${escapeHtml(named(before))}</p>`,
    `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    `<p style="margin:0 0 16px">${escapeHtml(named(after))}</p>`,
  ].join('\n');
  return {
    to,
    subject: named(subject),
    text: `${[named(before), lines.map((line) => `- ${line}`).join('\n'), named(after)].join('\n\n')}\n`,
    html: htmlOf(locale, named(subject), html),
    link: undefined,
    replyTo,
    sender: harmless(sender),
  };
}

async function linesOf(
  { lines }: PaperRow,
  locale: QueuedMail['locale'],
  read: Read,
): Promise<readonly string[]> {
  const found = await read('product', [...new Set(lines.map(({ product }) => product))]);
  const products = new Map(found.map((row) => [row.id, row as ProductRow])); // the table of products
  const sums = Map.groupBy(lines, ({ product }) => product);
  const figure = new Intl.NumberFormat(locale === 'sv' ? 'sv-SE' : 'en-GB', { maximumFractionDigits: 3 });
  return [...sums].map(([id, parts]) => {
    const product = products.get(id);
    const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
    const name = product ? `${product.sku} ${product.name[locale] || product.name.en}` : '';
    return `${figure.format(quantity / 1000)} ${product?.unit ?? ''} ${harmless(name)}`;
  });
}

/** The numbers by which the carrier follows the parcels. */
const parcelsOf = (row: PaperRow, locale: QueuedMail['locale']): readonly string[] =>
  ((row as Partial<ShipmentRow>).parcels ?? []).flatMap(({ tracking }) =>
    tracking === '' ? [] : [`${paperWords[locale].parcel} ${harmless(tracking)}`],
  );
