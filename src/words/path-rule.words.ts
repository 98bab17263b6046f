import type { PathRuleId } from '#model/flows/conformance.ts';
import { ownValue } from '#model/values/own-value.ts';
import type { Text } from './text.ts';

/** What was unusual about a document, in words. */
export const pathRuleTexts: Readonly<Record<PathRuleId, Text>> = {
  pickedOnHold: { en: 'Picked while it was on hold', sv: 'Plockad medan den var pausad' },
  changedDuringDelivery: {
    en: 'Changed while goods were on their way',
    sv: 'Ändrad när varor var på väg ut',
  },
  cancelledDuringPicking: { en: 'Cancelled during picking', sv: 'Annullerad under plockning' },
  heldAgain: { en: 'Put on hold more than once', sv: 'Pausad mer än en gång' },
  shippedTakenBack: { en: 'A shipment of it was reversed', sv: 'En leverans på den återfördes' },
  closedShort: { en: 'Closed with goods undelivered', sv: 'Avslutad med varor olevererade' },
  reopened: { en: 'Reopened', sv: 'Öppnad igen' },
  receivedUnacknowledged: {
    en: 'Goods came before the supplier had acknowledged it',
    sv: 'Varor kom innan leverantören hade bekräftat den',
  },
  changedAfterArrival: { en: 'Changed after goods had arrived', sv: 'Ändrad när varor hade kommit in' },
  receiptTakenBack: { en: 'A receipt of it was reversed', sv: 'En inleverans på den återfördes' },
  countedAgain: { en: 'Counted again more than a day later', sv: 'Räknad igen mer än en dag senare' },
  reversed: { en: 'Reversed', sv: 'Återförd' },
  reversedLate: { en: 'Reversed more than a week later', sv: 'Återförd mer än en vecka senare' },
  takenOver: { en: 'Taken over from someone who had started it', sv: 'Övertagen från någon som hade börjat' },
  shortPicked: { en: 'Less in the bin than recorded', sv: 'Mindre på platsen än saldot sade' },
  pausedAgain: { en: 'Paused more than once', sv: 'Pausad mer än en gång' },
  cancelledDuringWork: {
    en: 'Cancelled after someone had started it',
    sv: 'Annullerad när någon hade börjat',
  },
  packedAgain: { en: 'Repacked', sv: 'Packad på nytt' },
  cancelledPacked: { en: 'Cancelled when it was packed', sv: 'Annullerad när den var packad' },
  revived: { en: 'Sold again when it was being phased out', sv: 'Såld igen under utfasning' },
  blockedAgain: { en: 'Blocked more than once', sv: 'Spärrad mer än en gång' },
  invitedAgain: { en: 'Invited three times or more', sv: 'Inbjuden tre gånger eller fler' },
};

/** The same for a rule that this version may not know; undefined then. */
export const pathRuleText = (rule: string): Text | undefined => ownValue<Text>(pathRuleTexts, rule);
