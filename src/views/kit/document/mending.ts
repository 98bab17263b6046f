/** Refusals caused by the customer or supplier of the document. */
export const PARTY: ReadonlySet<string> = new Set([
  'creditExceeded',
  'customerBlocked',
  'currencyOfCustomer',
  'supplierNotActive',
  'ordersOpen',
  'noAddressToMail',
  'buyerVatNumberMissing',
  'buyerEndpointMissing',
]);
/** Refusals caused by the contents of the document. */
export const WRITTEN: ReadonlySet<string> = new Set([
  'noLines',
  'addressMissing',
  'priceMissing',
  'noVatRate',
  'unknownCustomer',
  'supplierMissing',
  'vatNumberMissing',
  'placeMissing',
  'noComponents',
  'attributeMissing',
  'connectionIncomplete',
  'connectionWithoutFlow',
  'connectionUnmapped',
  'connectionLacks',
  'buyerAddressIncomplete',
  'buyerReferenceMissing',
  'invoiceLineNameMissing',
  'invoiceLineQuantityMissing',
  'deliveredOnMissing',
]);
/** Refusals caused by a product: `params.sku` names it. */
export const PRODUCT: ReadonlySet<string> = new Set([
  'productNotActive',
  'productTwice',
  'weightMissing',
  'sizeMissing',
  'productBlocked',
  'productArchived',
  'productHasVariants',
  'componentNotActive',
  'kitNotBought',
  'notReturnable',
  'lotBlocked',
  'lotExpired',
]);

/** A page where the cause of a refusal is mended, and what it takes to do so there; null: nothing. */
interface MendingPage {
  readonly path: string;
  readonly permission: string | null;
}

const at = (path: string, permission: string | null): MendingPage => ({ path, permission });

const manage = 'company.manage';
const billing = at('/apps/settings/billing', manage);
const policies = at('/apps/settings/company?part=policies', manage);
const company = at('/apps/settings/company', manage);
const series = at('/apps/settings/core-resources/number-series', manage);
const invoicing = at('/apps/sales/invoices/settings', manage);
const reasons = at('/apps/settings/core-resources', 'reason.view');

