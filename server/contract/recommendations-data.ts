// What usually works on each channel: general advice, shown as a sample until the business's own results say more.
import type { ChannelType } from './constants/channels.ts';

export const RECOMMENDATIONS: Readonly<Record<ChannelType, readonly string[]>> = {
  facebook: [
    'Answer comments within the hour: posts with conversations are shown to more people.',
    'Use an event for anything with a date, and share it again the day before.',
    'Let people who were there be seen: tag them, with their consent.',
  ],
  x: [
    'Say one thing a post, and put the news in the first line.',
    'Answer questions of others in your trade; replies are read more than posts.',
    'Turn a longer story into a thread instead of a link.',
  ],
  instagram: [
    'Show the work itself: short videos of how a thing is made are watched to the end.',
    'Put the address or the opening hours in the first comment or the profile, since links cannot be followed.',
    'Answer in stories what people ask most.',
  ],
  linkedin: [
    'Write as a person, not as a company: what you learnt counts more than what you sell.',
    'Begin with the result, then tell how you got there.',
    'Name the colleague or customer it is about, with their consent.',
  ],
  youtube: [
    'Answer one question a video, and put that question in the title.',
    'Say in the first ten seconds what the viewer will know at the end.',
    'Add chapters, so that people find the part they need.',
  ],
  pinterest: [
    'Use tall pictures, 2 to 3, with the subject in the middle.',
    'Pin six to eight weeks before a season; people plan early there.',
    'Describe what is seen, in the words that people search for.',
  ],
  tiktok: [
    'Show the result first, then how it came about.',
    'Film upright, close, and with the real sound of your place.',
    'Make a series of what worked instead of something new every time.',
  ],
  'google-ads': [
    'Start with people who already search for your name or your street.',
    'Exclude the words that bring the wrong visitors, and look at them every week.',
    'Send each advert to the page that answers it, not to the front page.',
  ],
  email: [
    'Send on the same weekday, so that people expect you.',
    'Say in the subject what is in it; keep the surprise for inside.',
    'Ask one thing a mail, with one link.',
  ],
};
