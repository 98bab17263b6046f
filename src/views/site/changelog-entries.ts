import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What landed on a day (`2026-11-21`), in users' words. */
export interface ChangelogDay {
  readonly day: string;
  readonly changes: readonly MessageDescriptor[];
}

/** The newest day first. */
export const changelog: readonly ChangelogDay[] = [
  {
    day: '2026-12-01',
    changes: [
      msg`Invoices and credit notes of orders, by the customer’s rhythm or all at once, with what is missing named before they are issued.`,
      msg`Payments of their own: divided among invoices, in another currency too, with the file of the bank read and matched.`,
      msg`E-invoices by Peppol, SIE for the bookkeeping, reminders with fees, and statements of account.`,
      msg`Proposals of what to order: demand and supply by day, the best source, and the latest day to order.`,
      msg`Requests for quotation: ask several suppliers at once; they answer by a link, and the comparison becomes orders.`,
      msg`Landed cost: freight, duty and other charges are divided over what receipts brought in, between stock and cost of goods.`,
      msg`Supplier bills: typed or read from an e-invoice, matched with order and receipt, approved and paid by a file for the bank.`,
      msg`Receipts are inspected by sample where a supplier, type or product asks for it, and unknown items are set aside with a photo.`,
    ],
  },
  {
    day: '2026-11-30',
    changes: [
      msg`VAT is worked out for each line of a sale, from where goods leave and go, goods or service, and the buyer’s VAT number; the order says how and why, and who sets it otherwise writes the reason.`,
      msg`Posting rules say which account sales, VAT and payments are posted to, by category, VAT treatment, class and rate, with those of BAS 2025 to begin with.`,
      msg`A sixth role, Accounting, for who keeps the books, and a limit for how much each role writes off.`,
      msg`Quotes: sent, revised, renewed and ordered whole or in parts, with options for the customer to choose, and figures of what waits, expires and was won.`,
      msg`Price lists for everyone, for categories or for one customer, with quantity breaks, days and discounts: each line says which list its price is from.`,
      msg`Purchase price lists for each supplier: quantity breaks, days, least quantities, multiples, lead times and their codes, which purchase orders and reorder proposals take their prices from.`,
      msg`The prices of a list are a sheet: typed, pasted from a spreadsheet, saved and undone as a whole.`,
      msg`Change thousands of prices at once, by a percentage or an amount, with a preview, rounding and the way back.`,
      msg`A discount on the whole order, divided by VAT rate and delivery to the last cent, and freight and fees that it leaves alone.`,
      msg`What goes beyond the limits of a role, in credit, discount, value or margin, waits for somebody else’s approval, and says who that could be.`,
      msg`Links for people outside: a customer reads, accepts or declines a quote, a supplier confirms an order, without an account, until the link ends or is revoked.`,
      msg`Papers are PDFs made by Lagra, and are sent by mail from the document, in the customer’s language, with the file kept as it was sent.`,
    ],
  },
  {
    day: '2026-11-29',
    changes: [
      msg`Correct what was posted: receipts, adjustments, movements and shipments are reversed and posted again in one step, with the difference shown first.`,
      msg`Every night the books are compared with each other: stock with places, orders with reservations, quantities with values.`,
      msg`In scan mode one press counts one line, however often a finger taps, and a scan on any page opens what it is of.`,
      msg`Overpaid orders show what is to be paid back, on the order and its customer.`,
      msg`SKUs, barcodes and packaging codes are one set: a scan has one answer.`,
      msg`A typed number that could mean two things is asked about: 1.500 is not quietly 1.5.`,
      msg`A first start takes half a minute, and tells in the browser what it is doing.`,
    ],
  },
  {
    day: '2026-11-26',
    changes: [
      msg`Workflows: let one thing follow from another, within your rights, tried on the last thirty days before it is turned on.`,
      msg`API clients: programs of yours work in the company with a secret and rights of their own, with their last calls and a reference whose requests can be copied.`,
      msg`Files of other systems are imported on screen: columns guessed, every line shown before it is taken, mistakes put right in place, and the whole undone.`,
      msg`Webhooks: tell other systems what happens, signed, in order, tried again for three days, and sent again at a press.`,
      msg`Jobs: what is sent and done by itself, what failed, and what is tried again.`,
      msg`Invitations and notifications are sent in your company’s name and answered to your address, with a test letter.`,
      msg`Number series of your own: prefix, digits, year and the next number, proven gapless across every change.`,
      msg`Payment terms of your own: days net, end of month, cash discount and prepayment, on orders and papers with the due day.`,
      msg`Delivery terms: Incoterms 2020 and your own, on customers, suppliers, orders and papers.`,
      msg`Carriers: services, links that follow a parcel, and the time until which it goes the same day.`,
      msg`Tags: one list with colours for products, customers, suppliers and orders, which lists filter by.`,
      msg`Units of your own beside the built-in ones, in wholes only or not, which packagings are chosen from.`,
      msg`Label formats of your own, on rolls and on sheets of A4, for products, locations and pallets.`,
      msg`Lists of orders are filtered by tag, and number series stand among the core resources, too.`,
      msg`Bundles: kits that come apart on the order, each component with its share of the price, and assembled ones that are built and taken apart.`,
      msg`Variants of a product as a grid: created in one go, and ordered from a grid of sizes and colours.`,
      msg`An exchange is one card: what comes back, what is sent instead, and the difference.`,
      msg`Sizes, origin, customs code and substitutes of products.`,
      msg`Returns of customers: begun from the delivery note, graded on a phone, back in stock at the cost they left with, and credited.`,
      msg`Returns to suppliers, at the cost the goods came with, until they are credited.`,
      msg`Pictures of products in lists, orders and scan mode.`,
      msg`Types of products with attributes of their own, which lists filter and imports fill in.`,
      msg`Categories of customers and suppliers, with terms that they pass on.`,
      msg`Invoices for Lagra to print or save, and a mail before a trial ends or when a payment is refused.`,
    ],
  },
  {
    day: '2026-11-25',
    changes: [
      msg`Counting, by plan or after a short pick, with a phone or at the desk.`,
      msg`Adjustments, each with its reason and, beyond a limit, the approval of somebody else.`,
      msg`Goods move between places and warehouses, are put away and fill pick faces.`,
      msg`Lots, serial numbers and expiry days, traced in both directions.`,
    ],
  },
  {
    day: '2026-11-23',
    changes: [
      msg`A second factor: authenticator apps, passkeys and recovery codes, which a company can require of its members.`,
      msg`VAT follows the day the goods leave, and each part of an order keeps the rate of its day.`,
      msg`The credit limit counts what was shipped and is unpaid; payments are recorded on the order.`,
      msg`A picker who finds too few says so on the spot, and nobody else is sent to that place until somebody has looked.`,
      msg`The dashboard and the pages of customers, suppliers and products take a period.`,
      msg`Lists search, filter, sum and export over all orders, the finished ones too.`,
      msg`On a phone, a warehouse worker begins at the work that waits.`,
    ],
  },
  {
    day: '2026-11-22',
    changes: [
      msg`Roles have a page of their own, where boxes say what they permit.`,
      msg`Unsaved forms come back after a reload, in each tab its own.`,
      msg`The process map shows where documents stood at the end of a period.`,
      msg`Categories and locations have files and comments.`,
    ],
  },
  {
    day: '2026-11-21',
    changes: [
      msg`Sales orders, purchase orders, goods receipts, pick lists and shipments, each decided by its chart, on a stock ledger with double entry.`,
      msg`Work without a connection: changes wait on the device and are sent when it is back.`,
      msg`Several companies with people, roles and invitations; signing up and setting up a company.`,
      msg`Import of products, customers, suppliers, stock and finished sales from files.`,
      msg`An inbox, comments and mentions, and files at every document.`,
      msg`Sessions can be recorded, looked through before they go anywhere, and replayed on the charts.`,
      msg`The charts themselves, to be pressed, with live figures and the results of their tests.`,
      msg`Guided tours, a command palette, and everything in English and Swedish.`,
    ],
  },
];
