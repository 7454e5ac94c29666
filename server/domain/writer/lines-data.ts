// The grammar's lines. A line says in its slots what it needs; it applies only where the facts can fill them.
//   {N} name   {S} the fact as a sentence   {i} the fact after a colon   {w} "we bake ..."   {vp} "bake ..."   {p3} "bakes ..."
//   {g} "baking ..."   {tele} "12 kinds of bread, every morning"   {time} {rest} a fronted time phrase and its clause
//   {S2} {i2} {w2} the same of the next fact   {id} "a sourdough bakery in Leeds"   {a} an audience   {v} a value (noun)
//   {av} a value of any form   {vv} some values   {adj} values that are adjectives   {addr} an audience that may be spoken to
//   {t} a topic without article ("handmade shoes")   {tt} any topic   {ourT} "our 12 kinds of bread"
//   {url} {site}   {we} {us} {our} {we are} {that is} ... by the voice; a capital first letter asks for a capital.
//   [x|y] one of these. Every sentence carries a slot of this business, so no two businesses share one.
import type { Invitation } from '../../contract/channels/index.ts';
import type { Industry, Tone } from '../../contract/constants/industries.ts';
import type { Aspect } from './aspects.ts';
import type { Goal } from './goals.ts';
import type { Role } from './role.ts';

export interface Line {
  /** `type/name`; the part before the slash is the hook type. */
  readonly id: string;
  readonly text: string;
  /** Parts or aspects of the fact; any of them suffices. */
  readonly on?: readonly (Role | Aspect)[];
  readonly tones?: readonly Tone[];
  readonly goals?: readonly Goal[];
  readonly industries?: readonly Industry[];
  /** For businesses that one can walk into. */
  readonly premises?: true;
  /** Needs a fact that says what "we" do. */
  readonly doing?: true;
  /** Builds on a fact said before. */
  readonly adds?: true;
  /** True for letters only, false for anything else only. */
  readonly letters?: boolean;
  /** What it asks of the reader, where the channel's readers do such things. */
  readonly asks?: Invitation;
}

const WARM: readonly Tone[] = ['friendly', 'humorous', 'inspirational'];
const SOBER: readonly Tone[] = ['professional', 'authoritative', 'technical'];
const TABLES: readonly Industry[] = ['food', 'hospitality', 'retail', 'arts'];

