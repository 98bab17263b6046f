/** What is asked of the GraphQL Admin API of Shopify; each names itself, as their logs show it. */

export const SHOP = `query LagraShop {
  shop { name currencyCode taxesIncluded }
  currentAppInstallation { accessScopes { handle } }
}`;

export const LOCATION = `query LagraLocation($id: ID) { location(id: $id) { id name isActive } }`;

export const VARIANTS = `query LagraVariants($first: Int!, $after: String, $query: String) {
  shop { name currencyCode taxesIncluded }
  productVariants(first: $first, after: $after, query: $query, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id title sku barcode price updatedAt
      inventoryItem { requiresShipping measurement { weight { value unit } } }
      product { id title status updatedAt hasOnlyDefaultVariant }
    }
  }
}`;

const MONEY = '{ shopMoney { amount } }';
const ADDRESS = '{ name company address1 address2 zip city countryCodeV2 phone }';
const LINES = `{
  pageInfo { hasNextPage endCursor }
  nodes {
    id name sku unfulfilledQuantity
    discountedUnitPriceAfterAllDiscountsSet ${MONEY}
    taxLines { rate }
  }
}`;

export const ORDERS = `query LagraOrders($first: Int!, $after: String, $query: String) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id name createdAt updatedAt cancelledAt displayFulfillmentStatus currencyCode taxesIncluded email phone note
      customer { id displayName }
      billingAddress ${ADDRESS}
      shippingAddress ${ADDRESS}
      totalRefundedSet ${MONEY}
      shippingLines(first: 5) { nodes { title discountedPriceSet ${MONEY} taxLines { rate } } }
      lineItems(first: 25) ${LINES}
    }
  }
}`;

export const ORDER_LINES = `query LagraOrderLines($id: ID!, $after: String) {
  order(id: $id) { lineItems(first: 100, after: $after) ${LINES} }
}`;

export const VARIANT_ITEM = `query LagraVariantItem($id: ID!) { productVariant(id: $id) { inventoryItem { id } } }`;

export const SET_QUANTITY = `mutation LagraSetQuantity($input: InventorySetQuantitiesInput!, $key: String!) {
  inventorySetQuantities(input: $input) @idempotent(key: $key) {
    inventoryAdjustmentGroup { id }
    userErrors { field message }
  }
}`;

export const FULFILMENT_STATE = `query LagraFulfilments($id: ID!) {
  order(id: $id) {
    id name
    fulfillments(first: 10) {
      id name status
      trackingInfo(first: 5) { number }
      fulfillmentLineItems(first: 20) { nodes { quantity lineItem { sku } } }
    }
    fulfillmentOrders(first: 5) {
      nodes {
        id status
        lineItems(first: 80) { nodes { id sku remainingQuantity } }
      }
    }
  }
}`;

export const FULFIL = `mutation LagraFulfil($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) {
    fulfillment { id name }
    userErrors { field message }
  }
}`;
