import { msg } from '@lingui/core/macro';
import type { DocumentWords } from '../document/document-words.ts';

export const shipmentWords: DocumentWords = {
  kind: 'shipment',
  one: msg`Shipment`,
  many: msg`Shipments`,
  states: {
    open: { label: msg`To pack`, tone: 'info', icon: 'package' },
    packed: { label: msg`Packed`, tone: 'primary', icon: 'boxes' },
    shipped: { label: msg`Shipped`, tone: 'success', icon: 'truck' },
    delivered: { label: msg`Delivered`, tone: 'success', icon: 'circleCheck' },
    cancelled: { label: msg`Cancelled`, tone: 'danger', icon: 'ban', aside: true },
    reversed: { label: msg`Reversed`, tone: 'warning', icon: 'undo', aside: true, after: 'shipped' },
  },
  commands: {
    ship: { label: msg`Ship`, icon: 'truck' },
    deliver: { label: msg`Mark as delivered`, icon: 'circleCheck' },
    cancel: {
      label: msg`Cancel shipment`,
      icon: 'ban',
      danger: true,
      reason: 'cancel',
      confirm: msg`The goods go back to the bins they came from, and stay reserved for the order.`,
    },
    reverse: {
      label: msg`Reverse`,
      icon: 'undo',
      danger: true,
      reason: 'reverse',
      movesBack: true,
      confirm: msg`The goods come back to staging and wait there in a new shipment.`,
    },
    pack: { label: msg`Pack`, icon: 'boxes', button: false },
    create: { label: msg`New shipment`, icon: 'plus', button: false },
  },
  reverses: { shipped: 'reverse' },
  facts: {
    created: msg`Opened: goods wait in staging`,
    packed: msg`Packed`,
    shipped: msg`Shipped`,
    delivered: msg`Delivered`,
    cancelled: msg`Cancelled, goods put back`,
    reversed: msg`Reversed, goods are back in staging`,
  },
};
