// Sentences about what Drivyn does by itself.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import { defineSentences } from '../contract/sentence.ts';

export const AUTOPILOT = defineSentences({
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
  'autopilot.nothing-new': 'Nothing new to write about yet.',
});
