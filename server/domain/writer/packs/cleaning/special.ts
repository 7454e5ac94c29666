// Carpets, ovens, offices, panes and gutters: for those who clean one of them above all.
import type { Idea } from '../../library/idea.ts';

const CARPETS =
  '(?:carpets?|upholstery|rugs?|sofas?)\\b[^.]{0,40}clean|clean(?:s|ing|ed)? (?:[a-z]+ ){0,3}(?:carpets|sofas|rugs)';
const OVENS = 'ovens?\\b[^.]{0,20}clean|clean(?:s|ing|ed)? (?:[a-z]+ ){0,2}ovens|ovens? too';
const OFFICES = 'office|commercial clean|workplace|clinics|schools';
const PANES = 'window clean|windows? (?:and|&) gutter|clean(?:s|ing)? windows|pure water';
const GUTTERS = 'gutter';

export const SPECIAL: readonly Idea[] = [
  {
    id: 'how-often-to-clean-a-carpet',
    format: 'answer',
    again: 9,
    emoji: '🧼',
    only: CARPETS,
    tags: ['CarpetCleaning', 'CleanHome', 'HomeCare'],
    title: ['How often should a carpet be cleaned?', 'Carpet cleaning: how often is enough?'],
    cover: 'How often to clean a carpet',
    question: 'How often should I have my carpet cleaned?',
    short: [
      'Once a year is enough for most homes, and twice with pets or small children.',
      'About once a year. With pets, children or asthma more often.',
    ],
    gist: [
      'Have a carpet cleaned about once a year, and twice with pets or small children. Vacuum it every week: grit is what wears the pile.',
      'Most carpets are cleaned too late, when the path to the sofa has gone grey. Once a year keeps the pile upright.',
    ],
    subject: ['How often to clean a carpet', 'Once a year or more?'],
    hooks: {
      '*': [
        'Lift a chair and look: is the carpet below it another {colour|color}? Then it is time for a clean.',
        'How often should a carpet be cleaned? It depends on who walks on it.',
      ],
      pfathil: 'A carpet should be cleaned about once a year.',
    },
    lines: {
      '*': [
        'Have your carpet cleaned once a year, and twice with pets or small children.',
        'Vacuum a carpet slowly, once along and once across. Grit at the bottom of the pile cuts the fibres.',
        'A good mat at the door keeps most of the dirt off your carpet. It should be long enough for three steps.',
        'Ask how long your carpet will be damp after cleaning, and plan a few hours without feet on it.',
      ],
      h: ['Move the sofa, and you see what {colour|color} your carpet used to be.'],
    },
    why: [
      [
        'Sand works like sandpaper between the fibres.',
        'Dirt that stays in the pile wears it away with every step.',
      ],
      [
        'The vacuum cleaner takes the loose dirt. What is sticky stays.',
        'Grease from feet and kitchen holds the dust.',
      ],
    ],
    parts: [
      [
        'Look under a chair',
        [
          'The difference in {colour|color} tells you how much is in it.',
          'Compare the path to the door with a corner.',
        ],
        'A carpet below a lifted chair',
      ],
      [
        'Count who lives there',
        ['Pets, toddlers, shoes indoors: each makes it sooner.', 'Two quiet people need it less often.'],
        'A dog on a carpet',
      ],
      [
        'Choose a dry day',
        ['Windows open, and it dries in hours.', 'Ask how long, and plan for it.'],
        'An open window beside a carpet',
      ],
    ],
    turn: [
      'A carpet that is cleaned in time lasts for years longer.',
      'It often looks like a new one for a fraction of the price.',
    ],
    asks: ['When was yours last cleaned?', 'What did you find under the sofa?'],
    ends: {
      pfathil: [
        'Once a year, and you will see the {colour|color} again.',
        'A picture of the room is enough for a price.',
      ],
    },
    keep: 'the next dry week',
    send: 'somebody with a dog and a pale carpet',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'carpets?\\b|rooms?\\b|dry',
        lead: 'To have yours cleaned:',
      },
    ],
    pic: { ask: 'A carpet, half of it cleaned', alt: 'Carpet with one cleaned half' },
    claims: [['yearly cleaning is advised by many makers', "makers' care advice"]],
  },
  {
    id: 'pet-smell-in-a-carpet',
    format: 'mistake',
    again: 9,
    emoji: '🐕',
    only: CARPETS,
    tags: ['CarpetCleaning', 'PetOwners', 'HomeCare'],
    title: ['Pet accident on the carpet: what makes it worse', 'How to treat a pet accident on a carpet'],
    cover: 'After a pet accident',
    wrong: 'Treating a pet accident on a carpet with hot water or bleach',
    gist: [
      'Blot a pet accident at once with a dry cloth, then with cold water. Hot water and bleach set the smell, and perfume only covers it.',
      'After a pet accident on the carpet, press and do not rub. If the smell comes back, it has gone through to the backing.',
    ],
    subject: ['Pet accident on the carpet', 'Get rid of the smell'],
    hooks: {
      '*': [
        'A puddle on the carpet? Fetch a dry towel and no hot water.',
        'Pet accident on the carpet: the first five minutes count.',
      ],
      pfathil: 'Pet accident on the carpet: blot, cold water, blot again.',
    },
    lines: {
      '*': [
        'Pet accident on the carpet: stand on a dry towel until it takes up no more, then use cold water and do it again.',
        'No hot water on a pet accident. Heat sets the smell and the stain in a carpet.',
        'If a carpet smells of pets in damp weather, it has gone down to the backing. Then the surface alone is not enough.',
        'No bleach on carpets. It takes the {colour|color} and leaves the smell.',
      ],
      h: ['The dog would like it noted that the door was shut.'],
    },
    why: [
      ['The liquid soaks down faster than you think.', 'What is dry on top can be wet below.'],
      ['A pet that smells it will go there again.', 'Perfume covers the smell for you and not for the dog.'],
    ],
    parts: [
      [
        'Blot with a dry towel',
        ['Press hard, and fold to a dry side.', 'Stand on it: your weight does the work.'],
        'A foot on a towel',
      ],
      [
        'Add cold water and blot again',
        ['Little water, from the edge inwards.', 'Two or three rounds.'],
        'A bowl of water and a cloth',
      ],
      [
        'Let it dry with air',
        ['Window open, a fan if you have one.', 'No hairdryer on hot.'],
        'A fan beside a carpet',
      ],
    ],
    turn: [
      'If the smell comes back, have it rinsed out from below.',
      'Most accidents are gone if the first hour was used well.',
    ],
    asks: ['Dog, cat or toddler?', 'What helped at your place?'],
    ends: { pfathil: ['Tell whoever cleans it what you have used already.', 'Cold, dry, quick.'] },
    caution:
      'Test everything in a hidden corner first, and leave wool, silk and antique rugs to somebody who knows them.',
    keep: 'the next puppy',
    send: 'somebody with a new puppy',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'pets?\\b|smells?|stains?|carpets?\\b',
        lead: 'If the smell stays:',
      },
    ],
    pic: { ask: 'A dog or cat on a clean carpet', alt: 'Dog on a clean carpet' },
    claims: [['heat sets protein stains', 'textbook']],
  },
  {
    id: 'spill-you-dread',
    format: 'question',
    again: 6,
    emoji: '🍷',
    only: CARPETS,
    tags: ['CarpetCleaning', 'HomeStories', 'CleanHome'],
    title: [
      'Red wine, coffee or crayon: which spill was your worst?',
      'The worst stain on your carpet or sofa: what was it?',
    ],
    cover: 'Your worst spill?',
    gist: [
      'Red wine, coffee, ink or chocolate: what was the worst spill on your carpet or sofa, and who did it?',
      'Every carpet has a story. Where is the stain on yours, and how did it get there?',
    ],
    subject: ['Your worst spill?', 'What is the stain on yours?'],
    hooks: {
      '*': [
        'Red wine, coffee or ink: what was your worst spill on the carpet?',
        'What happened to your carpet, and who was it?',
      ],
      pfathil: 'The worst spill on your carpet: what was it?',
    },
    lines: {
      '*': [
        'Red wine, coffee, ink or chocolate: what was your worst spill on the carpet?',
        'What is hidden under the rug at your place?',
        'Who spills most at your place: guests, children or the owner of the sofa?',
        'Pale carpet or dark carpet: which would you choose again?',
      ],
      h: ['The rug is there because of the wine. The wine was there because of the rug.'],
    },
    why: [
      [
        'Most of us have moved a chair to cover something.',
        'It happens to everybody, and mostly when guests are there.',
      ],
    ],
    parts: [
      ['Something to drink', ['Wine, coffee, juice.', 'Tea counts as well.'], 'A glass on a carpet'],
      [
        'Something to draw with',
        ['Ink, crayon, nail varnish.', 'Found when it was quiet for too long.'],
        'A crayon on a sofa',
      ],
    ],
    turn: ['Many of them come out, if nobody has rubbed.', 'One word is enough.'],
    asks: ['What was it?', 'Did it come out?'],
    ends: { pfathil: ['Tell us. Nobody judges.', 'And if it is still there, send a picture.'] },
    keep: 'the next party',
    send: 'whoever it was',
    pic: { ask: 'A stain before you treat it', alt: 'Stain on a carpet' },
    claims: [['people cover stains', 'common experience']],
  },
  {
    id: 'keep-an-oven-clean-longer',
    format: 'tip',
    again: 9,
    emoji: '🍗',
    only: OVENS,
    tags: ['OvenCleaning', 'KitchenTips', 'CleanHome'],
    title: ['How to keep an oven clean for longer', 'Three habits that keep your oven clean'],
    cover: 'Keep your oven clean longer',
    gist: [
      'Wipe the oven while it is still a little warm, use a deep tin for roasts and put a tray below what may drip. Then a clean oven stays clean for months.',
      'What is wiped off warm needs no scraping later. Three habits keep your oven clean between two proper cleans.',
    ],
    subject: ['Keep your oven clean', 'Three habits for a clean oven'],
    hooks: {
      '*': [
        'Just had your oven cleaned? Three habits keep it that way.',
        'Wipe your oven while it is still a little warm, and you need not scrape.',
      ],
      pfathil: 'Three habits that keep an oven clean for longer.',
    },
    lines: {
      '*': [
        'Wipe your oven while it is still a little warm. Cold fat has to be scraped.',
        'Use a deep tin for roasts, and the fat stays in the tin and not on the oven.',
        'If your oven smokes when you heat it, the fat of the last roast is burning. Have it cleaned.',
        'Do not use steel wool on oven glass. Scratches weaken it, and it can crack.',
      ],
      h: ['If the smoke alarm tells you that dinner is ready, it is time to clean the oven.'],
    },
    why: [
      [
        'Fat that is heated again and again turns as hard as varnish.',
        'Each roast bakes the old splashes on a little more.',
      ],
      ['A clean oven heats faster and does not smoke.', 'Burnt fat smells, and it can catch fire.'],
    ],
    parts: [
      [
        'Wipe it warm',
        ['After cooking, switched off, with a damp cloth.', 'Warm and not hot, so that you can touch it.'],
        'A cloth in an oven',
      ],
      [
        'Use a deep tin',
        ['And cover what spits.', 'Foil or a lid saves an hour later.'],
        'A roast in a deep tin',
      ],
      [
        'Put a tray below',
        [
          'For pies, pizza and everything with cheese.',
          'The tray goes into the sink, and the oven stays clean.',
        ],
        'A tray below a pie',
      ],
    ],
    turn: ['The rest is done once or twice a year, thoroughly.', 'Then it looks as it did on its first day.'],
    asks: ['When was yours last cleaned?', 'What spits most at your place?'],
    ends: {
      pfathil: [
        'Glass, racks and door seals need more than a cloth.',
        'You can cook in it the same evening.',
      ],
    },
    caution:
      'Switch the oven off and let it cool until you can touch it. Keep strong cleaners away from food, skin and eyes.',
    keep: 'the next roast',
    send: 'whoever cooks on Sundays',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'ovens?\\b|range|hobs?\\b',
        lead: 'For the thorough clean:',
      },
    ],
    pic: { ask: 'An oven that you cleaned, door open', alt: 'Clean oven with its door open' },
    claims: [['warm fat wipes off more easily', 'common experience']],
  },
  {
    id: 'book-the-oven-before-the-feast',
    format: 'answer',
    again: 9,
    emoji: '🎄',
    only: OVENS,
    tags: ['OvenCleaning', 'KitchenTips', 'HomeCare'],
    title: ['When should an oven be cleaned?', 'How often to clean an oven, and when to book'],
    cover: 'When to clean the oven',
    question: 'How often should an oven be cleaned?',
    short: [
      'Thoroughly once or twice a year, and before a big feast.',
      'Twice a year if you roast every week, otherwise once.',
    ],
    gist: [
      'Have an oven cleaned once or twice a year, best before a big feast. A clean oven heats evenly, does not smoke, and the glass shows you the roast.',
      'If the oven smokes or the light hardly shows, it is due. Book early before the holidays.',
    ],
    subject: ['When to clean the oven', 'Before the big roast'],
    hooks: {
      '*': [
        'Can you still see your roast through the oven door? If not, it is due.',
        'How often should an oven be cleaned? More often than most of us do it.',
      ],
      pfathil: 'A thorough clean now and then keeps an oven from smoking.',
    },
    lines: {
      '*': [
        'Have your oven cleaned before the big feast and not after it: it heats better, and nothing smokes.',
        'If your oven smokes, the light looks yellow or the glass is brown, it is due for a clean.',
        'A worn seal on the oven door lets heat out. Ask to have it looked at while the oven is being cleaned.',
        'Moving out? The oven is the first thing that the landlord opens.',
      ],
      h: ['The brown on the oven door is not tinted glass.'],
    },
    why: [
      ['Old fat burns at every heating and smells.', 'Layers of grease keep heat off the food.'],
      [
        'Before holidays, everybody wants the same three days.',
        'In quiet weeks you get the date that you like.',
      ],
    ],
    parts: [
      [
        'Look through the glass',
        ['Brown between the panes cannot be wiped from outside.', 'The door has to be taken apart.'],
        'A brown oven door',
      ],
      [
        'Heat it and sniff',
        ['Smoke or a burnt smell means old fat.', 'Open the window before you try.'],
        'A hand at an oven knob',
      ],
      [
        'Check the racks',
        ['If they stick, they are baked on.', 'They are soaked, and come out bright.'],
        'An oven rack',
      ],
    ],
    turn: ['It takes a couple of hours.', 'Then the next roast can be seen again.'],
    asks: ['Can you see through yours?', 'What is your oven famous for?'],
    ends: {
      pfathil: ['Choose a date before the holidays are near.', 'A clean oven is a quiet smoke alarm.'],
    },
    keep: 'the weeks before a feast',
    send: 'whoever cooks the feast',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer', 'hours'],
        about: 'ovens?\\b|range',
        lead: 'To have yours done:',
      },
    ],
    pic: { ask: 'A rack, half of it cleaned', alt: 'Oven rack, half cleaned' },
    claims: [['grease smokes when reheated', 'common experience']],
  },
  {
    id: 'help-your-office-cleaner',
    format: 'tip',
    again: 9,
    emoji: '🏢',
    only: OFFICES,
    tags: ['OfficeCleaning', 'Workplace', 'OfficeLife'],
    title: [
      'What makes office cleaning better: four small habits',
      'How a team can help its office cleaners',
    ],
    cover: 'Four habits for a clean office',
    gist: [
      'Clear desks on cleaning days, rinse mugs, label what must not be thrown away, and say what was missed. Then the same hours give a cleaner office.',
      'Office cleaners can only wipe what is clear. Four small habits of the team make more difference than an extra hour.',
    ],
    subject: ['A cleaner office', 'Help your office cleaner'],
    hooks: {
      '*': [
        'Want a cleaner office without paying for more hours? Clear the desks.',
        'Four small habits of the team make the office cleaner.',
      ],
      pfathil: 'What a team can do so that office cleaning works better.',
    },
    lines: {
      '*': [
        'A clear desk gets wiped. Under paper, the dust stays. Choose one evening a week for clear desks in the office.',
        'Label what must not be thrown away in the office. Cleaners cannot guess.',
        'Agree who empties the office fridge on Fridays. It is the question that nobody asks until it smells.',
        'Tell your office cleaners what was missed, in one message a week. It is put right without any fuss.',
      ],
      h: ['In every office fridge there is a pot that has been there longer than some colleagues.'],
    },
    why: [
      [
        'Most of the time is lost by moving things out of the way.',
        'Nobody may touch papers that are not theirs.',
      ],
      ['Clean handles and keyboards mean fewer colds.', 'People take better care of a room that is clean.'],
    ],
    parts: [
      [
        'Clear desks once a week',
        ['The same evening for everybody.', 'A tray for papers is enough.'],
        'A clear desk',
      ],
      [
        'Rinse and put away mugs',
        ['Or load the dishwasher before you go.', 'The sink stays free for cleaning.'],
        'Mugs in a dishwasher',
      ],
      [
        'Label what stays',
        ['"Please keep" on a note.', 'Boxes on the floor are taken for rubbish.'],
        'A note on a box',
      ],
      [
        'Say what was missed',
        ['One person collects it for all.', 'A picture says which corner.'],
        'A note for the cleaners',
      ],
    ],
    turn: ['It costs the team five minutes a week.', 'You will see it on Monday.'],
    asks: ['Who empties your office fridge?', 'Which corner is always missed?'],
    ends: { pfathil: ['Small habits, clean rooms.', 'Clear, rinse, label, say.'] },
    work: 'A short written list of who does what, hung beside the kitchen door, saves most complaints on both sides: the team knows what is not included, and the cleaners know what matters most.',
    keep: 'the next team meeting',
    send: 'whoever looks after your office',
    own: [
      {
        kinds: ['service', 'process', 'price', 'guarantee'],
        about: 'office|evening|monthly|team',
        lead: 'How it works with us:',
      },
    ],
    pic: { ask: 'A clean office before anybody arrives', alt: 'Clean office in the morning' },
    claims: [['clutter limits cleaning', 'trade practice']],
  },
  {
    id: 'what-to-ask-an-office-cleaner',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    only: OFFICES,
    tick: true,
    tags: ['OfficeCleaning', 'FacilityManagement', 'Workplace'],
    title: [
      'Five questions to ask before you hire an office cleaner',
      'Comparing office cleaning quotes: what to ask',
    ],
    cover: 'Before you hire an office cleaner',
    gist: [
      'Ask who comes, what is done how often, who brings the products, what happens when somebody is ill, and who answers when something is missed.',
      'Two office cleaning quotes differ mostly in what is done each day and what only once a month. Ask for the list.',
    ],
    subject: ['Before you hire a cleaner', 'Five questions for a quote'],
    hooks: {
      '*': [
        'Comparing office cleaning quotes? Ask everybody these five questions.',
        'The price for office cleaning says little without the list of what is done.',
      ],
      pfathil: 'Five questions before you sign for office cleaning.',
    },
    lines: {
      '*': [
        'Ask for a list of what is cleaned each day, each week and each month in your office. Then you can compare quotes.',
        'Ask who comes when your usual office cleaner is ill. A good firm has an answer.',
        'Ask who holds the keys and the alarm code of your office, and how they are kept.',
        'Walk through the office together before you sign. It takes twenty minutes and prevents most misunderstandings.',
      ],
      h: ['"General cleaning as required" can mean everything or the bin.'],
    },
    why: [
      ['Hours alone do not say what gets done.', 'The same price can mean twice the work or half of it.'],
      [
        'People who know your rooms work faster and better.',
        'Changing faces are the commonest reason for complaints.',
      ],
    ],
    parts: [
      [
        'Who will come?',
        ['The same people, or a new one each week.', 'Ask about checks and insurance.'],
        'A cleaner in an office',
      ],
      [
        'What is done how often?',
        ['A list by day, week and month.', 'Windows, fridge and carpets are often extra.'],
        'A cleaning list',
      ],
      [
        'Who brings products and machines?',
        ['And are they in the price?', 'Ask about soap and paper as well.'],
        'A cleaning trolley',
      ],
      [
        'What happens in case of illness?',
        ['Is there a replacement who knows the rooms?', 'Ask how soon you are told.'],
        'A phone on a desk',
      ],
      ['Whom do you call?', ['One name, one number.', 'And how quickly it is put right.'], 'A name card'],
    ],
    turn: ['With these answers, the prices make sense.', 'Good firms send the list without being asked.'],
    asks: ['Which question would you add?', 'How often is your office cleaned?'],
    ends: { pfathil: ['Ask us all five.', 'A walk through the rooms, and you have a fixed price.'] },
    keep: 'your next quote',
    send: 'whoever chooses your cleaners',
    own: [
      {
        kinds: ['service', 'process', 'price', 'guarantee', 'policy'],
        about: 'fixed|insured|vetted|office|supplies',
        lead: 'Our answers begin here:',
      },
    ],
    pic: { ask: 'Your team before an evening shift', alt: 'Cleaning team before a shift' },
    claims: [['specifications make quotes comparable', 'trade practice']],
  },
  {
    id: 'how-often-to-clean-windows',
    format: 'answer',
    again: 9,
    emoji: '🪟',
    only: PANES,
    tags: ['WindowCleaning', 'CleanWindows', 'HomeCare'],
    title: ['How often should windows be cleaned?', 'Window cleaning: every four weeks or every eight?'],
    cover: 'How often to clean windows',
    question: 'How often should I have my windows cleaned?',
    short: [
      'Every four to eight weeks outside is usual. By the sea or a road, more often.',
      'Most homes have it done every one or two months.',
    ],
    gist: [
      'Most homes have their windows cleaned outside every four to eight weeks. Near the sea, a main road or trees, every four is better.',
      'How often windows need cleaning depends on where you live: salt, traffic and pollen make them dirty faster than rain does.',
    ],
    subject: ['How often to clean windows', 'Every four weeks or eight?'],
    hooks: {
      '*': [
        'How often should windows be cleaned? It depends on the road, the sea and the trees.',
        'Are your windows grey two weeks after cleaning? It may be the road.',
      ],
      pfathil: 'How often windows should be cleaned depends on where you live.',
    },
    lines: {
      '*': [
        'Windows near a main road or the sea need cleaning about every four weeks. Elsewhere eight are often enough.',
        'Rain does not make clean windows dirty. It shows the dust that was there before.',
        'If frames and sills are washed each time, your windows stay clean for longer.',
        'Leave the side gate unlocked on the day, and your window cleaner can do the back as well.',
      ],
      h: ['If birds no longer fly into your windows, it may be time to clean them.'],
    },
    why: [
      [
        'Salt, soot and pollen stick to glass, and more dirt sticks to them.',
        'Dirt that is left for long etches itself in.',
      ],
      [
        'Regular cleaning is quicker, so each visit costs less.',
        'A first clean after a year takes twice as long.',
      ],
    ],
    parts: [
      [
        'Look at where you live',
        ['Sea, road, trees, building site.', 'Each shortens the time by some weeks.'],
        'A house beside a road',
      ],
      [
        'Look at the frames',
        ['Green edges and cobwebs tell you that it is due.', 'They should be washed each time.'],
        'A window frame with cobwebs',
      ],
      [
        'Look at the sunny side',
        ['Streaks and dust show there first.', 'Early in the evening you see it best.'],
        'Evening sun on a window',
      ],
    ],
    turn: [
      'You can always try eight weeks and change it.',
      'Ask your neighbours: the whole street is often done on one day.',
    ],
    asks: ['How often are yours cleaned?', 'Road, sea or trees?'],
    ends: { pfathil: ['Regular is cheaper than rare.', 'Four or eight: you decide.'] },
    keep: 'the next sunny day',
    send: 'your neighbours',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'weeks?\\b|windows?\\b',
        lead: 'How it works with us:',
      },
    ],
    pic: { ask: 'A window, half of it cleaned', alt: 'Window, half cleaned' },
    claims: [['four to eight weeks is usual', 'trade practice']],
  },
  {
    id: 'which-window-has-the-view',
    format: 'question',
    again: 6,
    emoji: '🌅',
    only: PANES,
    tags: ['WindowCleaning', 'HomeViews', 'CleanWindows'],
    title: ['Which window in your home has the best view?', 'Show us the view from your favourite window'],
    cover: 'Your best view?',
    gist: [
      'From the kitchen, the stairs or the bath: which window in your home has the best view, and what do you see?',
      'Everybody has a favourite window. Which one is yours, and what do you see from it?',
    ],
    subject: ['Your best view?', 'Which window do you like best?'],
    hooks: {
      '*': ['Which window in your home has the best view?', 'What do you see from your favourite window?'],
      pfathil: 'Your favourite window: what do you see from it?',
    },
    lines: {
      '*': [
        'Which window in your home has the best view, and what do you see?',
        'What can you see from your kitchen window right now?',
        'Morning sun or evening sun: which window do you like best?',
        'Would you rather look out at a garden, a street or the sea?',
      ],
      h: ['The best view in the house is mostly from the smallest window, above the bath.'],
    },
    why: [
      [
        'We stand at the same window every day, with a cup in the hand.',
        'A view belongs to a home as much as a room does.',
      ],
    ],
    parts: [
      [
        'Kitchen window',
        ['The one in front of which you stand longest.', 'Birds, neighbours, the post.'],
        'A kitchen window',
      ],
      [
        'Upstairs window',
        ['Roofs, hills, the evening sun.', 'The one that you open first.'],
        'A view from upstairs',
      ],
    ],
    turn: ['A picture says more than a word.', 'One word is enough.'],
    asks: ['Which one is it?', 'What do you see?'],
    ends: { pfathil: ['Show us.', 'We see many windows, and mostly from outside.'] },
    keep: 'the next sunny morning',
    send: 'whoever shares your view',
    pic: { ask: 'A view through a window that you have just cleaned', alt: 'View through a clean window' },
    claims: [['people have favourite windows', 'common experience']],
  },
  {
    id: 'when-to-clear-gutters',
    format: 'answer',
    again: 9,
    emoji: '🍂',
    only: GUTTERS,
    tags: ['GutterCleaning', 'HomeMaintenance', 'Homeowners'],
    title: ['When and how often should gutters be cleared?', 'Gutter cleaning: once or twice a year?'],
    cover: 'When to clear the gutters',
    question: 'How often do gutters have to be cleared?',
    short: [
      'Once a year after the leaves have fallen, and twice with trees nearby.',
      'In late autumn, and in spring as well if trees stand near the house.',
    ],
    gist: [
      'Have gutters cleared once a year when the leaves are down, and twice if trees stand near. Water that runs over gets into the wall.',
      'A blocked gutter wets the wall behind it. Once or twice a year keeps it clear.',
    ],
    subject: ['When to clear the gutters', 'Once or twice a year?'],
    hooks: {
      '*': [
        'Grass growing in your gutter? Then the rain is running down your wall.',
        'When should gutters be cleared? When the last leaves are down.',
      ],
      pfathil: 'Gutters: once a year, twice with trees nearby.',
    },
    lines: {
      '*': [
        'Have your gutters cleared once a year when the leaves are down. With trees near the house, twice.',
        'Look up in the next heavy rain. If water comes over the edge, the gutter is blocked.',
        'Green marks on the wall below a gutter mean that it has been running over for a while.',
        'With a camera on a pole you can see into your gutters from the ground. Ask for the pictures.',
      ],
      h: ['If there is a small tree in your gutter, it is time to call. Or to buy a bird box.'],
    },
    why: [
      [
        'Leaves and moss turn to mud, and the mud blocks the outlet.',
        'The wall below gets wet, and the damp comes through.',
      ],
      [
        'Standing water is heavy and bends the brackets.',
        'In frost it turns to ice and pushes the joints apart.',
      ],
    ],
    parts: [
      [
        'Look up in the rain',
        ['From the ground, with an umbrella.', 'Note where it drips or runs over.'],
        'An umbrella and a gutter',
      ],
      [
        'Look at the walls',
        ['Green or dark stripes below the gutter.', 'Photograph them.'],
        'A green stripe on a wall',
      ],
      [
        'Have it cleared from the ground',
        ['With a vacuum on a pole, nobody has to climb.', 'Ask for pictures of the inside.'],
        'A gutter vacuum on a pole',
      ],
    ],
    turn: ['It is done in an hour for most houses.', 'A clear gutter is much cheaper than a damp wall.'],
    asks: ['What grows in your gutter?', 'When were yours last cleared?'],
    ends: { pfathil: ['After the leaves, before the frost.', 'Ask for the pictures.'] },
    caution: 'Do not climb a ladder for it in wind or rain. Leave heights to people with the equipment.',
    keep: 'the end of autumn',
    send: 'somebody with a tree beside the house',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'gutters?\\b',
        lead: 'To have yours cleared:',
      },
    ],
    pic: { ask: 'A gutter before clearing', alt: 'Gutter full of leaves and moss' },
    claims: [['yearly clearing is advised', 'advice of insurers']],
  },
];
