import { MOST_E_BILL_LINES, type ReadBill } from '#model/areas/purchasing/supplier-bill/e-bill.ts';
import { beyond, UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import type { Reader } from '#server/untrusted/contracts.ts';
import { allAt, readElements, textAt, type XmlElement, type XmlLimits } from '../xml/xml-elements.ts';
import { xmlText } from '../xml/xml-text.ts';
import { xmlInPdf } from './xml-in-pdf.ts';
import { ublBill } from './ubl-bill.ts';

const UBL = /^urn:oasis:names:specification:ubl:schema:xsd:(Invoice|CreditNote)-2$/;
/** The other syntax of EN 16931, which Factur-X and ZUGFeRD have. */
const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const codes = {
  broken: 'eBillBroken',
  doctype: 'eBillDoctype',
  tooDeep: 'eBillTooDeep',
  tooManyElements: 'eBillTooManyElements',
  textTooLong: 'eBillTextTooLong',
};
const FILE = 'EmbeddedDocumentBinaryObject';
/** Characters of a file in base64: ten megabytes. */
const LONGEST_FILE = 14_000_000;
const MOST_FILES = 10;
const limits: XmlLimits = {
  deepest: 30,
  elements: 5000,
  text: (element) => (element === FILE ? LONGEST_FILE : 10_000),
  codes,
};

/**
 * In the child: what an e-invoice says, and the files in it, each a part. A PDF is searched for the e-invoice that it holds.
 * Throws UnreadableFile for what is none. [EBL1] [EBL2]
 */
export const readEBill: Reader<'eBill'> = async (content, _, give) => {
  const isPdf = content.subarray(0, 5).toString('latin1') === '%PDF-';
  const root = documentIn(xmlText(isPdf ? await xmlInPdf(content) : content, codes.broken));
  const { bill, faults } = ublBill(root);
  const files = bill ? filesIn(root) : [];
  for (const file of files) give(file.content);
  const attachments = files.map(({ name, type, content: { length: size } }) => ({ name, type, size }));
  return { bill, faults, attachments } satisfies ReadBill;
};

/** The document with all that stands below it. */
function documentIn(text: string): XmlElement {
  let root: XmlElement | null = null;
  const inner: XmlElement[] = [];
  readElements(
    text,
    (path) => path.length === 2,
    {
      document: (namespace, line) => {
        root = { name: nameOf(namespace, line), line, attributes: {}, inner, text: '' };
      },
      element: (element) => {
        inner.push(element);
        if (inner.length > 2 * MOST_E_BILL_LINES) throw beyond('eBillTooManyLines', MOST_E_BILL_LINES);
      },
    },
    limits,
  );
  if (!root) throw new UnreadableFile('nothing in it', { code: 'eBillOfAnotherKind', params: { line: 1 } });
  const lines = inner.filter(({ name }) => /Line$|^AllowanceCharge$/.test(name)).length;
  if (lines > MOST_E_BILL_LINES) throw beyond('eBillTooManyLines', MOST_E_BILL_LINES);
  return root;
}

function nameOf(namespace: string, line: number): string {
  const [, name] = UBL.exec(namespace) ?? [];
  if (name !== undefined) return name;
  const code = namespace === CII ? 'eBillCii' : 'eBillOfAnotherKind';
  throw new UnreadableFile(`no invoice in UBL: ${namespace.slice(0, 80)}`, { code, params: { line } });
}

interface FileIn {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** The files that an e-invoice carries; what is no base64 is none. */
function filesIn(root: XmlElement): readonly FileIn[] {
  const all = allAt(root, `AdditionalDocumentReference`).flatMap((reference, at) => {
    const [object] = allAt(reference, `Attachment/${FILE}`);
    if (!object) return [];
    const content = Buffer.from(object.text.replaceAll(/\s/g, ''), 'base64');
    const { filename = '', mimeCode = '' } = object.attributes;
    const name = filename || textAt(reference, 'ID') || `file-${at + 1}`;
    return content.length === 0 ? [] : [{ name: name.slice(0, 200), type: mimeCode.slice(0, 100), content }];
  });
  if (all.length > MOST_FILES) throw beyond('eBillTooManyFiles', MOST_FILES);
  return all;
}
