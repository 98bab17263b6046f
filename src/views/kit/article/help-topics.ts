import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '#views/ui/icon.tsx';

interface Topic {
  readonly name: MessageDescriptor;
  readonly about: MessageDescriptor;
  readonly icon: IconName;
}

/** The categories of the help centre, in the order in which they are shown. */
export const topics = {
  start: {
    name: msg`Getting started`,
    about: msg`The first day, role by role.`,
    icon: 'play',
  },
  sales: { name: msg`Sales`, about: msg`Customers, orders, and what is shipped.`, icon: 'shoppingCart' },
  purchasing: { name: msg`Purchasing`, about: msg`Suppliers, orders, and what comes in.`, icon: 'receipt' },
  warehouse: {
    name: msg`Warehouse`,
    about: msg`Stock, locations, receiving and picking.`,
    icon: 'warehouse',
  },
  products: { name: msg`Products`, about: msg`Products, categories, prices and barcodes.`, icon: 'box' },
  companies: {
    name: msg`Company and people`,
    about: msg`Members, roles, your account, several companies.`,
    icon: 'building',
  },
  app: {
    name: msg`Finding your way`,
    about: msg`Lists, keyboard, search, printing, working offline.`,
    icon: 'map',
  },
  data: { name: msg`Data and flows`, about: msg`Import, export, charts and figures.`, icon: 'flow' },
  reference: { name: msg`Reference`, about: msg`The words, and what stands nowhere else.`, icon: 'file' },
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof topics;

export const topicIds = Object.keys(topics) as readonly TopicId[]; // the keys of an exhaustive record

export const isTopic = (id: string | undefined): id is TopicId => topicIds.some((one) => one === id);
