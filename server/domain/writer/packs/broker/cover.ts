// Insurance: what is insured, for how much, and the hour after it happens.
import type { Idea } from '../../library/idea.ts';

/** Who brokers insurance. */
export const INSURES = 'insur|protection|underwrit|claims?\\b|versicher';

export const COVER: readonly Idea[] = [
  {
    id: 'film-your-rooms',
    format: 'howto',
    only: INSURES,
    again: 9,
    emoji: '📱',
    tags: ['HomeInsurance', 'HomeInventory', 'GoodToKnow'],
    title: [
      'Home inventory for insurance: film every room in ten minutes',
      'How to prove what you owned after a fire or burglary',
    ],
    cover: 'Film your rooms',
    gist: [
      'Walk through your home with the phone, open every cupboard, say aloud what is dear and what it cost, and save the film somewhere else. After a fire nobody can list what was in the kitchen.',
      'Ten minutes of film once a year are the best list there is. Add photos of receipts, serial numbers and jewellery, and keep them outside the house.',
    ],
    subject: ['Ten minutes with your phone', 'What was in the third drawer?'],
    hooks: {
      '*': [
        'What is in the third drawer of your kitchen? After a burst pipe somebody will ask you that.',
        'Ten minutes of film with the phone is the best home inventory there is.',
      ],
      pt: 'Proof of ownership and value speeds up a claim. A dated film is easy evidence.',
      fi: 'No spreadsheet, promised. You only have to walk about and talk.',
      a: 'Every room, every cupboard, receipts, and a copy elsewhere.',
      h: 'You will find the screwdriver. It was never stolen.',
      l: 'A slow walk through your own rooms.',
    },
    lines: {
      '*': [
        'Film your rooms once a year and talk while you do it: "the bicycle, bought in spring, the frame number is here".',
        'Photograph serial numbers and frame numbers. The police ask for them, and so does the insurer.',
        'A home inventory that lies in the house burns with the house. Store it in the cloud or with your sister.',
        'Jewellery and heirlooms want a photo beside a ruler and, where there is one, the valuation.',
      ],
      h: ['The film shows the wardrobe as well. It is only for you and a person who has seen everything.'],
    },
    scene: [
      'A form, forty lines, "list the contents of the living room". They sit in a hotel and try to remember what hung beside the door.',
      'She opens a film on her phone: there, the shelf, the camera, and her own voice saying what it cost.',
    ],
    why: [
      [
        'Memory fails first under stress, and household goods are many small things.',
        'We remember the television and forget forty books, the curtains and all the shoes.',
      ],
      [
        'Whoever can show something has less to argue about.',
        'A dated film was made before there was any reason to make it, which is why it counts.',
      ],
    ],
    parts: [
      [
        ['Walk through room by room', 'Film each room from the door inwards'],
        [
          'Once round slowly, then cupboards and drawers open.',
          'Cellar, loft, garage and bicycle shed too: that is where dear things stand.',
        ],
        'A phone filming a living room',
      ],
      [
        ['Say what it is and what it cost', 'Talk while you film'],
        [
          'Year and price as far as you know them. An estimate is fine.',
          'Your voice is the quickest form of notes.',
        ],
        'A hand pointing at a camera on a shelf',
      ],
      [
        ['Photograph papers and numbers', 'Take close pictures of receipts and serial numbers'],
        [
          'Receipts fade, photos of them do not.',
          'Bicycle, laptop, tools, instruments: the numbers are mostly underneath.',
        ],
        'A close-up of a serial number',
      ],
      [
        ['Store it outside the house', 'Keep a copy where no fire reaches it'],
        [
          'Cloud, a stick at work, or a friend who gets yours for theirs.',
          'Look once whether it can be opened.',
        ],
        'A memory stick in an envelope',
      ],
    ],
    turn: [
      'Put it in the calendar for the same weekend each year.',
      'It is the only film that you hope never to need.',
    ],
    asks: ['What would you forget first?', 'Where does your copy lie?'],
    ends: {
      pt: 'Filmed, dated, stored elsewhere.',
      fi: 'And some of the cupboards get tidied on the way.',
      a: 'Ten minutes. This week.',
      h: 'The screwdriver was in the third drawer.',
      l: 'Every room, once, and well kept.',
    },
    keep: 'the next rainy Saturday',
    send: 'somebody who has just moved in',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'people', 'policy'],
        about: 'contents|household|home insurance|buildings|review|\\bvalu(?:e|ing|ation)',
        lead: 'And if you want to know whether the sum is right.',
      },
    ],
    pic: { ask: 'A phone filming an open cupboard', alt: 'A phone filming an open cupboard' },
    claims: [
      ['Photographs, films and receipts help to settle claims', 'advice of insurers and consumer bodies'],
    ],
  },
  {
    id: 'the-sum-from-years-ago',
    format: 'mistake',
    only: INSURES,
    again: 9,
    emoji: '🏠',
    tags: ['HomeInsurance', 'UnderInsured', 'GoodToKnow'],
    title: [
      'Underinsured: what a sum from ten years ago costs you',
      'Sum insured: rebuild cost, not the price of the house',
    ],
    cover: 'The sum from ten years ago',
    wrong: 'It was enough when we signed',
    gist: [
      'If a house is insured for half of what rebuilding costs, many policies pay only half, of a small damage as well. Check the sum after each extension, new kitchen or rise in building costs.',
      'Insure a house for what it would cost to build it again, and not for what it could be sold for. The ground does not burn down.',
    ],
    subject: ['The ground does not burn down', 'Half the sum, half the money'],
    hooks: {
      '*': [
        'A new kitchen, a loft conversion, and the sum insured is still that of ten years ago.',
        'Insured for half? Then a small damage may also be paid by half. Few people know that.',
      ],
      pt: 'Where average applies, a claim is cut in the same proportion as the sum falls short.',
      fi: 'When did you last look at page two of your policy? Exactly.',
      a: 'Rebuild cost, new things, every few years.',
      h: 'The policy is from a time when the telephone was fixed to the wall.',
      l: 'A house has grown, room by room. Its cover should have.',
    },
    lines: {
      '*': [
        'Rebuilding cost and market price are two different figures. For buildings insurance it is the first one that counts.',
        "Contents insurance: go through it room by room and replace everything at today's prices in your head. Most people end up a third higher.",
        'A new kitchen, solar panels, an e-bike, a piano: ring the one who looks after your insurance each time.',
        'Building costs rise with the years. Ask whether your sum grows along with them, and by what index.',
      ],
      h: ['"It will be about right" is not an index.'],
    },
    scene: [
      'The water damage was small: a ceiling, a carpet. The letter says that sixty per cent will be paid, and gives a reason in one line.',
      'On the folder it says "house", in it are a signature, a date, and a sum that was a lot of money then.',
    ],
    why: [
      [
        'The premium was worked out for a smaller value, so the insurer pays that share.',
        'With too low a sum one has, as it were, insured only a part of the house.',
      ],
      [
        'Contents grow silently: every birthday brings something.',
        'Tools, clothes and electronics are what most people forget.',
      ],
    ],
    parts: [
      [
        ['Look up your sum', 'Find the sum insured in your policy'],
        ['Page one or two. Note the date as well.', 'If the figure is indexed, the latest invoice shows it.'],
        'A finger on a line of a policy',
      ],
      [
        ['Work out what it would cost today', "Reckon rebuilding at today's prices"],
        [
          'Floor area, standard, outbuildings. There are calculators, and valuers.',
          'For contents use a walk with a notepad, room by room.',
        ],
        'A floor plan with notes',
      ],
      [
        ['Report what is new', 'Tell them about extensions and dear purchases'],
        [
          'Extension, solar, winter garden, collection: before and not after.',
          'Ask whether single valuable things need a line of their own.',
        ],
        'A new bicycle in a hallway',
      ],
      [
        ['Ask about average', 'Ask what a sum too low means'],
        [
          'Some policies waive the cut up to a limit. It has names that differ by country.',
          'It is one sentence in the terms, and it matters.',
        ],
        'A highlighted sentence on a page',
      ],
    ],
    turn: ['An hour every three years is enough.', 'It mostly costs less than people fear.'],
    asks: ['How old is your sum insured?', 'What did you buy last year that nobody has been told of?'],
    ends: {
      pt: 'Value today, cover today.',
      fi: 'Find the figure tonight. It takes five minutes.',
      a: 'Check the sum.',
      h: 'The cord of the telephone was very good quality.',
      l: 'Grown, counted, covered.',
    },
    keep: 'the weekend after the builders have left',
    send: 'somebody with a new kitchen',
    caution: [
      'How too low a sum is dealt with depends on your policy and country. Have yours read by somebody who knows it.',
      'This is general. What your own contract says decides.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'offer', 'policy', 'people'],
        about: 'review|home insurance|buildings|contents|\\bvalu(?:e|ing|ation)',
        lead: 'And for whoever would rather have it looked through.',
      },
    ],
    pic: {
      ask: 'An old policy folder beside a new thing in the house',
      alt: 'An old insurance folder on a new worktop',
    },
    claims: [
      [
        'Condition of average reduces claims where the sum insured is too low; rebuilding cost is the basis for buildings',
        'insurance textbooks, consumer advice',
      ],
    ],
  },
  {
    id: 'the-first-hour-after',
    format: 'checklist',
    only: INSURES,
    again: 9,
    emoji: '📞',
    tick: true,
    tags: ['InsuranceClaim', 'FirstHour', 'GoodToKnow'],
    title: [
      'After a burst pipe, break-in or crash: the first hour',
      'What to do first when something is damaged, and what not to',
    ],
    cover: 'The first hour after damage',
    gist: [
      'First people, then stop what goes on, then photographs, then the call. Throw nothing away and have nothing repaired for good before somebody has said yes.',
      'Prevent more harm, keep proof, report soon: with these three you have done what nearly all policies ask.',
    ],
    subject: ['Nothing into the skip yet', 'People, stop it, photos, call'],
    hooks: {
      '*': [
        'The ceiling drips. Before you throw the carpet out: photograph it.',
        'In the first hour after a damage people tidy up, and with it they tidy away the proof.',
      ],
      pt: 'Most terms ask for three things: limit the damage, report it promptly, keep the evidence.',
      fi: 'You are shaken and you want to do something. Do these things, in this order.',
      a: 'People. Stop it. Photos. Call. Keep.',
      h: 'The wet carpet is not pretty. It is evidence.',
      l: 'A deep breath first, and then one thing after another.',
    },
    lines: {
      '*': [
        'Damage at home: photograph it from far and from near, with something beside it for size, before you clear up.',
        'Keep broken things until the insurer has said otherwise. In the garage they may stay broken in peace.',
        'You may and must make things safe: turn off water, board up a window, move furniture. Keep the receipts for it.',
        'After a break-in go out again and call the police first. Do not touch, do not tidy. And then have cards blocked.',
      ],
      h: ['The skip is fast. Regret is faster.'],
    },
    scene: [
      'By evening it is all clean, the carpet at the tip, the wall painted. On Monday somebody asks: "Do you have any pictures?"',
      'Water up to the skirting board, one in wellingtons, one with a phone who first takes a picture. It looks heartless. It is clever.',
    ],
    why: [
      [
        'Whoever pays later wants to know what it was like. Pictures can do that, memory cannot.',
        'An assessor comes after days. What was thrown away by then is a matter of belief.',
      ],
      [
        'Doing nothing can cost as much: harm that grows because nobody stopped it is often not paid.',
        'Policies want you to act as you would without insurance.',
      ],
    ],
    parts: [
      [
        ['See to people first', 'Look after people before things'],
        [
          'Hurt, smoke, gas, current in water: out, and call the emergency number.',
          'Things can wait. They are insured.',
        ],
        'A hand on a shoulder',
      ],
      [
        ['Stop what goes on', 'Turn off, cover, make safe'],
        ['Stopcock, fuse if it is dry around it, tarpaulin, board.', 'Receipts for it belong to the claim.'],
        'A hand at a water valve',
      ],
      [
        ['Take photographs', 'Take pictures before you clear up'],
        ['Overview, then details, then labels and numbers.', 'A short film with your voice is quicker.'],
        'A phone photographing a wet floor',
      ],
      [
        ['Report it soon', 'Ring whoever looks after your policy'],
        [
          'Many terms say at once or within days. By phone first, then in writing.',
          'Police as well after theft, break-in or a crash with injured people.',
        ],
        'A telephone beside a policy number',
      ],
      [
        ['Keep everything', 'Throw nothing away yet'],
        ['In a dry corner, with a list.', 'Only when somebody has said yes in writing may it go.'],
        'Boxes with a list on them in a garage',
      ],
    ],
    turn: [
      'And put the number into your phone now, while it is dry.',
      'The rest is paper, and paper can be done.',
    ],
    asks: ['Would you know where your policy number is?', 'What would you have thrown away first?'],
    ends: {
      pt: 'Safe, stopped, documented, reported.',
      fi: 'And then somebody makes tea.',
      a: 'Photo before bin.',
      h: 'The carpet has done its duty.',
      l: 'One thing, then the next.',
    },
    keep: 'a day that hopefully never comes',
    send: 'somebody who likes to tidy up at once',
    caution: [
      'In an emergency call the emergency number first. What your policy asks of you stands in its terms.',
      'Never step into water near sockets or cables; have the current cut off first.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'policy', 'people', 'hours'],
        about: 'claims?\\b|damage|24/7|emergenc|phone lines?|call us|hotline',
        lead: 'And whom to ring.',
      },
    ],
    pic: {
      ask: 'A phone taking a picture of a wet ceiling or floor',
      alt: 'A phone photographing water damage',
    },
    claims: [
      ['Duties after a loss: limit, report, preserve evidence', 'common policy terms, consumer advice'],
    ],
  },
  {
    id: 'when-to-ring',
    format: 'answer',
    only: INSURES,
    again: 9,
    emoji: '🔔',
    tags: ['InsuranceTips', 'LifeChanges', 'GoodToKnow'],
    title: [
      'What changes do you have to tell your insurer about?',
      'New dog, lodger, builder, job: when to ring about insurance',
    ],
    cover: 'When to ring',
    question: 'What do I have to report?',
    short: 'Whatever changes what could go wrong: people, building, use, value.',
    gist: [
      'A lodger, scaffolding, a wood burner, customers at home, a house that stands empty: they change the risk, and so they change the contract. A two-minute call saves an argument later.',
      'Rule of thumb: if you would mention it to somebody who looks after your house for a month, your insurer wants to know it, too.',
    ],
    subject: ['Scaffolding is an invitation', 'A two-minute call'],
    hooks: {
      '*': [
        'Scaffolding on the house is a staircase for everybody. Have you told your insurer?',
        'You see customers at your kitchen table now. Your home insurance believes that you eat there.',
      ],
      pt: 'Material changes of risk are to be reported; otherwise cover may be reduced or lost.',
      fi: 'Something new in your life? Congratulations. And then a short call.',
      a: 'People, building, use, value. Report all four.',
      h: 'The insurer need not hear about the goldfish.',
      l: 'A short call, and it is settled.',
    },
    lines: {
      '*': [
        'An empty house: many home policies limit cover after thirty or sixty days. Look it up before a long trip.',
        'Builders coming? Ask beforehand who is insured for what: the firm, the house, the materials in the drive.',
        'Working from home with customers, stock or machines is often not included in home insurance. Ask.',
        'Children who move out, parents who move in, a new partner: names in a policy grow old, too.',
      ],
      h: ['A dog has to be reported sooner or later. Mostly by the postman.'],
    },
    scene: [
      '"We only let the room by the week", she says on the phone. On the other end a keyboard falls silent.',
      'Six weeks in New Zealand, the neighbour waters the plants. In week five a pipe bursts, and there is a sentence in the terms about thirty days.',
    ],
    why: [
      [
        'The price was worked out for what you said then. If that changes, the sum no longer adds up.',
        'Whoever asks beforehand gets an answer; whoever asks afterwards gets a letter.',
      ],
      [
        'Most changes cost little or nothing. It is keeping quiet that gets dear.',
        'A note in the file is worth more than a good memory.',
      ],
    ],
    parts: [
      [
        ['People', 'Somebody moves in or out'],
        [
          'Partner, lodger, au pair, parents, and the child who takes the piano along.',
          'Also who drives the car, and how young they are.',
        ],
        'Two names on a letter box',
      ],
      [
        ['Building', 'Something is built or changed'],
        ['Extension, scaffolding, stove, solar, thatch, new locks.', 'Before work begins is the right time.'],
        'Scaffolding on a house',
      ],
      [
        ['Use', 'The house is used otherwise'],
        [
          'Letting, an office with visitors, standing empty.',
          'Holiday guests count as use, also for one weekend.',
        ],
        'A key box beside a door',
      ],
      [
        ['Value', 'Something dear arrives'],
        ['Ring, instrument, bicycle, collection.', 'Above a certain sum they want to be named singly.'],
        'A ring in a small box',
      ],
    ],
    turn: [
      'Have it confirmed in writing. One line is enough.',
      'In the end the file knows more about you than your aunt.',
    ],
    asks: ['What has changed at yours this year?', 'Whom would you have to ring?'],
    ends: {
      pt: 'Report early, confirm in writing.',
      fi: 'Two minutes, and then back to being pleased about it.',
      a: 'Ring first.',
      h: 'The goldfish is covered by sympathy.',
      l: 'One line, and in order.',
    },
    keep: 'the day something changes',
    send: 'somebody with scaffolding on the house',
    caution: [
      'What has to be reported, and when, stands in your terms and in the law of your country.',
      'This is general. Your own contract decides, and whoever advises you knows it.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'people', 'hours', 'policy', 'offer'],
        about: 'review|advi[cs]|call us|by phone|annual|our office|by video|phone lines?',
        lead: 'And here is how to ask.',
      },
    ],
    pic: {
      ask: 'A house with scaffolding, or two names on a letter box',
      alt: 'A house with scaffolding in front of it',
    },
    claims: [
      [
        'Material changes of risk must be disclosed; unoccupied homes have limits',
        'common policy terms, insurance law',
      ],
    ],
  },
  {
    id: 'words-on-page-four',
    format: 'glossary',
    only: INSURES,
    again: 10,
    emoji: '🔎',
    tags: ['InsuranceWords', 'PlainAnswers', 'GoodToKnow'],
    title: [
      'Insurance words explained: {excess|deductible}, exclusion, indemnity',
      'What {excess|deductible} means, and four more words in your policy',
    ],
    cover: 'Words on page four',
    gist: [
      '{Excess|Deductible} is what you pay yourself, exclusion is what is never paid, and new for old is a promise with conditions. Whoever knows five words reads a policy in ten minutes.',
      'You need not read it all. Look for five words, and you know what your contract is worth.',
    ],
    subject: ['Five words, ten minutes', 'Begin at the exclusions'],
    hooks: {
      '*': [
        'Begin to read an insurance policy at the exclusions. They are the shortest and most honest part.',
        'Five words, and you understand nearly any insurance policy.',
      ],
      pt: 'Terms have exact meanings: two policies with the same name can differ in all five.',
      fi: 'Nobody reads forty pages. Five words can be managed over a cup of tea.',
      a: 'Know the five words. Then compare.',
      h: 'Page four was written by somebody who was paid by the subordinate clause.',
      l: 'Plain words for small print.',
    },
    lines: {
      '*': [
        'A higher {excess|deductible} lowers the premium. Take one that you could pay tomorrow without borrowing.',
        'Exclusions are what is never paid: wear, slow leaks, often floods. Read this page before you read the price.',
        '"New for old" pays for a new one, and indemnity pays what yours was still worth. With a ten-year-old sofa that is a difference.',
        'Third-party cover pays for what you do to others. It is often the one that people can least do without.',
      ],
      h: ['"Act of God" seldom covers what is shouted when the ceiling comes down.'],
    },
    scene: [
      'Two offers side by side, hardly a difference in price. In one it says "flood" under what is covered, and in the other under what is not.',
      'He reads aloud: "without prejudice to the foregoing". The dog leaves the room.',
    ],
    why: [
      [
        'Price can be compared in a second, and content only with words.',
        'The name on the cover promises the same everywhere. Inside it does not.',
      ],
      ['What is clear beforehand is not discussed afterwards.', 'In a claim each of these words is money.'],
    ],
    parts: [
      [
        '{Excess|Deductible}',
        [
          'What you carry yourself of each damage before anything is paid.',
          'Your own share. The higher it is, the lower the premium.',
        ],
        'Coins beside a bill',
      ],
      [
        'Exclusion',
        [
          'What is never insured, whatever happens. It has a page of its own.',
          'The list of cases in which nothing is paid: it wants to be read first.',
        ],
        'A crossed-out line in a list',
      ],
      [
        'Indemnity',
        [
          'You are put where you were before and no better: age and wear are taken off.',
          'Payment of what the thing was still worth on the day, and no more.',
        ],
        'An old sofa with a price tag',
      ],
      [
        'New for old',
        [
          'What is destroyed is replaced by a new one of the same kind, often up to an age or sum.',
          'A sofa for a sofa, without a deduction for years, as far as the terms say so.',
        ],
        'A new sofa beside an old one',
      ],
      [
        'Third party',
        [
          'Everybody but you and your insurer. Liability insurance pays for what you do to them.',
          'The other people: the cyclist, the neighbour, the vase in the shop.',
        ],
        'A broken vase on a shop floor',
      ],
    ],
    turn: [
      "And if a sixth word is dark: ask. It was somebody's job to make it clear.",
      'Ten minutes, and the paper has no more fog in it.',
    ],
    asks: ['Which insurance word would you like to have explained?', 'How high is your own share?'],
    ends: {
      pt: 'Definitions before prices.',
      fi: 'And the tea is still warm.',
      a: 'Exclusions first.',
      h: 'Notwithstanding the aforesaid: done.',
      l: 'Small print, in good light.',
    },
    keep: 'the next policy on your table',
    send: 'somebody who only compares prices',
    caution: [
      'Words are defined in each policy. What yours says is what counts.',
      'Terms differ by insurer and country; read the definitions of your own contract.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'people', 'value', 'proof', 'policy'],
        about: 'explain|plain|compare|independent|advi[cs]|insurers|whole of market|language',
        lead: 'And who explains the rest.',
      },
    ],
    pic: {
      ask: 'A policy page with one word under a magnifying glass',
      alt: 'A magnifying glass on a policy page',
    },
    claims: [['Meaning of excess, exclusion, indemnity, new for old, third party', 'insurance glossaries']],
  },
  {
    id: 'before-the-storms',
    format: 'season',
    only: INSURES,
    again: 11,
    emoji: '🌬️',
    when: { months: [9, 10, 11, 12, 1] },
    tags: ['StormSeason', 'HomeInsurance', 'WinterReady'],
    title: [
      'Before the winter storms: photos, gutters, phone numbers',
      'Storm and frost: what home insurance expects of you',
    ],
    cover: 'Before the storms',
    gist: [
      'Photograph roof, fence and trees on a fine day, clear gutters, keep the heating on low when you are away, and save two numbers. Storm cover asks for a house that was in good order.',
      'After a storm roofers are gone for weeks. Whoever has photos from before and a tarpaulin in the shed sleeps better.',
    ],
    subject: ['A photo on a fine day', 'The tarpaulin in the shed'],
    hooks: {
      '*': [
        'Photograph your roof on a dry day. After the storm it proves what it looked like before.',
        'In the night of the storm there are no roofers, no tarpaulins and no free lines. There are today.',
      ],
      pt: 'Cover for storm and frost usually requires upkeep: gutters, loose tiles, heated pipes.',
      fi: 'Ten minutes round the house, with the phone and a cup of something.',
      a: 'Photos, gutters, loose things, heating, numbers.',
      h: 'The trampoline has been planning its trip to next door since October.',
      l: 'A last round in the dusk, and the house is ready.',
    },
    lines: {
      '*': [
        'Away in winter? Keep the heating on low or have pipes drained. Most policies demand it before they pay for frost.',
        'Garden furniture, bins and trampolines fly. Tie them down before the storm: what they hit next door is your talk with the neighbour.',
        'Photograph the roof from all sides once a year from the ground. Zoom is enough, no ladder.',
        'Does "storm" mean a certain strength of wind in your policy? In many it does. Save the weather report of that day.',
      ],
      h: ['"It has always held" is what the fence was called as well.'],
    },
    scene: [
      'Five in the morning, something bangs. It is the lid of the bin, and it belongs to somebody three houses up.',
      'On the phone a voice says: "You are number forty-one." In the loft somebody puts a bucket under the forty-first drop.',
    ],
    why: [
      [
        'Wear is not storm damage. Whoever can show that it was sound has the better case.',
        'Neglected gutters are the most common reason for an argument after rain.',
      ],
      [
        'Small precautions cost an afternoon, and the same thing in the night costs a roof.',
        'After the event everybody needs the same ten firms.',
      ],
    ],
    parts: [
      [
        ['Photograph the outside', 'Take pictures all round on a dry day'],
        [
          'Roof, gutters, fence, trees, shed. With the date.',
          'From the ground. Nobody should climb up for it.',
        ],
        'A house photographed from the garden',
      ],
      [
        ['Clear what blocks', 'Have gutters and drains cleared'],
        [
          'Leaves in the gutter are water in the wall.',
          'Whoever cannot do it safely lets it be done, and keeps the bill.',
        ],
        'Leaves in a gutter',
      ],
      [
        ['Tie down what flies', 'Secure everything loose'],
        ['Furniture, pots, parasol, trampoline.', 'The balcony belongs to it.'],
        'A tied-down garden table',
      ],
      [
        ['Save two numbers', 'Put insurer and roofer into your phone'],
        [
          'With the policy number in the note.',
          'And the stopcock: everybody at home should know where it is.',
        ],
        'A phone with a contact open',
      ],
    ],
    turn: [
      'And then listen to the wind from your bed.',
      'In spring you delete the photos, and are glad of it.',
    ],
    asks: ['What flew away at your place last winter?', 'Who in your house knows the stopcock?'],
    ends: {
      pt: 'Maintained, photographed, reachable.',
      fi: 'Good night. Let it blow.',
      a: 'Today, while it is dry.',
      h: 'The trampoline has been talked to.',
      l: 'Dusk, a last round, the door.',
    },
    keep: 'the next dry Saturday',
    send: 'the neighbour with the trampoline',
    caution: [
      'Stay off ladders and roofs in wind and wet. What your cover asks for stands in your policy.',
      'No photo is worth a climb. Rules on frost and empty houses differ by policy.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'hours', 'people', 'offer', 'policy'],
        about: 'home insurance|buildings|storm|winter|claims?\\b',
        lead: 'And about help in the winter.',
      },
    ],
    pic: { ask: 'The outside of a house on a dry day', alt: 'A house and its roof on a dry day' },
    claims: [
      [
        'Storm and frost cover usually presupposes maintenance and heating or draining; storms are often defined by wind speed',
        'common policy terms',
      ],
    ],
  },
];
