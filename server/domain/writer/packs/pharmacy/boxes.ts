// Boxes and what is in them: taken together, taken right, put away.
import type { Idea } from '../../library/idea.ts';

export const BOXES: readonly Idea[] = [
  {
    id: 'the-same-thing-twice',
    format: 'mistake',
    again: 8,
    emoji: '🏷️',
    tags: ['MedicineSafety', 'PharmacyTips', 'ReadTheLabel'],
    title: [
      'Two cold remedies at once: check the active ingredient first',
      'Taking a cold drink and a painkiller together? Read the small print',
    ],
    cover: 'Two boxes, one ingredient',
    wrong: 'A hot lemon sachet and a {tablet|pill} from another box, because they look so different',
    gist: [
      'Many remedies for colds hold the same painkiller as the plain {tablets|pills} beside them. Read the active ingredient on each box before you take two things on one evening.',
      'Brand names differ, ingredients repeat. The small line under the name tells whether two boxes are really one.',
      'Before you take a second remedy, compare one line on both boxes: the active ingredient. If it is the same, one of them stays shut.',
    ],
    subject: ['One line on every box', 'Two boxes, one ingredient'],
    hooks: {
      '*': [
        'Look at the small print under the big name: that is what you are really taking.',
        'A cold drink with lemon and a white {tablet|pill} can be the very same medicine, twice.',
        'Two boxes on the bedside table, two brands, and possibly one ingredient.',
      ],
      pa: [
        'The brand is on the front. The active ingredient is what counts.',
        'Compare ingredients before you combine remedies for a cold.',
      ],
      fi: [
        'Blocked nose, sore throat, and by now three boxes open? Just compare one line.',
        'You feel rotten and reach for whatever is there. Give it ten seconds first.',
      ],
      t: '{Paracetamol|Acetaminophen} stands in many combination products; doses from several sources add up.',
      h: 'Lemon flavour is not an active ingredient, however much it behaves like one.',
      l: 'A quiet minute with two boxes and good light.',
    },
    lines: {
      '*': [
        'Two remedies for a cold? Compare the active ingredients first. Often one of them is in both.',
        'The name on the front is the brand. The line below it is the medicine. Read that line twice when you open a second box.',
        '{Paracetamol|Acetaminophen} is in {tablets|pills}, hot drinks and night capsules. They count together and not one by one.',
        'If you are not sure whether two boxes go together, {ring|call} a pharmacy before you swallow, and not after.',
      ],
      h: ['Three boxes, three brands, one ingredient. Marketing has had a productive winter.'],
    },
    scene: [
      'On the bedside table: a mug that smells of lemon, a blister strip, a night capsule. Three remedies, and a thermometer that says go to bed.',
      'Somebody stands in the kitchen with a streaming nose and thinks: the drink has not helped, so now the {tablet|pill}.',
    ],
    why: [
      [
        'Combination products are made so that one need not take anything else.',
        'A remedy for "cold and flu" usually is several medicines in one.',
        'What is sold for many symptoms holds many ingredients, and the usual painkiller is nearly always among them.',
      ],
      [
        'Too much of a painkiller does harm without hurting at first, which is what makes it treacherous.',
        'The daily limit holds for the sum, and nobody sees the sum who only reads the fronts.',
        'A limit is only a limit if everything is counted.',
      ],
    ],
    parts: [
      [
        'Find the active ingredient',
        [
          'It stands in small letters under the name, and again on the side.',
          'Look for the line with the milligrams.',
          'The leaflet names it in its first paragraph.',
        ],
        'A finger under the small print of a box',
      ],
      [
        ['Compare both boxes', 'Lay the boxes side by side'],
        [
          'The same word on both means that one stays shut.',
          'Names that end alike may belong together as well: ask.',
          'Brand names are no help here, as one maker sells many mixtures.',
        ],
        'Two medicine boxes side by side',
      ],
      [
        'Write down what you took and when',
        [
          'With a fever nobody remembers whether it was at four or at six.',
          'A slip beside the glass is enough.',
          'Whoever takes over the night shift will be grateful for it.',
        ],
        'A slip of paper with times beside a glass',
      ],
    ],
    turn: [
      'One ingredient at a time, and you know what helped.',
      'Then tea, which goes with everything.',
      'Reading takes ten seconds, and the box does not mind.',
    ],
    asks: [
      'What is in your cupboard for colds at the moment?',
      'How many open boxes lie beside your bed when you have a cold?',
    ],
    ends: {
      pa: ['Compare first, then take.', 'Ingredients count together.'],
      fi: ['And then back under the blanket with you.', 'Get well, one box at a time.'],
      t: 'Sum of all sources, held against one daily limit.',
      h: 'The lemon has asked us to say that it never claimed anything.',
      l: "Then rest, which is on nobody's label.",
    },
    caution:
      'Never go above the dose on the packet. Who has taken too much needs medical help at once, even when feeling well.',
    keep: 'the next cold',
    send: 'whoever mixes remedies at home',
    own: [
      {
        kinds: ['service', 'product', 'process'],
        about: '\\bcolds?\\b|cough|medicine advice|minor ailments|advice on medicines|over.the.counter',
        lead: [
          'If you would like somebody to look at the boxes with you.',
          'When the cupboard is full of half boxes.',
        ],
      },
    ],
    pic: {
      ask: 'Two medicine boxes side by side, their small print to the front',
      alt: 'Two medicine boxes side by side on a counter',
    },
    claims: [
      [
        'Cold remedies often contain the same painkiller as plain tablets; doses add up',
        'advice of health authorities and package leaflets',
      ],
    ],
  },
  {
    id: 'not-down-the-sink',
    format: 'howto',
    again: 9,
    emoji: '♻️',
    tags: ['MedicineSafety', 'LessWaste', 'PharmacyTips'],
    title: [
      'What to do with old medicines: not the sink, not the toilet',
      'Expired {tablets|pills}: how to get rid of them properly',
    ],
    cover: 'Not down the sink',
    gist: [
      'Leftover medicines belong neither in the sink nor in the toilet. Many pharmacies take them back, some towns have a box for them. Take the cartons off, keep the names readable, bring them in.',
      'What is flushed ends up in the river, since sewage works are not built for medicines. Ask where your country wants them, and clear the shelf.',
      "Gather, sort, hand in: ten minutes a year, and nobody takes last year's drops by mistake.",
    ],
    subject: ['Where old {tablets|pills} belong', 'Ten minutes for one shelf'],
    hooks: {
      '*': [
        'The toilet is not a {bin|trash can} for {tablets|pills}. Fish have no prescription.',
        'Somewhere at the back there is a bottle whose label has turned brown. It wants to leave.',
        'Old medicines have a place to go, and it is neither of the two you thought of.',
      ],
      pa: [
        'Unused medicines are best handed in, so that they reach neither children nor rivers.',
        'Hand old medicines in. Do not pour, do not flush.',
      ],
      fi: [
        'Found a strip of something and no idea what for? That one may go.',
        'Let us clear one shelf together, shall we?',
      ],
      t: 'Sewage treatment removes many drug residues only in part, so they should not enter it.',
      h: 'The ointment has been in the family for longer than the dog.',
      l: 'An empty shelf, and a window open beside it.',
    },
    lines: {
      '*': [
        'No {tablets|pills} down the toilet, unless the leaflet itself says so. Ask a pharmacy where they go.',
        'Hand in the strips, keep the cartons for the paper {bin|recycling}, and black out your name on the label.',
        'Needles never go loose into any {bin|trash}. Ask for a box that is made for them.',
        'A medicine that was right for you two years ago is not a present for the neighbour.',
      ],
      h: ['Best before the year your daughter was born. She drives now.'],
    },
    scene: [
      'At the bottom of the drawer, between batteries and birthday candles, lie four strips without a box and without a name.',
      'Spring cleaning. In one hand a {bin bag|trash bag}, in the other a bottle with three drops of something amber.',
    ],
    why: [
      [
        'What goes down the drain does not vanish. Traces of it swim on.',
        'Water works clean a great deal, but they were not built for {tablets|pills}.',
        'Rivers carry traces of what people pour away.',
      ],
      [
        'Old medicine at hand gets taken by mistake, by tired grown-ups and curious children.',
        'The fewer strips without a name lie about, the fewer mix-ups there are.',
        'A drawer full of leftovers invites guessing, and medicine is no matter for guessing.',
      ],
    ],
    parts: [
      [
        'Gather everything in one place',
        [
          'Handbag, car, bedside table, the box with the bandages.',
          'Old drops hide in sports bags.',
          'And the kitchen drawer, of course.',
        ],
        'Medicine boxes gathered on a table',
      ],
      [
        'Check dates and names',
        [
          'What has no name goes, whatever it was.',
          'A date with only a month holds until the end of that month.',
          'Eye drops and syrups have a second date: from opening.',
        ],
        'A thumb on an expiry date',
      ],
      [
        'Take off boxes and black out labels',
        [
          "Paper to the paper, and your name is nobody's business.",
          'A felt pen does it in a second.',
          'Leaflets and cartons need no special {bin|trash}.',
        ],
        'A marker crossing out a label',
      ],
      [
        ['Hand it in', 'Bring it to a collection point'],
        [
          'In many countries pharmacies take it back, elsewhere there are drop boxes.',
          'Ask first, since rules and places differ.',
          'Inhalers and needles have their own ways: say that you have some.',
        ],
        'A bag handed over a counter',
      ],
    ],
    turn: [
      'And one shelf has room again, for {plasters|bandages} for instance.',
      'The river says thank you, quietly.',
      'Next year, in the same week, again.',
    ],
    asks: ['What is the oldest thing in your medicine drawer?', 'Where do old medicines go in your town?'],
    ends: {
      pa: ['Gather, check, hand in.', 'Out of the house, and into the right hands.'],
      fi: [
        'And keep the {plasters|bandages}. Plasters always get used.',
        'Ten minutes, and you may sit down again.',
      ],
      t: 'Separate, anonymise, return.',
      h: 'The ointment will be missed by nobody but the archaeologists.',
      l: 'Clear glass, clear shelf.',
    },
    caution:
      'Do not flush or pour medicines away unless the leaflet says so, and keep them from children until they are handed in.',
    keep: 'a tidy Saturday',
    send: 'whoever has a drawer like that',
    own: [
      {
        kinds: ['service', 'policy', 'process'],
        about: 'take.?back|old medicines|unused medicines|expired|disposal|sharps|drop.?box',
        lead: ['Where they can be handed in.', 'And the end of that drawer.'],
      },
    ],
    pic: {
      ask: 'A bag of old medicine strips on a counter',
      alt: 'A paper bag with old medicine strips on a counter',
    },
    claims: [
      [
        'Hand unused medicines in; do not flush; rules differ by country',
        'advice of health and environment authorities',
      ],
    ],
  },
  {
    id: 'grapefruit-at-breakfast',
    format: 'answer',
    again: 9,
    emoji: '🍊',
    tags: ['MedicineSafety', 'FoodAndMedicine', 'PharmacyTips'],
    title: [
      'Does grapefruit affect medicines?',
      'Grapefruit and {tablets|pills}: why it is not a matter of waiting an hour',
    ],
    cover: 'Grapefruit and tablets',
    question: 'Can I take my {tablets|pills} with grapefruit juice?',
    short: [
      'With some medicines no, and not hours later either. The leaflet says so.',
      'It depends on the {tablet|pill}. For some of them grapefruit is off the menu altogether.',
    ],
    gist: [
      'Grapefruit slows the breakdown of some medicines, and the effect lasts for a day or longer. Which ones are concerned stands in the leaflet, and a pharmacist knows. Waiting an hour does not solve it.',
      'A fruit that changes how much of a {tablet|pill} arrives in the blood: it concerns some cholesterol and blood pressure medicines, among others. Ask about yours.',
    ],
    subject: ['The fruit in the leaflet', 'Is yours one of them?'],
    hooks: {
      '*': [
        'There is a fruit that stands in hundreds of leaflets, and it is not the apple.',
        'Half a grapefruit, a spoon, and a question that is worth asking at a counter.',
        'Of all the things on a breakfast table, one gets mentioned in leaflets most often.',
      ],
      pa: [
        'With some medicines grapefruit raises the amount in the blood. The leaflet names it.',
        'Some {tablets|pills} and grapefruit do not go together, at any hour.',
      ],
      fi: [
        'Do you like a grapefruit in the morning and take something daily? Have a quick look at your leaflet.',
        'It is such a healthy breakfast, and that is why nobody thinks of it.',
      ],
      t: 'Furanocoumarins in grapefruit block an enzyme in the gut wall for a day or more.',
      h: 'The only breakfast that comes with small print.',
      l: 'Pink, bitter, cold from the fridge, and not for everyone.',
    },
    lines: {
      '*': [
        "Grapefruit changes how the body handles some medicines, and an hour's distance does not help: the effect lasts a day or more.",
        'Look for the word grapefruit in your leaflet, in the part on food and drink. It is a matter of one minute.',
        'Seville oranges and pomelos can act like grapefruit. Ordinary oranges usually do not.',
        'New medicine? Ask: does it mind grapefruit, alcohol or milk? One question, three answers.',
      ],
      h: ['The orange would like to stress that it is not related closely enough to be blamed.'],
    },
    scene: [
      'Sunday, sun on the table, half a grapefruit with a cherry on it, and beside the plate the little box with the days on it.',
      '"I have eaten it every morning for years", says somebody at the counter, and points at the new prescription.',
    ],
    why: [
      [
        'An enzyme in the wall of the gut breaks down part of a {tablet|pill} before it reaches the blood. Grapefruit switches that enzyme off.',
        'Makers reckon with a part of the dose being lost in the gut. With grapefruit that part is not lost.',
        'Less is broken down on the way, so more arrives than was meant.',
      ],
      [
        'The gut needs a day or more to make the enzyme anew, so the hour on the clock hardly matters.',
        'That is why "{tablet|pill} in the evening, juice in the morning" is no way out.',
        'One glass can be enough for it, with the medicines that are concerned.',
      ],
    ],
    parts: [
      [
        'Look into the leaflet',
        [
          'The part on food and drink names it, if it matters.',
          "No leaflet any more? The maker's is online, and a pharmacy can print it.",
          'Search for the word itself, it is quicker than reading.',
        ],
        'A leaflet unfolded beside half a grapefruit',
      ],
      [
        'Ask once for everything you take',
        [
          'Bring the list, and the answer covers all of it.',
          'It holds until something new is added.',
          'Others of the same family of medicines are not affected at all.',
        ],
        'A list of medicines on a counter',
      ],
      [
        'Do not stop the {tablets|pills} on your own',
        [
          'It is the fruit that can wait, and the {tablet|pill} that has a reason.',
          'If you have had both for years, say so and ask.',
          'Any change of a medicine is a talk with whoever prescribed it.',
        ],
        'A weekly pill box beside a glass of water',
      ],
    ],
    turn: [
      'An orange is nearly always a friend.',
      'And water is the drink that every {tablet|pill} likes.',
      'One question, and breakfast is settled for years.',
    ],
    asks: ['Did you know this about grapefruit?', 'Grapefruit: yes please, or only with sugar?'],
    ends: {
      pa: ['Look it up once, and for good.', 'Leaflet first, fruit second.'],
      fi: ['And if yours is not concerned: enjoy every spoonful.', 'Have the orange in the meantime.'],
      t: 'Enzyme blocked, so more of the dose arrives.',
      h: 'No fruit was harmed in this leaflet.',
      l: 'Water, cool and clear, for everything else.',
    },
    caution:
      'Ask a pharmacist or doctor about your own medicines, and do not stop or change any of them on your own.',
    keep: 'the next new prescription',
    send: 'somebody with a weekly pill box',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'medicines? (?:review|check|advice)|interaction|new medicines?',
        lead: 'For a look at the whole list.',
      },
    ],
    pic: {
      ask: 'Half a grapefruit on a plate beside a folded leaflet',
      alt: 'Half a grapefruit on a plate beside a folded leaflet',
    },
    claims: [
      [
        'Grapefruit affects some medicines for a day or more; see leaflet',
        'advice of medicines regulators, package leaflets',
      ],
    ],
  },
  {
    id: 'antibiotics-and-the-cold',
    format: 'myth',
    again: 9,
    emoji: '🤧',
    tags: ['Antibiotics', 'ColdSeason', 'PharmacyTips'],
    title: ['Do antibiotics help against a cold?', 'Cold or flu: why antibiotics do nothing against it'],
    cover: 'Not against a cold',
    myth: 'A strong antibiotic gets rid of a bad cold',
    short: [
      'No. Colds are viruses, and antibiotics act on bacteria alone.',
      'It does not. They have nothing to attack in a virus.',
    ],
    gist: [
      'Colds and flu come from viruses, and antibiotics act on bacteria. Taken without need they bring side effects and train bacteria to survive. When they are needed they are precious.',
      'Green or yellow does not tell whether it is bacteria. Time, rest and something to drink get most people over a cold.',
    ],
    subject: ['Wrong tool, right wish', 'What a cold is made of'],
    hooks: {
      '*': [
        'A cold takes about a week with antibiotics, and about seven days without.',
        'Yellow, green, clear: the colour of a handkerchief is not a laboratory.',
        'The wish for something strong is human. A virus does not care how strong it is.',
      ],
      pa: [
        'Antibiotics are a tool for bacteria. Against viruses they are none.',
        'Colds: no antibiotic. That is not stinginess.',
      ],
      fi: [
        'You want to be well by Friday. Everybody does. Here is what helps and what does not.',
        'It is annoying to be told "wait". Here is the reason.',
      ],
      t: 'Antibiotics attack structures that bacteria have and viruses lack, such as a cell wall.',
      h: 'Taking an antibiotic for a cold is like calling the plumber about the music next door.',
      i: 'Each time one is not taken needlessly, it keeps a little of its strength for somebody else.',
      l: 'A chair, a blanket, a window, time.',
    },
    lines: {
      '*': [
        'Antibiotics do nothing against colds and flu: those are viruses. They act on bacteria alone.',
        'The colour of what you cough up does not tell whether it is bacteria.',
        'Never keep leftover antibiotics "for next time", and never share them.',
        'Most colds are over in a week or two. A cough may stay longer and be harmless, but ask if it does.',
      ],
      h: ['The cold has read the label. It said bacteria. It stayed.'],
    },
    scene: [
      '"Something strong, please", says a voice that is hardly one, behind a scarf with three turns.',
      'In the drawer lie four capsules from last spring. The throat hurts, the thought is near.',
    ],
    why: [
      [
        'A virus has none of the parts that an antibiotic attacks.',
        'Antibiotics break walls and machines of bacteria. A virus has neither.',
        'It is a key for another lock.',
      ],
      [
        'Bacteria that survive a needless cure pass on how they did it.',
        'Every use teaches those that are left, so the tool gets blunter for all.',
        'What resists today was once easy to treat.',
      ],
    ],
    parts: [
      [
        'Rest and drink',
        [
          'Dull, free, and what the body asks for anyway.',
          'Warm drinks soothe, whatever is in them.',
          'Sleep is when most of the repairs are done.',
        ],
        'A mug on a blanket',
      ],
      [
        'Treat what bothers you',
        [
          'Nose, throat and head each have something that eases it. Ask what goes with what you take already.',
          'Steam, lozenges, sea water for the nose: small helps count.',
          'One symptom at a time is enough.',
        ],
        'Lozenges and a box of tissues',
      ],
      [
        ['Take prescribed ones exactly as told', 'If you were prescribed one, keep to it'],
        [
          'Times, number of days, and with food or not: ask if it is not clear.',
          'Feeling better is no reason to change it on your own.',
          'What is left over goes back and not into the drawer.',
        ],
        'A box with a written dose label',
      ],
    ],
    turn: [
      'Waiting is also a treatment. It just has no packaging.',
      'And when you do need one, it should still work.',
      'The strongest thing against a cold is a weekend.',
    ],
    asks: ['What did your grandmother do against a cold?', 'What gets you through a cold?'],
    ends: {
      pa: ['Bacteria: yes, if prescribed. Viruses: no.', 'The right tool, or none.'],
      fi: ['Get well. And let somebody else do the shopping.', 'Blanket, tea, and be kind to yourself.'],
      t: 'No target, no effect.',
      h: 'The plumber wishes you a quiet evening.',
      i: 'So that they still work when somebody needs them.',
      l: 'And then, one morning, it is gone.',
    },
    caution:
      'Trouble breathing, a high fever that lasts, confusion, a stiff neck or getting worse after a better spell: get medical help.',
    keep: 'the first sore throat',
    send: 'whoever asks for something strong',
    own: [
      {
        kinds: ['service', 'product', 'process'],
        about: '\\bcolds?\\b|cough|sore throat|minor ailments|\\bflu\\b',
        lead: ['For throat, nose and head.', 'What can be done about the rest.'],
      },
    ],
    pic: {
      ask: 'A mug, a box of tissues and a blanket on a chair',
      alt: 'A steaming mug and a box of tissues beside a blanket',
    },
    claims: [
      [
        'Antibiotics do not work on viruses; resistance; take as prescribed',
        'advice of the World Health Organization and health authorities',
      ],
    ],
  },
  {
    id: 'press-the-inner-corner',
    format: 'howto',
    again: 9,
    emoji: '👁️',
    tags: ['EyeDrops', 'PharmacyTips', 'HowTo'],
    title: [
      'How to put in eye drops so that they stay in the eye',
      'Eye drops: one drop, a finger, two minutes',
    ],
    cover: 'One drop, then a finger',
    gist: [
      'Head back, lower lid down, one drop into the pocket. Then close the eye and press the inner corner for a minute or two, so that the drop stays where it is meant to be.',
      'Most of what runs down the cheek was too much, and most of what is lost runs into the nose. A finger on the inner corner keeps it in the eye.',
    ],
    subject: ['The finger that helps', 'Why it tastes bitter'],
    hooks: {
      '*': [
        'Do your eye drops taste of something? Then they are in the wrong place.',
        'An eye holds less than one drop. The second runs down your cheek.',
        'If you blink, miss and dab, this is for you: nearly everyone does.',
      ],
      pa: [
        'One drop is enough, if it stays in.',
        'A finger on the inner corner does more than a second drop.',
      ],
      fi: [
        'Does your hand start to shake just before it falls? Lie down for it.',
        'Nobody is born able to do this, and nobody gets shown.',
      ],
      t: 'Tear ducts drain into the nose; light pressure beside the nose closes them.',
      h: 'A proven way of watering the collar of a shirt.',
      l: 'One clear drop, and closed eyes.',
    },
    lines: {
      '*': [
        'After an eye drop: close the eye, finger on the inner corner, a minute or two. It keeps the drop in the eye.',
        'Two kinds of drops? Leave five minutes between them, or the second washes out the first.',
        'Write the day of opening on the bottle. Many eye drops are only good for some weeks from then.',
        'The tip of the bottle touches nothing: no lash, no lid, no finger.',
      ],
      h: ['If your eye drops taste bitter, your nose has had them.'],
    },
    scene: [
      'Head back in front of the mirror, mouth open for no reason, a bottle over one eye, and on the tiles three small puddles.',
      'The drop hangs. It hangs a little longer. The eye shuts, and the drop lands on the chin.',
    ],
    why: [
      [
        'In the inner corner of the eye there is a tiny drain, and it leads to the nose.',
        'Tears run off into the nose, and so does the drop, if you let it.',
        'Blinking works like a pump that empties the eye.',
      ],
      [
        'A drop is bigger than the pocket that it falls into, so a second one only overflows.',
        'More does not help more. It only makes the bottle empty sooner.',
        'What is on your cheek does nothing for your eye.',
      ],
    ],
    parts: [
      [
        'Wash your hands and look at the ceiling',
        [
          'Sitting with the head back, or lying down.',
          'A pillow under the neck steadies it.',
          'Lenses out first, unless you were told otherwise.',
        ],
        'Somebody lying with the head on a pillow',
      ],
      [
        'Pull the lower lid down',
        [
          'It makes a small pocket, and the drop falls in there.',
          'Aim at the pocket and not at the eye.',
          'Rest the hand with the bottle on your forehead, and it stops shaking.',
        ],
        'A finger pulling down a lower lid',
      ],
      [
        'Let one drop fall',
        [
          "From a finger's breadth above, without touching.",
          'Missed? One more, and no worry.',
          'Cold drops from the fridge are easier to feel.',
        ],
        'A bottle held above an eye',
      ],
      [
        'Press the inner corner',
        [
          'Eye closed, lightly, for a minute or two.',
          'No squeezing, no blinking.',
          'Dab away what runs over, with a clean tissue.',
        ],
        'A closed eye with a fingertip beside the nose',
      ],
    ],
    turn: [
      'Two quiet minutes with closed eyes. There are worse prescriptions.',
      'After a week it goes without a mirror.',
      'The drop stays where it belongs.',
    ],
    asks: ['Do you hit at the first try?', 'Standing, sitting or lying: how do you do it?'],
    ends: {
      pa: ['One drop, one finger, two minutes.', 'Pocket, drop, pressure.'],
      fi: ['Ask to be shown. It is no trouble at all.', 'And if it takes three goes, so be it.'],
      t: 'Occlude the duct, extend the contact.',
      h: 'The shirt is relieved.',
      l: 'Dark, cool, still.',
    },
    caution:
      'Keep to what was prescribed for you. Sudden pain, loss of sight or a very red eye belongs with a doctor at once.',
    keep: 'the next bottle of drops',
    send: 'somebody who always blinks',
    own: [
      {
        kinds: ['service', 'process', 'product'],
        about: 'eye ?drops|dry eyes|red eyes|\\beyes\\b',
        lead: 'And to have it shown once.',
      },
    ],
    pic: {
      ask: 'A bottle of eye drops beside a clean tissue',
      alt: 'A small bottle of eye drops on a clean tissue',
    },
    claims: [
      [
        'One drop; press inner corner; five minutes between drops; limited time after opening',
        'patient leaflets of eye hospitals and makers',
      ],
    ],
  },
  {
    id: 'crush-it-or-not',
    format: 'mistake',
    again: 9,
    emoji: '💊',
    tags: ['MedicineSafety', 'Tablets', 'PharmacyTips'],
    title: [
      'Can you crush or split {tablets|pills}?',
      '{Tablet|Pill} too big to swallow: what to ask before you break it',
    ],
    cover: 'Ask before you crush',
    wrong: 'Crushing a large {tablet|pill} into the yoghurt',
    gist: [
      'Some {tablets|pills} are built to open slowly, or only in the gut. Crushed, they give everything at once or lose their effect. Ask before you split, chew or open one. There is often a liquid or a smaller form.',
      'A line on a {tablet|pill} is often there for breaking, a shiny coat often is not. The leaflet tells, and there are ways of swallowing that make it easier.',
    ],
    subject: ['It may be a small machine', 'Before you reach for the spoon'],
    hooks: {
      '*': [
        'Some {tablets|pills} are little machines. Crushed, they are just powder.',
        'A {tablet|pill} that is hard to swallow is a reason to ask, and not a reason for the rolling pin.',
        "Between two spoons, a whole day's dose can come loose at once.",
      ],
      pa: [
        'Whether a {tablet|pill} may be split depends on how it was made.',
        'Ask first. Crush second, or never.',
      ],
      fi: [
        'Does it stick in your throat every single morning? You are not alone, and there are ways.',
        'Tell somebody that you cannot get it down. It is one of the most usual sentences at a counter.',
      ],
      t: 'Modified release and gastro-resistant coatings are destroyed by crushing.',
      h: 'The yoghurt did not ask for this.',
      l: 'A glass of water, an upright back, and time.',
    },
    lines: {
      '*': [
        'Do not crush, split or open a {tablet|pill} before you have asked: some release their dose slowly, on purpose.',
        'Letters such as SR, XL, MR or EC behind a name usually mean: do not crush.',
        'Hard to swallow? Say so. There may be a liquid, a smaller size or one that melts on the tongue.',
        'Sit up, drink a sip first, {tablet|pill} on the tongue, then a good gulp with the chin a little down. It helps many.',
      ],
      h: ['Cats, children and husbands have all found the {tablet|pill} in the liver sausage.'],
    },
    scene: [
      'Two spoons, a {tablet|pill} between them, a crunch, and a cloud of white dust over the jam.',
      'The glass is empty, and it still lies on the tongue, as large as a door.',
    ],
    why: [
      [
        'A coat may keep the acid off the {tablet|pill}, or the {tablet|pill} off the stomach.',
        'Some shells only dissolve in the gut, where the medicine is wanted.',
        'The shiny skin is there for a reason, and seldom for looks.',
      ],
      [
        'What was meant for twelve hours arrives in one when it is ground up.',
        'Slow release means that a large amount sits in one {tablet|pill}, and trusts the {tablet|pill}.',
        'Powder of some medicines should not get on to hands or into the air either.',
      ],
    ],
    parts: [
      [
        'Look at the name and the leaflet',
        [
          'Letters behind the name and the words "swallow whole" decide.',
          'A score line often, though not always, means that halves are allowed.',
          'The leaflet says it under "how to take".',
        ],
        'A tablet with a score line on a palm',
      ],
      [
        'Ask for another form',
        [
          'Drops, liquid, melting {tablets|pills}, a smaller strength twice.',
          'It is a five-minute talk, and it may end years of gagging.',
          'Not every medicine has one, but many do.',
        ],
        'A bottle of liquid medicine and a dosing syringe',
      ],
      [
        'Swallow it the easy way',
        [
          'Upright, wet mouth, a large sip, chin slightly down.',
          'For capsules: they float, so lean the head forward a little.',
          'A spoon of something thick can help, if the leaflet allows food.',
        ],
        'A glass of water held at a table',
      ],
    ],
    turn: [
      'And nobody will think you silly for asking.',
      'A {tablet|pill} that is taken is better than the right one in the {bin|trash}.',
      'Swallowing can be practised, oddly enough.',
    ],
    asks: [
      'Do you swallow {tablets|pills} easily, or with a run-up?',
      'What helps you to get a {tablet|pill} down?',
    ],
    ends: {
      pa: ['Ask, then split.', 'Whole, unless you have been told otherwise.'],
      fi: ['Say it at the next visit: "I cannot swallow these."', 'You may well get the smaller ones.'],
      t: 'Form follows release.',
      h: 'The rolling pin may go back to the pastry.',
      l: 'Water, and time.',
    },
    caution:
      'Ask a pharmacist before you crush, split or open any medicine, above all when somebody else is to be given it.',
    keep: 'the next large tablet',
    send: 'whoever grinds {tablets|pills} into yoghurt',
    own: [
      {
        kinds: ['service', 'process'],
        about:
          'medicines? (?:review|check|advice)|blister packs?|dosette|liquid medicines|compounding|swallow',
        lead: 'For those who cannot get them down.',
      },
    ],
    pic: {
      ask: 'A tablet with a score line beside a glass of water',
      alt: 'A tablet with a score line beside a glass of water',
    },
    claims: [
      [
        'Modified-release and coated tablets must not be crushed; ask for other forms',
        'advice of medicines regulators and hospital pharmacies',
      ],
    ],
  },
  {
    id: 'the-cap-is-not-a-lock',
    format: 'myth',
    again: 9,
    emoji: '🧒',
    tags: ['ChildSafety', 'MedicineSafety', 'Parents'],
    title: [
      'Child-resistant caps: are they childproof?',
      'Medicines and small children: what a safety cap can and cannot do',
    ],
    cover: 'A cap is no lock',
    myth: 'With a childproof cap nothing can happen',
    short: [
      'It slows them down. Some children open it all the same.',
      'Resistant is not proof. It buys you minutes.',
    ],
    gist: [
      'A safety cap is tested to keep most small children out for some minutes, and not all of them for ever. Up high, out of sight and shut at once is what really helps. Handbags of visitors included.',
      'Caps win time, cupboards win safety. Put everything back after each dose, and look at bags that stand on the floor.',
    ],
    subject: ['It buys you minutes', 'Look at the handbags'],
    hooks: {
      '*': [
        'The test for a safety cap allows for some children getting it open.',
        'A child needs no strength for a cap. It needs an afternoon.',
        'What children find, they often find in handbags and on bedside tables.',
      ],
      pa: [
        'A cap slows a child down. A high cupboard keeps it out.',
        'Up, away, out of sight. The cap comes third.',
      ],
      fi: [
        'Is Grandma coming to visit? Her bag has {tablets|pills} in it, and it stands on the floor.',
        'They learn to climb in one week. Usually the week you are not looking.',
      ],
      t: 'Closures are tested on groups of children and pass if most of them fail within minutes.',
      h: 'In many homes the only one who can open it is four.',
      l: 'A high shelf, a closed door.',
    },
    lines: {
      '*': [
        'Child-resistant is not childproof. Put it up high and out of sight after every single dose.',
        "Visitors' handbags belong on a hook and not on the floor. That is where the {tablets|pills} are.",
        'Never call medicine sweets, not even to get it down.',
        'Weekly pill boxes open with one thumb, at any age. They belong in the cupboard, too.',
      ],
      h: ['Ask a four-year-old to open it for you. Then hide it better.'],
    },
    scene: [
      'It is quiet in the bathroom. Too quiet, for a two-year-old.',
      'A handbag on the hall floor, a zip, a small hand, a rattle that sounds like a toy.',
    ],
    why: [
      [
        'Children copy what they see, and they see you open it every evening.',
        'What rattles is interesting, and what grown-ups take must be good.',
        'Two turns and a push are a puzzle, and puzzles get solved.',
      ],
      [
        'Tablets look like sweets, and syrups taste like them.',
        "For a small body a grown-up's dose is a great deal.",
        'Iron, heart {tablets|pills} and strong painkillers can harm a child in small numbers.',
      ],
    ],
    parts: [
      [
        'Put it back at once, up high',
        [
          'Above eye level, yours and not theirs, behind a door.',
          '"Only for a moment" is when it happens.',
          'A locked box is better still.',
        ],
        'A hand putting a box on a high shelf',
      ],
      [
        'Check bags, coats and bedside tables',
        [
          'Also when you are the guest.',
          'Tablets in coat pockets are the ones nobody counts.',
          'Grandparents are glad if somebody tells them kindly.',
        ],
        'A handbag hanging on a hook',
      ],
      [
        'Know the number for poisonings',
        [
          'In the phone, and on the fridge.',
          'Keep the package at hand when you {ring|call}: it says what was in it.',
          '{Ring|Call} even if all looks well. Some things show late.',
        ],
        'A telephone number on a fridge door',
      ],
    ],
    turn: [
      'It takes a minute, and then you can drink your coffee hot.',
      'The best place is the one that you need a chair for.',
      'And the chair, please, not beside it.',
    ],
    asks: ['Where do you keep medicines at home?', 'What has your child opened that it should not have?'],
    ends: {
      pa: ['High, hidden, shut.', 'The shelf does what no cap can.'],
      fi: ['Have a quick look at the hall right now.', 'You know your climber best.'],
      t: 'Delay by closure, safety by storage.',
      h: 'Then put the biscuits on the same shelf, for the same reason.',
      l: 'Out of reach, out of mind.',
    },
    caution:
      'If a child may have swallowed medicine, {ring|call} the poison line or emergency number at once, without making it vomit.',
    keep: 'the week your child starts to climb',
    send: 'grandparents with handbags',
    own: [
      {
        kinds: ['service', 'product'],
        about:
          'for (?:babies|children|families)|baby (?:clinic|care|products)|children.s (?:medicines?|vaccin\\w*)',
        lead: 'For families, too.',
      },
    ],
    pic: { ask: 'A medicine box on a high shelf behind a door', alt: 'A medicine box on a high shelf' },
    claims: [
      [
        'Child-resistant packaging delays most children only; store high and out of sight; poison line',
        'packaging standards; advice of poison centres',
      ],
    ],
  },
];
