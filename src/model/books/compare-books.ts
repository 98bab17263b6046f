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

/** Comparisons of what stock holds, and of documents with it, by name. */
export const ledgerChecks = {
  placesSumToZero,
  placesHaveEnough,
  warehousesHaveTheirPlaces,
  reservedIsHeld,
  linesHoldWhatTheyWant,
  comingAndGoingIsOpen,
  demandIsOpen,
  expectedIsOpen,
  serialsAreInOnePlace,
  valuedIsOwned,
} as const satisfies Readonly<Record<string, BookCheck>>;

/** Comparisons of each document alone, by name: of however few at a time. */
export const documentChecks = {
  countersAreWithinEachOther,
  nobodyOwesBelowZero,
  linesAreOfOneDocument,
} as const satisfies Readonly<Record<string, BookCheck>>;

const allChecks = { ...ledgerChecks, ...documentChecks };

/** More would not say more. */
export const MOST_FAULTS = 100;

/** [BOK1] … [BOK13] Where a company's books contradict each other; none where they are sound. */
export function compareBooks(
  books: Books,
  checks: Readonly<Record<string, BookCheck>> = allChecks,
): BookFault[] {
  const faults: BookFault[] = [];
  for (const check of Object.values(checks))
    for (const fault of check(books)) {
      faults.push(fault);
      if (faults.length >= MOST_FAULTS) return faults;
    }
  return faults;
}

/** The tables of stock that are compared, and what is asked of products and lots. */
export const ledgerTables = [
  'balance',
  'availability',
  'reservation',
  'expectedReceipt',
  'valuation',
  'product',
  'lot',
] as const satisfies readonly TableName[];

/** The kinds of documents that are compared. */
export const bookKinds = [
  ...kindsWithLines,
  'shipment',
  'pick',
  'customerReturn',
  'supplierReturn',
] as const satisfies readonly TableName[];