/** Lines that open a post with a fact about the business. */
export const LEADS: readonly Line[] = [
  // The owner's words first.
  { id: 'say/plain', text: '{S}' },
  { id: 'say/that-is', text: '{S} {That is} {N}.', on: ['offer'], doing: true },
  { id: 'say/that-is-id', text: '{S} {That is} {N}, {id}.', on: ['offer', 'story'] },
  { id: 'say/at-name', text: 'At {N}, {w}.', on: ['offer', 'story', 'price', 'practical'] },
  {
    id: 'say/here-at',
    text: 'Here at {N}, {w}.',
    on: ['offer', 'story', 'price', 'practical'],
    tones: ['friendly', 'professional', 'inspirational', 'humorous'],
  },
  { id: 'say/third', text: '{N} {p3}.' },
  { id: 'say/id-third', text: '{Id}, {N} {p3}.', on: ['offer'], doing: true },
  { id: 'say/as-id', text: 'As {id}, {w}.', on: ['offer', 'story', 'practical'] },
  { id: 'say/front', text: '{Time}, {rest}.' },
  { id: 'say/front-at', text: '{Time} at {N}, {rest}.' },
  { id: 'say/tele', text: '{tele}.' },
  { id: 'say/tele-name', text: '{tele}. [{That is}|This is] {N}.' },
  {
    id: 'say/gerund',
    text: '{g}: {that is} [what {we} do at {N}|a good part of {N}|the work at {N}].',
    on: ['offer'],
  },
  { id: 'say/gerund-part', text: '{g} is part of [the work|the job] at {N}.', on: ['offer'] },
  {
    id: 'say/work',
    text: '[The work at|Work at|A working week at] {N} includes {g}.',
    on: ['offer'],
    tones: SOBER,
  },
  { id: 'say/pair', text: '{S} {S2}' },
  { id: 'say/pair-and', text: 'At {N}, {w}, and {w2}.', on: ['offer'], doing: true },
  { id: 'say/from-name', text: '{S} [With regards from|Yours,] {N}.', tones: ['luxury', 'humorous'] },
  // Naming the business.
  { id: 'meet/meet', text: '[Meet|Say hello to|Get to know|Introducing] {N}. {S}' },
  { id: 'meet/this-is', text: '[This is|You are looking at|Here is] {N}. {S}' },
  { id: 'meet/this-is-id', text: 'This is {N}, {id}. {S}', on: ['offer', 'story', 'price', 'practical'] },
  {
    id: 'meet/meet-id',
    text: '[Meet|Say hello to|Introducing|Here is] {N}, {id}. {S}',
    on: ['offer', 'story', 'price', 'practical'],
  },
  { id: 'meet/name-is-id', text: '{N} is {id}. {S}', on: ['offer', 'story', 'price', 'practical'] },
  { id: 'meet/we-are-id', text: '{We are} {id}. {S}', on: ['offer', 'story', 'price', 'practical'] },
  { id: 'meet/question-mark', text: '{N}? {Id}. {S}', on: ['offer', 'price', 'story'], tones: WARM },
  {
    id: 'meet/hello',
    text: '[Hello from|A hello from|Greetings from|Waving hello from] {N}. {S}',
    tones: ['friendly', 'humorous'],
  },
  { id: 'meet/hi', text: "Hi, it's {N} here. {S}", tones: ['friendly'] },
  { id: 'meet/nice', text: 'Nice to meet you, {we are} {N}. {S}', tones: ['friendly'] },
  { id: 'meet/welcome', text: '[Welcome to|Step inside|Come on in to|Hello and welcome to] {N}. {S}' },
  {
    id: 'meet/welcome-id',
    text: '[Welcome to|Come and meet|A hello from] {N}, {id}. {S}',
    on: ['offer', 'story', 'price', 'practical'],
  },
  { id: 'meet/pleasure', text: 'May {we} introduce {N}? {S}', tones: ['luxury', 'professional'] },
  {
    id: 'meet/allow',
    text: 'Allow {us} to introduce {N}, {id}. {S}',
    on: ['offer', 'story', 'price'],
    tones: ['luxury'],
  },
  { id: 'meet/id-only', text: '{N} is {id}.', on: ['identity'] },
  { id: 'meet/we-id-only', text: '{We are} {N}, {id}.', on: ['identity'] },
  { id: 'meet/id-in-brief', text: '{N}, in brief: {id}.', on: ['identity'] },
  {
    id: 'meet/id-pleased',
    text: 'Pleased to meet you: {we are} {N}, {id}.',
    on: ['identity'],
    tones: ['friendly', 'professional', 'humorous'],
  },
  { id: 'meet/id-what', text: 'What is {N}? {Id}.', on: ['identity'] },
  { id: 'meet/id-one', text: '{Id}: {that is} {N}.', on: ['identity'] },
  { id: 'meet/id-looking', text: 'If you are looking for {id}, you have found {N}.', on: ['identity'] },
  { id: 'meet/id-heard', text: 'In case the name {N} is new to you, {we are} {id}.', on: ['identity'] },
  // A question that the fact answers.
  { id: 'ask/new', text: '[New to|New around|Just found|Just come across] {N}? {S}' },
  {
    id: 'ask/looking',
    text: '[Looking for|Searching for|On the lookout for|Hoping to find|Trying to find] {id}? {S}',
    on: ['offer', 'price', 'practical', 'story'],
  },
  {
    id: 'ask/need',
    text: '[In need of|Could you use|Do you need] {id}? {S}',
    on: ['offer', 'price', 'practical'],
    industries: ['professional', 'finance', 'technology', 'manufacturing', 'realestate', 'education'],
  },
  {
    id: 'ask/what-do',
    text: 'What [does {N} do|do {we} do at {N}|goes on at {N}|happens at {N}]? {S}',
    on: ['offer'],
    doing: true,
  },
  {
    id: 'ask/what-find',
    text: 'What [can you expect from|will you find at|awaits you at|is there at] {N}? {S}',
    on: ['offer'],
    doing: true,
  },
  {
    id: 'ask/how',
    text: 'How does {N} work? {S}',
    on: ['offer'],
    tones: ['technical', 'professional', 'authoritative'],
    doing: true,
  },
  { id: 'ask/curious', text: '[Curious|Wondering|Thinking] about {N}? {S}' },
  {
    id: 'ask/heard',
    text: '[Heard the name {N} and wondered|Seen {N} around and wondered|Ever wondered at the name {N} and] what {we} do? {S}',
    on: ['offer'],
    doing: true,
  },
  {
    id: 'ask/heard-id',
    text: '[Heard the name {N} and wondered|Seen {N} around and wondered] what {we} do? {S}',
    on: ['identity'],
  },
  { id: 'ask/topic', text: '[Interested in|Curious about|Thinking about|Keen on] {t}? {S2}', on: ['offer'] },
  { id: 'ask/topic-talk', text: 'Shall we talk about {t}? {N} is {id}, and {w2}.', on: ['offer'] },
  { id: 'ask/meaning', text: 'Been meaning to [try|visit|stop by] {N}? {S}', premises: true },
  { id: 'ask/who-behind', text: 'Who is behind {N}? {S}', on: ['people'] },
  { id: 'ask/where-from', text: 'Where does {N} come from? {S}', on: ['history'] },
  {
    id: 'ask/story',
    text: '[What is the story behind|Want the background to|Where did it begin for] {N}? {S}',
    on: ['story'],
  },
  {
    id: 'ask/open',
    text: '[When is {N} open|When can you come to {N}|What hours does {N} keep]? {S}',
    on: ['hours'],
  },
  {
    id: 'ask/planning',
    text: '[Planning|Thinking of|Fancy] [a visit|a trip] to {N}? {S}',
    on: ['hours', 'place'],
  },
  { id: 'ask/where', text: 'Where [can you find|do you find|is] {N}? {S}', on: ['place'] },
  { id: 'ask/reach', text: '[How do you reach|What is the way to get hold of] {N}? {S}', on: ['contact'] },
  { id: 'ask/book', text: 'Do you need to book at {N}? {S}', on: ['booking'] },
  { id: 'ask/deliver', text: 'How do things get from {N} to you? {S}', on: ['delivery'] },
  {
    id: 'ask/price',
    text: 'What [does {N} charge|will it cost at {N}|should you budget for {N}]? {S}',
    on: ['price'],
  },
  { id: 'ask/price-asked', text: '[Wondering|Curious|Unsure] about prices at {N}? {S}', on: ['price'] },
  // A short announcement.
  {
    id: 'note/worth',
    text: '[Worth knowing|Good to know|Handy to know|A useful thing to know] about {N}: {i}.',
  },
  {
    id: 'note/thing',
    text: '[Something to know|A thing to remember|What people may not know] about {N}: {i}.',
  },
  { id: 'note/little', text: '[A little|A few words|Some words|A short note] about {N}: {i}.' },
  {
    id: 'note/short',
    text: '[The short version of|To put it briefly,|In a nutshell,|The gist of] {N}: {i}.',
    on: ['offer', 'identity'],
    doing: true,
  },
  {
    id: 'note/in-short',
    text: '{N} in [a sentence|a line|a few words|plain words]: {i}.',
    on: ['offer', 'identity'],
    doing: true,
  },
  {
    id: 'note/brief',
    text: '{N}, [briefly|in brief|to put it simply|summed up]: {i}.',
    on: ['offer', 'identity'],
    doing: true,
  },
  {
    id: 'note/what-we-do',
    text: '[{Here is} what {we} do at {N}|What {we} do at {N}, in a line|{Our} work at {N}]: {i}.',
    on: ['offer'],
    doing: true,
  },
  { id: 'note/from', text: 'A [note|line|word|short hello|short message] from {N}: {i}.' },
  {
    id: 'note/like-to-know',
    text: '[Something {we would} like you to know|What {we would} tell you first|What {we would} want you to hear] about {N}: {i}.',
  },
  {
    id: 'note/remember',
    text: 'If you [remember a single thing|take a single thing away|keep a single thing in mind] about {N}, make it this: {i}.',
  },
  {
    id: 'note/wondering',
    text: 'If you [have been wondering|were ever curious|have asked yourself] about {N}: {i}.',
  },
  {
    id: 'note/in-case',
    text: 'In case [you were wondering|it helps|it has not come up yet|you were about to ask], {w}.',
  },
  {
    id: 'note/new-here',
    text: '[If {N} is new to you, start|Getting to know {N}? Start|Discovering {N}? Begin] with this: {i}.',
  },
  { id: 'note/name-tag', text: '{N}: {i}.' },
  {
    id: 'note/behind',
    text: '[Behind the name|The background to|A look behind] {N}: {i}.',
    on: ['story'],
  },
  {
    id: 'note/before-visit',
    text: 'Before you [visit|come to|set off for] {N}: {i}.',
    on: ['hours', 'place'],
  },
  {
    id: 'note/save',
    text: '[Save this for your next visit to|Keep this handy for your next trip to|Note this for a visit to] {N}: {i}.',
    on: ['hours', 'place'],
    premises: true,
    letters: false,
    asks: 'visit',
  },
  { id: 'note/diary', text: 'For your diary, from {N}: {i}.', on: ['hours'] },
  {
    id: 'note/reminder',
    text: 'A [reminder|practical note|useful detail] from {N}: {i}.',
    on: ['practical', 'price'],
  },
  {
    id: 'note/practical',
    text: '[On the practical side at|The practical side of|A practical word from] {N}: {i}.',
    on: ['practical', 'price'],
  },
  {
    id: 'note/useful',
    text: '[Useful to know|Helpful to know|Worth writing down] about {N}: {i}.',
    on: ['practical', 'price'],
  },
  {
    id: 'note/price',
    text: '[A word about|On the subject of|Let us talk about] prices at {N}: {i}.',
    on: ['price'],
  },
  // By tone.
  {
    id: 'tone/introduce',
    text: '[To introduce|By way of introduction to|A brief introduction to] {N}: {i}.',
    tones: ['professional'],
  },
  {
    id: 'tone/glance',
    text: '[{N} at a glance|A short look at {N}|{N} in overview]: {i}.',
    tones: ['professional', 'technical'],
  },
  {
    id: 'tone/overview',
    text: 'In answer to a reasonable question about {N}: {i}.',
    tones: ['professional'],
  },
  { id: 'tone/profile', text: 'From the profile of {N}: {i}.', tones: ['professional', 'technical'] },
  {
    id: 'tone/plainly',
    text: '[Put plainly|Stated plainly|In plain terms|Said without fuss]: {i}.',
    tones: ['authoritative', 'technical'],
  },
  {
    id: 'tone/clear',
    text: '[To be clear|To be exact|To be plain|To be specific] about {N}: {i}.',
    tones: ['authoritative'],
  },
  {
    id: 'tone/record',
    text: '[For the record|On the record|As a matter of record]: {i}.',
    tones: ['authoritative', 'technical'],
  },
  {
    id: 'tone/principle',
    text: 'How it is done at {N}: {i}.',
    on: ['offer'],
    tones: ['authoritative', 'technical'],
    doing: true,
  },
  { id: 'tone/no-detours', text: '{N}, without detours: {i}.', tones: ['authoritative'] },
  {
    id: 'tone/detail',
    text: '[A detail|Another detail|A specific|A point of detail] about {N}: {i}.',
    tones: ['technical', 'professional'],
  },
  {
    id: 'tone/reference',
    text: '[For reference|As a reference|For your notes|For your evaluation]: {i}.',
    tones: ['technical'],
  },
  {
    id: 'tone/method',
    text: 'Under the bonnet at {N}: {i}.',
    on: ['offer'],
    tones: ['technical'],
    doing: true,
  },
  {
    id: 'tone/defined',
    text: '{N}, defined: {i}.',
    on: ['identity', 'offer'],
    tones: ['technical'],
    doing: true,
  },
  {
    id: 'tone/just-so',
    text: '[Just so you know|Just between us|In case you missed it|A short note from us], {w}.',
    tones: ['friendly'],
  },
  { id: 'tone/between-us', text: 'Between you and {N}: {i}.', tones: ['friendly', 'humorous'] },
  {
    id: 'tone/psst',
    text: 'A small [thing|detail|note|fact] to know about {N}: {i}.',
    tones: ['friendly', 'inspirational'],
  },
  {
    id: 'tone/over-coffee',
    text: 'What {we would} tell you over a cup of tea at {N}: {i}.',
    tones: ['friendly'],
  },
  {
    id: 'tone/calmly',
    text: '[Breaking news from {N}, delivered calmly|This just in from {N}|Stop the press at {N}]: {i}.',
    tones: ['humorous'],
  },
  {
    id: 'tone/no-drums',
    text: '[No drum roll, just|No confetti, just|No fanfare, just] {N}: {i}.',
    tones: ['humorous'],
  },
  {
    id: 'tone/longer',
    text: '{N} could have made this post longer. {S}',
    tones: ['humorous'],
    letters: false,
  },
  {
    id: 'tone/spoiler',
    text: '[Spoiler|Plot twist|Fun fact|Pub quiz answer] about {N}: {i}.',
    tones: ['humorous'],
  },
  { id: 'tone/small-talk', text: 'Small talk with {N}, minus the weather: {i}.', tones: ['humorous'] },
  {
    id: 'tone/trivia',
    text: 'For your next quiz night, a question about {N}. Answer: {i}.',
    tones: ['humorous'],
  },
  {
    id: 'tone/fridge',
    text: 'Fridge door material from {N}: {i}.',
    on: ['practical', 'price'],
    tones: ['humorous'],
  },
  {
    id: 'tone/starts',
    text: 'At {N} it [starts|begins|all starts] here: {i}.',
    on: ['offer', 'identity', 'story'],
    tones: ['inspirational'],
    doing: true,
  },
  { id: 'tone/picture', text: 'Picture this: {i}.', on: ['offer'], tones: ['inspirational'], doing: true },
  {
    id: 'tone/moment',
    text: '[Take a moment for|Pause a moment at|Stay a moment with] {N}. {S}',
    tones: ['inspirational', 'luxury'],
  },
  {
    id: 'tone/thought',
    text: '[A thought|A good thought|A small thought] from {N}: {i}.',
    on: ['offer', 'story'],
    tones: ['inspirational'],
    doing: true,
  },
  {
    id: 'tone/gets-up',
    text: 'What {we} get up for at {N}: {i}.',
    on: ['offer'],
    tones: ['inspirational'],
    doing: true,
  },
  {
    id: 'tone/discover',
    text: '[Discover|Step into|Enter|Become acquainted with] {N}. {S}',
    tones: ['luxury'],
  },
  {
    id: 'tone/present',
    text: '[{N} presents itself in few words|In few words, {N}|{N}, with few words]: {i}.',
    tones: ['luxury'],
  },
  { id: 'tone/in-its-words', text: 'In the words of {N}: {i}.', tones: ['luxury', 'authoritative'] },
];

