/** Things as the documentation of Fortnox's API (v3) shows them. */

export type FortnoxRecord = Record<string, unknown>;

export const fortnoxCustomerFixture = (number: string, over: FortnoxRecord = {}): FortnoxRecord => ({
  '@url': `https://api.fortnox.se/3/customers/${number}`,
  Active: true,
  Address1: 'Storgatan 1',
  Address2: null,
  City: 'Växjö',
  Country: 'Sverige',
  CountryCode: 'SE',
  Currency: 'SEK',
  CustomerNumber: number,
  Email: 'info@exempel.se',
  Name: `Exempelbolaget ${number}`,
  OrganisationNumber: '556000-0167',
  Phone1: '0470-12345',
  Type: 'COMPANY',
  VATNumber: 'SE556000016701',
  VATType: 'SEVAT',
  ZipCode: '352 46',
  ...over,
});

export const fortnoxSupplierFixture = (number: string, over: FortnoxRecord = {}): FortnoxRecord => ({
  '@url': `https://api.fortnox.se/3/suppliers/${number}`,
  Active: true,
  Address1: 'Industrigatan 2',
  City: 'Kiel',
  CountryCode: 'DE',
  Currency: 'EUR',
  Email: '',
  Name: `Schrauben ${number}`,
  OrganisationNumber: '',
  Phone1: '',
  SupplierNumber: number,
  VATNumber: 'DE123456789',
  ZipCode: '24103',
  ...over,
});

export const fortnoxArticleFixture = (number: string, over: FortnoxRecord = {}): FortnoxRecord => ({
  '@url': `https://api.fortnox.se/3/articles/${number}`,
  Active: true,
  ArticleNumber: number,
  Description: `Bult ${number}`,
  EAN: '',
  SalesPrice: 125,
  StockGoods: false,
  Type: 'STOCK',
  Unit: 'st',
  VAT: '25',
  Weight: 25,
  ...over,
});
