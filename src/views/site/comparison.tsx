import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

interface Other {
  readonly name: string;
  /** What its own pages say. */
  readonly says: MessageDescriptor;
  readonly choose: MessageDescriptor;
  /** Where they say so: addresses as they were read. */
  readonly sources: readonly string[];
}

/** The day on which all sources were read. */
const READ_ON = new Date('2026-11-29T12:00:00Z');

const others: readonly Other[] = [
  {
    name: 'Odoo',
    says: msg`A suite of web based open source business apps, among them billing and accounting, point of sale, manufacturing and purchase management. Stock is adjusted by scanning in its Barcode app.`,
    choose: msg`Choose it if bookkeeping, production or a shop are to be in the same system.`,
    sources: [
      'https://github.com/odoo/odoo/blob/01bb25c29a5c83acff0d59e13d3cbae18754ecf6/README.md',
      'https://github.com/odoo/documentation/commit/c9107aa108f0f4523e8f435b19af20f82bf07a4c',
    ],
  },
  {
    name: 'ERPNext',
    says: msg`An open source ERP with accounting, order management, manufacturing, assets and projects, built on the Frappe framework. A submitted document is locked, and a cancelled one stays as it is.`,
    choose: msg`Choose it if you want to run and change the source of a whole ERP yourself.`,
    sources: [
      'https://github.com/frappe/erpnext/blob/03bace7f05d104eec561594f17ad165e5cfbf2cf/README.md',
      'https://docs.frappe.io/framework-git/doctypes/docstatus',
    ],
  },
  {
    name: 'InvenTree',
    says: msg`An open source system for stock control and part tracking under the MIT licence, with bills of materials and build orders, a REST API, plugins and a companion mobile app.`,
    choose: msg`Choose it if you build things of parts and want to host the system yourself.`,
    sources: [
      'https://github.com/inventree/InvenTree/blob/002cd31ee6d0ec378bb44ace2d1459bd1eb8924b/README.md',
      'https://docs.inventree.org/en/stable/manufacturing/',
    ],
  },
];

/** How others describe themselves, and what is different here. */
export function Comparison() {
  const { i18n } = useLingui();
  const readOn = i18n.date(READ_ON, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section id="compared" className="features-text">
      <h2>
        <Trans>Compared with others</Trans>
      </h2>
      <p>
        <Trans>
          What follows is what each of them says of itself, at the addresses below, read on {readOn}. Is
          something wrong? Tell us, and we correct it.
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

/** An address without its scheme, and a commit by its first characters. */
const nameOf = (source: string): string =>
  source.replace('https://', '').replace(/\b([0-9a-f]{8})[0-9a-f]{32}\b/, '$1');

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
                  {nameOf(source)}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
