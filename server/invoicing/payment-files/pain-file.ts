import { payableOf } from '#model/areas/purchasing/supplier-bill/bill-sums.ts';
import type {
  PayeeAccount,
  SupplierBillRow,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import type { Transfer } from '#model/areas/purchasing/supplier-bill/payment-file.ts';
import type { BankDetails, CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import { digitsOnly, isOcr } from './ocr-reference.ts';
import { decimal } from '../decimal.ts';
import { xmlDocument, type XmlElements } from '../xml/build-xml.ts';

/** What a file of payments is made of. */
export interface PainContent {
  /** The id of the file. */
  readonly file: string;
  /** When the last bill was put in it, UTC ISO. */
  readonly madeAt: string;
  readonly company: Pick<CompanyForm, 'name' | 'organisationNumber'> & { readonly bank: BankDetails };
  readonly transfers: readonly (Transfer & {
    readonly name: string;
    readonly country: string;
    /** The day on which the bank is to pay, `YYYY-MM-DD`. */
    readonly on: string;
  })[];
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';
/** Characters. */
const LONGEST = { id: 35, name: 70, text: 140 };
/** Characters that the number of a group takes in its id, with its hyphen: a file has no more bills than five digits count. */
const COUNTED = 6;
/** Swedish clearing (SESBA): the numbers of Bankgirot and of PlusGirot. */
const CLEARING = { bankgiro: '9900', plusgiro: '9500' };

/**
 * A customer credit transfer initiation of ISO 20022, pain.001.001.03, as banks in Sweden take it: a bankgiro is an account
 * of the scheme BGNR, a plusgiro a BBAN, each at its clearing number; other accounts are IBAN. [SBL14]
 */
export function painFile({ file, madeAt, company, transfers }: PainContent): string {
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0);
  const payer = partyOf(company.name, company.organisationNumber);
  const groups = Map.groupBy(
    transfers,
    ({ on, currency, payTo }) => `${on} ${currency} ${levelOf(payTo, currency)}`,
  );
  const payments = [...groups.values()].map((group, at) => paymentOf({ file, company, payer }, group, at));
  return xmlDocument('Document', {
    '@xmlns': NAMESPACE,
    CstmrCdtTrfInitn: {
      GrpHdr: {
        MsgId: idOf(file),
        CreDtTm: madeAt.slice(0, 19),
        NbOfTxs: String(transfers.length),
        CtrlSum: decimal(total, 2),
        InitgPty: payer,
      },
      PmtInf: payments,
    },
  });
}

const idOf = (file: string): string => file.replaceAll('-', '').slice(0, LONGEST.id);

const partyOf = (name: string, organisation: string): XmlElements => {
  const id = organisation.replaceAll(/[^0-9A-Za-z]/g, '').slice(0, LONGEST.id);
  return {
    Nm: name.slice(0, LONGEST.name),
    Id: id === '' ? undefined : { OrgId: { Othr: { Id: id, SchmeNm: { Cd: 'BANK' } } } },
  };
};

interface Payer extends Pick<PainContent, 'file' | 'company'> {
  readonly payer: XmlElements;
}
type OneTransfer = PainContent['transfers'][number];

/** A transfer in euros to an IBAN goes by SEPA, others by what is usual. */
const levelOf = ({ type }: PayeeAccount, currency: string): 'SEPA' | 'NURG' =>
  type === 'iban' && currency === 'EUR' ? 'SEPA' : 'NURG';

function paymentOf({ file, company, payer }: Payer, group: readonly OneTransfer[], at: number): XmlElements {
  const [first] = group;
  if (!first) return {};
  const { iban, bic, bankgiro } = company.bank;
  const own: PayeeAccount =
    iban === '' ? { type: 'bankgiro', account: bankgiro, bic: '' } : { type: 'iban', account: iban, bic };
  return {
    PmtInfId: `${idOf(file).slice(0, LONGEST.id - COUNTED)}-${at + 1}`,
    PmtMtd: 'TRF',
    NbOfTxs: String(group.length),
    CtrlSum: decimal(
      group.reduce((sum, { amount }) => sum + amount, 0),
      2,
    ),
    PmtTpInf: { SvcLvl: { Cd: levelOf(first.payTo, first.currency) }, CtgyPurp: { Cd: 'SUPP' } },
    ReqdExctnDt: first.on,
    Dbtr: payer,
    DbtrAcct: accountOf(own),
    DbtrAgt: agentOf(own) ?? { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
    ChrgBr: levelOf(first.payTo, first.currency) === 'SEPA' ? 'SLEV' : 'SHAR',
    CdtTrfTxInf: group.map(transferOf),
  };
}

function transferOf({ bills, amount, currency, payTo, name, country }: OneTransfer): XmlElements {
  const [first] = bills;
  return {
    PmtId: { EndToEndId: (first?.number ?? first?.id ?? '').slice(0, LONGEST.id) },
    Amt: { InstdAmt: { '@Ccy': currency, '#text': decimal(amount, 2) } },
    CdtrAgt: agentOf(payTo),
    Cdtr: { Nm: name.slice(0, LONGEST.name), PstlAdr: { Ctry: country } },
    CdtrAcct: accountOf(payTo),
    RmtInf: remittanceOf(bills),
  };
}

function accountOf({ type, account }: PayeeAccount): XmlElements {
  if (type === 'iban') return { Id: { IBAN: account.replaceAll(/\s/g, '').toUpperCase() } };
  const scheme = type === 'bankgiro' ? { Prtry: 'BGNR' } : { Cd: 'BBAN' };
  return { Id: { Othr: { Id: digitsOnly(account), SchmeNm: scheme } } };
}

function agentOf({ type, bic }: PayeeAccount): XmlElements | undefined {
  if (type === 'iban') return bic === '' ? undefined : { FinInstnId: { BIC: bic.toUpperCase() } };
  return { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'SESBA' }, MmbId: CLEARING[type] } } };
}

/** One bill by its OCR reference or its text; several each by its number, amount and kind. */
function remittanceOf(bills: readonly SupplierBillRow[]): XmlElements {
  const [first] = bills;
  if (!first || bills.length > 1) return { Strd: bills.map(referredTo) };
  const reference = referenceOf(first);
  return isOcr(reference)
    ? { Strd: { CdtrRefInf: scor(reference) } }
    : { Ustrd: reference.slice(0, LONGEST.text) };
}

const referenceOf = ({ paymentReference, supplierNumber }: SupplierBillRow): string =>
  (paymentReference || supplierNumber).trim();

const scor = (reference: string): XmlElements => ({
  Tp: { CdOrPrtry: { Cd: 'SCOR' } },
  Ref: digitsOnly(reference).slice(0, LONGEST.id),
});

/** A bill or a credit note among others (ISO 20022: commercial invoice, credit note). */
function referredTo(bill: SupplierBillRow): XmlElements {
  const isCredit = payableOf(bill) < 0;
  const amount = { '@Ccy': bill.currency, '#text': decimal(Math.abs(payableOf(bill)), 2) };
  const reference = referenceOf(bill);
  return {
    RfrdDocInf: {
      Tp: { CdOrPrtry: { Cd: isCredit ? 'CREN' : 'CINV' } },
      Nb: bill.supplierNumber.slice(0, LONGEST.id),
    },
    RfrdDocAmt: isCredit ? { CdtNoteAmt: amount } : { RmtdAmt: amount },
    CdtrRefInf: isOcr(reference) ? scor(reference) : undefined,
  };
}
