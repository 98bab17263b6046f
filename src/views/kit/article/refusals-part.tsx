import '#views/kinds.ts';
import { Fragment } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { articleOfKind } from '#views/kit/article/help-heads.ts';
import { articlePath } from '#views/kit/article/help-paths.ts';
import { kindOf } from '#views/kind-registry.ts';
import { siteAddress } from '#views/navigation/site-address.ts';
import type { PartProps } from './part-props.ts';
import { ArticleTable } from './article-table.tsx';
import { commandRows, definitionOf, type CommandRow } from './kind-definition.ts';
import { reasonsOf, sharedReasons, type Reason, type RefusedCommand } from './kind-reasons.ts';
import { needsAnchor, refusalAnchor } from './refusal-home.ts';
import { useText } from './use-text.ts';

/** What each command of a kind takes, and every reason it may be refused for; each leads to the other. */
export function RefusalsPart({ of }: PartProps) {
  const definition = definitionOf(of);
  const guarded = commandRows(definition).filter(({ codes }) => codes.length > 0);
  const reasons = reasonsOf(definition);
  return (
    <>
      {guarded.length > 0 && <Needs kind={of} commands={guarded} reasons={reasons} />}
      {reasons.length > 0 && (
        <ol className="article-refusals">
          {reasons.map((reason) => (
            <ReasonLine key={reason.code} kind={of} reason={reason} />
          ))}
        </ol>
      )}
      <details className="article-shared">
        <summary>
          <Trans>Reasons that any document may give</Trans>
        </summary>
        <ul className="article-refusals">
          {sharedReasons(of).map((reason) => (
            <ReasonLine key={reason.code} kind={of} reason={reason} />
          ))}
        </ul>
      </details>
    </>
  );
}

interface NeedsProps {
  readonly kind: string;
  readonly commands: readonly CommandRow[];
  readonly reasons: readonly Reason[];
}

function Needs({ kind, commands, reasons }: NeedsProps) {
  const { t } = useLingui();
  const say = useText();
  const heads = [t`What to do`, t`What has to be met`, t`Else refused by reason`];
  return (
    <ArticleTable label={t`What has to be met`} heads={heads}>
      {commands.map(({ command, name, needs, codes }) => (
        <tr key={command} id={needsAnchor(command)} tabIndex={-1}>
          <th scope="row">{say(name)}</th>
          <td>{needs.map(say).join(' ')}</td>
          <td className="article-numbers">
            {reasons.map(({ code, text }, index) =>
              codes.includes(code) ? (
                <PartLink key={code} kind={kind} anchor={refusalAnchor(code)} title={say(text)}>
                  {String(index + 1)}
                </PartLink>
              ) : null,
            )}
          </td>
        </tr>
      ))}
    </ArticleTable>
  );
}

interface ReasonLineProps {
  readonly kind: string;
  readonly reason: Reason;
}

function ReasonLine({ kind, reason: { code, text, refuses } }: ReasonLineProps) {
  const say = useText();
  return (
    <li id={refusalAnchor(code)} tabIndex={-1}>
      {say(text)}
      {refuses.length > 0 && (
        <small>
          <Trans>Refuses:</Trans>{' '}
          {refuses.map((refused, index) => (
            <Fragment key={`${refused.kind} ${refused.command}`}>
              {index > 0 && ', '}
              <Refused of={kind} refused={refused} />
            </Fragment>
          ))}
        </small>
      )}
    </li>
  );
}

/** The name of a command, leading to what it needs; what only the system gives has no such line. */
function Refused({ of, refused: { kind, command, name } }: { of: string; refused: RefusedCommand }) {
  const { i18n } = useLingui();
  const say = useText();
  const view = kind === of ? undefined : kindOf(kind);
  const called = view ? `${say(name)} (${i18n._(view.one)})` : say(name);
  const isGiven = commandRows(definitionOf(kind)).some((row) => row.command === command);
  return isGiven ? (
    <PartLink kind={kind} anchor={needsAnchor(command)}>
      {called}
    </PartLink>
  ) : (
    called
  );
}

interface PartLinkProps {
  readonly kind: string;
  readonly anchor: string;
  readonly title?: string;
  readonly children: string;
}

/** Leads to a place in the article of a kind: with its whole address, for an article is also read beside a page. */
function PartLink({ kind, anchor, title, children }: PartLinkProps) {
  const { t, i18n } = useLingui();
  const article = articleOfKind(i18n.locale, kind);
  if (!article) return children;
  return (
    <a
      href={siteAddress(i18n.locale, articlePath(article.slug, anchor))}
      title={title}
      aria-label={title === undefined ? undefined : t`${children}: ${title}`}
    >
      {children}
    </a>
  );
}
