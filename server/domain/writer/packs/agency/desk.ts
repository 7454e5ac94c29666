// What agencies, designers and copywriters know and any small firm can use.
import type { Idea } from '../../library/idea.ts';
import { CUSTOMER_TALKS, DESIGN, MARKETING, WEBSITES } from './kinds.ts';

export const DESK: readonly Idea[] = [
  {
    id: 'one-reader-not-everybody',
    format: 'tip',
    again: 8,
    emoji: '🎯',
    tags: ['TargetAudience', 'MarketingTips', 'SmallBusiness'],
    only: MARKETING,
    title: [
      'Write your next post for one real customer',
      'Who should read your next post? Think of one person',
    ],
    cover: 'Write for one customer',
    gist: [
      'Before you write a post or an advert, think of one real customer: what did they ask, and what did they need? Write the answer to that person. Many others will feel meant.',
      'A text for everybody speaks to nobody. Choose one customer you would like more of, and write for them.',
    ],
    subject: ['Write for one customer', 'Who should read this?'],
    hooks: {
      '*': [
        'Stuck on your next post? Think of one real customer, and write to that person.',
        'A post for "everybody" is hard to write. A post for one customer is easy.',
      ],
      pati: 'Texts get clearer when you write them for one customer.',
      fhl: 'Who was your favourite customer last month? Write your next post for them.',
    },
    lines: {
      '*': [
        'Note what customers ask you on the phone. Each question is a post.',
        'Use the words that your customers use. If they say "leaky tap", do not write "sanitary installation".',
        'Read your website aloud to a customer. Where they frown, write it again.',
        'Could your competitor put their name under your text? Then it says too little about you.',
      ],
      h: ['"Our target group is everybody aged nought to a hundred." Good luck with the headline.'],
    },
    scene: [
      'The screen is empty, and you want to write something that suits everybody.',
      'You read your own website, and it could be that of any other firm.',
    ],
    why: [
      [
        'You can answer the questions of a real person. "The market" asks none.',
        'With one person in mind, you know what to leave out.',
      ],
      [
        'What helps one customer usually helps many.',
        'Others have the same question and have not asked it yet.',
      ],
    ],
    parts: [
      [
        ['Choose a real customer', 'Think of somebody by name'],
        ['Somebody you would like ten more of.', 'The last one who said thank you is a good choice.'],
        'A name on a sticky note',
      ],
      [
        ['Write down what they asked', 'Note their question'],
        ['Why did they come to you, and why on that day?', 'Use their words, not yours.'],
        'A notebook beside a phone',
      ],
      [
        ['Answer it in five sentences', 'Write the answer'],
        ['As you would say it on the phone.', 'Then cut the first sentence. It is often not needed.'],
        'A hand typing on a laptop',
      ],
    ],
    turn: [
      'Then post it, without a name of course.',
      'Keep a list of questions. You will never run out of subjects.',
    ],
    asks: ['What do your customers ask most often?', 'Whom do you think of when you write?'],
    ends: { pati: 'One customer, one question, one answer.', fhl: 'Try it with your next post.' },
    keep: 'the next time you do not know what to post',
    send: 'somebody who writes their own posts',
    pic: { ask: 'A sticky note with a first name beside a laptop', alt: 'A sticky note beside a laptop' },
    claims: [['Writing for one reader makes texts clearer', 'copywriting practice']],
  },
  {
    id: 'ask-how-they-found-you',
    format: 'howto',
    again: 8,
    emoji: '📊',
    tags: ['MarketingTips', 'SmallBusiness', 'WordOfMouth'],
    only: MARKETING,
    title: [
      'How did your customers find you? Ask and count',
      'Before you pay for adverts: ask this question',
    ],
    cover: 'How did you find us?',
    gist: [
      'Ask every new customer how they found you, and make a mark on a list. After three months you know what brings people in, and where your money is well spent.',
      'The best marketing report is free: a list beside the phone with a mark for each new customer.',
    ],
    subject: ['How did they find you?', 'A list beside the phone'],
    hooks: {
      '*': [
        'Before you spend money on adverts, find out how your last ten customers found you.',
        'Do you know what brings you customers? One question and a list will tell you.',
      ],
      pati: 'Count where customers come from before you spend on marketing.',
      fhl: 'How did your last five customers find you? If you have to guess, start a list today.',
    },
    lines: {
      '*': [
        'Ask new customers: how did you hear of us? Make a mark on a list. After three months, count.',
        'Do most customers come through friends? Then say thank you to those who recommend you.',
        'Somebody says "on the internet"? Ask where: search, map, a friend\'s post?',
        'Ask why somebody chose you, and note the exact words. It is your best headline.',
      ],
      h: ['"I found you on the internet" is like "I live in a house".'],
    },
    scene: [
      'You are offered an advert in the local paper, and you do not know whether it is worth it.',
      'A new customer calls, and nobody asks how they found you.',
    ],
    why: [
      [
        'Many firms pay for things that bring nobody, and do not know it.',
        'With three months of marks, you decide by facts.',
      ],
      [
        'Asking takes five seconds, and people like to tell you.',
        'The question is also a friendly beginning of a talk.',
      ],
    ],
    parts: [
      [
        ['Make a list', 'Draw five columns'],
        ['Friends, search, map, social media, passing by.', 'Put it where the phone is.'],
        'A list with five columns',
      ],
      [
        ['Ask everybody', 'Make it a habit'],
        ['On the phone, at the counter, in your form.', 'Everybody who answers the phone should ask.'],
        'A phone beside a pencil',
      ],
      [
        ['Count after three months', 'Add up the marks'],
        ['Where is most? Do more of that.', 'Where is nothing? Save the money.'],
        'A list full of marks',
      ],
    ],
    turn: [
      'Then you know where your next pound or dollar belongs.',
      'Start today. The first mark is the hardest.',
    ],
    asks: ['How do most customers find you?', 'Do you ask new customers how they found you?'],
    ends: { pati: 'Ask, mark, count.', fhl: 'And tell us what surprised you.' },
    keep: 'the next new customer who calls',
    send: 'somebody who is about to pay for an advert',
    pic: { ask: 'A handwritten list with marks beside a phone', alt: 'A list with marks beside a phone' },
    claims: [['Asking the source shows which channel works', 'marketing practice']],
  },
  {
    id: 'the-first-line-is-the-ad',
    format: 'mistake',
    again: 8,
    emoji: '✏️',
    tags: ['WritingTips', 'Copywriting', 'MarketingTips'],
    only: MARKETING,
    wrong: 'Starting a post with "We are pleased to announce"',
    title: ['How to write a first line that gets read', 'The first line of your post decides'],
    cover: 'A good first line',
    gist: [
      'Most people only read the first line. So put into it what the reader gets from the rest: the problem, the answer, or the price.',
      'Write your post, then look whether the best sentence is further down. Move it to the top.',
    ],
    subject: ['Your first line decides', 'Put the best sentence first'],
    hooks: {
      '*': [
        'Most people read one line and scroll on. Make it the right one.',
        'Your post is good, but nobody reads it? Look at the first line.',
      ],
      pati: 'The first line of a post has to say what it is about.',
      fhl: 'A trick that works for almost every post: delete the first line.',
    },
    lines: {
      '*': [
        'Read your post without its first sentence. Is it better? Then leave it out.',
        'A good first line names the problem of your reader: "Is your gate sticking?"',
        'In an email, the first words show in the inbox. Do not spend them on "I hope this finds you well".',
        'Put prices, dates and places near the top of a post. People look for them.',
      ],
      h: ['"We are pleased to announce" is a sentence that pleases one person. He wrote it.'],
    },
    scene: [
      'You have worked on a post for an hour, and three people liked it.',
      'An email begins with a greeting, a thank you and the weather. The offer comes in line nine.',
    ],
    why: [
      [
        'On a phone only two lines show before "more".',
        'People decide in a second whether it is about them.',
      ],
      [
        'Most of us need a sentence to warm up. The reader does not.',
        'The best sentence is often the third one.',
      ],
    ],
    parts: [
      [
        ['Write the whole post first', 'Begin anywhere'],
        ['Do not worry about the beginning.', 'Just say what you want to say.'],
        'A laptop with a draft',
      ],
      [
        ['Find the best sentence', 'Look for the main point'],
        ['Which one would you tell a friend?', 'Underline it with a pen.'],
        'A pen underlining a sentence',
      ],
      [
        ['Move it to the top', 'Start with your best sentence'],
        ['Then cut whatever has become doubled.', 'Read it aloud once.'],
        'A hand moving a strip of paper',
      ],
    ],
    turn: ['That takes two minutes and is worth it each time.', 'Try it on your last post.'],
    asks: ['Which first line made you read on lately?', 'What is hardest for you about writing posts?'],
    ends: { pati: 'The most important thing goes first.', fhl: 'And the greeting can wait.' },
    keep: 'the next post you write',
    send: 'somebody who begins every email with the weather',
    pic: {
      ask: 'A printed draft with its first line crossed out',
      alt: 'A draft with the first line crossed out',
    },
    claims: [['Feeds and inboxes show only the first lines', 'how feeds and inboxes work']],
  },
  {
    id: 'how-to-ask-for-a-review',
    format: 'howto',
    again: 8,
    emoji: '⭐',
    tags: ['CustomerReviews', 'MarketingTips', 'SmallBusiness'],
    only: MARKETING,
    title: ['How to ask customers for a review', 'More reviews: ask at the right moment'],
    cover: 'How to ask for a review',
    gist: [
      'Ask for a review when a customer is happy, on the same day, with one short message and a link. Most people like to do it. They only forget.',
      'Reviews come from asking. One friendly sentence and a link are enough.',
    ],
    subject: ['How to ask for a review', 'Ask on the same day'],
    hooks: {
      '*': [
        'Your customers are happy, but nobody writes a review? Ask like this.',
        'Most happy customers would write a review. They only need to be asked, and to have the link.',
      ],
      pati: 'Ask on the day of the job, and make it easy.',
      fhl: 'Feels awkward to ask for reviews? One sentence is enough.',
    },
    lines: {
      '*': [
        'Ask for a review on the day of the job, while the customer is still pleased.',
        'Send the direct link to your review page. Nobody likes to search for it.',
        'A sentence that works: "It would help us if you told others how it went. Here is the link."',
        'Answer every review, also the critical ones, in two calm sentences. Others read the answers.',
      ],
      h: ['Cats write no reviews. They only look. Everybody else can be asked.'],
    },
    scene: [
      'A customer says "that is just how I wanted it", and the moment passes.',
      'Your competitor has ninety reviews, and you have six.',
    ],
    why: [
      [
        'People read reviews before they call.',
        'For somebody who does not know you, reviews are the best sign.',
      ],
      [
        'A review takes two minutes, and only if the link is there.',
        'Happy people forget to write. Annoyed people think of it by themselves.',
      ],
    ],
    parts: [
      [
        ['Choose the right moment', 'Ask when they are pleased'],
        [
          'When they say thank you, or on the evening of the same day.',
          'After a week it is nearly too late.',
        ],
        'A happy handshake',
      ],
      [
        ['Send one short message', 'Write two sentences'],
        ['Thank them, ask, add the link.', 'By the way in which you are in touch anyhow.'],
        'A short message on a phone',
      ],
      [
        ['Answer what comes', 'Say thank you'],
        ['Use the name, and mention the job.', 'To criticism answer calmly and offer a call.'],
        'A hand typing a reply',
      ],
    ],
    turn: [
      'Ask everybody, not only some. It is fairer, and often required.',
      'Give nothing for it. Bought reviews are forbidden in many places.',
    ],
    asks: ['Do you ask your customers for reviews?', 'Do you write reviews yourself?'],
    ends: { pati: 'Same day, one message, one link.', fhl: 'Ask the next happy customer.' },
    keep: 'the end of your next job',
    send: 'a friend with happy customers and no reviews',
    pic: {
      ask: 'A phone with a short message, nothing private readable',
      alt: 'A phone with a short message',
    },
    claims: [
      [
        'Ask promptly, link directly, never pay; selective or paid reviews are restricted',
        'consumer protection guidance; platform rules',
      ],
    ],
  },
  {
    id: 'check-your-own-website',
    format: 'checklist',
    again: 8,
    emoji: '📱',
    tags: ['WebsiteTips', 'SmallBusiness', 'WebDesign'],
    only: WEBSITES,
    title: ['Check your own website in ten minutes', 'Your website on a phone: six things to check'],
    cover: 'Check your website',
    gist: [
      'Open your website on your phone, as if you were a new customer. Can you see within five seconds what you do, where, and how to reach you?',
      'Ten minutes, one phone, six questions: this shows what your website needs most.',
    ],
    subject: ['Check your website', 'Ten minutes with your phone'],
    hooks: {
      '*': [
        'Your website may look different on a phone from what you think. Take ten minutes for it.',
        'Most people will see your website on a phone. Check these six things there.',
      ],
      pati: 'Look at your website as a new customer would.',
      fhl: 'Go on, open your own website on your phone. Now.',
    },
    lines: {
      '*': [
        'Can a stranger see within five seconds what you do and where? Ask one.',
        'Tap on the phone number on your website. If nothing happens, have it changed today.',
        'Send yourself a message through your own contact form. Does it arrive?',
        'Check the year, the opening hours and the prices on your website. Old ones cost trust.',
      ],
      h: ['"Summer opening hours from May" is charming. In November it is less so.'],
    },
    scene: [
      'A customer says that your form does not work, and it has been so for weeks.',
      'You look up your own number, and it takes four taps.',
    ],
    why: [
      [
        'You know your website by heart, so you no longer see what is missing.',
        'Somebody new decides in seconds whether to stay.',
      ],
      [
        'Small mistakes cost enquiries, and you never hear of it.',
        'Nobody calls to say that they did not call.',
      ],
    ],
    parts: [
      [
        'What do you do, and where?',
        ['It should stand at the top, in plain words.', 'Trade and town in one sentence.'],
        'A phone with a website',
      ],
      [
        'Can I call with one tap?',
        ['The number should be at the top and can be tapped.', 'Try it with your thumb.'],
        'A thumb on a phone screen',
      ],
      [
        'Does the form arrive?',
        ['Send a message to yourself.', 'Look in the spam folder, too.'],
        'An inbox with a new message',
      ],
      [
        'Are the facts right?',
        ['Opening hours, prices, address, people.', 'Compare them with your entry on the map.'],
        'A door with opening hours',
      ],
      [
        'Is it quick?',
        ['Turn off the wi-fi, and count the seconds.', 'Large photos are usually the reason.'],
        'A stopwatch beside a phone',
      ],
      [
        'Do I see real photos?',
        ['You, your work, your place.', 'Bought pictures look like everybody else.'],
        'A phone taking a picture in a workshop',
      ],
    ],
    turn: [
      'Write down three things, and have them done this month.',
      'Ask a friend to do the same while you watch and say nothing.',
    ],
    asks: ['What did you notice on yours?', 'When did you last look at your own website?'],
    ends: { pati: 'What, where, phone, form, facts, speed, photos.', fhl: 'Tell us what you found.' },
    tick: true,
    keep: 'the next ten free minutes',
    send: 'somebody with a website from years ago',
    pic: { ask: 'A hand holding a phone with a website', alt: 'A hand holding a phone' },
    claims: [['Check clarity, contact, form, facts, speed, photos on mobile', 'web usability practice']],
  },
  {
    id: 'your-entry-on-the-map',
    format: 'tip',
    again: 9,
    emoji: '📍',
    tags: ['LocalSearch', 'MarketingTips', 'SmallBusiness'],
    only: MARKETING,
    title: ['Is your business right on the map? Check it now', 'Your entry on the map: hours, phone, photos'],
    cover: 'Is your map entry right?',
    gist: [
      'Search for your own business on your phone. Are the opening hours, the phone number and the photos right? Many customers see nothing else of you.',
      'Before you do anything else for your marketing, check your entry on the map. It is free and takes ten minutes.',
    ],
    subject: ['Your entry on the map', 'Are your hours right?'],
    hooks: {
      '*': [
        'Search for your own business on your phone. What do you see?',
        'Many customers see your entry on the map and never your website. Is it right?',
      ],
      pati: 'Check hours, phone and photos of your entry on the map.',
      fhl: 'Ten minutes that are worth more than an advert.',
    },
    lines: {
      '*': [
        'Enter special hours for holidays on the map before they come. A closed door annoys people.',
        'Add five photos of your own to your entry on the map: outside, inside, work, people, product.',
        'Choose the right category for your business on the map. You are found by it.',
        'Put your most common question and its answer on your entry, for example about parking.',
      ],
      h: ['According to the map the shop is open at midnight. Nobody has told the owner.'],
    },
    scene: [
      'A customer stands before a locked door and looks at the phone.',
      'On the map there is a photo of your shop, with a car in front of it.',
    ],
    why: [
      ['People on the go look at the map and call at once.', 'Wrong hours cost you a customer and a star.'],
      ['A good entry costs nothing but a few minutes.', 'Few of your competitors look after theirs.'],
    ],
    parts: [
      [
        ['Check hours and phone', 'Look at the facts'],
        ['Also for holidays.', 'Call your own number from the map.'],
        'A phone with a map',
      ],
      [
        ['Add your own photos', 'Show what it looks like'],
        ['Daylight, tidy, no filter.', 'The front matters most, so that people find you.'],
        'A shop front in daylight',
      ],
      [
        ['Answer the reviews', 'Say thank you'],
        ['Two sentences for each.', 'Start with the newest.'],
        'A hand typing on a phone',
      ],
    ],
    turn: [
      'Put a reminder in your calendar: every three months.',
      'Then look at how your competitors do it.',
    ],
    asks: ['Are your hours on the map right?', 'What do you look at first when you search for a business?'],
    ends: { pati: 'Facts, photos, answers.', fhl: 'Do it today, over a coffee.' },
    keep: 'the week before a holiday',
    send: 'somebody with a shop or workshop',
    pic: { ask: 'Your own front in daylight', alt: 'The front of a business in daylight' },
    claims: [['Listings show hours, photos and reviews', 'how map listings work']],
  },
  {
    id: 'photos-with-your-phone',
    format: 'howto',
    again: 8,
    emoji: '📷',
    tags: ['PhotoTips', 'SocialMediaTips', 'SmallBusiness'],
    only: 'social media|marketing|content|branding|creative (?:agency|studio)|websites',
    title: ['Better photos for your business with a phone', 'Phone photos that show your work well'],
    cover: 'Better photos by phone',
    gist: [
      'Wipe the lens, go to a window, tidy up behind, and take three pictures: one from far, one from near, one with a person. That is enough for a good post.',
      'You need no camera for good posts. Daylight, a clean lens and a calm background make most of the difference.',
    ],
    subject: ['Better photos by phone', 'Four steps, two minutes'],
    hooks: {
      '*': [
        'Your work is good, but the photos are dark? These four steps take two minutes.',
        'A phone is enough for good pictures of your work. It depends on the light.',
      ],
      pati: 'Light, background and distance make a good phone photo.',
      fhl: 'First step: wipe the lens. You will be surprised.',
    },
    lines: {
      '*': [
        'Wipe the lens of your phone with a clean cloth before you take a picture.',
        'Turn off the ceiling light, and go to a window. Daylight is the best light.',
        'Take each picture three times: from far, from near, and with a hand or a person in it.',
        'Look at the edges of the picture before you press. Is there a bin, a cable, a plug?',
      ],
      h: ['In the background of every great picture stands a mop.'],
    },
    scene: [
      'You have just finished a nice job, and the picture shows mainly a shadow.',
      'The post needs a picture, and there is only a blurred one from last year.',
    ],
    why: [
      ['People look first and read afterwards.', 'A clear picture stops the thumb.'],
      [
        'Real pictures of your work are better than bought ones.',
        'Customers want to see you and what you do.',
      ],
    ],
    parts: [
      [
        ['Wipe the lens', 'Clean the camera'],
        ['It lives in a pocket, so it has a film on it.', 'A soft cloth is enough.'],
        'A cloth on a phone lens',
      ],
      [
        ['Go to the light', 'Use a window'],
        ['With the window beside you, not behind the thing.', 'Turn the lamps off.'],
        'An object beside a window',
      ],
      [
        ['Tidy up the background', 'Clear the background'],
        ['A plain wall or a table is fine.', 'Move one step to the side, and the bin is gone.'],
        'A plain table top',
      ],
      [
        ['Take three pictures', 'Change the distance'],
        ['Far, near and with a person.', 'Ask before you show somebody.'],
        'Three pictures on a phone',
      ],
    ],
    turn: [
      'Make it a habit after each job. Then you always have pictures.',
      'Store them in one album, so that you find them.',
    ],
    asks: ['What do you find hardest to photograph?', 'Do you take pictures of your work?'],
    ends: { pati: 'Lens, light, background, three pictures.', fhl: 'Show us your next one.' },
    keep: 'the end of your next job',
    send: 'somebody who posts dark pictures',
    pic: {
      ask: 'A phone taking a picture of a thing by a window',
      alt: 'A phone taking a picture by a window',
    },
    claims: [['Clean lens, daylight, plain background', 'photography basics']],
  },
  {
    id: 'what-should-i-post',
    format: 'answer',
    again: 8,
    emoji: '💬',
    tags: ['SocialMediaTips', 'ContentIdeas', 'SmallBusiness'],
    only: MARKETING,
    question: 'I never know what to post. What can I do?',
    short: [
      'Answer the questions that customers ask you anyway.',
      'Write down ten questions of your customers, and answer one a week.',
    ],
    title: [
      'What should I post? Ten ideas you already have',
      'Never know what to post? Start with this list',
    ],
    cover: 'What should I post?',
    gist: [
      'Write down ten questions that customers ask you. Each answer is a post. Add pictures of finished jobs, a look at your work, and your opening hours before holidays.',
      'You have more to tell than you think. Questions, work in progress and finished jobs fill a whole season.',
    ],
    subject: ['What should I post?', 'Ten ideas you already have'],
    hooks: {
      '*': [
        '"I never know what to post." The easiest source is your own customers.',
        'Out of ideas for posts? Ten customer questions last for ten weeks.',
      ],
      pati: 'Customer questions are the best source for posts.',
      fhl: 'You answer questions all day long. Just write them down.',
    },
    lines: {
      '*': [
        'Write down ten questions that customers asked you this month. That is ten posts.',
        'Show a finished job, with one sentence on what was difficult about it.',
        'Post your opening hours before every holiday. It is dull and useful.',
        'Show one thing from your working day that customers never get to see.',
      ],
      h: ['"Happy Monday" has been posted before. Quite often, in fact.'],
    },
    scene: [
      'It is Thursday, you wanted to post something, and nothing comes to mind.',
      'You look at what others post, and feel even more tired.',
    ],
    why: [
      ['If one customer asks, ten others wonder.', 'An answer is useful, and useful things get saved.'],
      [
        'You need not invent anything. You only have to notice it.',
        'Most subjects come up in your working day anyway.',
      ],
    ],
    parts: [
      [
        ['Collect questions', 'Keep a list by the phone'],
        ['From calls, emails and the counter.', 'Ask your colleagues too.'],
        'A list beside a phone',
      ],
      [
        ['Show your work', 'Take a picture of each job'],
        ['Before, in the middle, after.', 'Ask the customer first.'],
        'A phone in a workshop',
      ],
      [
        ['Say what is coming', 'Post dates early'],
        ['Holidays, new things, free appointments.', 'With the date in the first line.'],
        'A calendar with a marked day',
      ],
    ],
    turn: ['Set aside half an hour a week, always the same one.', 'One good post a week is enough.'],
    asks: ['What do you find hardest about posting?', 'Which question do you hear most often?'],
    ends: {
      pati: 'Questions, work, dates: that fills the year.',
      fhl: 'Start with the question from this morning.',
    },
    keep: 'the next day without an idea',
    send: 'somebody who has not posted since spring',
    pic: { ask: 'A notebook with a list of questions', alt: 'A notebook with a list' },
    claims: [['Customer questions make useful content', 'content marketing practice']],
  },
  {
    id: 'what-a-logo-cannot-do',
    format: 'myth',
    again: 9,
    emoji: '🔖',
    tags: ['LogoDesign', 'Branding', 'SmallBusiness'],
    only: DESIGN,
    myth: 'A logo has to show what a business does',
    short: [
      'It has to be recognised. What you do stands beside it.',
      'It only has to be easy to remember and to read.',
    ],
    title: ['Does a logo have to show what you do?', 'A good logo: what it needs and what it does not'],
    cover: 'What a logo needs',
    gist: [
      'A logo does not have to explain your business. It has to be easy to recognise: small on a phone, in one colour on a bill, and from across the street.',
      'No tooth for the dentist, no house for the builder: a logo should be clear and different from the others.',
    ],
    subject: ['What a logo needs', 'Test your logo'],
    hooks: {
      '*': [
        'Does a dentist need a tooth in the logo? Not necessarily. This is what matters.',
        'Thinking about a new logo? Test it small, in one colour, and from far away.',
      ],
      pati: 'A logo has to be recognised. It need not explain.',
      fhl: 'Print your logo as small as a fingernail. Still readable?',
    },
    lines: {
      '*': [
        'Print your logo as small as a fingernail. If you cannot recognise it, it is too complicated.',
        'Look at your logo in black and white. It has to work on a stamp as well.',
        'Put your logo beside those of three competitors. Does it look different?',
        'Ask for your logo as a vector file. Then it stays sharp on a van as well.',
      ],
      h: ['Everybody wants a logo that is simple and shows everything.'],
    },
    scene: [
      'On the van are a house, a hammer, a rainbow and a phone number.',
      'You show three drafts to your family and get five opinions.',
    ],
    why: [
      [
        'The most famous logos show hardly anything of the product.',
        'People learn what a sign stands for by meeting you.',
      ],
      ['A logo is seen mostly small: on a phone, a bill, a pen.', 'Fine details disappear when it is small.'],
    ],
    parts: [
      [
        ['Look at it very small', 'Test it small'],
        ['On a phone, as a profile picture.', 'What you no longer see can go.'],
        'A logo on a phone screen',
      ],
      [
        ['Look at it in one colour', 'Test it in black'],
        ['For stamps, bills and engraving.', 'If it still works, it is good.'],
        'A black stamp on paper',
      ],
      [
        ['Look at it from far away', 'Test it across the street'],
        ['On a sign, a van, a shirt.', 'Can you read the name?'],
        'A van parked across a street',
      ],
    ],
    turn: [
      'And keep it. A logo gets better the longer people see it.',
      'Your name beside it may say what you do.',
    ],
    asks: ['Which logo do you like best?', 'Could you draw your own logo from memory?'],
    ends: { pati: 'Small, in one colour, from afar.', fhl: 'Try it with yours right now.' },
    keep: 'the next talk about a logo',
    send: 'somebody who is starting a business',
    pic: { ask: 'A logo in black on paper, very small and large', alt: 'A logo in two sizes on paper' },
    claims: [['Logos are recognised rather than descriptive', 'design practice']],
  },
  {
    id: 'two-fonts-are-enough',
    format: 'howto',
    again: 9,
    emoji: '🔠',
    tags: ['GraphicDesign', 'DesignTips', 'SmallBusiness'],
    only: DESIGN,
    title: ['A poster or price list that is easy to read', 'Two fonts are enough: better posters and flyers'],
    cover: 'Easy to read: how it is done',
    gist: [
      'One thing large, everything else small. Two fonts, two colours, and empty space at the edges. That is enough for a poster that people can read.',
      'Making a flyer or price list yourself? Choose one line that has to be seen first, and make it really large.',
    ],
    subject: ['Easy to read: here is how', 'Two fonts are enough'],
    hooks: {
      '*': [
        'Are you making your own flyer or price list? These four rules make it easier to read.',
        'If everything is large, nothing is seen. Four simple rules for your next poster.',
      ],
      pati: 'One thing large, two fonts, two colours, and space.',
      fhl: 'You do not have to be a designer to make a good notice.',
    },
    lines: {
      '*': [
        'On a poster, make one line three times as large as the rest: what, or when.',
        'Two fonts are enough: one for headings, one for reading.',
        'Leave a thumb of space at every edge of a flyer. It looks calmer at once.',
        'Hang your poster up and step back three metres. What can you still read?',
      ],
      h: ['A flyer with seven fonts is a ransom note with opening hours.'],
    },
    scene: [
      'The notice in the window has five colours, and people still ask about the opening hours.',
      'You design a flyer in the evening, and it gets fuller and fuller.',
    ],
    why: [
      ['The eye looks for the largest thing first.', 'Whoever walks past has two seconds.'],
      ['Empty space makes the rest easier to see.', 'What you leave out helps what stays.'],
    ],
    parts: [
      [
        ['Choose the one line', 'Decide what comes first'],
        ['The event, the offer or the date.', 'Only one. The rest may be small.'],
        'A poster with one large word',
      ],
      [
        ['Use two fonts', 'Limit the fonts'],
        ['One that is clear for reading.', 'Bold and size do the rest.'],
        'Two letters side by side',
      ],
      [
        ['Use two colours', 'Limit the colours'],
        ['Dark text on a light ground.', 'One colour for what matters.'],
        'Two colour cards',
      ],
      [
        ['Leave space', 'Keep the edges empty'],
        ['At the edges and between the groups.', 'If it does not fit, cut words.'],
        'A page with wide margins',
      ],
    ],
    turn: ['Then print it and look at it from the door.', 'Ask somebody what they saw first.'],
    asks: ['What do people ask although it stands on your notice?', 'Do you make your flyers yourself?'],
    ends: { pati: 'One line, two fonts, two colours, space.', fhl: 'And if in doubt: less.' },
    keep: 'your next flyer',
    send: 'somebody who makes the posters in your club',
    pic: { ask: 'A simple poster on a wall with one large line', alt: 'A simple poster on a wall' },
    claims: [['Hierarchy, few typefaces, margins aid reading', 'typography basics']],
  },
  {
    id: 'words-from-the-agency',
    format: 'glossary',
    again: 10,
    emoji: '📚',
    tags: ['MarketingWords', 'MarketingTips', 'SmallBusiness'],
    only: MARKETING,
    title: ['Marketing words explained: reach, clicks, conversion', 'What does your marketing report say?'],
    cover: 'Marketing words explained',
    gist: [
      'Reach is how many people saw it. Clicks are how many tapped on it. Conversion is how many did what you wanted: called, booked or bought.',
      'With five words you can read any marketing report, and ask the right questions.',
    ],
    subject: ['Marketing words explained', 'What is conversion?'],
    hooks: {
      '*': [
        '"Reach is up, conversion is down": what does that mean for your business?',
        'Five marketing words in plain language, so that you can ask back.',
      ],
      pati: 'Know these five words, and you can read a marketing report.',
      fhl: 'Nodding in meetings and understanding half? These five words help.',
    },
    lines: {
      '*': [
        'Reach means how many people saw something. It does not say whether they cared.',
        'Ask of every marketing report: how many people called or bought because of it?',
        'Organic means without paying for it: somebody found you through search or a friend.',
        'A hundred visitors and two enquiries make a conversion of two per cent.',
      ],
      h: ['Reach: ten thousand. Calls: one. It was your mother.'],
    },
    scene: [
      'The report has eleven pages and many arrows that point upwards.',
      'You ask how it went, and the answer has three English words that nobody uses at home.',
    ],
    why: [
      ['What counts in the end are enquiries and sales.', 'Large figures sound good and do not pay a bill.'],
      ['If you know the words, you can ask back.', 'A good agency is glad about questions.'],
    ],
    parts: [
      [
        'Reach',
        ['How many different people saw it.', 'The number of people it was shown to.'],
        'A street with people',
      ],
      ['Clicks', ['How often somebody tapped on it.', 'How many wanted to know more.'], 'A thumb on a phone'],
      [
        'Conversion',
        ['The share of visitors who called, booked or bought.', 'How many did what you had hoped.'],
        'A hand ringing a bell',
      ],
      [
        'Organic',
        ['Without payment: by search or through friends.', 'Visitors who found you by themselves.'],
        'A plant on a window sill',
      ],
      [
        'SEO',
        [
          'All that helps people find you in a search.',
          'Work on your website so that search engines show it.',
        ],
        'A magnifying glass',
      ],
    ],
    turn: ['Which word would you like to have explained?', 'Ask for one figure above all: enquiries.'],
    asks: ['Which marketing word annoys you most?', 'What do you look at first in a report?'],
    ends: { pati: 'Ask for enquiries first, then for the rest.', fhl: 'Ask about any word you like.' },
    keep: 'the next report in your inbox',
    send: 'somebody who nods in meetings',
    pic: { ask: 'A printed chart with a pen, no figures readable', alt: 'A chart with a pen' },
    claims: [['Meanings of reach, clicks, conversion, organic, SEO', 'definitions in common use']],
  },
  {
    id: 'ask-five-customers-first',
    format: 'tip',
    again: 9,
    emoji: '🙋',
    tags: ['CustomerTalks', 'SmallBusiness', 'AskYourCustomers'],
    only: CUSTOMER_TALKS,
    title: [
      'Before you change something, ask five customers',
      'Five short talks with customers show you a lot',
    ],
    cover: 'Ask five customers',
    gist: [
      'Planning something new? Call five customers first, and ask about the last time: what did they need, what was difficult, what did they do then?',
      'You do not need a survey. Five open talks of ten minutes show what matters to your customers.',
    ],
    subject: ['Ask five customers first', 'Ten minutes each'],
    hooks: {
      '*': [
        'Before you spend money on something new, call five customers. Ten minutes each are enough.',
        'What do your customers really want? Ask five of them about the last time.',
      ],
      pati: 'Five short talks can save an expensive mistake.',
      fhl: 'Your customers know more than you think. Just ask five of them.',
    },
    lines: {
      '*': [
        'Ask customers about the last time, not about "usually". They can remember the last time.',
        'Do not ask "Would you buy this?". Ask "How do you do it now?".',
        'Write down the exact words of your customers. They belong on your website.',
        'Ask at the end of every talk with a customer: what have I forgotten to ask?',
      ],
      h: ['"Would you like it to be better and cheaper?" Ninety-nine per cent said yes.'],
    },
    scene: [
      'You have an idea for something new, and everybody in the office likes it.',
      'You spent a month on a new offer, and nobody asks for it.',
    ],
    why: [
      [
        'In an office you hear only what you already think.',
        'Customers often have another problem than you suppose.',
      ],
      [
        'After five talks the same things come up again.',
        'You need not ask hundreds of people to see a pattern.',
      ],
    ],
    parts: [
      [
        ['Choose five customers', 'Make a short list'],
        ['Some new, some old, one who left.', 'Ask for ten minutes on the phone.'],
        'A list with five names, not readable',
      ],
      [
        ['Ask about the last time', 'Let them tell you'],
        ['"How was it when you last needed this?"', 'Then listen, and write it down.'],
        'A phone and a notebook',
      ],
      [
        ['Look for what repeats', 'Compare your notes'],
        ['What did three of five say?', 'Begin with that.'],
        'Notes with underlined words',
      ],
    ],
    turn: ['Then decide, and tell the five what came of it.', 'Do it every half year.'],
    asks: ['When did a customer last surprise you?', 'What would you ask your customers?'],
    ends: { pati: 'Five people, ten minutes, one pattern.', fhl: 'Call the first one today.' },
    keep: 'the next new idea',
    send: 'somebody with a new idea',
    pic: { ask: 'A phone, a notebook and a cup', alt: 'A phone and a notebook' },
    claims: [['A few open interviews show recurring problems', 'user research practice']],
  },
  {
    id: 'which-advert-do-you-remember',
    format: 'question',
    again: 7,
    emoji: '🎶',
    tags: ['Advertising', 'TellUs', 'Memories'],
    only: MARKETING,
    title: [
      'Which advert from your childhood do you remember?',
      'The jingle you can still sing: which one is it?',
    ],
    cover: 'The advert you remember',
    gist: [
      'A jingle, a slogan, a funny film: which advert from your childhood do you still know by heart?',
      'There is one advert that you could sing in your sleep. Which one?',
    ],
    subject: ['Which jingle do you still know?', 'Adverts of your childhood'],
    hooks: {
      '*': [
        'One advert from your childhood is still in your head. Which one?',
        'Can you still sing a jingle from the television of your childhood?',
      ],
      pati: 'Some adverts stay with us for decades. Which is yours?',
      fhl: 'Careful, this one will be in your head all day: which jingle do you still know?',
    },
    lines: {
      '*': [
        'Which jingle from your childhood can you still sing to the end?',
        'Which slogan do you say at home without thinking of the product?',
        'Which advert made you want something as a child?',
        'Which advert do you like at the moment?',
      ],
      h: ['If it is now in your head all day, we are very sorry.'],
    },
    scene: [
      'Somebody hums three notes, and everybody in the room knows the brand.',
      'An old advert comes up, and you know every word.',
    ],
    why: [
      ['What is short and repeated stays in the memory.', 'It is fun to see who remembers the same one.'],
    ],
    parts: [
      [
        'From the radio',
        ['The furniture shop with the catchy tune.', 'Every day on the way to school.'],
        'An old radio',
      ],
      [
        'From television',
        ['Between the film and the news.', 'You knew it better than the film.'],
        'An old television',
      ],
      [
        'From a poster',
        ['On the way to the bus stop.', 'You read it every morning for a year.'],
        'A poster wall',
      ],
    ],
    turn: ['Tell us in the comments.', 'Singing is allowed.'],
    asks: ['Which one is yours?', 'Which would your parents remember?'],
    ends: { pati: 'We are curious which one comes up most.', fhl: 'We look forward to singing along.' },
    keep: 'the next long car ride',
    send: 'somebody who grew up with you',
    pic: { ask: 'An old radio or television set', alt: 'An old radio on a shelf' },
    claims: [['Repeated jingles are remembered', 'common experience']],
  },
  {
    id: 'newsletter-or-social-media',
    format: 'either',
    again: 7,
    emoji: '📬',
    tags: ['ThisOrThat', 'Newsletter', 'SocialMediaTips'],
    only: MARKETING,
    title: [
      'Newsletter or social media: where do you read?',
      'How do you like to hear from a small business?',
    ],
    cover: 'Newsletter or social media?',
    gist: [
      'A newsletter once a month, or posts every few days: how do you like to hear from a business that you like?',
      'Some people read every newsletter, others only see posts. Where do you look?',
    ],
    subject: ['Newsletter or posts?', 'How do you like to hear from us?'],
    hooks: {
      '*': [
        'How do you like to hear from a business you like: by newsletter or by posts?',
        'One quick question: inbox or feed?',
      ],
      pati: 'Newsletter or posts: your customers may differ from you.',
      fhl: 'Be honest: do you open newsletters?',
    },
    lines: {
      '*': [
        'Newsletter or social media: where do you read news from a business?',
        'Which newsletter do you really open, and why?',
        'Which newsletter from a small business would you miss?',
        'When did you last buy something because of a post?',
      ],
      h: ['Four thousand unread newsletters. One of them might be important.'],
    },
    scene: [
      'A newsletter arrives. Do you open it, or do you delete it?',
      'You see a post from a shop that you like, weeks late.',
    ],
    why: [
      [
        'Both have their good side, and it depends on your customers.',
        'Ask your customers before you put work into one of them.',
      ],
    ],
    parts: [
      [
        'Newsletter',
        ['It arrives, and it can be read later.', 'Good for customers who know you already.'],
        'An inbox on a laptop',
      ],
      [
        'Social media',
        ['Quick, with pictures, and new people see it.', 'Good for being found.'],
        'A feed on a phone',
      ],
    ],
    turn: ['Many small firms do a little of both.', 'One of them done well is enough.'],
    asks: ['Inbox or feed?', 'Where did you find your favourite shop?'],
    ends: { pati: 'Ask your own customers, too.', fhl: 'One word is enough: which?' },
    keep: 'the next time you plan your marketing',
    send: 'somebody with four thousand unread emails',
    pic: { ask: 'A laptop and a phone side by side', alt: 'A laptop and a phone' },
    claims: [['Mail lists are owned, feeds are rented', 'marketing practice']],
  },
  {
    id: 'clear-desk-in-january',
    format: 'season',
    again: 11,
    emoji: '🗓️',
    tags: ['MarketingPlan', 'NewYear', 'SmallBusiness'],
    only: MARKETING,
    when: { months: [11, 12, 1] },
    title: ['A marketing plan for the year on one page', 'Plan your marketing: one line a month'],
    cover: 'Your year on one page',
    gist: [
      'Write down the twelve months, and for each the one thing that your customers need then. That is your marketing plan for the year.',
      'A marketing plan need not be long. Twelve lines on one page are enough for a small business.',
    ],
    subject: ['Your year on one page', 'One line a month'],
    hooks: {
      '*': [
        'Planning next year? Twelve lines are enough for the marketing of a small business.',
        'A quiet hour, one page, twelve months: this is how to plan your marketing.',
      ],
      pati: 'One line a month makes a plan that you can keep to.',
      fhl: 'No forty pages. One page and a cup of something hot.',
    },
    lines: {
      '*': [
        'Write beside each month what your customers think about then. Post about it two weeks earlier.',
        'Look up when you were busiest last year. Advertise before that, not in the middle of it.',
        'Enter holidays and school holidays into your marketing plan first.',
        'Leave two months of your plan empty. Something always comes up.',
      ],
      h: ['The forty-page plan is in a drawer. It is doing very well there.'],
    },
    scene: [
      'It is December, the phone is quiet, and next year begins soon.',
      'In spring everybody comes at once, and in autumn nobody does.',
    ],
    why: [
      [
        'Customers need some things at certain times, and you know when.',
        'If you post early, you are there when they begin to look.',
      ],
      ['A short plan is kept. A long one is filed.', 'With a line a month you never start from nothing.'],
    ],
    parts: [
      [
        ['Write down the months', 'Draw twelve lines'],
        ['With space beside each.', 'On paper, so that you can hang it up.'],
        'A page with twelve lines',
      ],
      [
        ['Add what customers need', 'Fill in the needs'],
        ["Look at last year's orders.", 'Ask whoever answers the phone.'],
        'A calendar with notes',
      ],
      [
        ['Add one thing to do', 'Plan one action each'],
        ['A post, a letter, an offer, a window.', 'One is enough, five are too many.'],
        'A pen on a page',
      ],
    ],
    turn: ['Hang it where you see it every day.', 'Look at it on the first of each month.'],
    asks: ['Which month is your busiest?', 'Do you plan your marketing?'],
    ends: { pati: 'Month, need, one action.', fhl: 'Then it is done for a year.' },
    keep: 'the quiet days at the end of the year',
    send: 'somebody who runs a small business',
    pic: { ask: 'A page with twelve lines and a cup', alt: 'A page with twelve lines' },
    claims: [['Demand follows the season; early posts help', 'marketing practice']],
  },
];