/** Lines that open with an audience. */
export const AUDIENCE_LEADS: readonly Line[] = [
  { id: 'for/name-is-for', text: '{N} is [for|meant for|made for] {a}.' },
  { id: 'for/here-for', text: '{N} is here for {a}.' },
  { id: 'for/who', text: 'Who is {N} for? {A}.' },
  { id: 'for/for-clause', text: '[For|If you are thinking of] {a}, {w2}.' },
  { id: 'for/for', text: 'For {a}: {i2}.' },
  { id: 'for/mind', text: '[With {a} in mind|Thinking of {a}], {w2}.' },
  { id: 'for/address', text: '{Addr}, this is for you. {S2}' },
  { id: 'for/meet', text: '{Addr}, meet {N}. {S2}' },
  { id: 'for/hello', text: 'Hello, {addr}. {S2}', tones: ['friendly', 'humorous'] },
  { id: 'for/note', text: '[A note for|A word to|A few lines for|Something for] {a}. {S2}' },
  { id: 'for/know', text: '{N} would like to meet {a}. {S2}', tones: WARM },
  { id: 'for/written', text: '{We} wrote this with {a} in mind. {S2}' },
  {
    id: 'for/work',
    text: '{N} works [for|with] {a}. {S2}',
    industries: [
      'professional',
      'finance',
      'technology',
      'manufacturing',
      'healthcare',
      'realestate',
      'education',
      'nonprofit',
      'other',
    ],
  },
  { id: 'for/id', text: '{Id} for {a}: {that is} {N}.' },
  { id: 'for/attention', text: 'Of interest to {a}: {i2}.', tones: SOBER },
  { id: 'for/door', text: 'At {N} the door is open to {a}.', tones: WARM, premises: true },
  { id: 'for/question', text: 'Is {N} for {a}? Yes, and {w2}.' },
  { id: 'for/if-you-know', text: 'If you know {a}, tell them about {N}. {S2}' },
];

