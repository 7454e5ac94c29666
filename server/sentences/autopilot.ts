// Sentences about what Drivyn does by itself.
import { SWITCH_TEXTS, type SwitchName } from '../contract/autopilot.ts';
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import { PILLARS } from '../contract/constants/pillars.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';
import { aPost } from './a-post.ts';
import { formatLocal } from './moment.ts';

const WROTE = { held: 'Wrote and held', draft: 'Wrote', scheduled: 'Wrote and scheduled' } as const;
/** Pillars, and the themes of before them, which decisions of then still name. */
const THEMES = {
  ...PILLARS,
  offer: 'What we offer',
  audience: 'Who it is for',
  values: 'What we stand for',
  story: 'Behind the name',
  practical: 'Good to know',
  invite: 'Invitation',
} as const;
type Theme = keyof typeof THEMES;
type WrittenAs = keyof typeof WROTE;

export const AUTOPILOT = defineSentences({
  'autopilot.writes-already': 'Something else writes for this channel.',
  'autopilot.on-hold':
    'This business is on hold, because its owner is suspended. Ask whoever runs this server.',
  'autopilot.nothing-to-write-from': 'Describe your business first: there is nothing to write from yet.',
  'autopilot.profile-just-changed': 'The business profile has just changed. Try again.',
  'autopilot.being-written': 'Posts for this channel are being written right now. Try again.',
  'autopilot.nothing-to-plan-from': 'Describe your business first: there is nothing to plan from yet.',
  'autopilot.nowhere-to-publish': 'Connect a platform first: there is nowhere to publish yet.',
  'autopilot.paused-plan': 'Everything is paused, so nothing is planned. Resume first.',
  'autopilot.changed-since': 'What this decision did has changed since, so there is nothing to take back.',
  'autopilot.old-time-passed': 'The old time has passed, or the post has changed: it stays where it is.',
  'autopilot.publishes-nothing': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} publishes no content.`,
  'autopilot.own-words': 'These are your own words: only what Drivyn wrote is told in others.',
  'autopilot.learned': ({ habit }: { habit: Sentence }, words: Words) => `Learned: ${words(habit)}`,
  'autopilot.unlearned': ({ habit }: { habit: Sentence }, words: Words) =>
    `Learned that this no longer holds: ${words(habit)}`,
  'autopilot.learned-why': ({ posts, of }: { posts: number; of: number }) =>
    `${posts} of the last ${of} edits and rejections say so.`,
  'autopilot.learned-limit': 'Forget it on Brand, where what was learned stands with its posts.',
  'autopilot.nothing-new': 'Nothing new to write about yet.',
  'autopilot.planned': ({ posts, channel }: { posts: number; channel: ChannelType }) =>
    `Planned ${posts} ${posts === 1 ? 'post' : 'posts'} for ${channelOf(channel).name}`,
  'autopilot.planned-why': (plan: { channel: ChannelType; weekly: number; days: number; facts: number }) =>
    `${channelOf(plan.channel).name} gets ${plan.weekly} a week; ${plan.days} days are kept planned, from ${plan.facts} facts of the profile.`,
  'autopilot.wrote': ({ as, channel }: { as: WrittenAs; channel: ChannelType }) =>
    `${WROTE[as]} a post for ${channelOf(channel).name}`,
  'autopilot.wrote-why': (
    told: { pillar: Theme; facts: readonly string[]; time: Sentence; why?: Sentence; content?: Sentence },
    words: Words,
  ) => {
    // Decisions of before ideas tell their facts alone.
    const facts = `It rests on ${told.facts.map((fact) => `“${fact}”`).join(', ')}.`;
    const why = told.why === undefined ? facts : words(told.why);
    const content = told.content === undefined ? '' : ` ${words(told.content)}.`;
    return `Its theme is “${THEMES[told.pillar]}”. ${why}${content} ${words(told.time)}.`;
  },
  'autopilot.approval-on': 'Content Approval is on for this channel.',
  'autopilot.scheduling-off': 'Campaign scheduling is off: planned posts wait for approval.',
  'autopilot.level': ({ level }: { level: number }) =>
    `At automation level ${level} %, ${100 - level} % of posts wait for approval.`,
  'autopilot.wrote-drafts': ({ posts, channel }: { posts: number; channel: ChannelType }) =>
    `Wrote ${posts} ${posts === 1 ? 'draft' : 'drafts'} for ${channelOf(channel).name}`,
  'autopilot.asked-for': ({ posts, facts }: { posts: number; facts: number }) =>
    `You asked for ${posts}; ${facts} facts of the profile were at hand.`,
  'autopilot.wrote-nothing': 'Wrote no new posts',
  'autopilot.creation-off-why':
    'Content creation is switched off. Posts that were written before still leave at their time.',
  'autopilot.creation-off': 'Content creation is off.',
  'autopilot.moved': (move: { channel: ChannelType; from: number; to: number; timezone: string }) =>
    `Moved ${aPost(move.channel)} from ${formatLocal(move.from, move.timezone)} to ${formatLocal(move.to, move.timezone)}`,
  'autopilot.better-time': (
    { isClose, isBanned = false, time }: { isClose: boolean; isBanned?: boolean; time: Sentence },
    words: Words,
  ) =>
    [
      isClose && 'Another post of this channel was less than 3 hours away. ',
      isBanned && 'You have decided that nothing leaves at its old time. ',
      `${words(time)}.`,
    ]
      .filter(Boolean)
      .join(''),
  'autopilot.own-stay':
    'Posts that you wrote or edited stay where they are; nothing moves within the next hour.',
  'autopilot.switched': ({ name, on }: { name: SwitchName; on: boolean }) =>
    `Switched ${on ? 'on' : 'off'}: ${SWITCH_TEXTS[name].label}`,
  'autopilot.you-asked': 'You asked for it.',
  /** A channel, and what is the matter there. */
  'autopilot.of-channel': ({ channel, matter }: { channel: ChannelType; matter: Sentence }, words: Words) =>
    `${channelOf(channel).name}: ${words(matter)}`,
  'autopilot.moved-zone': ({ posts, timezone }: { posts: number; timezone: string }) =>
    `Moved ${posts === 1 ? 'one planned post' : `${posts} planned posts`} to ${timezone}`,
  'autopilot.zone-was': ({ timezone }: { timezone: string }) =>
    `The time zone was ${timezone}. Each keeps its local time.`,
});
