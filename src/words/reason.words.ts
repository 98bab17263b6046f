import type { ReasonList } from '#model/values/reasons.ts';
import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';
import type { Text } from './text.ts';

/** What is done for a reason, as the lists of reasons are called. */
export const reasonListTexts: Readonly<Record<ReasonList, Text>> = {
  cancel: { en: 'Cancel', sv: 'Annullera' },
  closeShort: { en: 'Close short', sv: 'Avsluta i förtid' },
  hold: { en: 'Put an order on hold', sv: 'Pausa en order' },
  amend: { en: 'Change a confirmed order', sv: 'Ändra en bekräftad order' },
  reopen: { en: 'Reopen an order', sv: 'Öppna en order igen' },
  reject: { en: 'Reject an order', sv: 'Avslå en order' },
  decline: { en: 'Lose a quote', sv: 'Förlora en offert' },
  receiveOver: { en: 'Receive more than ordered', sv: 'Ta emot mer än beställt' },
  shortPick: { en: 'Pick less than asked for', sv: 'Plocka färre än begärt' },
  otherLot: { en: 'Pick another lot', sv: 'Plocka en annan batch' },
  reverse: { en: 'Reverse a posting', sv: 'Återföra bokfört' },
  correct: { en: 'Correct a cost', sv: 'Rätta en kostnad' },
  undeliver: { en: 'Take back a delivery', sv: 'Ta tillbaka en leverans' },
  block: { en: 'Block', sv: 'Spärra' },
  holdStock: { en: 'Put stock on hold', sv: 'Spärra lagersaldo' },
  freeStock: { en: 'Free stock on hold', sv: 'Frigöra spärrat lagersaldo' },
  explainCount: { en: 'Explain a difference in a count', sv: 'Förklara en avvikelse i en inventering' },
  dismissParked: { en: 'Dismiss an unknown item', sv: 'Avfärda något okänt' },
  explainBill: {
    en: 'Explain a difference in a supplier bill',
    sv: 'Förklara en avvikelse i en leverantörsfaktura',
  },
  settle: { en: 'Settle what did not arrive', sv: 'Reglera det som inte kom fram' },
  recall: { en: 'Recall a transfer', sv: 'Kalla tillbaka en överföring' },
  adjust: { en: 'Adjust stock', sv: 'Justera lagersaldo' },
  scrap: { en: 'Scrap goods', sv: 'Kassera varor' },
  revalue: { en: 'Revalue stock', sv: 'Omvärdera lager' },
  take: { en: 'Take goods from orders', sv: 'Ta varor från ordrar' },
  return: { en: 'Return goods', sv: 'Returnera varor' },
  refuseReturn: { en: 'Refuse a return', sv: 'Neka en retur' },
  writeOff: { en: 'Write off an invoice', sv: 'Skriva av en faktura' },
  dispute: { en: 'Dispute an invoice', sv: 'Bestrida en faktura' },
  rejectInvoice: { en: 'Reject an invoice', sv: 'Avvisa en faktura' },
  reopenPeriod: { en: 'Reopen a closed period', sv: 'Öppna en stängd period igen' },
};

export const reasonTexts = {
  kind: 'reason',
  shown: {
    one: { en: 'Reason', sv: 'Orsak' },
    many: { en: 'Reasons', sv: 'Orsaker' },
    page: '/apps/settings/core-resources?id=$id',
  },
  about: {
    en: 'A reason that people choose when an action asks for one.',
    sv: 'En orsak som väljs när en åtgärd frågar efter en.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New reason', sv: 'Ny orsak' },
    update: listedTexts.commands.update,
  },
  events: {
    provide: { en: 'Provide', sv: 'Tillhandahåll' },
  },
  facts: {
    created: listedTexts.facts.created,
    provided: { en: 'Came with the company', sv: 'Följde med företaget' },
    updated: listedTexts.facts.updated,
    archived: listedTexts.facts.archived,
    restored: listedTexts.facts.restored,
  },
  guards: {
    codeIsFree: {
      is: {
        en: 'the code is free among the reasons of its action, and its account is in use',
        sv: 'koden är ledig bland åtgärdens orsaker och kontot är i bruk',
      },
      needs: {
        en: 'Choose a code that no other reason of this action has, not even an archived one.',
        sv: 'Välj en kod som ingen annan orsak för åtgärden har, inte heller en arkiverad.',
      },
    },
    codeIsKept: {
      is: {
        en: 'action and code stay as they are, and its account is in use',
        sv: 'åtgärd och kod är oförändrade och kontot är i bruk',
      },
      needs: {
        en: 'Keep action and code; for another code, add a new reason and archive this one.',
        sv: 'Behåll åtgärd och kod; för en annan kod, lägg upp en ny orsak och arkivera den här.',
      },
    },
    isNotTheLast: {
      is: { en: 'the action keeps another reason', sv: 'åtgärden har en orsak till' },
      needs: {
        en: 'Add or restore another reason for this action first.',
        sv: 'Lägg först upp eller återställ en annan orsak för åtgärden.',
      },
    },
  },
  refusals: {
    reasonKeepsCode: {
      en: 'The action and the code of a reason cannot be changed.',
      sv: 'Åtgärd och kod kan inte ändras för en orsak.',
    },
    unknownAccount: {
      en: 'Choose an account that is in use.',
      sv: 'Välj ett konto som är i bruk.',
    },
    approvalNotHeeded: {
      en: 'Only adjustments await approval for the sake of a reason.',
      sv: 'Bara justeringar väntar på godkännande för en orsaks skull.',
    },
    lastReason: {
      en: 'This is the last reason of its action, and the action needs one.',
      sv: 'Det här är åtgärdens sista orsak, och åtgärden kräver en.',
    },
  },
  list: {
    search: { en: 'Reason or code', sv: 'Orsak eller kod' },
    narrowed: { en: 'No reason matches', sv: 'Ingen orsak matchar' },
    none: { en: 'No reasons yet', sv: 'Inga orsaker ännu' },
    text: {
      en: 'People choose one of these when an action asks why.',
      sv: 'En av dem väljs när en åtgärd frågar varför.',
    },
  },
} satisfies KindTexts;