/** Lines that open with what the business values. */
export const VALUE_LEADS: readonly Line[] = [
  { id: 'value/stands', text: '{Av}. {That is} what {N} stands for.' },
  { id: 'value/what', text: 'What does {N} stand for? {Vv}.' },
  {
    id: 'value/believe',
    text: '[At {N}, {we} believe in|{We} believe in a few things at {N}, among them] {v}.',
  },
  {
    id: 'value/care',
    text: '[{We} care about {v} at {N}|What {we} care about at {N} is {v}|{N} cares about {v}].',
  },
  { id: 'value/sum-up', text: 'If {we} had to sum up {N}: {vv}.' },
  { id: 'value/words', text: 'Words {we} keep coming back to at {N}: {vv}.' },
  {
    id: 'value/hold',
    text: '[A value {we} hold on to at {N}|Something {we} hold on to at {N}|What {we} hold on to at {N}]: {v}.',
  },
  { id: 'value/high', text: '[High on the list at|Close to the heart of|At the core of|Part of] {N}: {v}.' },
  {
    id: 'value/matters',
    text: '[Ask {us} what matters at {N} and the answer includes|What matters to {us} at {N}:] {v}.',
  },
  { id: 'value/name-and', text: '{N} and {v} belong together, as {we} see it.' },
  { id: 'value/room', text: 'There is room for {v} at {N}.', tones: WARM },
  {
    id: 'value/wall',
    text: 'If {N} had a motto on the wall, it would mention {v}.',
    tones: ['humorous', 'friendly'],
  },
  { id: 'value/commit', text: '{N} is committed to {v}.', tones: SOBER },
  { id: 'value/guided', text: '{N} is guided by {vv}.', tones: ['luxury', 'inspirational', 'professional'] },
  { id: 'value/adj', text: 'At {N}, {we} want to be {adj}.' },
  { id: 'value/adj-being', text: 'Being {adj} matters to {us} at {N}.' },
  { id: 'value/adj-aim', text: '{Adj}: {that is} how {we} would like you to find {N}.' },
  { id: 'value/adj-idea', text: '{Our} idea of {N} is simple enough to fit in a line: {adj}.' },
  { id: 'value/adj-motto', text: 'Asked to describe {N}, {we} would say: {adj}.' },
];

