import type { ComponentType } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TableName } from '#model/engine/rows.ts';

/** Who may open a page. Guests only: sign-in and its like; a session: signed in, with or without a company. */
type Access = 'public' | 'guest' | 'session' | 'company';

export interface SitePage {
  /** Under the locale segment; parameters in TanStack Router's form. */
  readonly path: string;
  readonly title: MessageDescriptor;
  /** The shell, the pages before it, or nothing around the page. */
  readonly layout: 'default' | 'blank' | 'bare';
  readonly access: Access;
  /** The permission pair: `salesOrder` `view` is `salesOrder.view`. */
  readonly can?: { readonly subject: string; readonly action: string };
  /** The document type whose `$id` the page shows; the page gets it as `row`. */
  readonly document?: TableName;
  readonly load: () => Promise<ComponentType<never>>;
}

const company = { layout: 'default', access: 'company' } as const;
const can = (subject: string, action = 'view'): { can: { subject: string; action: string } } => ({
  can: { subject, action },
});

/** Every address of the application. */
export const siteMap: readonly SitePage[] = [
  {
    path: '/auth/login',
    title: msg`Sign in`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./auth/sign-in.page.tsx')).SignInPage,
  },
  {
    path: '/auth/register',
    title: msg`Create an account`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./auth/register.page.tsx')).RegisterPage,
  },
  {
    path: '/auth/forgot-password',
    title: msg`Forgot the password?`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./auth/forgot-password.page.tsx')).ForgotPasswordPage,
  },
  {
    path: '/auth/reset-password/$uid/$token',
    title: msg`Choose a new password`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./auth/reset-password.page.tsx')).ResetPasswordPage,
  },
  {
    path: '/auth/submit-interest',
    title: msg`Ask us`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./auth/submit-interest.page.tsx')).SubmitInterestPage,
  },
  {
    path: '/auth/verify-email-pending',
    title: msg`Confirm your address`,
    layout: 'blank',
    access: 'public',
    load: async () => (await import('./auth/verify-email-pending.page.tsx')).VerifyEmailPendingPage,
  },
  {
    path: '/auth/verify-email/$uid/$token',
    title: msg`Confirm your address`,
    layout: 'blank',
    access: 'public',
    load: async () => (await import('./auth/verify-email.page.tsx')).VerifyEmailPage,
  },
  {
    path: '/auth/company-select',
    title: msg`Choose a company`,
    layout: 'blank',
    access: 'session',
    load: async () => (await import('./auth/company-select.page.tsx')).CompanySelectPage,
  },
  {
    path: '/not-authorized',
    title: msg`You are not authorised`,
    layout: 'bare',
    access: 'public',
    load: async () => (await import('./app/not-authorized-page.tsx')).NotAuthorizedPage,
  },
  {
    path: '/dashboard',
    title: msg`Dashboard`,
    ...company,
    load: async () => (await import('./dashboard/dashboard.page.tsx')).DashboardPage,
  },
  {
    path: '/apps/products',
    title: msg`Products`,
    ...company,
    ...can('product'),
    load: async () => (await import('./product/product-list.page.tsx')).ProductListPage,
  },
  {
    path: '/apps/products/create',
    title: msg`New product`,
    ...company,
    ...can('product', 'create'),
    load: async () => (await import('./product/product-form.page.tsx')).ProductFormPage,
  },
  {
    path: '/apps/products/edit/$id',
    title: msg`Edit product`,
    ...company,
    ...can('product', 'edit'),
    document: 'product',
    load: async () => (await import('./product/product-form.page.tsx')).ProductFormPage,
  },
  {
    path: '/apps/products/$id',
    title: msg`Product`,
    ...company,
    ...can('product'),
    document: 'product',
    load: async () => (await import('./product/product.page.tsx')).ProductPage,
  },
  {
    path: '/apps/products/categories',
    title: msg`Categories`,
    ...company,
    ...can('category'),
    load: async () => (await import('./category/category-list.page.tsx')).CategoryListPage,
  },
  {
    path: '/apps/purchasing/suppliers',
    title: msg`Suppliers`,
    ...company,
    ...can('supplier'),
    load: async () => (await import('./supplier/supplier-list.page.tsx')).SupplierListPage,
  },
  {
    path: '/apps/purchasing/suppliers/create',
    title: msg`New supplier`,
    ...company,
    ...can('supplier', 'create'),
    load: async () => (await import('./supplier/supplier-form.page.tsx')).SupplierFormPage,
  },
  {
    path: '/apps/purchasing/suppliers/edit/$id',
    title: msg`Edit supplier`,
    ...company,
    ...can('supplier', 'edit'),
    document: 'supplier',
    load: async () => (await import('./supplier/supplier-form.page.tsx')).SupplierFormPage,
  },
  {
    path: '/apps/purchasing/suppliers/$id',
    title: msg`Supplier`,
    ...company,
    ...can('supplier'),
    document: 'supplier',
    load: async () => (await import('./supplier/supplier.page.tsx')).SupplierPage,
  },
  {
    path: '/apps/sales/customers',
    title: msg`Customers`,
    ...company,
    ...can('customer'),
    load: async () => (await import('./customer/customer-list.page.tsx')).CustomerListPage,
  },
  {
    path: '/apps/sales/customers/create',
    title: msg`New customer`,
    ...company,
    ...can('customer', 'create'),
    load: async () => (await import('./customer/customer-form.page.tsx')).CustomerFormPage,
  },
  {
    path: '/apps/sales/customers/edit/$id',
    title: msg`Edit customer`,
    ...company,
    ...can('customer', 'edit'),
    document: 'customer',
    load: async () => (await import('./customer/customer-form.page.tsx')).CustomerFormPage,
  },
  {
    path: '/apps/sales/customers/$id',
    title: msg`Customer`,
    ...company,
    ...can('customer'),
    document: 'customer',
    load: async () => (await import('./customer/customer.page.tsx')).CustomerPage,
  },
  {
    path: '/apps/inventory/items',
    title: msg`Stock`,
    ...company,
    ...can('item'),
    load: async () => (await import('./item/item-list.page.tsx')).ItemListPage,
  },
  {
    path: '/apps/inventory/items/$id',
    title: msg`Item`,
    ...company,
    ...can('item'),
    document: 'product',
    load: async () => (await import('./item/item.page.tsx')).ItemPage,
  },
  {
    path: '/apps/inventory/locations',
    title: msg`Locations`,
    ...company,
    ...can('location'),
    load: async () => (await import('./location/location-list.page.tsx')).LocationListPage,
  },
  {
    path: '/apps/warehouse/warehouse',
    title: msg`Warehouses`,
    ...company,
    ...can('warehouse'),
    load: async () => (await import('./warehouse/warehouse-list.page.tsx')).WarehouseListPage,
  },
  {
    path: '/apps/warehouse/warehouse/$id',
    title: msg`Warehouse`,
    ...company,
    ...can('warehouse'),
    document: 'warehouse',
    load: async () => (await import('./warehouse/warehouse.page.tsx')).WarehousePage,
  },
  {
    path: '/apps/purchasing/orders',
    title: msg`Purchase orders`,
    ...company,
    ...can('purchaseOrder'),
    load: async () => (await import('./purchase-order/purchase-order-list.page.tsx')).PurchaseOrderListPage,
  },
  {
    path: '/apps/purchasing/orders/$id',
    title: msg`Purchase order`,
    ...company,
    ...can('purchaseOrder'),
    document: 'purchaseOrder',
    load: async () => (await import('./purchase-order/purchase-order.page.tsx')).PurchaseOrderPage,
  },
  {
    path: '/apps/purchasing/goods-receipts/create',
    title: msg`New goods receipt`,
    ...company,
    ...can('goodsReceipt', 'create'),
    load: async () => (await import('./goods-receipt/goods-receipt-create.page.tsx')).GoodsReceiptCreatePage,
  },
  {
    path: '/apps/purchasing/goods-receipts/$id',
    title: msg`Goods receipt`,
    ...company,
    ...can('goodsReceipt'),
    document: 'goodsReceipt',
    load: async () => (await import('./goods-receipt/goods-receipt.page.tsx')).GoodsReceiptPage,
  },
  {
    path: '/apps/inventory/receiving',
    title: msg`Receiving`,
    ...company,
    ...can('goodsReceipt'),
    load: async () => (await import('./receiving/receiving.page.tsx')).ReceivingPage,
  },
  {
    path: '/apps/sales/orders',
    title: msg`Sales orders`,
    ...company,
    ...can('salesOrder'),
    load: async () => (await import('./sales-order/sales-order-list.page.tsx')).SalesOrderListPage,
  },
  {
    path: '/apps/sales/orders/create',
    title: msg`New sales order`,
    ...company,
    ...can('salesOrder', 'create'),
    load: async () => (await import('./sales-order/sales-order-form.page.tsx')).SalesOrderFormPage,
  },
  {
    path: '/apps/sales/orders/edit/$id',
    title: msg`Edit sales order`,
    ...company,
    ...can('salesOrder', 'edit'),
    document: 'salesOrder',
    load: async () => (await import('./sales-order/sales-order-form.page.tsx')).SalesOrderFormPage,
  },
  {
    path: '/apps/sales/orders/$id',
    title: msg`Sales order`,
    ...company,
    ...can('salesOrder'),
    document: 'salesOrder',
    load: async () => (await import('./sales-order/sales-order.page.tsx')).SalesOrderPage,
  },
  {
    path: '/apps/sales/picking',
    title: msg`Allocation`,
    ...company,
    ...can('salesOrder'),
    load: async () => (await import('./sales-order/sales-order-release.page.tsx')).SalesOrderReleasePage,
  },
  {
    path: '/apps/sales/shipments',
    title: msg`Shipments`,
    ...company,
    ...can('shipment'),
    load: async () => (await import('./shipment/shipment-list.page.tsx')).ShipmentListPage,
  },
  {
    path: '/apps/warehouse/picking',
    title: msg`Picking`,
    ...company,
    ...can('pick'),
    load: async () => (await import('./pick/pick-list.page.tsx')).PickListPage,
  },
  {
    path: '/apps/warehouse/picking/$id',
    title: msg`Pick list`,
    ...company,
    ...can('pick'),
    document: 'pick',
    load: async () => (await import('./pick/pick.page.tsx')).PickPage,
  },
];

/** Addresses that lead to another one; the tours name the first two. */
export const aliases: Readonly<Record<string, string>> = {
  '/apps/products/add': '/apps/products/create',
  '/apps/sales/orders/add': '/apps/sales/orders/create',
  '/pages/misc/not-authorized': '/not-authorized',
};
