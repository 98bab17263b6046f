import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PictureName } from '../kit/article/pictures.ts';

/** What the product does in one area, as it is today. */
interface FeatureArea {
  /** Its anchor. */
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly points: readonly MessageDescriptor[];
  readonly picture: PictureName;
}

export const featureAreas: readonly FeatureArea[] = [
  {
    id: 'sales',
    title: msg`Sales`,
    text: msg`An order reserves its goods when it is confirmed, is released to picking and shipped, in parts if something is missing.`,
    points: [
      msg`The next action stands first. One that is not possible says why.`,
      msg`Quotes are sent with a link that the customer answers by, and ordered whole or in parts.`,
      msg`Price lists for everyone, a category or one customer; the line says which one its price is from.`,
      msg`Invoices and credit notes as PDF and Peppol e-invoice, with VAT worked out by line, and payments matched with the bank’s file.`,
      msg`A kit becomes its components on the order; how many there are moves with every reservation.`,
      msg`It can be amended, put on hold, closed short and reopened; its history keeps it all.`,
    ],
    picture: 'sales-order',
  },
  {
    id: 'purchasing',
    title: msg`Purchasing`,
    text: msg`What demand, stock and lead times ask for is proposed day by day, from the best source, and becomes draft orders in a press.`,
    points: [
      msg`Orders in the supplier's currency, with the rate kept on the order.`,
      msg`Several suppliers are asked for quotes, answer by a link, and are compared line by line.`,
      msg`Confirmed days line by line, and a list of what is late.`,
      msg`Supplier bills are matched with order and receipt, approved, and paid by a file for the bank; freight and duty become part of what the goods cost.`,
    ],
    picture: 'reorder',
  },
  {
    id: 'receiving',
    title: msg`Receiving`,
    text: msg`A delivery is counted against its order, line by line, and posted to the places where the goods are put.`,
    points: [
      msg`What is rejected goes to quarantine and is promised to nobody, until it is moved out, sent back to the supplier or scrapped.`,
      msg`What comes from a supplier can be inspected by sample first, and what nobody knows is set aside with a photo.`,
      msg`Sales orders that wait for the goods get them as they arrive.`,
    ],
    picture: 'goods-receipt',
  },
  {
    id: 'picking',
    title: msg`Picking and packing`,
    text: msg`Pick lists are walked in the order of the places, with a phone or a scanner, and end in a shipment.`,
    points: [
      msg`A scanned code that does not belong there says where it does.`,
      msg`What is missing at a place is fetched from another one, or told to the owner of the order.`,
    ],
    picture: 'pick-phone',
  },
  {
    id: 'stock',
    title: msg`Stock`,
    text: msg`Every unit is in a place, and every move takes it from one place to another. The sum of all is always zero.`,
    points: [
      msg`On hand, reserved, free, incoming and outgoing, for each product and warehouse.`,
      msg`The quantity on any day, and its value at moving average cost.`,
    ],
    picture: 'stock-item',
  },
  {
    id: 'warehouses',
    title: msg`Warehouses`,
    text: msg`Zones and places with codes to scan, on a map that shows what is filled, empty or blocked.`,
    points: [msg`Labels for places and products are printed from the browser.`],
    picture: 'warehouse',
  },
  {
    id: 'lists',
    title: msg`Lists`,
    text: msg`A list searches, filters, counts, sums and exports all there is, not only the page that is shown.`,
    points: [
      msg`Views are saved under a name, exports are CSV or Excel.`,
      msg`Products, customers and suppliers are imported from tables.`,
    ],
    picture: 'list-filters',
  },
  {
    id: 'flows',
    title: msg`Flows`,
    text: msg`The diagrams of the documents are drawn from the charts that run them, with how many stand where, and for how long.`,
    points: [
      msg`What left the usual path is listed, and so is what stands too long.`,
      msg`A chart can be played through without changing any data.`,
    ],
    picture: 'flows-map',
  },
  {
    id: 'companies',
    title: msg`Companies and people`,
    text: msg`Several companies, each with its own stock, currency, people and roles, and one click between them.`,
    points: [
      msg`Roles are built from permissions: six are ready, more can be made.`,
      msg`A second factor by app or passkey, which a company may require.`,
    ],
    picture: 'roles',
  },
  {
    id: 'offline',
    title: msg`Without a connection`,
    text: msg`Work goes on when the network is down. What waits is listed, and sent when the server answers again.`,
    points: [
      msg`Pages, documents and actions are found from one search field, without the mouse.`,
      msg`The same pages on a computer, a tablet and a phone, in English and Swedish.`,
    ],
    picture: 'offline',
  },
];
