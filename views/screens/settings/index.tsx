// Settings: how one signs in, and how the product looks.
import PasswordForm from '../../../islands/password-form/index.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Island } from '../../island.tsx';

export interface SettingsProps {
  /** No password is set yet. */
  readonly isOpen: boolean;
  readonly email: string;
  readonly tab: string;
  readonly route: string;
}

export function Settings({ isOpen, email, tab, route }: SettingsProps) {
  return (
    <>
      <PageHeader title="Settings" />
      <Tabs
        label="Settings"
        route={route}
        current={tab}
        tabs={[
          { id: 'account', label: 'Account', content: <AccountLinks /> },
          { id: 'security', label: 'Security', content: <Security isOpen={isOpen} email={email} /> },
        ]}
      />
    </>
  );
}

function Security({ isOpen, email }: { isOpen: boolean; email: string }) {
  return (
    <div className="stack stack-lg narrow">
      {isOpen && (
        <Banner tone="warning" title="There is no password yet">
          Whoever sits at this computer can use everything. Once a password is set, everyone has to sign in.
        </Banner>
      )}
      <Card
        title={isOpen ? 'Set a password' : 'Change your password'}
        description={isOpen ? undefined : 'Every other session is signed out.'}
      >
        <Island of={PasswordForm} prefix="password-form" props={{ isFirst: isOpen, email }} />
      </Card>
    </div>
  );
}

function AccountLinks() {
  const links = [
    { href: '#/profile', label: 'Your account', text: 'Name, email address and company.' },
    {
      href: '#/business-setup?edit=1',
      label: 'Your business',
      text: 'The profile that everything is written from, and its time zone.',
    },
    {
      href: '#/autonomous-control?tab=platforms',
      label: 'Your channels',
      text: 'What is switched on, and how much may be spent.',
    },
  ];
  return (
    <div className="stack stack-lg narrow">
      <Card title="Where it is set">
        <ul className="list">
          {links.map(({ href, label, text }) => (
            <li key={href}>
              <div>
                <a href={href}>{label}</a>
                <p className="quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card
        title="Appearance"
        description="Light or dark is chosen in the account menu, at the top of every screen. This browser remembers it."
      />
    </div>
  );
}
