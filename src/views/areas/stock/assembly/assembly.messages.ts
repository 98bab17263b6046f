import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssemblyMode } from '#model/areas/stock/assembly/assembly.facts.ts';

export const modeWords: Readonly<Record<AssemblyMode, MessageDescriptor>> = {
  build: msg`Build bundles`,
  unbuild: msg`Take apart`,
};

/** What becomes of goods, by mode. */
export const modeHints: Readonly<Record<AssemblyMode, MessageDescriptor>> = {
  build: msg`Components are taken from stock, and the bundle is put in stock at what they cost.`,
  unbuild: msg`The bundle is taken from stock, and its components are put in stock at what it cost.`,
};