/** Lines that bring a further fact. */
export const MORES: readonly Line[] = [
  { id: 'more/plain', text: '{S}' },
  { id: 'more/plain-again', text: '{S}' },
  { id: 'more/plain-third', text: '{S}' },
  { id: 'more/also-vp', text: '{We} also {vp}.', adds: true },
  { id: 'more/and', text: 'And {w}.', adds: true },
  { id: 'more/top', text: 'What is more, {w}.', adds: true },
  { id: 'more/beyond', text: '[Beyond that|Besides], {w}.', adds: true },
  { id: 'more/third', text: '{N} also {p3}.', adds: true },
  { id: 'more/tele', text: '{tele}.' },
  { id: 'more/then', text: '[Then there is this|Also|Good to know as well|Another thing]: {i}.', adds: true },
  { id: 'more/plus', text: 'Plus: {i}.', tones: ['friendly', 'humorous'], adds: true },
  {
    id: 'more/furthermore',
    text: '[In addition|Furthermore|Further to that|To add to that], {w}.',
    tones: SOBER,
    adds: true,
  },
  { id: 'more/front', text: '{Time}, {rest}.' },
  { id: 'more/hours', text: 'For the diary: {i}.', on: ['hours'] },
  { id: 'more/visit', text: '[If you are planning a visit|For your visit]: {i}.', on: ['hours', 'place'] },
  {
    id: 'more/practical',
    text: '[The practical part|In practice|On a practical note]: {i}.',
    on: ['practical', 'price'],
  },
  { id: 'more/price', text: '[As for cost|On price]: {i}.', on: ['price'] },
  { id: 'more/story', text: '[Some background|A little background]: {i}.', on: ['story'] },
];

