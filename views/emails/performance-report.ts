// The week in figures, each against the week before.
import type {
  LetterContent,
  LetterPart,
  LetterProps,
  ReportSection,
  Worded,
} from '../../server/contract/letters.ts';

export function performanceReport(props: Worded<LetterProps['performance-report']>): LetterContent {
  const { businessName, locale, from, to, sections, stopPath } = props;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const span = `${day.format(new Date(from))} – ${day.format(new Date(to))}`;
  return {
    subject: `${businessName}: the week ${span}`,
    parts: [
      ...sections.flatMap((section) => describe(section, new Intl.NumberFormat(locale))),
      { kind: 'action', label: 'Open the figures', path: '#/analytics?period=7' },
    ],
    because: `You get this mail on Mondays because performance reports of ${businessName} are switched on.`,
    stop: { label: 'Stop performance reports', path: stopPath },
  };
}

function describe(
  { isSandbox, figures, channels }: Worded<ReportSection>,
  number: Intl.NumberFormat,
): LetterPart[] {
  const simulated = {
    kind: 'text',
    text: 'Simulated by the Sandbox: nobody outside saw these posts.',
  } as const;
  const best = channels.map(({ name, reactions }) => `${name} ${number.format(reactions)}`).join(', ');
  return [
    { kind: 'heading', text: isSandbox ? 'Sandbox' : 'What happened' },
    ...(isSandbox ? [simulated] : []),
    {
      kind: 'list',
      items: figures.map(({ label, value, before }) => ({
        title: `${label}: ${number.format(value)}`,
        text:
          before === null
            ? 'No full week before to compare with'
            : `${number.format(before)} the week before`,
      })),
    },
    ...(best === '' ? [] : [{ kind: 'text', text: `Reactions by channel: ${best}.` } as const]),
  ];
}
