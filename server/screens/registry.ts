// THE screen table: every route of the product, what it shows, and where it stands in the sidebar.

import { Activity } from '../../views/screens/activity/index.tsx';
import { AdminDashboard } from '../../views/screens/admin-dashboard/index.tsx';
import { AiStrategy } from '../../views/screens/ai-strategy/index.tsx';
import { Analytics } from '../../views/screens/analytics/index.tsx';
import { ApprovalsScreen } from '../../views/screens/approvals/index.tsx';
import { AutonomousControl } from '../../views/screens/autonomous-control/index.tsx';
import { AutonomousDemo } from '../../views/screens/autonomous-demo/index.tsx';
import { Brand } from '../../views/screens/brand/index.tsx';
import { BusinessSetup } from '../../views/screens/business-setup/index.tsx';
import { Businesses } from '../../views/screens/businesses/index.tsx';
import { Compose } from '../../views/screens/compose/index.tsx';
import { Connecting } from '../../views/screens/connecting/index.tsx';
import { ContentCalendar } from '../../views/screens/content-calendar/index.tsx';
import { Dashboard } from '../../views/screens/dashboard/index.tsx';
import { DetailedDashboard } from '../../views/screens/detailed-dashboard/index.tsx';
import { EmailMarketing } from '../../views/screens/email-marketing/index.tsx';
import { Forgot } from '../../views/screens/forgot/index.tsx';
import { HelpSupport } from '../../views/screens/help-support/index.tsx';
import { Invitation } from '../../views/screens/invitation/index.tsx';
import { Login } from '../../views/screens/login/index.tsx';
import { Logout } from '../../views/screens/logout/index.tsx';
import { MediaLibrary } from '../../views/screens/media/index.tsx';
import { NotFound } from '../../views/screens/not-found/index.tsx';
import { PaidAdvertising } from '../../views/screens/paid-advertising/index.tsx';
import { PlatformList } from '../../views/screens/platform-list/index.tsx';
import { PlatformPage } from '../../views/screens/platforms/index.tsx';
import { PostPage } from '../../views/screens/posts/index.tsx';
import { Profile } from '../../views/screens/profile/index.tsx';
import { Reset } from '../../views/screens/reset/index.tsx';
import { Search } from '../../views/screens/search/index.tsx';
import { Settings } from '../../views/screens/settings/index.tsx';
import { Setup } from '../../views/screens/setup/index.tsx';
import { SignInCode } from '../../views/screens/sign-in-code/index.tsx';
import { SignUp } from '../../views/screens/signup/index.tsx';
import { Welcome } from '../../views/screens/welcome/index.tsx';
import { accountScreen, openScreen, type Screen } from '../pages/screen.ts';
import { loadActivity } from './activity.ts';
import { loadAdminDashboard } from './admin-dashboard.ts';
import { loadAiStrategy } from './ai-strategy.ts';
import { loadAnalytics } from './analytics.ts';
import { loadApprovals } from './approvals.ts';
import { loadAutonomousControl } from './autonomous-control.ts';
import { loadAutonomousDemo } from './autonomous-demo.ts';
import { loadBrand } from './brand.ts';
import { loadBusinessSetup } from './business-setup.ts';
import { loadBusinesses } from './businesses.ts';
import { loadCompose } from './compose.ts';
import { loadConnecting } from './connecting.ts';
import { loadContentCalendar } from './content-calendar.ts';
import { loadDashboard } from './dashboard.ts';
import { loadDetailedDashboard } from './detailed-dashboard.ts';
import { loadEmailMarketing } from './email-marketing.ts';
import { loadForgot, loadLogin, loadReset, loadSetup, loadSignInCode, loadSignUp } from './entry.ts';
import { loadHelpSupport } from './help-support.ts';
import { loadInvitation } from './invitation.ts';
import { loadLogout } from './logout.ts';
import { loadMedia } from './media.ts';
import { loadPaidAdvertising } from './paid-advertising.ts';
import { listPlatformItems } from './parts/platform-items.ts';
import { loadPlatformList } from './platform-list.ts';
import { loadPlatform } from './platforms.ts';
import { loadPost } from './posts.ts';
import { loadProfile } from './profile.ts';
import { loadSearch } from './search.ts';
import { loadSettings } from './settings.ts';

