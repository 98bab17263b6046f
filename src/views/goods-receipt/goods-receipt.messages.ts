import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { receiptSources } from '#model/goods-receipt/goods-receipt.facts.ts';
import type { DocumentWords } from '../document/document-words.ts';

export const goodsReceiptWords: DocumentWords = {
  kind: 'goodsReceipt',
  one: msg`Goods receipt`,
  many: msg`Goods receipts`,
  states: {
    draft: { label: msg`To count`, tone: 'neutral', icon: 'circleDashed' },
    counted: { label: msg`Counted`, tone: 'info', icon: 'clipboard' },
    posted: { label: msg`Posted`, tone: 'success', icon: 'circleCheck' },
    reversed: { label: msg`Reversed`, tone: 'danger', icon: 'undo', aside: true, after: 'posted' },
    discarded: { label: msg`Discarded`, tone: 'neutral', icon: 'trash', aside: true },
  },
  commands: {
    post: { label: msg`Post receipt`, icon: 'packageImport' },
    reverse: {
      label: msg`Reverse`,
      icon: 'undo',
      danger: true,
      reason: 'reverse',
      movesBack: true,
      confirm: msg`The goods leave stock again, at the cost they came in with.`,
    },
    discard: {
      label: msg`Discard`,
      icon: 'trash',
      danger: true,
      confirm: msg`What was counted here is set aside.`,
    },
    create: { label: msg`New goods receipt`, icon: 'plus', button: false },
    count: { label: msg`Save count`, icon: 'check', button: false },
  },
  reverses: { posted: 'reverse' },
  facts: {
    created: msg`Opened`,
    counted: msg`Counted`,
    posted: msg`Posted`,
    reversed: msg`Reversed`,
    discarded: msg`Discarded`,
  },
};

export const receiptSourceWords: Readonly<Record<(typeof receiptSources)[number], MessageDescriptor>> = {
  order: msg`From an order`,
  blind: msg`Without an order`,
  opening: msg`Opening stock`,
};
