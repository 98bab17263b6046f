/** How messages of different versions are written. */
interface Written {
  readonly type?: '053' | '054';
  readonly version?: string;
  readonly message?: string;
  readonly account?: string;
  /** Before the document. */
  readonly prologue?: string;
}

const names = { '053': ['BkToCstmrStmt', 'Stmt'], '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] } as const;
const bankgiro = '<Othr><Id>5050-1055</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr>';

/** A file of a bank with these entries. */
export function camtFixture(entries: string, over: Written = {}): Buffer {
  const { type = '054', version = '08', message = 'M-2026-1', account = bankgiro, prologue = '' } = over;
  const [outer, inner] = names[type];
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
${prologue}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${type}.001.${version}">
<${outer}><GrpHdr><MsgId>${message}</MsgId><CreDtTm>2026-12-15T18:00:00</CreDtTm></GrpHdr>
<${inner}><Id>1</Id><Acct><Id>${account}</Id><Ccy>SEK</Ccy></Acct>
${entries}
</${inner}></${outer}></Document>
`);
}

interface Entry {
  readonly amount?: string;
  readonly currency?: string;
  readonly direction?: string;
  readonly status?: string;
  readonly day?: string;
  readonly reference?: string;
  readonly details?: string;
  readonly more?: string;
}

/** An entry with these details of transactions. */
export const camtEntry = ({
  amount = '374.96',
  currency = 'SEK',
  direction = 'CRDT',
  status = '<Cd>BOOK</Cd>',
  day = '2026-12-15',
  reference = 'BG-1',
  details = '',
  more = '',
}: Entry = {}): string =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${more}<Sts>${status}</Sts>` +
  `<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>` +
  `${details === '' ? '' : `<NtryDtls>${details}</NtryDtls>`}</Ntry>`;

/** A transaction with its reference for machines. */
export const camtDetails = (ocr: string, amount = '', more = ''): string =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount === '' ? '' : `<Amt Ccy="SEK">${amount}</Amt>`}` +
  `<RltdPties><Dbtr><Pty><Nm>Kund &amp; Söner AB</Nm></Pty></Dbtr></RltdPties>` +
  `<RmtInf><Strd><CdtrRefInf><Ref>${ocr}</Ref></CdtrRefInf></Strd></RmtInf>${more}</TxDtls>`;
