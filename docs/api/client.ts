// @ts-nocheck - generated
/**
 * Lagra
 * 1
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {};
export type Problem = {
    /** A sentence for a person, in the language of Accept-Language (en, sv). */
    detail: string;
    code: string;
    fields?: {
        [key: string]: string;
    };
    params?: {
        [key: string]: string | number;
    };
    fix?: {
        kind: string;
        document: string;
        "type": string;
    };
};
export type CommandDone = {
    seq: number;
    events: {
        seq: number;
        kind: string;
        document: string;
        "type": string;
        [key: string]: any;
    }[];
};
export type CompanyUpdate = {
    name: string;
    organisationNumber: string;
    vatNumber: string;
    address: {
        street: string;
        postcode: string;
        city: string;
        country: string;
    };
    timeZone: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    vatRegistrations?: {
        country: string;
        "number": string;
    }[];
    bank?: {
        iban: string;
        bic: string;
        bankgiro: string;
        plusgiro: string;
        swish?: string;
    };
    approvedForFTax?: boolean;
    eInvoiceAddress?: string;
};
export type CompanyChangePolicies = {
    /** Basis points: 2500 is 25 % */
    overReceipt: number;
    overReceiptCap?: number | null;
    closedUntil: string | null;
    dwellLimits?: {
        [key: string]: number | null;
    };
    counting?: {
        /** Basis points: 2500 is 25 % */
        tolerance?: number;
        toleranceValue?: number | null;
        intervals?: {
            A: number | null;
            B: number | null;
            C: number | null;
        };
        afterPicks?: number | null;
        zeroCheck?: boolean;
    };
    returnDays?: number | null;
    pricesIncludeVat?: boolean;
    shipPolicy?: "partialKeep" | "completeOnly" | "partialCancelRest";
    reserve?: ("atConfirm" | "daysBefore" | "byHand") | null;
    reserveDays?: number | null;
    invoicing?: "here" | "fortnox" | "elsewhere";
    roundsPayable?: boolean;
    reminders?: {
        isNightly: boolean;
        steps: {
            after: number;
            /** Minor units of the currency */
            fee: number;
            text: {
                en: string;
                sv: string;
            };
        }[];
    };
    bills?: {
        /** Basis points: 2500 is 25 % */
        tolerance: number;
        toleranceValue: number | null;
        ownApproval: boolean;
        since: string | null;
    };
    closesAhead?: true;
};
export type CompanyReopenPeriod = {
    closedUntil: string | null;
    /** One of the reasons that the action offers */
    reason: string;
};
export type CompanySetPaperTexts = {
    texts: {
        [key: string]: {
            en: string;
            sv: string;
        };
    };
};
export type CompanySetSeries = {
    series: "SO" | "QT" | "PO" | "RFQ" | "GR" | "PK" | "SH" | "INV" | "CN" | "PAY" | "RT" | "SR" | "SB" | "CNT" | "MOV" | "AS" | "ADJ";
    prefix: string;
    digits: number;
    year: boolean;
    next: number | null;
};
export type CompanySetMailSender = {
    name: string;
    replyTo: string;
};
export type CompanySetLabels = {
    gs1Prefix: string;
    item: ("51x25" | "57x32" | "76x51" | "100x50" | "105x148") | string;
    place: ("51x25" | "57x32" | "76x51" | "100x50" | "105x148") | string;
    pallet: ("51x25" | "57x32" | "76x51" | "100x50" | "105x148") | string;
    dots: 203 | 300 | 600;
};
export type CompanyNumberPallets = {
    id: string;
    count: number;
};
export type CompanyRequireSecondFactor = {};
export type CompanyWaiveSecondFactor = {};
export type CompanyRemoveLogo = {};
export type CompanySuspend = {
    name: string;
};
export type CompanyResume = {};
export type CompanyClose = {
    name: string;
};
export type CompanyReopen = {};
export type RoleCreate = {
    name: string;
    permissions: ("company.view" | "company.edit" | "company.manage" | "role.view" | "role.manage" | "member.view" | "member.manage" | "apiClient.view" | "apiClient.manage" | "webhook.view" | "webhook.create" | "webhook.edit" | "webhook.archive" | "workflow.view" | "workflow.create" | "workflow.edit" | "workflow.enable" | "workflow.work" | "workflow.archive" | "connection.view" | "connection.manage" | "connection.print" | "pairing.view" | "pairing.manage" | "dataImport.view" | "dataImport.create" | "dataImport.undo" | "sharedLink.view" | "sharedLink.manage" | "product.view" | "product.create" | "product.edit" | "product.block" | "product.archive" | "product.viewCost" | "category.view" | "category.create" | "category.edit" | "category.archive" | "productType.view" | "productType.create" | "productType.edit" | "productType.archive" | "supplier.view" | "supplier.create" | "supplier.edit" | "supplier.block" | "supplier.archive" | "supplierCategory.view" | "supplierCategory.create" | "supplierCategory.edit" | "supplierCategory.archive" | "supplierCategory.merge" | "purchaseList.view" | "purchaseList.create" | "purchaseList.edit" | "purchaseList.archive" | "purchasePrice.view" | "purchasePrice.create" | "purchasePrice.edit" | "purchasePrice.archive" | "customer.view" | "customer.create" | "customer.edit" | "customer.block" | "customer.archive" | "customer.overrideVat" | "customerCategory.view" | "customerCategory.create" | "customerCategory.edit" | "customerCategory.archive" | "customerCategory.merge" | "priceList.view" | "priceList.create" | "priceList.edit" | "priceList.archive" | "price.view" | "price.create" | "price.edit" | "price.archive" | "warehouse.view" | "warehouse.create" | "warehouse.edit" | "warehouse.archive" | "location.view" | "location.create" | "location.edit" | "location.hold" | "location.archive" | "lot.view" | "lot.edit" | "lot.block" | "reason.view" | "reason.create" | "reason.edit" | "reason.archive" | "paymentTerm.view" | "paymentTerm.create" | "paymentTerm.edit" | "paymentTerm.archive" | "deliveryTerm.view" | "deliveryTerm.create" | "deliveryTerm.edit" | "deliveryTerm.archive" | "carrier.view" | "carrier.create" | "carrier.edit" | "carrier.archive" | "vatRate.view" | "vatRate.create" | "vatRate.edit" | "vatRate.archive" | "exchangeRate.view" | "exchangeRate.create" | "exchangeRate.edit" | "exchangeRate.archive" | "account.view" | "account.create" | "account.edit" | "account.archive" | "postingRule.view" | "postingRule.create" | "postingRule.edit" | "postingRule.archive" | "tag.view" | "tag.create" | "tag.edit" | "tag.archive" | "unit.view" | "unit.create" | "unit.edit" | "unit.archive" | "labelFormat.view" | "labelFormat.create" | "labelFormat.edit" | "labelFormat.archive" | "item.view" | "quoteRequest.view" | "quoteRequest.create" | "quoteRequest.edit" | "quoteRequest.send" | "quoteRequest.answer" | "quoteRequest.award" | "quoteRequest.close" | "purchaseOrder.view" | "purchaseOrder.create" | "purchaseOrder.edit" | "purchaseOrder.place" | "purchaseOrder.approve" | "purchaseOrder.cancel" | "purchaseOrder.close" | "purchaseOrder.reopen" | "goodsReceipt.view" | "goodsReceipt.create" | "goodsReceipt.edit" | "goodsReceipt.inspect" | "goodsReceipt.post" | "goodsReceipt.backdate" | "goodsReceipt.override" | "goodsReceipt.correct" | "goodsReceipt.reverse" | "unknownItem.view" | "unknownItem.park" | "unknownItem.resolve" | "supplierReturn.view" | "supplierReturn.create" | "supplierReturn.edit" | "supplierReturn.accept" | "supplierReturn.dispatch" | "supplierReturn.credit" | "supplierReturn.cancel" | "supplierReturn.reverse" | "landedCost.view" | "landedCost.create" | "landedCost.edit" | "landedCost.post" | "landedCost.reverse" | "supplierBill.view" | "supplierBill.create" | "supplierBill.edit" | "supplierBill.approve" | "supplierBill.post" | "supplierBill.reverse" | "supplierBill.pay" | "salesOrder.view" | "salesOrder.create" | "salesOrder.edit" | "salesOrder.confirm" | "salesOrder.approve" | "salesOrder.hold" | "salesOrder.cancel" | "salesOrder.close" | "salesOrder.reopen" | "salesOrder.override" | "salesOrder.overrideVat" | "salesOrder.pay" | "salesOrder.allocate" | "salesOrder.lockAllocation" | "salesOrder.takeAllocation" | "salesOrder.import" | "pick.view" | "pick.release" | "pick.work" | "pick.takeOtherLot" | "pick.cancel" | "shipment.view" | "shipment.edit" | "shipment.ship" | "shipment.deliver" | "shipment.cancel" | "shipment.reverse" | "shipment.override" | "customerReturn.view" | "customerReturn.create" | "customerReturn.edit" | "customerReturn.approve" | "customerReturn.receive" | "customerReturn.post" | "customerReturn.reverse" | "customerReturn.credit" | "customerReturn.cancel" | "customerReturn.override" | "invoice.view" | "invoice.create" | "invoice.edit" | "invoice.issue" | "invoice.correct" | "invoice.writeOff" | "invoice.remind" | "invoice.send" | "invoice.export" | "payment.view" | "payment.record" | "payment.allocate" | "payment.refund" | "payment.reverse" | "payment.import" | "count.view" | "count.create" | "count.work" | "count.seeExpected" | "count.review" | "count.approve" | "count.post" | "count.reverse" | "count.cancel" | "movement.view" | "movement.create" | "movement.edit" | "movement.approve" | "movement.reserve" | "movement.work" | "movement.settle" | "movement.cancel" | "movement.reverse" | "assembly.view" | "assembly.create" | "assembly.edit" | "assembly.release" | "assembly.build" | "assembly.cancel" | "assembly.reverse" | "adjustment.view" | "adjustment.create" | "adjustment.edit" | "adjustment.approve" | "adjustment.post" | "adjustment.take" | "adjustment.reverse" | "flows.view" | "audit.view" | "audit.export")[];
    warehouses?: string[] | null;
    limits?: {
        purchaseOrder: number | null;
        supplierBill?: number | null;
        adjustment?: number | null;
        count?: number | null;
        salesOrder?: number | null;
        salesDiscount?: number | null;
        salesBelowCost?: number | null;
        salesCredit?: number | null;
        writeOff?: number | null;
    };
};
export type RoleUpdate = {
    name: string;
    permissions: ("company.view" | "company.edit" | "company.manage" | "role.view" | "role.manage" | "member.view" | "member.manage" | "apiClient.view" | "apiClient.manage" | "webhook.view" | "webhook.create" | "webhook.edit" | "webhook.archive" | "workflow.view" | "workflow.create" | "workflow.edit" | "workflow.enable" | "workflow.work" | "workflow.archive" | "connection.view" | "connection.manage" | "connection.print" | "pairing.view" | "pairing.manage" | "dataImport.view" | "dataImport.create" | "dataImport.undo" | "sharedLink.view" | "sharedLink.manage" | "product.view" | "product.create" | "product.edit" | "product.block" | "product.archive" | "product.viewCost" | "category.view" | "category.create" | "category.edit" | "category.archive" | "productType.view" | "productType.create" | "productType.edit" | "productType.archive" | "supplier.view" | "supplier.create" | "supplier.edit" | "supplier.block" | "supplier.archive" | "supplierCategory.view" | "supplierCategory.create" | "supplierCategory.edit" | "supplierCategory.archive" | "supplierCategory.merge" | "purchaseList.view" | "purchaseList.create" | "purchaseList.edit" | "purchaseList.archive" | "purchasePrice.view" | "purchasePrice.create" | "purchasePrice.edit" | "purchasePrice.archive" | "customer.view" | "customer.create" | "customer.edit" | "customer.block" | "customer.archive" | "customer.overrideVat" | "customerCategory.view" | "customerCategory.create" | "customerCategory.edit" | "customerCategory.archive" | "customerCategory.merge" | "priceList.view" | "priceList.create" | "priceList.edit" | "priceList.archive" | "price.view" | "price.create" | "price.edit" | "price.archive" | "warehouse.view" | "warehouse.create" | "warehouse.edit" | "warehouse.archive" | "location.view" | "location.create" | "location.edit" | "location.hold" | "location.archive" | "lot.view" | "lot.edit" | "lot.block" | "reason.view" | "reason.create" | "reason.edit" | "reason.archive" | "paymentTerm.view" | "paymentTerm.create" | "paymentTerm.edit" | "paymentTerm.archive" | "deliveryTerm.view" | "deliveryTerm.create" | "deliveryTerm.edit" | "deliveryTerm.archive" | "carrier.view" | "carrier.create" | "carrier.edit" | "carrier.archive" | "vatRate.view" | "vatRate.create" | "vatRate.edit" | "vatRate.archive" | "exchangeRate.view" | "exchangeRate.create" | "exchangeRate.edit" | "exchangeRate.archive" | "account.view" | "account.create" | "account.edit" | "account.archive" | "postingRule.view" | "postingRule.create" | "postingRule.edit" | "postingRule.archive" | "tag.view" | "tag.create" | "tag.edit" | "tag.archive" | "unit.view" | "unit.create" | "unit.edit" | "unit.archive" | "labelFormat.view" | "labelFormat.create" | "labelFormat.edit" | "labelFormat.archive" | "item.view" | "quoteRequest.view" | "quoteRequest.create" | "quoteRequest.edit" | "quoteRequest.send" | "quoteRequest.answer" | "quoteRequest.award" | "quoteRequest.close" | "purchaseOrder.view" | "purchaseOrder.create" | "purchaseOrder.edit" | "purchaseOrder.place" | "purchaseOrder.approve" | "purchaseOrder.cancel" | "purchaseOrder.close" | "purchaseOrder.reopen" | "goodsReceipt.view" | "goodsReceipt.create" | "goodsReceipt.edit" | "goodsReceipt.inspect" | "goodsReceipt.post" | "goodsReceipt.backdate" | "goodsReceipt.override" | "goodsReceipt.correct" | "goodsReceipt.reverse" | "unknownItem.view" | "unknownItem.park" | "unknownItem.resolve" | "supplierReturn.view" | "supplierReturn.create" | "supplierReturn.edit" | "supplierReturn.accept" | "supplierReturn.dispatch" | "supplierReturn.credit" | "supplierReturn.cancel" | "supplierReturn.reverse" | "landedCost.view" | "landedCost.create" | "landedCost.edit" | "landedCost.post" | "landedCost.reverse" | "supplierBill.view" | "supplierBill.create" | "supplierBill.edit" | "supplierBill.approve" | "supplierBill.post" | "supplierBill.reverse" | "supplierBill.pay" | "salesOrder.view" | "salesOrder.create" | "salesOrder.edit" | "salesOrder.confirm" | "salesOrder.approve" | "salesOrder.hold" | "salesOrder.cancel" | "salesOrder.close" | "salesOrder.reopen" | "salesOrder.override" | "salesOrder.overrideVat" | "salesOrder.pay" | "salesOrder.allocate" | "salesOrder.lockAllocation" | "salesOrder.takeAllocation" | "salesOrder.import" | "pick.view" | "pick.release" | "pick.work" | "pick.takeOtherLot" | "pick.cancel" | "shipment.view" | "shipment.edit" | "shipment.ship" | "shipment.deliver" | "shipment.cancel" | "shipment.reverse" | "shipment.override" | "customerReturn.view" | "customerReturn.create" | "customerReturn.edit" | "customerReturn.approve" | "customerReturn.receive" | "customerReturn.post" | "customerReturn.reverse" | "customerReturn.credit" | "customerReturn.cancel" | "customerReturn.override" | "invoice.view" | "invoice.create" | "invoice.edit" | "invoice.issue" | "invoice.correct" | "invoice.writeOff" | "invoice.remind" | "invoice.send" | "invoice.export" | "payment.view" | "payment.record" | "payment.allocate" | "payment.refund" | "payment.reverse" | "payment.import" | "count.view" | "count.create" | "count.work" | "count.seeExpected" | "count.review" | "count.approve" | "count.post" | "count.reverse" | "count.cancel" | "movement.view" | "movement.create" | "movement.edit" | "movement.approve" | "movement.reserve" | "movement.work" | "movement.settle" | "movement.cancel" | "movement.reverse" | "assembly.view" | "assembly.create" | "assembly.edit" | "assembly.release" | "assembly.build" | "assembly.cancel" | "assembly.reverse" | "adjustment.view" | "adjustment.create" | "adjustment.edit" | "adjustment.approve" | "adjustment.post" | "adjustment.take" | "adjustment.reverse" | "flows.view" | "audit.view" | "audit.export")[];
    warehouses?: string[] | null;
    limits?: {
        purchaseOrder: number | null;
        supplierBill?: number | null;
        adjustment?: number | null;
        count?: number | null;
        salesOrder?: number | null;
        salesDiscount?: number | null;
        salesBelowCost?: number | null;
        salesCredit?: number | null;
        writeOff?: number | null;
    };
};
export type RoleArchive = {};
export type MemberInvite = {
    email: string;
    role: string;
    language: "en" | "sv";
};
export type MemberResend = {};
export type MemberRevoke = {};
export type MemberChangeRole = {
    role: string;
};
export type MemberAppointFounder = {};
export type MemberDismissFounder = {};
export type MemberSuspend = {};
export type MemberResume = {};
export type MemberRemove = {};
export type ApiClientCreate = {
    name: string;
    role: string | null;
    permissions: ("company.view" | "company.edit" | "company.manage" | "role.view" | "role.manage" | "member.view" | "member.manage" | "apiClient.view" | "apiClient.manage" | "webhook.view" | "webhook.create" | "webhook.edit" | "webhook.archive" | "workflow.view" | "workflow.create" | "workflow.edit" | "workflow.enable" | "workflow.work" | "workflow.archive" | "connection.view" | "connection.manage" | "connection.print" | "pairing.view" | "pairing.manage" | "dataImport.view" | "dataImport.create" | "dataImport.undo" | "sharedLink.view" | "sharedLink.manage" | "product.view" | "product.create" | "product.edit" | "product.block" | "product.archive" | "product.viewCost" | "category.view" | "category.create" | "category.edit" | "category.archive" | "productType.view" | "productType.create" | "productType.edit" | "productType.archive" | "supplier.view" | "supplier.create" | "supplier.edit" | "supplier.block" | "supplier.archive" | "supplierCategory.view" | "supplierCategory.create" | "supplierCategory.edit" | "supplierCategory.archive" | "supplierCategory.merge" | "purchaseList.view" | "purchaseList.create" | "purchaseList.edit" | "purchaseList.archive" | "purchasePrice.view" | "purchasePrice.create" | "purchasePrice.edit" | "purchasePrice.archive" | "customer.view" | "customer.create" | "customer.edit" | "customer.block" | "customer.archive" | "customer.overrideVat" | "customerCategory.view" | "customerCategory.create" | "customerCategory.edit" | "customerCategory.archive" | "customerCategory.merge" | "priceList.view" | "priceList.create" | "priceList.edit" | "priceList.archive" | "price.view" | "price.create" | "price.edit" | "price.archive" | "warehouse.view" | "warehouse.create" | "warehouse.edit" | "warehouse.archive" | "location.view" | "location.create" | "location.edit" | "location.hold" | "location.archive" | "lot.view" | "lot.edit" | "lot.block" | "reason.view" | "reason.create" | "reason.edit" | "reason.archive" | "paymentTerm.view" | "paymentTerm.create" | "paymentTerm.edit" | "paymentTerm.archive" | "deliveryTerm.view" | "deliveryTerm.create" | "deliveryTerm.edit" | "deliveryTerm.archive" | "carrier.view" | "carrier.create" | "carrier.edit" | "carrier.archive" | "vatRate.view" | "vatRate.create" | "vatRate.edit" | "vatRate.archive" | "exchangeRate.view" | "exchangeRate.create" | "exchangeRate.edit" | "exchangeRate.archive" | "account.view" | "account.create" | "account.edit" | "account.archive" | "postingRule.view" | "postingRule.create" | "postingRule.edit" | "postingRule.archive" | "tag.view" | "tag.create" | "tag.edit" | "tag.archive" | "unit.view" | "unit.create" | "unit.edit" | "unit.archive" | "labelFormat.view" | "labelFormat.create" | "labelFormat.edit" | "labelFormat.archive" | "item.view" | "quoteRequest.view" | "quoteRequest.create" | "quoteRequest.edit" | "quoteRequest.send" | "quoteRequest.answer" | "quoteRequest.award" | "quoteRequest.close" | "purchaseOrder.view" | "purchaseOrder.create" | "purchaseOrder.edit" | "purchaseOrder.place" | "purchaseOrder.approve" | "purchaseOrder.cancel" | "purchaseOrder.close" | "purchaseOrder.reopen" | "goodsReceipt.view" | "goodsReceipt.create" | "goodsReceipt.edit" | "goodsReceipt.inspect" | "goodsReceipt.post" | "goodsReceipt.backdate" | "goodsReceipt.override" | "goodsReceipt.correct" | "goodsReceipt.reverse" | "unknownItem.view" | "unknownItem.park" | "unknownItem.resolve" | "supplierReturn.view" | "supplierReturn.create" | "supplierReturn.edit" | "supplierReturn.accept" | "supplierReturn.dispatch" | "supplierReturn.credit" | "supplierReturn.cancel" | "supplierReturn.reverse" | "landedCost.view" | "landedCost.create" | "landedCost.edit" | "landedCost.post" | "landedCost.reverse" | "supplierBill.view" | "supplierBill.create" | "supplierBill.edit" | "supplierBill.approve" | "supplierBill.post" | "supplierBill.reverse" | "supplierBill.pay" | "salesOrder.view" | "salesOrder.create" | "salesOrder.edit" | "salesOrder.confirm" | "salesOrder.approve" | "salesOrder.hold" | "salesOrder.cancel" | "salesOrder.close" | "salesOrder.reopen" | "salesOrder.override" | "salesOrder.overrideVat" | "salesOrder.pay" | "salesOrder.allocate" | "salesOrder.lockAllocation" | "salesOrder.takeAllocation" | "salesOrder.import" | "pick.view" | "pick.release" | "pick.work" | "pick.takeOtherLot" | "pick.cancel" | "shipment.view" | "shipment.edit" | "shipment.ship" | "shipment.deliver" | "shipment.cancel" | "shipment.reverse" | "shipment.override" | "customerReturn.view" | "customerReturn.create" | "customerReturn.edit" | "customerReturn.approve" | "customerReturn.receive" | "customerReturn.post" | "customerReturn.reverse" | "customerReturn.credit" | "customerReturn.cancel" | "customerReturn.override" | "invoice.view" | "invoice.create" | "invoice.edit" | "invoice.issue" | "invoice.correct" | "invoice.writeOff" | "invoice.remind" | "invoice.send" | "invoice.export" | "payment.view" | "payment.record" | "payment.allocate" | "payment.refund" | "payment.reverse" | "payment.import" | "count.view" | "count.create" | "count.work" | "count.seeExpected" | "count.review" | "count.approve" | "count.post" | "count.reverse" | "count.cancel" | "movement.view" | "movement.create" | "movement.edit" | "movement.approve" | "movement.reserve" | "movement.work" | "movement.settle" | "movement.cancel" | "movement.reverse" | "assembly.view" | "assembly.create" | "assembly.edit" | "assembly.release" | "assembly.build" | "assembly.cancel" | "assembly.reverse" | "adjustment.view" | "adjustment.create" | "adjustment.edit" | "adjustment.approve" | "adjustment.post" | "adjustment.take" | "adjustment.reverse" | "flows.view" | "audit.view" | "audit.export")[];
    warehouses: string[] | null;
    addresses: (string)[];
    expiresOn: string | null;
    rate: "low" | "standard" | "high";
    secret: {
        hash: string;
        lastFour: string;
    };
};
export type ApiClientUpdate = {
    name: string;
    role: string | null;
    permissions: ("company.view" | "company.edit" | "company.manage" | "role.view" | "role.manage" | "member.view" | "member.manage" | "apiClient.view" | "apiClient.manage" | "webhook.view" | "webhook.create" | "webhook.edit" | "webhook.archive" | "workflow.view" | "workflow.create" | "workflow.edit" | "workflow.enable" | "workflow.work" | "workflow.archive" | "connection.view" | "connection.manage" | "connection.print" | "pairing.view" | "pairing.manage" | "dataImport.view" | "dataImport.create" | "dataImport.undo" | "sharedLink.view" | "sharedLink.manage" | "product.view" | "product.create" | "product.edit" | "product.block" | "product.archive" | "product.viewCost" | "category.view" | "category.create" | "category.edit" | "category.archive" | "productType.view" | "productType.create" | "productType.edit" | "productType.archive" | "supplier.view" | "supplier.create" | "supplier.edit" | "supplier.block" | "supplier.archive" | "supplierCategory.view" | "supplierCategory.create" | "supplierCategory.edit" | "supplierCategory.archive" | "supplierCategory.merge" | "purchaseList.view" | "purchaseList.create" | "purchaseList.edit" | "purchaseList.archive" | "purchasePrice.view" | "purchasePrice.create" | "purchasePrice.edit" | "purchasePrice.archive" | "customer.view" | "customer.create" | "customer.edit" | "customer.block" | "customer.archive" | "customer.overrideVat" | "customerCategory.view" | "customerCategory.create" | "customerCategory.edit" | "customerCategory.archive" | "customerCategory.merge" | "priceList.view" | "priceList.create" | "priceList.edit" | "priceList.archive" | "price.view" | "price.create" | "price.edit" | "price.archive" | "warehouse.view" | "warehouse.create" | "warehouse.edit" | "warehouse.archive" | "location.view" | "location.create" | "location.edit" | "location.hold" | "location.archive" | "lot.view" | "lot.edit" | "lot.block" | "reason.view" | "reason.create" | "reason.edit" | "reason.archive" | "paymentTerm.view" | "paymentTerm.create" | "paymentTerm.edit" | "paymentTerm.archive" | "deliveryTerm.view" | "deliveryTerm.create" | "deliveryTerm.edit" | "deliveryTerm.archive" | "carrier.view" | "carrier.create" | "carrier.edit" | "carrier.archive" | "vatRate.view" | "vatRate.create" | "vatRate.edit" | "vatRate.archive" | "exchangeRate.view" | "exchangeRate.create" | "exchangeRate.edit" | "exchangeRate.archive" | "account.view" | "account.create" | "account.edit" | "account.archive" | "postingRule.view" | "postingRule.create" | "postingRule.edit" | "postingRule.archive" | "tag.view" | "tag.create" | "tag.edit" | "tag.archive" | "unit.view" | "unit.create" | "unit.edit" | "unit.archive" | "labelFormat.view" | "labelFormat.create" | "labelFormat.edit" | "labelFormat.archive" | "item.view" | "quoteRequest.view" | "quoteRequest.create" | "quoteRequest.edit" | "quoteRequest.send" | "quoteRequest.answer" | "quoteRequest.award" | "quoteRequest.close" | "purchaseOrder.view" | "purchaseOrder.create" | "purchaseOrder.edit" | "purchaseOrder.place" | "purchaseOrder.approve" | "purchaseOrder.cancel" | "purchaseOrder.close" | "purchaseOrder.reopen" | "goodsReceipt.view" | "goodsReceipt.create" | "goodsReceipt.edit" | "goodsReceipt.inspect" | "goodsReceipt.post" | "goodsReceipt.backdate" | "goodsReceipt.override" | "goodsReceipt.correct" | "goodsReceipt.reverse" | "unknownItem.view" | "unknownItem.park" | "unknownItem.resolve" | "supplierReturn.view" | "supplierReturn.create" | "supplierReturn.edit" | "supplierReturn.accept" | "supplierReturn.dispatch" | "supplierReturn.credit" | "supplierReturn.cancel" | "supplierReturn.reverse" | "landedCost.view" | "landedCost.create" | "landedCost.edit" | "landedCost.post" | "landedCost.reverse" | "supplierBill.view" | "supplierBill.create" | "supplierBill.edit" | "supplierBill.approve" | "supplierBill.post" | "supplierBill.reverse" | "supplierBill.pay" | "salesOrder.view" | "salesOrder.create" | "salesOrder.edit" | "salesOrder.confirm" | "salesOrder.approve" | "salesOrder.hold" | "salesOrder.cancel" | "salesOrder.close" | "salesOrder.reopen" | "salesOrder.override" | "salesOrder.overrideVat" | "salesOrder.pay" | "salesOrder.allocate" | "salesOrder.lockAllocation" | "salesOrder.takeAllocation" | "salesOrder.import" | "pick.view" | "pick.release" | "pick.work" | "pick.takeOtherLot" | "pick.cancel" | "shipment.view" | "shipment.edit" | "shipment.ship" | "shipment.deliver" | "shipment.cancel" | "shipment.reverse" | "shipment.override" | "customerReturn.view" | "customerReturn.create" | "customerReturn.edit" | "customerReturn.approve" | "customerReturn.receive" | "customerReturn.post" | "customerReturn.reverse" | "customerReturn.credit" | "customerReturn.cancel" | "customerReturn.override" | "invoice.view" | "invoice.create" | "invoice.edit" | "invoice.issue" | "invoice.correct" | "invoice.writeOff" | "invoice.remind" | "invoice.send" | "invoice.export" | "payment.view" | "payment.record" | "payment.allocate" | "payment.refund" | "payment.reverse" | "payment.import" | "count.view" | "count.create" | "count.work" | "count.seeExpected" | "count.review" | "count.approve" | "count.post" | "count.reverse" | "count.cancel" | "movement.view" | "movement.create" | "movement.edit" | "movement.approve" | "movement.reserve" | "movement.work" | "movement.settle" | "movement.cancel" | "movement.reverse" | "assembly.view" | "assembly.create" | "assembly.edit" | "assembly.release" | "assembly.build" | "assembly.cancel" | "assembly.reverse" | "adjustment.view" | "adjustment.create" | "adjustment.edit" | "adjustment.approve" | "adjustment.post" | "adjustment.take" | "adjustment.reverse" | "flows.view" | "audit.view" | "audit.export")[];
    warehouses: string[] | null;
    addresses: (string)[];
    expiresOn: string | null;
    rate: "low" | "standard" | "high";
};
export type ApiClientRotate = {
    secret: {
        hash: string;
        lastFour: string;
    };
};
export type ApiClientFinish = {};
export type ApiClientSuspend = {};
export type ApiClientResume = {};
export type ApiClientTakeOver = {};
export type ApiClientRevoke = {};
export type WebhookCreate = {
    name: string;
    url: string;
    events: string[];
};
export type WebhookUpdate = {
    name: string;
    url: string;
    events: string[];
};
export type WebhookDisable = {};
export type WebhookEnable = {};
export type WebhookArchive = {};
export type WorkflowCreate = {
    name: string;
    kind: string;
    trigger: {
        on: "fact";
        fact: string;
    } | {
        on: "state";
        state: string;
    } | {
        on: "stay";
        state: string;
        hours: number;
    } | {
        on: "time";
        every: "day" | "week" | "month";
        day: number;
        hour: number;
        again: boolean;
    } | {
        on: "button";
        label: string;
    };
    conditions: {
        field: string;
        "is": "is" | "isNot" | "contains" | "over" | "under" | "yes" | "no" | "has" | "hasNot" | "moreDaysAgo" | "withinDays" | "filled" | "empty";
        value: (string | number) | null;
    }[];
    actions: ({
        "do": "command";
        command: string;
        data: {
            [key: string]: string | number | boolean | null;
        };
    } | {
        "do": "draft";
        draft: "reorder";
    } | {
        "do": "notify";
        to: {
            who: "role";
            role: string;
        } | {
            who: "person";
            user: string;
        } | {
            who: "author";
        } | {
            who: "enabler";
        };
        text: string;
    } | {
        "do": "mail";
        to: "party" | string;
    } | {
        "do": "comment";
        text: string;
    } | {
        "do": "tag";
        tag: string;
    } | {
        "do": "wait";
        hours: number;
    } | {
        "do": "waitUntil";
        hour: number;
    } | {
        "do": "ask";
        command: string;
        to: {
            who: "role";
            role: string;
        } | {
            who: "person";
            user: string;
        } | {
            who: "author";
        } | {
            who: "enabler";
        };
        text: string;
    })[];
};
export type WorkflowUpdate = {
    name: string;
    kind: string;
    trigger: {
        on: "fact";
        fact: string;
    } | {
        on: "state";
        state: string;
    } | {
        on: "stay";
        state: string;
        hours: number;
    } | {
        on: "time";
        every: "day" | "week" | "month";
        day: number;
        hour: number;
        again: boolean;
    } | {
        on: "button";
        label: string;
    };
    conditions: {
        field: string;
        "is": "is" | "isNot" | "contains" | "over" | "under" | "yes" | "no" | "has" | "hasNot" | "moreDaysAgo" | "withinDays" | "filled" | "empty";
        value: (string | number) | null;
    }[];
    actions: ({
        "do": "command";
        command: string;
        data: {
            [key: string]: string | number | boolean | null;
        };
    } | {
        "do": "draft";
        draft: "reorder";
    } | {
        "do": "notify";
        to: {
            who: "role";
            role: string;
        } | {
            who: "person";
            user: string;
        } | {
            who: "author";
        } | {
            who: "enabler";
        };
        text: string;
    } | {
        "do": "mail";
        to: "party" | string;
    } | {
        "do": "comment";
        text: string;
    } | {
        "do": "tag";
        tag: string;
    } | {
        "do": "wait";
        hours: number;
    } | {
        "do": "waitUntil";
        hour: number;
    } | {
        "do": "ask";
        command: string;
        to: {
            who: "role";
            role: string;
        } | {
            who: "person";
            user: string;
        } | {
            who: "author";
        } | {
            who: "enabler";
        };
        text: string;
    })[];
};
export type WorkflowEnable = {};
export type WorkflowDisable = {};
export type WorkflowArchive = {};
export type ConnectionAdd = {
    name: string;
    connector: string;
    settings: {
        [key: string]: string | number | boolean | null;
    };
    flows: string[];
    mapping: {
        target: string;
        mode: "createAndUpdate" | "createOnly" | "updateOnly";
        key: string;
        columns: {
            column: number;
            field: string;
            days?: "day" | "month" | "year";
            decimals?: "comma" | "point";
            currency?: string;
            others?: "convert" | "asOwn" | "leaveOut";
            vat?: "without" | "with" | "open";
        }[];
        fixed: {
            [key: string]: string;
        };
        heads: string[];
    } | null;
    every: 15 | 60 | 240 | 1440;
    role: string | null;
    permissions: ("company.view" | "company.edit" | "company.manage" | "role.view" | "role.manage" | "member.view" | "member.manage" | "apiClient.view" | "apiClient.manage" | "webhook.view" | "webhook.create" | "webhook.edit" | "webhook.archive" | "workflow.view" | "workflow.create" | "workflow.edit" | "workflow.enable" | "workflow.work" | "workflow.archive" | "connection.view" | "connection.manage" | "connection.print" | "pairing.view" | "pairing.manage" | "dataImport.view" | "dataImport.create" | "dataImport.undo" | "sharedLink.view" | "sharedLink.manage" | "product.view" | "product.create" | "product.edit" | "product.block" | "product.archive" | "product.viewCost" | "category.view" | "category.create" | "category.edit" | "category.archive" | "productType.view" | "productType.create" | "productType.edit" | "productType.archive" | "supplier.view" | "supplier.create" | "supplier.edit" | "supplier.block" | "supplier.archive" | "supplierCategory.view" | "supplierCategory.create" | "supplierCategory.edit" | "supplierCategory.archive" | "supplierCategory.merge" | "purchaseList.view" | "purchaseList.create" | "purchaseList.edit" | "purchaseList.archive" | "purchasePrice.view" | "purchasePrice.create" | "purchasePrice.edit" | "purchasePrice.archive" | "customer.view" | "customer.create" | "customer.edit" | "customer.block" | "customer.archive" | "customer.overrideVat" | "customerCategory.view" | "customerCategory.create" | "customerCategory.edit" | "customerCategory.archive" | "customerCategory.merge" | "priceList.view" | "priceList.create" | "priceList.edit" | "priceList.archive" | "price.view" | "price.create" | "price.edit" | "price.archive" | "warehouse.view" | "warehouse.create" | "warehouse.edit" | "warehouse.archive" | "location.view" | "location.create" | "location.edit" | "location.hold" | "location.archive" | "lot.view" | "lot.edit" | "lot.block" | "reason.view" | "reason.create" | "reason.edit" | "reason.archive" | "paymentTerm.view" | "paymentTerm.create" | "paymentTerm.edit" | "paymentTerm.archive" | "deliveryTerm.view" | "deliveryTerm.create" | "deliveryTerm.edit" | "deliveryTerm.archive" | "carrier.view" | "carrier.create" | "carrier.edit" | "carrier.archive" | "vatRate.view" | "vatRate.create" | "vatRate.edit" | "vatRate.archive" | "exchangeRate.view" | "exchangeRate.create" | "exchangeRate.edit" | "exchangeRate.archive" | "account.view" | "account.create" | "account.edit" | "account.archive" | "postingRule.view" | "postingRule.create" | "postingRule.edit" | "postingRule.archive" | "tag.view" | "tag.create" | "tag.edit" | "tag.archive" | "unit.view" | "unit.create" | "unit.edit" | "unit.archive" | "labelFormat.view" | "labelFormat.create" | "labelFormat.edit" | "labelFormat.archive" | "item.view" | "quoteRequest.view" | "quoteRequest.create" | "quoteRequest.edit" | "quoteRequest.send" | "quoteRequest.answer" | "quoteRequest.award" | "quoteRequest.close" | "purchaseOrder.view" | "purchaseOrder.create" | "purchaseOrder.edit" | "purchaseOrder.place" | "purchaseOrder.approve" | "purchaseOrder.cancel" | "purchaseOrder.close" | "purchaseOrder.reopen" | "goodsReceipt.view" | "goodsReceipt.create" | "goodsReceipt.edit" | "goodsReceipt.inspect" | "goodsReceipt.post" | "goodsReceipt.backdate" | "goodsReceipt.override" | "goodsReceipt.correct" | "goodsReceipt.reverse" | "unknownItem.view" | "unknownItem.park" | "unknownItem.resolve" | "supplierReturn.view" | "supplierReturn.create" | "supplierReturn.edit" | "supplierReturn.accept" | "supplierReturn.dispatch" | "supplierReturn.credit" | "supplierReturn.cancel" | "supplierReturn.reverse" | "landedCost.view" | "landedCost.create" | "landedCost.edit" | "landedCost.post" | "landedCost.reverse" | "supplierBill.view" | "supplierBill.create" | "supplierBill.edit" | "supplierBill.approve" | "supplierBill.post" | "supplierBill.reverse" | "supplierBill.pay" | "salesOrder.view" | "salesOrder.create" | "salesOrder.edit" | "salesOrder.confirm" | "salesOrder.approve" | "salesOrder.hold" | "salesOrder.cancel" | "salesOrder.close" | "salesOrder.reopen" | "salesOrder.override" | "salesOrder.overrideVat" | "salesOrder.pay" | "salesOrder.allocate" | "salesOrder.lockAllocation" | "salesOrder.takeAllocation" | "salesOrder.import" | "pick.view" | "pick.release" | "pick.work" | "pick.takeOtherLot" | "pick.cancel" | "shipment.view" | "shipment.edit" | "shipment.ship" | "shipment.deliver" | "shipment.cancel" | "shipment.reverse" | "shipment.override" | "customerReturn.view" | "customerReturn.create" | "customerReturn.edit" | "customerReturn.approve" | "customerReturn.receive" | "customerReturn.post" | "customerReturn.reverse" | "customerReturn.credit" | "customerReturn.cancel" | "customerReturn.override" | "invoice.view" | "invoice.create" | "invoice.edit" | "invoice.issue" | "invoice.correct" | "invoice.writeOff" | "invoice.remind" | "invoice.send" | "invoice.export" | "payment.view" | "payment.record" | "payment.allocate" | "payment.refund" | "payment.reverse" | "payment.import" | "count.view" | "count.create" | "count.work" | "count.seeExpected" | "count.review" | "count.approve" | "count.post" | "count.reverse" | "count.cancel" | "movement.view" | "movement.create" | "movement.edit" | "movement.approve" | "movement.reserve" | "movement.work" | "movement.settle" | "movement.cancel" | "movement.reverse" | "assembly.view" | "assembly.create" | "assembly.edit" | "assembly.release" | "assembly.build" | "assembly.cancel" | "assembly.reverse" | "adjustment.view" | "adjustment.create" | "adjustment.edit" | "adjustment.approve" | "adjustment.post" | "adjustment.take" | "adjustment.reverse" | "flows.view" | "audit.view" | "audit.export")[];
    warehouses: string[] | null;
};
export type ConnectionUpdate = {
    name: string;
    connector: string;
    settings: {
        [key: string]: string | number | boolean | null;
    };
    flows: string[];
    mapping: {
        target: string;
        mode: "createAndUpdate" | "createOnly" | "updateOnly";
        key: string;
        columns: {
            column: number;
            field: string;
            days?: "day" | "month" | "year";
            decimals?: "comma" | "point";
            currency?: string;
            others?: "convert" | "asOwn" | "leaveOut";
            vat?: "without" | "with" | "open";
        }[];
        fixed: {
            [key: string]: string;
        };
        heads: string[];
    } | null;
    every: 15 | 60 | 240 | 1440;
    role: string | null;
    permissions: ("company.view" | "company.edit" | "company.manage" | "role.view" | "role.manage" | "member.view" | "member.manage" | "apiClient.view" | "apiClient.manage" | "webhook.view" | "webhook.create" | "webhook.edit" | "webhook.archive" | "workflow.view" | "workflow.create" | "workflow.edit" | "workflow.enable" | "workflow.work" | "workflow.archive" | "connection.view" | "connection.manage" | "connection.print" | "pairing.view" | "pairing.manage" | "dataImport.view" | "dataImport.create" | "dataImport.undo" | "sharedLink.view" | "sharedLink.manage" | "product.view" | "product.create" | "product.edit" | "product.block" | "product.archive" | "product.viewCost" | "category.view" | "category.create" | "category.edit" | "category.archive" | "productType.view" | "productType.create" | "productType.edit" | "productType.archive" | "supplier.view" | "supplier.create" | "supplier.edit" | "supplier.block" | "supplier.archive" | "supplierCategory.view" | "supplierCategory.create" | "supplierCategory.edit" | "supplierCategory.archive" | "supplierCategory.merge" | "purchaseList.view" | "purchaseList.create" | "purchaseList.edit" | "purchaseList.archive" | "purchasePrice.view" | "purchasePrice.create" | "purchasePrice.edit" | "purchasePrice.archive" | "customer.view" | "customer.create" | "customer.edit" | "customer.block" | "customer.archive" | "customer.overrideVat" | "customerCategory.view" | "customerCategory.create" | "customerCategory.edit" | "customerCategory.archive" | "customerCategory.merge" | "priceList.view" | "priceList.create" | "priceList.edit" | "priceList.archive" | "price.view" | "price.create" | "price.edit" | "price.archive" | "warehouse.view" | "warehouse.create" | "warehouse.edit" | "warehouse.archive" | "location.view" | "location.create" | "location.edit" | "location.hold" | "location.archive" | "lot.view" | "lot.edit" | "lot.block" | "reason.view" | "reason.create" | "reason.edit" | "reason.archive" | "paymentTerm.view" | "paymentTerm.create" | "paymentTerm.edit" | "paymentTerm.archive" | "deliveryTerm.view" | "deliveryTerm.create" | "deliveryTerm.edit" | "deliveryTerm.archive" | "carrier.view" | "carrier.create" | "carrier.edit" | "carrier.archive" | "vatRate.view" | "vatRate.create" | "vatRate.edit" | "vatRate.archive" | "exchangeRate.view" | "exchangeRate.create" | "exchangeRate.edit" | "exchangeRate.archive" | "account.view" | "account.create" | "account.edit" | "account.archive" | "postingRule.view" | "postingRule.create" | "postingRule.edit" | "postingRule.archive" | "tag.view" | "tag.create" | "tag.edit" | "tag.archive" | "unit.view" | "unit.create" | "unit.edit" | "unit.archive" | "labelFormat.view" | "labelFormat.create" | "labelFormat.edit" | "labelFormat.archive" | "item.view" | "quoteRequest.view" | "quoteRequest.create" | "quoteRequest.edit" | "quoteRequest.send" | "quoteRequest.answer" | "quoteRequest.award" | "quoteRequest.close" | "purchaseOrder.view" | "purchaseOrder.create" | "purchaseOrder.edit" | "purchaseOrder.place" | "purchaseOrder.approve" | "purchaseOrder.cancel" | "purchaseOrder.close" | "purchaseOrder.reopen" | "goodsReceipt.view" | "goodsReceipt.create" | "goodsReceipt.edit" | "goodsReceipt.inspect" | "goodsReceipt.post" | "goodsReceipt.backdate" | "goodsReceipt.override" | "goodsReceipt.correct" | "goodsReceipt.reverse" | "unknownItem.view" | "unknownItem.park" | "unknownItem.resolve" | "supplierReturn.view" | "supplierReturn.create" | "supplierReturn.edit" | "supplierReturn.accept" | "supplierReturn.dispatch" | "supplierReturn.credit" | "supplierReturn.cancel" | "supplierReturn.reverse" | "landedCost.view" | "landedCost.create" | "landedCost.edit" | "landedCost.post" | "landedCost.reverse" | "supplierBill.view" | "supplierBill.create" | "supplierBill.edit" | "supplierBill.approve" | "supplierBill.post" | "supplierBill.reverse" | "supplierBill.pay" | "salesOrder.view" | "salesOrder.create" | "salesOrder.edit" | "salesOrder.confirm" | "salesOrder.approve" | "salesOrder.hold" | "salesOrder.cancel" | "salesOrder.close" | "salesOrder.reopen" | "salesOrder.override" | "salesOrder.overrideVat" | "salesOrder.pay" | "salesOrder.allocate" | "salesOrder.lockAllocation" | "salesOrder.takeAllocation" | "salesOrder.import" | "pick.view" | "pick.release" | "pick.work" | "pick.takeOtherLot" | "pick.cancel" | "shipment.view" | "shipment.edit" | "shipment.ship" | "shipment.deliver" | "shipment.cancel" | "shipment.reverse" | "shipment.override" | "customerReturn.view" | "customerReturn.create" | "customerReturn.edit" | "customerReturn.approve" | "customerReturn.receive" | "customerReturn.post" | "customerReturn.reverse" | "customerReturn.credit" | "customerReturn.cancel" | "customerReturn.override" | "invoice.view" | "invoice.create" | "invoice.edit" | "invoice.issue" | "invoice.correct" | "invoice.writeOff" | "invoice.remind" | "invoice.send" | "invoice.export" | "payment.view" | "payment.record" | "payment.allocate" | "payment.refund" | "payment.reverse" | "payment.import" | "count.view" | "count.create" | "count.work" | "count.seeExpected" | "count.review" | "count.approve" | "count.post" | "count.reverse" | "count.cancel" | "movement.view" | "movement.create" | "movement.edit" | "movement.approve" | "movement.reserve" | "movement.work" | "movement.settle" | "movement.cancel" | "movement.reverse" | "assembly.view" | "assembly.create" | "assembly.edit" | "assembly.release" | "assembly.build" | "assembly.cancel" | "assembly.reverse" | "adjustment.view" | "adjustment.create" | "adjustment.edit" | "adjustment.approve" | "adjustment.post" | "adjustment.take" | "adjustment.reverse" | "flows.view" | "audit.view" | "audit.export")[];
    warehouses: string[] | null;
};
export type ConnectionConnect = {};
export type ConnectionPause = {};
export type ConnectionResume = {};
export type ConnectionDisconnect = {};
export type ConnectionArchive = {};
export type PairingInvite = {
    name: string;
    permissions: ("product.create" | "product.edit" | "product.block" | "product.archive" | "category.create" | "category.edit" | "category.archive" | "productType.create" | "productType.edit" | "productType.archive" | "supplier.create" | "supplier.edit" | "supplier.block" | "supplier.archive" | "customer.create" | "customer.edit" | "customer.block" | "customer.archive")[];
    code: {
        hash: string;
        lastFour: string;
    };
};
export type PairingChoose = {
    kinds: {
        kind: "category" | "productType" | "product" | "supplier" | "customer";
        leader: "inviter" | "accepter" | "newest" | "ask" | "own";
        fields: {
            [key: string]: "inviter" | "accepter" | "newest" | "ask" | "own";
        };
        states: boolean;
        newOnes: boolean;
    }[];
};
export type PairingMatch = {};
export type PairingConfirm = {
    revision: number;
};
export type PairingPause = {};
export type PairingResume = {};
export type PairingPermit = {
    permissions: ("product.create" | "product.edit" | "product.block" | "product.archive" | "category.create" | "category.edit" | "category.archive" | "productType.create" | "productType.edit" | "productType.archive" | "supplier.create" | "supplier.edit" | "supplier.block" | "supplier.archive" | "customer.create" | "customer.edit" | "customer.block" | "customer.archive")[];
};
export type PairingUnpair = {};
export type DataImportCheck = {};
export type DataImportRun = {};
export type DataImportStop = {};
export type DataImportUndo = {};
export type DataImportDiscard = {};
export type SharedLinkMake = {
    about: "product" | "category" | "productType" | "supplier" | "supplierCategory" | "purchaseList" | "customer" | "customerCategory" | "priceList" | "warehouse" | "location" | "lot" | "quoteRequest" | "purchaseOrder" | "goodsReceipt" | "unknownItem" | "supplierReturn" | "landedCost" | "supplierBill" | "salesOrder" | "pick" | "shipment" | "customerReturn" | "invoice" | "payment" | "count" | "movement" | "assembly" | "adjustment";
    "of": string;
    purpose: "orderConfirmation" | "quote" | "invoice" | "purchaseOrder" | "quoteRequest";
    contact: string;
    locale: "en" | "sv";
    party?: string;
    days: number;
};
export type SharedLinkOpen = {};
export type SharedLinkConfirmRead = {};
export type SharedLinkAsk = {
    id: string;
    text: string;
};
export type SharedLinkRevoke = {};
export type ProductCreate = {
    sku: string;
    name: {
        en: string;
        sv: string;
    };
    description: string;
    kind: "stocked" | "service" | "consumable" | "bundle" | "variants";
    category: string | null;
    unit: "pcs" | "pack" | "box" | "kg" | "g" | "l" | "m" | "h";
    barcodes: {
        code: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
    packagings?: {
        unit: string;
        numerator: number;
        denominator: number;
        barcode: string;
        weight: number;
        length?: number;
        width?: number;
        height?: number;
    }[];
    purchaseUnit?: string | null;
    salesUnit?: string | null;
    /** Ten-thousandths of the currency unit */
    price: number;
    vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
    suppliers: {
        supplier: string;
        code?: string;
        /** Ten-thousandths of the currency unit */
        purchasePrice?: number;
        /** Thousandths of the unit */
        minimum?: number;
        leadDays?: number;
        unit?: string | null;
    }[];
    reorder: {
        warehouse: string;
        /** Thousandths of the unit */
        min: number;
        /** Thousandths of the unit */
        max: number;
        /** Thousandths of the unit */
        multiple: number;
        demand?: "orders" | "forecast";
    }[];
    bins?: {
        location: string;
        /** Thousandths of the unit */
        min: number;
        /** Thousandths of the unit */
        max: number;
    }[];
    overReceipt: number | null;
    inspection?: number | null;
    countTolerance?: number | null;
    weight: number;
    tags: string[];
    tracking?: "none" | "lot" | "serial";
    expires?: boolean;
    notReturnable?: boolean;
    "type"?: string | null;
    attributes?: {
        [key: string]: string | number | boolean;
    };
    mainImage?: string | null;
    length?: number;
    width?: number;
    height?: number;
    origin?: string | null;
    customsCode?: string;
    substitutes?: string[];
    variants?: {
        axes: {
            key: string;
            values: (string | boolean)[];
        }[];
        pattern: string;
    };
    variantOf?: string | null;
    inherits?: ("price" | "weight" | "suppliers")[];
    bundle?: {
        mode: "kit" | "assembled";
        components: {
            product: string;
            /** Thousandths of the unit */
            quantity: number;
            optional: boolean;
        }[];
        pricing: "own" | "sum" | "sumLess";
        /** Basis points: 2500 is 25 % */
        less: number;
        /** Ten-thousandths of the currency unit */
        buildCost?: number;
    };
};
export type ProductUpdate = {
    sku: string;
    name: {
        en: string;
        sv: string;
    };
    description: string;
    kind: "stocked" | "service" | "consumable" | "bundle" | "variants";
    category: string | null;
    unit: "pcs" | "pack" | "box" | "kg" | "g" | "l" | "m" | "h";
    barcodes: {
        code: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
    packagings?: {
        unit: string;
        numerator: number;
        denominator: number;
        barcode: string;
        weight: number;
        length?: number;
        width?: number;
        height?: number;
    }[];
    purchaseUnit?: string | null;
    salesUnit?: string | null;
    /** Ten-thousandths of the currency unit */
    price: number;
    vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
    suppliers: {
        supplier: string;
        code?: string;
        /** Ten-thousandths of the currency unit */
        purchasePrice?: number;
        /** Thousandths of the unit */
        minimum?: number;
        leadDays?: number;
        unit?: string | null;
    }[];
    reorder: {
        warehouse: string;
        /** Thousandths of the unit */
        min: number;
        /** Thousandths of the unit */
        max: number;
        /** Thousandths of the unit */
        multiple: number;
        demand?: "orders" | "forecast";
    }[];
    bins?: {
        location: string;
        /** Thousandths of the unit */
        min: number;
        /** Thousandths of the unit */
        max: number;
    }[];
    overReceipt: number | null;
    inspection?: number | null;
    countTolerance?: number | null;
    weight: number;
    tags: string[];
    tracking?: "none" | "lot" | "serial";
    expires?: boolean;
    notReturnable?: boolean;
    "type"?: string | null;
    attributes?: {
        [key: string]: string | number | boolean;
    };
    mainImage?: string | null;
    length?: number;
    width?: number;
    height?: number;
    origin?: string | null;
    customsCode?: string;
    substitutes?: string[];
    variants?: {
        axes: {
            key: string;
            values: (string | boolean)[];
        }[];
        pattern: string;
    };
    variantOf?: string | null;
    inherits?: ("price" | "weight" | "suppliers")[];
    bundle?: {
        mode: "kit" | "assembled";
        components: {
            product: string;
            /** Thousandths of the unit */
            quantity: number;
            optional: boolean;
        }[];
        pricing: "own" | "sum" | "sumLess";
        /** Basis points: 2500 is 25 % */
        less: number;
        /** Ten-thousandths of the currency unit */
        buildCost?: number;
    };
};
export type ProductActivate = {};
export type ProductPhaseOut = {};
export type ProductBlock = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type ProductUnblock = {};
export type ProductArchive = {};
export type ProductRevise = {
    /** One of the reasons that the action offers */
    reason: string;
    components: {
        product: string;
        /** Thousandths of the unit */
        quantity: number;
        optional: boolean;
    }[];
};
export type ProductGenerate = {
    made: {
        id: string;
        sku: string;
        values: {
            [key: string]: string | boolean;
        };
    }[];
    acceptsMany?: boolean;
};
export type ProductPutOffReorder = {
    warehouse: string;
    until: (string | "never") | null;
};
export type CategoryCreate = {
    name: {
        en: string;
        sv: string;
    };
    parent: string | null;
    defaults: {
        vatClass: ("standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt") | null;
        overReceipt: number | null;
        countTolerance?: number | null;
    };
};
export type CategoryUpdate = {
    name: {
        en: string;
        sv: string;
    };
    parent: string | null;
    defaults: {
        vatClass: ("standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt") | null;
        overReceipt: number | null;
        countTolerance?: number | null;
    };
};
export type CategoryArchive = {};
export type ProductTypeCreate = {
    name: {
        en: string;
        sv: string;
    };
    parent: string | null;
    tracking: ("none" | "lot" | "serial") | null;
    expires: boolean;
    shelfLife: number | null;
    countInterval: number | null;
    inspection?: number | null;
    unit: ("pcs" | "pack" | "box" | "kg" | "g" | "l" | "m" | "h") | null;
    vatClass: ("standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt") | null;
    attributes: {
        key: string;
        label: {
            en: string;
            sv: string;
        };
        kind: "text" | "number" | "choice" | "yesNo" | "day";
        unit: string;
        required: boolean;
        searchable: boolean;
        definesVariants?: boolean;
        choices: {
            value: string;
            label: {
                en: string;
                sv: string;
            };
        }[];
    }[];
    narrowed: {
        key: string;
        choices: string[];
    }[];
};
export type ProductTypeUpdate = {
    name: {
        en: string;
        sv: string;
    };
    parent: string | null;
    tracking: ("none" | "lot" | "serial") | null;
    expires: boolean;
    shelfLife: number | null;
    countInterval: number | null;
    inspection?: number | null;
    unit: ("pcs" | "pack" | "box" | "kg" | "g" | "l" | "m" | "h") | null;
    vatClass: ("standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt") | null;
    attributes: {
        key: string;
        label: {
            en: string;
            sv: string;
        };
        kind: "text" | "number" | "choice" | "yesNo" | "day";
        unit: string;
        required: boolean;
        searchable: boolean;
        definesVariants?: boolean;
        choices: {
            value: string;
            label: {
                en: string;
                sv: string;
            };
        }[];
    }[];
    narrowed: {
        key: string;
        choices: string[];
    }[];
};
export type ProductTypeArchive = {};
export type ProductTypeRestore = {};
export type SupplierCreate = {
    "number": string;
    name: string;
    organisationNumber: string;
    vatNumber: string;
    category: string | null;
    addresses: {
        billing: {
            street: string;
            postcode: string;
            city: string;
            country: string;
        };
        delivery: {
            street: string;
            postcode: string;
            city: string;
            country: string;
            label: string;
        }[];
    };
    contacts: {
        name: string;
        role: string;
        email: string;
        phone: string;
    }[];
    language: "en" | "sv";
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    terms: number | string;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    vatTreatment: "domestic" | "euB2B" | "euB2C" | "export";
    notes: string;
    tags?: string[];
    leadDays: number;
    /** Minor units of the currency */
    minimumOrder: number;
    overReceipt: number | null;
    inspection?: number | null;
    follows?: ("terms" | "leadDays")[];
};
export type SupplierUpdate = {
    "number": string;
    name: string;
    organisationNumber: string;
    vatNumber: string;
    category: string | null;
    addresses: {
        billing: {
            street: string;
            postcode: string;
            city: string;
            country: string;
        };
        delivery: {
            street: string;
            postcode: string;
            city: string;
            country: string;
            label: string;
        }[];
    };
    contacts: {
        name: string;
        role: string;
        email: string;
        phone: string;
    }[];
    language: "en" | "sv";
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    terms: number | string;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    vatTreatment: "domestic" | "euB2B" | "euB2C" | "export";
    notes: string;
    tags?: string[];
    leadDays: number;
    /** Minor units of the currency */
    minimumOrder: number;
    overReceipt: number | null;
    inspection?: number | null;
    follows?: ("terms" | "leadDays")[];
};
export type SupplierBlock = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SupplierUnblock = {};
export type SupplierArchive = {};
export type SupplierCategoryCreate = {
    name: string;
    parent: string | null;
    defaults: {
        terms: (number | string) | null;
        leadDays: number | null;
        overReceipt: number | null;
    };
};
export type SupplierCategoryUpdate = {
    name: string;
    parent: string | null;
    defaults: {
        terms: (number | string) | null;
        leadDays: number | null;
        overReceipt: number | null;
    };
};
export type SupplierCategoryMerge = {
    into: string;
};
export type SupplierCategoryArchive = {};
export type SupplierCategoryRestore = {};
export type PurchaseListCreate = {
    name: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    startsOn: string | null;
    endsOn: string | null;
    basedOn: string | null;
    /** Basis points off: 2500 is 25 % less, -2500 is 25 % more */
    discount: number;
    supplier: string;
};
export type PurchaseListUpdate = {
    name: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    startsOn: string | null;
    endsOn: string | null;
    basedOn: string | null;
    /** Basis points off: 2500 is 25 % less, -2500 is 25 % more */
    discount: number;
    supplier: string;
};
export type PurchaseListArchive = {};
export type PurchaseListRestore = {};
export type PurchasePriceCreate = {
    list: string;
    product: string | null;
    category: string | null;
    unit: string | null;
    /** Thousandths of the unit */
    "from": number;
    price: number | null;
    discount: number | null;
    startsOn: string | null;
    endsOn: string | null;
    code: string;
    /** Thousandths of the unit */
    minimum: number;
    multiple: number | null;
    leadDays: number | null;
};
export type PurchasePriceUpdate = {
    list: string;
    product: string | null;
    category: string | null;
    unit: string | null;
    /** Thousandths of the unit */
    "from": number;
    price: number | null;
    discount: number | null;
    startsOn: string | null;
    endsOn: string | null;
    code: string;
    /** Thousandths of the unit */
    minimum: number;
    multiple: number | null;
    leadDays: number | null;
};
export type PurchasePriceArchive = {};
export type PurchasePriceRestore = {};
export type CustomerCreate = {
    "number": string;
    name: string;
    organisationNumber: string;
    vatNumber: string;
    category: string | null;
    addresses: {
        billing: {
            street: string;
            postcode: string;
            city: string;
            country: string;
        };
        delivery: {
            street: string;
            postcode: string;
            city: string;
            country: string;
            label: string;
        }[];
    };
    contacts: {
        name: string;
        role: string;
        email: string;
        phone: string;
    }[];
    language: "en" | "sv";
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    terms: number | string;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    vatTreatment: "derived" | "domestic" | "euB2B" | "euB2C" | "export" | "reverseCharge";
    notes: string;
    tags?: string[];
    vatReason?: string;
    vatNumberAnswer?: {
        "number": string;
        askedOn: string;
        valid: boolean;
    } | null;
    creditLimit: number | null;
    shipPolicy: "partialKeep" | "completeOnly" | "partialCancelRest";
    reserve?: ("atConfirm" | "daysBefore" | "byHand") | null;
    reserveDays?: number | null;
    /** Basis points: 2500 is 25 % */
    discount: number;
    carrier?: string | null;
    salesperson?: string | null;
    eInvoiceAddress?: string;
    invoiceRhythm?: "eachDelivery" | "weekly" | "monthly" | "byHand";
    follows?: ("terms" | "discount" | "creditLimit" | "shipPolicy" | "vatTreatment")[];
};
export type CustomerUpdate = {
    "number": string;
    name: string;
    organisationNumber: string;
    vatNumber: string;
    category: string | null;
    addresses: {
        billing: {
            street: string;
            postcode: string;
            city: string;
            country: string;
        };
        delivery: {
            street: string;
            postcode: string;
            city: string;
            country: string;
            label: string;
        }[];
    };
    contacts: {
        name: string;
        role: string;
        email: string;
        phone: string;
    }[];
    language: "en" | "sv";
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    terms: number | string;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    vatTreatment: "derived" | "domestic" | "euB2B" | "euB2C" | "export" | "reverseCharge";
    notes: string;
    tags?: string[];
    vatReason?: string;
    vatNumberAnswer?: {
        "number": string;
        askedOn: string;
        valid: boolean;
    } | null;
    creditLimit: number | null;
    shipPolicy: "partialKeep" | "completeOnly" | "partialCancelRest";
    reserve?: ("atConfirm" | "daysBefore" | "byHand") | null;
    reserveDays?: number | null;
    /** Basis points: 2500 is 25 % */
    discount: number;
    carrier?: string | null;
    salesperson?: string | null;
    eInvoiceAddress?: string;
    invoiceRhythm?: "eachDelivery" | "weekly" | "monthly" | "byHand";
    follows?: ("terms" | "discount" | "creditLimit" | "shipPolicy" | "vatTreatment")[];
};
export type CustomerBlock = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type CustomerUnblock = {};
export type CustomerArchive = {};
export type CustomerCategoryCreate = {
    name: string;
    parent: string | null;
    defaults: {
        terms: (number | string) | null;
        discount: number | null;
        creditLimit: number | null;
        shipPolicy: ("partialKeep" | "completeOnly" | "partialCancelRest") | null;
        vatTreatment: ("derived" | "domestic" | "euB2B" | "euB2C" | "export" | "reverseCharge") | null;
    };
};
export type CustomerCategoryUpdate = {
    name: string;
    parent: string | null;
    defaults: {
        terms: (number | string) | null;
        discount: number | null;
        creditLimit: number | null;
        shipPolicy: ("partialKeep" | "completeOnly" | "partialCancelRest") | null;
        vatTreatment: ("derived" | "domestic" | "euB2B" | "euB2C" | "export" | "reverseCharge") | null;
    };
};
export type CustomerCategoryMerge = {
    into: string;
};
export type CustomerCategoryArchive = {};
export type CustomerCategoryRestore = {};
export type PriceListCreate = {
    name: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    startsOn: string | null;
    endsOn: string | null;
    basedOn: string | null;
    /** Basis points off: 2500 is 25 % less, -2500 is 25 % more */
    discount: number;
    includesVat: boolean;
    customers: string[];
    customerCategories: string[];
};
export type PriceListUpdate = {
    name: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    startsOn: string | null;
    endsOn: string | null;
    basedOn: string | null;
    /** Basis points off: 2500 is 25 % less, -2500 is 25 % more */
    discount: number;
    includesVat: boolean;
    customers: string[];
    customerCategories: string[];
};
export type PriceListArchive = {};
export type PriceListRestore = {};
export type PriceCreate = {
    list: string;
    product: string | null;
    category: string | null;
    unit: string | null;
    /** Thousandths of the unit */
    "from": number;
    price: number | null;
    discount: number | null;
    startsOn: string | null;
    endsOn: string | null;
};
export type PriceUpdate = {
    list: string;
    product: string | null;
    category: string | null;
    unit: string | null;
    /** Thousandths of the unit */
    "from": number;
    price: number | null;
    discount: number | null;
    startsOn: string | null;
    endsOn: string | null;
};
export type PriceArchive = {};
export type PriceRestore = {};
export type WarehouseCreate = {
    code: string;
    name: string;
    address: {
        street: string;
        postcode: string;
        city: string;
        country: string;
    };
    receiving: string;
    staging: string;
    quarantine: string;
    bin?: string;
};
export type WarehouseUpdate = {
    code: string;
    name: string;
    address: {
        street: string;
        postcode: string;
        city: string;
        country: string;
    };
};
export type WarehouseBlock = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type WarehouseUnblock = {};
export type WarehouseArchive = {};
export type LocationCreate = {
    warehouse: string;
    code: string;
    name: string;
    zone: string;
    locationType: "storage" | "receiving" | "staging" | "quarantine";
    pickable: boolean;
    pickSequence: number;
    barcode: string;
    capacity?: number | null;
};
export type LocationUpdate = {
    warehouse: string;
    code: string;
    name: string;
    zone: string;
    locationType: "storage" | "receiving" | "staging" | "quarantine";
    pickable: boolean;
    pickSequence: number;
    barcode: string;
    capacity?: number | null;
};
export type LocationBlock = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type LocationUnblock = {};
export type LocationArchive = {};
export type LocationCheck = {
    product: string;
};
export type LocationHoldStock = {
    product: string;
    lot?: string;
    /** Thousandths of the unit */
    quantity: number;
    /** One of the reasons that the action offers */
    reason: string;
};
export type LocationFreeStock = {
    product: string;
    lot?: string;
    /** Thousandths of the unit */
    quantity: number;
    /** One of the reasons that the action offers */
    reason: string;
};
export type LotUpdate = {
    expiresOn: string | null;
    supplierLot: string;
    notes: string;
};
export type LotBlock = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type LotUnblock = {};
export type ReasonCreate = {
    action: "cancel" | "closeShort" | "hold" | "amend" | "reopen" | "reject" | "decline" | "receiveOver" | "shortPick" | "otherLot" | "reverse" | "correct" | "undeliver" | "block" | "holdStock" | "freeStock" | "explainCount" | "explainBill" | "dismissParked" | "settle" | "recall" | "adjust" | "scrap" | "revalue" | "take" | "return" | "refuseReturn" | "writeOff" | "dispute" | "rejectInvoice" | "reopenPeriod";
    code: string;
    name: {
        en: string;
        sv: string;
    };
    photo: boolean;
    approval?: boolean;
    account?: string | null;
};
export type ReasonUpdate = {
    action: "cancel" | "closeShort" | "hold" | "amend" | "reopen" | "reject" | "decline" | "receiveOver" | "shortPick" | "otherLot" | "reverse" | "correct" | "undeliver" | "block" | "holdStock" | "freeStock" | "explainCount" | "explainBill" | "dismissParked" | "settle" | "recall" | "adjust" | "scrap" | "revalue" | "take" | "return" | "refuseReturn" | "writeOff" | "dispute" | "rejectInvoice" | "reopenPeriod";
    code: string;
    name: {
        en: string;
        sv: string;
    };
    photo: boolean;
    approval?: boolean;
    account?: string | null;
};
export type ReasonArchive = {};
export type ReasonRestore = {};
export type PaymentTermCreate = {
    code: string;
    name: {
        en: string;
        sv: string;
    };
    days: number;
    endOfMonth: boolean;
    /** Basis points: 2500 is 25 % */
    discount: number;
    discountDays: number;
    /** Basis points: 2500 is 25 % */
    prepayment: number;
};
export type PaymentTermUpdate = {
    code: string;
    name: {
        en: string;
        sv: string;
    };
    days: number;
    endOfMonth: boolean;
    /** Basis points: 2500 is 25 % */
    discount: number;
    discountDays: number;
    /** Basis points: 2500 is 25 % */
    prepayment: number;
};
export type PaymentTermArchive = {};
export type PaymentTermRestore = {};
export type PaymentTermMakeDefault = {};
export type DeliveryTermCreate = {
    code: string;
    name: {
        en: string;
        sv: string;
    };
    namesPlace: boolean;
};
export type DeliveryTermUpdate = {
    code: string;
    name: {
        en: string;
        sv: string;
    };
    namesPlace: boolean;
};
export type DeliveryTermArchive = {};
export type DeliveryTermRestore = {};
export type CarrierCreate = {
    name: string;
    services: {
        code: string;
        name: string;
    }[];
    tracking: string;
    cutOff: string;
};
export type CarrierUpdate = {
    name: string;
    services: {
        code: string;
        name: string;
    }[];
    tracking: string;
    cutOff: string;
};
export type CarrierArchive = {};
export type CarrierRestore = {};
export type VatRateCreate = {
    country: string;
    vatClass: "standard" | "food" | "restaurant" | "reduced";
    /** Basis points: 2500 is 25 % */
    rate: number;
    "from": string;
    to: string | null;
};
export type VatRateUpdate = {
    country: string;
    vatClass: "standard" | "food" | "restaurant" | "reduced";
    /** Basis points: 2500 is 25 % */
    rate: number;
    "from": string;
    to: string | null;
};
export type VatRateEnd = {
    to: string | null;
};
export type VatRateArchive = {};
export type ExchangeRateCreate = {
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    on: string;
    /** Millionths of the company’s currency for one unit */
    rate: number;
};
export type ExchangeRateUpdate = {
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    on: string;
    /** Millionths of the company’s currency for one unit */
    rate: number;
};
export type ExchangeRateArchive = {};
export type AccountCreate = {
    "number": string;
    name: {
        en: string;
        sv: string;
    };
};
export type AccountUpdate = {
    "number": string;
    name: {
        en: string;
        sv: string;
    };
};
export type AccountArchive = {};
export type AccountRestore = {};
export type PostingRuleCreate = {
    purpose: "sales" | "freight" | "fee" | "vatOut" | "receivables" | "bank" | "advances" | "rounding" | "cashDiscount" | "exchangeGain" | "exchangeLoss" | "writtenOff" | "bankFee" | "reminderFee" | "payables" | "vatIn" | "vatReverse" | "stock" | "goodsNotBilled" | "costOfGoods" | "purchases";
    category: string | null;
    treatment: ("domestic" | "reverseChargeDomestic" | "euSupply" | "euService" | "euConsumer" | "export" | "outside") | null;
    vatClass: ("standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt") | null;
    rate: number | null;
    account: string;
};
export type PostingRuleUpdate = {
    purpose: "sales" | "freight" | "fee" | "vatOut" | "receivables" | "bank" | "advances" | "rounding" | "cashDiscount" | "exchangeGain" | "exchangeLoss" | "writtenOff" | "bankFee" | "reminderFee" | "payables" | "vatIn" | "vatReverse" | "stock" | "goodsNotBilled" | "costOfGoods" | "purchases";
    category: string | null;
    treatment: ("domestic" | "reverseChargeDomestic" | "euSupply" | "euService" | "euConsumer" | "export" | "outside") | null;
    vatClass: ("standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt") | null;
    rate: number | null;
    account: string;
};
export type PostingRuleArchive = {};
export type PostingRuleRestore = {};
export type TagCreate = {
    name: string;
    tone: "neutral" | "primary" | "info" | "success" | "warning" | "danger";
    kinds: ("product" | "customer" | "supplier" | "salesOrder" | "purchaseOrder")[];
};
export type TagUpdate = {
    name: string;
    tone: "neutral" | "primary" | "info" | "success" | "warning" | "danger";
    kinds: ("product" | "customer" | "supplier" | "salesOrder" | "purchaseOrder")[];
};
export type TagArchive = {};
export type TagRestore = {};
export type UnitCreate = {
    code: string;
    name: {
        en: string;
        sv: string;
    };
    wholeOnly: boolean;
};
export type UnitUpdate = {
    code: string;
    name: {
        en: string;
        sv: string;
    };
    wholeOnly: boolean;
};
export type UnitArchive = {};
export type UnitRestore = {};
export type LabelFormatCreate = {
    code: string;
    name: {
        en: string;
        sv: string;
    };
    width: number;
    height: number;
    forProducts: boolean;
    forPlaces: boolean;
    forPallets: boolean;
    symbology: "automatic" | "code128";
    withName: boolean;
    paper: "roll" | "a4" | "letter";
    columns: number | null;
    rows: number | null;
    marginTop: number | null;
    marginLeft: number | null;
    gapAcross: number | null;
    gapDown: number | null;
};
export type LabelFormatUpdate = {
    code: string;
    name: {
        en: string;
        sv: string;
    };
    width: number;
    height: number;
    forProducts: boolean;
    forPlaces: boolean;
    forPallets: boolean;
    symbology: "automatic" | "code128";
    withName: boolean;
    paper: "roll" | "a4" | "letter";
    columns: number | null;
    rows: number | null;
    marginTop: number | null;
    marginLeft: number | null;
    gapAcross: number | null;
    gapDown: number | null;
};
export type LabelFormatArchive = {};
export type LabelFormatRestore = {};
export type QuoteRequestCreate = {
    warehouse: string;
    answerBy?: string | null;
    notes?: string;
    suppliers?: string[];
    lines?: {
        id: string;
        product: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        wantedOn: string | null;
        text: string;
    }[];
};
export type QuoteRequestUpdate = {
    warehouse: string;
    answerBy: string | null;
    notes: string;
    suppliers: string[];
    lines: {
        id: string;
        product: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        wantedOn: string | null;
        text: string;
    }[];
};
export type QuoteRequestDiscard = {};
export type QuoteRequestSend = {};
export type QuoteRequestAsk = {
    suppliers: string[];
};
export type QuoteRequestExtend = {
    answerBy: string;
};
export type QuoteRequestAnswer = {
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    reference: string;
    validUntil: string | null;
    freight: number | null;
    note: string;
    lines: {
        line: string;
        price: number | null;
        /** Thousandths of the unit */
        pack: number;
        code: string;
        /** Thousandths of the unit */
        minimum: number;
        multiple: number | null;
        leadDays: number | null;
    }[];
    files: string[];
    supplier: string;
    shown?: number;
};
export type QuoteRequestDecline = {
    supplier: string;
    note: string;
    shown?: number;
};
export type QuoteRequestEstimate = {
    supplier: string;
    freight: number | null;
    duty: number | null;
};
export type QuoteRequestAward = {
    lines: {
        line: string;
        supplier: string;
        shown?: number;
    }[];
    keepPrices: boolean;
};
export type QuoteRequestClose = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type PurchaseOrderCreate = {
    theirReference?: string;
    expectedOn?: string | null;
    notes?: string;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    tags?: string[];
    supplier: string | null;
    warehouse: string;
    currency?: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    /** Millionths of the company’s currency for one unit */
    rate?: number;
    lines?: {
        id: string;
        product: string;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        price: number | null;
        /** Basis points: 2500 is 25 % */
        discount: number;
        vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
        promisedOn: string | null;
        pricedBy?: ("hand" | "product") | string;
        optional?: true;
        chosen?: true;
        tolerance: number | null;
    }[];
    quoteRequest?: string;
};
export type PurchaseOrderUpdate = {
    theirReference: string;
    expectedOn: string | null;
    notes: string;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    tags?: string[];
    supplier: string | null;
    warehouse: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    /** Millionths of the company’s currency for one unit */
    rate: number;
    lines: {
        id: string;
        product: string;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        price: number | null;
        /** Basis points: 2500 is 25 % */
        discount: number;
        vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
        promisedOn: string | null;
        pricedBy?: ("hand" | "product") | string;
        optional?: true;
        chosen?: true;
        tolerance: number | null;
    }[];
};
export type PurchaseOrderDiscard = {};
export type PurchaseOrderPlace = {};
export type PurchaseOrderSubmit = {};
export type PurchaseOrderApprove = {};
export type PurchaseOrderReject = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type PurchaseOrderWithdraw = {};
export type PurchaseOrderAcknowledge = {
    theirReference: string;
    lines: {
        line: string;
        /** Thousandths of the unit */
        quantity?: number;
        /** Ten-thousandths of the currency unit */
        price?: number;
        promisedOn?: string | null;
    }[];
};
export type PurchaseOrderAmend = {
    theirReference: string;
    expectedOn: string | null;
    notes: string;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    tags?: string[];
    lines: {
        id: string;
        product: string;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        price: number | null;
        /** Basis points: 2500 is 25 % */
        discount: number;
        vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
        promisedOn: string | null;
        pricedBy?: ("hand" | "product") | string;
        optional?: true;
        chosen?: true;
        tolerance: number | null;
    }[];
    reason: string;
};
export type PurchaseOrderCancel = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type PurchaseOrderCloseShort = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type PurchaseOrderReopen = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type GoodsReceiptCreate = {
    warehouse: string;
    order: string | null;
    supplier: string | null;
    source: "order" | "blind" | "opening";
    lines?: {
        id: string;
        orderLine: string | null;
        product: string;
        /** Thousandths of the unit */
        quantity: number;
        /** Thousandths of the unit */
        rejected: number;
        location: string | null;
        unitCost: number | null;
        lot?: {
            code: string;
            expiresOn: string | null;
        };
        /** One of the reasons that the action offers */
        rejectReason?: string;
        photo?: string;
    }[];
};
export type GoodsReceiptCount = {
    lines: {
        id: string;
        orderLine: string | null;
        product: string;
        /** Thousandths of the unit */
        quantity: number;
        /** Thousandths of the unit */
        rejected: number;
        location: string | null;
        unitCost: number | null;
        lot?: {
            code: string;
            expiresOn: string | null;
        };
        /** One of the reasons that the action offers */
        rejectReason?: string;
        photo?: string;
    }[];
    overReason?: string | null;
    deliveryNote?: string;
};
export type GoodsReceiptAttachPhotos = {
    lines: {
        line: string;
        photo: string;
    }[];
};
export type GoodsReceiptSubmit = {};
export type GoodsReceiptInspect = {
    lines: {
        line: string;
        /** Thousandths of the unit */
        checked: number;
        /** Thousandths of the unit */
        accepted: number;
        /** Thousandths of the unit */
        rejected: number;
        /** One of the reasons that the action offers */
        reason?: string;
        photo?: string;
        note?: string;
    }[];
};
export type GoodsReceiptRecount = {};
export type GoodsReceiptPost = {
    receivedAt?: string | null;
    overReason?: string | null;
};
export type GoodsReceiptCorrectCost = {
    /** One of the reasons that the action offers */
    reason: string;
    lines: {
        line: string;
        /** Ten-thousandths of the currency unit */
        unitCost: number;
    }[];
};
export type GoodsReceiptReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type GoodsReceiptCorrect = {
    lines: {
        id: string;
        orderLine: string | null;
        product: string;
        /** Thousandths of the unit */
        quantity: number;
        /** Thousandths of the unit */
        rejected: number;
        location: string | null;
        unitCost: number | null;
        lot?: {
            code: string;
            expiresOn: string | null;
        };
        /** One of the reasons that the action offers */
        rejectReason?: string;
        photo?: string;
    }[];
    overReason?: string | null;
    deliveryNote?: string;
    /** One of the reasons that the action offers */
    reason: string;
};
export type GoodsReceiptDiscard = {};
export type UnknownItemPark = {
    code: string;
    /** Thousandths of the unit */
    quantity: number;
    note?: string;
    receipt: string;
};
export type UnknownItemUpdate = {
    code: string;
    /** Thousandths of the unit */
    quantity: number;
    note?: string;
};
export type UnknownItemMatch = {
    product: string;
    line: string;
    receipt: string;
    location?: string | null;
    lot?: {
        code: string;
        expiresOn: string | null;
    };
    teach?: boolean;
};
export type UnknownItemSendBack = {
    /** One of the reasons that the action offers */
    reason: string;
    reference?: string;
};
export type UnknownItemDiscard = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type UnknownItemReopen = {};
export type SupplierReturnCreate = {
    receipt: string;
    lines?: {
        id: string;
        receiptLine: string;
        product: string;
        lot?: string;
        "from": string;
        /** Thousandths of the unit */
        quantity: number;
        reason: string | null;
        note: string;
    }[];
};
export type SupplierReturnUpdate = {
    notes: string;
    lines: {
        id: string;
        receiptLine: string;
        product: string;
        lot?: string;
        "from": string;
        /** Thousandths of the unit */
        quantity: number;
        reason: string | null;
        note: string;
    }[];
};
export type SupplierReturnRequest = {};
export type SupplierReturnAccept = {
    theirReference: string;
};
export type SupplierReturnReject = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SupplierReturnDispatch = {};
export type SupplierReturnCredit = {
    amount?: number | null;
};
export type SupplierReturnCancel = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SupplierReturnReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type LandedCostCreate = {
    on: string;
    charges: {
        "type": "freight" | "duty" | "other";
        supplier: string | null;
        reference: string;
        currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
        /** Millionths of the company’s currency for one unit */
        rate: number;
        /** Minor units of the currency */
        amount: number;
        basis: "value" | "weight" | "volume" | "quantity";
    }[];
    receipts: {
        receipt: string;
        lines: string[] | null;
    }[];
    notes: string;
};
export type LandedCostUpdate = {
    on: string;
    charges: {
        "type": "freight" | "duty" | "other";
        supplier: string | null;
        reference: string;
        currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
        /** Millionths of the company’s currency for one unit */
        rate: number;
        /** Minor units of the currency */
        amount: number;
        basis: "value" | "weight" | "volume" | "quantity";
    }[];
    receipts: {
        receipt: string;
        lines: string[] | null;
    }[];
    notes: string;
};
export type LandedCostPost = {};
export type LandedCostWithdraw = {};
export type LandedCostReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type LandedCostDiscard = {};
export type SupplierBillCreate = {
    "type": "bill" | "creditNote";
    supplier: string;
    supplierNumber: string;
    billedOn: string;
    dueOn: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    /** Millionths of the company’s currency for one unit */
    rate: number;
    treatment: "domestic" | "reverseChargeDomestic" | "euSupply" | "euService" | "euConsumer" | "export" | "outside";
    stated: {
        net: number;
        vat: number;
        rounding: number;
        payable: number;
    };
    payTo: {
        "type": "bankgiro" | "plusgiro" | "iban";
        account: string;
        bic: string;
    };
    paymentReference: string;
    notes: string;
    source: "typed" | "receipt" | "eInvoice";
    lines: {
        id: string;
        product: string | null;
        code: string;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        price: number;
        /** Basis points: 2500 is 25 % */
        discount: number;
        amount: number;
        /** Basis points: 2500 is 25 % */
        vatRate: number;
        receipt: string | null;
        receiptLine: string | null;
        account?: string;
    }[];
};
export type SupplierBillUpdate = {
    "type": "bill" | "creditNote";
    supplier: string;
    supplierNumber: string;
    billedOn: string;
    dueOn: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    /** Millionths of the company’s currency for one unit */
    rate: number;
    treatment: "domestic" | "reverseChargeDomestic" | "euSupply" | "euService" | "euConsumer" | "export" | "outside";
    stated: {
        net: number;
        vat: number;
        rounding: number;
        payable: number;
    };
    payTo: {
        "type": "bankgiro" | "plusgiro" | "iban";
        account: string;
        bic: string;
    };
    paymentReference: string;
    notes: string;
    source: "typed" | "receipt" | "eInvoice";
    lines: {
        id: string;
        product: string | null;
        code: string;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        price: number;
        /** Basis points: 2500 is 25 % */
        discount: number;
        amount: number;
        /** Basis points: 2500 is 25 % */
        vatRate: number;
        receipt: string | null;
        receiptLine: string | null;
        account?: string;
    }[];
};
export type SupplierBillDiscard = {};
export type SupplierBillMatch = {};
export type SupplierBillExplain = {
    /** One of the reasons that the action offers */
    reason: string;
    note: string;
};
export type SupplierBillApprove = {};
export type SupplierBillReopen = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SupplierBillPost = {
    on?: string | null;
};
export type SupplierBillReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SupplierBillOrder = {
    file: string;
    on: string;
};
export type SupplierBillTakeBackOrder = {};
export type SupplierBillPay = {
    on: string;
    /** Millionths of the company’s currency for one unit */
    rate: number;
};
export type SupplierBillUnpay = {};
export type SalesOrderCreate = {
    theirReference: string;
    promisedOn: string;
    priority: number;
    shipPolicy: "partialKeep" | "completeOnly" | "partialCancelRest";
    deliveryAddress: {
        street: string;
        postcode: string;
        city: string;
        country: string;
    };
    notes: string;
    tags: string[];
    salesperson?: string | null;
    reserve?: ("atConfirm" | "daysBefore" | "byHand") | null;
    reserveDays?: number | null;
    kitsInParts?: boolean;
    orderDiscount?: ({
        /** Basis points: 2500 is 25 % */
        percent: number;
    } | {
        /** Minor units of the currency */
        amount: number;
    }) | null;
    vatOverride?: {
        treatment: "domestic" | "euB2B" | "euB2C" | "export" | "reverseCharge";
        reason: string;
    } | null;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    customer: string;
    warehouse: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    /** Millionths of the company’s currency for one unit */
    rate: number;
    pricesIncludeVat: boolean;
    orderedOn: string;
    lines: {
        id: string;
        product: string;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        price: number | null;
        /** Basis points: 2500 is 25 % */
        discount: number;
        vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
        promisedOn: string | null;
        pricedBy?: ("hand" | "product") | string;
        charge?: "freight" | "fee";
        optional?: true;
        chosen?: true;
    }[];
    validUntil?: string | null;
    quantities?: "locked" | "repriced";
};
export type SalesOrderUpdate = {
    theirReference: string;
    promisedOn: string;
    priority: number;
    shipPolicy: "partialKeep" | "completeOnly" | "partialCancelRest";
    deliveryAddress: {
        street: string;
        postcode: string;
        city: string;
        country: string;
    };
    notes: string;
    tags: string[];
    salesperson?: string | null;
    reserve?: ("atConfirm" | "daysBefore" | "byHand") | null;
    reserveDays?: number | null;
    kitsInParts?: boolean;
    orderDiscount?: ({
        /** Basis points: 2500 is 25 % */
        percent: number;
    } | {
        /** Minor units of the currency */
        amount: number;
    }) | null;
    vatOverride?: {
        treatment: "domestic" | "euB2B" | "euB2C" | "export" | "reverseCharge";
        reason: string;
    } | null;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    customer: string;
    warehouse: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    /** Millionths of the company’s currency for one unit */
    rate: number;
    pricesIncludeVat: boolean;
    orderedOn: string;
    lines: {
        id: string;
        product: string;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        price: number | null;
        /** Basis points: 2500 is 25 % */
        discount: number;
        vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
        promisedOn: string | null;
        pricedBy?: ("hand" | "product") | string;
        charge?: "freight" | "fee";
        optional?: true;
        chosen?: true;
    }[];
    validUntil?: string | null;
    quantities?: "locked" | "repriced";
};
export type SalesOrderDiscard = {};
export type SalesOrderConfirm = {};
export type SalesOrderSendQuote = {
    by: "mail" | "link" | "ownMail" | "phone" | "inPerson";
    validUntil?: string;
};
export type SalesOrderRevise = {};
export type SalesOrderAccept = {
    lines?: {
        line: string;
        /** Thousandths of the unit */
        quantity?: number;
        chosen?: boolean;
    }[];
};
export type SalesOrderDecline = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SalesOrderRenew = {
    validUntil: string;
};
export type SalesOrderOrderPart = {
    order: string;
    lines: {
        line: string;
        id: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type SalesOrderAskApproval = {
    lines?: {
        line: string;
        /** Thousandths of the unit */
        quantity?: number;
        chosen?: boolean;
    }[];
};
export type SalesOrderApprove = {};
export type SalesOrderReject = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SalesOrderWithdraw = {};
export type SalesOrderHold = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SalesOrderResume = {};
export type SalesOrderAmend = {
    theirReference: string;
    promisedOn: string;
    priority: number;
    shipPolicy: "partialKeep" | "completeOnly" | "partialCancelRest";
    deliveryAddress: {
        street: string;
        postcode: string;
        city: string;
        country: string;
    };
    notes: string;
    tags: string[];
    salesperson?: string | null;
    reserve?: ("atConfirm" | "daysBefore" | "byHand") | null;
    reserveDays?: number | null;
    kitsInParts?: boolean;
    orderDiscount?: ({
        /** Basis points: 2500 is 25 % */
        percent: number;
    } | {
        /** Minor units of the currency */
        amount: number;
    }) | null;
    vatOverride?: {
        treatment: "domestic" | "euB2B" | "euB2C" | "export" | "reverseCharge";
        reason: string;
    } | null;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    /** One of the reasons that the action offers */
    reason: string;
    lines: {
        id: string;
        product: string;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        price: number | null;
        /** Basis points: 2500 is 25 % */
        discount: number;
        vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
        promisedOn: string | null;
        pricedBy?: ("hand" | "product") | string;
        charge?: "freight" | "fee";
    }[];
};
export type SalesOrderCancelLines = {
    /** One of the reasons that the action offers */
    reason: string;
    lines: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type SalesOrderCancel = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SalesOrderCloseShort = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SalesOrderReopen = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type SalesOrderAllocate = {
    lines: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type SalesOrderFree = {
    lines: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type SalesOrderLock = {
    lines: {
        line: string;
    }[];
};
export type SalesOrderUnlock = {
    lines: {
        line: string;
    }[];
};
export type SalesOrderTakeFrom = {
    line: string;
    /** One of the reasons that the action offers */
    reason: string;
    "from": {
        order: string;
        line: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type SalesOrderRelease = {
    pick: string;
    lines?: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type SalesOrderDeliverServices = {};
export type SalesOrderRecord = {
    theirReference: string;
    promisedOn: string;
    priority: number;
    shipPolicy: "partialKeep" | "completeOnly" | "partialCancelRest";
    deliveryAddress: {
        street: string;
        postcode: string;
        city: string;
        country: string;
    };
    notes: string;
    tags: string[];
    salesperson?: string | null;
    reserve?: ("atConfirm" | "daysBefore" | "byHand") | null;
    reserveDays?: number | null;
    kitsInParts?: boolean;
    orderDiscount?: ({
        /** Basis points: 2500 is 25 % */
        percent: number;
    } | {
        /** Minor units of the currency */
        amount: number;
    }) | null;
    vatOverride?: {
        treatment: "domestic" | "euB2B" | "euB2C" | "export" | "reverseCharge";
        reason: string;
    } | null;
    deliveryTerm?: string | null;
    deliveryPlace?: string;
    customer: string;
    warehouse: string;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    /** Millionths of the company’s currency for one unit */
    rate: number;
    pricesIncludeVat: boolean;
    "number": string | null;
    soldAt: string;
    lines: {
        id: string;
        product: string;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        /** Ten-thousandths of the currency unit */
        price: number;
        /** Basis points: 2500 is 25 % */
        discount: number;
        vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
        promisedOn: string | null;
        pricedBy?: ("hand" | "product") | string;
        charge?: "freight" | "fee";
        /** Thousandths of the unit */
        cancelled: number;
    }[];
};
export type SalesOrderRecordPayment = {
    payment: string;
    on: string;
    /** Minor units of the currency */
    amount: number;
};
export type SalesOrderTakeBackPayment = {
    payment: string;
    /** Minor units of the currency */
    amount?: number;
};
export type SalesOrderInvoiceElsewhere = {};
export type PickClaim = {};
export type PickScan = {
    line: string;
    /** Thousandths of the unit */
    quantity: number;
    code?: string;
    lot?: string;
};
export type PickTakeOtherLot = {
    line: string;
    /** Thousandths of the unit */
    quantity: number;
    lot: string;
    /** One of the reasons that the action offers */
    reason: string;
};
export type PickUnscan = {
    line: string;
    /** Thousandths of the unit */
    quantity: number;
};
export type PickShortPick = {
    line: string;
    /** Thousandths of the unit */
    quantity: number;
    /** One of the reasons that the action offers */
    reason: string;
};
export type PickWithdrawShort = {
    line: string;
};
export type PickPause = {};
export type PickResume = {};
export type PickFinish = {
    shipment: string;
};
export type PickCancel = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type ShipmentPack = {
    parcels: {
        id: string;
        weight: number;
        tracking: string;
    }[];
    carrier?: string;
    service?: string;
};
export type ShipmentShip = {};
export type ShipmentPackAndShip = {
    parcels: {
        id: string;
        weight: number;
        tracking: string;
    }[];
    carrier?: string;
    service?: string;
};
export type ShipmentAllowLots = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type ShipmentDeliver = {};
export type ShipmentUndeliver = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type ShipmentCancel = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type ShipmentReverse = {
    /** One of the reasons that the action offers */
    reason: string;
    replacement: string;
};
export type ShipmentCorrect = {
    /** One of the reasons that the action offers */
    reason: string;
    rest: string;
    lines: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type CustomerReturnCreate = {
    customer: string;
    warehouse: string;
    order: string | null;
    shipment?: string | null;
    lines?: {
        id: string;
        orderLine: string | null;
        shipment: string | null;
        shipmentLine: string | null;
        product: string;
        lot?: string;
        /** Thousandths of the unit */
        quantity: number;
        reason: string | null;
        /** Minor units of the currency */
        fee: number;
        unitCost: number | null;
        note: string;
    }[];
};
export type CustomerReturnUpdate = {
    warehouse: string;
    theirReference: string;
    notes: string;
    freight?: number;
    exchange?: {
        id: string;
        product: string;
        /** Thousandths of the unit */
        quantity: number;
        price: number | null;
        /** Basis points: 2500 is 25 % */
        discount?: number;
    }[];
    lines: {
        id: string;
        orderLine: string | null;
        shipment: string | null;
        shipmentLine: string | null;
        product: string;
        lot?: string;
        /** Thousandths of the unit */
        quantity: number;
        reason: string | null;
        /** Minor units of the currency */
        fee: number;
        unitCost: number | null;
        note: string;
    }[];
};
export type CustomerReturnRequest = {};
export type CustomerReturnApprove = {};
export type CustomerReturnRefuse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type CustomerReturnReceive = {
    lines: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type CustomerReturnGrade = {
    lines: {
        line: string;
        grades: {
            id: string;
            grade: "restock" | "refurbish" | "scrap" | "sendBack" | "replace";
            /** Thousandths of the unit */
            quantity: number;
            location: string | null;
            note: string;
            photo: string | null;
        }[];
    }[];
};
export type CustomerReturnReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type CustomerReturnPost = {};
export type CustomerReturnCredit = {};
export type CustomerReturnClose = {};
export type CustomerReturnCancel = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type CustomerReturnExpire = {};
export type InvoiceCreate = {
    "type": "invoice" | "creditNote" | "corrective";
    customer: string;
    orders: string[];
    corrects: string | null;
    "return"?: string;
    advance?: {
        on: string;
        share: {
            /** Basis points: 2500 is 25 % */
            percent: number;
        } | {
            /** Minor units of the currency */
            amount: number;
        };
    };
};
export type InvoiceUpdate = {
    issuedOn: string | null;
    theirReference: string;
    theirOrder: string;
    address: {
        street: string;
        postcode: string;
        city: string;
        country: string;
    };
    terms: number | string;
    notes: string;
    advanceOn?: string | null;
    lines: {
        id: string;
        order?: string;
        orderLine?: string;
        "of"?: string;
        again?: true;
        product: string | null;
        text: string;
        /** Thousandths of the unit */
        quantity: number;
        orderedIn?: {
            unit: string;
            numerator: number;
            denominator: number;
        };
        price: number | null;
        /** Basis points: 2500 is 25 % */
        discount: number;
        vatClass: "standard" | "food" | "restaurant" | "reduced" | "zero" | "exempt";
        charge?: "freight" | "fee";
        advance?: true;
        fee?: {
            "return": string;
        };
        deducts?: {
            invoice: string;
            line: string;
            "number": string | null;
        };
        freightOff?: {
            "return": string;
            line: string;
        };
        /** Minor units of the currency */
        kept?: number;
        /** Minor units of the currency */
        credited?: number;
    }[];
};
export type InvoiceDiscard = {};
export type InvoiceIssue = {};
export type InvoiceCorrect = {
    invoice: string;
    "as": "creditNote" | "corrective";
};
export type InvoiceSetOff = {
    invoice: string;
    /** Minor units of the currency */
    amount: number;
};
export type InvoiceFreeSetOff = {
    invoice: string;
};
export type InvoiceWriteOff = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type InvoiceRemind = {
    by?: "mail" | "print";
};
export type InvoiceDispute = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type InvoiceSettleDispute = {};
export type InvoiceSend = {
    by: "mail" | "peppol" | "print";
};
export type InvoiceAccept = {};
export type InvoiceReject = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type PaymentRecord = {
    customer: string;
    direction: "in" | "out";
    on: string;
    /** Minor units of the currency */
    amount: number;
    currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
    /** Millionths of the company’s currency for one unit */
    rate: number;
    reference: string;
    notes: string;
    source: "hand" | "file";
    bankReference?: string;
    allocations: {
        /** Minor units of the currency */
        amount: number;
        less: {
            kind: "rounding" | "discount" | "fee" | "exchange";
            /** Minor units of the currency */
            amount: number;
        } | null;
        invoice: string;
        /** Minor units of the currency */
        settles?: number;
    }[];
    keeps?: {
        invoice: string;
        /** Minor units of the currency */
        amount: number;
    }[];
};
export type PaymentAllocate = {
    allocations: {
        /** Minor units of the currency */
        amount: number;
        less: {
            kind: "rounding" | "discount" | "fee" | "exchange";
            /** Minor units of the currency */
            amount: number;
        } | null;
        invoice: string;
        /** Minor units of the currency */
        settles?: number;
    }[];
};
export type PaymentFree = {
    invoice: string;
};
export type PaymentRefund = {
    on: string;
    /** Minor units of the currency */
    amount: number;
};
export type PaymentKeepFee = {
    invoice: string;
    /** Minor units of the currency */
    amount: number;
};
export type PaymentReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type CountCreate = {
    warehouse: string;
    scope: {
        by: "bins";
        bins: string[];
    } | {
        by: "zone";
        zone: string;
    } | {
        by: "notCounted";
        days: number;
    } | {
        by: "category";
        category: string;
    } | {
        by: "product";
        product: string;
    } | {
        by: "abc";
        "class": "A" | "B" | "C";
        products: string[];
    };
    cause?: "byHand" | "cycle" | "shortPick" | "zeroCheck" | "disturbed";
    freeze?: boolean;
    plannedFor?: string | null;
    note?: string;
};
export type CountStart = {};
export type CountCount = {
    entries: {
        id: string;
        location: string;
        product: string;
        lot?: string;
        /** Thousandths of the unit */
        quantity: number;
        isTotal?: boolean;
    }[];
};
export type CountWithdraw = {
    line: string;
    entry: string;
};
export type CountSayEmpty = {
    location: string;
};
export type CountPark = {
    id: string;
    location: string;
    code: string;
    /** Thousandths of the unit */
    quantity: number;
    note?: string;
};
export type CountResolve = {
    parked: string;
    product: string | null;
    lot?: string;
    reason?: string | null;
};
export type CountPause = {};
export type CountResume = {};
export type CountSubmit = {};
export type CountRecount = {
    lines: string[];
};
export type CountExplain = {
    lines: string[];
    /** One of the reasons that the action offers */
    reason: string;
    note?: string;
    costs?: {
        line: string;
        /** Ten-thousandths of the currency unit */
        unitCost: number;
    }[];
};
export type CountReview = {};
export type CountApprove = {};
export type CountReject = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type CountPost = {};
export type CountReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type CountCancel = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type MovementCreate = {
    purpose: "transfer" | "putAway" | "replenish" | "fromQuarantine" | "fromStaging";
    warehouse: string;
    toWarehouse: string;
    dueOn?: string | null;
    priority?: number;
    asksApproval?: boolean;
    receipt?: string | null;
    note?: string;
    lines?: {
        id: string;
        product: string;
        lot?: string;
        /** Thousandths of the unit */
        quantity: number;
        "from": string;
        to: string | null;
        receiptLine?: string;
    }[];
};
export type MovementUpdate = {
    purpose: "transfer" | "putAway" | "replenish" | "fromQuarantine" | "fromStaging";
    warehouse: string;
    toWarehouse: string;
    dueOn?: string | null;
    priority?: number;
    asksApproval?: boolean;
    receipt?: string | null;
    note?: string;
    lines?: {
        id: string;
        product: string;
        lot?: string;
        /** Thousandths of the unit */
        quantity: number;
        "from": string;
        to: string | null;
        receiptLine?: string;
    }[];
};
export type MovementRequest = {};
export type MovementApprove = {};
export type MovementReject = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type MovementWithdraw = {};
export type MovementReserve = {};
export type MovementUnreserve = {};
export type MovementClaim = {};
export type MovementPut = {
    line: string;
    /** Thousandths of the unit */
    quantity: number;
    to?: string;
};
export type MovementTakeBack = {
    line: string;
    /** Thousandths of the unit */
    quantity: number;
    to: string;
};
export type MovementMove = {
    lines?: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
        to?: string;
    }[];
};
export type MovementDispatch = {
    lines?: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type MovementReceive = {
    lines?: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
        to?: string;
    }[];
};
export type MovementSettle = {
    outcome: "lost" | "returned" | "found";
    /** One of the reasons that the action offers */
    reason: string;
    lines?: {
        line: string;
        /** Thousandths of the unit */
        quantity: number;
        to?: string;
    }[];
};
export type MovementRecall = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type MovementPutBack = {};
export type MovementCancel = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type MovementReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type MovementCorrect = {
    /** One of the reasons that the action offers */
    reason: string;
    lines: {
        id: string;
        product: string;
        lot?: string;
        /** Thousandths of the unit */
        quantity: number;
        "from": string;
        to: string | null;
        receiptLine?: string;
    }[];
};
export type AssemblyCreate = {
    mode?: "build" | "unbuild";
    product: string;
    /** Thousandths of the unit */
    quantity: number;
    warehouse: string;
    to?: string | null;
    dueOn?: string | null;
    priority?: number;
    buildCost?: number | null;
    without?: string[];
    note?: string;
};
export type AssemblyUpdate = {
    mode?: "build" | "unbuild";
    product: string;
    /** Thousandths of the unit */
    quantity: number;
    warehouse: string;
    to?: string | null;
    dueOn?: string | null;
    priority?: number;
    buildCost?: number | null;
    without?: string[];
    note?: string;
};
export type AssemblyRelease = {};
export type AssemblyBuild = {
    /** Thousandths of the unit */
    quantity: number;
    to?: string;
    lots?: {
        product: string;
        code: string;
        expiresOn?: string | null;
        /** Thousandths of the unit */
        quantity: number;
    }[];
    taken?: {
        product: string;
        location: string;
        lot?: string;
        /** Thousandths of the unit */
        quantity: number;
    }[];
};
export type AssemblyCloseShort = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type AssemblyCancel = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type AssemblyReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type AdjustmentCreate = {
    warehouse: string | null;
    mode: "quantity" | "value" | "hold" | "free";
    lines?: {
        id: string;
        product: string;
        location: string | null;
        lot?: string;
        how: "by" | "to";
        quantity: number;
        unitCost: number | null;
        reason: string | null;
        scrap?: boolean;
        note?: string;
        photo?: string | null;
    }[];
};
export type AdjustmentUpdate = {
    adjustedOn: string | null;
    notes: string;
    lines: {
        id: string;
        product: string;
        location: string | null;
        lot?: string;
        how: "by" | "to";
        quantity: number;
        unitCost: number | null;
        reason: string | null;
        scrap?: boolean;
        note?: string;
        photo?: string | null;
    }[];
};
export type AdjustmentSubmit = {};
export type AdjustmentApprove = {};
export type AdjustmentReject = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type AdjustmentWithdraw = {};
export type AdjustmentPost = {};
export type AdjustmentTakeAndPost = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type AdjustmentReverse = {
    /** One of the reasons that the action offers */
    reason: string;
};
export type AdjustmentCorrect = {
    /** One of the reasons that the action offers */
    reason: string;
    notes: string;
    lines: {
        id: string;
        product: string;
        location: string | null;
        lot?: string;
        how: "by" | "to";
        quantity: number;
        unitCost: number | null;
        reason: string | null;
        scrap?: boolean;
        note?: string;
        photo?: string | null;
    }[];
};
export type AdjustmentDiscard = {};
export type SubscriptionSetBilling = {
    billTo: {
        name: string;
        vatNumber: string;
        address: {
            street: string;
            postcode: string;
            city: string;
            country: string;
        };
        email: string;
        reference: string;
    } | null;
};
export type SubscriptionChangePlan = {
    plan: "starter" | "growth" | "scale";
};
export type SubscriptionRetry = {};
export type SubscriptionResume = {
    plan: "starter" | "growth" | "scale";
};
export type SubscriptionCancel = {
    cancellation: {
        why: "price" | "missing" | "difficult" | "switching" | "closing" | "other";
        comment: string;
    };
};
export type SubscriptionUndoCancel = {};
export type CommentWrite = {
    about: "product" | "category" | "productType" | "supplier" | "supplierCategory" | "purchaseList" | "customer" | "customerCategory" | "priceList" | "warehouse" | "location" | "lot" | "quoteRequest" | "purchaseOrder" | "goodsReceipt" | "unknownItem" | "supplierReturn" | "landedCost" | "supplierBill" | "salesOrder" | "pick" | "shipment" | "customerReturn" | "invoice" | "payment" | "count" | "movement" | "assembly" | "adjustment";
    id: string;
    text: string;
    mentions: string[];
};
export type CommentEdit = {
    id: string;
    text: string;
    mentions: string[];
};
export type CommentRemove = {
    id: string;
};
export type CommentAsk = {
    about: "product" | "category" | "productType" | "supplier" | "supplierCategory" | "purchaseList" | "customer" | "customerCategory" | "priceList" | "warehouse" | "location" | "lot" | "quoteRequest" | "purchaseOrder" | "goodsReceipt" | "unknownItem" | "supplierReturn" | "landedCost" | "supplierBill" | "salesOrder" | "pick" | "shipment" | "customerReturn" | "invoice" | "payment" | "count" | "movement" | "assembly" | "adjustment";
    id: string;
    text: string;
    mentions: string[];
    command: string;
    permission: string;
};
export type CommentCarryOut = {
    id: string;
    version: number;
};
export type CommentDecline = {
    id: string;
    text: string;
};
export type FileRemove = {
    id: string;
};
/**
 * Whether the database answers
 */
export function getHealth(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            status: "ok" | "failing";
        };
    } | {
        status: 503;
        data: {
            status: "ok" | "failing";
        };
    }>("/api/health/", {
        ...opts
    });
}
/**
 * Whether requests are to be sent here, and why not
 */
export function getReady(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            status: "ready" | "notReady";
            reasons: ("starting" | "migrating" | "seeding" | "stopping" | "databaseAway")[];
        };
    } | {
        status: 503;
        data: {
            status: "ready" | "notReady";
            reasons: ("starting" | "migrating" | "seeding" | "stopping" | "databaseAway")[];
        };
    }>("/api/ready/", {
        ...opts
    });
}
/**
 * Prometheus text, for who has OPERATIONS_TOKEN (as a bearer)
 */
export function getMetrics(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 401;
        data: Problem;
    }>("/api/metrics/", {
        ...opts
    });
}
/**
 * Attach a file to a document: one part of multipart/form-data, at most 10 MB
 */
export function postCompanyDocumentsByKindByDocumentFiles(company: number, kind: string, document: string, body: {
    file: Blob;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            file: {
                id: string;
                name: string;
                "type": string;
                size: number;
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/files/`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The content of a file
 */
export function getCompanyDocumentsByKindByDocumentFilesByFile(company: number, kind: string, document: string, file: string, { inline }: {
    inline?: "1";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/files/${encodeURIComponent(file)}/${QS.query(QS.explode({
        inline
    }))}`, {
        ...opts
    });
}
/**
 * A picture in small (WebP), at most so many pixels wide and high
 */
export function getCompanyDocumentsByKindByDocumentFilesByFileThumbnailBySize(company: number, kind: string, document: string, file: string, size: "64" | "320", opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 304;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/files/${encodeURIComponent(file)}/thumbnail/${encodeURIComponent(size)}/`, {
        ...opts
    });
}
/**
 * Sets the logo: a PNG, JPEG or SVG of at most 1 MiB; kept as a PNG
 */
export function putCompanyLogo(company: number, body: {
    /** The file, in Base64. */
    content: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            hash: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/logo/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * The logo, as a picture (PNG)
 */
export function getCompanyLogoByHash(company: number, hash: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/logo/${encodeURIComponent(hash)}/`, {
        ...opts
    });
}
/**
 * The paper of a document as a PDF: as the caller may see the document, in the language of who it is for
 */
export function getCompanyDocumentsByKindByDocumentPaper(company: number, kind: string, document: string, { paper, party, asOf, language, expected }: {
    paper?: "paymentReminder" | "statement";
    party?: string;
    asOf?: string;
    language?: "en" | "sv";
    expected?: "1";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/paper/${QS.query(QS.explode({
        paper,
        party,
        as_of: asOf,
        language,
        expected
    }))}`, {
        ...opts
    });
}
/**
 * Mails the paper of a document, with its PDF, and keeps what was sent with the files of the document
 */
export function postCompanyDocumentsByKindByDocumentPaperMail(company: number, kind: string, document: string, body: {
    to: string[];
    subject: string;
    text: string;
    /** Each recipient gets a link of their own to the document; takes the right to make links. */
    link?: boolean;
}, { paper, party, asOf }: {
    paper?: "paymentReminder" | "statement";
    party?: string;
    asOf?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            file: {
                id: string;
                name: string;
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/paper/mail/${QS.query(QS.explode({
        paper,
        party,
        as_of: asOf
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Labels as a PDF at full size: a page for each sheet
 */
export function postCompanyLabelsPdf(company: number, body: {
    paper: {
        /** Millimetres. */
        width: number;
        /** Millimetres. */
        height: number;
    };
    /** At most 5000 labels in all. */
    sheets: {
        /** Millimetres from the upper left corner of the sheet. */
        x: number;
        /** Millimetres from the upper left corner of the sheet. */
        y: number;
        label: {
            size: {
                width: number;
                height: number;
            };
            parts: ({
                kind: "text";
                x: number;
                y: number;
                text: string;
                size: number;
                width: number;
            } | {
                kind: "code";
                x: number;
                y: number;
                data: string;
                symbology: "EAN13" | "CODE128" | "GS1" | "QR";
                height: number;
                width: number;
            })[];
        };
    }[][];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/labels/pdf/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Begin an import: one file (CSV or XLSX, at most 20 MB) as a part of multipart/form-data
 */
export function postCompanyImports(company: number, body: {
    /** What the file holds; absent: as its columns tell. */
    target?: string;
    file: Blob;
}, { target }: {
    target?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${QS.query(QS.explode({
        target
    }))}`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * How far the work on an import is
 */
export function getCompanyImportsById(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            state: string;
            progress: {
                done: number;
                "of": number;
            } | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/`, {
        ...opts
    });
}
/**
 * Say how the columns are read; what is left out is guessed. The mapping is kept for files with the same heads
 */
export function putCompanyImportsByIdMapping(company: number, id: string, body: {
    target: string;
    mode?: "createAndUpdate" | "createOnly" | "updateOnly";
    key?: string;
    columns?: {
        column: number;
        field: string;
        days?: "day" | "month" | "year";
        decimals?: "comma" | "point";
        currency?: string;
        others?: "convert" | "asOwn" | "leaveOut";
        vat?: "without" | "with" | "open";
    }[];
    fixed?: {
        [key: string]: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            mapping: {
                target: string;
                mode: "createAndUpdate" | "createOnly" | "updateOnly";
                key: string;
                columns: {
                    column: number;
                    field: string;
                    days?: "day" | "month" | "year";
                    decimals?: "comma" | "point";
                    currency?: string;
                    others?: "convert" | "asOwn" | "leaveOut";
                    vat?: "without" | "with" | "open";
                }[];
                fixed: {
                    [key: string]: string;
                };
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/mapping/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Choose another sheet of the workbook: it is read, and its columns are guessed
 */
export function postCompanyImportsByIdSheet(company: number, id: string, body: {
    sheet: string;
    target?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            mapping: {
                target: string;
                mode: "createAndUpdate" | "createOnly" | "updateOnly";
                key: string;
                columns: {
                    column: number;
                    field: string;
                    days?: "day" | "month" | "year";
                    decimals?: "comma" | "point";
                    currency?: string;
                    others?: "convert" | "asOwn" | "leaveOut";
                    vat?: "without" | "with" | "open";
                }[];
                fixed: {
                    [key: string]: string;
                };
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/sheet/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Check every line of an import: what would become of it
 */
export function postCompanyImportsByIdCheck(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            seq: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/check/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Take all lines that are not rejected
 */
export function postCompanyImportsByIdRun(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            seq: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/run/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Stop what is being done; it can be gone on with
 */
export function postCompanyImportsByIdStop(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            seq: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/stop/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Take back what was imported, where nothing builds on it
 */
export function postCompanyImportsByIdUndo(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            seq: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/undo/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Discard an import that was not run, with its file
 */
export function postCompanyImportsByIdDiscard(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            seq: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/discard/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Lines of an import in the order of the file, with what becomes of them
 */
export function getCompanyImportsByIdLines(company: number, id: string, { after, offset, limit, only, stage }: {
    after?: number;
    offset?: number;
    limit?: number;
    only?: "create" | "update" | "same" | "rejected" | "kept";
    stage?: "open" | "taken" | "undone" | "kept";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            lines: {
                line: number;
                cells: string[];
                corrections: {
                    [key: string]: string;
                };
                verdict: {
                    takes: "create" | "update" | "same" | "rejected";
                    refusal: {
                        code: string;
                        params?: {
                            [key: string]: string | number;
                        };
                        field: string | null;
                        column: number | null;
                    } | null;
                    changes: {
                        field: string;
                        before: string;
                        after: string;
                    }[];
                    about: string;
                    document: string | null;
                    notes?: {
                        code: string;
                        params?: {
                            [key: string]: string | number;
                        };
                        field: string | null;
                        column: number | null;
                        how: "leftOut" | "rounded" | "cleaned" | "converted";
                    }[];
                } | null;
                stage: "open" | "taken" | "undone" | "kept";
                kept: {
                    code: string;
                    params?: {
                        [key: string]: string | number;
                    };
                    field: string | null;
                    column: number | null;
                } | null;
            }[];
            next: number | null;
            total: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/lines/${QS.query(QS.explode({
        after,
        offset,
        limit,
        only,
        stage
    }))}`, {
        ...opts
    });
}
/**
 * Put cells of several lines right; answers what becomes of them now
 */
export function putCompanyImportsByIdLines(company: number, id: string, body: {
    lines: {
        cells: {
            [key: string]: string | null;
        };
        line: number;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            lines: {
                line: number;
                cells: string[];
                corrections: {
                    [key: string]: string;
                };
                verdict: {
                    takes: "create" | "update" | "same" | "rejected";
                    refusal: {
                        code: string;
                        params?: {
                            [key: string]: string | number;
                        };
                        field: string | null;
                        column: number | null;
                    } | null;
                    changes: {
                        field: string;
                        before: string;
                        after: string;
                    }[];
                    about: string;
                    document: string | null;
                    notes?: {
                        code: string;
                        params?: {
                            [key: string]: string | number;
                        };
                        field: string | null;
                        column: number | null;
                        how: "leftOut" | "rounded" | "cleaned" | "converted";
                    }[];
                } | null;
                stage: "open" | "taken" | "undone" | "kept";
                kept: {
                    code: string;
                    params?: {
                        [key: string]: string | number;
                    };
                    field: string | null;
                    column: number | null;
                } | null;
            }[];
            counts: {
                create: number;
                update: number;
                same: number;
                rejected: number;
                taken: number;
                undone: number;
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/lines/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Put cells of a line right; answers what becomes of it now
 */
export function putCompanyImportsByIdLinesByLine(company: number, id: string, line: number, body: {
    cells: {
        [key: string]: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            line: {
                line: number;
                cells: string[];
                corrections: {
                    [key: string]: string;
                };
                verdict: {
                    takes: "create" | "update" | "same" | "rejected";
                    refusal: {
                        code: string;
                        params?: {
                            [key: string]: string | number;
                        };
                        field: string | null;
                        column: number | null;
                    } | null;
                    changes: {
                        field: string;
                        before: string;
                        after: string;
                    }[];
                    about: string;
                    document: string | null;
                    notes?: {
                        code: string;
                        params?: {
                            [key: string]: string | number;
                        };
                        field: string | null;
                        column: number | null;
                        how: "leftOut" | "rounded" | "cleaned" | "converted";
                    }[];
                } | null;
                stage: "open" | "taken" | "undone" | "kept";
                kept: {
                    code: string;
                    params?: {
                        [key: string]: string | number;
                    };
                    field: string | null;
                    column: number | null;
                } | null;
            };
            counts: {
                create: number;
                update: number;
                same: number;
                rejected: number;
                taken: number;
                undone: number;
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/lines/${encodeURIComponent(line)}/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Put right every line whose cell in a column says one thing, or about whose cell one thing is told
 */
export function postCompanyImportsByIdCorrections(company: number, id: string, body: {
    column: number;
    "is": string;
    becomes: string;
} | {
    column: number;
    told: string;
    becomes: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            changed: number;
            counts: {
                create: number;
                update: number;
                same: number;
                rejected: number;
                taken: number;
                undone: number;
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/corrections/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * What is told of the cells of each column: why lines are rejected, and what is left out or rounded
 */
export function getCompanyImportsByIdTold(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            told: {
                column: number | null;
                field: string | null;
                how: "rejected" | "leftOut" | "rounded" | "cleaned" | "converted";
                code: string;
                params?: {
                    [key: string]: string | number;
                };
                lines: number;
                first: number;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/told/`, {
        ...opts
    });
}
/**
 * Rejected lines with why, under the heads of the file; or those that could not be undone
 */
export function getCompanyImportsByIdRejectedCsv(company: number, id: string, { $of }: {
    $of?: "rejected" | "kept";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/rejected/csv/${QS.query(QS.explode({
        "of": $of
    }))}`, {
        ...opts
    });
}
/**
 * Rejected lines with why, under the heads of the file; or those that could not be undone
 */
export function getCompanyImportsByIdRejectedXlsx(company: number, id: string, { $of }: {
    $of?: "rejected" | "kept";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/imports/${encodeURIComponent(id)}/rejected/xlsx/${QS.query(QS.explode({
        "of": $of
    }))}`, {
        ...opts
    });
}
/**
 * Take in a file of the bank (camt.053 or camt.054, at most 20 MB) as a part of multipart/form-data: what came in waits to be recorded as payments
 */
export function postCompanyBankFiles(company: number, body: {
    file: Blob;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            taken: number;
            "out": number;
            refused: number;
            reasons: {
                code: string;
                params?: {
                    [key: string]: string | number;
                };
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/bank-files/`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Money of bank files that no payment was recorded of, the oldest first: at most 1,000 at once, and how many wait beyond them
 */
export function getCompanyBankFilesEntries(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            entries: {
                entry: {
                    line: number;
                    reference: string;
                    booking: string;
                    endToEndId: string;
                    /** Minor units of the currency */
                    amount: number;
                    currency: string;
                    account: string;
                    isCredit: boolean;
                    isReversal: boolean;
                    debtor: string;
                    structured: string[];
                    text: string;
                    bookedOn: string;
                    /** Minor units of the currency */
                    charges: number;
                    instructed?: {
                        /** Minor units of the currency */
                        amount: number;
                        currency: string;
                    };
                };
                takenAt: string;
                isSetAside: boolean;
            }[];
            more: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/bank-files/entries/`, {
        ...opts
    });
}
/**
 * Set money of a bank file aside that pays no invoice, or bring it back
 */
export function putCompanyBankFilesEntries(company: number, body: {
    reference: string;
    isSetAside: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/bank-files/entries/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Read an e-invoice of a supplier (Peppol BIS Billing 3, EN 16931 in UBL, or a PDF that holds one; at most 10 MB) as a part of multipart/form-data
 */
export function postCompanyEBills(company: number, body: {
    file: Blob;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            bill: {
                "type": "bill" | "creditNote";
                "number": string;
                billedOn: string;
                dueOn: string | null;
                currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
                supplier: {
                    name: string;
                    vatNumber: string;
                    organisationNumber: string;
                };
                buyer: {
                    name: string;
                    vatNumber: string;
                    organisationNumber: string;
                };
                order: string;
                corrects: string;
                vatCategories: string[];
                payTo: {
                    "type": "bankgiro" | "plusgiro" | "iban";
                    account: string;
                    bic: string;
                } | null;
                paymentReference: string;
                note: string;
                lines: {
                    sellerCode: string;
                    buyerCode: string;
                    gtin: string;
                    name: string;
                    /** Thousandths of the unit */
                    quantity: number;
                    unitCode: string;
                    price: number;
                    /** Basis points: 2500 is 25 % */
                    discount: number;
                    amount: number;
                    /** Basis points: 2500 is 25 % */
                    vatRate: number;
                }[];
                stated: {
                    net: number;
                    vat: number;
                    rounding: number;
                    payable: number;
                };
            };
            attachments: {
                name: string;
                "type": string;
                size: number;
                content: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/e-bills/`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The file of payments that supplier bills were put in, for the bank (pain.001.001.03)
 */
export function getCompanyPaymentFilesByFile(company: number, file: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/payment-files/${encodeURIComponent(file)}/`, {
        ...opts
    });
}
/**
 * An issued invoice or credit note as a file of Peppol BIS Billing 3 (XML, UBL 2.1)
 */
export function getCompanyInvoicesByInvoicePeppol(company: number, invoice: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/invoices/${encodeURIComponent(invoice)}/peppol/`, {
        ...opts
    });
}
/**
 * The paper of an invoice or credit note as a PDF; a draft says on it that it is one
 */
export function getCompanyInvoicesByInvoicePdf(company: number, invoice: string, { language }: {
    language?: "en" | "sv";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/invoices/${encodeURIComponent(invoice)}/pdf/${QS.query(QS.explode({
        language
    }))}`, {
        ...opts
    });
}
/**
 * The last report of the path tests in figures
 */
export function getCompanyFlowsProof(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            report: {
                run: {
                    /** The commit that was tested. */
                    sha: string;
                    /** Whether anything was changed since that commit. */
                    changed: boolean;
                    date: string;
                    /** What chance was begun with in this run; null where each check has its own. */
                    seed: number | null;
                };
                headline: {
                    rows: number;
                    /** Rows that fail. */
                    missing: number;
                    /** Transitions without a row. */
                    invented: number;
                    unexercised: number;
                    /** Steps that failed. */
                    failed: number;
                };
                charts: {
                    /** Id of the chart, or the name of a decision. */
                    name: string;
                    kind: "app" | "document";
                    /** Of the shape that was proven; null for a decision, which has no chart. */
                    mark: string | null;
                    states: number;
                    edges: number;
                    key: "whole" | "bisimulation" | "replay" | "unproven";
                    truncated: boolean;
                    rows: {
                        some: number;
                        "of": number;
                    };
                    /** Killed, of those that behave otherwise than the original. */
                    mutants: {
                        some: number;
                        "of": number;
                    } | null;
                    /** Transitions taken, by level. */
                    levels: {
                        [key: string]: {
                            some: number;
                            "of": number;
                        };
                    };
                    paths: number;
                    steps: number;
                    failures: number;
                    /** Checks besides the rows that passed. */
                    checks: {
                        some: number;
                        "of": number;
                    };
                    pictures: number;
                }[];
            } | null;
            /** The last run of all tests; null where none is known of. */
            wholeRun: {
                v: 1;
                /** The commit that was tested. */
                sha: string;
                /** Whether anything was changed since that commit. */
                changed: boolean;
                date: string;
                levels: {
                    /** `checks`, `unit`, `dom`, … */
                    level: string;
                    seconds: number;
                    passed: number;
                    failed: number;
                }[];
            } | null;
        };
    } | {
        status: 304;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/flows/proof/`, {
        ...opts
    });
}
/**
 * What the last report of the path tests tells of a chart
 */
export function getCompanyFlowsProofChartsByChart(company: number, chart: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Null where the report does not tell of the chart, or there is none. */
            told: {
                run: {
                    /** The commit that was tested. */
                    sha: string;
                    /** Whether anything was changed since that commit. */
                    changed: boolean;
                    date: string;
                    /** What chance was begun with in this run; null where each check has its own. */
                    seed: number | null;
                };
                chart: {
                    /** Id of the chart, or the name of a decision. */
                    name: string;
                    kind: "app" | "document";
                    /** Of the shape that was proven; null for a decision, which has no chart. */
                    mark: string | null;
                    states: number;
                    edges: number;
                    key: "whole" | "bisimulation" | "replay" | "unproven";
                    /** What the key forgets and why that is sound. */
                    bounds: string;
                    truncated: boolean;
                    guards: {
                        name: string;
                        yes: number;
                        no: number;
                    }[];
                    definitions: {
                        /** Id of the transition. */
                        id: string;
                        /** How often it was taken, by level. */
                        hits: {
                            [key: string]: number;
                        };
                    }[];
                    rows: {
                        id: string;
                        /** The sentence it is quoted from, or the decision. */
                        text: string;
                        /** Where the sentence stands in spec-text.md; null for a decision. */
                        line: number | null;
                        decided: boolean;
                        /** At the model level. */
                        status: "pass" | "fail" | "unexercised";
                        /** Edges of the model that it judges. */
                        hits: number;
                        /** By region the words that it begins in; `*` is any. */
                        "from": {
                            [key: string]: string[];
                        };
                        on: string;
                        to: {
                            [key: string]: string[];
                        };
                        /** Ids of what fired on those edges. */
                        transitions: string[];
                        /** By level where the chart was walked. */
                        levels: {
                            [key: string]: "pass" | "fail" | "unexercised" | "byTransition";
                        };
                    }[];
                    /** Edges that were judged. */
                    checks: number;
                    failures: {
                        /** The steps that led there, shortest known. */
                        path: string[];
                        /** The same as events of the chart, its beginning first. */
                        steps?: {
                            /** What the path calls it; the same again where one step is several events. */
                            label: string;
                            /** Of the chart; null where it is not known. */
                            event: string | null;
                            /** Ids of the transitions that the model takes for it. */
                            taken: string[];
                        }[];
                        expected: string;
                        got: string;
                        row?: string;
                        /** Where it was met, if not at model level. */
                        level?: string;
                    }[];
                    /** Transitions that no row speaks of. */
                    invented: string[];
                    tree: {
                        paths: number;
                        steps: number;
                        executed: number;
                        longest: number;
                        truncated: boolean;
                    };
                    mutation?: {
                        total: number;
                        killed: number;
                        survivors: string[];
                        unbuildable: string[];
                        byOperator: {
                            [key: string]: {
                                total: number;
                                killed: number;
                            };
                        };
                        /** Survivors that behave as the original, with the proof in a line. */
                        signed: {
                            mutant: string;
                            reason: string;
                        }[];
                    };
                    levels: {
                        level: string;
                        paths: number;
                        steps: number;
                        refusals: number;
                        ms: number;
                        /** Paths of the tree, if not all of them. */
                        tree?: {
                            walked: number;
                            "of": number;
                        };
                    }[];
                    besides: {
                        /** The chart that was checked. */
                        chart: string;
                        /** `random walks`, `races`, `views`, … */
                        name: string;
                        passed: boolean;
                        /** Walks, interleavings or states that were looked at. */
                        runs: number;
                        /** What chance was begun with; null where nothing is left to it. */
                        seed: number | null;
                        /** What was looked for. */
                        detail: string;
                        ms: number;
                        failure: {
                            /** The steps that led there, shortest known. */
                            path: string[];
                            /** The same as events of the chart, its beginning first. */
                            steps?: {
                                /** What the path calls it; the same again where one step is several events. */
                                label: string;
                                /** Of the chart; null where it is not known. */
                                event: string | null;
                                /** Ids of the transitions that the model takes for it. */
                                taken: string[];
                            }[];
                            expected: string;
                            got: string;
                            row?: string;
                            /** Where it was met, if not at model level. */
                            level?: string;
                        } | null;
                    }[];
                    pictures: {
                        file: string;
                        /** The state in words of the walk, joined by hyphens. */
                        state: string;
                        language: "en" | "sv";
                        /** Null where the theme is a part of the state. */
                        theme: ("light" | "dark") | null;
                    }[];
                    ms: number;
                };
            } | null;
        };
    } | {
        status: 304;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/flows/proof/charts/${encodeURIComponent(chart)}/`, {
        ...opts
    });
}
/**
 * A picture that the last report of the path tests names
 */
export function getCompanyFlowsProofPicturesByFile(company: number, file: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 304;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/flows/proof/pictures/${encodeURIComponent(file)}/`, {
        ...opts
    });
}
/**
 * A page that asks whether to end mails of this kind
 */
export function getNotificationsUnsubscribe(token: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    }>(`/api/notifications/unsubscribe/${QS.query(QS.explode({
        token
    }))}`, {
        ...opts
    });
}
/**
 * Ends mails of this kind (RFC 8058)
 */
export function postNotificationsUnsubscribe(token: string, body: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    }>(`/api/notifications/unsubscribe/${QS.query(QS.explode({
        token
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * How the channels fare
 */
export function getCoreUsersMeChannels(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            mail: {
                at: string;
                outcome: "waiting" | "sent" | "failed";
                detail: string;
            } | null;
            push_key: string;
            devices: {
                id: string;
                endpoint: string;
                device: string;
                created_at: string;
                last_at: string | null;
                last_outcome: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    }>("/api/core/users/me/channels/", {
        ...opts
    });
}
/**
 * Send a trial mail
 */
export function postCoreUsersMeChannelsMailTest(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            mail: {
                at: string;
                outcome: "waiting" | "sent" | "failed";
                detail: string;
            } | null;
            push_key: string;
            devices: {
                id: string;
                endpoint: string;
                device: string;
                created_at: string;
                last_at: string | null;
                last_outcome: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    }>("/api/core/users/me/channels/mail/test/", {
        ...opts,
        method: "POST"
    });
}
/**
 * Tell all browsers of the person
 */
export function postCoreUsersMeChannelsPushTest(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            mail: {
                at: string;
                outcome: "waiting" | "sent" | "failed";
                detail: string;
            } | null;
            push_key: string;
            devices: {
                id: string;
                endpoint: string;
                device: string;
                created_at: string;
                last_at: string | null;
                last_outcome: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    }>("/api/core/users/me/channels/push/test/", {
        ...opts,
        method: "POST"
    });
}
/**
 * Tell this browser from now on
 */
export function postCoreUsersMeChannelsPush(body: {
    endpoint: string;
    p256dh: string;
    auth: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            mail: {
                at: string;
                outcome: "waiting" | "sent" | "failed";
                detail: string;
            } | null;
            push_key: string;
            devices: {
                id: string;
                endpoint: string;
                device: string;
                created_at: string;
                last_at: string | null;
                last_outcome: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    }>("/api/core/users/me/channels/push/", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Tell a browser no more
 */
export function deleteCoreUsersMeChannelsPushById(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            mail: {
                at: string;
                outcome: "waiting" | "sent" | "failed";
                detail: string;
            } | null;
            push_key: string;
            devices: {
                id: string;
                endpoint: string;
                device: string;
                created_at: string;
                last_at: string | null;
                last_outcome: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    }>(`/api/core/users/me/channels/push/${encodeURIComponent(id)}/`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * What a link shows; reading it counts as nothing and changes nothing
 */
export function getPublicSharedByToken(token: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            purpose: "orderConfirmation" | "quote" | "invoice" | "purchaseOrder" | "quoteRequest";
            "for": string;
            expiresAt: string;
            readAt: string | null;
            /** What may be posted now, besides `open`. */
            acts: string[];
            isCancelled: boolean;
            /** Of the document as it is shown: what is answered names it. */
            version: number;
            /** Those that an act answers for. */
            lines: {
                id: string;
                name: string;
                sku: string;
                quantity: number;
                orderedIn: {
                    unit: string;
                    numerator: number;
                    denominator: number;
                } | null;
                promisedOn: string | null;
                choice?: "optional" | "chosen";
                unit?: string;
                isFixed?: true;
            }[];
            /** Of a request for quotation: what the supplier that the link is for has answered. */
            quotation?: {
                currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
                answerBy: string | null;
                answered: {
                    at: string;
                    reference: string;
                    validUntil: string | null;
                    freight: number | null;
                    note: string;
                    files: string[];
                    lines: {
                        line: string;
                        price: number | null;
                        pack: number;
                        code: string;
                        minimum: number;
                        multiple: number | null;
                        leadDays: number | null;
                    }[];
                } | null;
                declinedAt: string | null;
            };
            paper: {
                language: "en" | "sv";
                title: string;
                "number": string | null;
                company: {
                    name: string;
                    address: string[];
                };
                addresses: {
                    label: string;
                    name: string;
                    lines: string[];
                }[];
                facts: {
                    label: string;
                    value: string | {
                        strong: string;
                    } | {
                        lines: string[];
                    } | {
                        code: string;
                    } | {
                        room: "figure" | "line";
                    };
                }[];
                tables: {
                    id: string;
                    label: string;
                    heading: string | null;
                    columns: {
                        id: string;
                        header: string;
                        align?: "end";
                    }[];
                    rows: {
                        id: string;
                        cells: (string | {
                            strong: string;
                        } | {
                            lines: string[];
                        } | {
                            code: string;
                        } | {
                            room: "figure" | "line";
                        })[];
                    }[];
                    totals: {
                        id: string;
                        label: string;
                        value: string;
                    }[];
                }[];
                texts: string[];
                foot: {
                    notes: string;
                    text: string;
                    details: string;
                } | null;
            };
        };
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    }>(`/api/public/shared/${encodeURIComponent(token)}/`, {
        ...opts
    });
}
/**
 * Act through a link: note that it was opened, confirm that it was read, ask, or what its purpose allows
 */
export function postPublicSharedByToken(token: string, body: {
    act: string;
    data?: {
        [key: string]: any;
    };
    /** Of the document as it was shown; needed by what its purpose allows. Another one is refused. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            purpose: "orderConfirmation" | "quote" | "invoice" | "purchaseOrder" | "quoteRequest";
            "for": string;
            expiresAt: string;
            readAt: string | null;
            /** What may be posted now, besides `open`. */
            acts: string[];
            isCancelled: boolean;
            /** Of the document as it is shown: what is answered names it. */
            version: number;
            /** Those that an act answers for. */
            lines: {
                id: string;
                name: string;
                sku: string;
                quantity: number;
                orderedIn: {
                    unit: string;
                    numerator: number;
                    denominator: number;
                } | null;
                promisedOn: string | null;
                choice?: "optional" | "chosen";
                unit?: string;
                isFixed?: true;
            }[];
            /** Of a request for quotation: what the supplier that the link is for has answered. */
            quotation?: {
                currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
                answerBy: string | null;
                answered: {
                    at: string;
                    reference: string;
                    validUntil: string | null;
                    freight: number | null;
                    note: string;
                    files: string[];
                    lines: {
                        line: string;
                        price: number | null;
                        pack: number;
                        code: string;
                        minimum: number;
                        multiple: number | null;
                        leadDays: number | null;
                    }[];
                } | null;
                declinedAt: string | null;
            };
            paper: {
                language: "en" | "sv";
                title: string;
                "number": string | null;
                company: {
                    name: string;
                    address: string[];
                };
                addresses: {
                    label: string;
                    name: string;
                    lines: string[];
                }[];
                facts: {
                    label: string;
                    value: string | {
                        strong: string;
                    } | {
                        lines: string[];
                    } | {
                        code: string;
                    } | {
                        room: "figure" | "line";
                    };
                }[];
                tables: {
                    id: string;
                    label: string;
                    heading: string | null;
                    columns: {
                        id: string;
                        header: string;
                        align?: "end";
                    }[];
                    rows: {
                        id: string;
                        cells: (string | {
                            strong: string;
                        } | {
                            lines: string[];
                        } | {
                            code: string;
                        } | {
                            room: "figure" | "line";
                        })[];
                    }[];
                    totals: {
                        id: string;
                        label: string;
                        value: string;
                    }[];
                }[];
                texts: string[];
                foot: {
                    notes: string;
                    text: string;
                    details: string;
                } | null;
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    }>(`/api/public/shared/${encodeURIComponent(token)}/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The paper that a link shows, as a PDF
 */
export function getPublicSharedByTokenPdf(token: string, { language }: {
    language?: "en" | "sv";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/public/shared/${encodeURIComponent(token)}/pdf/${QS.query(QS.explode({
        language
    }))}`, {
        ...opts
    });
}
/**
 * What an answer would come to: the paper as it would be; nothing is answered by it
 */
export function postPublicSharedByTokenPreview(token: string, body: {
    act: string;
    data?: {
        [key: string]: any;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            paper: {
                language: "en" | "sv";
                title: string;
                "number": string | null;
                company: {
                    name: string;
                    address: string[];
                };
                addresses: {
                    label: string;
                    name: string;
                    lines: string[];
                }[];
                facts: {
                    label: string;
                    value: string | {
                        strong: string;
                    } | {
                        lines: string[];
                    } | {
                        code: string;
                    } | {
                        room: "figure" | "line";
                    };
                }[];
                tables: {
                    id: string;
                    label: string;
                    heading: string | null;
                    columns: {
                        id: string;
                        header: string;
                        align?: "end";
                    }[];
                    rows: {
                        id: string;
                        cells: (string | {
                            strong: string;
                        } | {
                            lines: string[];
                        } | {
                            code: string;
                        } | {
                            room: "figure" | "line";
                        })[];
                    }[];
                    totals: {
                        id: string;
                        label: string;
                        value: string;
                    }[];
                }[];
                texts: string[];
                foot: {
                    notes: string;
                    text: string;
                    details: string;
                } | null;
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    }>(`/api/public/shared/${encodeURIComponent(token)}/preview/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send a file that an answer through a link names: one part of multipart/form-data, at most 10 MB, and five of a link
 */
export function postPublicSharedByTokenFiles(token: string, body: {
    file: Blob;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            file: {
                id: string;
                name: string;
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/public/shared/${encodeURIComponent(token)}/files/`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Give commands, in order; a command that was settled before is answered as it was then
 */
export function postCompanyCommands(company: number, body: {
    commands: {
        id: string;
        kind: string;
        document: string;
        "type": string;
        data: any;
        seen: number;
        version?: number;
        madeAt?: string;
    }[];
    /** The moment of sending by the clock that `madeAt` follows. */
    sentAt?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            outcomes: ({
                id: string;
                seq: number;
            } | {
                id: string;
                /** Why it was refused: a code and what belongs to it. */
                refusal: {
                    code: string;
                    fields?: {
                        [key: string]: string;
                    };
                    params?: {
                        [key: string]: string | number;
                    };
                    fix?: {
                        kind: string;
                        document: string;
                        "type": string;
                    };
                };
            })[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/commands/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Give one command to one document
 */
export function postCompanyDocumentsByKindByDocumentByCommand(company: number, kind: string, document: string, command: string, body: {
    /** Makes the command repeatable: the same id has one effect. */
    id?: string;
    /** What the command needs; see its schema among the components. */
    data?: any;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/${encodeURIComponent(command)}/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The working set as lines of JSON: a header, pages of columns, an end
 */
export function getCompanyBoot(company: number, { atLeast }: {
    atLeast?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 304;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/boot/${QS.query(QS.explode({
        at_least: atLeast
    }))}`, {
        ...opts
    });
}
/**
 * The log from an event on, as server-sent events: batch, epoch, upgrade, inbox, restart (come again shortly)
 */
export function getCompanyEvents($from: number, company: number, { epoch, schema }: {
    epoch?: number;
    schema?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/events/${QS.query(QS.explode({
        "from": $from,
        epoch,
        schema
    }))}`, {
        ...opts
    });
}
/**
 * Documents of a kind, those changed last first
 */
export function getCompanyDocumentsByKind(company: number, kind: string, { search, state, endedBefore, parties, ids, after, limit }: {
    search?: string;
    state?: string;
    endedBefore?: string;
    parties?: string;
    ids?: string;
    after?: number;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            rows: {
                id: string;
                [key: string]: any;
            }[];
            next: string | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${QS.query(QS.explode({
        search,
        state,
        ended_before: endedBefore,
        parties,
        ids,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One document
 */
export function getCompanyDocumentsByKindByDocument(company: number, kind: string, document: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            row: {
                id: string;
                [key: string]: any;
            };
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/`, {
        ...opts
    });
}
/**
 * What has happened to a document, oldest first, with who did it
 */
export function getCompanyDocumentsByKindByDocumentHistory(company: number, kind: string, document: string, { before }: {
    before?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            events: {
                seq: number;
                kind: string;
                document: string;
                "type": string;
                byName: string;
                byKind?: string | null;
                /** What it was done with, where that is known. */
                device: {
                    browser: string | null;
                    system: string | null;
                } | null;
                [key: string]: any;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/history/${QS.query(QS.explode({
        before
    }))}`, {
        ...opts
    });
}
/**
 * Stock moves, newest first
 */
export function getCompanyStockMoves(company: number, { product, location, document, lot, after, limit }: {
    product?: string;
    location?: string;
    document?: string;
    lot?: string;
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            moves: {
                seq: number;
                index: number;
                product: string;
                lot: string | null;
                /** Thousandths of the stock unit. */
                quantity: number;
                "from": string;
                to: string;
                effectiveAt: string;
                kind: string;
                document: string;
                line: string | null;
                by: string;
            }[];
            next: string | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/stock/moves/${QS.query(QS.explode({
        product,
        location,
        document,
        lot,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * What of a product was sold and bought, by day
 */
export function getCompanyStockTurnover(product: string, $from: string, to: string, company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            days: {
                day: string;
                /** Thousandths to customers, less what came back. */
                sold: number;
                /** Thousandths from suppliers, less what went back. */
                bought: number;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/stock/turnover/${QS.query(QS.explode({
        product,
        "from": $from,
        to
    }))}`, {
        ...opts
    });
}
/**
 * Stock and its value at the end of a day, by product and warehouse
 */
export function getCompanyStockValue(day: string, company: number, { warehouse }: {
    warehouse?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            lines: {
                product: string;
                /** Null: on its way between warehouses. */
                warehouse: string | null;
                /** Thousandths of the stock unit. */
                quantity: number;
                /** Minor units of the company currency; null for those who may not see costs. */
                value: number | null;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/stock/value/${QS.query(QS.explode({
        day,
        warehouse
    }))}`, {
        ...opts
    });
}
/**
 * What counts are planned by: classes of products, and the accuracy of the books by month
 */
export function getCompanyStockCounting(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Products by the value of what customers took in a year; all others are class C. */
            classes: {
                A: string[];
                B: string[];
            };
            /** Bins that a pick emptied before anybody had counted them. */
            emptied: string[];
            /** Of posted counts; null for those who may not see what was expected. */
            accuracy: {
                /** YYYY-MM in the company time zone. */
                month: string;
                lines: number;
                /** Lines that agreed with the books. */
                exact: number;
            }[] | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/stock/counting/`, {
        ...opts
    });
}
/**
 * What is to be ordered, from where and by when, over all products and warehouses
 */
export function getCompanyPurchasingProposals(company: number, { ahead, product, warehouse, quantity, run }: {
    ahead?: number;
    product?: string;
    warehouse?: string;
    quantity?: number;
    run?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** The company’s last event that was known. */
            seq: number;
            today: string;
            /** Of all proposals; at most 5,000 are listed. */
            count: number;
            proposals: {
                id: string;
                product: string;
                warehouse: string;
                reason: "promised" | "belowMinimum" | "forecast" | "asked";
                /** Thousandths of the stock unit. */
                level: number;
                /** Thousandths of the stock unit. */
                projected: number;
                shortOn: string | null;
                /** Thousandths of the stock unit. */
                need: number;
                /** Thousandths of the stock unit. */
                onDrafts: number;
                /** The best one first. */
                sources: ({
                    "from": "transfer";
                    warehouse: string;
                    /** Thousandths of the stock unit. */
                    quantity: number;
                    /** Thousandths of the stock unit. */
                    spare: number;
                } | {
                    "from": "build";
                    /** Thousandths of the stock unit. */
                    quantity: number;
                    lacking: string[];
                } | {
                    "from": "supplier";
                    supplier: string;
                    /** Thousandths of the stock unit. */
                    quantity: number;
                    leadDays: number;
                    comesOn: string;
                    isInTime: boolean;
                    /** Thousandths of the stock unit. */
                    minimum: number;
                    /** Thousandths of the stock unit. */
                    multiple: number;
                    orderedIn?: {
                        unit: string;
                        numerator: number;
                        denominator: number;
                    };
                    /** Minor units of the company’s currency; left out for who may not see costs. */
                    cost?: number | null;
                })[];
                orderBy: string | null;
                late: {
                    kind: string;
                    document: string;
                    on: string;
                    /** Thousandths of the stock unit. */
                    quantity: number;
                }[];
                days: {
                    on: string;
                    /** Thousandths of the stock unit. */
                    into: number;
                    /** Thousandths of the stock unit. */
                    "out": number;
                    /** Thousandths of the stock unit. */
                    left: number;
                }[];
                forecast?: {
                    pattern: "smooth" | "erratic" | "intermittent" | "lumpy";
                    method: "mean" | "exponential" | "crostonSba" | "tsb";
                    isSeasonal: boolean;
                    /** Whether it counts: it was off less than last week’s demand again. */
                    isUsed: boolean;
                    /** Thousandths of the stock unit. */
                    week: number;
                    /** Hundredths of a per cent of what was demanded in the last 12 weeks. */
                    wape: number;
                    /** Hundredths of a per cent of what was demanded in the last 12 weeks. */
                    bias: number;
                    /** Hundredths of a per cent of what was demanded in the last 12 weeks. */
                    naiveWape: number;
                };
                /** To a day, or `never`. */
                putOff?: string;
            }[];
        } | {
            /** Ask again with it. */
            run: string;
            /** Products looked at, of `of`. */
            done: number;
            "of": number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/purchasing/proposals/${QS.query(QS.explode({
        ahead,
        product,
        warehouse,
        quantity,
        run
    }))}`, {
        ...opts
    });
}
/**
 * How a supplier delivers: on time, in full, rejects, price changes and spend
 */
export function getCompanyPurchasingSuppliersBySupplierFigures(company: number, supplier: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            today: string;
            /** The first day of the last 12 months. */
            since: string;
            /** The last 12 months. */
            year: {
                /** Placed in the period, and not cancelled. */
                orders: number;
                /** Order lines that were to come in the period. */
                due: number;
                /** Of those: complete on the day that was promised first, or before. */
                onTime: number;
                /** Of the late ones, in the median; null without any. */
                daysLate: number | null;
                /** Of those that were to come: lines of which something came, or nothing will. */
                arrived: number;
                /** Of the arrived: complete on the first day that anything came. */
                inFull: number;
                /** Order lines on the receipts of the period. */
                received: number;
                /** Of those: lines of which something was rejected. */
                rejected: number;
                /** Minor units of the company’s currency; left out for who may not see costs. */
                spend?: number;
                /** Left out for who may not see costs. */
                prices?: {
                    /** Order lines of a product that had been ordered here before. */
                    compared: number;
                    raised: number;
                    lowered: number;
                    /** Of the changes, in hundredths of a per cent; null without any. */
                    median: number | null;
                };
            };
            /** All time. */
            all: {
                /** Placed in the period, and not cancelled. */
                orders: number;
                /** Order lines that were to come in the period. */
                due: number;
                /** Of those: complete on the day that was promised first, or before. */
                onTime: number;
                /** Of the late ones, in the median; null without any. */
                daysLate: number | null;
                /** Of those that were to come: lines of which something came, or nothing will. */
                arrived: number;
                /** Of the arrived: complete on the first day that anything came. */
                inFull: number;
                /** Order lines on the receipts of the period. */
                received: number;
                /** Of those: lines of which something was rejected. */
                rejected: number;
                /** Minor units of the company’s currency; left out for who may not see costs. */
                spend?: number;
                /** Left out for who may not see costs. */
                prices?: {
                    /** Order lines of a product that had been ordered here before. */
                    compared: number;
                    raised: number;
                    lowered: number;
                    /** Of the changes, in hundredths of a per cent; null without any. */
                    median: number | null;
                };
            };
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/purchasing/suppliers/${encodeURIComponent(supplier)}/figures/`, {
        ...opts
    });
}
/**
 * What would be booked of charges on goods receipts now: what goes to stock value, and what to cost of goods
 */
export function postCompanyPurchasingLandedCostsPreview(company: number, body: {
    on: string;
    charges: {
        "type": "freight" | "duty" | "other";
        supplier: string | null;
        reference: string;
        currency: "SEK" | "EUR" | "NOK" | "GBP" | "USD" | "DKK";
        /** Millionths of the company’s currency for one unit */
        rate: number;
        /** Minor units of the currency */
        amount: number;
        basis: "value" | "weight" | "volume" | "quantity";
    }[];
    receipts: {
        receipt: string;
        lines: string[] | null;
    }[];
    notes: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Of the receipts that are posted; none where it cannot be booked. */
            lines: {
                receipt: string;
                line: string;
                product: string;
                quantity: number;
                amounts: number[];
                value: number;
                expensed: number;
            }[];
            problem: {
                code: string;
                params?: {
                    [key: string]: string | number;
                };
                fields?: {
                    [key: string]: string;
                };
            } | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/purchasing/landed-costs/preview/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Number series, and whether each number was drawn once
 */
export function getCompanyNumberSeries(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            series: {
                /** The counter: the series, and the year if it begins anew with it. SO-2026, SO. */
                name: string;
                /** How many numbers were drawn. */
                drawn: number;
                /** The highest of them. */
                last: number;
                /** The number that is drawn next. */
                next: number;
                /** The first number that was left out; null: none. */
                missing: number | null;
                /** The first number that was drawn twice; null: none. */
                twice: number | null;
                /** Numbers left out on purpose: they are not missing. */
                skipped: {
                    "from": number;
                    /** The last of them. */
                    to: number;
                    /** UTC ISO. */
                    at: string;
                    /** The name of who decided it. */
                    by: string;
                }[];
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/number-series/`, {
        ...opts
    });
}
/**
 * Names of users and agents by id, including former members
 */
export function getCompanyAuthors(ids: string, company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            authors: {
                id: string;
                name: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/authors/${QS.query(QS.explode({
        ids
    }))}`, {
        ...opts
    });
}
/**
 * What adjustments and counts took out of stock, by month, reason, product and place
 */
export function getCompanyStockShrinkage($from: string, to: string, company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            lines: {
                /** YYYY-MM in the company time zone. */
                month: string;
                /** A count found it missing; otherwise it was adjusted. */
                counted: boolean;
                reason: string | null;
                /** It was thrown away. */
                scrap: boolean;
                product: string;
                location: string;
                /** Thousandths of the stock unit. */
                quantity: number;
                /** Minor units of the company currency; null for those who may not see costs. */
                value: number | null;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/stock/shrinkage/${QS.query(QS.explode({
        "from": $from,
        to
    }))}`, {
        ...opts
    });
}
/**
 * How many quotes to each customer were won, of all that were ever sent
 */
export function getCompanyQuotesChances(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            chances: {
                customer: string;
                /** Quotes that became an order, as a whole or in parts. */
                won: number;
                /** Quotes that were sent. */
                all: number;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/quotes/chances/`, {
        ...opts
    });
}
/**
 * All stock moves that fit, by when goods moved
 */
export function postCompanyStockLedger(company: number, body: {
    products?: string[];
    /** At either end of a move. */
    warehouses?: string[];
    /** Locations, or supplier, customer, opening, loss, scrap, transit; at either end. */
    places?: string[];
    lots?: string[];
    documents?: string[];
    /** Of a document. */
    "number"?: string;
    /** Accounts of those who recorded the moves. */
    people?: string[];
    /** The first day on which goods moved, in the company’s time zone. */
    "from"?: string | null;
    /** The last one. */
    to?: string | null;
    order?: "newest" | "oldest";
    /** `next` of the page before. */
    after?: string;
    limit?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            moves: {
                seq: number;
                index: number;
                product: string;
                lot: string | null;
                /** Thousandths of the stock unit. */
                quantity: number;
                "from": string;
                to: string;
                effectiveAt: string;
                kind: string;
                document: string;
                /** Of the document. */
                "number": string | null;
                by: string;
                /** What stock gained or lost in value, minor units; null where nothing did, or costs are hidden. */
                value: number | null;
            }[];
            next: string | null;
            /** With the first page; 10,001 stands for more than 10,000. */
            count?: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/stock/ledger/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The same in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`
 */
export function postCompanyStockLedgerExport(company: number, body: {
    products?: string[];
    /** At either end of a move. */
    warehouses?: string[];
    /** Locations, or supplier, customer, opening, loss, scrap, transit; at either end. */
    places?: string[];
    lots?: string[];
    documents?: string[];
    /** Of a document. */
    "number"?: string;
    /** Accounts of those who recorded the moves. */
    people?: string[];
    /** The first day on which goods moved, in the company’s time zone. */
    "from"?: string | null;
    /** The last one. */
    to?: string | null;
    order?: "newest" | "oldest";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/stock/ledger/export/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * What the person is told of, newest first
 */
export function getCompanyInbox(company: number, { only, after, limit }: {
    only?: "unread";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            entries: {
                id: string;
                at: string;
                reason: "mentioned" | "replied" | "changed" | "followed" | "refused" | "warned" | "asked" | "carriedOut" | "declined" | "told";
                kind: string;
                document: string;
                name: string;
                by: string;
                byName: string;
                "type": string;
                text: string;
                refusal: {
                    code: string;
                    [key: string]: any;
                } | null;
                missing: {
                    sku: string;
                    quantity: number;
                    reason: string;
                } | null;
                deputyFor?: string;
                passedTo?: string;
                read: boolean;
            }[];
            unread: number;
            next: string | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/inbox/${QS.query(QS.explode({
        only,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * Mark entries as read: these, or all up to a moment
 */
export function postCompanyInboxRead(company: number, body: {
    /** These entries. */
    ids?: string[];
    /** All of them, up to this moment. */
    until?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            unread: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/inbox/read/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The members who may see documents of a kind, or do something with them, by name
 */
export function getCompanyPeople(maySee: string, company: number, { may, document, total }: {
    may?: string;
    document?: string;
    total?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            people: {
                user: string;
                name: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/people/${QS.query(QS.explode({
        may_see: maySee,
        may,
        document,
        total
    }))}`, {
        ...opts
    });
}
/**
 * What the person has chosen to be notified of; what is absent is as usual for their role
 */
export function getCompanyNotifications(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            cells: {
                event: string;
                channel: "inbox" | "mail" | "daily" | "push";
                on: boolean;
            }[];
            daily_hour: number;
            quiet: {
                starts: string;
                ends: string;
                time_zone: string;
            } | null;
            away: {
                "from": string;
                until: string;
                deputy: string;
            } | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/notifications/`, {
        ...opts
    });
}
/**
 * Change some of it; a cell whose `on` is null is as usual again
 */
export function patchCompanyNotifications(company: number, body: {
    cells?: {
        event: string;
        channel: "inbox" | "mail" | "daily" | "push";
        on: boolean | null;
    }[];
    daily_hour?: number;
    quiet?: {
        starts: string;
        ends: string;
        time_zone: string;
    } | null;
    away?: {
        "from": string;
        until: string;
        deputy: string;
    } | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            cells: {
                event: string;
                channel: "inbox" | "mail" | "daily" | "push";
                on: boolean;
            }[];
            daily_hour: number;
            quiet: {
                starts: string;
                ends: string;
                time_zone: string;
            } | null;
            away: {
                "from": string;
                until: string;
                deputy: string;
            } | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/notifications/`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body
    }));
}
/**
 * Whether the person follows a document; null: as usual
 */
export function getCompanyDocumentsByKindByDocumentFollow(company: number, kind: string, document: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            following: boolean | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/follow/`, {
        ...opts
    });
}
/**
 * Follow a document, or be told of it no more
 */
export function putCompanyDocumentsByKindByDocumentFollow(company: number, kind: string, document: string, body: {
    following: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            following: boolean | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/${encodeURIComponent(kind)}/${encodeURIComponent(document)}/follow/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * What the person has written in forms and not saved
 */
export function getCompanyDrafts(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            drafts: {
                /** What the form holds. */
                value: any;
                /** What it held before anything was written. */
                base: any;
                /** The version of the document that it was written on. */
                version: number;
                /** When it was last changed; an older copy does not take the place of a newer one. */
                at: string;
                form: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/drafts/`, {
        ...opts
    });
}
/**
 * Keep what was written in a form, `<kind>.new` or `<kind>.<id>`
 */
export function putCompanyDraftsByForm(company: number, form: string, body: {
    /** What the form holds. */
    value: any;
    /** What it held before anything was written. */
    base: any;
    /** The version of the document that it was written on. */
    version: number;
    /** When it was last changed; an older copy does not take the place of a newer one. */
    at: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            form: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/drafts/${encodeURIComponent(form)}/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Forget what was written in a form, since it was saved or given up
 */
export function deleteCompanyDraftsByForm(company: number, form: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            form: string;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/drafts/${encodeURIComponent(form)}/`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * A page of a list, with its counts and sums
 */
export function postCompanyListsByKind(company: number, kind: string, body: {
    /** Values by filter, as a list has them in its address: `a,b`, `1`, `2026-01-01..`, `100..200`. */
    filters?: {
        [key: string]: string;
    };
    /** The day of the reader: what is late is late as of it. */
    today: string;
    /** Only what is not open and has not changed since: what a device does not start with. */
    beyond?: string;
    /** Not these. */
    except?: string[];
    /** Words that all stand in its texts or in those of what it names. */
    search?: string;
    /** Only what stands under this tab; `counts` are of all tabs. */
    state?: string;
    sort: {
        column: string;
        direction: "ascending" | "descending";
    };
    /** Whose rules sort names. */
    language?: "en" | "sv";
    /** `next` of the page before. */
    after?: string;
    limit?: number;
    /** Rows, at most 1000, or ids alone, at most 10000. */
    part?: "rows" | "ids";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            rows: {
                id: string;
                [key: string]: any;
            }[];
            ids: string[];
            next: string | null;
            /** Rows by tab; with the first page of rows. */
            counts?: {
                [key: string]: number;
            };
            /** Sums of the rows asked for; with the first page. */
            sums?: {
                [key: string]: number;
            };
            /** The last event that it speaks of. */
            head: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/lists/${encodeURIComponent(kind)}/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Counts and sums of a list by day, or by choice; those without any are left out
 */
export function postCompanyListsByKindDays(company: number, kind: string, body: {
    /** Values by filter, as a list has them in its address: `a,b`, `1`, `2026-01-01..`, `100..200`. */
    filters?: {
        [key: string]: string;
    };
    /** The day of the reader: what is late is late as of it. */
    today: string;
    /** Only what is not open and has not changed since: what a device does not start with. */
    beyond?: string;
    /** Not these. */
    except?: string[];
    /** The filter over days, or over choices, whose field divides the rows. */
    by: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            days: {
                day: string;
                count: number;
                /** By field. */
                sums: {
                    [key: string]: number;
                };
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/lists/${encodeURIComponent(kind)}/days/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * All rows of a list in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`
 */
export function postCompanyListsByKindExport(company: number, kind: string, body: {
    /** Values by filter, as a list has them in its address: `a,b`, `1`, `2026-01-01..`, `100..200`. */
    filters?: {
        [key: string]: string;
    };
    /** The day of the reader: what is late is late as of it. */
    today: string;
    /** Only what is not open and has not changed since: what a device does not start with. */
    beyond?: string;
    /** Not these. */
    except?: string[];
    /** Words that all stand in its texts or in those of what it names. */
    search?: string;
    /** Only what stands under this tab; `counts` are of all tabs. */
    state?: string;
    sort: {
        column: string;
        direction: "ascending" | "descending";
    };
    /** Whose rules sort names. */
    language?: "en" | "sv";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/lists/${encodeURIComponent(kind)}/export/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Your views of lists, those that others share, and your settings of each list
 */
export function getCompanyListViews(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            views: {
                id: string;
                list: "role" | "member" | "apiClient" | "webhook" | "workflow" | "connection" | "pairing" | "dataImport" | "product" | "bundle" | "category" | "productType" | "supplier" | "supplierCategory" | "purchaseList" | "purchasePrice" | "customer" | "customerCategory" | "priceList" | "price" | "warehouse" | "location" | "lot" | "reason" | "paymentTerm" | "deliveryTerm" | "carrier" | "vatRate" | "exchangeRate" | "account" | "postingRule" | "tag" | "unit" | "labelFormat" | "quoteRequest" | "purchaseOrder" | "arrival" | "goodsReceipt" | "unknownItem" | "supplierReturn" | "landedCost" | "supplierBill" | "salesOrder" | "release" | "quote" | "demand" | "pick" | "shipment" | "customerReturn" | "invoice" | "toInvoice" | "payment" | "count" | "movement" | "assembly" | "adjustment" | "item" | "stockValue" | "stockLedger" | "shrinkage" | "returnRate" | "dueBin" | "auditLog";
                name: string;
                isShared: boolean;
                query: {
                    [key: string]: string;
                };
                layout: {
                    columns: string[] | null;
                    density: ("comfortable" | "compact") | null;
                };
                isOwn: boolean;
            }[];
            settings: {
                list: "role" | "member" | "apiClient" | "webhook" | "workflow" | "connection" | "pairing" | "dataImport" | "product" | "bundle" | "category" | "productType" | "supplier" | "supplierCategory" | "purchaseList" | "purchasePrice" | "customer" | "customerCategory" | "priceList" | "price" | "warehouse" | "location" | "lot" | "reason" | "paymentTerm" | "deliveryTerm" | "carrier" | "vatRate" | "exchangeRate" | "account" | "postingRule" | "tag" | "unit" | "labelFormat" | "quoteRequest" | "purchaseOrder" | "arrival" | "goodsReceipt" | "unknownItem" | "supplierReturn" | "landedCost" | "supplierBill" | "salesOrder" | "release" | "quote" | "demand" | "pick" | "shipment" | "customerReturn" | "invoice" | "toInvoice" | "payment" | "count" | "movement" | "assembly" | "adjustment" | "item" | "stockValue" | "stockLedger" | "shrinkage" | "returnRate" | "dueBin" | "auditLog";
                layout: {
                    columns: string[] | null;
                    density: ("comfortable" | "compact") | null;
                };
                view: string | null;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/list-views/`, {
        ...opts
    });
}
/**
 * Add a view of a list, or change one of your own
 */
export function putCompanyListViewsById(company: number, id: string, body: {
    list: "role" | "member" | "apiClient" | "webhook" | "workflow" | "connection" | "pairing" | "dataImport" | "product" | "bundle" | "category" | "productType" | "supplier" | "supplierCategory" | "purchaseList" | "purchasePrice" | "customer" | "customerCategory" | "priceList" | "price" | "warehouse" | "location" | "lot" | "reason" | "paymentTerm" | "deliveryTerm" | "carrier" | "vatRate" | "exchangeRate" | "account" | "postingRule" | "tag" | "unit" | "labelFormat" | "quoteRequest" | "purchaseOrder" | "arrival" | "goodsReceipt" | "unknownItem" | "supplierReturn" | "landedCost" | "supplierBill" | "salesOrder" | "release" | "quote" | "demand" | "pick" | "shipment" | "customerReturn" | "invoice" | "toInvoice" | "payment" | "count" | "movement" | "assembly" | "adjustment" | "item" | "stockValue" | "stockLedger" | "shrinkage" | "returnRate" | "dueBin" | "auditLog";
    name: string;
    isShared: boolean;
    query: {
        [key: string]: string;
    };
    layout: {
        columns: string[] | null;
        density: ("comfortable" | "compact") | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/list-views/${encodeURIComponent(id)}/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Take away a view of your own
 */
export function deleteCompanyListViewsById(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/list-views/${encodeURIComponent(id)}/`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Keep the columns and the density of a list, and the view it opens with
 */
export function putCompanyListSettingsByList(company: number, list: "role" | "member" | "apiClient" | "webhook" | "workflow" | "connection" | "pairing" | "dataImport" | "product" | "bundle" | "category" | "productType" | "supplier" | "supplierCategory" | "purchaseList" | "purchasePrice" | "customer" | "customerCategory" | "priceList" | "price" | "warehouse" | "location" | "lot" | "reason" | "paymentTerm" | "deliveryTerm" | "carrier" | "vatRate" | "exchangeRate" | "account" | "postingRule" | "tag" | "unit" | "labelFormat" | "quoteRequest" | "purchaseOrder" | "arrival" | "goodsReceipt" | "unknownItem" | "supplierReturn" | "landedCost" | "supplierBill" | "salesOrder" | "release" | "quote" | "demand" | "pick" | "shipment" | "customerReturn" | "invoice" | "toInvoice" | "payment" | "count" | "movement" | "assembly" | "adjustment" | "item" | "stockValue" | "stockLedger" | "shrinkage" | "returnRate" | "dueBin" | "auditLog", body: {
    layout: {
        columns: string[] | null;
        density: ("comfortable" | "compact") | null;
    };
    view: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            list: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/list-settings/${encodeURIComponent(list)}/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Documents off the usual path, and those that have waited too long
 */
export function getCompanyFlows($from: string, to: string, company: number, { kind, after, limit }: {
    kind?: string;
    after?: number;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            "from": string;
            to: string;
            at: string;
            unusual: {
                /** The last event that was off the path. */
                seq: number;
                kind: string;
                document: string;
                name: string | null;
                at: string;
                reasons: {
                    rule: "pickedOnHold" | "changedDuringDelivery" | "cancelledDuringPicking" | "heldAgain" | "shippedTakenBack" | "closedShort" | "reopened" | "receivedUnacknowledged" | "changedAfterArrival" | "receiptTakenBack" | "countedAgain" | "reversed" | "reversedLate" | "takenOver" | "shortPicked" | "pausedAgain" | "cancelledDuringWork" | "packedAgain" | "cancelledPacked" | "revived" | "blockedAgain" | "invitedAgain";
                    times: number;
                }[];
            }[];
            unusualCount: number;
            next: string | null;
            /** The longest late, 100 at most. */
            late: {
                kind: string;
                document: string;
                name: string | null;
                state: string;
                since: string;
                limit: number;
            }[];
            lateCount: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/flows/${QS.query(QS.explode({
        "from": $from,
        to,
        kind,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * Documents in each state of a kind, how long they stay there, and how they move
 */
export function getCompanyFlowsByKind($from: string, to: string, company: number, kind: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            kind: string;
            "from": string;
            to: string;
            /** The last event of the log that is counted. */
            asOf: number;
            /** The moment that waiting is counted to: the end of the days, or now where they go on. */
            at: string;
            currency: string;
            states: {
                /** Id of the state: `salesOrder.commercial.draft`. */
                state: string;
                /** Documents that were in it when the days ended. */
                documents: number;
                /** What they were worth then, minor units; null where that is not known. */
                value: number | null;
                /** Stays in it that ended within the days. */
                stays: number;
                /** Seconds that half of those stays took at most. */
                median: number | null;
                /** Seconds that nine of ten took at most. */
                ninetieth: number | null;
                /** Seconds after which somebody should look. */
                limit: number | null;
                /** Whether open documents are in it that leave it again: it may have a limit. */
                canWait: boolean;
                /** Open documents that had been in it for longer then. */
                late: number;
            }[];
            transitions: {
                /** Id of the transition. */
                transition: string;
                count: number;
                /** Days on which it was taken. */
                days: {
                    day: string;
                    count: number;
                }[];
            }[];
            /** Steps that no transition of the chart as it is now stands for. */
            unrecognised: number;
            /** Documents open then that had waited longest against the limit of their state. */
            slowest: {
                kind: string;
                document: string;
                name: string | null;
                state: string;
                since: string;
                limit: number;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/flows/${encodeURIComponent(kind)}/${QS.query(QS.explode({
        "from": $from,
        to
    }))}`, {
        ...opts
    });
}
/**
 * The documents that took a transition, newest first
 */
export function getCompanyFlowsByKindTaken(transition: string, $from: string, to: string, company: number, kind: string, { after, limit }: {
    after?: number;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            steps: {
                seq: number;
                document: string;
                name: string | null;
                at: string;
                by: string;
                byName: string;
            }[];
            next: string | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/flows/${encodeURIComponent(kind)}/taken/${QS.query(QS.explode({
        transition,
        "from": $from,
        to,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * The documents that were in a state when the days ended, those that came last first
 */
export function getCompanyFlowsByKindStood(state: string, $from: string, to: string, company: number, kind: string, { after, limit }: {
    after?: number;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            documents: {
                /** The step that it came there with. */
                seq: number;
                document: string;
                name: string | null;
                since: string;
            }[];
            next: string | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/flows/${encodeURIComponent(kind)}/stood/${QS.query(QS.explode({
        state,
        "from": $from,
        to,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * Reports of problems, newest first
 */
export function getCompanyRecordings(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            reports: {
                id: string;
                text: string;
                at: string;
                by: string;
                byName: string;
                place: {
                    page: string;
                    browser: string;
                    build: string;
                } | null;
                recording: {
                    size: number;
                    entries: number;
                } | null;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/recordings/`, {
        ...opts
    });
}
/**
 * The recording of a report
 */
export function getCompanyRecordingsById(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            format: "lagra-recording";
            version: 1;
            startedAt: string;
            endedAt: string;
            locale: string;
            typed: boolean;
            page: string;
            actors: {
                [key: string]: string | {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string | {
                                    [key: string]: string;
                                };
                            };
                        };
                    };
                };
            };
            entries: ({
                kind: "actor";
                at: number;
                actor: string;
                event: string;
                state: string | {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string | {
                                    [key: string]: string;
                                };
                            };
                        };
                    };
                };
                taken: string[];
                data?: any;
            } | {
                kind: "command";
                at: number;
                id: string;
                document: {
                    kind: string;
                    id: string;
                };
                "type": string;
                before: (string | {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string | {
                                    [key: string]: string;
                                };
                            };
                        };
                    };
                }) | null;
                after: (string | {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string | {
                                    [key: string]: string;
                                };
                            };
                        };
                    };
                }) | null;
                refused: string | null;
                data?: any;
            } | {
                kind: "outcome";
                at: number;
                id: string;
                refused: string | null;
            } | {
                kind: "page";
                at: number;
                path: string;
            } | {
                kind: "load";
                at: number;
                path: string;
                actors: {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string | {
                                    [key: string]: string | {
                                        [key: string]: string;
                                    };
                                };
                            };
                        };
                    };
                };
            })[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/recordings/${encodeURIComponent(id)}/`, {
        ...opts
    });
}
/**
 * Report a problem, with the recording of a session or without
 */
export function putCompanyRecordingsById(company: number, id: string, body: {
    text: string;
    place?: {
        page: string;
        browser: string;
        build: string;
    };
    recording?: {
        format: "lagra-recording";
        version: 1;
        startedAt: string;
        endedAt: string;
        locale: string;
        typed: boolean;
        page: string;
        actors: {
            [key: string]: string | {
                [key: string]: string | {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        entries: ({
            kind: "actor";
            at: number;
            actor: string;
            event: string;
            state: string | {
                [key: string]: string | {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
            taken: string[];
            data?: any;
        } | {
            kind: "command";
            at: number;
            id: string;
            document: {
                kind: string;
                id: string;
            };
            "type": string;
            before: (string | {
                [key: string]: string | {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string;
                            };
                        };
                    };
                };
            }) | null;
            after: (string | {
                [key: string]: string | {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string;
                            };
                        };
                    };
                };
            }) | null;
            refused: string | null;
            data?: any;
        } | {
            kind: "outcome";
            at: number;
            id: string;
            refused: string | null;
        } | {
            kind: "page";
            at: number;
            path: string;
        } | {
            kind: "load";
            at: number;
            path: string;
            actors: {
                [key: string]: string | {
                    [key: string]: string | {
                        [key: string]: string | {
                            [key: string]: string | {
                                [key: string]: string | {
                                    [key: string]: string;
                                };
                            };
                        };
                    };
                };
            };
        })[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/recordings/${encodeURIComponent(id)}/`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Delete a report
 */
export function deleteCompanyRecordingsById(company: number, id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/recordings/${encodeURIComponent(id)}/`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * What happened in the company, newest first
 */
export function postCompanyAudit(company: number, body: {
    types?: ("change" | "access" | "settings" | "signIn" | "refusal" | "export" | "print" | "mail" | "job" | "call")[];
    /** Accounts, or `system`. */
    people?: string[];
    /** Of the documents that were worked on. */
    kinds?: string[];
    documents?: string[];
    /** Number, code or SKU of a document. */
    "number"?: string;
    command?: string | null;
    /** The first day, in the company’s time zone. */
    "from"?: string | null;
    /** The last one. */
    to?: string | null;
    /** `next` of the page before. */
    after?: string;
    limit?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            entries: {
                id: string;
                at: string;
                "type": "change" | "access" | "settings" | "signIn" | "refusal" | "export" | "print" | "mail" | "job" | "call";
                by: string | null;
                /** What that is the id of, where that was said. */
                byType?: ("user" | "agent" | "system") | null;
                byName: string;
                /** The kind of agent, of none for people and the system. */
                byKind?: string | null;
                isImport: boolean;
                device: {
                    browser: string | null;
                    system: string | null;
                } | null;
                address: string | null;
                what: string;
                about: {
                    kind: string;
                    document: string;
                    name: string | null;
                } | null;
                command: string | null;
                facts: {
                    kind: string;
                    document: string;
                    name: string | null;
                    seq: number;
                    "type": string;
                    reason: {
                        action: string;
                        code: string;
                    } | null;
                }[];
                isConsequence: boolean;
                changes: {
                    kind: string;
                    path: string[];
                    within: {
                        [key: string]: any;
                    } | null;
                    owner: {
                        [key: string]: any;
                    };
                    before: any;
                    after: any;
                }[];
                moreChanges: number;
                refusal: {
                    code: string;
                    params?: {
                        [key: string]: string | number;
                    };
                } | null;
                filters: {
                    [key: string]: string;
                } | null;
                /** Calls of an API client that were alike, within an hour. */
                calls: {
                    count: number;
                    status: number;
                    code: string;
                    lastAt: string;
                } | null;
            }[];
            next: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/audit/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The same in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`, or as JSONL an entry a line. It is in the log itself.
 */
export function postCompanyAuditExport(company: number, body: {
    types?: ("change" | "access" | "settings" | "signIn" | "refusal" | "export" | "print" | "mail" | "job" | "call")[];
    /** Accounts, or `system`. */
    people?: string[];
    /** Of the documents that were worked on. */
    kinds?: string[];
    documents?: string[];
    /** Number, code or SKU of a document. */
    "number"?: string;
    command?: string | null;
    /** The first day, in the company’s time zone. */
    "from"?: string | null;
    /** The last one. */
    to?: string | null;
    format?: "pieces" | "jsonl";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/audit/export/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * What the last night found in the log; null before the first
 */
export function getCompanyAuditCheck(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            check: {
                /** Facts that are what was written, from the first on. */
                checked: number;
                /** Of the last of them. */
                hash: string;
                broken: {
                    what: "changed" | "removed" | "inserted" | "head";
                    seq: number;
                    about: {
                        kind: string;
                        document: string;
                        name: string | null;
                    } | null;
                    "type": string | null;
                    by: string | null;
                    byName: string;
                    at: string | null;
                } | null;
                at: string;
                differences: {
                    table: string;
                    about: {
                        kind: string;
                        document: string;
                        name: string | null;
                    };
                }[];
                /** Where books contradict each other. */
                books: {
                    problem: string;
                    about: {
                        kind: string;
                        document: string;
                        name: string | null;
                    };
                    params: {
                        [key: string]: number;
                    };
                }[];
            } | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/audit/check/`, {
        ...opts
    });
}
/**
 * Walks the log and compares the books, as lines: `{ checked, of }` …, `{ verdict }`; ends when nobody reads on
 */
export function postCompanyAuditVerify(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/audit/verify/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The vouchers of some days as a file for the books (SIE type 4I, code page 437): invoices, payments, bad debts, supplier bills, goods received
 */
export function getCompanySie($from: string, to: string, company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/sie/${QS.query(QS.explode({
        "from": $from,
        to
    }))}`, {
        ...opts
    });
}
/**
 * Notes that a paper or labels were printed, or a list exported, on the device
 */
export function postCompanyAuditNotes(company: number, body: {
    what: "printed";
    kind: string;
    document: string;
} | {
    what: "printedLabels";
    labels: string;
    rows: number;
} | {
    what: "exported";
    list: string;
    rows: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/audit/notes/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * How much each API client was used, and when last
 */
export function getCompanyApiClients(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            uses: {
                client: string;
                /** In the last 30 days. */
                calls: number;
                /** Of them, those answered with an error. */
                failed: number;
                lastAt: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/api-clients/`, {
        ...opts
    });
}
/**
 * The last 100 calls of an API client, newest first, and its errors of 30 days by code
 */
export function getCompanyApiClientsByClientCalls(company: number, client: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            calls: {
                at: string;
                method: string;
                route: string;
                status: number;
                /** Milliseconds until it was answered. */
                ms: number;
                /** Of the error; null where there was none. */
                code: string | null;
                /** The x-request-id of the answer. */
                request: string;
            }[];
            errors: {
                code: string;
                status: number;
                count: number;
                lastAt: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/api-clients/${encodeURIComponent(client)}/calls/`, {
        ...opts
    });
}
/**
 * Jobs of the company, the newest 200 of the states asked for
 */
export function getCompanyJobs(company: number, { states }: {
    states?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            jobs: {
                id: string;
                queue: "mail" | "routine" | "webhook" | "import";
                state: "waits" | "runs" | "retries" | "failed" | "givenUp" | "done";
                what: string;
                to: string;
                attempts: number;
                most: number;
                created_at: string;
                due_at: string;
                ended_at: string | null;
                error: string;
            }[];
            counts: {
                [key: string]: number;
            };
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/jobs/${QS.query(QS.explode({
        states
    }))}`, {
        ...opts
    });
}
/**
 * Run a job as soon as it can be
 */
export function postCompanyJobsByJobRetry(company: number, job: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/jobs/${encodeURIComponent(job)}/retry/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Give up a job that waits
 */
export function postCompanyJobsByJobGiveUp(company: number, job: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/jobs/${encodeURIComponent(job)}/give-up/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The facts that endpoints can be told of, as far as one may see them; of one, its JSON Schema
 */
export function getCompanyWebhookEvents(company: number, { event }: {
    event?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            events: {
                event: string;
                kind: string;
                fact: string;
            }[];
            schema: {
                [key: string]: any;
            } | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/webhook-events/${QS.query(QS.explode({
        event
    }))}`, {
        ...opts
    });
}
/**
 * A new secret, shown once; the one before goes on signing for a day
 */
export function postCompanyWebhooksByWebhookSecret(company: number, webhook: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            secret: string;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/webhooks/${encodeURIComponent(webhook)}/secret/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Sends a signed challenge; where the endpoint answers with it, it is active. Empty problem: it is
 */
export function postCompanyWebhooksByWebhookVerify(company: number, webhook: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            problem: string;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/webhooks/${encodeURIComponent(webhook)}/verify/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The attempts of a delivery: what was sent, and what was answered
 */
export function getCompanyWebhooksByWebhookDeliveriesByDelivery(company: number, webhook: string, delivery: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            attempts: {
                n: number;
                at: string;
                ms: number;
                status: number | null;
                problem: string;
                sent_headers: {
                    [key: string]: string;
                };
                sent_body: string;
                got_headers: {
                    [key: string]: string;
                };
                got_body: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/webhooks/${encodeURIComponent(webhook)}/deliveries/${encodeURIComponent(delivery)}/`, {
        ...opts
    });
}
/**
 * Secrets by their dates, and the newest hundred deliveries, all or of one state
 */
export function getCompanyWebhooksByWebhook(company: number, webhook: string, { state }: {
    state?: "waiting" | "delivered" | "dead" | "withheld";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            secrets: {
                created_at: string;
                retires_at: string | null;
            }[];
            counts: {
                [key: string]: number;
            };
            deliveries: {
                id: string;
                event: string;
                kind: string;
                document: string;
                at: string;
                state: "waiting" | "delivered" | "dead" | "withheld";
                attempts: number;
                status: number | null;
                ms: number | null;
                problem: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/webhooks/${encodeURIComponent(webhook)}/${QS.query(QS.explode({
        state
    }))}`, {
        ...opts
    });
}
/**
 * Sends deliveries again under their ids: one, those of a time, or all that were given up
 */
export function postCompanyWebhooksByWebhookReplay(company: number, webhook: string, body: {
    what: "one";
    id: string;
} | {
    what: "range";
    "from": string;
    to: string;
} | {
    what: "dead";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            deliveries: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/webhooks/${encodeURIComponent(webhook)}/replay/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Sends a test event
 */
export function postCompanyWebhooksByWebhookTest(company: number, webhook: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            deliveries: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/webhooks/${encodeURIComponent(webhook)}/test/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The newest hundred runs of a workflow, and how many there are in each state
 */
export function getCompanyWorkflowsByWorkflowRuns(company: number, workflow: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            counts: {
                [key: string]: number;
            };
            runs: {
                id: string;
                kind: string;
                document: string;
                name: string;
                state: "started" | "waiting" | "done" | "failed" | "cut";
                depth: number;
                cause: string;
                step: number;
                "of": number;
                steps: {
                    "do": string;
                    at: string;
                    what: string;
                }[];
                refusal: {
                    code: string;
                    [key: string]: any;
                } | null;
                started_at: string;
                wake_at: string | null;
                ended_at: string | null;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/workflows/${encodeURIComponent(workflow)}/runs/`, {
        ...opts
    });
}
/**
 * Carries on a run that failed, from the step that it failed at
 */
export function postCompanyWorkflowsByWorkflowRunsByRunRetry(company: number, workflow: string, run: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/workflows/${encodeURIComponent(workflow)}/runs/${encodeURIComponent(run)}/retry/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * What a workflow would have started in the last thirty days; nothing is written
 */
export function postCompanyWorkflowsDryRun(company: number, body: {
    kind: string;
    trigger: {
        on: "fact";
        fact: string;
    } | {
        on: "state";
        state: string;
    } | {
        on: "stay";
        state: string;
        hours: number;
    } | {
        on: "time";
        every: "day" | "week" | "month";
        day: number;
        hour: number;
        again: boolean;
    } | {
        on: "button";
        label: string;
    };
    conditions: {
        field: string;
        "is": "is" | "isNot" | "contains" | "over" | "under" | "yes" | "no" | "has" | "hasNot" | "moreDaysAgo" | "withinDays" | "filled" | "empty";
        value: (string | number) | null;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            "from": string;
            to: string;
            started: number;
            heldBack: number;
            entries: {
                kind: string;
                document: string;
                name: string;
                at: string;
            }[];
            asOfNow: string[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/workflows/dry-run/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Starts a workflow that has a button for a document; pressed twice under one id, it starts once
 */
export function postCompanyWorkflowsByWorkflowPress(company: number, workflow: string, body: {
    document: string;
    press: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/workflows/${encodeURIComponent(workflow)}/press/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * What a company can be connected to here, and why something cannot
 */
export function getCompanyConnectors(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            connectors: {
                name: string;
                refusal: {
                    code: string;
                    params?: {
                        [key: string]: string | number;
                    };
                    fields?: {
                        [key: string]: string;
                    };
                } | null;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/connectors/`, {
        ...opts
    });
}
/**
 * What came in and went out in 24 hours, what waits to be put right, what is linked, and the next run
 */
export function getCompanyConnectionsByConnection(company: number, connection: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            "in": number;
            "out": number;
            refused: number;
            waiting: number;
            waitingSince: string | null;
            ranAt: string | null;
            nextAt: string | null;
            refusals: {
                id: string;
                direction: "in" | "out";
                flow: string;
                entity: string;
                externalId: string | null;
                name: string;
                url: string;
                kind: string | null;
                document: string | null;
                state: "waiting" | "done" | "refused" | "passed" | "dropped";
                refusal: {
                    code: string;
                    params?: {
                        [key: string]: string | number;
                    };
                    fields?: {
                        [key: string]: string;
                    };
                } | null;
                texts: {
                    [key: string]: string;
                };
                attempts: number;
                at: string;
            }[];
            recent: {
                id: string;
                direction: "in" | "out";
                flow: string;
                entity: string;
                externalId: string | null;
                name: string;
                url: string;
                kind: string | null;
                document: string | null;
                state: "waiting" | "done" | "refused" | "passed" | "dropped";
                refusal: {
                    code: string;
                    params?: {
                        [key: string]: string | number;
                    };
                    fields?: {
                        [key: string]: string;
                    };
                } | null;
                texts: {
                    [key: string]: string;
                };
                attempts: number;
                at: string;
            }[];
            links: {
                entity: string;
                externalId: string;
                kind: string;
                document: string;
                name: string;
                url: string;
            }[];
            linked: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/connections/${encodeURIComponent(connection)}/`, {
        ...opts
    });
}
/**
 * Counterparts of a document in other systems
 */
export function getCompanyLinksByDocument(company: number, document: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            links: {
                /** The id of the connection; null if you may not see connections. */
                connection: string | null;
                /** The kind of system, such as `shopify`. */
                connector: string;
                /** Its name in the other system. */
                name: string;
                /** Its address in the other system; empty if it has none or if you may not see connections. */
                url: string;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/links/${encodeURIComponent(document)}/`, {
        ...opts
    });
}
/**
 * Keep secrets of a connection, or take them away (null); none is ever read back
 */
export function postCompanyConnectionsByConnectionSecrets(company: number, connection: string, body: {
    secrets: {
        [key: string]: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            done: true;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/connections/${encodeURIComponent(connection)}/secrets/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reaches the other side with the settings as they are saved; tells who answered, or what is wrong
 */
export function postCompanyConnectionsByConnectionTest(company: number, connection: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            name: string;
            refusal: {
                code: string;
                params?: {
                    [key: string]: string | number;
                };
                fields?: {
                    [key: string]: string;
                };
            } | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/connections/${encodeURIComponent(connection)}/test/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * What the next pull would create, change and refuse, and what would be told; writes nothing
 */
export function postCompanyConnectionsByConnectionDryRun(company: number, connection: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            result: {
                records: {
                    flow: string;
                    name: string;
                    becomes: "create" | "update" | "same" | "refused" | "passed";
                    kind: string | null;
                    refusal: {
                        code: string;
                        params?: {
                            [key: string]: string | number;
                        };
                        fields?: {
                            [key: string]: string;
                        };
                    } | null;
                }[];
                tables: {
                    name: string;
                    refusal: {
                        code: string;
                        params?: {
                            [key: string]: string | number;
                        };
                        fields?: {
                            [key: string]: string;
                        };
                    } | null;
                    counts: {
                        create: number;
                        update: number;
                        same: number;
                        rejected: number;
                    };
                    lines: {
                        line: number;
                        about: string;
                        takes: "create" | "update" | "same" | "rejected";
                        refusal: {
                            code: string;
                            params?: {
                                [key: string]: string | number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                        } | null;
                        changes: {
                            field: string;
                            before: string;
                            after: string;
                        }[];
                    }[];
                }[];
                more: boolean;
                "out": {
                    flow: string;
                    name: string;
                    data: {
                        [key: string]: any;
                    };
                }[];
            } | null;
            refusal: {
                code: string;
                params?: {
                    [key: string]: string | number;
                };
                fields?: {
                    [key: string]: string;
                };
            } | null;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/connections/${encodeURIComponent(connection)}/dry-run/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The heads of the first file that waits, and how its columns would be read
 */
export function postCompanyConnectionsByConnectionSample(company: number, connection: string, body: {
    target: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            sample: {
                name: string;
                heads: string[];
                lines: string[][];
                mapping: {
                    target: string;
                    mode: "createAndUpdate" | "createOnly" | "updateOnly";
                    key: string;
                    columns: {
                        column: number;
                        field: string;
                        days?: "day" | "month" | "year";
                        decimals?: "comma" | "point";
                        currency?: string;
                        others?: "convert" | "asOwn" | "leaveOut";
                        vat?: "without" | "with" | "open";
                    }[];
                    fixed: {
                        [key: string]: string;
                    };
                };
            } | null;
            refusal: {
                code: string;
                params?: {
                    [key: string]: string | number;
                };
                fields?: {
                    [key: string]: string;
                };
            } | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/connections/${encodeURIComponent(connection)}/sample/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Has a connection work now, beside the clock
 */
export function postCompanyConnectionsByConnectionRun(company: number, connection: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            done: true;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/connections/${encodeURIComponent(connection)}/run/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Try something that was refused again, with texts of it put right
 */
export function postCompanyConnectionsByConnectionItemsByItemRetry(company: number, connection: string, item: string, body: {
    texts: {
        [key: string]: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            done: true;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/connections/${encodeURIComponent(connection)}/items/${encodeURIComponent(item)}/retry/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Put something that was refused away: it is not taken
 */
export function postCompanyConnectionsByConnectionItemsByItemDrop(company: number, connection: string, item: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            done: true;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/connections/${encodeURIComponent(connection)}/items/${encodeURIComponent(item)}/drop/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Label printers that are connected
 */
export function getCompanyPrinters(company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            printers: {
                id: string;
                name: string;
                dots: number;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/printers/`, {
        ...opts
    });
}
/**
 * Print labels on a label printer
 */
export function postCompanyPrintersByConnectionPrint(company: number, connection: string, body: {
    labels: {
        size: {
            width: number;
            height: number;
        };
        parts: ({
            kind: "text";
            x: number;
            y: number;
            text: string;
            size: number;
            width: number;
        } | {
            kind: "code";
            x: number;
            y: number;
            data: string;
            symbology: "EAN13" | "CODE128" | "GS1" | "QR";
            height: number;
            width: number;
        })[];
    }[];
    copies: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            printed: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/printers/${encodeURIComponent(connection)}/print/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Which company invites with a code
 */
export function postCompanyPairingsLook(company: number, body: {
    code: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            company: string;
            expiresAt: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/pairings/look/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Accepts the invitation of a code: the two companies are paired
 */
export function postCompanyPairingsAccept(company: number, body: {
    code: string;
    permissions: ("product.create" | "product.edit" | "product.block" | "product.archive" | "category.create" | "category.edit" | "category.archive" | "productType.create" | "productType.edit" | "productType.archive" | "supplier.create" | "supplier.edit" | "supplier.block" | "supplier.archive" | "customer.create" | "customer.edit" | "customer.block" | "customer.archive")[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/pairings/accept/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * How a pairing stands: what waits, what is in conflict and what was refused
 */
export function getCompanyPairingsByPairing(company: number, pairing: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            partnerState: string | null;
            isBegun: boolean;
            records: {
                kind: "category" | "productType" | "product" | "supplier" | "customer";
                count: number;
            }[];
            waitingOut: number;
            waitingIn: number;
            lag: number;
            sentAt: string | null;
            receivedAt: string | null;
            refusedThere: number;
            troubles: {
                link: string;
                kind: "category" | "productType" | "product" | "supplier" | "customer";
                document: string;
                isHere: boolean;
                name: {
                    en: string;
                    sv: string;
                };
                code: string;
                conflicts: {
                    field: string;
                    ours: any;
                    theirs: any;
                    oursAt: string;
                    theirsAt: string;
                }[];
                problems: {
                    field: string;
                    refusal: {
                        code: string;
                        params?: {
                            [key: string]: string | number;
                        };
                    };
                }[];
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/pairings/${encodeURIComponent(pairing)}/`, {
        ...opts
    });
}
/**
 * The records of a kind that are the same, may be, or are in one company alone; up to 500 of each
 */
export function getCompanyPairingsByPairingMatches(kind: "category" | "productType" | "product" | "supplier" | "customer", company: number, pairing: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            sure: {
                ours: {
                    id: string;
                    name: {
                        en: string;
                        sv: string;
                    };
                    code: string;
                };
                theirs: {
                    id: string;
                    name: {
                        en: string;
                        sv: string;
                    };
                    code: string;
                };
                by: ("sku" | "gtin" | "organisationNumber" | "vatNumber" | "path" | "name")[];
                yes: boolean | null;
            }[];
            maybe: {
                ours: {
                    id: string;
                    name: {
                        en: string;
                        sv: string;
                    };
                    code: string;
                };
                theirs: {
                    id: string;
                    name: {
                        en: string;
                        sv: string;
                    };
                    code: string;
                };
                by: ("sku" | "gtin" | "organisationNumber" | "vatNumber" | "path" | "name")[];
                yes: boolean | null;
            }[];
            here: {
                id: string;
                name: {
                    en: string;
                    sv: string;
                };
                code: string;
                yes: boolean | null;
            }[];
            there: {
                id: string;
                name: {
                    en: string;
                    sv: string;
                };
                code: string;
                yes: boolean | null;
            }[];
            counts: {
                sure: number;
                maybe: number;
                here: number;
                there: number;
            };
            makesNew: boolean;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/pairings/${encodeURIComponent(pairing)}/matches/${QS.query(QS.explode({
        kind
    }))}`, {
        ...opts
    });
}
/**
 * Decides which records are the same, and which are made in the other company
 */
export function postCompanyPairingsByPairingMatches(company: number, pairing: string, body: {
    kind: "category" | "productType" | "product" | "supplier" | "customer";
    decisions: {
        ours: string | null;
        theirs: string | null;
        yes: boolean;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            done: boolean;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/pairings/${encodeURIComponent(pairing)}/matches/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Settles conflicts of a record by the values of one company
 */
export function postCompanyPairingsByPairingSettle(company: number, pairing: string, body: {
    link: string;
    field: string | null;
    side: "ours" | "theirs";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            done: boolean;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/pairings/${encodeURIComponent(pairing)}/settle/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Tries again what was refused: of one record, or of all
 */
export function postCompanyPairingsByPairingRetry(company: number, pairing: string, body: {
    link: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            done: boolean;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/pairings/${encodeURIComponent(pairing)}/retry/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The links of a document, newest first, with how often each was opened
 */
export function getCompanySharedLinks(document: string, company: number, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            links: {
                id: string;
                /** The person it is for, and whom they are at. */
                name: string;
                purpose: string;
                locale: "en" | "sv";
                state: string;
                /** It is neither revoked nor over. */
                works: boolean;
                /** Whether an address leads to it; after a company was restored none does. */
                hasAddress: boolean;
                expiresAt: string;
                opens: number;
                firstOpenedAt: string | null;
                lastOpenedAt: string | null;
                readAt: string | null;
                questions: number;
            }[];
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/shared-links/${QS.query(QS.explode({
        document
    }))}`, {
        ...opts
    });
}
/**
 * Make a link by which somebody outside the company sees one document
 */
export function postCompanySharedLinks(company: number, body: {
    about: "product" | "category" | "productType" | "supplier" | "supplierCategory" | "purchaseList" | "customer" | "customerCategory" | "priceList" | "warehouse" | "location" | "lot" | "quoteRequest" | "purchaseOrder" | "goodsReceipt" | "unknownItem" | "supplierReturn" | "landedCost" | "supplierBill" | "salesOrder" | "pick" | "shipment" | "customerReturn" | "invoice" | "payment" | "count" | "movement" | "assembly" | "adjustment";
    "of": string;
    purpose: "orderConfirmation" | "quote" | "invoice" | "purchaseOrder" | "quoteRequest";
    contact: string;
    locale: "en" | "sv";
    party?: string;
    days: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            /** The page of the link on this server. It is answered this once: only its hash is kept. */
            path: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/shared-links/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Give a link that works a new address; the one before ends
 */
export function postCompanySharedLinksByLinkAddress(company: number, link: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            /** The page of the link on this server. It is answered this once: only its hash is kept. */
            path: string;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/shared-links/${encodeURIComponent(link)}/address/`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Edit (company)
 */
export function companyUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Change policies (company)
 */
export function companyChangePolicies(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyChangePolicies;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/changePolicies/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reopen a closed period (company)
 */
export function companyReopenPeriod(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyReopenPeriod;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/reopenPeriod/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Set the texts of papers (company)
 */
export function companySetPaperTexts(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanySetPaperTexts;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/setPaperTexts/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Change a number series (company)
 */
export function companySetSeries(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanySetSeries;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/setSeries/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Set the sender of mail (company)
 */
export function companySetMailSender(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanySetMailSender;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/setMailSender/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Set up labels (company)
 */
export function companySetLabels(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanySetLabels;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/setLabels/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Number pallets (company)
 */
export function companyNumberPallets(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyNumberPallets;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/numberPallets/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Require a second factor (company)
 */
export function companyRequireSecondFactor(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyRequireSecondFactor;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/requireSecondFactor/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Waive the second factor (company)
 */
export function companyWaiveSecondFactor(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyWaiveSecondFactor;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/waiveSecondFactor/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Remove the logo (company)
 */
export function companyRemoveLogo(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyRemoveLogo;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/removeLogo/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Suspend the company (company)
 */
export function companySuspend(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanySuspend;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/suspend/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Resume (company)
 */
export function companyResume(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyResume;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/resume/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Close the company (company)
 */
export function companyClose(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyClose;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/close/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reopen the company (company)
 */
export function companyReopen(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CompanyReopen;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/company/${encodeURIComponent(document)}/reopen/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New role (Role)
 */
export function roleCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: RoleCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/role/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Role)
 */
export function roleUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: RoleUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/role/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Role)
 */
export function roleArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: RoleArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/role/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Invite (Team member)
 */
export function memberInvite(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MemberInvite;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/member/${encodeURIComponent(document)}/invite/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send again (Team member)
 */
export function memberResend(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MemberResend;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/member/${encodeURIComponent(document)}/resend/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take back (Team member)
 */
export function memberRevoke(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MemberRevoke;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/member/${encodeURIComponent(document)}/revoke/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Change the role (Team member)
 */
export function memberChangeRole(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MemberChangeRole;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/member/${encodeURIComponent(document)}/changeRole/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Appoint as founder (Team member)
 */
export function memberAppointFounder(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MemberAppointFounder;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/member/${encodeURIComponent(document)}/appointFounder/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Dismiss as founder (Team member)
 */
export function memberDismissFounder(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MemberDismissFounder;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/member/${encodeURIComponent(document)}/dismissFounder/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Suspend (Team member)
 */
export function memberSuspend(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MemberSuspend;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/member/${encodeURIComponent(document)}/suspend/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Let in again (Team member)
 */
export function memberResume(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MemberResume;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/member/${encodeURIComponent(document)}/resume/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Remove (Team member)
 */
export function memberRemove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MemberRemove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/member/${encodeURIComponent(document)}/remove/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New API client (API client)
 */
export function apiClientCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ApiClientCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/apiClient/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (API client)
 */
export function apiClientUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ApiClientUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/apiClient/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New secret (API client)
 */
export function apiClientRotate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ApiClientRotate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/apiClient/${encodeURIComponent(document)}/rotate/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * End the old secret (API client)
 */
export function apiClientFinish(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ApiClientFinish;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/apiClient/${encodeURIComponent(document)}/finish/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Suspend (API client)
 */
export function apiClientSuspend(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ApiClientSuspend;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/apiClient/${encodeURIComponent(document)}/suspend/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Let in again (API client)
 */
export function apiClientResume(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ApiClientResume;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/apiClient/${encodeURIComponent(document)}/resume/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take over (API client)
 */
export function apiClientTakeOver(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ApiClientTakeOver;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/apiClient/${encodeURIComponent(document)}/takeOver/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Revoke (API client)
 */
export function apiClientRevoke(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ApiClientRevoke;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/apiClient/${encodeURIComponent(document)}/revoke/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New webhook (Webhook)
 */
export function webhookCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WebhookCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/webhook/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Webhook)
 */
export function webhookUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WebhookUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/webhook/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Turn off (Webhook)
 */
export function webhookDisable(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WebhookDisable;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/webhook/${encodeURIComponent(document)}/disable/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Turn on (Webhook)
 */
export function webhookEnable(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WebhookEnable;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/webhook/${encodeURIComponent(document)}/enable/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Webhook)
 */
export function webhookArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WebhookArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/webhook/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New workflow (Workflow)
 */
export function workflowCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WorkflowCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/workflow/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Workflow)
 */
export function workflowUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WorkflowUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/workflow/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Turn on (Workflow)
 */
export function workflowEnable(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WorkflowEnable;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/workflow/${encodeURIComponent(document)}/enable/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Turn off (Workflow)
 */
export function workflowDisable(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WorkflowDisable;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/workflow/${encodeURIComponent(document)}/disable/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Workflow)
 */
export function workflowArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WorkflowArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/workflow/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Add connection (Connection)
 */
export function connectionAdd(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ConnectionAdd;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/connection/${encodeURIComponent(document)}/add/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Connection)
 */
export function connectionUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ConnectionUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/connection/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Connect (Connection)
 */
export function connectionConnect(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ConnectionConnect;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/connection/${encodeURIComponent(document)}/connect/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pause (Connection)
 */
export function connectionPause(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ConnectionPause;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/connection/${encodeURIComponent(document)}/pause/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Resume (Connection)
 */
export function connectionResume(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ConnectionResume;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/connection/${encodeURIComponent(document)}/resume/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Disconnect (Connection)
 */
export function connectionDisconnect(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ConnectionDisconnect;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/connection/${encodeURIComponent(document)}/disconnect/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Connection)
 */
export function connectionArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ConnectionArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/connection/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Invite a company (Pairing)
 */
export function pairingInvite(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PairingInvite;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pairing/${encodeURIComponent(document)}/invite/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Choose what is synced (Pairing)
 */
export function pairingChoose(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PairingChoose;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pairing/${encodeURIComponent(document)}/choose/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Begin matching (Pairing)
 */
export function pairingMatch(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PairingMatch;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pairing/${encodeURIComponent(document)}/match/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Confirm (Pairing)
 */
export function pairingConfirm(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PairingConfirm;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pairing/${encodeURIComponent(document)}/confirm/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pause (Pairing)
 */
export function pairingPause(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PairingPause;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pairing/${encodeURIComponent(document)}/pause/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Resume (Pairing)
 */
export function pairingResume(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PairingResume;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pairing/${encodeURIComponent(document)}/resume/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Change what it may do (Pairing)
 */
export function pairingPermit(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PairingPermit;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pairing/${encodeURIComponent(document)}/permit/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Unpair (Pairing)
 */
export function pairingUnpair(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PairingUnpair;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pairing/${encodeURIComponent(document)}/unpair/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Check (Import)
 */
export function dataImportCheck(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: DataImportCheck;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/dataImport/${encodeURIComponent(document)}/check/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Import (Import)
 */
export function dataImportRun(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: DataImportRun;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/dataImport/${encodeURIComponent(document)}/run/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Stop (Import)
 */
export function dataImportStop(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: DataImportStop;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/dataImport/${encodeURIComponent(document)}/stop/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Undo the import (Import)
 */
export function dataImportUndo(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: DataImportUndo;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/dataImport/${encodeURIComponent(document)}/undo/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard (Import)
 */
export function dataImportDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: DataImportDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/dataImport/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Make a link (sharedLink)
 */
export function sharedLinkMake(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SharedLinkMake;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/sharedLink/${encodeURIComponent(document)}/make/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Open the link (sharedLink)
 */
export function sharedLinkOpen(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SharedLinkOpen;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/sharedLink/${encodeURIComponent(document)}/open/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Confirm that it was read (sharedLink)
 */
export function sharedLinkConfirmRead(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SharedLinkConfirmRead;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/sharedLink/${encodeURIComponent(document)}/confirmRead/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ask through the link (sharedLink)
 */
export function sharedLinkAsk(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SharedLinkAsk;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/sharedLink/${encodeURIComponent(document)}/ask/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Revoke (sharedLink)
 */
export function sharedLinkRevoke(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SharedLinkRevoke;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/sharedLink/${encodeURIComponent(document)}/revoke/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New product (Product)
 */
export function productCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Product)
 */
export function productUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Activate (Product)
 */
export function productActivate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductActivate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/activate/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Phase out (Product)
 */
export function productPhaseOut(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductPhaseOut;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/phaseOut/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Block (Product)
 */
export function productBlock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductBlock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/block/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Unblock (Product)
 */
export function productUnblock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductUnblock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/unblock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Product)
 */
export function productArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Change composition (Product)
 */
export function productRevise(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductRevise;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/revise/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Create variants (Product)
 */
export function productGenerate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductGenerate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/generate/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Postpone reordering (Product)
 */
export function productPutOffReorder(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductPutOffReorder;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/product/${encodeURIComponent(document)}/putOffReorder/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New category (Category)
 */
export function categoryCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CategoryCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/category/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Category)
 */
export function categoryUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CategoryUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/category/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Category)
 */
export function categoryArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CategoryArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/category/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New product type (Product type)
 */
export function productTypeCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductTypeCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/productType/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Product type)
 */
export function productTypeUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductTypeUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/productType/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Product type)
 */
export function productTypeArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductTypeArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/productType/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Product type)
 */
export function productTypeRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ProductTypeRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/productType/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New supplier (Supplier)
 */
export function supplierCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplier/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Supplier)
 */
export function supplierUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplier/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Block (Supplier)
 */
export function supplierBlock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBlock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplier/${encodeURIComponent(document)}/block/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Unblock (Supplier)
 */
export function supplierUnblock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierUnblock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplier/${encodeURIComponent(document)}/unblock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Supplier)
 */
export function supplierArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplier/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New supplier category (Supplier category)
 */
export function supplierCategoryCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierCategoryCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierCategory/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Supplier category)
 */
export function supplierCategoryUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierCategoryUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierCategory/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Merge (Supplier category)
 */
export function supplierCategoryMerge(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierCategoryMerge;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierCategory/${encodeURIComponent(document)}/merge/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Supplier category)
 */
export function supplierCategoryArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierCategoryArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierCategory/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Supplier category)
 */
export function supplierCategoryRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierCategoryRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierCategory/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New purchase price list (Purchase price list)
 */
export function purchaseListCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseListCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseList/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Purchase price list)
 */
export function purchaseListUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseListUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseList/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Purchase price list)
 */
export function purchaseListArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseListArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseList/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Purchase price list)
 */
export function purchaseListRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseListRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseList/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New purchase price (Purchase price)
 */
export function purchasePriceCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchasePriceCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchasePrice/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Purchase price)
 */
export function purchasePriceUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchasePriceUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchasePrice/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Purchase price)
 */
export function purchasePriceArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchasePriceArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchasePrice/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Purchase price)
 */
export function purchasePriceRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchasePriceRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchasePrice/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New customer (Customer)
 */
export function customerCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customer/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Customer)
 */
export function customerUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customer/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Block (Customer)
 */
export function customerBlock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerBlock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customer/${encodeURIComponent(document)}/block/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Unblock (Customer)
 */
export function customerUnblock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerUnblock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customer/${encodeURIComponent(document)}/unblock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Customer)
 */
export function customerArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customer/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New customer category (Customer category)
 */
export function customerCategoryCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerCategoryCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerCategory/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Customer category)
 */
export function customerCategoryUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerCategoryUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerCategory/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Merge (Customer category)
 */
export function customerCategoryMerge(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerCategoryMerge;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerCategory/${encodeURIComponent(document)}/merge/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Customer category)
 */
export function customerCategoryArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerCategoryArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerCategory/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Customer category)
 */
export function customerCategoryRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerCategoryRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerCategory/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New price list (Price list)
 */
export function priceListCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PriceListCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/priceList/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Price list)
 */
export function priceListUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PriceListUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/priceList/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Price list)
 */
export function priceListArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PriceListArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/priceList/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Price list)
 */
export function priceListRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PriceListRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/priceList/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New price (Price)
 */
export function priceCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PriceCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/price/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Price)
 */
export function priceUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PriceUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/price/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Price)
 */
export function priceArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PriceArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/price/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Price)
 */
export function priceRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PriceRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/price/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New warehouse (Warehouse)
 */
export function warehouseCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WarehouseCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/warehouse/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Warehouse)
 */
export function warehouseUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WarehouseUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/warehouse/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Block (Warehouse)
 */
export function warehouseBlock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WarehouseBlock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/warehouse/${encodeURIComponent(document)}/block/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Unblock (Warehouse)
 */
export function warehouseUnblock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WarehouseUnblock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/warehouse/${encodeURIComponent(document)}/unblock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Warehouse)
 */
export function warehouseArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: WarehouseArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/warehouse/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New location (Location)
 */
export function locationCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LocationCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/location/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Location)
 */
export function locationUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LocationUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/location/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Block (Location)
 */
export function locationBlock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LocationBlock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/location/${encodeURIComponent(document)}/block/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Unblock (Location)
 */
export function locationUnblock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LocationUnblock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/location/${encodeURIComponent(document)}/unblock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Location)
 */
export function locationArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LocationArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/location/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Goods are there (Location)
 */
export function locationCheck(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LocationCheck;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/location/${encodeURIComponent(document)}/check/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Put on hold (Location)
 */
export function locationHoldStock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LocationHoldStock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/location/${encodeURIComponent(document)}/holdStock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take off hold (Location)
 */
export function locationFreeStock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LocationFreeStock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/location/${encodeURIComponent(document)}/freeStock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Lot)
 */
export function lotUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LotUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/lot/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Block (Lot)
 */
export function lotBlock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LotBlock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/lot/${encodeURIComponent(document)}/block/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Unblock (Lot)
 */
export function lotUnblock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LotUnblock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/lot/${encodeURIComponent(document)}/unblock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New reason (Reason)
 */
export function reasonCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ReasonCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/reason/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Reason)
 */
export function reasonUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ReasonUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/reason/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Reason)
 */
export function reasonArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ReasonArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/reason/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Reason)
 */
export function reasonRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ReasonRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/reason/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New payment term (Payment term)
 */
export function paymentTermCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentTermCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/paymentTerm/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Payment term)
 */
export function paymentTermUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentTermUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/paymentTerm/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Payment term)
 */
export function paymentTermArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentTermArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/paymentTerm/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Payment term)
 */
export function paymentTermRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentTermRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/paymentTerm/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Make default (Payment term)
 */
export function paymentTermMakeDefault(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentTermMakeDefault;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/paymentTerm/${encodeURIComponent(document)}/makeDefault/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New delivery term (Delivery term)
 */
export function deliveryTermCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: DeliveryTermCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/deliveryTerm/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Delivery term)
 */
export function deliveryTermUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: DeliveryTermUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/deliveryTerm/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Delivery term)
 */
export function deliveryTermArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: DeliveryTermArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/deliveryTerm/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Delivery term)
 */
export function deliveryTermRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: DeliveryTermRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/deliveryTerm/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New carrier (Carrier)
 */
export function carrierCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CarrierCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/carrier/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Carrier)
 */
export function carrierUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CarrierUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/carrier/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Carrier)
 */
export function carrierArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CarrierArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/carrier/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Carrier)
 */
export function carrierRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CarrierRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/carrier/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New VAT rate (VAT rate)
 */
export function vatRateCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: VatRateCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/vatRate/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (VAT rate)
 */
export function vatRateUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: VatRateUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/vatRate/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Set its last day (VAT rate)
 */
export function vatRateEnd(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: VatRateEnd;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/vatRate/${encodeURIComponent(document)}/end/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (VAT rate)
 */
export function vatRateArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: VatRateArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/vatRate/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New exchange rate (Exchange rate)
 */
export function exchangeRateCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ExchangeRateCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/exchangeRate/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Exchange rate)
 */
export function exchangeRateUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ExchangeRateUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/exchangeRate/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Exchange rate)
 */
export function exchangeRateArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ExchangeRateArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/exchangeRate/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New account (Account)
 */
export function accountCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AccountCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/account/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Account)
 */
export function accountUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AccountUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/account/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Account)
 */
export function accountArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AccountArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/account/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Account)
 */
export function accountRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AccountRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/account/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New posting rule (Posting rule)
 */
export function postingRuleCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PostingRuleCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/postingRule/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Posting rule)
 */
export function postingRuleUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PostingRuleUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/postingRule/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Posting rule)
 */
export function postingRuleArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PostingRuleArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/postingRule/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Posting rule)
 */
export function postingRuleRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PostingRuleRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/postingRule/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New tag (Tag)
 */
export function tagCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: TagCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/tag/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Tag)
 */
export function tagUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: TagUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/tag/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Tag)
 */
export function tagArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: TagArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/tag/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Tag)
 */
export function tagRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: TagRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/tag/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New unit (Unit)
 */
export function unitCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnitCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unit/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Unit)
 */
export function unitUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnitUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unit/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Unit)
 */
export function unitArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnitArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unit/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Unit)
 */
export function unitRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnitRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unit/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New label format (Label format)
 */
export function labelFormatCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LabelFormatCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/labelFormat/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Label format)
 */
export function labelFormatUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LabelFormatUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/labelFormat/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Archive (Label format)
 */
export function labelFormatArchive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LabelFormatArchive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/labelFormat/${encodeURIComponent(document)}/archive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Restore (Label format)
 */
export function labelFormatRestore(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LabelFormatRestore;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/labelFormat/${encodeURIComponent(document)}/restore/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New request for quotation (Request for quotation)
 */
export function quoteRequestCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Save request (Request for quotation)
 */
export function quoteRequestUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard draft (Request for quotation)
 */
export function quoteRequestDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send (Request for quotation)
 */
export function quoteRequestSend(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestSend;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/send/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ask more suppliers (Request for quotation)
 */
export function quoteRequestAsk(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestAsk;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/ask/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Change the deadline (Request for quotation)
 */
export function quoteRequestExtend(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestExtend;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/extend/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Register an answer (Request for quotation)
 */
export function quoteRequestAnswer(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestAnswer;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/answer/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Register that a supplier declines (Request for quotation)
 */
export function quoteRequestDecline(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestDecline;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/decline/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Estimate freight and duty (Request for quotation)
 */
export function quoteRequestEstimate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestEstimate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/estimate/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Award (Request for quotation)
 */
export function quoteRequestAward(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestAward;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/award/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Close without award (Request for quotation)
 */
export function quoteRequestClose(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: QuoteRequestClose;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/quoteRequest/${encodeURIComponent(document)}/close/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New purchase order (Purchase order)
 */
export function purchaseOrderCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Purchase order)
 */
export function purchaseOrderUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard draft (Purchase order)
 */
export function purchaseOrderDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Place order (Purchase order)
 */
export function purchaseOrderPlace(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderPlace;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/place/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Submit for approval (Purchase order)
 */
export function purchaseOrderSubmit(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderSubmit;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/submit/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Approve and place (Purchase order)
 */
export function purchaseOrderApprove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderApprove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/approve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reject (Purchase order)
 */
export function purchaseOrderReject(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderReject;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/reject/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Withdraw (Purchase order)
 */
export function purchaseOrderWithdraw(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderWithdraw;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/withdraw/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Register confirmation (Purchase order)
 */
export function purchaseOrderAcknowledge(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderAcknowledge;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/acknowledge/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Amend (Purchase order)
 */
export function purchaseOrderAmend(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderAmend;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/amend/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel order (Purchase order)
 */
export function purchaseOrderCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Close short (Purchase order)
 */
export function purchaseOrderCloseShort(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderCloseShort;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/closeShort/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reopen (Purchase order)
 */
export function purchaseOrderReopen(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PurchaseOrderReopen;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/purchaseOrder/${encodeURIComponent(document)}/reopen/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New goods receipt (Goods receipt)
 */
export function goodsReceiptCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Save count (Goods receipt)
 */
export function goodsReceiptCount(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptCount;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/count/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Add photos of what is rejected (Goods receipt)
 */
export function goodsReceiptAttachPhotos(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptAttachPhotos;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/attachPhotos/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send to inspection (Goods receipt)
 */
export function goodsReceiptSubmit(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptSubmit;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/submit/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Inspect (Goods receipt)
 */
export function goodsReceiptInspect(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptInspect;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/inspect/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Count again (Goods receipt)
 */
export function goodsReceiptRecount(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptRecount;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/recount/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Post receipt (Goods receipt)
 */
export function goodsReceiptPost(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptPost;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/post/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Correct cost (Goods receipt)
 */
export function goodsReceiptCorrectCost(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptCorrectCost;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/correctCost/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse (Goods receipt)
 */
export function goodsReceiptReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Correct (Goods receipt)
 */
export function goodsReceiptCorrect(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptCorrect;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/correct/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard (Goods receipt)
 */
export function goodsReceiptDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: GoodsReceiptDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/goodsReceipt/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Set aside an unknown item (Unknown item)
 */
export function unknownItemPark(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnknownItemPark;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unknownItem/${encodeURIComponent(document)}/park/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Save description (Unknown item)
 */
export function unknownItemUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnknownItemUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unknownItem/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Identify (Unknown item)
 */
export function unknownItemMatch(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnknownItemMatch;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unknownItem/${encodeURIComponent(document)}/match/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send back to the supplier (Unknown item)
 */
export function unknownItemSendBack(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnknownItemSendBack;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unknownItem/${encodeURIComponent(document)}/sendBack/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard (Unknown item)
 */
export function unknownItemDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnknownItemDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unknownItem/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Look into it again (Unknown item)
 */
export function unknownItemReopen(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: UnknownItemReopen;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/unknownItem/${encodeURIComponent(document)}/reopen/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New return to a supplier (Return to supplier)
 */
export function supplierReturnCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierReturnCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierReturn/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Save return (Return to supplier)
 */
export function supplierReturnUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierReturnUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierReturn/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ask the supplier (Return to supplier)
 */
export function supplierReturnRequest(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierReturnRequest;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierReturn/${encodeURIComponent(document)}/request/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Register acceptance (Return to supplier)
 */
export function supplierReturnAccept(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierReturnAccept;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierReturn/${encodeURIComponent(document)}/accept/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Rejected by the supplier (Return to supplier)
 */
export function supplierReturnReject(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierReturnReject;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierReturn/${encodeURIComponent(document)}/reject/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send goods back (Return to supplier)
 */
export function supplierReturnDispatch(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierReturnDispatch;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierReturn/${encodeURIComponent(document)}/dispatch/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Register credit (Return to supplier)
 */
export function supplierReturnCredit(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierReturnCredit;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierReturn/${encodeURIComponent(document)}/credit/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel return (Return to supplier)
 */
export function supplierReturnCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierReturnCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierReturn/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse (Return to supplier)
 */
export function supplierReturnReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierReturnReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierReturn/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New landed cost (Landed cost)
 */
export function landedCostCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LandedCostCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/landedCost/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Save landed cost (Landed cost)
 */
export function landedCostUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LandedCostUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/landedCost/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Post (Landed cost)
 */
export function landedCostPost(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LandedCostPost;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/landedCost/${encodeURIComponent(document)}/post/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Back to draft (Landed cost)
 */
export function landedCostWithdraw(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LandedCostWithdraw;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/landedCost/${encodeURIComponent(document)}/withdraw/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse (Landed cost)
 */
export function landedCostReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LandedCostReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/landedCost/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard (Landed cost)
 */
export function landedCostDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: LandedCostDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/landedCost/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New supplier bill (Supplier bill)
 */
export function supplierBillCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Save (Supplier bill)
 */
export function supplierBillUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard (Supplier bill)
 */
export function supplierBillDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Match (Supplier bill)
 */
export function supplierBillMatch(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillMatch;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/match/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Explain differences (Supplier bill)
 */
export function supplierBillExplain(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillExplain;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/explain/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Approve (Supplier bill)
 */
export function supplierBillApprove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillApprove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/approve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Back to draft (Supplier bill)
 */
export function supplierBillReopen(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillReopen;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/reopen/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Post (Supplier bill)
 */
export function supplierBillPost(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillPost;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/post/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse (Supplier bill)
 */
export function supplierBillReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Put in payment file (Supplier bill)
 */
export function supplierBillOrder(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillOrder;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/order/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take out of payment file (Supplier bill)
 */
export function supplierBillTakeBackOrder(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillTakeBackOrder;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/takeBackOrder/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Mark as paid (Supplier bill)
 */
export function supplierBillPay(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillPay;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/pay/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Undo payment (Supplier bill)
 */
export function supplierBillUnpay(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SupplierBillUnpay;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/supplierBill/${encodeURIComponent(document)}/unpay/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New sales order (Sales order)
 */
export function salesOrderCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Sales order)
 */
export function salesOrderUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard draft (Sales order)
 */
export function salesOrderDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Confirm order (Sales order)
 */
export function salesOrderConfirm(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderConfirm;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/confirm/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send as a quote (Sales order)
 */
export function salesOrderSendQuote(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderSendQuote;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/sendQuote/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Revise the quote (Sales order)
 */
export function salesOrderRevise(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderRevise;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/revise/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Accepted by the customer (Sales order)
 */
export function salesOrderAccept(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderAccept;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/accept/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Declined by the customer (Sales order)
 */
export function salesOrderDecline(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderDecline;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/decline/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Extend the quote (Sales order)
 */
export function salesOrderRenew(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderRenew;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/renew/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Order a part (Sales order)
 */
export function salesOrderOrderPart(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderOrderPart;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/orderPart/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ask for approval (Sales order)
 */
export function salesOrderAskApproval(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderAskApproval;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/askApproval/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Approve (Sales order)
 */
export function salesOrderApprove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderApprove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/approve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reject (Sales order)
 */
export function salesOrderReject(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderReject;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/reject/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Withdraw (Sales order)
 */
export function salesOrderWithdraw(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderWithdraw;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/withdraw/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Put on hold (Sales order)
 */
export function salesOrderHold(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderHold;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/hold/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Resume (Sales order)
 */
export function salesOrderResume(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderResume;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/resume/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Amend (Sales order)
 */
export function salesOrderAmend(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderAmend;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/amend/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel lines (Sales order)
 */
export function salesOrderCancelLines(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderCancelLines;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/cancelLines/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel order (Sales order)
 */
export function salesOrderCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Close short (Sales order)
 */
export function salesOrderCloseShort(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderCloseShort;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/closeShort/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reopen (Sales order)
 */
export function salesOrderReopen(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderReopen;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/reopen/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Allocate (Sales order)
 */
export function salesOrderAllocate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderAllocate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/allocate/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Free (Sales order)
 */
export function salesOrderFree(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderFree;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/free/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Lock (Sales order)
 */
export function salesOrderLock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderLock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/lock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Unlock (Sales order)
 */
export function salesOrderUnlock(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderUnlock;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/unlock/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take from another order (Sales order)
 */
export function salesOrderTakeFrom(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderTakeFrom;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/takeFrom/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Release to picking (Sales order)
 */
export function salesOrderRelease(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderRelease;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/release/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Deliver services (Sales order)
 */
export function salesOrderDeliverServices(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderDeliverServices;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/deliverServices/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Record a sale (Sales order)
 */
export function salesOrderRecord(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderRecord;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/record/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Record payment (Sales order)
 */
export function salesOrderRecordPayment(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderRecordPayment;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/recordPayment/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take back payment (Sales order)
 */
export function salesOrderTakeBackPayment(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderTakeBackPayment;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/takeBackPayment/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Invoiced elsewhere (Sales order)
 */
export function salesOrderInvoiceElsewhere(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SalesOrderInvoiceElsewhere;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/salesOrder/${encodeURIComponent(document)}/invoiceElsewhere/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Start picking (Pick list)
 */
export function pickClaim(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickClaim;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/claim/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Scan (Pick list)
 */
export function pickScan(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickScan;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/scan/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take another lot (Pick list)
 */
export function pickTakeOtherLot(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickTakeOtherLot;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/takeOtherLot/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Put back (Pick list)
 */
export function pickUnscan(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickUnscan;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/unscan/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Report short (Pick list)
 */
export function pickShortPick(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickShortPick;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/shortPick/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Found after all (Pick list)
 */
export function pickWithdrawShort(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickWithdrawShort;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/withdrawShort/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pause (Pick list)
 */
export function pickPause(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickPause;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/pause/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Resume (Pick list)
 */
export function pickResume(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickResume;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/resume/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Finish (Pick list)
 */
export function pickFinish(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickFinish;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/finish/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel pick list (Pick list)
 */
export function pickCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PickCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/pick/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pack (Shipment)
 */
export function shipmentPack(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ShipmentPack;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/shipment/${encodeURIComponent(document)}/pack/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ship (Shipment)
 */
export function shipmentShip(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ShipmentShip;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/shipment/${encodeURIComponent(document)}/ship/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pack and ship (Shipment)
 */
export function shipmentPackAndShip(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ShipmentPackAndShip;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/shipment/${encodeURIComponent(document)}/packAndShip/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Allow blocked lots (Shipment)
 */
export function shipmentAllowLots(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ShipmentAllowLots;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/shipment/${encodeURIComponent(document)}/allowLots/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Mark as delivered (Shipment)
 */
export function shipmentDeliver(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ShipmentDeliver;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/shipment/${encodeURIComponent(document)}/deliver/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Not delivered after all (Shipment)
 */
export function shipmentUndeliver(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ShipmentUndeliver;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/shipment/${encodeURIComponent(document)}/undeliver/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel shipment (Shipment)
 */
export function shipmentCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ShipmentCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/shipment/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse (Shipment)
 */
export function shipmentReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ShipmentReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/shipment/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Correct (Shipment)
 */
export function shipmentCorrect(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: ShipmentCorrect;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/shipment/${encodeURIComponent(document)}/correct/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New return (Return)
 */
export function customerReturnCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Save return (Return)
 */
export function customerReturnUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ask for approval (Return)
 */
export function customerReturnRequest(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnRequest;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/request/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Approve return (Return)
 */
export function customerReturnApprove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnApprove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/approve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Refuse (Return)
 */
export function customerReturnRefuse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnRefuse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/refuse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Receive goods (Return)
 */
export function customerReturnReceive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnReceive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/receive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Grade goods (Return)
 */
export function customerReturnGrade(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnGrade;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/grade/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse receipt (Return)
 */
export function customerReturnReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Post return (Return)
 */
export function customerReturnPost(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnPost;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/post/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Mark as credited (Return)
 */
export function customerReturnCredit(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnCredit;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/credit/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Close return (Return)
 */
export function customerReturnClose(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnClose;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/close/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel return (Return)
 */
export function customerReturnCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Let it expire (Return)
 */
export function customerReturnExpire(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CustomerReturnExpire;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/customerReturn/${encodeURIComponent(document)}/expire/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New invoice (Invoice)
 */
export function invoiceCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Save invoice (Invoice)
 */
export function invoiceUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard draft (Invoice)
 */
export function invoiceDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Issue (Invoice)
 */
export function invoiceIssue(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceIssue;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/issue/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Credit or correct (Invoice)
 */
export function invoiceCorrect(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceCorrect;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/correct/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Set off against an invoice (Invoice)
 */
export function invoiceSetOff(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceSetOff;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/setOff/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Undo the set-off (Invoice)
 */
export function invoiceFreeSetOff(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceFreeSetOff;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/freeSetOff/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Write off (Invoice)
 */
export function invoiceWriteOff(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceWriteOff;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/writeOff/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Note a reminder (Invoice)
 */
export function invoiceRemind(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceRemind;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/remind/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Note a dispute (Invoice)
 */
export function invoiceDispute(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceDispute;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/dispute/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The dispute is settled (Invoice)
 */
export function invoiceSettleDispute(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceSettleDispute;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/settleDispute/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Mark as sent (Invoice)
 */
export function invoiceSend(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceSend;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/send/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Accepted by the customer (Invoice)
 */
export function invoiceAccept(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceAccept;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/accept/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Rejected by the customer (Invoice)
 */
export function invoiceReject(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: InvoiceReject;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/invoice/${encodeURIComponent(document)}/reject/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Record payment (Payment)
 */
export function paymentRecord(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentRecord;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/payment/${encodeURIComponent(document)}/record/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Allocate (Payment)
 */
export function paymentAllocate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentAllocate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/payment/${encodeURIComponent(document)}/allocate/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Free from invoice (Payment)
 */
export function paymentFree(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentFree;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/payment/${encodeURIComponent(document)}/free/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pay back the rest (Payment)
 */
export function paymentRefund(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentRefund;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/payment/${encodeURIComponent(document)}/refund/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Keep as reminder fee (Payment)
 */
export function paymentKeepFee(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentKeepFee;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/payment/${encodeURIComponent(document)}/keepFee/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse payment (Payment)
 */
export function paymentReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: PaymentReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/payment/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Plan count (Stock count)
 */
export function countCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Start counting (Stock count)
 */
export function countStart(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountStart;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/start/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Enter what was found (Stock count)
 */
export function countCount(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountCount;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/count/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take back an entry (Stock count)
 */
export function countWithdraw(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountWithdraw;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/withdraw/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bin is empty (Stock count)
 */
export function countSayEmpty(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountSayEmpty;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/sayEmpty/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Set aside something unknown (Stock count)
 */
export function countPark(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountPark;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/park/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Resolve what was set aside (Stock count)
 */
export function countResolve(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountResolve;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/resolve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pause (Stock count)
 */
export function countPause(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountPause;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/pause/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Resume (Stock count)
 */
export function countResume(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountResume;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/resume/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Done counting (Stock count)
 */
export function countSubmit(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountSubmit;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/submit/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Count again (Stock count)
 */
export function countRecount(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountRecount;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/recount/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Explain differences (Stock count)
 */
export function countExplain(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountExplain;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/explain/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Finish review (Stock count)
 */
export function countReview(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountReview;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/review/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Approve (Stock count)
 */
export function countApprove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountApprove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/approve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send back (Stock count)
 */
export function countReject(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountReject;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/reject/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Post count (Stock count)
 */
export function countPost(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountPost;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/post/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse (Stock count)
 */
export function countReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel count (Stock count)
 */
export function countCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CountCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/count/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New movement (Movement)
 */
export function movementCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Movement)
 */
export function movementUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ask for approval (Movement)
 */
export function movementRequest(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementRequest;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/request/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Approve (Movement)
 */
export function movementApprove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementApprove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/approve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reject (Movement)
 */
export function movementReject(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementReject;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/reject/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Withdraw request (Movement)
 */
export function movementWithdraw(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementWithdraw;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/withdraw/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reserve (Movement)
 */
export function movementReserve(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementReserve;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/reserve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel the reservation (Movement)
 */
export function movementUnreserve(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementUnreserve;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/unreserve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take it on (Movement)
 */
export function movementClaim(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementClaim;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/claim/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Put in place (Movement)
 */
export function movementPut(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementPut;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/put/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take back (Movement)
 */
export function movementTakeBack(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementTakeBack;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/takeBack/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Move (Movement)
 */
export function movementMove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementMove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/move/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Send off (Movement)
 */
export function movementDispatch(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementDispatch;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/dispatch/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Receive (Movement)
 */
export function movementReceive(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementReceive;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/receive/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Settle the rest (Movement)
 */
export function movementSettle(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementSettle;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/settle/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Recall (Movement)
 */
export function movementRecall(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementRecall;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/recall/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Put back (Movement)
 */
export function movementPutBack(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementPutBack;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/putBack/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel movement (Movement)
 */
export function movementCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse (Movement)
 */
export function movementReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Correct (Movement)
 */
export function movementCorrect(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: MovementCorrect;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/movement/${encodeURIComponent(document)}/correct/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New assembly (Assembly)
 */
export function assemblyCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AssemblyCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/assembly/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit (Assembly)
 */
export function assemblyUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AssemblyUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/assembly/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Release (Assembly)
 */
export function assemblyRelease(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AssemblyRelease;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/assembly/${encodeURIComponent(document)}/release/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Build (Assembly)
 */
export function assemblyBuild(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AssemblyBuild;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/assembly/${encodeURIComponent(document)}/build/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Close short (Assembly)
 */
export function assemblyCloseShort(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AssemblyCloseShort;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/assembly/${encodeURIComponent(document)}/closeShort/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel assembly (Assembly)
 */
export function assemblyCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AssemblyCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/assembly/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse (Assembly)
 */
export function assemblyReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AssemblyReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/assembly/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * New adjustment (Adjustment)
 */
export function adjustmentCreate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentCreate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/create/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Save adjustment (Adjustment)
 */
export function adjustmentUpdate(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentUpdate;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/update/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Submit (Adjustment)
 */
export function adjustmentSubmit(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentSubmit;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/submit/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Approve (Adjustment)
 */
export function adjustmentApprove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentApprove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/approve/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reject (Adjustment)
 */
export function adjustmentReject(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentReject;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/reject/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Back to draft (Adjustment)
 */
export function adjustmentWithdraw(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentWithdraw;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/withdraw/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Post adjustment (Adjustment)
 */
export function adjustmentPost(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentPost;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/post/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Take from orders and post (Adjustment)
 */
export function adjustmentTakeAndPost(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentTakeAndPost;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/takeAndPost/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Reverse (Adjustment)
 */
export function adjustmentReverse(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentReverse;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/reverse/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Correct (Adjustment)
 */
export function adjustmentCorrect(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentCorrect;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/correct/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Discard (Adjustment)
 */
export function adjustmentDiscard(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: AdjustmentDiscard;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/adjustment/${encodeURIComponent(document)}/discard/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Change billing details (subscription)
 */
export function subscriptionSetBilling(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SubscriptionSetBilling;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/subscription/${encodeURIComponent(document)}/setBilling/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Change plan (subscription)
 */
export function subscriptionChangePlan(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SubscriptionChangePlan;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/subscription/${encodeURIComponent(document)}/changePlan/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Pay now (subscription)
 */
export function subscriptionRetry(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SubscriptionRetry;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/subscription/${encodeURIComponent(document)}/retry/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Resume (subscription)
 */
export function subscriptionResume(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SubscriptionResume;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/subscription/${encodeURIComponent(document)}/resume/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cancel subscription (subscription)
 */
export function subscriptionCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SubscriptionCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/subscription/${encodeURIComponent(document)}/cancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Keep the subscription (subscription)
 */
export function subscriptionUndoCancel(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: SubscriptionUndoCancel;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/subscription/${encodeURIComponent(document)}/undoCancel/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Write a comment (comment)
 */
export function commentWrite(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CommentWrite;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/comment/${encodeURIComponent(document)}/write/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Edit comment (comment)
 */
export function commentEdit(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CommentEdit;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/comment/${encodeURIComponent(document)}/edit/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Remove comment (comment)
 */
export function commentRemove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CommentRemove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/comment/${encodeURIComponent(document)}/remove/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ask somebody to do it (comment)
 */
export function commentAsk(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CommentAsk;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/comment/${encodeURIComponent(document)}/ask/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Mark the request as carried out (comment)
 */
export function commentCarryOut(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CommentCarryOut;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/comment/${encodeURIComponent(document)}/carryOut/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Decline the request (comment)
 */
export function commentDecline(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: CommentDecline;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/comment/${encodeURIComponent(document)}/decline/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Remove file (file)
 */
export function fileRemove(company: number, document: string, body: {
    /** Makes it repeatable: the same id has one effect. */
    id?: string;
    data: FileRemove;
    /** The version the form was opened on. */
    version?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CommandDone;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/core/companies/${encodeURIComponent(company)}/documents/file/${encodeURIComponent(document)}/remove/`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