/** Lines that say what the business is, after a fact. */
export const IDENTITIES: readonly Line[] = [
  { id: 'id/is', text: '{N} is {id}.' },
  { id: 'id/we-are', text: '{We are} {id}.' },
  { id: 'id/we-are-name', text: '{We are} {N}, {id}.' },
  { id: 'id/that', text: '{That is} {N}: {id}.' },
  { id: 'id/find', text: "You'll find all of this at {N}, {id}.", adds: true, tones: ['friendly'] },
  { id: 'id/signed', text: 'From {N}, {id}.' },
];

/** Lines that say who it is for, after a fact. */
export const AUDIENCES: readonly Line[] = [
  { id: 'who/for', text: '{N} is for {a}.' },
  { id: 'who/here', text: '{We are} here for {a}.' },
  { id: 'who/with', text: '{We} work with {a} in mind.' },
  { id: 'who/all', text: 'All of this is for {a}.', adds: true },
  { id: 'who/meant', text: 'It is meant for {a}.', adds: true },
  { id: 'who/whether', text: '{Addr}: {you are} in the right place.' },
  { id: 'who/glad', text: '{We are} glad to hear from {a}.', tones: WARM },
  { id: 'who/serve', text: '{We} do this for {a}.', adds: true },
];

/** Lines that say what the business values, after a fact. */
export const VALUES: readonly Line[] = [
  { id: 'stand/for', text: '{Av}: {that is} what {we} stand for.' },
  { id: 'stand/believe', text: '{We} believe in {v}.' },
  { id: 'stand/comes-back', text: 'It all comes back to {v}.' },
  { id: 'stand/thread', text: 'The thread through it all: {vv}.' },
  { id: 'stand/care', text: '{We} care about {v}.' },
  { id: 'stand/idea', text: 'The idea behind it: {v}.' },
  { id: 'stand/name', text: '{N} stands for {vv}.' },
  { id: 'stand/with', text: 'All of it with {v} in mind.' },
  { id: 'stand/adj', text: '{We} aim to be {adj}.' },
  { id: 'stand/adj-way', text: 'The way {we} like to work: {adj}.' },
];

/** Headings of a list of facts. */
export const LIST_INTROS: readonly Line[] = [
  {
    id: 'list/things',
    text: '[A few things to know|Some things to know|Several things worth knowing] about {N}:',
  },
  { id: 'list/what-to-know', text: '[What to know|What you should know|What is good to know] about {N}:' },
  { id: 'list/glance', text: '{N} at a glance:' },
  {
    id: 'list/essentials',
    text: 'The essentials of {N}:',
    tones: ['professional', 'technical', 'authoritative', 'luxury'],
  },
  { id: 'list/notes', text: 'Notes for [anyone new to|newcomers to] {N}:' },
  { id: 'list/order', text: 'From {N}, in no particular order:', tones: ['friendly', 'humorous'] },
  { id: 'list/short', text: 'The short list from {N}:' },
  { id: 'list/point', text: '{N}, point by point:', tones: ['technical', 'authoritative', 'professional'] },
  { id: 'list/looking', text: 'Looking for {id}? {Here is} {N} in short:' },
  { id: 'list/expect', text: 'What to expect from {N}:' },
  { id: 'list/basics', text: 'The basics of {N}:' },
  { id: 'list/introduction', text: 'A short introduction to {N}:' },
];

