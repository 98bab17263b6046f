import { Trans, useLingui } from '@lingui/react/macro';
import { commonRefusals } from '#words/refusal-texts.ts';
import type { Texts } from '#words/text.ts';
import type { PartProps } from './part-props.ts';
import { ArticleTable } from './article-table.tsx';
import { commandRows, definitionOf } from './kind-definition.ts';
import { refusalAnchor } from './refusal-home.ts';
import { useText } from './use-text.ts';

/** What each command of a kind takes, and every reason it may be refused for; each has an anchor. */
export function RefusalsPart({ of }: PartProps) {
  const { t } = useLingui();
  const say = useText();
  const definition = definitionOf(of);
  const asking = commandRows(definition).filter(({ needs }) => needs.length > 0);
  return (
    <>
      {asking.length > 0 && (
        <ArticleTable label={t`What has to be met`} heads={[t`What to do`, t`What has to be met`]}>
          {asking.map(({ command, name, needs }) => (
            <tr key={command}>
              <th scope="row">{say(name)}</th>
              <td>{needs.map(say).join(' ')}</td>
            </tr>
          ))}
        </ArticleTable>
      )}
      <Reasons texts={definition.texts.refusals ?? {}} />
      <details className="article-shared">
        <summary>
          <Trans>Reasons that any document may give</Trans>
        </summary>
        <Reasons texts={commonRefusals} />
      </details>
    </>
  );
}

function Reasons({ texts }: { readonly texts: Texts }) {
  const say = useText();
  const entries = Object.entries(texts);
  if (entries.length === 0) return null;
  return (
    <ul className="article-refusals">
      {entries.map(([code, text]) => (
        <li key={code} id={refusalAnchor(code)} tabIndex={-1}>
          {say(text)}
        </li>
      ))}
    </ul>
  );
}
