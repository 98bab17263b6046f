import type { TableName } from '../engine/rows.ts';
import type { BookCheck, BookFault, Books } from './books.ts';
import { countersAreWithinEachOther } from './counters.books.ts';
import { demandIsOpen, expectedIsOpen, kindsWithLines, linesAreOfOneDocument } from './lines.books.ts';
import { nobodyOwesBelowZero, valuedIsOwned } from './money.books.ts';
import {
  placesHaveEnough,
  placesSumToZero,
  serialsAreInOnePlace,
  warehousesHaveTheirPlaces,
} from './places.books.ts';
import { comingAndGoingIsOpen, linesHoldWhatTheyWant, reservedIsHeld } from './promises.books.ts';

/** The comparisons by name. */
export const bookChecks = {
  placesSumToZero,
  placesHaveEnough,
  warehousesHaveTheirPlaces,
  reservedIsHeld,
  linesHoldWhatTheyWant,
  comingAndGoingIsOpen,
  demandIsOpen,
  expectedIsOpen,
  serialsAreInOnePlace,
  countersAreWithinEachOther,
  valuedIsOwned,
  nobodyOwesBelowZero,
  linesAreOfOneDocument,
} as const satisfies Readonly<Record<string, BookCheck>>;

/** More would not say more. */
const MOST = 100;

/** [BOK1] … [BOK13] Where a company's books contradict each other; none where they are sound. */
export function compareBooks(books: Books, most = MOST): BookFault[] {
  const faults: BookFault[] = [];
  for (const check of Object.values(bookChecks))
    for (const fault of check(books)) {
      faults.push(fault);
      if (faults.length >= most) return faults;
    }
  return faults;
}

/** The tables that are compared, besides that of lines. */
export const bookTables = [
  'balance',
  'availability',
  'reservation',
  'expectedReceipt',
  'valuation',
  'product',
  'lot',
  'shipment',
  'pick',
  'customerReturn',
  ...kindsWithLines,
] as const satisfies readonly TableName[];
