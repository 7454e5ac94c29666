// The parts of the Admin Dashboard, in order: the last part of its address, and its name.

export const ADMIN_SECTIONS = {
  customers: 'Customers',
  revenue: 'Revenue',
  tickets: 'Tickets',
  invitations: 'Invitations',
  platforms: 'Platforms',
  mail: 'Mail servers',
  writer: 'AI writer',
  system: 'System',
  jobs: 'Jobs',
  audit: 'Audit log',
} as const;
export type AdminSection = keyof typeof ADMIN_SECTIONS;

/** Those that have pages of single rows. */
export const SECTIONS_OF_ONE: readonly AdminSection[] = ['customers', 'tickets'];
