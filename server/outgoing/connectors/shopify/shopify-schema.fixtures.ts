import { buildSchema } from 'graphql';

/** The part of the GraphQL Admin API of 2026-10 that is asked, as its documentation has it: what is not in it is refused. */
export const shopifySchema = buildSchema(`
  directive @idempotent(key: String!) on FIELD
  scalar DateTime
  scalar Decimal
  scalar URL
  enum CurrencyCode { SEK EUR NOK USD GBP DKK }
  enum OrderSortKeys { CREATED_AT ID PROCESSED_AT UPDATED_AT }
  enum ProductVariantSortKeys { ID SKU TITLE }

  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }
  type MoneyBag { shopMoney: MoneyV2! presentmentMoney: MoneyV2! }
  type TaxLine { rate: Float title: String! }
  type AccessScope { handle: String! }
  type AppInstallation { accessScopes: [AccessScope!]! }
  type Shop { name: String! currencyCode: CurrencyCode! taxesIncluded: Boolean! }
  type Location { id: ID! name: String! isActive: Boolean! }

  enum WeightUnit { GRAMS KILOGRAMS OUNCES POUNDS }
  type Weight { value: Float! unit: WeightUnit! }
  type InventoryItemMeasurement { weight: Weight }
  type InventoryItem { id: ID! requiresShipping: Boolean! tracked: Boolean! measurement: InventoryItemMeasurement! }
  enum ProductStatus { ACTIVE ARCHIVED DRAFT UNLISTED }
  type Product { id: ID! title: String! status: ProductStatus! updatedAt: DateTime! hasOnlyDefaultVariant: Boolean! }
  type ProductVariant {
    id: ID! title: String! sku: String barcode: String price: String! updatedAt: DateTime!
    inventoryItem: InventoryItem! product: Product!
  }
  type ProductVariantConnection { pageInfo: PageInfo! nodes: [ProductVariant!]! }

  type MailingAddress {
    name: String company: String address1: String address2: String zip: String city: String
    countryCodeV2: String phone: String
  }
  type Customer { id: ID! displayName: String! }
  type ShippingLine { title: String! discountedPriceSet: MoneyBag! taxLines: [TaxLine!]! }
  type ShippingLineConnection { nodes: [ShippingLine!]! }
  type LineItem {
    id: ID! name: String! sku: String quantity: Int! currentQuantity: Int! unfulfilledQuantity: Int!
    discountedUnitPriceAfterAllDiscountsSet: MoneyBag! taxLines: [TaxLine!]!
  }
  type LineItemConnection { pageInfo: PageInfo! nodes: [LineItem!]! }
  enum OrderDisplayFulfillmentStatus { UNFULFILLED PARTIALLY_FULFILLED FULFILLED ON_HOLD }
  enum FulfillmentStatus { SUCCESS CANCELLED ERROR FAILURE }
  type FulfillmentTrackingInfo { company: String number: String url: URL }
  type FulfillmentLineItem { id: ID! quantity: Int lineItem: LineItem! }
  type FulfillmentLineItemConnection { nodes: [FulfillmentLineItem!]! }
  type Fulfillment {
    id: ID! name: String! status: FulfillmentStatus!
    trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
    fulfillmentLineItems(first: Int, after: String): FulfillmentLineItemConnection!
  }
  enum FulfillmentOrderStatus { OPEN IN_PROGRESS CLOSED CANCELLED ON_HOLD SCHEDULED INCOMPLETE }
  type FulfillmentOrderLineItem { id: ID! sku: String remainingQuantity: Int! totalQuantity: Int! }
  type FulfillmentOrderLineItemConnection { nodes: [FulfillmentOrderLineItem!]! }
  type FulfillmentOrder {
    id: ID! status: FulfillmentOrderStatus!
    lineItems(first: Int, after: String): FulfillmentOrderLineItemConnection!
  }
  type FulfillmentOrderConnection { nodes: [FulfillmentOrder!]! }
  type Order {
    id: ID! name: String! createdAt: DateTime! updatedAt: DateTime! cancelledAt: DateTime
    displayFulfillmentStatus: OrderDisplayFulfillmentStatus!
    currencyCode: CurrencyCode! taxesIncluded: Boolean! email: String phone: String note: String
    customer: Customer billingAddress: MailingAddress shippingAddress: MailingAddress
    totalRefundedSet: MoneyBag!
    shippingLines(first: Int): ShippingLineConnection!
    lineItems(first: Int, after: String): LineItemConnection!
    fulfillments(first: Int): [Fulfillment!]!
    fulfillmentOrders(first: Int): FulfillmentOrderConnection!
  }
  type OrderConnection { pageInfo: PageInfo! nodes: [Order!]! }

  type UserError { field: [String!] message: String! }
  input InventoryQuantityInput { inventoryItemId: ID! locationId: ID! quantity: Int! changeFromQuantity: Int }
  input InventorySetQuantitiesInput {
    name: String! reason: String! referenceDocumentUri: String quantities: [InventoryQuantityInput!]!
  }
  type InventoryAdjustmentGroup { id: ID! }
  type InventorySetQuantitiesPayload {
    inventoryAdjustmentGroup: InventoryAdjustmentGroup userErrors: [UserError!]!
  }
  input FulfillmentOrderLineItemInput { id: ID! quantity: Int! }
  input FulfillmentOrderLineItemsInput {
    fulfillmentOrderId: ID! fulfillmentOrderLineItems: [FulfillmentOrderLineItemInput!]
  }
  input FulfillmentTrackingInput { company: String number: String numbers: [String!] url: URL urls: [URL!] }
  input FulfillmentInput {
    lineItemsByFulfillmentOrder: [FulfillmentOrderLineItemsInput!]!
    notifyCustomer: Boolean
    trackingInfo: FulfillmentTrackingInput
  }
  type FulfillmentCreatePayload { fulfillment: Fulfillment userErrors: [UserError!]! }

  type Query {
    shop: Shop!
    currentAppInstallation: AppInstallation!
    location(id: ID): Location
    productVariant(id: ID!): ProductVariant
    productVariants(first: Int, after: String, query: String, sortKey: ProductVariantSortKeys): ProductVariantConnection!
    order(id: ID!): Order
    orders(first: Int, after: String, query: String, sortKey: OrderSortKeys): OrderConnection!
  }
  type Mutation {
    inventorySetQuantities(input: InventorySetQuantitiesInput!): InventorySetQuantitiesPayload
    fulfillmentCreate(fulfillment: FulfillmentInput!, message: String): FulfillmentCreatePayload
  }
`);
