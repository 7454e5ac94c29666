// The apps under which the vendors of platforms know this server: what is set, and what is not.
import { channelOf } from '../../server/contract/channels/index.ts';
import type { ProviderAppPage } from '../../server/contract/provider-app.ts';
import { Badge } from '../../views/components/badge.tsx';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { ChannelMark, Icon } from '../../views/components/icon.tsx';
import { useAdminQuery } from './ask.ts';
import type { SectionProps } from './index.tsx';
import { PlatformApp } from './platform-app.tsx';

export default function Platforms({ asker, tab }: SectionProps) {
  const { answer, retry } = useAdminQuery<readonly ProviderAppPage[]>('/api/admin/provider-apps', asker);
  const apps = answer.data;
  if (!apps)
    return answer.status === 'failed' ? (
      <EmptyState
        icon="circle-alert"
        title="The app keys could not be read"
        action={<Button onClick={retry}>Try again</Button>}
      />
    ) : (
      <Skeleton lines={8} />
    );
  return (
    <div className="stack stack-lg">
      <p className="prose">
        People connect their accounts by an app that you register with each vendor, once. Until its keys are
        here, a platform is served by the Sandbox or by hand. Networks that are not listed need no keys.
      </p>
      <Card>
        <div className="apps">
          {apps.map((app) => (
            <details key={app.type} id={`app-${app.type}`} open={app.type === tab}>
              <summary>
                <span className="channel">
                  <ChannelMark channel={app.type} />
                  {channelOf(app.type).name}
                </span>
                <span className="row">
                  <State app={app} />
                  <Icon name="chevron-down" size="sm" />
                </span>
              </summary>
              <PlatformApp app={app} asker={asker} onChange={retry} />
            </details>
          ))}
        </div>
      </Card>
    </div>
  );
}

function State({ app: { source, trouble } }: { app: ProviderAppPage }) {
  if (source === 'none') return <Badge>No keys</Badge>;
  if (trouble) return <Badge tone="warning">Address not accepted</Badge>;
  return <Badge tone="success">{source === 'environment' ? 'Keys from the environment' : 'Keys set'}</Badge>;
}
