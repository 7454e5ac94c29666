// An owner who says little: each of the few facts is told more than once, weeks apart and from another side, and never too often.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractFacts } from '../../../server/domain/writer/index.ts';
import { type Channelled, playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';

const CHANNELS: readonly Channelled[] = ['facebook', 'instagram', 'x'];
const DAY = 86_400_000;
const FEW = [
  profileOf({
    name: 'Saltmarsh Sauna',
    industry: 'hospitality',
    toneOfVoice: 'friendly',
    description:
      'A wood-fired barrel sauna on the quay at Wells. £14 for an hour. Seats eight. Open Friday to Sunday. Book online.',
    targetAudience: 'swimmers, families',
    marketingGoals: 'more weekday bookings',
  }),
  profileOf({
    name: 'Pawprint Grooming',
    industry: 'other',
    toneOfVoice: 'friendly',
    description:
      'I groom dogs in a converted horsebox in Hexham. Full groom from £42, nails £10. One dog at a time. Nervous dogs welcome. Tuesday to Saturday by appointment.',
    targetAudience: 'dog owners',
    marketingGoals: 'fill Tuesdays',
  }),
];

for (const profile of FEW)
  test(`${profile.name} is told of in one post of six, and in no more than one of four`, async () => {
    const { posts } = await playWeeks(profile, 6, 'few', CHANNELS);
    const own = posts.filter(({ pillar }) => pillar === 'own');
    const share = own.length / posts.length;
    assert.ok(share >= 0.15 && share <= 0.27, `${own.length} of ${posts.length}`);
    const angled = own.filter(({ cut }) => cut.startsWith('angle-'));
    assert.ok(angled.length > 1, `${angled.length}`);
    const facts = new Map(extractFacts(profile).map((fact) => [fact.id, fact.text]));
    for (const { content, factIds } of angled) {
      assert.ok(factIds.length > 0);
      // The owner's words, or what the business is in a phrase of them.
      for (const id of factIds) {
        const words = (facts.get(id) ?? '').replace(/^(?:An?|The) /, '').replace(/\.$/, '');
        assert.ok(content.toLowerCase().includes(words.toLowerCase()), `${words} in ${content}`);
      }
    }
    for (const [at, post] of angled.entries())
      for (const other of angled.slice(0, at))
        if (other.cut === post.cut && other.channel === post.channel)
          assert.ok(Math.abs(post.at - other.at) >= 35 * DAY, post.content);
  });

test('the same line is no refrain under the posts of a channel', async () => {
  const [, groomer] = FEW;
  assert.ok(groomer);
  const { posts } = await playWeeks(groomer, 4, 'refrain', CHANNELS);
  const closed = posts.filter(({ idea, factIds }) => idea !== null && factIds.length > 0);
  assert.ok(closed.length > 5);
  for (const [at, post] of closed.entries())
    for (const other of closed.slice(0, at))
      if (other.channel === post.channel && other.factIds.some((id) => post.factIds.includes(id)))
        assert.ok(Math.abs(post.at - other.at) >= 8 * DAY, `${post.content}\n\n${other.content}`);
});