/** Invitations at the end; those with {url} are for channels whose links can be followed. */
export const CALLS: readonly Line[] = [
  { id: 'url/more-at', text: '[More|Find out more|Read more] at {url}' },
  { id: 'url/read', text: '[Read on|Learn more|Have a look|Take a look]: {url}' },
  { id: 'url/about', text: '[More about|Read about|Learn about] {N}: {url}' },
  {
    id: 'url/details',
    text: '[The details are at|All the details are at|You will find the details at] {url}',
  },
  { id: 'url/find', text: '[Find {us} at|You can find {us} at|Visit {us} at] {url}' },
  { id: 'url/rest', text: '[The rest is at|You can read the rest at|The rest of it is at] {url}' },
  { id: 'url/online', text: '{N} online: {url}' },
  { id: 'url/start', text: 'A good place to start: {url}' },
  { id: 'url/site', text: '{Our} website says more: {url}' },
  { id: 'url/see', text: 'See {N} for yourself: {url}' },
  { id: 'url/topic', text: 'More about {ourT}: {url}' },
  { id: 'url/topic-q', text: 'Questions about {ourT}? {url}' },
  { id: 'url/get-to-know', text: 'Get to know {N}: {url}' },
  { id: 'url/over', text: 'Head over to {url}', tones: ['friendly', 'humorous'] },
  { id: 'url/hello', text: 'Come and say hello: {url}', tones: ['friendly'] },
  { id: 'url/there-is', text: 'There is a website too, naturally: {url}', tones: ['humorous'] },
  { id: 'url/further', text: 'For further information: {url}', tones: ['professional', 'authoritative'] },
  { id: 'url/full', text: 'Full details: {url}', tones: ['technical', 'professional'] },
  { id: 'url/begin', text: 'Begin at {url}', tones: ['inspirational'] },
  { id: 'url/next', text: 'Take the next step: {url}', tones: ['inspirational', 'authoritative'] },
  { id: 'url/discover', text: 'Discover {N} at {url}', tones: ['luxury', 'inspirational'] },
  { id: 'url/invite', text: '{We} invite you to look around at {url}', tones: ['luxury'] },
  { id: 'url/book', text: '[Ready to book?|To book, start here:] {url}', goals: ['book'] },
  { id: 'url/book-name', text: 'Book with {N}: {url}', goals: ['book'] },
  { id: 'url/order', text: '[Ready to order?|To order, start here:] {url}', goals: ['order'] },
  { id: 'url/order-name', text: 'Order from {N}: {url}', goals: ['order'] },
  { id: 'url/visit', text: 'Plan your visit: {url}', goals: ['visit'] },
  { id: 'url/enquire', text: 'Talk to {N}: {url}', goals: ['enquire'] },
  { id: 'url/enquire-q', text: 'Have a question for {N}? {url}', goals: ['enquire'] },
  { id: 'url/try', text: '[Try|Take a look inside] {N}: {url}', goals: ['try'] },
  { id: 'url/subscribe', text: 'Stay in touch with {N}: {url}', goals: ['follow'] },
  { id: 'url/support', text: '[Support|Stand with] {N}: {url}', goals: ['support'] },
  { id: 'url/join', text: 'Join {N}: {url}', goals: ['join'] },
  { id: 'call/reply', text: 'Just reply to this mail if you have a question for {N}.', letters: true },
  { id: 'call/reply-topic', text: 'Reply to this mail to ask {us} about {ourT}.', letters: true },
  { id: 'call/forward', text: 'Please forward this to {a}.', letters: true },
  {
    id: 'call/comment',
    text: 'If you have a question for {N}, [ask in the comments|leave it in the comments|drop it below].',
    letters: false,
  },
  {
    id: 'call/message',
    text: '[Send {N} a message if you have a question|Message {N} if you would like to know more|Write to {N} if something is unclear].',
    letters: false,
  },
  { id: 'call/topic', text: '[Ask {us}|Message {us}|Write to {us}] about {ourT}.', letters: false },
  { id: 'call/topic-hear', text: 'If you would like to hear more about {ourT}, just ask.' },
  {
    id: 'call/save-id',
    text: 'Save this for when you need {id}.',
    asks: 'save',
  },
  { id: 'call/share-id', text: 'Know someone looking for {id}? Send them to {N}.' },
  { id: 'call/share-a', text: 'Share this with {a}.' },
  {
    id: 'call/follow',
    text: 'Follow {N} [to see more|for more of this|and stay in the loop].',
    letters: false,
  },
  {
    id: 'call/follow-id',
    text: 'Follow along if you like the idea of {id}.',
    letters: false,
    asks: 'follow',
  },
  { id: 'call/site', text: '[Find {N} at|More from {N} at|Look {us} up at] {site}' },
  { id: 'call/see-you', text: 'See you at {N}.', premises: true, asks: 'visit' },
  {
    id: 'call/hello',
    text: 'Come and say hello at {N}.',
    premises: true,
    tones: ['friendly', 'humorous', 'inspirational'],
  },
  { id: 'call/stop-by', text: '[Stop by|Drop in at|Look in at] {N}.', premises: true, industries: TABLES },
  { id: 'call/what-know', text: 'What would you like to know about {N}?' },
  {
    id: 'call/next',
    text: 'Tell {us} what {N} should [show you next|write about next|talk about next].',
    letters: false,
  },
  { id: 'call/topic-what', text: 'What would you ask {us} about {ourT}?' },
  { id: 'call/welcome', text: 'You are welcome at {N}.', tones: ['luxury', 'friendly', 'inspirational'] },
  {
    id: 'call/look-forward',
    text: '{We} look forward to welcoming you at {N}.',
    premises: true,
    tones: ['luxury', 'professional'],
  },
  { id: 'call/at-service', text: '{N} is at your service.', tones: ['luxury', 'professional'] },
  {
    id: 'call/talk',
    text: '{N} is happy to talk it through.',
    tones: ['professional', 'friendly', 'technical'],
  },
  { id: 'call/book', text: 'Book with {N} when it suits you.', goals: ['book'] },
  { id: 'call/order', text: 'Order from {N} when it suits you.', goals: ['order'] },
  { id: 'call/enquire', text: 'Tell {N} what you need.', goals: ['enquire'] },
  { id: 'call/visit', text: 'Put {N} on your list.', goals: ['visit', 'order'] },
  { id: 'call/join', text: 'Would you like to join {N}? Ask {us} about {ourT}.', goals: ['join'] },
];

