import type { KindTexts } from './kind-texts.ts';

export const productTexts = {
  kind: 'product',
  shown: {
    one: { en: 'Product', sv: 'Artikel' },
    many: { en: 'Products', sv: 'Artiklar' },
    page: '/apps/products/$id',
  },
  about: { en: 'What is bought, stored and sold.', sv: 'Det som köps, lagras och säljs.' },
  states: {
    draft: { en: 'Draft', sv: 'Utkast' },
    active: { en: 'Active', sv: 'Aktiv' },
    phasingOut: { en: 'Phasing out', sv: 'Fasas ut' },
    blocked: { en: 'Blocked', sv: 'Spärrad' },
    archived: { en: 'Archived', sv: 'Arkiverad' },
  },
  commands: {
    activate: { en: 'Activate', sv: 'Aktivera' },
    unblock: { en: 'Unblock', sv: 'Häv spärren' },
    update: { en: 'Edit', sv: 'Redigera' },
    phaseOut: { en: 'Phase out', sv: 'Fasa ut' },
    block: { en: 'Block', sv: 'Spärra' },
    archive: { en: 'Archive', sv: 'Arkivera' },
    generate: { en: 'Create variants', sv: 'Skapa varianter' },
    inherit: { en: 'Take over from its parent', sv: 'Ta över från huvudartikeln' },
    movePrices: { en: 'Move purchase prices to lists', sv: 'Flytta inköpspriser till listor' },
    putOffReorder: { en: 'Postpone reordering', sv: 'Skjut upp påfyllning' },
    create: { en: 'New product', sv: 'Ny artikel' },
    revise: { en: 'Change composition', sv: 'Ändra innehåll' },
  },
  confirms: {
    archive: {
      en: "An archived product can't be restored.",
      sv: 'En arkiverad artikel kan inte återställas.',
    },
  },
  facts: {
    created: { en: 'Created', sv: 'Skapad' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    activated: { en: 'Activated', sv: 'Aktiverad' },
    phasedOut: { en: 'Phased out', sv: 'Utfasad' },
    blocked: { en: 'Blocked', sv: 'Spärrad' },
    unblocked: { en: 'Unblocked', sv: 'Spärren hävd' },
    archived: { en: 'Archived', sv: 'Arkiverad' },
    revised: { en: 'Composition changed', sv: 'Innehållet ändrat' },
    generated: { en: 'Variants created', sv: 'Varianter skapade' },
    inherited: { en: 'Taken over from its parent', sv: 'Övertaget från huvudartikeln' },
    reorderPutOff: { en: 'Reordering postponed', sv: 'Påfyllning uppskjuten' },
    pricesMoved: {
      en: 'Purchase prices moved to the lists of its suppliers',
      sv: 'Inköpspriser flyttade till leverantörernas listor',
    },
  },
  guards: {
    isSound: {
      is: {
        en: 'SKU and barcodes are free and the units fit',
        sv: 'artikelnummer och streckkoder är lediga och enheterna stämmer',
      },
      needs: {
        en: 'Choose a SKU and barcodes that no other product has, and units that are among its packagings.',
        sv: 'Välj artikelnummer och streckkoder som ingen annan artikel har, och enheter som finns bland dess förpackningar.',
      },
    },
    changeIsSound: {
      is: {
        en: 'numbers are free, the units fit and the kind is kept once it has moved',
        sv: 'numren är lediga, enheterna stämmer och typen består när den rört sig',
      },
      needs: {
        en: 'Choose free numbers and units that are among its packagings; how it is stocked and its unit stay once it has moved.',
        sv: 'Välj lediga nummer och enheter som finns bland dess förpackningar; lagerföring och enhet ligger fast när den har rört sig.',
      },
    },
    mayBeActivated: {
      is: {
        en: 'it says all that its type requires, and what it is made of is active',
        sv: 'allt som dess typ kräver är ifyllt, och det den består av är aktivt',
      },
      needs: {
        en: 'Fill in the required fields of its type first; activate the components of a bundle.',
        sv: 'Fyll först i de obligatoriska fälten för dess typ; aktivera komponenterna i ett paket.',
      },
    },
    mayBeRevised: {
      is: {
        en: 'it is a bundle, and its new composition fits',
        sv: 'den är ett paket, och det nya innehållet stämmer',
      },
      needs: {
        en: 'Choose active components, each once, that do not contain the bundle themselves.',
        sv: 'Välj aktiva komponenter, var och en en gång, som inte själva innehåller paketet.',
      },
    },
    nothingLeft: {
      is: {
        en: 'none in stock, on no open order, in no bundle and no variants left',
        sv: 'inget i lager, på ingen öppen order, i inget paket och inga varianter kvar',
      },
      needs: {
        en: 'Sell or write off the stock, close the open orders, take it out of bundles and archive its variants first.',
        sv: 'Sälj eller skriv av lagret, stäng öppna order, ta bort den ur paket och arkivera varianterna först.',
      },
    },
    warehouseIsKnown: {
      is: { en: 'the warehouse is one of the company', sv: 'lagret är ett av företagets' },
      needs: { en: 'Choose a warehouse that exists.', sv: 'Välj ett lager som finns.' },
    },
    variantsAreNew: {
      is: {
        en: 'it has variants, and their SKUs and combinations are free',
        sv: 'den har varianter, och deras artikelnummer och kombinationer är lediga',
      },
      needs: {
        en: 'Choose what its variants differ in, and combinations and SKUs that none of them has yet.',
        sv: 'Välj vad varianterna skiljer sig i, och kombinationer och artikelnummer som ingen av dem har ännu.',
      },
    },
  },
  refusals: {
    codeOfOther: {
      en: '{code} is already a code of {sku}: a scan of it could be either.',
      sv: '{code} är redan en kod för {sku}: en skanning kunde gälla båda.',
    },
    codeIsLabel: {
      en: '{code} is a whole label: use the GTIN in it, {gtin}.',
      sv: '{code} är en hel etikett: använd GTIN-numret i den, {gtin}.',
    },
    skuCountsOne: {
      en: 'The SKU {sku} counts one when it is scanned: another quantity needs another barcode.',
      sv: 'Artikelnumret {sku} räknas som en när det skannas: en annan mängd behöver en annan streckkod.',
    },
    skuTaken: {
      en: 'Another product has the SKU {sku}.',
      sv: 'En annan artikel har artikelnumret {sku}.',
    },
    barcodeTaken: {
      en: 'The barcode {barcode} is already in use.',
      sv: 'Streckkoden {barcode} är upptagen.',
    },
    unitTwice: {
      en: 'The unit “{unit}” is there already.',
      sv: 'Enheten ”{unit}” finns redan.',
    },
    unitNotExact: {
      en: 'One “{unit}” is no exact quantity of the stock unit, so a scan of it cannot be counted.',
      sv: 'En ”{unit}” blir ingen exakt mängd av lagerenheten, så en skanning av den går inte att räkna.',
    },
    productHasMoved: {
      en: 'The product has stock movements, so this cannot be changed.',
      sv: 'Artikeln har lagerrörelser, så detta kan inte ändras.',
    },
    stillInStock: {
      en: 'There is still stock or an open order.',
      sv: 'Det finns fortfarande saldo eller en öppen order.',
    },
    onlyStockIsTracked: {
      en: 'Only stocked products have lots or serial numbers.',
      sv: 'Bara lagerförda artiklar har batchar eller serienummer.',
    },
    expiryNeedsLots: {
      en: 'What expires has lots or serial numbers: choose which.',
      sv: 'Det som har bäst före-dag har batchar eller serienummer: välj vilket.',
    },
    trackingIsFixed: {
      en: 'This changes only while there is no stock. Places that hold it: {bins}.',
      sv: 'Detta ändras bara när det inte finns något i lager. Platser som har den: {bins}.',
    },
    attributeUnknown: {
      en: 'The type of the product has no attribute {attribute}.',
      sv: 'Artikelns typ har inget attribut {attribute}.',
    },
    attributeWrongKind: {
      en: 'The value of {attribute} is of another kind than its type asks for.',
      sv: 'Värdet för {attribute} är av ett annat slag än typen begär.',
    },
    attributeNotAChoice: {
      en: 'The value of {attribute} is none of the choices.',
      sv: 'Värdet för {attribute} finns inte bland valen.',
    },
    attributeMissing: {
      en: 'Its type requires more. Fields without a value: {count}, the first of them {attribute}.',
      sv: 'Dess typ kräver mer. Fält utan värde: {count}, det första {attribute}.',
    },
    componentTwice: {
      en: '{sku} is already among the components.',
      sv: '{sku} finns redan bland komponenterna.',
    },
    componentCycle: {
      en: 'A bundle cannot contain itself: {path}.',
      sv: 'Ett paket kan inte innehålla sig självt: {path}.',
    },
    componentNotActive: {
      en: 'The component {sku} is not active.',
      sv: 'Komponenten {sku} är inte aktiv.',
    },
    noComponents: { en: 'The bundle has no components.', sv: 'Paketet har inga komponenter.' },
    kitNotCounted: {
      en: 'A kit is sold in wholes: choose a unit that is counted.',
      sv: 'En sats säljs hel: välj en enhet som räknas.',
    },
    kitNotBought: {
      en: '{sku} is a kit without stock of its own. Order its components.',
      sv: '{sku} är en sats utan eget lager. Beställ dess komponenter.',
    },
    bundleModeIsFixed: {
      en: 'The bundle has been sold or has moved, so it stays a kit, or assembled.',
      sv: 'Paketet har sålts eller rört sig, så det förblir sats respektive monterat.',
    },
    reviseBundle: {
      en: 'The bundle is in use. Change its composition with a reason.',
      sv: 'Paketet används. Ändra innehållet med en orsak.',
    },
    notABundle: { en: '{sku} is not a bundle.', sv: '{sku} är inget paket.' },
    nothingRevised: { en: 'The composition is the same as before.', sv: 'Innehållet är detsamma som förut.' },
    usedInBundles: {
      en: 'It is a component of {bundles}.',
      sv: 'Den är en komponent i {bundles}.',
    },
    unknownImage: {
      en: 'The picture is not among those of the product.',
      sv: 'Bilden finns inte bland artikelns bilder.',
    },
    productHasVariants: {
      en: '{sku} comes in variants: choose one of them.',
      sv: '{sku} finns i varianter: välj en av dem.',
    },
    notAParent: {
      en: 'Only a product with variants has them created.',
      sv: 'Bara en artikel med varianter får dem skapade.',
    },
    noAxes: {
      en: 'Choose first what its variants differ in.',
      sv: 'Välj först vad varianterna skiljer sig i.',
    },
    unknownAxis: {
      en: 'Its type has no variants by {attribute}, or not with all of these values.',
      sv: 'Typen har inga varianter efter {attribute}, eller inte med alla de här värdena.',
    },
    unknownPlaceholder: {
      en: 'The pattern names {name}, which the variants do not differ in.',
      sv: 'Mönstret nämner {name}, som varianterna inte skiljer sig i.',
    },
    variantsUseIt: {
      en: 'There are variants that this belongs to, so it stays. Variants: {count}.',
      sv: 'Det finns varianter som detta hör till, så det ligger fast. Varianter: {count}.',
    },
    unknownParent: {
      en: 'A variant belongs to a product with variants that is in use.',
      sv: 'En variant hör till en artikel med varianter som används.',
    },
    variantDiffers: {
      en: 'A variant of {sku} has its type and its unit.',
      sv: 'En variant av {sku} har dess typ och dess enhet.',
    },
    variantUnlisted: {
      en: '{sku} has no variants with these values.',
      sv: '{sku} har inga varianter med de här värdena.',
    },
    variantExists: {
      en: 'There is a variant with these values already: {sku}.',
      sv: 'Det finns redan en variant med de här värdena: {sku}.',
    },
    variantsMany: {
      en: 'That is {count} variants at once; more than {most} have to be confirmed.',
      sv: 'Det blir {count} varianter på en gång; fler än {most} behöver bekräftas.',
    },
    variantsRemain: {
      en: 'Archive its variants first. Variants left: {count}.',
      sv: 'Arkivera först dess varianter. Kvar: {count}.',
    },
    substituteItself: {
      en: 'A product is no substitute for itself.',
      sv: 'En artikel kan inte ersätta sig själv.',
    },
    substituteTwice: { en: 'This substitute is there already.', sv: 'Ersättaren finns redan.' },
    unknownProduct: { en: 'This product does not exist.', sv: 'Artikeln finns inte.' },
    productBlocked: {
      en: '{sku} is blocked, so it can be neither picked nor shipped.',
      sv: '{sku} är spärrad och kan varken plockas eller skickas.',
    },
    productNotActive: { en: 'The product {sku} is not active.', sv: 'Artikeln {sku} är inte aktiv.' },
  },
  fields: {
    componentTwice: { en: 'Already among the components.', sv: 'Finns redan bland komponenterna.' },
    componentCycle: {
      en: 'The bundle is part of this component.',
      sv: 'Paketet ingår i den här komponenten.',
    },
    componentNotActive: { en: 'This component is not active.', sv: 'Komponenten är inte aktiv.' },
    notABundle: { en: 'This is not a bundle.', sv: 'Detta är inget paket.' },
    kitNotBought: {
      en: 'A kit has no stock of its own. Order its components.',
      sv: 'En sats har inget eget lager. Beställ dess komponenter.',
    },
    trackingIsFixed: {
      en: 'This changes only while there is no stock.',
      sv: 'Detta ändras bara när det inte finns något i lager.',
    },
    attributeUnknown: {
      en: 'The type of the product does not have this.',
      sv: 'Artikelns typ har inte detta.',
    },
    attributeWrongKind: { en: 'Another kind of value is expected.', sv: 'Ett annat slags värde väntas.' },
    attributeNotAChoice: { en: 'Choose one from the list.', sv: 'Välj något i listan.' },
    notACustomsCode: { en: 'A customs code has 6 to 10 digits.', sv: 'En tullkod har 6 till 10 siffror.' },
    attributeMissing: { en: 'This field is required.', sv: 'Fyll i detta.' },
    productHasVariants: { en: 'It comes in variants: choose one.', sv: 'Den finns i varianter: välj en.' },
    unknownAxis: {
      en: 'The type has no variants by this, or not with all of these values.',
      sv: 'Typen har inga varianter efter detta, eller inte med alla de här värdena.',
    },
    unknownPlaceholder: {
      en: 'The pattern names something that the variants do not differ in.',
      sv: 'Mönstret nämner något som varianterna inte skiljer sig i.',
    },
    variantsUseIt: { en: 'Its variants need this.', sv: 'Dess varianter behöver detta.' },
    variantDiffers: {
      en: 'A variant has this from its parent.',
      sv: 'En variant har detta från huvudartikeln.',
    },
    variantUnlisted: {
      en: 'The parent has no variants with this value.',
      sv: 'Huvudartikeln har inga varianter med detta värde.',
    },
    variantExists: {
      en: 'There is a variant with these values already.',
      sv: 'Det finns redan en variant med de här värdena.',
    },
    unitTwice: { en: 'This unit is there already.', sv: 'Enheten finns redan.' },
    unitNotExact: {
      en: 'One of it is no exact quantity of the stock unit, so a scan cannot be counted.',
      sv: 'En sådan blir ingen exakt mängd av lagerenheten, så en skanning går inte att räkna.',
    },
    codeOfOther: {
      en: 'This is already a code of another product.',
      sv: 'Detta är redan en kod för en annan artikel.',
    },
    codeIsLabel: {
      en: 'This is a whole label: use the GTIN in it.',
      sv: 'Det här är en hel etikett: använd GTIN-numret i den.',
    },
    skuCountsOne: {
      en: 'This is the SKU, which counts one: choose another barcode.',
      sv: 'Detta är artikelnumret, som räknas som en: välj en annan streckkod.',
    },
    skuTaken: { en: 'Another product has this SKU.', sv: 'En annan artikel har det här artikelnumret.' },
    barcodeTaken: { en: 'This barcode is taken.', sv: 'Streckkoden är upptagen.' },
    productNotActive: { en: 'This product is not active.', sv: 'Artikeln är inte aktiv.' },
  },
} satisfies KindTexts;
