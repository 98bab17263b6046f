import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

interface Other {
  readonly name: string;
  /** What its own documentation says. */
  readonly says: MessageDescriptor;
  readonly choose: MessageDescriptor;
  /** Where it says so. */
  readonly sources: readonly string[];
}

const others: readonly Other[] = [
  {
    name: 'Odoo',
    says: msg`A suite of business applications, among them inventory, purchase, sales, accounting and manufacturing. Barcodes are scanned in an application of their own, and several companies share a database.`,
    choose: msg`Choose it if bookkeeping, production or a shop are to be in the same system.`,
    sources: [
      'https://www.odoo.com/documentation/18.0/applications/inventory_and_mrp/inventory.html',
      'https://www.odoo.com/documentation/18.0/applications/inventory_and_mrp/barcode.html',
    ],
  },
  {
    name: 'ERPNext',
    says: msg`An open source ERP with accounting, stock, buying, selling and manufacturing, built on the Frappe framework. A submitted document is not edited: it is cancelled, and an amended copy takes its place.`,
    choose: msg`Choose it if you want to run and change the source of a whole ERP yourself.`,
    sources: ['https://docs.frappe.io/erpnext', 'https://github.com/frappe/erpnext'],
  },
  {
    name: 'InvenTree',
    says: msg`An open source system for stock control and part tracking under the MIT licence, with bills of materials, a REST API, plugins and a companion mobile app.`,
    choose: msg`Choose it if you build things of parts and want to host the system yourself.`,
    sources: ['https://docs.inventree.org/', 'https://github.com/inventree/InvenTree'],
  },
];

/** How others describe themselves, and what is different here. */
export function Comparison() {
  return (
    <section id="compared" className="features-text">
      <h2>
        <Trans>Compared with others</Trans>
      </h2>
      <p>
        <Trans>
          What follows is as documented by each of them, to our knowledge, in November 2026. Is something
          wrong? Tell us, and we correct it.
        </Trans>
      </p>
      <Others />
      <h3>
        <Trans>What is different here</Trans>
      </h3>
      <p>
        <Trans>
          Lagra does less: stock, purchasing and sales. In return each document is a chart that decides on the
          server and in the browser alike. Its diagram can be read in the application, a refusal names its
          reason, work goes on without a connection, and stock is kept in double entry down to the place.
        </Trans>
      </p>
    </section>
  );
}

function Others() {
  const { i18n } = useLingui();
  return (
    <ul className="features-others">
      {others.map(({ name, says, choose, sources }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{i18n._(says)}</p>
          <p>{i18n._(choose)}</p>
          <ul className="features-sources">
            {sources.map((source) => (
              <li key={source}>
                <a href={source} rel="noreferrer">
                  {source.replace('https://', '')}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
