import type { Draft } from 'immer';
import type { LocationForm, LocationRow } from './location.events.ts';

const write = (row: Draft<LocationRow>, data: LocationForm): void => void Object.assign(row, data);
const stateOnly = (): void => {};

export const locationFolds = {
  created: write,
  updated: write,
  blocked: stateOnly,
  unblocked: stateOnly,
  archived: stateOnly,
};
