import { msg } from '@lingui/core/macro';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import type { StockLevel } from './item-figures.ts';

const levels = {
  short: { label: msg`Oversold`, tone: 'danger', icon: 'alert' },
  reorder: { label: msg`To reorder`, tone: 'warning', icon: 'refresh' },
  out: { label: msg`Out of stock`, tone: 'neutral', icon: 'circleDashed' },
  fine: { label: msg`In stock`, tone: 'success', icon: 'circleCheck' },
} as const satisfies Readonly<Record<StockLevel, DocumentWords['states'][string]>>;

/** A line of stock is not a document, but its levels are worded like states. */
export const itemWords: DocumentWords = {
  kind: 'item',
  one: msg`Item`,
  many: msg`Stock`,
  states: levels,
  commands: {},
  facts: {},
};
