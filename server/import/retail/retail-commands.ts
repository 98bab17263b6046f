import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { freshProduct } from '#model/areas/products/product/fresh-product.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { SalesOrderRecord } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { dayIn } from '#model/values/moments.ts';
import type { RepeatableCommand } from '../command-sink.ts';
import { importId } from '../import-id.ts';
import type { Places } from '../places.ts';
import { countryCode } from './country-codes.ts';
import { retailCurrency, retailTimeZone } from './retail-line.ts';
import type { PlannedCustomer, PlannedOrder, PlannedProduct } from './retail-plan.ts';

const nowhere = { street: '', postcode: '', city: '' };
const HOME = 'GB';

/** The company created for such a file. */
export const retailCompany = (name: string): CompanyForm => ({
  name,
  organisationNumber: '',
  vatNumber: '',
  address: { ...nowhere, country: HOME },
  timeZone: retailTimeZone,
  currency: retailCurrency,
});

/** A stock code and its quantity, thousandths. */
export type Quantity = readonly [code: string, quantity: number];

/** A receipt of opening stock: its commands and number of lines. */
interface Opening {
  readonly commands: RepeatableCommand[];
  readonly lines: number;
}

/** Lines per receipt: each receipt is decided as a whole. */
const RECEIPT_LINES = 200;

/** Builds the commands of one company's import, all with their own ids. */
export class RetailCommands {
  readonly #company: number;
  readonly #places: Places;
  /** When goods and parties are created (UTC ISO). */
  readonly #opening: string;
  /** Ids by stock code and by customer number in upper case, both existing and new. */
  readonly #products = new Map<string, string>();
  readonly #customers = new Map<string, string>();

  constructor(company: number, places: Places, opening: string) {
    this.#company = company;
    this.#places = places;
    this.#opening = opening;
  }

  /** Existing documents of the company, which the import then uses. */
  use(documents: { products: ReadonlyMap<string, string>; customers: ReadonlyMap<string, string> }): void {
    for (const [code, id] of documents.products) this.#products.set(code, id);
    for (const [number, id] of documents.customers) this.#customers.set(number, id);
  }

  productId(code: string): string | undefined {
    return this.#products.get(code);
  }

  /** Null if the company already has it. */
  product({ code, name, service, price }: PlannedProduct): RepeatableCommand[] | null {
    if (this.#products.has(code)) return null;
    const document = this.#id(`product/${code}`, this.#opening);
    this.#products.set(code, document);
    const kind = service ? 'service' : 'stocked';
    const data: ProductForm = { ...freshProduct, sku: code, name: { en: name, sv: '' }, kind, price };
    return [
      this.#command('product', document, 'create', data, this.#opening),
      this.#command('product', document, 'activate', {}, this.#opening),
    ];
  }

  /** Null if the company already has it. */
  customer({ number, name, country }: PlannedCustomer): RepeatableCommand[] | null {
    if (this.#customers.has(number.toUpperCase())) return null;
    const document = this.#id(`customer/${number}`, this.#opening);
    this.#customers.set(number.toUpperCase(), document);
    const code = countryCode(country);
    const data: CustomerForm = {
      number,
      name,
      organisationNumber: '',
      vatNumber: '',
      category: null,
      contacts: [],
      notes: '',
      addresses: {
        billing: {
          ...nowhere,
          country: code,
        },
        delivery: [],
      },
      language: 'en',
      terms: 30,
      currency: retailCurrency,
      vatTreatment: 'derived',
      creditLimit: null,
      shipPolicy: 'partialKeep',
      discount: 0,
    };
    return [this.#command('customer', document, 'create', data, this.#opening)];
  }

  /** Opening stock (thousandths by stock code), at no cost, spread over the bins: receipts per bin. */
  openings(quantities: readonly Quantity[]): Opening[] {
    const { bins } = this.#places;
    return bins.flatMap((bin, place) => {
      const own = quantities.filter((_, index) => index % bins.length === place);
      const receipts = Math.ceil(own.length / RECEIPT_LINES);
      return Array.from({ length: receipts }, (_, part) =>
        this.#receipt(own.slice(part * RECEIPT_LINES, (part + 1) * RECEIPT_LINES), bin),
      );
    });
  }

  #receipt(quantities: readonly Quantity[], location: string): Opening {
    const name = `opening/${JSON.stringify([location, quantities])}`;
    const document = this.#id(name, this.#opening);
    const lines = quantities.map(([code, quantity], index) => ({
      id: this.#id(`${name}/${index}`, this.#opening),
      product: this.#products.get(code) ?? '',
      quantity,
      orderLine: null,
      rejected: 0,
      location,
      unitCost: 0,
    }));
    const head = { warehouse: this.#places.warehouse, order: null, supplier: null, source: 'opening' };
    const commands = [
      this.#command('goodsReceipt', document, 'create', head, this.#opening),
      this.#command('goodsReceipt', document, 'count', { lines }, this.#opening),
      this.#command('goodsReceipt', document, 'post', {}, this.#opening),
    ];
    return { commands, lines: lines.length };
  }

  /** The id of the command for an order. */
  orderCommand({ invoice, at }: PlannedOrder): string {
    return this.#commandId('salesOrder', this.#id(`order/${invoice}`, at), 'record', at);
  }

  order({ invoice, at, customer, country, lines }: PlannedOrder): RepeatableCommand {
    const name = `order/${invoice}`;
    const data: SalesOrderRecord = {
      number: invoice,
      soldAt: at,
      customer: this.#customers.get(customer.toUpperCase()) ?? '',
      warehouse: this.#places.warehouse,
      currency: retailCurrency,
      rate: 1e6,
      pricesIncludeVat: false,
      theirReference: '',
      promisedOn: dayIn(at, retailTimeZone),
      priority: 0,
      shipPolicy: 'partialKeep',
      deliveryAddress: {
        ...nowhere,
        country: countryCode(country),
      },
      notes: '',
      tags: [],
      lines: lines.map(({ line, cancelled }, index) => ({
        id: this.#id(`${name}/${index}`, at),
        product: this.#products.get(line.code) ?? '',
        text: line.description,
        quantity: line.quantity,
        price: line.price,
        cancelled,
        discount: 0,
        vatClass: 'standard',
        promisedOn: null,
      })),
    };
    return this.#command('salesOrder', this.#id(name, at), 'record', data, at);
  }

  #id(name: string, at: string): string {
    return importId(this.#company, `retail/${name}`, at);
  }

  #command(kind: string, document: string, type: string, data: unknown, at: string): RepeatableCommand {
    return { id: this.#commandId(kind, document, type, at), kind, document, type, data };
  }

  #commandId(kind: string, document: string, type: string, at: string): string {
    return this.#id(`${kind}/${document}/${type}`, at);
  }
}
