// Texts that the spec prescribes, by id: toasts and the error catalogue (spec section 8), empty states (section 2).

export interface ToastText {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

export const TOASTS = {
  profileMissing: {
    title: 'Missing required fields',
    description: 'Please fill out all required fields',
    variant: 'destructive',
  },
  profileFailed: {
    title: 'Failed to create profile',
    description: 'An error occurred while setting up your business profile.',
    variant: 'destructive',
  },
  profileCreated: {
    title: 'Business profile created!',
    description: 'Your business is now connected to the autonomous marketing AI.',
  },
  connectMissing: {
    title: 'Missing Information',
    description: 'Please enter both username and password.',
    variant: 'destructive',
  },
  connectFailed: {
    title: 'Connection Failed',
    description: 'There was an error connecting your account. Please try again.',
    variant: 'destructive',
  },
  connected: { title: 'Account Connected Successfully' },
  platformsConnected: {
    title: 'Platforms Connected',
    description: 'Your marketing platforms have been successfully connected for analytics!',
  },
  paused: {
    title: 'AI automation paused',
    description: 'All automated tasks have been paused. You can resume anytime.',
  },
  resumed: {
    title: 'AI automation activated',
    description: 'The AI system is now actively managing all connected platforms.',
  },
  adminDenied: { title: 'Access Denied', description: 'Invalid admin credentials', variant: 'destructive' },
  accountMissing: {
    title: 'Missing Information',
    description: 'Please enter your name.',
    variant: 'destructive',
  },
  accountFailed: {
    title: 'Update Failed',
    description: 'There was an error updating your profile. Please try again.',
    variant: 'destructive',
  },
  accountUpdated: {
    title: 'Profile Updated',
    description: 'Your profile has been successfully updated.',
  },
  paymentRequired: {
    title: 'Payment Method Required',
    description: 'Please add a payment method to select this plan.',
  },
  upgradePlan: {
    title: 'Upgrade Plan',
    description: 'Compare the plans below and choose the one that fits your business.',
  },
  planFailed: { title: 'Plan not changed', variant: 'destructive' },
  paymentUpdated: {
    title: 'Payment Method Updated',
    description: 'Your payment information has been successfully saved.',
  },
  paymentAdded: {
    title: 'Payment Method Added',
    description: 'Your card has been securely stored for Google Ads campaigns.',
  },
  paymentFailed: { title: 'Payment method not saved', variant: 'destructive' },
  budgetInvalid: {
    title: 'Invalid budget amount',
    description: 'Please enter a valid number',
    variant: 'destructive',
  },
  scheduleAnalysis: {
    title: 'Content analysis in progress',
    description: 'Analyzing optimal post timing for your audience.',
  },
  budgetFailed: { title: 'Failed to update budget', description: 'Please try again', variant: 'destructive' },
  emailEnabled: { title: 'AI email automation enabled' },
  emailPaused: { title: 'AI email automation paused' },
  measuringOn: { title: 'Opens and clicks are measured' },
  measuringOff: { title: 'Opens and clicks are not measured' },
  measuringFailed: { title: 'Not saved', description: 'Please try again', variant: 'destructive' },
  emailFailed: {
    title: 'Failed to update automation settings',
    description: 'Please try again',
    variant: 'destructive',
  },
  strategyFailed: { title: 'The strategy could not be made', variant: 'destructive' },
  strategyUnread: { title: 'The strategy could not be opened', variant: 'destructive' },
  analysisFailed: { title: 'The analysis could not be run', variant: 'destructive' },
  calendarExported: { title: 'Content calendar exported' },
  ideasNeedPlatform: {
    title: 'Connect a platform first',
    description: 'Ideas are written as drafts for the platforms that you use.',
  },
  ideasFailed: { title: 'No ideas could be written', variant: 'destructive' },
  pdfDownload: { title: 'Download started', description: 'The strategy is being saved as a PDF.' },
  linkCopied: {
    title: 'Link copied',
    description: 'Anyone with it can read this strategy until you stop sharing.',
  },
  linkMade: { title: 'Link ready', description: 'Copy it from the field: this browser does not let us.' },
  strategyShared: { title: 'Strategy shared' },
  shareStopped: { title: 'No longer shared', description: 'The link does not open any more.' },
  shareFailed: { title: 'The strategy could not be shared', variant: 'destructive' },
} as const satisfies Record<string, ToastText>;

/** Toast of every Save button of Settings; spec section 2. */
export const SETTINGS_SAVED = (section: string): ToastText => ({
  title: 'Settings Updated',
  description: `Your ${section} settings have been saved successfully.`,
});

/** The networks as a person chooses between them. */
export const NETWORK_TEXTS = {
  sandbox: { label: 'Sandbox', hint: 'Simulated on this machine: nothing reaches the real network.' },
  mail: {
    label: 'Mail',
    hint: 'Sent from this server; without mail settings it is kept in the local outbox.',
  },
  manual: {
    label: 'By hand',
    hint: 'You are reminded when a post is due, post it yourself, and mark it as posted.',
  },
  real: { label: 'The real network', hint: 'Posts are published there.' },
} as const;

/** What keeps an account from publishing as one expects, though its sign-in holds, and what to do about it. */
export const FINDING_TEXTS = {
  development: {
    title: 'The app is in development mode',
    text: 'Only people with a role in it see what it posts. Whoever runs this server switches it to Live at the vendor, and says so beside its keys.',
  },
  private: {
    title: 'Posts are seen by nobody else',
    text: 'The network shows them to the account alone until it has reviewed the app. Whoever runs this server asks for that.',
  },
  role: {
    title: 'You may not post for this account',
    text: 'Ask whoever manages it there for the right to publish, then connect again.',
  },
  kind: {
    title: 'Programs may not post for this kind of account',
    text: 'Change it to a professional account there, then connect again.',
  },
  paid: {
    title: 'The network asks for credit',
    text: 'Nothing is taken until whoever runs this server has paid for the app there.',
  },
  keys: {
    title: 'The network does not take the keys of the app',
    text: 'It gives no new access, so posts wait. Whoever runs this server puts the right keys in; nobody has to connect again.',
  },
} as const;

/** Said beside every promise about a budget. */
export const NO_SPENDING = 'Nothing is spent until an advertising account is connected.';
/** The same where one is. */
export const CEILING = 'Its campaigns may not be raised beyond that; each has a budget of its own.';

/** Said where a person asks for what needs a plan. */
export const LOCKED =
  'No plan covers this business now, so nothing is planned or published and no campaign starts. Choose a plan under Profile & Subscription.';

/** Said on every screen of such a business. */
export const LOCKED_BANNER =
  'No plan covers this business: nothing is planned or published, and posts wait. Everything stays readable.';

export const EMPTY = {
  notifications: {
    title: 'No notifications yet',
    text: "You'll be notified when new content is generated or important events occur",
  },
  schedule: {
    title: 'No scheduled content yet',
    text: 'Once your platforms are connected, Drivyn will create and schedule content automatically based on your business details.',
  },
  recommendations: { text: 'Content recommendations will appear here.' },
  published: { title: 'No content published yet' },
  customers: {
    tier: 'No customers on this plan',
    status: 'No customers with this status',
    failed: 'Failed to fetch users',
  },
  billing: { title: 'No billing history available yet' },
  performance: {
    title: 'No data to display yet',
    text: 'Connect your social media platforms to see performance metrics',
  },
  noEngagement: { title: 'No engagement data available', text: 'No data to display yet' },
  noReach: { title: 'No reach data available', text: 'No data to display yet' },
  contentCalendar: {
    title: 'No content calendar available',
    text: 'It fills the next 30 days with what is planned, and ideas for the gaps.',
  },
  metric: { title: 'No data available', text: 'Connect your account to see metrics' },
  engagement: {
    text: 'Your engagement metrics will appear here',
    hint: 'Drivyn will collect and analyze this data automatically',
  },
  conversion: {
    text: 'Your conversion data will appear here',
    hint: 'Connect your platforms to start tracking',
  },
  revenue: {
    text: 'Your revenue data will appear here',
    hint: 'Revenue attribution will be calculated automatically',
  },
  comparison: { title: 'No platform data available yet' },
  analytics: { title: 'No analytics data available' },
  notFound: { title: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
} as const;

/** What the payment dialog says at a field; spec section 5. */
export const CARD_ERRORS = {
  cardNumber: 'Card number must be at least 16 digits',
  cardholderName: 'Cardholder name is required',
  expiryDate: 'Expiry date must be in MM/YY format',
  cvv: 'CVV must be at least 3 digits',
} as const;

/** For someone who is signed in while no business has them as a member. */
export const NO_BUSINESS =
  'You belong to no business. Ask an owner to invite you, then open the link you get.';

/** Stands for an address that carries a secret, and for what holds one, while the admin is at work in an account. */
export const HIDDEN_IN_VISIT = 'Hidden during a support visit.';
