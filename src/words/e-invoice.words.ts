import type { RefusalTexts } from './kind-texts.ts';

/** What keeps an invoice from being issued, or from being sent as an e-invoice. */
export const eInvoiceTexts: RefusalTexts = {
  refusals: {
    sellerVatNumberMissing: {
      en: 'The company’s VAT number is missing. Invoices have to state it.',
      sv: 'Företagets momsregistreringsnummer saknas. Det ska stå på fakturan.',
    },
    buyerVatNumberMissing: {
      en: 'The customer’s VAT number is missing. Invoices without VAT have to state it.',
      sv: 'Kundens momsregistreringsnummer saknas. Det ska stå på fakturor utan moms.',
    },
    sellerAddressIncomplete: {
      en: 'The company’s address needs a street and a city.',
      sv: 'Företagets adress behöver gata och ort.',
    },
    buyerAddressIncomplete: {
      en: 'The customer’s billing address needs a street and a city.',
      sv: 'Kundens fakturaadress behöver gata och ort.',
    },
    deliveredOnMissing: {
      en: 'Say on which day the goods were delivered, or the services done.',
      sv: 'Ange vilken dag varorna levererades eller tjänsterna utfördes.',
    },
    correctedInvoiceMissing: {
      en: 'Say which invoice this one corrects.',
      sv: 'Ange vilken faktura den här rättar.',
    },
    invoiceLineNameMissing: {
      en: 'Say what is sold on this line.',
      sv: 'Ange vad raden avser.',
    },
    invoiceLineQuantityMissing: {
      en: 'A line of an invoice needs a quantity.',
      sv: 'En fakturarad behöver ett antal.',
    },
    exemptionReasonMissing: {
      en: 'Say why no VAT is charged.',
      sv: 'Ange varför ingen moms tas ut.',
    },
    invoiceSumsDisagree: {
      en: 'The sums of the invoice do not agree with its lines.',
      sv: 'Fakturans summor stämmer inte med raderna.',
    },
    buyerReferenceMissing: {
      en: 'Fill in the customer’s reference or order number. An e-invoice without either is rejected.',
      sv: 'Fyll i kundens referens eller ordernummer. En e-faktura utan någon av dem avvisas.',
    },
    sellerEndpointMissing: {
      en: 'The company has no address for e-invoices.',
      sv: 'Företaget saknar e-fakturaadress.',
    },
    buyerEndpointMissing: {
      en: 'The customer has no address for e-invoices.',
      sv: 'Kunden saknar e-fakturaadress.',
    },
    endpointSchemeUnknown: {
      en: 'Peppol has no addresses of the kind “{scheme}”.',
      sv: 'Peppol har inga adresser av typen ”{scheme}”.',
    },
    endpointNumberUnfit: {
      en: '“{id}” cannot be an address of the kind {scheme}. Check the digits.',
      sv: '”{id}” kan inte vara en adress av typen {scheme}. Kontrollera siffrorna.',
    },
    eInvoiceOrganisationNumberUnfit: {
      en: 'An e-invoice with this organisation number is rejected. Check the digits.',
      sv: 'En e-faktura med det här organisationsnumret avvisas. Kontrollera siffrorna.',
    },
    eInvoiceVatNumberUnfit: {
      en: 'On e-invoices the VAT number begins with the letters of its country, and is whole: SE556000000101.',
      sv: 'På e-fakturor börjar momsregistreringsnumret med landets bokstäver och är fullständigt: SE556000000101.',
    },
    sellerUnidentified: {
      en: 'The company needs an organisation number to send this e-invoice.',
      sv: 'Företaget behöver ett organisationsnummer för att skicka den här e-fakturan.',
    },
    countryUnknown: {
      en: 'The country of this address is not known.',
      sv: 'Landet i adressen är okänt.',
    },
    eInvoicePostcodeMissing: {
      en: 'An e-invoice of a seller in this country needs a postcode.',
      sv: 'En e-faktura från en säljare i det här landet behöver ett postnummer.',
    },
    organisationNumberMissing: {
      en: 'An e-invoice of a seller in this country needs the organisation number.',
      sv: 'En e-faktura från en säljare i det här landet behöver organisationsnumret.',
    },
    sellerAccountMissing: {
      en: 'The company has no account to be paid to. An e-invoice of a seller in this country needs one.',
      sv: 'Företaget saknar ett konto att betala till. En e-faktura från en säljare i det här landet behöver ett.',
    },
    sellerIbanMissing: {
      en: 'Between Danish companies an e-invoice is paid to an account with an IBAN. Enter it among the company’s details.',
      sv: 'Mellan danska företag betalas en e-faktura till ett konto med IBAN. Ange det bland företagets uppgifter.',
    },
    eInvoiceMarkMissing: {
      en: 'A Greek e-invoice carries the number (MARK) that the tax authority AADE gives each invoice. Lagra cannot get one, so send this invoice by the authority’s own service.',
      sv: 'En grekisk e-faktura bär det nummer (MARK) som skattemyndigheten AADE ger varje faktura. Lagra kan inte hämta det, så skicka fakturan med myndighetens egen tjänst.',
    },
    eInvoiceCountryRules: {
      en: 'E-invoices of sellers in {country} follow rules of that country that are not checked here.',
      sv: 'E-fakturor från säljare i {country} följer landets egna regler, som inte kontrolleras här.',
    },
    invoicePriceBelowZero: {
      en: 'A price cannot be below zero on an e-invoice. Put the quantity below zero instead.',
      sv: 'Priset kan inte vara negativt på en e-faktura. Ange ett negativt antal i stället.',
    },
    vatRateUnfit: {
      en: 'This VAT rate does not fit the way the line is taxed.',
      sv: 'Momssatsen passar inte hur raden beskattas.',
    },
    vatRateNotSwedish: {
      en: 'Only VAT of 25, 12 or 6 % can stand on e-invoices of Swedish companies.',
      sv: 'På e-fakturor från svenska företag kan det bara stå 25, 12 eller 6 % moms.',
    },
    exemptionCodeUnfit: {
      en: 'The code that says why no VAT is charged does not fit.',
      sv: 'Koden för varför ingen moms tas ut passar inte.',
    },
    eInvoiceUnfit: {
      en: 'Invoice {number} cannot be sent as an e-invoice yet: {count} things are missing or wrong.',
      sv: 'Faktura {number} kan inte skickas som e-faktura än: {count} uppgifter saknas eller är fel.',
    },
    outsideOfVatMixed: {
      en: 'What is outside of VAT cannot share an e-invoice with anything else. Invoice it separately.',
      sv: 'Det som är omsatt utanför landet kan inte stå på samma e-faktura som annat. Fakturera det separat.',
    },
  },
  fields: {
    endpointSchemeUnknown: {
      en: 'Peppol has no addresses of this kind.',
      sv: 'Peppol har inga adresser av den här typen.',
    },
    endpointNumberUnfit: {
      en: 'This cannot be an address of its kind. Check the digits.',
      sv: 'Det här kan inte vara en adress av sin typ. Kontrollera siffrorna.',
    },
    eInvoiceCountryRules: {
      en: 'E-invoices of sellers in this country follow rules of its own that are not checked here.',
      sv: 'E-fakturor från säljare i det här landet följer landets egna regler, som inte kontrolleras här.',
    },
  },
};