/** Shown for every route that no other screen has. */
export const NOT_FOUND: Screen = openScreen({
  slug: 'not-found',
  paths: [],
  title: 'Not found',
  load: () => ({ props: {} }),
  View: NotFound,
});

/** In the order of the sidebar. */
export const SCREENS: readonly Screen[] = [
  accountScreen({
    slug: 'dashboard',
    paths: ['/', '/dashboard'],
    title: 'Dashboard',
    nav: { group: 'Overview', items: [{ href: '#/', label: 'Dashboard', icon: 'dashboard' }] },
    load: loadDashboard,
    View: Dashboard,
  }),
  accountScreen({
    slug: 'ai-strategy',
    paths: ['/ai-strategy'],
    title: 'AI Strategy',
    nav: { group: 'Overview', items: [{ href: '#/ai-strategy', label: 'AI Strategy', icon: 'compass' }] },
    load: loadAiStrategy,
    View: AiStrategy,
  }),
  accountScreen({
    slug: 'analytics',
    paths: ['/analytics'],
    title: 'Analytics',
    nav: { group: 'Overview', items: [{ href: '#/analytics', label: 'Analytics', icon: 'chart' }] },
    load: loadAnalytics,
    View: Analytics,
  }),
  accountScreen({
    slug: 'content-calendar',
    paths: ['/content-calendar'],
    title: 'Content Calendar',
    nav: {
      group: 'Overview',
      items: [{ href: '#/content-calendar', label: 'Content Calendar', icon: 'calendar' }],
    },
    load: loadContentCalendar,
    View: ContentCalendar,
  }),
  accountScreen({
    slug: 'approvals',
    paths: ['/approvals'],
    title: 'Approvals',
    nav: { group: 'Overview', items: [{ href: '#/approvals', label: 'Approvals', icon: 'circle-check' }] },
    load: loadApprovals,
    View: ApprovalsScreen,
  }),
  accountScreen({
    slug: 'brand',
    paths: ['/brand'],
    title: 'Brand',
    nav: { group: 'Overview', items: [{ href: '#/brand', label: 'Brand', icon: 'book-open' }] },
    load: loadBrand,
    View: Brand,
  }),
  accountScreen({
    slug: 'media',
    paths: ['/media'],
    title: 'Media',
    nav: { group: 'Overview', items: [{ href: '#/media', label: 'Media', icon: 'image' }] },
    load: loadMedia,
    View: MediaLibrary,
  }),
  accountScreen({
    slug: 'posts',
    paths: ['/posts/:id'],
    title: 'Post',
    load: loadPost,
    View: PostPage,
  }),
  accountScreen({
    slug: 'compose',
    paths: ['/compose'],
    title: 'New post',
    load: loadCompose,
    View: Compose,
  }),
  accountScreen({
    slug: 'platforms',
    paths: ['/platforms/:platformName', '/platform'],
    title: 'Platform',
    nav: { group: 'Platforms', items: listPlatformItems() },
    load: loadPlatform,
    View: PlatformPage,
  }),
  accountScreen({
    slug: 'platform-list',
    paths: ['/platforms'],
    title: 'Platforms',
    load: loadPlatformList,
    View: PlatformList,
  }),
  accountScreen({
    slug: 'profile',
    paths: ['/profile'],
    title: 'Profile & Subscription',
    personal: true,
    nav: { group: 'Account', items: [{ href: '#/profile', label: 'Profile & Subscription', icon: 'user' }] },
    load: loadProfile,
    View: Profile,
  }),
  accountScreen({
    slug: 'business-setup',
    paths: ['/business-setup'],
    title: 'Business Setup',
    nav: {
      group: 'Account',
      items: [{ href: '#/business-setup', label: 'Business Setup', icon: 'store', tag: 'New' }],
    },
    load: loadBusinessSetup,
    View: BusinessSetup,
  }),
  accountScreen({
    slug: 'settings',
    paths: ['/settings'],
    title: 'Settings',
    nav: { group: 'Account', items: [{ href: '#/settings', label: 'Settings', icon: 'settings' }] },
    load: loadSettings,
    View: Settings,
  }),
  accountScreen({
    slug: 'activity',
    paths: ['/activity'],
    title: 'Activity',
    load: loadActivity,
    View: Activity,
  }),
  accountScreen({
    slug: 'help-support',
    paths: ['/help-support'],
    title: 'Help & Support',
    nav: { group: 'Account', items: [{ href: '#/help-support', label: 'Help & Support', icon: 'help' }] },
    load: loadHelpSupport,
    View: HelpSupport,
  }),
  accountScreen({
    slug: 'detailed-dashboard',
    paths: ['/detailed-dashboard'],
    title: 'Detailed Dashboard',
    load: loadDetailedDashboard,
    View: DetailedDashboard,
  }),
  accountScreen({
    slug: 'autonomous-control',
    paths: ['/autonomous-control'],
    title: 'Autonomous Control Center',
    nav: {
      group: 'Overview',
      items: [{ href: '#/autonomous-control', label: 'Control Center', icon: 'sliders' }],
    },
    load: loadAutonomousControl,
    View: AutonomousControl,
  }),
  accountScreen({
    slug: 'autonomous-demo',
    paths: ['/autonomous-demo'],
    title: 'How It Works',
    load: loadAutonomousDemo,
    View: AutonomousDemo,
  }),
  accountScreen({
    slug: 'paid-advertising',
    paths: ['/paid-advertising'],
    title: 'Paid Advertising',
    nav: {
      group: 'Overview',
      items: [{ href: '#/paid-advertising', label: 'Paid Advertising', icon: 'megaphone' }],
    },
    load: loadPaidAdvertising,
    View: PaidAdvertising,
  }),
  accountScreen({
    slug: 'email-marketing',
    paths: ['/email-marketing'],
    title: 'Email Marketing',
    load: loadEmailMarketing,
    View: EmailMarketing,
  }),
  openScreen({
    slug: 'admin-dashboard',
    paths: ['/admin-dashboard', '/admin-dashboard/:section', '/admin-dashboard/:section/:id'],
    title: 'Admin Dashboard',
    load: loadAdminDashboard,
    View: AdminDashboard,
  }),
  accountScreen({
    slug: 'search',
    paths: ['/search'],
    title: 'Search',
    load: loadSearch,
    View: Search,
  }),
  accountScreen({
    slug: 'welcome',
    paths: ['/welcome'],
    title: 'Welcome',
    load: () => ({ props: {} }),
    View: Welcome,
  }),
  accountScreen({
    slug: 'businesses',
    paths: ['/businesses'],
    title: 'Your businesses',
    load: loadBusinesses,
    View: Businesses,
  }),
  accountScreen({
    slug: 'connecting',
    paths: ['/connecting/:state'],
    title: 'Connect a channel',
    load: loadConnecting,
    View: Connecting,
  }),
  openScreen({
    slug: 'invitation',
    paths: ['/invitation'],
    title: 'Invitation',
    bare: true,
    load: loadInvitation,
    View: Invitation,
  }),
  openScreen({
    slug: 'login',
    paths: ['/login'],
    title: 'Sign in',
    bare: true,
    load: loadLogin,
    View: Login,
  }),
  openScreen({
    slug: 'sign-in-code',
    paths: ['/login/code'],
    title: 'Code',
    bare: true,
    load: loadSignInCode,
    View: SignInCode,
  }),
  openScreen({
    slug: 'signup',
    paths: ['/signup'],
    title: 'Sign up',
    bare: true,
    load: loadSignUp,
    View: SignUp,
  }),
  openScreen({
    slug: 'forgot',
    paths: ['/forgot'],
    title: 'Forgot password',
    bare: true,
    load: loadForgot,
    View: Forgot,
  }),
  openScreen({
    slug: 'reset',
    paths: ['/reset'],
    title: 'New password',
    bare: true,
    load: loadReset,
    View: Reset,
  }),
  openScreen({
    slug: 'setup',
    paths: ['/setup'],
    title: 'Set up',
    bare: true,
    load: loadSetup,
    View: Setup,
  }),
  openScreen({
    slug: 'logout',
    paths: ['/logout'],
    title: 'Log out',
    bare: true,
    load: loadLogout,
    View: Logout,
  }),
  NOT_FOUND,
];
