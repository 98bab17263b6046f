import { keepJson, keptJson } from './kept-json.ts';

const key = (name: string): string => `lagra-folded-${name}`;
const isYes = (value: unknown): value is true => value === true;

/** The parts of pages that were folded away on this device. */
export const foldedParts = (storage: Storage) => ({
  isFolded: (name: string): boolean => keptJson(storage, key(name), isYes) ?? false,
  fold: (name: string, isFolded: boolean): void => keepJson(storage, key(name), isFolded),
});
