import { useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AppPicture } from '../kit/article/app-picture.tsx';
import { OrderChart } from './order-chart.tsx';
import { WalkBoard } from './walk-board.tsx';
import './how-it-works.css';

const DRAFT = ['commercial.draft', 'fulfilment.notStarted', 'billing.nothing'];

/** The way of an order: the chart that decides it, its steps, and the same model to be tried out. */
export function HowItWorksPage() {
  return (
    <div className="how">
      <header className="how-text">
        <h1>
          <Trans>How it works: the way of an order</Trans>
        </h1>
        <p className="site-lead">
          <Trans>
            Every document in Lagra is a chart of states. The chart decides what can happen next, on the
            server and in your browser; the buttons and the diagrams are made from it.
          </Trans>
        </p>
      </header>
      <Walkable />
      <Way />
      <Log />
      <Proof />
    </div>
  );
}

/** The chart as it is drawn for a new order; begun, it follows what is pressed. */
function Walkable() {
  const [hasBegun, setHasBegun] = useState(false);
  return (
    <section id="walk" className="how-wide">
      <h2>
        <Trans>The chart of a sales order</Trans>
      </h2>
      <p>
        <Trans>
          An order for four pairs of pliers. Three things are told apart: what was agreed, what was delivered,
          and what is to be invoiced.
        </Trans>
      </p>
      {hasBegun ? <WalkBoard /> : <OrderChart states={DRAFT} />}
      {!hasBegun && (
        <p className="site-scripted">
          <button
            type="button"
            className="ui-button"
            data-variant="primary"
            data-testid="walk-begin"
            onClick={() => setHasBegun(true)}
          >
            <Trans>Walk through it yourself</Trans>
          </button>
        </p>
      )}
    </section>
  );
}

const ways: readonly (readonly [name: MessageDescriptor, text: MessageDescriptor])[] = [
  [msg`Draft`, msg`Lines are written and changed. Nothing is promised to anybody yet.`],
  [
    msg`Confirm`,
    msg`Customer, products, prices and credit are checked. Free stock is reserved for the order; what is missing waits.`,
  ],
  [
    msg`Release`,
    msg`A pick list says which goods are fetched from which places. They are held there for this order.`,
  ],
  [
    msg`Pick`,
    msg`Each line is scanned at its place. The goods move to staging, and a shipment is made for them.`,
  ],
  [
    msg`Ship`,
    msg`The goods leave: on hand falls, and their cost leaves the stock's value. If something is missing, the order is partly shipped.`,
  ],
  [msg`Close`, msg`With the last line the order closes by itself. It is then to be invoiced.`],
];

function Way() {
  const { i18n } = useLingui();
  return (
    <section className="how-text">
      <h2>
        <Trans>Step by step</Trans>
      </h2>
      <ol className="how-steps">
        {ways.map(([name, text]) => (
          <li key={name.id}>
            <strong>{i18n._(name)}.</strong> {i18n._(text)}
          </li>
        ))}
      </ol>
      <p>
        <Trans>
          Between them it can be put on hold and resumed, amended, or cancelled as long as nothing is picked.
          What the chart does not allow is refused with its reason, and changes nothing.
        </Trans>
      </p>
    </section>
  );
}

function Log() {
  return (
    <section className="how-text">
      <h2>
        <Trans>The log is the truth</Trans>
      </h2>
      <p>
        <Trans>
          What has happened is written down as facts in one log for each company, numbered without a gap.
          Documents, stock and reservations are computed from it and can be computed again. Nothing is
          overwritten: a mistake is reversed by another fact.
        </Trans>
      </p>
      <p>
        <Trans>
          Two people who want the last unit are decided one after the other, in the order of the log. The
          second one is told who has it.
        </Trans>
      </p>
      <p>
        <Trans>
          The browser holds the same charts. It shows what a step will do before the server has answered, and
          keeps what you do when there is no connection. The server decides again, and its answer counts.
        </Trans>
      </p>
    </section>
  );
}

function Proof() {
  return (
    <section className="how-wide">
      <h2>
        <Trans>What is drawn is what runs</Trans>
      </h2>
      <p>
        <Trans>
          The same charts are drawn in the application, with your own figures: how many orders are in each
          state, how often a step was taken, and how long it took. And they make the tests: every way through
          a chart is walked before a version is released.
        </Trans>
      </p>
      <AppPicture name="flows-map" />
    </section>
  );
}
