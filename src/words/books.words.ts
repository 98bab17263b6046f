import type { BookFault, BookProblem } from '#model/books/books.ts';
import { written, type Text } from './text.ts';

/** What verification says of books that contradict each other, after the document that it is about. */
const bookTexts: Readonly<Record<BookProblem, Text>> = {
  placesDoNotSum: {
    en: 'all places together have {found:quantity} instead of 0.',
    sv: 'alla platser har tillsammans {found:quantity} i stället för 0.',
  },
  placeIsShort: {
    en: 'a place has {onHand:quantity}, but {taken:quantity} reserved, on hold or about to move.',
    sv: 'en plats har {onHand:quantity}, men {taken:quantity} reserverat, spärrat eller på väg att flyttas.',
  },
  warehouseDiffers: {
    en: 'a warehouse may promise {found:quantity}, but its places have {expected:quantity}.',
    sv: 'ett lager får lova {found:quantity}, men dess platser har {expected:quantity}.',
  },
  reservedDiffers: {
    en: '{found:quantity} reserved, but lines hold {expected:quantity}.',
    sv: '{found:quantity} reserverat, men raderna håller {expected:quantity}.',
  },
  moreReservedThanThere: {
    en: '{reserved:quantity} reserved, but only {onHand:quantity} on hand.',
    sv: '{reserved:quantity} reserverat, men bara {onHand:quantity} i lager.',
  },
  moreHeldThanWanted: {
    en: 'a line holds {held:quantity}, but wants {open:quantity}.',
    sv: 'en rad håller {held:quantity}, men vill ha {open:quantity}.',
  },
  outgoingDiffers: {
    en: '{found:quantity} outgoing, but {expected:quantity} open on lines.',
    sv: '{found:quantity} utgående, men {expected:quantity} öppet på rader.',
  },
  incomingDiffers: {
    en: '{found:quantity} incoming, but {expected:quantity} open on lines.',
    sv: '{found:quantity} inkommande, men {expected:quantity} öppet på rader.',
  },
  demandDiffers: {
    en: 'stock knows of a demand of {found:quantity}, but {expected:quantity} is open on the line.',
    sv: 'lagret känner till ett behov av {found:quantity}, men {expected:quantity} är öppet på raden.',
  },
  expectedDiffers: {
    en: 'stock expects {found:quantity}, but {expected:quantity} is still to come on the line.',
    sv: 'lagret väntar {found:quantity}, men {expected:quantity} återstår att få på raden.',
  },
  serialIsTwice: {
    en: 'one serial number, but {units:quantity} in {places:place|places}.',
    sv: 'ett serienummer, men {units:quantity} på {places:plats|platser}.',
  },
  countersContradict: {
    en: 'the quantities of a line contradict each other.',
    sv: 'en rads kvantiteter motsäger varandra.',
  },
  valuedDiffers: {
    en: '{found:quantity} valued, but {expected:quantity} in stock.',
    sv: '{found:quantity} värderat, men {expected:quantity} i lager.',
  },
  worthBelowZero: {
    en: '{quantity:quantity} in stock has a value that it cannot have.',
    sv: '{quantity:quantity} i lager har ett värde som det inte kan ha.',
  },
  creditedBeyondSold: {
    en: 'more is credited than was sold, or a payment is below zero.',
    sv: 'mer är krediterat än vad som såldes, eller så är en betalning under noll.',
  },
  lineIsOfAnother: {
    en: 'a line is that of another document, which had it first.',
    sv: 'en rad tillhör ett annat dokument, som hade den först.',
  },
};

/** A fault as a sentence. */
export const bookSentence = (
  { problem, params }: Pick<BookFault, 'problem' | 'params'>,
  language: keyof Text,
): string => written(bookTexts[problem], params, language, { person: String, permission: String });

/** The same with the document that it is about, for an operator. */
export const doubtOf = (fault: BookFault): string =>
  `${fault.kind} ${fault.document}: ${bookSentence(fault, 'en')}`;
