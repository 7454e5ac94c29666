// Settings: four tabs, all of them on the page, so that what is typed in one survives a look at another.
import SettingsForm, { type SettingsFormProps } from '../../../islands/settings-form/index.tsx';
import { SETTINGS_SAVED } from '../../../server/contract/texts.ts';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Island } from '../../island.tsx';
import { Security, type SecurityProps } from './security.tsx';

type Section = SettingsFormProps['section'];

export interface SettingsProps extends SecurityProps {
  readonly canWrite: boolean;
  readonly values: Readonly<Record<Section, SettingsFormProps['values']>>;
  /** Section of a plain form that was just saved. */
  readonly savedSection: string | null;
  readonly tab: string;
  readonly route: string;
}

const WORDS: Readonly<Record<string, string>> = {
  account: 'account',
  notifications: 'notification',
  ways: 'notification',
  security: 'security',
  automation: 'AI',
  brand: 'AI',
};

export function Settings(props: SettingsProps) {
  const { tab, route, savedSection } = props;
  const word = WORDS[savedSection ?? ''];
  const saved = word && SETTINGS_SAVED(word);
  return (
    <>
      <PageHeader title="Settings" />
      {saved && (
        <div className="below narrow">
          <Banner tone="success" title={saved.title}>
            {saved.description}
          </Banner>
        </div>
      )}
      <Tabs
        label="Settings"
        route={route}
        current={tab}
        tabs={[
          { id: 'account', label: 'Account', content: <Account {...props} /> },
          { id: 'notifications', label: 'Notifications', content: <Notifications {...props} /> },
          { id: 'security', label: 'Security', content: <Security {...props} /> },
          { id: 'ai', label: 'AI Settings', content: <AiSettings {...props} /> },
        ]}
      />
    </>
  );
}

function Account(props: SettingsProps) {
  return (
    <div className="stack stack-lg narrow">
      <Card
        title="Account"
        description="Who you are. Your plan and payments stand under Profile & Subscription."
      >
        <Form section="account" {...props} canWrite />
      </Card>
      <Card
        title="Appearance"
        description="Light or dark is chosen in the account menu, at the top of every screen. This browser remembers it."
      />
    </div>
  );
}

function Notifications(props: SettingsProps) {
  return (
    <div className="stack stack-lg narrow">
      <Card
        title="Notifications"
        description="What you are told about. What is switched off here makes no notification; problems still stand on the dashboard."
      >
        <Form section="notifications" {...props} canWrite />
      </Card>
      <Card
        title="In detail"
        description="The same topics, by each way. Times are those of the business. These choices are yours alone, for every business you belong to."
      >
        <Form section="ways" {...props} canWrite />
      </Card>
    </div>
  );
}

function AiSettings(props: SettingsProps) {
  return (
    <div className="stack stack-lg narrow">
      <Card
        title="What may run by itself"
        description="More switches stand in the Autonomous Control Center."
        region="automation"
        live="autopilot"
      >
        <Form section="automation" {...props} canWrite={props.canManage} />
      </Card>
      <Card title="Brand voice" description="How what is written for you sounds.">
        <Form section="brand" {...props} />
      </Card>
    </div>
  );
}

function Form({ section, userId, values, canWrite, refused }: SettingsProps & { section: Section }) {
  return (
    <Island
      of={SettingsForm}
      prefix={`settings-${section}`}
      props={{
        section,
        userId,
        values: values[section],
        canWrite,
        ...(refused?.section === section && { refused: refused.message }),
      }}
    />
  );
}
