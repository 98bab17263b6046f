import type { Migration } from 'kysely/migration';
import { up as model } from './0001-model.ts';
import { up as identity } from './0002-identity.ts';
import { up as accounts } from './0003-accounts.ts';
import { up as invitations } from './0004-invitations.ts';
import { up as drafts } from './0005-drafts.ts';
import { up as commentsAndInbox } from './0007-comments-and-inbox.ts';
import { up as files } from './0008-files.ts';
import { up as listViews } from './0009-list-views.ts';
import { up as memberPlaces } from './0010-member-places.ts';
import { up as eventDevices } from './0011-event-devices.ts';
import { up as recordings } from './0012-recordings.ts';
import { up as reportPlaces } from './0013-report-places.ts';
import { up as flowSummary } from './0014-flow-summary.ts';
import { up as tradeNames } from './0015-trade-names.ts';
import { up as signUpsApart } from './0019-sign-ups-apart.ts';
import { up as warehouseWork } from './0023-warehouse-work.ts';
import { up as securityEvents } from './0017-security-events.ts';
import { up as customerCredit } from './0024-customer-credit.ts';
import { up as secondFactor } from './0016-second-factor.ts';
import { up as visitorMessages } from './0025-visitor-messages.ts';
import { up as lotsAndDemand } from './0030-lots-and-demand.ts';
import { up as ledgerOfAll } from './0039-ledger-of-all.ts';
import { up as valuesByDay } from './0041-values-by-day.ts';
import { up as reasons } from './0026-reasons.ts';
import { up as expensedDifferences } from './0029-expensed-differences.ts';
import { up as counting } from './0033-counting.ts';
import { up as reasonsOfCounts } from './0034-reasons-of-counts.ts';
import { up as reasonsOfStockWork } from './0031-reasons-of-stock-work.ts';
import { up as productTypes } from './0043-product-types.ts';
import { up as reasonsOfMovements } from './0036-reasons-of-movements.ts';
import { up as bundles } from './0046-bundles.ts';
import { up as assemblies } from './0048-assemblies.ts';
import { up as reopenedPeriods } from './0050-reopened-periods.ts';
import { up as subscriptions } from './0051-subscriptions.ts';
import { up as returns } from './0045-returns.ts';
import { up as variants } from './0047-variants.ts';
import { up as auditLog } from './0053-audit-log.ts';
import { up as logChain } from './0054-log-chain.ts';
import { up as notifications } from './0055-notifications.ts';
import { up as billingEvents } from './0063-billing-events.ts';
import { up as pushSubscriptions } from './0056-push-subscriptions.ts';
import { up as paymentTerms } from './0057-payment-terms.ts';
import { up as carriers } from './0058-carriers.ts';
import { up as dataImports } from './0074-data-imports.ts';
import { up as joinedByIndex } from './0071-joined-by-index.ts';
import { up as triedRole } from './0068-tried-role.ts';
import { up as tags } from './0069-tags.ts';
import { up as units } from './0070-units.ts';
import { up as rates } from './0060-rates.ts';
import { up as ownAccounts } from './0061-accounts.ts';
import { up as closedCompanies } from './0065-closed-companies.ts';
import { up as deliveryTerms } from './0059-delivery-terms.ts';
import { up as labelFormats } from './0072-label-formats.ts';
import { up as ordersByTag } from './0073-orders-by-tag.ts';
import { up as pairings } from './0096-pairings.ts';
import { up as backups } from './0097-backups.ts';
import { up as foundProducts } from './0098-found-products.ts';
import { up as actors } from './0099-actors.ts';
import { up as unfinishedDemo } from './0115-unfinished-demo.ts';
import { up as commandAuthors } from './0116-command-authors.ts';
import { up as lines } from './0117-lines.ts';
import { up as bookChecks } from './0118-book-checks.ts';
import { up as overpaidOrders } from './0119-overpaid-orders.ts';
import { up as openProducts } from './0120-open-products.ts';
import { up as reversedSupplierReturns } from './0130-reversed-supplier-returns.ts';
import { up as apiClients } from './0086-api-clients.ts';
import { up as logPlaces } from './0087-log-places.ts';
import { up as workflows } from './0090-workflows.ts';
import { up as connections } from './0093-connections.ts';
import { up as webhooks } from './0080-webhooks.ts';
import { up as codeKeys } from './0125-code-keys.ts';
import { up as keysOfProducts } from './0137-keys-of-products.ts';
import { up as quotesAndApproval } from './0150-quotes-and-approval.ts';
import { up as ordersByProduct } from './0140-orders-by-product.ts';
import { up as purchaseLists } from './0156-purchase-lists.ts';
import { up as invoicingRights } from './0161-invoicing-rights.ts';
import { up as sieFiles } from './0162-sie-files.ts';
import { up as receiptLayers } from './0163-receipt-layers.ts';
import { up as landedCostRights } from './0164-landed-cost-rights.ts';
import { up as supplierBills } from './0166-supplier-bills.ts';
import { up as quoteRequestRights } from './0167-quote-request-rights.ts';
import { up as receivingRights } from './0168-receiving-rights.ts';
import { up as leftPaymentFiles } from './0171-left-payment-files.ts';
import { up as allocationRights } from './0172-allocation-rights.ts';
import { up as postingRules } from './0157-posting-rules.ts';
import { up as sharedLinks } from './0155-shared-links.ts';
import { up as bankEntries } from './0160-bank-entries.ts';
import { up as invoiceReasons } from './0158-invoice-reasons.ts';
import { up as partyCategories } from './0042-party-categories.ts';
import { up as knownDevices } from './0112-known-devices.ts';
import { up as letterBudget } from './0113-letter-budget.ts';