/** Reasons that are mended in a list or in the settings, by code: each leads there. [DP57] */
export const mendingPages: Readonly<Record<string, MendingPage>> = {
  periodClosed: policies,
  reopensNothing: policies,
  companySuspended: company,
  companyClosing: company,
  companyClosed: company,
  gs1PrefixMissing: company,
  sellerVatNumberMissing: company,
  sellerAddressIncomplete: company,
  sellerUnidentified: company,
  sellerEndpointMissing: company,
  sellerAccountMissing: company,
  invoicedElsewhere: invoicing,
  invoicedInFortnox: invoicing,
  vatRateUnknown: at('/apps/settings/core-resources/vat-rates', 'vatRate.view'),
  creditedByNote: at('/apps/sales/invoices', 'invoice.view'),
  servicesAreInvoiced: at('/apps/sales/invoices', 'invoice.view'),
  paidOnInvoice: at('/apps/sales/invoices', 'invoice.view'),
  paymentOnInvoice: at('/apps/sales/payments', 'payment.view'),
  goodsAreInvoiced: at('/apps/sales/returns', 'customerReturn.view'),
  labelFormatIsUsual: company,
  drawnNumberTaken: series,
  palletNumbersUsedUp: series,
  subscriptionIncomplete: billing,
  subscriptionPaused: billing,
  subscriptionUnpaid: billing,
  subscriptionEnded: billing,
  productsFull: billing,
  warehousesFull: billing,
  ordersFull: billing,
  planFull: billing,
  letterBudget: billing,
  secondFactorRequired: at('/apps/settings/profile', null),
  payerMissing: company,
  accountMissing: at('/apps/settings/core-resources/posting-rules', 'postingRule.view'),
  accountMissingFor: at('/apps/settings/core-resources/posting-rules', 'postingRule.view'),
  accountPosted: at('/apps/settings/core-resources/posting-rules', 'postingRule.view'),
  postingAccountArchived: at('/apps/settings/core-resources/accounts', 'account.view'),
  rateMissing: at('/apps/settings/core-resources/exchange-rates', 'exchangeRate.view'),
  termIsDefault: at('/apps/settings/core-resources/payment-terms', 'paymentTerm.view'),
  lastReason: reasons,
  accountNamed: reasons,
  landedCostsOpen: at('/apps/purchasing/landed-costs', 'landedCost.view'),
  receiptsOpen: at('/apps/inventory/receiving?tab=receipts', 'goodsReceipt.view'),
  movementsOpen: at('/apps/inventory/movements', 'movement.view'),
  customerReturnsOpen: at('/apps/sales/returns', 'customerReturn.view'),
  supplierReturnsOpen: at('/apps/purchasing/returns', 'supplierReturn.view'),
  adjustmentsOpen: at('/apps/inventory/adjustments', 'adjustment.view'),
  assembliesOpen: at('/apps/inventory/assemblies', 'assembly.view'),
  countsOpen: at('/apps/inventory/counting', 'count.view'),
  binIsCounted: at('/apps/inventory/counting', 'count.view'),
  heldByMovements: at('/apps/inventory/movements', 'movement.view'),
  heldByReturns: at('/apps/purchasing/returns', 'supplierReturn.view'),
  reservedForPicks: at('/apps/warehouse/picking', 'pick.view'),
  goodsInHand: at('/apps/warehouse/picking', 'pick.view'),
  goodsInStaging: at('/apps/sales/shipments', 'shipment.view'),
  returnIsOpen: at('/apps/sales/returns', 'customerReturn.view'),
  supplierReturnIsOpen: at('/apps/purchasing/returns', 'supplierReturn.view'),
  usedInBundles: at('/apps/products/bundles', 'product.view'),
  categoryNotEmpty: at('/apps/products', 'product.view'),
  productTypeNotEmpty: at('/apps/products', 'product.view'),
  productTypeParentArchived: at('/apps/products/types', 'productType.view'),
  membersBeyondPlan: at('/apps/settings/team-members', 'member.view'),
  productsBeyondPlan: at('/apps/products', 'product.view'),
  warehousesBeyondPlan: at('/apps/warehouse/warehouse', 'warehouse.view'),
  lastFounder: at('/apps/settings/team-members', 'member.view'),
};

/** The page where a reason is mended; undefined: there is none. */
export const mendingPageOf = (code: string): MendingPage | undefined =>
  Object.hasOwn(mendingPages, code) ? mendingPages[code] : undefined;

/**
 * Reasons that hold for the person and not for the document, by code: what somebody needs who may do it. Null: it is
 * named by the refusal; without a dot, an action on its kind.
 */
const personal: Readonly<Record<string, string | null>> = {
  notPermitted: null,
  overYourLimit: null,
  writeOffOverYourLimit: null,
  adjustsOverYourLimit: null,
  returnSourceMissing: null,
  notReturnable: null,
  returnWindowOver: null,
  roleBeyondOwnPermissions: null,
  memberBeyondOwnPermissions: null,
  overReceipt: 'goodsReceipt.override',
  backdated: 'goodsReceipt.backdate',
  creditExceeded: 'salesOrder.override',
  saleOverYourLimit: 'salesOrder.override',
  discountOverYourLimit: 'salesOrder.override',
  belowCostOverYourLimit: 'salesOrder.override',
  ownSubmission: 'approve',
  ownRequest: 'approve',
  ownReview: 'approve',
  countOverLimit: 'approve',
  vatOverrideNotPermitted: null,
};

/** The permission that lets somebody else do what was refused; undefined where it is refused to everybody. [CM5] */
export function permissionOf(
  kind: string | undefined,
  code: string,
  params: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (!Object.hasOwn(personal, code)) return undefined;
  const permission = personal[code] ?? params['permission'];
  if (typeof permission !== 'string') return undefined;
  if (permission.includes('.')) return permission;
  return kind === undefined ? undefined : `${kind}.${permission}`;
}

/** The codes that somebody else can be asked about. */
export const askedOthers: readonly string[] = Object.keys(personal);
