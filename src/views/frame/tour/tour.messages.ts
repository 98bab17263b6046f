import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TourId, TourStepId } from '#machines/app/tour/tour.rules.ts';
import type { IconName } from '#views/ui/icon.tsx';

interface TourWords {
  readonly name: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly icon: IconName;
}

export const tourWords: Readonly<Record<TourId, TourWords>> = {
  dashboard: {
    name: msg`The dashboard`,
    description: msg`How to see in a minute what needs doing today.`,
    icon: 'dashboard',
  },
  products: {
    name: msg`Products`,
    description: msg`Find a product, and add a new one with its reorder rules.`,
    icon: 'box',
  },
  inventory: {
    name: msg`Stock`,
    description: msg`What is in stock, what is promised, what is coming.`,
    icon: 'boxes',
  },
  sales: {
    name: msg`Sales`,
    description: msg`From the order list to a new order, and to the customers.`,
    icon: 'shoppingCart',
  },
  complete: {
    name: msg`The whole of Lagra`,
    description: msg`The whole round: dashboard, products, stock and sales.`,
    icon: 'map',
  },
};

interface StepWords {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

export const stepWords: Readonly<Record<TourStepId, StepWords>> = {
  navigation: {
    title: msg`Everything from here`,
    text: msg`The navigation leads to every area your role can see: sales, purchasing, warehouse and catalogue.`,
  },
  company: {
    title: msg`The company you work in`,
    text: msg`Everything you see belongs to this company. If you belong to several, switch between them here.`,
  },
  connectivity: {
    title: msg`Has everything been sent?`,
    text: msg`Your changes are kept on this device until the server has them. Opens the list of what is waiting, and of what was refused and why.`,
  },
  figures: {
    title: msg`What waits today`,
    text: msg`Orders to pick and to ship, goods to receive, products to reorder. Each figure leads to its list.`,
  },
  revenue: {
    title: msg`What was sold`,
    text: msg`The orders confirmed in the last days, without VAT, by the day they were ordered.`,
  },
  openOrders: {
    title: msg`Where the orders are`,
    text: msg`How many open orders are in each state, by agreement and by delivery. Each state links to its orders.`,
  },
  reorder: {
    title: msg`What is running out`,
    text: msg`Products whose stock falls below their reorder rule, and how much to order.`,
  },
  productStates: {
    title: msg`Drafts, active products, and the rest`,
    text: msg`The tabs show the list by state, with a count of each.`,
  },
  productSearch: {
    title: msg`Search as you type`,
    text: msg`By SKU, name, barcode, or what their type says of them. Press / to get here from anywhere on the page.`,
  },
  productRows: {
    title: msg`Sort and open`,
    text: msg`Click a heading to sort. In the rows, j and k move and Enter opens.`,
  },
  newProduct: {
    title: msg`A new product`,
    text: msg`Everything you buy, store and sell starts here. The n key does the same.`,
  },
  productIdentity: {
    title: msg`What it is`,
    text: msg`Its SKU, its names and its kind: a bundle is made of other products, and variants share a parent. Its type gives it fields of its own.`,
  },
  productReorder: {
    title: msg`When to order more`,
    text: msg`Set for each warehouse at what stock level to reorder, up to how much and in what multiples. The dashboard tells you when it is time.`,
  },
  saveProduct: {
    title: msg`Save`,
    text: msg`If something is missing, the first wrong field says so. Ctrl+Enter saves from any field.`,
  },
  items: {
    title: msg`Stock per product and warehouse`,
    text: msg`Every figure here comes from goods that were received, picked or shipped. None is typed in by hand.`,
  },
  itemLevels: {
    title: msg`How the stock stands`,
    text: msg`What is promised beyond stock, what to reorder, what has run out, and what is fine.`,
  },
  itemSearch: {
    title: msg`Find an item`,
    text: msg`By SKU, name or barcode. You can scan here, too.`,
  },
  itemRows: {
    title: msg`On hand, reserved, free`,
    text: msg`Free is what can still be promised: on hand less what is reserved. Incoming is on order, outgoing is yet to ship.`,
  },
  movements: {
    title: msg`Movements`,
    text: msg`Goods that go from place to place, are put away, fill pick faces, or travel to another warehouse.`,
  },
  adjustments: {
    title: msg`Adjustments`,
    text: msg`Corrections of stock, each with its reason: what is missing or was found, what it is worth, what is on hold.`,
  },
  orderStates: {
    title: msg`How far each order is`,
    text: msg`The tabs follow the agreement with the customer, from draft to closed, and count the orders in each state.`,
  },
  orderFilters: {
    title: msg`Only the late ones`,
    text: msg`Narrow the list to late orders, or by how far delivery and invoicing have come.`,
  },
  newOrder: {
    title: msg`A new sales order`,
    text: msg`Starts a draft. Its goods are reserved once it is confirmed. The n key does the same.`,
  },
  orderHead: {
    title: msg`Who buys, and when`,
    text: msg`Choose the customer: addresses, currency and terms follow. The promised day decides what is late.`,
  },
  orderLines: {
    title: msg`What they buy`,
    text: msg`Type or scan a product, or paste rows from a spreadsheet. Each line shows what is free in stock; a kit becomes its components, and a product with variants opens their grid.`,
  },
  customers: {
    title: msg`Your customers`,
    text: msg`All customers, by category, with their open orders. Open one to see its terms, everything it has ordered, and how much came back.`,
  },
  account: {
    title: msg`That was everything`,
    text: msg`Your profile is in this menu, and so are these tours: come back at any time.`,
  },
};
