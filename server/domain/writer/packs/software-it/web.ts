// Websites of small businesses: what visitors meet, and what owners forget.
import type { Idea } from '../../library/idea.ts';

export const WEB: readonly Idea[] = [
  {
    id: 'write-to-your-own-form',
    format: 'tip',
    again: 6,
    emoji: '📮',
    tags: ['Website', 'SmallBusiness', 'WebTips'],
    title: [
      'Does your contact form still work? Test it today',
      'When did you last test your own contact form?',
    ],
    cover: 'Write to your own form',
    gist: [
      'Send yourself a message through your own contact form, from a phone and with a strange address. Broken forms make no noise.',
      'A form that has stopped sending looks exactly like a quiet week. One test message a month tells them apart.',
    ],
    subject: ['When did your form last reach you?', 'A quiet week or a broken form?'],
    hooks: {
      '*': [
        'It has been a quiet month for enquiries. Have you tried your own form?',
        'A broken contact form thanks every visitor and tells nobody.',
        '"Thank you, we will be in touch." Really?',
      ],
      p: 'Contact forms fail silently, and the loss shows up only as a slow month.',
      f: 'Do one thing before lunch: write to yourself through your own website.',
      a: 'Test your contact form on the first working day of each month.',
      t: 'Form mail often dies at the spam filter, because the server is not allowed to send for the domain.',
      h: '"Thank you, we will be in touch." The form has been saying so since March. To no one.',
      i: 'Somewhere there is a message for you that only wants to arrive.',
      l: 'A door bell should ring when it is pressed.',
    },
    lines: {
      '*': [
        'Write to your own contact form from your phone today. If nothing has arrived by this evening, you know what the quiet month was.',
        'Form messages love the spam folder. Look there for one from a real customer before you call the week slow.',
        'Count the fields of your form. Each one that you do not need for an answer is a reason to give up.',
        'After "send" people want to know when somebody will reply. "Within two working days" is a whole sentence and calms everyone.',
        'Put it in the calendar for the first of the month. It takes two minutes.',
      ],
      h: ['The form demanded a fax number. It has since received three messages, all from the same museum.'],
    },
    scene: [
      'A customer stands in the shop: "I wrote to you twice." You look through the inbox, through the spam, and find an advertisement for forms.',
      'The site was moved to a faster server in spring. It has been wonderfully fast and wonderfully quiet ever since.',
    ],
    why: [
      [
        'A form depends on a server, a mail route and a filter, and any of them can change without a word to you.',
        'Updates, moves and new spam rules break the last step, where neither you nor the visitor is looking.',
      ],
      [
        'The visitor sees a friendly thank-you and does not write again.',
        'People who have been thanked consider the matter done. They then {ring|call} somebody else.',
      ],
    ],
    parts: [
      [
        ['Send from a phone, as a stranger', 'Use a phone and a strange address'],
        [
          'Off your own network, with an address that your mail system has never seen.',
          'Your usual computer is known and trusted. Visitors are neither.',
          'Then the system treats you like anyone.',
        ],
        'A thumb filling in a form on a phone',
      ],
      [
        ['Look into the spam folder', 'Search the junk folder'],
        [
          'If it landed there, real ones have as well.',
          'Mark it as wanted, and ask your provider why it was doubted.',
          'If it is in there, ask yourself who else was.',
        ],
        'A message found in a spam folder',
      ],
      [
        ['Answer it', 'Reply to it'],
        [
          'Only then do you see whether your reply goes to the person or to the form.',
          'Press reply and read the address. Surprisingly often it is your own.',
          'And look at whom you are writing to.',
        ],
        'A reply with the address line in view',
      ],
    ],
    turn: ['Put it in the calendar, once a month.', 'A minute a month, and quiet weeks are simply quiet.'],
    asks: [
      'When did a message last reach you through your website?',
      'How many fields does your form really need?',
    ],
    ends: {
      p: 'The check belongs on the list after every update and every move.',
      f: 'And write something nice. It is always good to get post.',
      a: 'Send, find, answer. Monthly.',
      t: 'Let the form store each entry as well as mailing it; then a mail fault loses nothing.',
      h: 'And if it does not arrive: you have at least written to somebody nice.',
      i: 'The next good job may be one working button away.',
      l: 'Pressed once, heard at once.',
    },
    work: 'In firms where marketing owns the site and sales owns the inbox, nobody owns the gap between them. Give the test message a name in the calendar, and the gap has an owner.',
    keep: 'the first Monday of next month',
    send: 'someone who has had a strangely quiet spring',
    own: [
      {
        about: 'maintenance|website (?:care|support|check)|monitoring',
        kinds: ['service', 'offer', 'price', 'process'],
        lead: "Checks like this can also be somebody's job.",
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
  },
  {
    id: 'who-holds-the-domain',
    format: 'checklist',
    again: 11,
    emoji: '🌐',
    tick: true,
    tags: ['DomainName', 'Website', 'SmallBusinessIT'],
    title: [
      'Who really holds your domain name? A checklist',
      'Do you own your web address? Five things to find out',
    ],
    cover: 'Who holds your domain?',
    gist: [
      "Your web address is rented, and somebody's name stands in the contract. Find out whose, who gets the reminder and who can sign in.",
      'Website and mail hang on a name that is renewed once a year by a login that nobody has used since. Five questions to ask today.',
    ],
    subject: ['Whose name is on your domain?', 'The reminder goes to a mailbox that is gone'],
    hooks: {
      '*': [
        'The most valuable thing your firm rents costs about as much a year as a lunch.',
        'The domain was registered by a cousin. Nobody has spoken to the cousin since the wedding.',
        'The name on your van is rented, and the contract is somewhere.',
      ],
      p: 'Many small firms do not hold the contract for their own web address.',
      f: 'Quick question: if your domain ran out on Friday, who would get the mail?',
      a: 'The domain belongs in the name of the business. Check it today.',
      t: 'Holder, registrar, name servers, expiry, contact address: five records decide whether you stay online.',
      h: 'A student set it up, was paid in pizza and is now a dentist. He still has the password.',
      i: 'Your name in the world should be in your own hands.',
      l: 'A good name is worth the care of a deed.',
    },
    lines: {
      '*': [
        'Do not register the contact address of a domain under the same domain. When it lapses, the warning goes down with it.',
        'An invoice from a company you have never heard of, for your own domain name? Look twice. It is often an offer dressed as a bill.',
        'Domain, hosting and website are three things. They can come from one company and can be lost one by one.',
        'Ask your agency two things while you like each other: who is registered as the holder, and how would we move?',
        'Renew for several years and write the end in two calendars.',
      ],
      h: [
        'For a domain name there are two kinds of reminder: the one that went to the old office, and the phone call from a customer.',
      ],
    },
    scene: [
      'It is Friday. The site shows an advertisement for car parts, and the mail has been oddly quiet since ten.',
      'At the desk somebody is trying to remember the name of the student who built the first website.',
    ],
    why: [
      [
        'Anyone who stands in the register can move, sell or forget the name, no matter who paid for the website.',
        'For the registry the holder on file is the owner. Invoices for design prove nothing there.',
      ],
      [
        'When it lapses, pages and mail stop together, and the mail that says so cannot arrive.',
        'An expired name takes the inbox along, so you find out from customers.',
      ],
    ],
    parts: [
      [
        ['Whose name stands in the register?', 'Who is entered as the owner?'],
        [
          'It should be the firm, and not a person who once helped.',
          'Ask the registrar or look it up; public entries are often hidden for privacy.',
          'A firm can be reached in ten years. A helpful nephew may not.',
        ],
        'A name plate at a door',
      ],
      [
        ['Who can sign in?', 'Who has the login?'],
        [
          'Two people at least, with a second factor.',
          'A login that lives in one phone is a single screw for a whole sign.',
          'One is too few, and the same phone for both is one.',
        ],
        'Two keys on one hook',
      ],
      [
        ['Where does the reminder go?', 'Who gets the letter?'],
        [
          'To an address outside this domain that somebody reads.',
          'Not to the mailbox that stops working on that very day.',
          'It must not arrive at the address that it is about.',
        ],
        'A letter on a doormat',
      ],
      [
        ['Which card pays?', 'Who pays, and from which card?'],
        [
          'Cards expire quietly, and with them the renewal.',
          "If it is the founder's private one, change it while you think of it.",
          'It is mostly an expiry date that takes a site down.',
        ],
        'A bank card and a calendar',
      ],
      [
        ['Which names do you use at all?', 'Which addresses do you still need?'],
        [
          'Old spellings and campaigns cost money or still bring visitors. Decide for each.',
          'Letting a name go means that anyone may have it, and the post that still comes there.',
          'What you let go can be bought by somebody with other plans.',
        ],
        'A short handwritten list of names',
      ],
    ],
    turn: [
      'An hour today is cheaper than a Friday without mail.',
      'File the answers with the lease. It is the same sort of paper.',
    ],
    asks: [
      'Do you know off-hand where your domain is registered?',
      'Who set up your first website, and where are they now?',
    ],
    ends: {
      p: 'Review it once a year, together with the insurance.',
      f: 'A look at the register takes two minutes. {Biscuits|Cookies} optional.',
      a: 'Holder, login, reminder, card. Yours, all four.',
      t: 'Switch on auto-renew and the transfer lock, and export the DNS zone as a file.',
      h: 'It is the only lease that lapses on a Friday by tradition.',
      i: 'What carries your name should rest in your hands.',
      l: 'Held well, and never spoken of again.',
    },
    work: 'When a business is sold or handed to the next generation, the domain is the item that the contract forgets. It takes one line there. Without it, it takes a lawyer.',
    keep: 'the day you file the insurance papers',
    send: 'someone whose website was built by a cousin',
    own: [
      {
        about: 'domains?\\b|hosting|\\bDNS\\b',
        kinds: ['service', 'price', 'policy', 'process', 'product'],
        lead: 'And how are domains looked after here?',
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
    cover: 'Pictures on a diet',
    gist: [
      'A phone photo is often ten times larger than a web page can show. Cut, scale, save as a modern format, then upload: the page opens while people are still interested.',
      'Before a picture goes on the site, shrink it to the size at which it is seen. Visitors on the train will thank you.',
    ],
    subject: ['Your pictures are too heavy', 'A page that opens on a train'],
    hooks: {
      '*': [
        'The photo is as wide as a barn door, and the page shows it as large as a stamp.',
        'On the train your page loads from top to bottom, like a blind being let down.',
        'A picture for a wall, squeezed through a phone.',
      ],
      p: 'Oversized pictures are among the commonest reasons why small business sites load slowly.',
      f: 'Before you upload that lovely photo, give it two minutes on a diet.',
      a: 'Scale the picture to the size at which it is shown. Then upload.',
      t: 'Bytes grow with pixel area: halve width and height, and a quarter is left.',
      h: 'The picture of the team loads so slowly that by the time it appears two of them have left.',
      i: 'A light page reaches people where the signal is thin.',
      l: 'Elegance travels light.',
    },
    lines: {
      '*': [
        'Half the width and half the height make a quarter of the picture. That is most of what there is to know about fast pages.',
        'Test your site where customers use it: on a phone, outside, away from the office network.',
        'Name the file before you upload it. "oak-table-kitchen" can be found; "IMG" with a number can only be scrolled past.',
        'Photographs: JPEG, WebP or AVIF. Logos and drawings: SVG or PNG. Mix them up and you get fog or weight.',
        'Check your page on a phone with Wi-Fi off. It is how strangers meet you.',
      ],
      h: [
        'The logo on the home page could be printed on the side of a ship. It is shown at the size of a raisin.',
      ],
    },
    scene: [
      'In the office the page opens at once. At the bus stop a customer looks at a white rectangle and then at the bus.',
      'Somebody has dragged a photo straight from the camera onto the page and pulled it small with the mouse. It looks small.',
    ],
    why: [
      [
        'The browser fetches the whole file and only then shows it small.',
        'Pulling a picture smaller on the page does not make the file lighter. Every pixel still travels.',
      ],
      [
        'On a phone with poor reception each second of white screen costs visitors.',
        'People wait for {a lift|an elevator}. They do not wait for a web page.',
      ],
    ],
    parts: [
      [
        ['Cut away what nobody needs', 'Trim it first'],
        [
          'Half of the ceiling and the passer-by: off they go.',
          'A closer crop is lighter and nearly always the better picture.',
          'What is not in it need not be loaded.',
        ],
        'A crop frame around a detail',
      ],
      [
        ['Scale it to its place', 'Make it as wide as its place'],
        [
          'Look up how wide the page shows it, and take twice that for sharp screens.',
          'A column on a page is a fraction of what your camera delivers.',
          'Twice the width on the page is plenty.',
        ],
        'A slider making a picture smaller',
      ],
      [
        ['Save it in a fitting format', 'Choose a light format'],
        [
          'Photos as JPEG or WebP at medium quality. Put both versions side by side; you will see no difference.',
          'Sharp-edged drawings stay drawings, as SVG or PNG.',
          'Compare at full size. If you cannot tell them apart, take the small one.',
        ],
        'Two equal pictures side by side',
      ],
      [
        ['Describe it in one sentence', 'Give it a text'],
        [
          'The alternative text is read out to people who cannot see it, and shown when it fails to load.',
          'Say what can be seen as you would on the telephone.',
          'One line, as if somebody had asked what is on it.',
        ],
        'A text field below a picture',
      ],
    ],
    turn: [
      'Then open the page at the bus stop.',
      'Start with the home page. Its pictures are fetched the most.',
    ],
    asks: [
      'Have you ever opened your own site at a bus stop?',
      'How heavy is the first picture on your home page?',
    ],
    ends: {
      p: 'A morning spent on the ten heaviest files usually does more than a new server.',
      f: 'Your customers on the train will thank you.',
      a: 'Crop, scale, save, describe.',
      t: 'Serve several widths and let the browser choose; load what lies below the fold later.',
      h: 'Your photos were never meant to be moved by {lorry|truck}.',
      i: 'Anyone who builds lightly opens the door wider.',
      l: 'Less weight, and nothing lost.',
    },
    work: 'Agree on one folder with finished sizes for the web and another with the originals for print. Heavy pages often begin with somebody who was short of time and took the only file that there was.',
    keep: 'the next time you upload a photo',
    send: 'the person who looks after the website on the side',
    own: [
      {
        about: 'page speed|load(?:ing)? time|performance|website (?:check|audit|care)',
        kinds: ['service', 'offer', 'price', 'number'],
        lead: 'Speed can be measured, too.',
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
  },
  {
    id: 'hours-inside-a-picture',
    format: 'mistake',
    again: 9,
    emoji: '🕘',
    tags: ['WebAccessibility', 'Website', 'SmallBusiness'],
    title: [
      'Why opening hours should not be inside a picture',
      'Text in images: why phone numbers belong in the page',
    ],
    cover: 'Hours trapped in a picture',
    gist: [
      'Hours, prices and phone numbers inside a picture cannot be tapped, searched, read aloud or translated. Write them as text, and the phone can dial.',
      'A pretty picture with the menu in it is a locked drawer for search engines, screen readers and anyone who wants to ring.',
    ],
    subject: ['Your opening hours are trapped', 'Nobody can tap a picture of a number'],
    hooks: {
      '*': [
        'The number is there, large and lovely, and it cannot be tapped.',
        'Your {holiday notice|vacation notice} is a photograph of a sheet of paper. The search engine sees a beige rectangle.',
        'Pictures cannot be dialled.',
      ],
      p: 'Information inside pictures is lost to search, translation and screen readers.',
      f: 'Can people tap your number, or do they have to learn it by heart while they switch to the dial pad?',
      a: 'Text is text. Do not photograph it.',
      t: 'Text in a bitmap has no structure: not selectable, not indexable, not resizable without blur.',
      h: 'To order, please memorise eleven digits from this photograph of a leaflet.',
      i: 'Write it as text, and suddenly everybody can read it, even with closed eyes.',
      l: 'Good manners on a page: what matters can be touched.',
    },
    lines: {
      '*': [
        'Try it on your phone: tap the number on your website. If nothing dials, customers are writing it on their hands.',
        'A menu as a picture cannot be enlarged, translated or read aloud. A menu as text can do all three without anyone lifting a finger.',
        'Hours stand in more places than you think: site, map entry, door, voicemail. When one changes, change all of them.',
        'A PDF of the price list is better than a photo of it, and a plain page is better than both.',
        'Search for a phrase from your own poster. If nothing comes up, nobody else finds it either.',
      ],
      h: [
        'The special offer is a screenshot of a photo of a poster. Somewhere in there is a price, like a fossil.',
      ],
    },
    scene: [
      'A visitor holds the phone closer, then farther away, then turns it on its side. It is a menu, sideways, with a shadow of a hand.',
      'Someone who cannot see listens to the page being read out. At the opening hours the voice says: image.',
    ],
    why: [
      [
        'For a machine a picture of words is only colours, so it can neither be found nor spoken.',
        'Search engines and reading aids work with letters. In a photo there are none.',
      ],
      [
        'And on a phone it shrinks until nobody can read it.',
        'What was designed for a poster arrives on a screen the width of a hand.',
      ],
    ],
    parts: [
      [
        ['Write hours and prices as text', 'Write it, do not photograph it'],
        [
          'A plain table is read by people, phones and search engines alike.',
          'It also takes ten seconds to correct, and pictures wait for the designer.',
          'Then it can be found, and changed on a Sunday.',
        ],
        'Opening hours typed on a page',
      ],
      [
        ['Make the number tappable', 'Let a number dial'],
        [
          'A link that starts with "tel" is enough, in international form.',
          'One touch and it rings. That is the shortest way to a customer.',
          'Nobody wants to copy eleven digits off a picture.',
        ],
        'A thumb on a phone number',
      ],
      [
        ['Keep the picture for the mood', 'Let photos be photos'],
        [
          'The bread, the team, the door. Words go beside it.',
          'Let each do what it can: light in the photo, facts in the text.',
          'A face, a loaf, a door. The facts stand underneath.',
        ],
        'A photo with a caption beside it',
      ],
      [
        ['Add a description where it cannot be helped', 'If it must be a poster, describe it'],
        [
          'One sentence of alternative text with the content of the poster.',
          'Anyone who cannot see the poster still wants to know when the concert is.',
          'Somebody who cannot see it still wants to come.',
        ],
        'An alternative text field being filled in',
      ],
    ],
    turn: [
      'Then let someone find your hours with one hand, in the rain.',
      'One look with a phone in the sun shows where to start.',
    ],
    asks: [
      'Can your number be tapped on your website?',
      'What drives you mad when you look for opening hours?',
    ],
    ends: {
      p: 'Accessible facts are found more often, and in many places they are becoming a duty.',
      f: 'Somebody with a wet thumb and a shopping bag will be grateful.',
      a: 'Facts as text. Always.',
      t: 'Mark hours up as structured data; then search results and maps show them right.',
      h: 'Pictures say more than a thousand words, except for "open until six".',
      i: 'Words that everybody can reach are a form of hospitality.',
      l: 'Clear, tappable, there.',
    },
    work: 'Check the mail signatures as well. Where the logo, the number and the address are one picture, half of all recipients see an empty box with a red cross.',
    wrong: 'Putting hours, prices and numbers into a picture',
    keep: 'the next time your hours change',
    send: 'the café with the sideways menu',
    own: [
      {
        about: 'accessib|barrier|\\bWCAG\\b',
        kinds: ['service', 'process', 'offer', 'product'],
        lead: 'Accessibility is part of the work here.',
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
  },
  {
    id: 'why-is-it-slow',
    format: 'answer',
    again: 9,
    emoji: '🐢',
    tags: ['WebPerformance', 'Website', 'SmallBusiness'],
    title: ['Why is my website slow? Four usual reasons', 'A slow website: where the seconds go'],
    cover: 'Why is the site so slow?',
    gist: [
      'Mostly it is pictures, plug-ins or the dozen outside services that a page calls before it shows itself. The server is blamed first and is seldom guilty.',
      'Look at what the page loads before you pay for a faster server: heavy photos, old extensions, widgets from elsewhere.',
    ],
    subject: ['It is rarely the server', 'What your page does before it says hello'],
    hooks: {
      '*': [
        'Before your page says hello, it makes dozens of phone calls.',
        'A faster server for a heavy page is a stronger horse for a cart with its brake on.',
        'Your page is ready. It is waiting for eleven others.',
      ],
      p: 'Most slow pages are slow for reasons that can be seen in ten minutes.',
      f: 'Is your site a little slow, or is it just you? There is an easy way to find out.',
      a: 'Measure before you pay. It is seldom the server.',
      t: 'Look at the request waterfall: size, count and blocking order explain nearly all delays.',
      h: 'The page loads a chat robot, a snowfall from last Christmas and a map of a town that you have left.',
      i: 'A quick page respects the time of people you have never met.',
      l: 'The finest pages are there before you have begun to wait.',
    },
    lines: {
      '*': [
        'Open your site in a private window, on a phone, away from your own network. That is what customers see; your own browser has half of it in memory.',
        'Each widget on a page is a phone call to another company. If one of them does not pick up, your page waits.',
        'Look for the extension that nobody can explain. Switch it off on the test copy. If nothing happens, it was the one.',
        'Your own site feels fast to you because your browser has kept it. New visitors start from nothing.',
        'Test it with a three-year-old phone. Somebody is using one right now.',
      ],
      h: ['Nobody knows what the plug-in called "Booster Pro Turbo" does. The page has been slower since.'],
    },
    scene: [
      '"On my computer it is quick," says the owner. It would be: that computer has visited the page every day for six years.',
      'A customer taps, waits, looks up, sees the shop across the road and goes there.',
    ],
    why: [
      [
        'A page is put together from many pieces, and it is only as quick as the slowest one that it insists on.',
        'Dozens of files have to arrive, some of them before anything may be shown.',
      ],
      [
        'Your own browser remembers most of them, which is why you notice last.',
        'Owners visit often, so they see a stored copy and wonder what the complaint is about.',
      ],
    ],
    parts: [
      [
        ['Heavy pictures', 'Pictures that are too large'],
        [
          'Straight from the camera onto the page. Scaling them is the quickest gain.',
          'One banner can weigh more than all the text you have ever written.',
          'Fix these first. It takes an afternoon and is felt at once.',
        ],
        'A huge photo on a small page',
      ],
      [
        ['Calls to other companies', 'Strangers that are asked first'],
        [
          'Fonts, maps, chat, counters: keep those that somebody looks at.',
          'Load a map when it is tapped, and not for everyone who wants your number.',
          'Every font, map and counter has to answer before you may.',
        ],
        'A list of outside services on a screen',
      ],
      [
        ['Extensions that nobody remembers', 'Add-ons from other times'],
        [
          'Each one adds work to each page, also on those where it does nothing.',
          'Ask what it is for. If no one knows, try without it on a copy.',
          'Turn them off one by one on a copy and see who notices.',
        ],
        'A long list of plug-ins',
      ],
      [
        ['No cache', 'Everything is made anew'],
        [
          'The same page is worked out anew for each visitor, like a soup for every spoon.',
          'A stored copy serves the hundredth reader as fast as the first should have been.',
          'What is the same for everybody can be kept ready.',
        ],
        'A shelf with ready packed {parcels|packages}',
      ],
    ],
    turn: [
      'After that, and only then, talk about the server.',
      'Change one thing at a time and measure in between, or you will not know what helped.',
    ],
    asks: [
      'Which page makes you give up waiting?',
      'How fast is your site on a phone in the {car park|parking lot}?',
    ],
    ends: {
      p: 'Several browser makers offer tests without charge; the first screen of the result is enough to start.',
      f: 'Start with the oldest widget. It will not be missed.',
      a: 'Weigh, count, remove.',
      t: 'Watch the time until the main content is visible; total load time misleads.',
      h: 'The server would like an apology.',
      i: "Each second that you give back is somebody's.",
      l: 'There, at once, without a word.',
    },
    work: 'For the next relaunch, agree a budget as you would for money: so much weight for the home page, so many outside calls. Anyone who wants a new widget names the one that goes.',
    question: 'Why is my website so slow?',
    short: [
      'Usually pictures, plug-ins and outside services. The server is blamed first and seldom guilty.',
      "Seldom the server. Usually images, add-ons, and other companies' scripts.",
    ],
    keep: 'the next complaint about a slow page',
    send: 'somebody who is about to buy a bigger server',
    own: [
      {
        about: 'page speed|performance|load(?:ing)? time|website (?:check|audit|care)',
        kinds: ['service', 'offer', 'price', 'number'],
        lead: 'This can be looked at together.',
      },
    ],
    pic: {
      ask: 'A phone with a loading circle in front of a shop window',
      alt: 'A phone with a loading circle on its screen',
    },
    claims: [
      ['Usual causes: images, third-party scripts, plug-ins, missing cache', 'web performance documentation'],
    ],
  },
  {
    id: 'words-around-a-website',
    format: 'glossary',
    again: 12,
    emoji: '📘',
    tags: ['WebGlossary', 'Website', 'SmallBusinessIT'],
    title: [
      'Domain, hosting, DNS, CMS: website words explained',
      'What am I paying for? Domain, hosting and the rest',
    ],
    cover: 'Website words, in plain',
    gist: [
      'A domain is the name, hosting the plot, DNS the signpost, the CMS the desk at which you write. Five words, and the next invoice makes sense.',
      'You pay for five things with strange names each year. Here is what they would be called in a street.',
    ],
    subject: ['What exactly are you paying for?', 'Five words on the hosting invoice'],
    hooks: {
      '*': [
        'You pay for hosting, a domain and a certificate. Could you say what happens if one of them stops?',
        'On the invoice stand four words that nobody in the office can explain.',
        'Five words stand between you and your own bill.',
      ],
      p: 'Owners who know five terms can tell which supplier to ring when something is down.',
      f: 'Here is the vocabulary that web people forget to explain.',
      a: 'Five words. Learn them before you sign for a new website.',
      t: 'Name, resolution, delivery, encryption, editing: five layers, often with five suppliers.',
      h: '"The DNS has not propagated yet" is the sentence with which web people buy themselves an afternoon.',
      i: 'You need no degree to be master in your own house.',
      l: 'Five plain names for five invisible things.',
    },
    lines: {
      '*': [
        'Domain: the name over the door. Hosting: the plot on which the house stands. You can move the house and keep the name.',
        'DNS is the signpost at the crossroads. When a site moves, the old signposts stay up for a few hours, and some visitors still turn left.',
        'The certificate of a website expires. When yours does, browsers warn people off your page in red letters, however honest you are.',
        'Ask of each bill: name, plot, signpost, lock or desk? If it is none of them, ask again.',
        'If one of the five stops, the others look broken as well. Know which is which.',
      ],
      h: ["The cloud is somebody else's computer in a building with very good air conditioning and a fence."],
    },
    scene: [
      'The site is down. You {ring|call} the people with the domain, who name the people with the hosting, who name the agency. The agency is at lunch.',
      'An invoice arrives, fifteen positions, all of them abbreviations. Somebody initials it, as they do every year.',
    ],
    why: [
      [
        'A website is made of separate things that can come from separate companies.',
        'What looks like one thing on the screen is five contracts in the folder.',
      ],
      [
        'If you know which of them has failed, you {ring|call} the right number first.',
        'A plain word for each saves an hour on the bad day.',
      ],
    ],
    parts: [
      [
        'Domain',
        [
          'The name that people type. Rented by the year.',
          'The sign above your door, entered in a register.',
          'The address itself, lent to you year by year.',
        ],
        'A painted sign above a door',
      ],
      [
        'Hosting',
        [
          'The computer on which your pages lie, always switched on.',
          'The plot of land that your house stands on.',
          'Room on a machine that never sleeps.',
        ],
        'A row of small lights on a server',
      ],
      [
        'DNS',
        [
          'The signpost that leads from the name to that computer, and to your mail.',
          'A public address book, looked up in passing at every visit.',
          'It tells the world where name and mail are to be found.',
        ],
        'A signpost at a crossroads',
      ],
      [
        'Certificate',
        [
          'Proof of the name and a lock on the line. It runs out and has to be renewed.',
          'What makes the browser show a lock instead of a warning.',
          'Without a valid one, the browser frightens your visitors.',
        ],
        'A lock on a garden gate',
      ],
      [
        'CMS',
        [
          'The desk behind the site: there you change texts without building anything.',
          'A program for editing pages, with a login and updates of its own.',
          'Where you sign in to change a sentence.',
        ],
        'A page being edited on a laptop',
      ],
    ],
    turn: [
      'Write a name and a number behind each of the five, and hang it beside the router.',
      'Ask which of them are yours, and which would leave with the agency.',
    ],
    asks: [
      'Which word on your web invoice has always puzzled you?',
      'Whom would you {ring|call} first if your site were down?',
    ],
    ends: {
      p: 'A page with suppliers and customer numbers is worth gold at eight in the morning.',
      f: 'Got another word that bothers you? Ask. Somebody else wonders, too.',
      a: 'Five words, five suppliers, one list.',
      t: 'Note the TTL before you move a site; it is how long the old signposts stand.',
      h: 'You may now hang up on anybody who says "propagated".',
      i: 'Anyone who knows the words may ask the questions.',
      l: 'Named, and therefore no longer mysterious.',
    },
    work: 'Before changing agency, fill in a table with the five words down the side: supplier, login, cost, end of contract. If a cell stays empty, fill it before you give notice.',
    keep: 'the day the hosting invoice comes',
    send: 'the person who initials that invoice',
    own: [
      {
        about: 'hosting|domains?\\b|maintenance',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'And how are these things arranged here?',
      },
    ],
    pic: {
      ask: 'A handwritten list of five words with arrows to numbers',
      alt: 'A handwritten list with arrows to phone numbers',
    },
    claims: [['Definitions', 'standard web vocabulary']],
  },
  {
    id: 'slider-or-one-picture',
    format: 'either',
    again: 10,
    emoji: '🎠',
    tags: ['WebDesign', 'Website', 'SmallBusiness'],
    title: [
      'Slider or one picture: what belongs at the top of a website?',
      'Do homepage sliders work? One picture or many',
    ],
    cover: 'Slider or one picture?',
    gist: [
      'A row of moving pictures shows everything and is watched by hardly anyone. One picture has to choose, and that is its strength. Which do you have?',
      'The slider settles an argument in the office. The single picture settles what a visitor sees.',
    ],
    subject: ['Does anybody see your third slide?', 'Slider or one picture?'],
    hooks: {
      '*': [
        'Your third slide is lovely. You and your mother have seen it.',
        'A slider is what you get when four people each want to be at the top.',
        "Count how long you look at somebody else's slider.",
      ],
      p: 'Studies of page use tend to find that few visitors get beyond the first slide.',
      f: 'Be honest: have you ever waited for a website to show you the next picture?',
      a: 'Choose one picture. Say one thing.',
      t: 'Clicks on carousels concentrate on the first panel, while every panel costs load time.',
      h: 'Welcome to our. No, wait, it has moved on.',
      i: 'Choosing one picture is a way of finding out what you stand for.',
      l: 'A single image, and silence around it.',
    },
    lines: {
      '*': [
        'A slider at the top means that the office could not agree. Visitors can tell.',
        'Slider or one picture? Before you answer, name the second picture on any site that you visited today.',
        'If things have to move on a web page, give people a way to stop them. Some cannot read and watch at once.',
        'Pick the one photo that a competitor could not use. That is your top picture.',
        'If it has to move, let the visitor move it.',
      ],
      h: [
        'By the time you have read the first half of the sentence, the slider has found something else that it wants to tell you.',
      ],
    },
    scene: [
      'Meeting about the home page: sales wants the offer, personnel wants the vacancy, the boss wants the building. "We could make a slider," says someone.',
      'A visitor starts to read, and the sentence slides off to the left.',
    ],
    why: [
      [
        'Visitors decide within seconds and mostly scroll past what moves, because it looks like advertising.',
        'What slides is easily taken for a banner, and people have learnt to look past banners.',
      ],
    ],
    parts: [
      [
        'The slider',
        [
          'Room for several messages and for peace in the office. Works best where people want to leaf through, such as pictures of a room.',
          'Shows variety, if the visitor may turn the pages alone. It asks for patience and for bytes.',
          'Everybody in the house finds themselves on it. Visitors see the first.',
        ],
        'A finger swiping through pictures',
      ],
      [
        'The one picture',
        [
          'Quick, calm, and forces you to decide what you are about. The rest moves down the page, where people scroll anyway.',
          'One photo, one sentence, one button. Anyone who wants more will find it below.',
          'You have to say what matters. That is the difficult part and the useful one.',
        ],
        'A single large picture on a screen',
      ],
    ],
    turn: [
      'If you keep the slider, make the first picture the one that matters.',
      'Look at the figures of your own site; your visitors have already voted.',
    ],
    asks: [
      'Slider or one picture: what stands at the top of yours?',
      'Which picture would you choose if there could be only one?',
    ],
    ends: {
      p: "Your own click figures are a better guide than anyone's taste.",
      f: 'Ask somebody who has never seen your page. They will know.',
      a: 'One picture, one sentence, one button.',
      t: 'If it moves, it needs a pause control; accessibility rules ask for one.',
      h: 'This text has deliberately stayed where it is.',
      i: 'Courage, on a home page, is an empty space.',
      l: 'One is plenty.',
    },
    work: 'The argument about the top of the page is really one about priorities, and a good one to have. Let each department write down which single action a visitor should take. Compare the notes before anyone opens a design program.',
    keep: 'the next meeting about the home page',
    send: 'the colleague who wants to be on slide two',
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
  },
  {
    id: 'the-hour-before-going-live',
    format: 'behind',
    again: 11,
    emoji: '🚀',
    tags: ['WebsiteLaunch', 'BehindTheScenes', 'WebDevelopment'],
    title: [
      'What happens in the hours before a new website goes live',
      'Launch day: what is checked before a new website opens',
    ],
    cover: 'Before a site goes live',
    gist: [
      'The evening before a launch is spent on dull things: old links, a test order, a way back. What visitors notice the next day is that nothing happened.',
      'Behind a calm launch stand a list, two screens and a plan for how to undo everything within five minutes.',
    ],
    subject: ['Why websites do not go live on Fridays', 'The dull evening before a launch'],
    hooks: {
      '*': [
        'Nobody launches a website on a Friday twice.',
        'The most important button at a launch is the one that takes it all back.',
        'A good launch looks as if nothing had been done.',
      ],
      p: 'A good launch is prepared for being reversed.',
      f: 'Ever wondered what web people do in the last hour? They read a list aloud to each other.',
      a: 'No launch without a way back. No launch on a Friday.',
      t: 'Lower the TTL, freeze the content, map the redirects, test the rollback. Then switch.',
      h: 'Ten people hold their breath, somebody presses a key, and the great new thing looks as it did this morning on the test server.',
      i: 'Calm is made of small checks that nobody will ever praise.',
      l: 'The finest entrances are those that make no noise.',
    },
    lines: {
      '*': [
        'New website? Ask for the list of old addresses and where each one leads now. It keeps your bookmarks, your search results and your nerves.',
        'Launch on a Tuesday morning. Then the people who can mend things are awake, and so are those who notice.',
        'A launch has two plans: how to go forward and how to go back. Read the second one first.',
        'After a launch buy something in your own shop, with a real card and a real address. Then send it back to yourself.',
        'Launch on a Tuesday morning. By Friday you want to be bored.',
      ],
      h: [
        'There are two kinds of web developer: those who do not launch on Fridays, and those who have only been at it for a week.',
      ],
    },
    scene: [
      'Two people, two screens, one list. "Old price page?" "Leads to the new one." "Form?" "Arrived." "Fax page from last century?" Silence.',
      'At eight in the morning a signpost is turned. For a few hours half of the world still sees the old house and the other half the new one.',
    ],
    why: [
      [
        'Links from search engines, mails and printed leaflets still point to the old pages on the first day.',
        'Somewhere there is always a flyer with an address that nobody thought of.',
      ],
      [
        'What goes wrong at a launch is usually small, and gets large only when there is no way back.',
        'With a tested return a fault is a pause. Without one it is a night.',
      ],
    ],
    parts: [
      [
        ['Content stands still', 'Pens down'],
        [
          'From noon on nobody edits, or it is lost between two houses.',
          'A text written on the old site after the copy exists nowhere the next day.',
          'What is written now gets lost, so nobody writes.',
        ],
        'A sign saying do not edit on a screen',
      ],
      [
        ['Old addresses get a new home', 'No old link may end in nothing'],
        [
          'Each old page is led to the one that answers the same question.',
          'A list of hundreds, checked one by one, with tea.',
          'Each one is taken by the hand and shown its new place.',
        ],
        'A long list with ticks',
      ],
      [
        ['A stranger orders something', 'Somebody who knows nothing tries to buy'],
        [
          'Somebody who did not build it, with a phone and no help.',
          'The tester who asks "and now?" is worth three who know.',
          'Where they stop, others would have left.',
        ],
        'A thumb on an order button',
      ],
      [
        ['The way back is tried', 'And back again, as a test'],
        [
          'Once forward, once back, with a watch.',
          'Only a return that has been walked counts as one.',
          'Nobody trusts an exit that has not been used.',
        ],
        'A stopwatch next to a keyboard',
      ],
    ],
    turn: [
      'Then the switch is made, and it is very quiet.',
      'If the next day is boring, everything was done right.',
    ],
    asks: [
      'Have you ever noticed a website changing overnight?',
      'Which old page would you miss if it went?',
    ],
    ends: {
      p: 'Ask your agency for both plans. The good ones will show them gladly.',
      f: 'And afterwards there is cake, traditionally on the keyboard.',
      a: 'List, test, way back, Tuesday.',
      t: 'Watch the error log for missing pages for {a fortnight|two weeks}; it lists the flyers that you forgot.',
      h: 'Heroes are for Fridays. On Tuesdays a list will do.',
      i: 'Good craft shows itself by leaving no trace.',
      l: 'It is simply there in the morning.',
    },
    work: 'Any change of system at a firm can borrow this: a freeze, a list, a stranger who tests and a way back with a time on it. The meeting about the way back is short and makes everyone braver.',
    keep: 'the week before your new site goes live',
    send: 'anybody who has planned a launch for Friday',
    own: [
      {
        about: 'launch|go(?:es)? live|staging|redirect|test (?:server|copy)',
        kinds: ['process', 'service', 'story'],
        lead: 'And how is it done here?',
      },
    ],
    pic: {
      ask: 'A launch list with ticks next to two screens',
      alt: 'A ticked list lying between two computer screens',
    },
    claims: [['Redirects, content freeze, rollback, DNS TTL, avoid Fridays', 'web deployment practice']],
  },
];