/** Subject lines and titles. */
export const TITLES: readonly Line[] = [
  { id: 'title/topic-at', text: '{Tt} at {N}' },
  { id: 'title/topic-from', text: '{Tt}, from {N}' },
  { id: 'title/name-topic', text: '{N}: {tt}' },
  { id: 'title/about-topic', text: 'About {ourT}' },
  { id: 'title/sentence', text: '{i}', on: ['offer', 'story', 'price', 'practical'] },
  { id: 'title/tele', text: '{tele}' },
  { id: 'title/name-colon', text: '{N}: {i}', on: ['offer', 'story', 'price', 'practical'] },
  { id: 'title/third', text: '{N} {p3}' },
  { id: 'title/id', text: '{N}, {id}' },
  { id: 'title/looking', text: 'Looking for {id}?' },
  { id: 'title/for', text: '{N} for {a}' },
  { id: 'title/for-a', text: 'For {a}' },
  { id: 'title/stands', text: 'What {N} stands for: {v}' },
  { id: 'title/hours', text: 'When {N} is open', on: ['hours'] },
  { id: 'title/planning', text: 'Planning a visit to {N}', on: ['hours', 'place'] },
  { id: 'title/price', text: 'Prices at {N}', on: ['price'] },
  { id: 'title/story', text: 'The story of {N}', on: ['story'] },
  { id: 'title/behind', text: 'Behind the name {N}', on: ['story'] },
  { id: 'title/inside', text: 'Inside {N}', on: ['offer', 'story'] },
  { id: 'title/at-work', text: 'At work: {N}', on: ['offer'] },
  { id: 'title/how', text: 'What {we} do at {N}', on: ['offer'] },
  { id: 'title/introducing', text: 'Introducing {N}' },
  { id: 'title/few-things', text: 'A few things to know about {N}' },
  { id: 'title/note', text: 'A note from {N}' },
  { id: 'title/new-to', text: 'New to {N}?' },
];

/** First and last lines of a mail. */
export const GREETINGS: readonly Line[] = [
  { id: 'hi/hello', text: 'Hello from {N},' },
  {
    id: 'hi/greetings',
    text: 'Greetings from {N},',
    tones: ['professional', 'authoritative', 'technical', 'luxury'],
  },
  { id: 'hi/news', text: 'A few lines from {N},' },
  { id: 'hi/hi', text: 'Hi from {N},', tones: ['friendly', 'humorous'] },
  { id: 'hi/warm', text: 'A warm hello from {N},', tones: WARM },
  { id: 'hi/welcome', text: 'Welcome to this letter from {N},', tones: ['luxury', 'professional'] },
];
export const SIGN_OFFS: readonly Line[] = [
  { id: 'bye/regards', text: 'Kind regards, {N}' },
  { id: 'bye/thanks', text: 'Thank you for reading, {N}' },
  { id: 'bye/until', text: 'Until next time, {N}' },
  { id: 'bye/warmly', text: 'Warmly, {N}', tones: WARM },
  {
    id: 'bye/sincerely',
    text: 'Sincerely, {N}',
    tones: ['professional', 'authoritative', 'technical', 'luxury'],
  },
  { id: 'bye/see-you', text: 'See you soon, {N}', premises: true },
];

/** Stage directions of a spoken script. */
export const CUES = {
  open: ['Title card: {N}', 'Open on: {N}', 'On screen: {N}'],
  topic: ['Show: {t}', 'On screen: {t}', 'Cut to: {t}'],
  bare: ['To camera: {N}', 'On screen: {N}', 'Wide shot: {N}', 'Cut to: {N}'],
  end: ['End card: {N}, {site}', 'Last shot: {N}, {site}'],
  endBare: ['End card: {N}', 'Last shot: {N}'],
} as const;

/** For profiles in other languages: the owner's words, the name and the address, and no word of ours. */
export const BARE = {
  leads: [
    { id: 'own/plain', text: '{S}' },
    { id: 'name/first', text: '{N}: {i}.' },
    { id: 'lone/name', text: '{N}. {S}' },
    { id: 'two/pair', text: '{S} {S2}' },
    { id: 'last/name', text: '{S} {N}.' },
  ],
  mores: [
    { id: 'bare/more', text: '{S}' },
    { id: 'bare/more-again', text: '{S}' },
    { id: 'bare/more-third', text: '{S}' },
  ],
  scripts: ['lead | more | call', 'lead | call', 'lead | more', 'lead more | call'],
  films: ['next | more | call', 'next | call', 'next | more'],
  lists: [{ id: 'list/bare', text: '{N}:' }],
  calls: [
    { id: 'bare/url', text: '{url}' },
    { id: 'bare/name-url', text: '{N}: {url}' },
    { id: 'bare/site', text: '{N}: {site}' },
    { id: 'bare/name', text: '{N}' },
  ],
  titles: [
    { id: 'bare/title', text: '{i}' },
    { id: 'bare/title-name', text: '{N}' },
    { id: 'bare/title-both', text: '{N}: {i}' },
  ],
  letters: [{ id: 'bare/letter', text: '{N}' }],
  skeletons: [
    'lead',
    'lead more',
    'lead / more',
    'lead / call',
    'lead more / call',
    'lead / more / call',
    'lead / more more / call',
    'list / call',
    'lead / list / call',
  ],
} as const satisfies Record<string, readonly Line[] | readonly string[]>;
