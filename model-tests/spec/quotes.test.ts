import { describe, expect, test } from 'vitest';
import { categoryRows } from './category.rows.ts';
import { commentRows } from './comment.rows.ts';
import { companyRows } from './company.rows.ts';
import { chunkGuardRows } from './chunk-guard.rows.ts';
import { companySwitchRows } from './company-switch.rows.ts';
import { connectivityRows } from './connectivity.rows.ts';
import { customerRows } from './customer.rows.ts';
import { fileRows } from './file.rows.ts';
import { goodsReceiptRows } from './goods-receipt.rows.ts';
import { inboxRows } from './inbox.rows.ts';
import { guardRows } from './guards.rows.ts';
import { localeRows } from './locale.rows.ts';
import { locationRows } from './location.rows.ts';
import { notificationsRows } from './notifications.rows.ts';
import { pageRows } from './page.rows.ts';
import { passwordResetRows } from './password-reset.rows.ts';
import { pickRows } from './pick.rows.ts';
import { preferencesRows } from './preferences.rows.ts';
import { productRows } from './product.rows.ts';
import { purchaseOrderRows } from './purchase-order.rows.ts';
import { bulkRows } from './bulk-run.rows.ts';
import { installRows } from './install.rows.ts';
import { onboardingRows } from './onboarding.rows.ts';
import { registrationRows } from './registration.rows.ts';
import { submissionRows } from './submission.rows.ts';
import { syncRows } from './sync.rows.ts';
import { driftedQuotes } from './quotes.ts';
import { roleRows } from './role.rows.ts';
import { salesOrderRows } from './sales-order.rows.ts';
import { sessionRows } from './session.rows.ts';
import { shipmentRows } from './shipment.rows.ts';
import { supplierRows } from './supplier.rows.ts';
import { tourLengths } from './tour-lengths.ts';
import { tourRows } from './tour.rows.ts';
import { updateRows } from './update.rows.ts';
import { warehouseRows } from './warehouse.rows.ts';

const allRows: readonly { id: string; src: Parameters<typeof driftedQuotes>[0][number]['src'] }[] = [
  sessionRows,
  companySwitchRows,
  connectivityRows,
  updateRows,
  notificationsRows,
  tourRows,
  tourLengths,
  preferencesRows,
  pageRows,
  guardRows,
  localeRows,
  passwordResetRows,
  chunkGuardRows,
  inboxRows,
  commentRows,
  salesOrderRows,
  purchaseOrderRows,
  goodsReceiptRows,
  pickRows,
  shipmentRows,
  productRows,
  supplierRows,
  customerRows,
  warehouseRows,
  locationRows,
  categoryRows,
  companyRows,
  roleRows,
  fileRows,
  bulkRows,
  installRows,
  onboardingRows,
  registrationRows,
  submissionRows,
  syncRows,
].flat();

describe('spec rows', () => {
  test('[SPEC] every quote still stands in the text', () => {
    expect(driftedQuotes(allRows)).toEqual([]);
  });

  test('[SPEC] a quote that was changed in the text is found', () => {
    expect(
      driftedQuotes([{ id: 'X', src: { file: 'spec-text.md', quote: 'Logout keeps the local user' } }]),
    ).toHaveLength(1);
  });

  test('[SPEC] every row has its own id', () => {
    const ids = allRows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
