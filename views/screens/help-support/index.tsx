// Help & Support: where to begin, and answers to what is asked most.
import { PLAN_DAYS } from '../../../server/contract/constants/limits.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';

const GUIDES = [
  {
    href: '#/business-setup',
    title: 'Business Setup',
    text: 'Say what you do and for whom. Every post rests on it.',
  },
  { href: '#/settings', title: 'Settings', text: 'Set a password, and find where everything else is set.' },
  {
    href: '#/ai-strategy',
    title: 'AI Strategy',
    text: 'See the plan that is followed, and how each platform does.',
  },
] as const;

const ANSWERS = [
  {
    question: 'Does anything leave this machine?',
    answer:
      'Not in the Sandbox: posts go to a simulated network here, and mail is kept in the local outbox until mail settings are made.',
  },
  {
    question: 'What is written about my business?',
    answer: 'Only what your profile says. The more facts it holds, the more there is to write about.',
  },
  {
    question: 'How far ahead is planned?',
    answer: `${PLAN_DAYS} days for each channel that is connected and active. You can change, move or delete any of it.`,
  },
  {
    question: 'How do I see posts before they leave?',
    answer: 'Switch on Content Approval in the settings of a platform, or lower its automation level.',
  },
  {
    question: 'How do I stop everything?',
    answer:
      'With the switch at the top of every screen. Nothing is published and nothing new is planned until you resume.',
  },
  {
    question: 'What if a post could not be published?',
    answer:
      'It says so under "What needs you" on the dashboard, with the reason. Nothing is ever published twice to find out.',
  },
] as const;

export function HelpSupport() {
  return (
    <div className="stack stack-lg">
      <PageHeader title="Help & Support" />
      <div className="grid-3">
        {GUIDES.map(({ href, title, text }) => (
          <Card
            key={href}
            title={title}
            description={text}
            footer={<ButtonLink href={href}>Open</ButtonLink>}
          />
        ))}
      </div>
      <Card title="Questions and answers">
        <ul className="list">
          {ANSWERS.map(({ question, answer }) => (
            <li key={question}>
              <details>
                <summary>{question}</summary>
                <p className="quiet">{answer}</p>
              </details>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
