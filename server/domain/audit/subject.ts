// What a row of the audit log is about, in the admin's words, and where to look at it.
import type { AuditSubject } from '../../contract/audit.ts';
import { CHANNELS, type ChannelType } from '../../contract/channels/index.ts';
import type { AuditedKind } from '../../sentences/audit.ts';
import type { AuditRow } from './chain.ts';
import type { NamedSort, Names } from './subject.repo.ts';

type Sort = NamedSort | 'job' | 'server';
type EntityOf<K extends AuditedKind> = K extends `${infer E}.${string}` ? E : never;
type Entity = EntityOf<AuditedKind>;

/** By the first word of the kind. */
const SORTS: Readonly<Record<Entity, Sort>> = {
  account: 'account',
  admin: 'server',
  ads: 'business',
  'api-token': 'api-token',
  'approval-link': 'approval-link',
  automation: 'business',
  autonomy: 'channel',
  autopilot: 'business',
  backup: 'server',
  budget: 'channel',
  'budget-limits': 'business',
  'budget-move': 'business',
  budgets: 'business',
  business: 'business',
  connection: 'channel',
  fact: 'business',
  facts: 'business',
  medium: 'business',
  feed: 'business',
  impersonation: 'account',
  invitation: 'invitation',
  invoice: 'invoice',
  learning: 'channel',
  job: 'job',
  key: 'server',
  'mail-server': 'business',
  mailing: 'post',
  sender: 'business',
  'return-mailbox': 'business',
  member: 'account',
  model: 'business',
  payment: 'invoice',
  'payment-method': 'account',
  plan: 'account',
  post: 'post',
  series: 'post',
  'provider-app': 'server',
  session: 'account',
  'sign-up': 'sign-up',
  'site-key': 'business',
  strategy: 'strategy',
  subscription: 'account',
  ticket: 'ticket',
};

export interface Subject {
  readonly sort: Sort;
  /** Null where there is only one, and where nobody knows. */
  readonly id: number | null;
}

type Row = Pick<AuditRow, 'kind' | 'businessId' | 'subjectId'> & {
  readonly details: Readonly<Record<string, unknown>>;
};

function isEntity(word: string): word is Entity {
  return Object.hasOwn(SORTS, word);
}

/** Undefined for a kind of which no release knows any more. */
export function subjectOf({ kind, businessId, subjectId, details }: Row): Subject | undefined {
  // Who opens another business is known: it is about the business.
  const [entity = ''] = kind.split('.');
  if (!isEntity(entity)) return undefined;
  const sort = kind === 'account.switched' ? 'business' : SORTS[entity];
  // What the server and a business both have is the server's where no business is named.
  if (sort === 'server' || (sort === 'business' && businessId === null)) return { sort: 'server', id: null };
  if (sort === 'business') return { sort, id: businessId };
  // A visit has a number of its own, which tells nobody anything.
  if (kind.startsWith('impersonation.')) return { sort, id: Number(details.accountId) || null };
  return { sort, id: subjectId };
}

const LABELS: Readonly<Record<Sort, string>> = {
  account: 'Account',
  'api-token': 'API token',
  'approval-link': 'Approval link',
  business: 'Business',
  channel: 'Channel',
  invitation: 'Invitation',
  invoice: 'Invoice',
  job: 'Job',
  post: 'Post',
  server: 'This server',
  'sign-up': 'Invitation to sign up',
  strategy: 'Strategy',
  ticket: 'Ticket',
};

/** A subject that is gone keeps its number. */
export function presentSubject(row: Row, names: Names): AuditSubject {
  const subject = subjectOf(row);
  if (!subject) return { text: row.subjectId === null ? '' : `No. ${row.subjectId}`, route: null };
  return { text: describe(subject, row, names), route: routeOf(subject, names) };
}

function describe({ sort, id }: Subject, { details, businessId }: Row, names: Names): string {
  const label = LABELS[sort];
  const numbered = id === null ? label : `${label} ${id}`;
  if (sort === 'server') return label;
  if (sort === 'job') return details.kind ? `${numbered}: ${spell(String(details.kind))}` : numbered;
  const { name, email, channel } = names(sort, id) ?? {};
  const business = names('business', businessId)?.name;
  const ofBusiness = business ? `, ${business}` : '';
  switch (sort) {
    case 'account':
      if (id === null) return 'No known account';
      return name && email ? `${name} <${email}>` : String(name || email || numbered);
    case 'business':
      return String(name || numbered);
    case 'invoice':
      return details.number ? `${label} ${details.number}` : numbered;
    case 'channel':
      return `${nameOf(channel) ?? numbered}${ofBusiness}`;
    case 'post':
      return `${numbered}${channel ? ` on ${nameOf(channel)}` : ''}${ofBusiness}`;
    case 'invitation':
    case 'sign-up':
      return email ? `${label} for ${email}` : numbered;
    case 'strategy':
      return `${name ? `${label}, version ${name}` : numbered}${ofBusiness}`;
    default: {
      const title = name ?? details.name ?? details.subject;
      return title ? `${numbered}: ${title}` : numbered;
    }
  }
}

const nameOf = (channel: string | undefined) =>
  channel === undefined ? undefined : CHANNELS[channel as ChannelType]?.name;

/** `publish-post` as a person says it. */
const spell = (kind: string) => kind.replaceAll(/[-.]/g, ' ');

/** Where the admin finds it; null where there is no page for it, or it is gone. */
function routeOf({ sort, id }: Subject, names: Names): string | null {
  if (sort === 'account') return names('account', id) ? `/admin-dashboard/customers/${id}` : null;
  if (sort === 'ticket') return names('ticket', id) ? `/admin-dashboard/tickets/${id}` : null;
  const customer = sort === 'invoice' ? names('invoice', id)?.accountId : null;
  return customer ? `/admin-dashboard/customers/${customer}` : null;
}
