import { bankFileTexts } from './bank-file.words.ts';
import { checkTexts } from './checks.words.ts';
import { connectorFaultTexts } from './connector.words.ts';
import { connectorTexts } from './connectors.ts';
import { documentTexts, valueTexts } from './document.words.ts';
import { paymentFileTexts } from './payment-file.words.ts';
import { eBillTexts } from './e-bill.words.ts';
import { eInvoiceTexts } from './e-invoice.words.ts';
import { importLineTexts } from './import-lines.words.ts';
import type { RefusalTexts } from './kind-texts.ts';
import { textsOfKinds } from './kinds.ts';
import { lineTexts } from './lines.words.ts';
import { partyTexts } from './party.words.ts';
import { postingTexts } from './posting.words.ts';
import { sharedPageRefusals } from './shared-page.words.ts';
import { stockTexts } from './stock.words.ts';
import { syncTexts } from './sync.words.ts';
import type { Texts } from './text.ts';
import { workflowRefusals } from './workflow-refusals.words.ts';

const common: readonly RefusalTexts[] = [
  bankFileTexts,
  checkTexts,
  connectorFaultTexts,
  documentTexts,
  eBillTexts,
  paymentFileTexts,
  eInvoiceTexts,
  importLineTexts,
  lineTexts,
  partyTexts,
  postingTexts,
  sharedPageRefusals,
  stockTexts,
  syncTexts,
  workflowRefusals,
];

/** All texts with refusals. */
export const speakers: readonly RefusalTexts[] = [...common, ...textsOfKinds.values(), ...connectorTexts];

/** The texts of the codes that several kinds share. */
export const commonRefusals: Texts = Object.assign({}, ...common.map(({ refusals }) => refusals));

/** The text of each refusal code. */
export const refusalTexts: Texts = Object.assign({}, ...speakers.map(({ refusals }) => refusals));

/** The text of each code shown in a field: the field's own, else the refusal's. */
export const fieldTexts: Texts = {
  ...refusalTexts,
  ...valueTexts,
  ...Object.assign({}, ...speakers.map(({ fields }) => fields)),
};
