// Websites of small businesses: what visitors meet, and what owners forget.
import type { Idea } from '../../library/idea.ts';
import { BUILDS, WEBSITES } from './kinds.ts';

export const WEB: readonly Idea[] = [
  {
    id: 'write-to-your-own-form',
    format: 'tip',
    again: 6,
    emoji: '📮',
    tags: ['Website', 'SmallBusiness', 'WebTips'],
    title: [
      'Does your contact form still work? Test it today',
      'When did you last test the contact form on your website?',
    ],
    cover: 'Test your own contact form',
    gist: [
      'Send yourself a message through the contact form on your website, from your phone. If a form is broken, nobody tells you.',
      'If your contact form does not work, it looks like a quiet week. Test it once a month.',
    ],
    subject: ['Does your contact form work?', 'A quiet week, or a broken form?'],
    hooks: {
      '*': [
        'Few enquiries this month? Have you tested your own contact form?',
        'A broken contact form thanks every visitor and tells nobody.',
        '"Thank you, we will be in touch," says your contact form. Does the message arrive?',
      ],
      p: 'A contact form breaks without a sound. You only notice that it is quiet.',
      f: 'Do one thing before lunch: write to yourself through your own website.',
      a: 'Test your contact form on the first of every month.',
      t: 'Mails from contact forms are often taken for spam.',
      h: '"Thank you, we will be in touch." Your form has said so since March. To nobody.',
      i: 'Perhaps somebody has written to you and is waiting.',
      l: 'A door bell should ring.',
    },
    lines: {
      '*': [
        'Write to your own contact form from your phone today. Nothing in your inbox by this evening? Now you know.',
        'Messages from your contact form often end up in spam. Look there first.',
        'Count the fields in your contact form. Each one that you do not need costs you enquiries.',
        'After "send", tell people when you will answer: "within two working days".',
        'Test your contact form on the first of each month. It takes two minutes.',
      ],
      h: ['The contact form wanted a fax number. It has had three messages since, all from the same museum.'],
    },
    scene: [
      'A customer stands in front of you: "I wrote to you twice." You look in your inbox and find nothing. Then you test your contact form.',
      'In spring the website moved to a faster server. It has been fast and very quiet ever since. Nobody had tested the form.',
    ],
    why: [
      [
        'After an update or a move your form may stop sending, and nobody tells you.',
        'A new spam filter is enough, and your messages are gone.',
      ],
      [
        'The visitor gets a friendly thank-you, and does not write again.',
        'Whoever gets no answer calls somebody else.',
      ],
    ],
    parts: [
      [
        ['Send a message from your phone', 'Use an address that nobody knows'],
        [
          'Not from the office network.',
          'Then it is as if a stranger wrote.',
          'Your own computer is known and trusted.',
        ],
        'A thumb filling in a form on a phone',
      ],
      [
        ['Look in the spam folder', 'If it is missing, check your spam'],
        [
          'If yours is there, so are those of your customers.',
          'Mark it as "not spam".',
          'Perhaps you will find a real order.',
        ],
        'A message found in a spam folder',
      ],
      [
        ['Answer your own message', 'Press "reply"'],
        ['Does it go to the right address?', 'Sometimes you write to yourself.', 'Only then do you know.'],
        'A reply with the address line in view',
      ],
    ],
    turn: [
      'Put it in your calendar, once a month.',
      'It takes a minute, and a quiet week is only a quiet week.',
    ],
    asks: [
      'When did you last get a message through your website?',
      'How many fields does your contact form have?',
    ],
    ends: {
      p: 'Test it after each update too.',
      f: 'And write yourself something nice.',
      a: 'Send, find, answer, every month.',
      t: 'A good form also saves each message on the website.',
      h: 'At least you wrote to somebody nice.',
      i: 'The next good customer may be waiting for an answer.',
      l: 'You press it, and it rings.',
    },
    work: 'Decide who tests the form each month. Otherwise nobody does.',
    keep: 'the first of next month',
    send: 'someone who had a strangely quiet spring',
    own: [
      {
        about: 'maintenance|website (?:care|support|check)|monitoring',
        kinds: ['service', 'offer', 'price', 'process'],
        lead: 'We can do that for you.',
      },
    ],
    pic: {
      ask: 'A phone with a filled-in contact form, names blurred',
      alt: 'A phone showing a contact form ready to be sent',
    },
    claims: [
      [
        'Form mail fails through sender policies, moves and filters',
        'web hosting practice (SPF and DMARC alignment)',
      ],
    ],
    only: WEBSITES,
  },
  {
    id: 'who-holds-the-domain',
    format: 'checklist',
    again: 11,
    emoji: '🌐',
    tick: true,
    tags: ['DomainName', 'Website', 'SmallBusinessIT'],
    title: ['Who owns your domain name? A checklist', 'Do you own your web address? Five things to find out'],
    cover: 'Who owns your domain?',
    gist: [
      "Your web address is rented, and somebody's name is in the contract. Find out whose, who gets the reminder, and who can log in.",
      'Your website and your mail depend on a name that is renewed once a year. Here are five questions to ask today.',
    ],
    subject: ['Is your domain really yours?', 'Who gets the reminder for your domain?'],
    hooks: {
      '*': [
        'Your web address costs about as much a year as a lunch, and your whole business depends on it.',
        'A cousin registered the domain. Nobody has talked to him since the wedding.',
        'The web address on your van is only rented. Do you know where the contract is?',
      ],
      p: 'Many small firms do not own their web address. Check yours.',
      f: 'Quick question: if your domain ran out on Friday, who would get the mail?',
      a: 'Your domain should be in the name of your firm. Check it today.',
      t: 'Owner, provider, expiry date, contact address: check these for your domain.',
      h: 'A student registered the domain, was paid in pizza, and is a dentist now. He still has the password.',
      i: 'Your name on the internet should be in your own hands.',
      l: 'A good name needs a little care.',
    },
    lines: {
      '*': [
        'Do not use a mail address of your own domain as its contact. If the domain runs out, you will not get the warning.',
        'An invoice for your domain from a firm you do not know? It is often not an invoice but an offer.',
        'Domain, hosting and website are three things. You can lose each of them.',
        'Ask your web agency: who is registered as the owner of our domain, and how could we move it?',
        'Renew your domain for several years, and write the date in two calendars.',
      ],
      h: [
        'You get two reminders for your domain: one went to the old office, and the other is a call from a customer.',
      ],
    },
    scene: [
      'It is Friday. Your website shows an advertisement for car parts, and no mail has come since ten. The domain has run out.',
      'Somebody tries to remember the name of the student who once registered the domain.',
    ],
    why: [
      [
        'Whoever is registered as the owner decides, no matter who paid for the website.',
        'An invoice from the agency does not prove that it is yours.',
      ],
      [
        'When it runs out, the website and the mail both stop.',
        'Your mail stops too, so you hear it from customers.',
      ],
    ],
    parts: [
      [
        ['Who is the registered owner?', 'Whose name is in the contract?'],
        [
          'It should be your firm, and not somebody who once helped you.',
          'Ask your provider.',
          'A helpful nephew may move abroad.',
        ],
        'A name plate at a door',
      ],
      [
        ['Who can log in?', 'Who has the password?'],
        ['At least two people should.', 'And not all on the same phone.', 'Try the login today.'],
        'Two keys on one hook',
      ],
      [
        ['Who gets the reminder?', 'Where do the warnings go?'],
        [
          'To an address that somebody reads.',
          'Not to one that stops on that very day.',
          'It should be outside this domain.',
        ],
        'A letter on a doormat',
      ],
      [
        ['Which card pays for it?', 'Is the card still valid?'],
        [
          'When the card expires, so does your website.',
          "Perhaps it is still somebody's private card.",
          'Check the date.',
        ],
        'A bank card and a calendar',
      ],
      [
        ['Which names do you still need?', 'Go through your old web addresses'],
        [
          'If you let one go, anybody can have it.',
          'Some still bring you visitors.',
          'And the mail that is sent there.',
        ],
        'A short handwritten list of names',
      ],
    ],
    turn: ['An hour today is better than a Friday without mail.', 'Keep the answers with your lease.'],
    asks: [
      'Do you know where your domain is registered?',
      'Who made your first website, and where are they now?',
    ],
    ends: {
      p: 'Check it once a year, together with your insurance.',
      f: 'It takes two minutes to look it up.',
      a: 'Owner, login, reminder, card: all yours.',
      t: 'Switch on automatic renewal and the transfer lock.',
      h: 'It always runs out on a Friday.',
      i: 'Your name belongs to you.',
      l: 'Done once, and you can forget it for years.',
    },
    work: 'When you sell a business, put the domain in the contract. One line is enough.',
    keep: 'the day you look at your insurance',
    send: 'someone whose website was built by a cousin',
    own: [
      {
        about: 'domains?\\b|hosting|\\bDNS\\b',
        kinds: ['service', 'price', 'policy', 'process', 'product'],
        lead: 'We look after domains too.',
      },
    ],
    pic: {
      ask: 'A shop sign or a van with its web address',
      alt: 'A painted shop sign with a web address',
    },
    claims: [
      [
        'Registrant controls the name; expiry stops mail and site',
        'registry and ICANN rules for domain names',
      ],
      ['Misleading renewal notices', 'consumer warnings of registrars and authorities'],
    ],
    only: WEBSITES,
  },
  {
    id: 'the-heavy-picture',
    format: 'howto',
    again: 9,
    emoji: '🖼️',
    tags: ['WebPerformance', 'Website', 'WebTips'],
    title: [
      'How to make pictures smaller before you upload them',
      'Photos for your website: smaller files, same picture',
    ],
    cover: 'Make your pictures smaller',
    gist: [
      'A photo from your phone is often ten times too big for a web page. Crop it, make it smaller, then upload it, and your page opens fast.',
      'Before you put a photo on your website, make it as small as it is shown.',
    ],
    subject: ['The pictures on your website are too big', 'A fast page, even on a train'],
    hooks: {
      '*': [
        'The photo is as big as a barn door, and your website shows it as big as a stamp.',
        'On the train your website opens like a blind being let down slowly. It is the pictures.',
        'Does your website load slowly? It is probably the photos.',
      ],
      p: 'Pictures that are too big are the most frequent reason for slow websites.',
      f: 'Before you upload that lovely photo, make it smaller.',
      a: 'Make each picture as small as your website shows it.',
      t: 'Half the width and half the height make a quarter of the file.',
      h: 'The team photo loads so slowly that two of them have left by now.',
      i: 'A light page also reaches people with bad reception.',
      l: 'A good page travels light.',
    },
    lines: {
      '*': [
        'Half the width and half the height of a photo make a quarter of the file. That is how to get a fast website.',
        'Look at your website on your phone, outside, without Wi-Fi. That is what customers see.',
        'Give your photos a name before you upload them: "oak-table-kitchen" is found, "IMG" and a number is not.',
        'For your website: photos as JPEG or WebP, logos as SVG or PNG.',
        'Switch off the Wi-Fi on your phone and open your website. Are the pictures there?',
      ],
      h: ['The logo on your website could be printed on a ship. It is shown as big as a raisin.'],
    },
    scene: [
      'In the office the website opens at once. At the bus stop a customer looks at a white screen, and then at the bus.',
      'Somebody has put a photo on the website and pulled it small with the mouse. It looks small. It is not.',
    ],
    why: [
      [
        'The browser loads the whole photo and only then makes it small.',
        'If you pull a picture smaller on the page, the file stays just as big.',
      ],
      [
        'With bad reception each second costs you visitors.',
        'People wait for {a lift|an elevator}, but not for a web page.',
      ],
    ],
    parts: [
      [
        ['Crop it first', 'Cut away what nobody needs'],
        [
          'Half the ceiling can go.',
          'It is usually a better picture.',
          'What is not in it need not be loaded.',
        ],
        'A crop frame around a detail',
      ],
      [
        ['Make it as wide as it is shown', 'Make it smaller before you upload it'],
        [
          'Twice the width on the page is enough.',
          'Your camera delivers much more than you need.',
          'For most pages two thousand pixels are plenty.',
        ],
        'A slider making a picture smaller',
      ],
      [
        ['Save it as JPEG or WebP', 'Choose a light format'],
        [
          'With medium quality you see no difference.',
          'For logos and drawings take SVG or PNG.',
          'Compare them. If you see no difference, take the smaller one.',
        ],
        'Two equal pictures side by side',
      ],
      [
        ['Describe it in one sentence', 'Write down what is in the picture'],
        [
          'It is read out to people who cannot see it.',
          'As you would say it on the phone.',
          'Search engines read it too.',
        ],
        'A text field below a picture',
      ],
    ],
    turn: ['Then open the page at the bus stop.', 'Begin with your home page.'],
    asks: [
      'Have you ever opened your website at a bus stop?',
      'How big is the first picture on your home page?',
    ],
    ends: {
      p: 'A morning for the ten biggest pictures helps more than a new server.',
      f: 'Your customers on the train will thank you.',
      a: 'Crop, shrink, save, describe.',
      t: 'Have pictures further down the page loaded later.',
      h: 'Your photos were never meant to be moved by {lorry|truck}.',
      i: 'A light page opens for everybody.',
      l: 'The same picture, and much lighter.',
    },
    work: 'Make two folders: small pictures for the website, big ones for print.',
    keep: 'the next time you upload a photo',
    send: 'whoever looks after your website',
    own: [
      {
        about: 'page speed|load(?:ing)? time|performance|website (?:check|audit|care)',
        kinds: ['service', 'offer', 'price', 'number'],
        lead: 'We can measure how fast your page is.',
      },
    ],
    pic: {
      ask: 'A phone at a bus stop with a half-loaded page',
      alt: 'A hand holding a phone with a half-loaded web page',
    },
    claims: [
      [
        'File size scales with pixel area; formats; alt text',
        'web performance and accessibility documentation',
      ],
    ],
    only: WEBSITES,
  },
  {
    id: 'hours-inside-a-picture',
    format: 'mistake',
    again: 9,
    emoji: '🕘',
    tags: ['WebAccessibility', 'Website', 'SmallBusiness'],
    title: [
      'Why opening hours should not be inside a picture',
      'Phone number in a picture? Why nobody can call you',
    ],
    cover: 'Opening hours are not a picture',
    gist: [
      'If your hours, prices and phone number are in a picture, nobody can tap, search or translate them. Write them as text on your website.',
      'A pretty picture of the menu cannot be found by a search engine, read aloud or tapped. Write it as text.',
    ],
    subject: ['Write your opening hours as text', 'Nobody can tap a picture of a number'],
    hooks: {
      '*': [
        'Your phone number is in a picture, big and lovely, and nobody can tap it.',
        'Your {holiday|vacation} notice is a photo of a sheet of paper. A search engine sees a grey rectangle.',
        'You cannot call a picture. Write your phone number as text.',
      ],
      p: 'What is written in a picture cannot be found, translated or read aloud.',
      f: 'Can people tap the phone number on your website, or do they have to copy it?',
      a: 'Opening hours are text. Do not put them in a picture.',
      t: 'Text in a picture cannot be searched, made bigger or read aloud.',
      h: 'To order, please learn eleven digits from this photo of a leaflet by heart.',
      i: 'Write it as text, and everybody can read it, even blind people.',
      l: 'A number that you can tap is good manners.',
    },
    lines: {
      '*': [
        'Tap the phone number on your website with your own phone. If nothing happens, customers have to write it down.',
        'A menu as a picture cannot be made bigger or translated. A menu as text can.',
        'New opening hours? Change them on the website, the map, the door and the voicemail.',
        'A PDF of your prices is better than a photo, and text on the page is better than both.',
        'Search the internet for a sentence from your own poster. If you do not find it, nobody does.',
      ],
      h: ['The special offer is a screenshot of a photo of a poster. Somewhere in it is a price.'],
    },
    scene: [
      'A visitor turns the phone sideways to read the menu. It is a photo, with the shadow of a hand on it.',
      'Somebody who is blind listens to your website. At the opening hours the voice says: "Image."',
    ],
    why: [
      [
        'For a computer a picture of words is only colours.',
        'Search engines read letters, and in a photo there are none.',
      ],
      ['And on a phone it is too small to read.', 'A poster on a phone is as big as a stamp.'],
    ],
    parts: [
      [
        ['Write hours and prices as text', 'Put them in a simple table'],
        [
          'It only takes you a minute to change them.',
          'Everybody can find and read it.',
          'You can change it yourself on a Sunday.',
        ],
        'Opening hours typed on a page',
      ],
      [
        ['Make your phone number a link', 'Let people tap your number'],
        [
          'One touch, and your phone rings.',
          'Ask whoever made your website. It takes a minute.',
          'Nobody wants to copy eleven digits.',
        ],
        'A thumb on a phone number',
      ],
      [
        ['Keep pictures for what you see', 'Use photos for your work and your team'],
        [
          'The facts stand next to them.',
          'Bread in the photo, and opening hours in the text.',
          'A picture is for the mood.',
        ],
        'A photo with a caption beside it',
      ],
      [
        ['If it is a poster, describe it', 'Add a line of text to each picture'],
        [
          'When, where, what: one sentence is enough.',
          'It is read out to those who cannot see it.',
          'Then search engines find it too.',
        ],
        'An alternative text field being filled in',
      ],
    ],
    turn: [
      'Then let somebody look for your opening hours in the rain.',
      'Look at your website on a phone, in the sun.',
    ],
    asks: [
      'When did you last call your own number from your website?',
      'What annoys you when you look for opening hours?',
    ],
    ends: {
      p: 'In many places websites now have to be readable for everybody.',
      f: 'Somebody with a wet thumb will be grateful.',
      a: 'Facts are text. Always.',
      t: 'With structured data your hours also show up in search results.',
      h: 'A picture says more than a thousand words, except for "open until six".',
      i: 'If everybody can read it, everybody is welcome.',
      l: 'Clear, and easy to tap.',
    },
    work: 'Look at your mail signature. If it is one picture, many people only see a red cross.',
    wrong: 'Putting opening hours and phone numbers into a picture',
    keep: 'the next time your hours change',
    send: 'the café with the sideways menu',
    own: [
      {
        about: 'accessib|barrier|\\bWCAG\\b',
        kinds: ['service', 'process', 'offer', 'product'],
        lead: 'We can help you with that.',
      },
    ],
    pic: {
      ask: 'A phone showing a tiny, unreadable picture of a menu',
      alt: 'A phone with a tiny picture of a menu on its screen',
    },
    claims: [
      [
        'Images of text are not accessible, searchable, resizable',
        'WCAG images-of-text criterion; search engine documentation',
      ],
    ],
    only: WEBSITES,
  },
  {
    id: 'why-is-it-slow',
    format: 'answer',
    again: 9,
    emoji: '🐢',
    tags: ['WebPerformance', 'Website', 'SmallBusiness'],
    title: ['Why is my website slow? Four usual reasons', 'Slow website? Where the seconds go'],
    cover: 'Why is your website slow?',
    gist: [
      'Usually it is the pictures, old plug-ins, or a dozen outside services. Everybody blames the server, and it is hardly ever the server.',
      'Slow website? Before you pay for a faster server, look at heavy photos, old plug-ins and widgets.',
    ],
    subject: ['Slow website? It is not the server', 'Four reasons why your website is slow'],
    hooks: {
      '*': [
        'Before your website says hello, it asks a dozen other websites.',
        'A faster server does not help if your website is too heavy.',
        'Your website is ready. It is waiting for eleven others.',
      ],
      p: 'You can see in ten minutes why a website is slow.',
      f: 'Is your website slow, or is it just you? There is an easy way to find out.',
      a: 'Measure your website before you pay for a server.',
      t: 'How much is loaded, how many files, and in which order: that explains nearly every slow page.',
      h: 'Your website loads a chat robot, a snowfall from last Christmas, and a map of a town that you have left.',
      i: "A fast page respects people's time.",
      l: 'It is there before you begin to wait.',
    },
    lines: {
      '*': [
        'Open your website in a private window, on a phone, without Wi-Fi. You will see what customers see.',
        'Each widget on your website asks another firm for something. If it is slow, so is your page.',
        'Is there a plug-in on your website that nobody can explain? Switch it off on a copy, and see.',
        'Your website is fast on your computer because it has seen it before. A new visitor has not.',
        'Try your website on a phone that is three years old. Somebody is using one right now.',
      ],
      h: ['Nobody knows what the plug-in "Booster Pro Turbo" does. The website has been slower since.'],
    },
    scene: [
      '"On my computer the website is fast," says the owner. That computer has opened it every day for six years.',
      'A customer taps, waits, looks up, sees the shop across the street, and goes there.',
    ],
    why: [
      [
        'A page is made of many files, and the slowest one decides.',
        'Dozens of files have to arrive before you see anything.',
      ],
      [
        'Your own browser has most of them stored. That is why you notice last.',
        'You see a stored copy and wonder what the fuss is about.',
      ],
    ],
    parts: [
      [
        ['Pictures that are too big', 'Heavy photos'],
        [
          'Make them smaller. It helps most.',
          'One photo can be bigger than all your text.',
          'It takes an afternoon.',
        ],
        'A huge photo on a small page',
      ],
      [
        ['Too many outside services', 'Fonts, maps, chat and counters'],
        [
          'Keep those that somebody uses.',
          'Load the map only when somebody taps it.',
          'Each of them has to answer first.',
        ],
        'A list of outside services on a screen',
      ],
      [
        ['Old plug-ins', 'Plug-ins that nobody remembers'],
        [
          'Each one slows down every page.',
          'Ask what it is for. If nobody knows, try without it.',
          'Switch them off one by one on a copy.',
        ],
        'A long list of plug-ins',
      ],
      [
        ['Nothing is stored', 'The page is made anew for everybody'],
        [
          'A stored copy is much faster.',
          'Your provider can switch that on.',
          'What is the same for everybody can be kept ready.',
        ],
        'A shelf with ready packed {parcels|packages}',
      ],
    ],
    turn: ['And only then talk about the server.', 'Change one thing at a time, and measure.'],
    asks: [
      'Which website makes you give up waiting?',
      'How fast is your website on a phone in the {car park|parking lot}?',
    ],
    ends: {
      p: 'There are free tests. The first line of the result is enough.',
      f: 'Begin with the oldest widget. Nobody will miss it.',
      a: 'Measure, remove, measure again.',
      t: 'Look at when the main part is there, and not at when everything is.',
      h: 'The server would like an apology.',
      i: "Each second that you save is somebody's.",
      l: 'There at once.',
    },
    work: 'For a new website, agree how big the home page may be.',
    question: 'Why is my website so slow?',
    short: [
      'Usually because of pictures, plug-ins and outside services, and hardly ever because of the server.',
      'Mostly too big pictures and too many add-ons.',
    ],
    keep: 'the next time somebody says it is slow',
    send: 'somebody who wants to buy a bigger server',
    own: [
      {
        about: 'page speed|performance|load(?:ing)? time|website (?:check|audit|care)',
        kinds: ['service', 'offer', 'price', 'number'],
        lead: 'We can look at it with you.',
      },
    ],
    pic: {
      ask: 'A phone with a loading circle in front of a shop window',
      alt: 'A phone with a loading circle on its screen',
    },
    claims: [
      ['Usual causes: images, third-party scripts, plug-ins, missing cache', 'web performance documentation'],
    ],
    only: WEBSITES,
  },
  {
    id: 'words-around-a-website',
    format: 'glossary',
    again: 12,
    emoji: '📘',
    tags: ['WebGlossary', 'Website', 'SmallBusinessIT'],
    title: [
      'Domain, hosting, DNS, CMS: website words explained',
      'What do you pay for? Domain, hosting and the rest',
    ],
    cover: 'Website words in plain English',
    gist: [
      'The domain is your name, hosting is the space, DNS is the signpost, the CMS is where you write. Five words, and you understand your invoice.',
      'For your website you pay for five things with odd names. Here is what they mean.',
    ],
    subject: ['What are you paying for?', 'Domain, hosting, DNS: what is that?'],
    hooks: {
      '*': [
        'You pay for hosting, a domain and a certificate. Do you know what they are?',
        'There are four words on the invoice for your website that nobody in the office can explain.',
        'Domain, hosting, DNS: five website words, explained.',
      ],
      p: 'If you know five words, you know whom to call when your website is down.',
      f: 'Here are the website words that nobody ever explains to you.',
      a: 'Learn five words before you order a new website.',
      t: 'A name, a signpost, a computer, a lock and a desk: that is your website.',
      h: '"The DNS has not propagated yet" is how web people buy themselves an afternoon.',
      i: 'You need no degree to understand your own website.',
      l: 'Five plain words for five invisible things.',
    },
    lines: {
      '*': [
        'Your domain is the name on the door. Hosting is the plot your house stands on. You can move the house and keep the name.',
        'DNS is the signpost to your website. If you move, some visitors still go to the old house for some hours.',
        'The certificate of your website runs out. Then browsers warn people in red letters.',
        'Ask for each item on your website invoice: is it the name, the space, the signpost, the lock or the desk?',
        'If your website is down, find out which of the five it is: domain, hosting, DNS, certificate or CMS.',
      ],
      h: ["The cloud is somebody else's computer, in a building with very good air conditioning."],
    },
    scene: [
      'Your website is down. The domain firm says it is the hosting. The hosting firm says it is the agency. The agency is at lunch.',
      'An invoice for the website arrives with fifteen odd words on it. Somebody signs it, as they do every year.',
    ],
    why: [
      [
        'A website is made of several things, and often from several firms.',
        'It looks like one thing, and it is five contracts.',
      ],
      [
        'If you know which of them does not work, you call the right number.',
        'On a bad day it saves you an hour.',
      ],
    ],
    parts: [
      [
        'Domain',
        [
          'The name that people type in. You rent it by the year.',
          'The name on your door.',
          'Your address on the internet.',
        ],
        'A painted sign above a door',
      ],
      [
        'Hosting',
        [
          'The computer that your website is on, always switched on.',
          'The plot of land for your house.',
          'Space on a computer that never sleeps.',
        ],
        'A row of small lights on a server',
      ],
      [
        'DNS',
        [
          'The signpost from your name to that computer, and to your mail.',
          'It is like an address book that every visitor looks in.',
          'It says where your website and your mail are.',
        ],
        'A signpost at a crossroads',
      ],
      [
        'Certificate',
        [
          'The lock in the browser. It runs out and has to be renewed.',
          'Without it the browser warns your visitors.',
          'It proves that the page is yours, and nobody can read along.',
        ],
        'A lock on a garden gate',
      ],
      [
        'CMS',
        [
          'Where you log in and change texts yourself.',
          'The program for your pages. It needs updates too.',
          'You log in there to change a sentence.',
        ],
        'A page being edited on a laptop',
      ],
    ],
    turn: ['Write a name and a phone number next to each of the five.', 'Ask which of them are yours.'],
    asks: [
      'Which word on your website invoice have you never understood?',
      'Whom would you call if your website were down?',
    ],
    ends: {
      p: 'Have the list ready for the day when it is down.',
      f: 'Is there another word? Ask. Somebody else wonders too.',
      a: 'Five words, five phone numbers, one list.',
      t: 'Before you move, ask how long the old signposts stay.',
      h: 'You may now hang up on anybody who says "propagated".',
      i: 'If you know the words, you can ask.',
      l: 'Now they have a name.',
    },
    work: 'Before you change your agency, write down for each of the five: who, login, cost, end of contract.',
    keep: 'the day the website invoice comes',
    send: 'whoever signs the invoice',
    own: [
      {
        about: 'hosting|domains?\\b|maintenance',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'How we look after all five.',
      },
    ],
    pic: {
      ask: 'A handwritten list of five words with arrows to numbers',
      alt: 'A handwritten list with arrows to phone numbers',
    },
    claims: [['Definitions', 'standard web vocabulary']],
    only: WEBSITES,
  },
  {
    id: 'slider-or-one-picture',
    format: 'either',
    again: 10,
    emoji: '🎠',
    tags: ['WebDesign', 'Website', 'SmallBusiness'],
    title: [
      'Slider or one picture: what belongs at the top of a website?',
      'Do sliders on a home page work? One picture or many',
    ],
    cover: 'One picture, or a slider?',
    gist: [
      'A slider shows everything, and hardly anybody watches it. With one picture you have to choose. What is at the top of your website?',
      'A slider ends an argument in the office. One picture tells a visitor who you are.',
    ],
    subject: ['Who sees your third slide?', 'Slider or one picture?'],
    hooks: {
      '*': [
        'The third picture in your slider is lovely. You and your mother have seen it.',
        'A website gets a slider when four people all want to be at the top.',
        "How long do you watch the slider on somebody else's website?",
      ],
      p: 'Most visitors of a website never see the second picture of a slider.',
      f: 'Have you ever waited for a website to show you the next picture?',
      a: 'Choose one picture for your website. Say one thing.',
      t: 'Nearly all clicks go to the first picture of a slider, and all of them have to be loaded.',
      h: 'Welcome to our. No, wait, the slider has moved on.',
      i: 'When you choose one picture, you find out what you stand for.',
      l: 'One good picture, and nothing around it.',
    },
    lines: {
      '*': [
        'A slider on a website means that the office could not agree. Visitors notice.',
        'Slider or one picture? Do you remember the second picture on any website you saw today?',
        'If things move on your website, there should be a stop button. Some people cannot read otherwise.',
        'For the top of your website, choose the one photo that no competitor could use.',
        'If you want a slider, let visitors move it themselves.',
      ],
      h: ['When you have read half of the sentence, the slider already has another one for you.'],
    },
    scene: [
      'A meeting about the home page: sales wants the offer, the boss wants the building. "We could make a slider," says somebody.',
      'A visitor begins to read, and the sentence slides away to the left.',
    ],
    why: [
      [
        'What moves looks like advertising, so people scroll past it.',
        'Visitors decide in seconds, and do not wait.',
      ],
    ],
    parts: [
      [
        'The slider',
        [
          'Everybody in the firm is on it. Visitors see the first picture.',
          'Good if people want to look through pictures, of rooms for example.',
          'Room for many things, if somebody waits.',
        ],
        'A finger swiping through pictures',
      ],
      [
        'One picture',
        [
          'It loads fast, it is calm, and you have to decide.',
          'One photo, one sentence, one button.',
          'You have to say what matters most.',
        ],
        'A single large picture on a screen',
      ],
    ],
    turn: [
      'If you keep the slider, put the best picture first.',
      'Look at your own numbers. Your visitors have decided.',
    ],
    asks: [
      'What is at the top of your website: a slider or one picture?',
      'If there could be only one picture, which would it be?',
    ],
    ends: {
      p: 'Look at your own clicks, and not at your taste.',
      f: 'Ask somebody who has never seen your website.',
      a: 'One picture, one sentence, one button.',
      t: 'If it moves by itself, it needs a stop button.',
      h: 'This text has not moved.',
      i: 'It takes courage to say only one thing.',
      l: 'One is plenty.',
    },
    work: 'Let everybody write down what a visitor should do first, and then compare.',
    keep: 'the next meeting about the home page',
    send: 'the colleague who wants to be on it too',
    pic: {
      ask: 'A laptop with one large calm picture on the screen',
      alt: 'A laptop showing a page with one large picture',
    },
    claims: [
      [
        'First slide gets most clicks; moving content mistaken for ads',
        'usability studies (university carousel study; Nielsen Norman Group)',
      ],
      ['Moving content needs pause', 'WCAG'],
    ],
    only: WEBSITES,
  },
  {
    id: 'the-hour-before-going-live',
    format: 'behind',
    again: 11,
    emoji: '🚀',
    tags: ['WebsiteLaunch', 'BehindTheScenes', 'WebDevelopment'],
    title: [
      'What happens in the hours before a new website goes live',
      'Website launch: what is checked first',
    ],
    cover: 'Before a site goes live',
    gist: [
      'Before a new website goes live, somebody checks old links, places a test order, and tries the way back. Then nothing happens the next day.',
      'For a calm launch you need a list, two people, and a plan to go back within five minutes.',
    ],
    subject: ['Why websites do not go live on a Friday', 'Before a new website goes live'],
    hooks: {
      '*': [
        'Nobody launches a website on a Friday twice.',
        'The most important button when a website goes live is the one that takes it all back.',
        'When a website goes live, the best news is that nothing happens.',
      ],
      p: 'When a website goes live, you have to be able to go back.',
      f: 'What do web people do in the last hour before a website goes live? They read a list to each other.',
      a: 'No new website without a way back, and not on a Friday.',
      t: 'Stop editing, send old links to new pages, test the way back, and then switch.',
      h: 'Ten people hold their breath, somebody presses a key, and the new website looks as it did this morning.',
      i: 'You stay calm if you have checked all the small things.',
      l: 'A good launch makes no noise.',
    },
    lines: {
      '*': [
        'New website? Ask where each old page leads now. Otherwise your visitors from search engines find nothing.',
        'A website should go live on a Tuesday morning, when everybody who can help is awake.',
        'When a website goes live there are two plans: one forward, and one back. Read the second one first.',
        'After your new shop has gone live, buy something in it, with a real card.',
        'Let your website go live on a Tuesday. By Friday you want to be bored.',
      ],
      h: [
        'There are two kinds of web developers: those who do not launch on a Friday, and those who are new.',
      ],
    },
    scene: [
      'Two people, two screens, one list. "Old price page?" "Leads to the new one." "Contact form?" "Arrived." The website is about to go live.',
      'At eight in the morning the new website goes live. For some hours half of the world still sees the old one.',
    ],
    why: [
      [
        'Search engines, mails and leaflets still lead to your old pages.',
        'There is always a leaflet with an address that nobody thought of.',
      ],
      [
        'What goes wrong is usually small, and only bad if you cannot go back.',
        'If you can go back, a fault is only a break.',
      ],
    ],
    parts: [
      [
        ['Nobody changes texts any more', 'Stop editing the old website'],
        ['What you write there now would be lost.', 'From noon on nobody writes.', 'Tell everybody in time.'],
        'A sign saying do not edit on a screen',
      ],
      [
        ['Old links lead to new pages', 'Check every old address'],
        [
          'Each old page needs a new place.',
          'There are hundreds of them, with tea.',
          'Otherwise visitors find nothing.',
        ],
        'A long list with ticks',
      ],
      [
        ['A stranger places an order', 'Somebody new tries to buy something'],
        [
          'On a phone, without help.',
          'Where they get stuck, customers would too.',
          'Whoever built it cannot test it.',
        ],
        'A thumb on an order button',
      ],
      [
        ['We try the way back', 'Once forward, and once back'],
        [
          'And somebody looks at a watch.',
          'If you have never tried it, it does not count.',
          'Then everybody is calm.',
        ],
        'A stopwatch next to a keyboard',
      ],
    ],
    turn: ['Then we switch, and it is very quiet.', 'If the next day is boring, everything was right.'],
    asks: ['Have you ever noticed overnight that a website had changed?', 'Which old page would you miss?'],
    ends: {
      p: 'Ask your agency for both plans.',
      f: 'And afterwards there is cake, mostly on the keyboard.',
      a: 'List, test, way back, Tuesday.',
      t: 'For two weeks, watch which old pages people still look for.',
      h: 'You need heroes on a Friday. On a Tuesday you need a list.',
      i: 'If it was done well, nobody notices.',
      l: 'In the morning it is simply there.',
    },
    work: 'Whenever you change a system, plan the way back first. Everybody is braver then.',
    keep: 'the week before your new website',
    send: 'anybody who wants to launch on a Friday',
    own: [
      {
        about: 'launch|go(?:es)? live|staging|redirect|test (?:server|copy)',
        kinds: ['process', 'service', 'story'],
        lead: 'And how it is done here.',
      },
    ],
    pic: {
      ask: 'A launch list with ticks next to two screens',
      alt: 'A ticked list lying between two computer screens',
    },
    claims: [['Redirects, content freeze, rollback, DNS TTL, avoid Fridays', 'web deployment practice']],
    only: BUILDS,
  },
];
