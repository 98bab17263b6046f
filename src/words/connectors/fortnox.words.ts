import type { ConnectorTexts } from './connector-texts.ts';

export const fortnoxTexts: ConnectorTexts = {
  connector: 'fortnox',
  name: { en: 'Fortnox', sv: 'Fortnox' },
  other: { en: 'Fortnox', sv: 'Fortnox' },
  about: {
    en: 'Keeps customers, suppliers and products alike, and creates invoices for shipments.',
    sv: 'Håller kunder, leverantörer och artiklar lika, och gör fakturor av det som har skickats.',
  },
  before: {
    en: 'Create an integration in Fortnox’s developer portal with the scopes companyinformation, customer, supplier, article, price and invoice (or order), and let your company activate it: the answer has the refresh token.',
    sv: 'Skapa en integration i Fortnox utvecklarportal med behörigheterna companyinformation, customer, supplier, article, price och invoice (eller order), och låt ditt företag aktivera den: i svaret finns refresh token.',
  },
  labels: {
    clientId: { en: 'Client ID', sv: 'Client-Id' },
    clientSecret: { en: 'Client secret', sv: 'Client-Secret' },
    refreshToken: { en: 'Refresh token', sv: 'Refresh token' },
    priceList: { en: 'Price list', sv: 'Prislista' },
    leads: { en: 'Who leads', sv: 'Vem som styr' },
    document: { en: 'What has left becomes', sv: 'Det som skickats blir' },
    number: { en: 'Number', sv: 'Nummer' },
    sku: { en: 'SKU', sv: 'Artikelnr' },
    name: { en: 'Name', sv: 'Namn' },
    barcode: { en: 'Barcode', sv: 'Streckkod' },
    unit: { en: 'Unit', sv: 'Enhet' },
    organisationNumber: { en: 'Organisation number', sv: 'Organisationsnummer' },
    vatNumber: { en: 'VAT number', sv: 'Momsnummer' },
    street: { en: 'Street', sv: 'Gatuadress' },
    postcode: { en: 'Postcode', sv: 'Postnummer' },
    city: { en: 'City', sv: 'Ort' },
    country: { en: 'Country code', sv: 'Landskod' },
    email: { en: 'Email', sv: 'E-post' },
    phone: { en: 'Phone', sv: 'Telefon' },
    currency: { en: 'Currency', sv: 'Valuta' },
    vatType: { en: 'VAT type', sv: 'Momstyp' },
  },
  hints: {
    refreshToken: {
      en: 'It is renewed at each use from now on: use it nowhere else.',
      sv: 'Den förnyas vid varje användning från och med nu: använd den inte någon annanstans.',
    },
    priceList: {
      en: 'Its code in Fortnox. Prices of products are written to it.',
      sv: 'Dess kod i Fortnox. Artiklarnas priser skrivs till den.',
    },
  },
  options: {
    'leads.lagra': {
      en: 'Lagra: from Fortnox only new ones come',
      sv: 'Lagra: från Fortnox kommer bara nya',
    },
    'leads.fortnox': {
      en: 'Fortnox: to it only new ones are sent',
      sv: 'Fortnox: dit skickas bara nya',
    },
    'document.invoice': { en: 'An invoice', sv: 'En faktura' },
    'document.order': { en: 'An order', sv: 'En order' },
  },
  flows: {
    customers: { en: 'Customers from Fortnox', sv: 'Kunder från Fortnox' },
    suppliers: { en: 'Suppliers from Fortnox', sv: 'Leverantörer från Fortnox' },
    articles: { en: 'Products from Fortnox', sv: 'Artiklar från Fortnox' },
    customersOut: { en: 'Customers to Fortnox', sv: 'Kunder till Fortnox' },
    suppliersOut: { en: 'Suppliers to Fortnox', sv: 'Leverantörer till Fortnox' },
    articlesOut: { en: 'Products to Fortnox', sv: 'Artiklar till Fortnox' },
    invoices: { en: 'Invoices for shipments', sv: 'Fakturor på det som skickats' },
  },
};
