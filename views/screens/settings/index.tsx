// Settings: four tabs, all of them on the page, so that what is typed in one survives a look at another; and People.
import type { ReactNode } from 'react';
import SettingsForm, { type SettingsFormProps } from '../../../islands/settings-form/index.tsx';
import { SETTINGS_SAVED } from '../../../server/contract/texts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Island } from '../../island.tsx';
import { People, type PeopleProps } from './people.tsx';
import { Security, type SecurityProps } from './security.tsx';
import { Writer, type WriterProps } from './writer.tsx';

type Section = SettingsFormProps['section'];

export interface SettingsProps extends SecurityProps {
  readonly canWrite: boolean;
  readonly values: Readonly<Record<Section, SettingsFormProps['values']>>;
  /** Section of a plain form that was just saved. */
  readonly savedSection: string | null;
  readonly tab: string;
  readonly route: string;
}

/** The tabs of the writer and of the people come alone. */
export type SettingsScreenProps =
  | SettingsProps
  | { readonly people: PeopleProps; readonly route: string }
  | { readonly writer: WriterProps; readonly saved: boolean; readonly route: string };

const TABS = [
  { id: 'account', label: 'Account' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'security', label: 'Security' },
  { id: 'ai', label: 'AI Settings' },
  { id: 'writer', label: 'AI Writer' },
  { id: 'people', label: 'People' },
];

const WORDS: Readonly<Record<string, string>> = {
  account: 'account',
  notifications: 'notification',
  ways: 'notification',
  security: 'security',
  automation: 'AI',
  brand: 'AI',
  writer: 'AI writer',
};

export function Settings(props: SettingsScreenProps) {
  if ('people' in props)
    return <OneTab route={props.route} current="people" content={<People {...props.people} />} />;
  if ('writer' in props)
    return (
      <OneTab
        route={props.route}
        current="writer"
        content={<Writer {...props.writer} />}
        saved={props.saved ? 'writer' : null}
      />
    );
  return <OwnSettings {...props} />;
}

interface OneTabProps {
  readonly route: string;
  readonly current: string;
  readonly content: ReactNode;
  readonly saved?: string | null;
}

function OneTab({ route, current, content, saved = null }: OneTabProps) {
  return (
    <>
      <PageHeader title="Settings" />
      <Saved section={saved} />
      <SettingsTabs route={route} current={current} content={{ [current]: content }} />
    </>
  );
}

/** What a plain form has just saved. */
function Saved({ section }: { readonly section: string | null }) {
  const word = WORDS[section ?? ''];
  if (!word) return null;
  const { title, description } = SETTINGS_SAVED(word);
  return (
    <div className="below narrow">
      <Banner tone="success" title={title}>
        {description}
      </Banner>
    </div>
  );
}

function SettingsTabs({
  route,
  current,
  content,
}: {
  readonly route: string;
  readonly current: string;
  readonly content: Readonly<Record<string, ReactNode>>;
}) {
  const tabs = TABS.map((tab) => ({ ...tab, content: content[tab.id] }));
  return <Tabs label="Settings" route={route} current={current} tabs={tabs} />;
}

function OwnSettings(props: SettingsProps) {
  const { tab, route, savedSection } = props;
  return (
    <>
      <PageHeader title="Settings" />
      <Saved section={savedSection} />
      <SettingsTabs
        route={route}
        current={tab}
        content={{
          account: <Account {...props} />,
          notifications: <Notifications {...props} />,
          security: <Security {...props} />,
          ai: <AiSettings {...props} />,
        }}
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
        title="Businesses"
        description="One account may have several, each with its own profile, channels and budgets."
        footer={<ButtonLink href="#/businesses">Your businesses</ButtonLink>}
      />
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
