// The state of a ticket as a dot and a word.
import type { TicketState } from '../../server/contract/ticket.ts';
import { Badge, type Tone } from './badge.tsx';

export const TICKET_WORDS: Readonly<Record<TicketState, { readonly label: string; readonly tone: Tone }>> = {
  open: { label: 'Open', tone: 'accent' },
  answered: { label: 'Answered', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
};

export function TicketStateBadge({ state }: { state: TicketState }) {
  const { label, tone } = TICKET_WORDS[state];
  return <Badge tone={tone}>{label}</Badge>;
}
