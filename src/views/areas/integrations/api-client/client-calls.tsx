import { Trans, useLingui } from '@lingui/react/macro';
import type { ClientCall, ClientError } from '#model/areas/integrations/api-client/client-calls.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import './api-client.css';

/** The last hundred calls of a client, and its errors by code. [APV3] */
export function ClientCalls({ client }: { readonly client: string }) {
  const { t } = useLingui();
  const { apiClients } = useApp();
  const { company } = useModel();
  const told = useAsync(client, async () => (await apiClients(company)).calls(client));
  if (told.status === 'loading') return <Skeleton height="8rem" />;
  if (told.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={told.retry}>{t`Try again`}</Button>}>
        <Trans>Its calls are on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  const { calls, errors } = told.value;
  if (calls.length === 0)
    return (
      <p className="ui-faint">
        <Trans>It has not called yet.</Trans>
      </p>
    );
  return (
    <div className="ui-stack">
      <Errors errors={errors} />
      <Calls calls={calls} />
    </div>
  );
}

function Errors({ errors }: { readonly errors: readonly ClientError[] }) {
  const { t } = useLingui();
  const format = useFormat();
  if (errors.length === 0)
    return (
      <p className="ui-faint">
        <Trans>No errors in the last 30 days.</Trans>
      </p>
    );
  return (
    <section>
      <h3>{t`Errors in the last 30 days`}</h3>
      <table className="api-table">
        <thead>
          <tr>
            <th scope="col">{t`Code`}</th>
            <th scope="col" className="api-number">{t`Status`}</th>
            <th scope="col" className="api-number">{t`Times`}</th>
            <th scope="col">{t`Last`}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ code, status, count, lastAt }) => (
            <tr key={`${code} ${status}`}>
              <td>
                <code>{code}</code>
              </td>
              <td className="api-number">{status}</td>
              <td className="api-number">{format.count(count)}</td>
              <td>{format.dateTime(lastAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Calls({ calls }: { readonly calls: readonly ClientCall[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <section>
      <h3>{t`Last calls`}</h3>
      <ol className="api-calls" aria-label={t`Last calls`}>
        {calls.map(({ at, method, route, status, ms, code, request }) => (
          <li key={request} title={request}>
            <span className="ui-row">
              <Badge tone={status < 400 ? 'success' : 'danger'} icon={status < 400 ? 'check' : 'ban'}>
                {String(status)}
              </Badge>
              <code className="api-route">{`${method} ${route}`}</code>
            </span>
            <span className="ui-faint">
              {[format.dateTime(at), t`${ms} ms`, code].filter((part) => part !== null).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
