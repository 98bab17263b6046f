/** Transitions that no document's page fires, by the spec that does; remove them here when a page does. */
export const onTheWay: Readonly<Record<string, readonly string[]>> = {
  'account.long.spec.ts': [
    'company.none --found--> company.active',
    'company.active --update--> (internal)',
    'role.none --provide--> role.active',
    'reason.none --provide--> reason.active',
    'paymentTerm.none --provide--> paymentTerm.active',
    'deliveryTerm.none --provide--> deliveryTerm.active',
    'labelFormat.none --provide--> labelFormat.active',
    'account.none --provide--> account.active',
  ],
  'second-factor.long.spec.ts': ['company.active --requireSecondFactor--> (internal)'],
  // Nobody raises a member beyond themselves and takes that back, so that no path changes a role to a lower one.
  'member-drafts.test.tsx': ['invited', 'expired', 'active', 'suspended'].map(
    (state) => `member.${state} --changeRole--> (internal)`,
  ),
  // From the row of what lies there.
  'holding.test.tsx': ['active', 'blocked'].flatMap((state) =>
    ['holdStock', 'freeStock'].map((type) => `location.${state} --${type}--> (internal)`),
  ),
  'product-bundles.test.tsx': ['active', 'phasingOut', 'blocked'].map(
    (state) => `product.${state} --revise--> (internal)`,
  ),
  'variants.test.tsx': ['draft', 'active'].map((state) => `product.${state} --generate--> (internal)`),
  'product-variants.test.ts': ['draft', 'active', 'phasingOut', 'blocked'].map(
    (state) => `product.${state} --inherit--> (internal)`,
  ),
  'moved-prices.test.ts': ['draft', 'active', 'phasingOut', 'blocked'].map(
    (state) => `product.${state} --movePrices--> (internal)`,
  ),
  // From the page of what is to be ordered.
  'reorder-sources.test.tsx': ['active', 'phasingOut'].map(
    (state) => `product.${state} --putOffReorder--> (internal)`,
  ),
  // By customers and suppliers whose category was a text.
  'party-categories.db.test.ts': ['customer', 'supplier'].map(
    (party) => `${party}Category.none --adopt--> ${party}Category.active`,
  ),
  'asking.test.tsx': [
    'comment.none --ask--> comment.open',
    'comment.open --ask--> comment.open',
    'comment.open --carryOut--> (internal)',
    'comment.open --decline--> (internal)',
  ],
  'policies-part.test.tsx': ['company.active --reopenPeriod--> (internal)'],
  'danger-part.test.tsx': [
    'company.active --suspend--> company.suspended',
    'company.suspended --resume--> company.active',
    ...['active', 'suspended'].map((state) => `company.${state} --close--> company.closing`),
    ...['closing', 'closed', 'ended'].map((state) => `company.${state} --reopen--> company.active`),
  ],
  // By the clock: nobody is let in any more.
  'company-life.test.ts': [
    'company.closing --passTime--> company.closed',
    'company.closed --passTime--> company.ended',
  ],
  'logo-panel.test.tsx': ['setLogo', 'removeLogo'].map((type) => `company.active --${type}--> (internal)`),
  // A page shows the lines of its file, which no place of a walk holds; its states are in views/documents.test.tsx too.
  'import-page.test.tsx': [
    'none --begin--> mapping',
    'mapping --map--> (internal)',
    'mapping --check--> checking',
    'mapping --discard--> discarded',
    'checking --noteChecked--> checked',
    'checking --stop--> mapping',
    'checked --map--> mapping',
    'checked --check--> checking',
    'checked --recount--> (internal)',
    'checked --run--> running',
    'checked --discard--> discarded',
    'running --noteRun--> done',
    'running --stop--> stopped',
    'stopped --recount--> (internal)',
    'stopped --run--> running',
    'stopped --undo--> undoing',
    'done --recount--> (internal)',
    'done --run--> running',
    'done --undo--> undoing',
    'undoing --noteUndone--> undone',
    'undoing --stop--> stopped',
    'undone --undo--> undoing',
  ].map((transition) => `dataImport.${transition.replace(/--> (?=\w)/, '--> dataImport.')}`),
  'papers-part.test.tsx': ['company.active --setPaperTexts--> (internal)'],
  'series-part.test.tsx': ['company.active --setSeries--> (internal)'],
  'mail-part.test.tsx': ['company.active --setMailSender--> (internal)'],
  'labels.test.tsx': ['setLabels', 'numberPallets'].map((type) => `company.active --${type}--> (internal)`),
  // By who mails a paper, whose file it becomes.
  'mail-dialog.test.tsx': ['file.none --mail--> file.open'],
  'shared-links-panel.test.tsx': [
    'sharedLink.none --make--> sharedLink.active',
    'sharedLink.active --revoke--> sharedLink.revoked',
  ],
  // By whom the link is for, and by the clock.
  'shared-links.db.test.ts': [
    ...['open', 'confirmRead', 'ask'].map((type) => `sharedLink.active --${type}--> (internal)`),
    'sharedLink.active --expire--> sharedLink.expired',
  ],
  // Nothing of it is shown: a receipt that is reversed has nothing to put away.
  'documents.db.test.ts': ['goodsReceipt.reversed --takeOut--> (internal)'],
  // When another one becomes the default.
  // Over HTTP.
  'required-factor.db.test.ts': ['company.active --waiveSecondFactor--> (internal)'],
  'flows.long.spec.ts': ['company.active --changePolicies--> (internal)'],
};
