import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import type { VatTreatment } from '#model/vat/treatment.ts';
import { goodsOf } from './quoting.ts';
import { draftSale, type SaleWish } from './selling.ts';
import type { Trading } from './trading.ts';

interface Buyer extends Pick<CustomerForm, 'name' | 'vatNumber'> {
  readonly address: CustomerForm['addresses']['billing'];
  /** How VAT is charged, where it does not follow from the sale, and why. */
  readonly set?: Pick<CustomerForm, 'vatTreatment' | 'vatReason'>;
  /** Buys work instead of goods. */
  readonly buysWork?: true;
}

/** A buyer for each way of charging VAT, from Sweden. */
const buyers: Readonly<Record<VatTreatment, Buyer>> = {
  domestic: {
    name: 'Kulla Cykelverkstad',
    vatNumber: '',
    address: { street: 'Kullagatan 7', postcode: '252 20', city: 'Helsingborg', country: 'SE' },
  },
  reverseChargeDomestic: {
    name: 'Täby Byggentreprenad AB',
    vatNumber: 'SE556000000101',
    address: { street: 'Stockholmsvägen 100', postcode: '187 30', city: 'Täby', country: 'SE' },
    set: { vatTreatment: 'reverseCharge', vatReason: 'Sells building services on' },
  },
  euSupply: {
    name: 'Saar & Tamm OÜ',
    vatNumber: 'EE100931558',
    address: { street: 'Pärnu mnt 12', postcode: '10148', city: 'Tallinn', country: 'EE' },
  },
  euService: {
    name: 'Havnens Montage ApS',
    vatNumber: 'DK13585628',
    address: { street: 'Havnegade 31', postcode: '1058', city: 'København', country: 'DK' },
    buysWork: true,
  },
  euConsumer: {
    name: 'Lena Sommer',
    vatNumber: '',
    address: { street: 'Lindenstraße 9', postcode: '20099', city: 'Hamburg', country: 'DE' },
  },
  export: {
    name: 'Ålands Båtvarv Ab',
    vatNumber: 'FI20774740',
    address: { street: 'Västra hamnen 3', postcode: '22100', city: 'Mariehamn', country: 'FI' },
  },
  outside: {
    name: 'Fjordverkstedet AS',
    vatNumber: 'NO995525828MVA',
    address: { street: 'Sjøgata 14', postcode: '8006', city: 'Bodø', country: 'NO' },
    buysWork: true,
  },
};

const FIRST_NUMBER = 1901;
const FIRST_HOUR = 9;

/** A customer and an order of theirs for each way of charging VAT. [DE14] */
export function planVatTreatments(trading: Trading): void {
  if (trading.seeded.company.key !== 'nordlager') return;
  const { agenda, calendar } = trading;
  for (const [index, [treatment, buyer]] of Object.entries(buyers).entries())
    agenda.note(calendar.ago(2, FIRST_HOUR + index), (at) => {
      const customer = makeBuyer(trading, buyer, `C-${FIRST_NUMBER + index}`, at);
      sell(trading, customer, buyer, treatment, at);
    });
}

function makeBuyer({ model, staff }: Trading, buyer: Buyer, number: string, at: string): string {
  const { name, vatNumber, address, set } = buyer;
  const id = model.id(`customer/${number}`, at);
  const form: CustomerForm = {
    number,
    name,
    organisationNumber: '',
    vatNumber,
    category: null,
    addresses: { billing: address, delivery: [{ ...address, label: address.city }] },
    contacts: [],
    language: address.country === 'SE' ? 'sv' : 'en',
    currency: 'SEK',
    terms: 30,
    vatTreatment: 'derived',
    ...set,
    notes: '',
    creditLimit: null,
    shipPolicy: 'partialKeep',
    discount: 0,
  };
  model.must('customer', id, 'create', form, { by: staff.founder, at });
  return id;
}

function sell(trading: Trading, customer: string, buyer: Buyer, name: string, at: string): void {
  const { products, trade, model, staff } = trading;
  const work = products.find((_, index) => trade.goods[index]?.sku === 'SRV-CUT') ?? '';
  const wishes: readonly SaleWish[] = buyer.buysWork
    ? [{ product: work, quantity: 4000 }]
    : goodsOf(trading, name.length, 2);
  const order = draftSale(trading, customer, wishes, `vat/${name}`, at);
  model.must('salesOrder', order, 'confirm', {}, { by: staff.sales, at });
}