/** All migrations in order, by file name: append only; a migration that has run anywhere is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-model': { up: model },
  '0002-identity': { up: identity },
  '0003-accounts': { up: accounts },
  '0004-invitations': { up: invitations },
  '0005-drafts': { up: drafts },
  '0007-comments-and-inbox': { up: commentsAndInbox },
  '0008-files': { up: files },
  '0009-list-views': { up: listViews },
  '0010-member-places': { up: memberPlaces },
  '0011-event-devices': { up: eventDevices },
  '0012-recordings': { up: recordings },
  '0013-report-places': { up: reportPlaces },
  '0014-flow-summary': { up: flowSummary },
  '0015-trade-names': { up: tradeNames },
  '0016-second-factor': { up: secondFactor },
  '0017-security-events': { up: securityEvents },
  '0019-sign-ups-apart': { up: signUpsApart },
  '0023-warehouse-work': { up: warehouseWork },
  '0024-customer-credit': { up: customerCredit },
  '0025-visitor-messages': { up: visitorMessages },
  '0026-reasons': { up: reasons },
  '0029-expensed-differences': { up: expensedDifferences },
  '0030-lots-and-demand': { up: lotsAndDemand },
  '0031-reasons-of-stock-work': { up: reasonsOfStockWork },
  '0033-counting': { up: counting },
  '0034-reasons-of-counts': { up: reasonsOfCounts },
  '0036-reasons-of-movements': { up: reasonsOfMovements },
  '0039-ledger-of-all': { up: ledgerOfAll },
  '0041-values-by-day': { up: valuesByDay },
  '0042-party-categories': { up: partyCategories },
  '0043-product-types': { up: productTypes },
  '0045-returns': { up: returns },
  '0046-bundles': { up: bundles },
  '0047-variants': { up: variants },
  '0048-assemblies': { up: assemblies },
  '0050-reopened-periods': { up: reopenedPeriods },
  '0051-subscriptions': { up: subscriptions },
  '0053-audit-log': { up: auditLog },
  '0054-log-chain': { up: logChain },
  '0055-notifications': { up: notifications },
  '0056-push-subscriptions': { up: pushSubscriptions },
  '0057-payment-terms': { up: paymentTerms },
  '0058-carriers': { up: carriers },
  '0059-delivery-terms': { up: deliveryTerms },
  '0060-rates': { up: rates },
  '0061-accounts': { up: ownAccounts },
  '0063-billing-events': { up: billingEvents },
  '0065-closed-companies': { up: closedCompanies },
  '0068-tried-role': { up: triedRole },
  '0069-tags': { up: tags },
  '0070-units': { up: units },
  '0071-joined-by-index': { up: joinedByIndex },
  '0072-label-formats': { up: labelFormats },
  '0073-orders-by-tag': { up: ordersByTag },
  '0074-data-imports': { up: dataImports },
  '0080-webhooks': { up: webhooks },
  '0086-api-clients': { up: apiClients },
  '0087-log-places': { up: logPlaces },
  '0090-workflows': { up: workflows },
  '0093-connections': { up: connections },
  '0096-pairings': { up: pairings },
  '0097-backups': { up: backups },
  '0098-found-products': { up: foundProducts },
  '0099-actors': { up: actors },
  '0112-known-devices': { up: knownDevices },
  '0113-letter-budget': { up: letterBudget },
  '0115-unfinished-demo': { up: unfinishedDemo },
  '0116-command-authors': { up: commandAuthors },
  '0117-lines': { up: lines },
  '0118-book-checks': { up: bookChecks },
  '0119-overpaid-orders': { up: overpaidOrders },
  '0120-open-products': { up: openProducts },
  '0125-code-keys': { up: codeKeys },
  '0130-reversed-supplier-returns': { up: reversedSupplierReturns },
  '0137-keys-of-products': { up: keysOfProducts },
  '0140-orders-by-product': { up: ordersByProduct },
  '0150-quotes-and-approval': { up: quotesAndApproval },
  '0155-shared-links': { up: sharedLinks },
  '0156-purchase-lists': { up: purchaseLists },
  '0157-posting-rules': { up: postingRules },
  '0158-invoice-reasons': { up: invoiceReasons },
  '0160-bank-entries': { up: bankEntries },
  '0161-invoicing-rights': { up: invoicingRights },
  '0162-sie-files': { up: sieFiles },
  '0163-receipt-layers': { up: receiptLayers },
  '0164-landed-cost-rights': { up: landedCostRights },
  '0166-supplier-bills': { up: supplierBills },
  '0167-quote-request-rights': { up: quoteRequestRights },
  '0168-receiving-rights': { up: receivingRights },
  '0171-left-payment-files': { up: leftPaymentFiles },
  '0172-allocation-rights': { up: allocationRights },
};
