// Every migration in order. Literal lists: nothing scans folders, so they survive bundling.
import type { Knex } from 'knex';
import * as accounts from './0001-accounts.ts';
import * as eventsAndJobs from './0002-events-and-jobs.ts';
import * as channelsAndPosts from './0003-channels-and-posts.ts';
import * as subscribersAndMail from './0004-subscribers-and-mail.ts';
import * as strategies from './0005-strategies.ts';
import * as calendarFeeds from './0006-calendar-feeds.ts';
import * as manualMode from './0007-manual-mode.ts';
import * as dailyFigures from './0008-daily-figures.ts';
import * as switchesAndAds from './0009-switches-and-ads.ts';
import * as emailAutomations from './0010-email-automations.ts';
import * as billing from './0011-billing.ts';
import * as preferencesAndTickets from './0012-preferences-and-tickets.ts';
import * as signIn from './0013-sign-in.ts';
import * as memberships from './0014-memberships.ts';
import * as admin from './0015-admin.ts';
import * as invoices from './0016-invoices.ts';
import * as letters from './0017-letters.ts';
import * as audit from './0018-audit.ts';
import * as approvalLinkMakers from './0019-approval-link-makers.ts';
import * as postRequests from './0020-post-requests.ts';
import * as auditSubjects from './0021-audit-subjects.ts';
import * as keptMails from './0022-kept-mails.ts';
import * as lackingPosts from './0023-lacking-posts.ts';
import * as postCalls from './0024-post-calls.ts';
import * as namedDecisions from './0025-named-decisions.ts';
import * as knownPlaces from './0026-known-places.ts';
import * as signIns from './0027-sign-ins.ts';
import * as namedNotes from './0028-named-notes.ts';
import * as preparedConnections from './0029-prepared-connections.ts';
import * as namedNews from './0030-named-news.ts';
import * as typedFacts from './0031-typed-facts.ts';
import * as models from './0032-models.ts';
import * as writings from './0033-writings.ts';
import * as toldIdeas from './0034-told-ideas.ts';
import * as brandWords from './0035-brand-words.ts';
import * as brandMix from './0036-brand-mix.ts';
import * as newsLinks from './0037-news-links.ts';
import * as brandKits from './0038-brand-kits.ts';
import * as websiteReadings from './0039-website-readings.ts';
import * as habits from './0040-habits.ts';
import * as media from './0041-media.ts';
import * as postPictures from './0042-post-pictures.ts';
import * as brandLogos from './0043-brand-logos.ts';
import * as autonomy from './0044-autonomy.ts';
import * as signedInBy from './0045-signed-in-by.ts';
import * as troubles from './0046-troubles.ts';
import * as approvedPosts from './0047-approved-posts.ts';
import * as pictureWishes from './0048-picture-wishes.ts';
import * as examined from './0049-examined.ts';
import * as longerPostIds from './0050-longer-post-ids.ts';
import * as reviewedApps from './0051-reviewed-apps.ts';
import * as adAccounts from './0052-ad-accounts.ts';
import * as jobTurns from './0053-job-turns.ts';
import * as registeredApps from './0054-registered-apps.ts';
import * as firstComments from './0055-first-comments.ts';
import * as senderDomains from './0056-sender-domains.ts';
import * as deliveries from './0057-deliveries.ts';
import * as apiTokens from './0058-api-tokens.ts';
import * as suppressions from './0059-suppressions.ts';
import * as returnedMails from './0060-returned-mails.ts';
import * as slots from './0061-slots.ts';
import * as people from './0062-people.ts';
import * as mailReads from './0063-mail-reads.ts';
import * as mailingCourse from './0064-mailing-course.ts';
import * as domainChecks from './0065-domain-checks.ts';
import * as automationRuns from './0066-automation-runs.ts';
import * as returnHooks from './0067-return-hooks.ts';
import * as series from './0068-series.ts';
import * as segments from './0069-segments.ts';
import * as singleMails from './0070-single-mails.ts';
import * as forms from './0071-forms.ts';
import * as evidence from './0072-evidence.ts';
import * as mailLimits from './0073-mail-limits.ts';
import * as simulatedAds from './0074-simulated-ads.ts';
import * as overrules from './0075-overrules.ts';
import * as builtAutomations from './0076-built-automations.ts';
import * as newsFeeds from './0077-news-feeds.ts';
import * as mailingResults from './0078-mailing-results.ts';
import * as mailingHealth from './0079-mailing-health.ts';
import * as shopHooks from './0080-shop-hooks.ts';
import * as imports from './0081-imports.ts';
import * as readingPeople from './0082-reading-people.ts';
import * as budgetMoves from './0083-budget-moves.ts';
import * as threadParts from './0086-thread-parts.ts';
import * as postVersions from './0087-post-versions.ts';
import * as followerDays from './0088-follower-days.ts';
import * as mailServers from './0089-mail-servers.ts';
import * as mailPace from './0090-mail-pace.ts';
import * as returnMailboxes from './0091-return-mailboxes.ts';
import * as siteKeys from './0092-site-keys.ts';
import * as posters from './0096-posters.ts';
import * as automationHealth from './0105-automation-health.ts';
import * as mailAct from './0110-mail-act.ts';
import * as stepLinks from './0111-step-links.ts';
import * as datesOfAutomations from './0112-dates-of-automations.ts';
import * as namedTroubles from './0113-named-troubles.ts';
// Two have this number: both have run on databases that exist, which know them by their whole names, so neither is renamed.
import * as spelledAddresses from './0113-spelled-addresses.ts';
import * as localTimes from './0114-local-times.ts';
import * as senders from './0115-senders.ts';
import * as mailPictures from './0116-mail-pictures.ts';
import * as openCalls from './0117-open-calls.ts';
import * as installedServers from './0118-servers-of-the-installation.ts';
import * as ownLimits from './0119-own-limits.ts';
import * as subscriberPages from './0120-subscriber-pages.ts';
import * as heldOutMails from './0121-mails-that-keep-the-first.ts';
import * as mailsOfAutomations from './0122-mails-of-automations.ts';
import * as namedCallErrors from './0123-named-call-errors.ts';
import * as namedDocuments from './0124-named-documents.ts';
import * as howPeopleLeft from './0125-how-people-left.ts';
import * as iceOfEachWorld from './0126-ice-of-each-world.ts';
import * as whosePlaceWasTaken from './0127-whose-place-was-taken.ts';
import * as sandboxNetwork from './sandbox/0001-network.ts';
import * as sandboxSignIns from './sandbox/0002-sign-ins.ts';
import * as sandboxMedia from './sandbox/0003-media.ts';
import * as sandboxReadAs from './sandbox/0004-read-as.ts';
import * as sandboxAdverts from './sandbox/0005-adverts.ts';

interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
}

export const migrations: readonly Migration[] = [
  accounts,
  eventsAndJobs,
  channelsAndPosts,
  subscribersAndMail,
  strategies,
  calendarFeeds,
  manualMode,
  dailyFigures,
  switchesAndAds,
  emailAutomations,
  billing,
  preferencesAndTickets,
  signIn,
  memberships,
  admin,
  invoices,
  letters,
  audit,
  approvalLinkMakers,
  postRequests,
  auditSubjects,
  keptMails,
  lackingPosts,
  postCalls,
  namedDecisions,
  knownPlaces,
  signIns,
  namedNotes,
  preparedConnections,
  namedNews,
  typedFacts,
  models,
  writings,
  toldIdeas,
  brandWords,
  brandMix,
  newsLinks,
  brandKits,
  websiteReadings,
  habits,
  media,
  postPictures,
  brandLogos,
  autonomy,
  signedInBy,
  troubles,
  approvedPosts,
  pictureWishes,
  examined,
  longerPostIds,
  reviewedApps,
  adAccounts,
  jobTurns,
  registeredApps,
  firstComments,
  senderDomains,
  deliveries,
  apiTokens,
  suppressions,
  returnedMails,
  slots,
  people,
  mailReads,
  mailingCourse,
  domainChecks,
  automationRuns,
  returnHooks,
  series,
  segments,
  singleMails,
  forms,
  evidence,
  mailLimits,
  simulatedAds,
  overrules,
  builtAutomations,
  newsFeeds,
  mailingResults,
  mailingHealth,
  shopHooks,
  imports,
  readingPeople,
  budgetMoves,
  threadParts,
  postVersions,
  followerDays,
  mailServers,
  mailPace,
  returnMailboxes,
  siteKeys,
  posters,
  automationHealth,
  mailAct,
  stepLinks,
  datesOfAutomations,
  namedTroubles,
  spelledAddresses,
  localTimes,
  senders,
  mailPictures,
  openCalls,
  installedServers,
  ownLimits,
  subscriberPages,
  heldOutMails,
  mailsOfAutomations,
  namedCallErrors,
  namedDocuments,
  howPeopleLeft,
  iceOfEachWorld,
  whosePlaceWasTaken,
];
export const sandboxMigrations: readonly Migration[] = [
  sandboxNetwork,
  sandboxSignIns,
  sandboxMedia,
  sandboxReadAs,
  sandboxAdverts,
];
