// Seasons, the people in the room, and the first step back.
import type { Idea } from '../../library/idea.ts';
import { CHILDREN_ONLY, ORTHODONTIST } from './kinds.ts';

export const COMPANY: readonly Idea[] = [
  {
    id: 'hay-fever-toothache',
    format: 'season',
    again: 11,
    emoji: '🌾',
    when: { season: ['spring'] },
    tags: ['HayFever', 'SinusPressure', 'ToothacheFacts'],
    caution: [
      'Toothache that stays, one-sided swelling or fever should be looked at; do not put it down to pollen on your own.',
      'Have it looked at if it goes on, if one side swells or if you have a fever. Do not decide by yourself that it is pollen.',
    ],
    title: [
      'Hay fever and toothache: can pollen make teeth hurt?',
      'Upper teeth aching in spring? It may be the sinuses',
    ],
    cover: 'Can pollen hurt teeth?',
    gist: [
      'The roots of upper back teeth lie close to the sinuses. When those are blocked by hay fever or a cold, several teeth can ache at once.',
      'A whole row at the top that throbs when you bend down: sometimes the nose is to blame, and not a tooth.',
    ],
    subject: ['Can pollen hurt your teeth?', 'When a whole row aches'],
    hooks: {
      '*': [
        'You bend down for your shoelaces, and three upper teeth hurt at once. It may be hay fever.',
        'The birch is in flower, your nose is blocked, and now your upper teeth hurt as well.',
        'Can hay fever make your teeth hurt? Yes, the upper ones.',
      ],
      p: 'In the pollen season some toothaches come from the sinuses.',
      a: 'One tooth: dentist. A whole row with a blocked nose: think of the sinus.',
      t: 'The floor of the maxillary sinus lies just above the roots of the upper molars. Pressure there is felt as toothache.',
      f: 'Sneezing, and now toothache as well? The two may be connected.',
      h: 'Birches have a lot to answer for, and now toothache.',
      i: 'It helps to know whether the pain comes from the nose or from a tooth.',
      l: 'Spring brings blossom, pollen, and now and then aching teeth.',
    },
    lines: {
      '*': [
        'Upper back teeth aching on both sides, blocked nose, worse when you bend down: it may be the sinuses. If it stays, have it looked at.',
        'Breathing through the mouth all night dries teeth out. In the hay fever season a glass of water belongs by the bed.',
        'Lozenges for a scratchy throat often contain sugar. In pollen season choose sugar-free ones, since they are sucked all day.',
        'Some hay fever tablets make the mouth dry. Sip water, and mention it at your next check-up.',
        'Shake your head gently. If several upper teeth hurt, think of the sinus.',
      ],
      h: ['Bless you. And which tooth was it?'],
    },
    scene: [
      'You run downstairs, and with every step the whole upper row of teeth hurts.',
      'A handkerchief in one hand, the other on your cheek, and outside everything is in bloom.',
    ],
    why: [
      [
        'Between the roots at the top and the cavity above there is only a thin layer of bone.',
        'In the upper jaw the sinus lies next to the roots, and the wall is thin.',
      ],
      [
        'When the lining swells, it presses on nerves that belong to the teeth.',
        'The brain cannot always tell whether the sinus or the tooth hurts.',
      ],
    ],
    parts: [
      [
        ['Count how many teeth hurt', 'Is it one tooth or a row?'],
        [
          'One that you can point to is a different matter from a whole row.',
          'Bend forward: if it throbs along, that speaks for the sinus.',
          'If a whole row hurts, the sinus above may be the cause.',
        ],
        'A finger pointing along an upper row',
      ],
      [
        ['Treat the hay fever as advised', 'Ask what helps your nose'],
        [
          'A pharmacist or doctor can say what suits you for the hay fever.',
          'When the lining settles, the teeth usually do, too.',
          'Ask at the pharmacy what suits you. Often the teeth calm down next.',
        ],
        'A handkerchief and a glass of water',
      ],
      [
        ['Drink, and keep the mouth moist', 'Drink water often'],
        [
          'Mouth breathing and some tablets dry it out, and dry teeth decay sooner.',
          'Water by the bed, sugar-free gum in the pocket.',
          'Breathing through the mouth dries it out, and teeth mind that.',
        ],
        'A glass of water by a bed',
      ],
      [
        ['Have it checked if it stays', 'See a dentist if it does not go'],
        [
          'It also works the other way round: a tooth can upset the sinus.',
          'A tap, a cold test and perhaps an X-ray show where it comes from.',
          'A bad tooth can also make a bad sinus.',
        ],
        'A dental mirror on a tray',
      ],
    ],
    turn: [
      'When the pollen is gone, the ache should go as well.',
      'If one tooth goes on hurting, see a dentist.',
    ],
    asks: ['Has your nose ever given you toothache?', 'Birch or grasses: when is your hay fever season?'],
    ends: {
      p: 'A dentist can tell in a few minutes which of the two it is.',
      a: 'A row of teeth and a blocked nose point to the sinus.',
      t: 'Sinus and upper teeth share nerves, which is why they are mixed up.',
      f: 'And may it rain soon, for your nose and your teeth.',
      h: 'Your tooth, for once, may be innocent.',
      i: 'The pollen passes, and the spring is lovely all the same.',
      l: 'Blossom outside, and relief inside.',
    },
    keep: 'the first week of birch pollen',
    send: 'somebody with a handkerchief',
    own: [
      {
        about: 'emergenc|urgent|check.?up|exams?\\b|examin',
        kinds: ['service', 'price', 'process'],
        lead: 'If you are not sure where the ache comes from.',
      },
    ],
    pic: { ask: 'A blossoming branch in a glass of water', alt: 'A blossoming branch in a glass of water' },
    claims: [
      [
        'Sinusitis can cause upper toothache; dental infection can cause sinusitis',
        'NHS sinusitis, dental textbook',
      ],
      ['Antihistamines may cause dry mouth', 'product leaflets'],
    ],
  },
  {
    id: 'ice-cream-twinge',
    format: 'season',
    again: 11,
    emoji: '🍦',
    when: { season: ['summer'] },
    tags: ['SensitiveTeeth', 'IceCream', 'SummerTeeth'],
    caution: [
      'A twinge that lasts, or comes by itself, should be looked at.',
      'Have it checked if the pain stays for a while or comes on its own.',
    ],
    title: ['Why ice cream hurts your teeth, and what helps', 'Sensitive teeth in summer: what helps'],
    cover: 'The ice cream twinge',
    gist: [
      'A short twinge with cold often comes from bare tooth necks, where tiny channels lead to the nerve. Sensitive toothpaste for some weeks and a gentler brush often help.',
      'Cold shoots into a tooth and is gone again. Why that happens, and what to try before you give up ice cream.',
    ],
    subject: ['The ice cream twinge', 'Do you lick or bite?'],
    hooks: {
      '*': [
        'First bite of ice cream this summer, and a tooth hurts.',
        'Some people bite into ice cream. The rest of us leave the room.',
        'Does ice cream hurt your teeth? There is a simple reason.',
      ],
      p: 'Teeth that hurt with cold often have a simple cause and a simple remedy.',
      a: 'Teeth hurt with cold? Try a sensitive toothpaste first.',
      t: 'In exposed dentine, fluid moves in microscopic tubules when it is cooled, and the nerve reads that as pain.',
      f: 'Do you bite into ice cream, or lick with great caution?',
      h: 'Biting into ice lollies should go on your dental record.',
      i: 'Sensitive teeth need not keep you from the ice cream van.',
      l: 'Vanilla ice cream, slowly, from a small spoon.',
    },
    lines: {
      '*': [
        'A short twinge with ice cream often comes from tooth necks without enamel. Sensitive toothpaste needs two to four weeks to show what it can do.',
        'Dab sensitive toothpaste on the sore spot at night and leave it on. It is not rinsed off, and that is the trick.',
        'If a tooth goes on hurting for minutes after something cold, it is more than sensitivity. Have it seen to.',
        'Iced lemonade is cold and sour at once. A straw carries it past the front teeth.',
        'Let ice cream melt on the tongue. It tastes of more that way.',
      ],
      h: [
        'The world divides into people who lick ice cream, people who bite it, and people who have just stopped biting.',
      ],
    },
    scene: [
      'The ice cream van plays its tune, the {queue|line} moves up, and you decide on a coffee.',
      'A child bites off half a lolly. Three adults shut their eyes.',
    ],
    why: [
      [
        'Below the gum line teeth have no enamel. When the gum draws back, the bare part feels the cold.',
        'Where the enamel ends, tiny channels lead to the nerve, and cold gets in.',
      ],
      [
        'Some pastes seal these channels or calm the nerve, little by little.',
        'It works little by little, over weeks.',
      ],
    ],
    parts: [
      [
        ['Use a sensitive toothpaste daily', 'Brush with sensitive paste every day'],
        [
          'For several weeks, and no rinsing after it.',
          'Once in a while is not enough; it has to build up.',
          'It closes tiny openings, one brushing at a time.',
        ],
        'A smear of paste on a fingertip',
      ],
      [
        ['Brush more gently', 'Press less with the brush'],
        [
          'Soft bristles and light pressure: your gums should not draw back further.',
          'Hold it like a pencil, and watch the side that is worse.',
          'Hard brushing is often what laid the tooth bare.',
        ],
        'A soft brush held lightly',
      ],
      [
        ['Go easy on cold lemonade', 'Sour and cold together hurt most'],
        [
          'Lemonade, wine, fruit ice: acid opens the channels a bit more.',
          'Water afterwards, and half an hour until the brush.',
          'Drink some water, then wait a little with the brush.',
        ],
        'A lemonade with a straw',
      ],
      [
        ['Have it looked at if it stays', 'Ask a dentist if it does not improve'],
        [
          'It could also be a crack, a cavity or a loose filling.',
          'A varnish or a small cover at the neck is quickly done.',
          'A cracked tooth feels the same and needs other help.',
        ],
        'A small brush with varnish',
      ],
    ],
    turn: [
      'By August you may be back in the {queue|line}.',
      'Until then, take a small spoon and let it melt.',
    ],
    asks: ['Do you lick or bite your ice cream?', 'Which ice cream would be worth a twinge?'],
    ends: {
      p: 'Use the paste for four weeks, then ask.',
      a: 'Sensitive paste, soft brush, some patience.',
      t: 'Close the tiny channels and the cold does not get in.',
      f: 'Tell us your favourite flavour meanwhile.',
      h: 'Biters, lickers and spooners are all welcome at the van.',
      i: 'Summer can come by the small spoonful, too.',
      l: 'Pistachio, and plenty of time.',
    },
    keep: 'the first ice cream of the year',
    send: 'someone who bites into lollies',
    own: [
      {
        about: 'sensitiv|varnish|check.?up|hygienist',
        kinds: ['service', 'product', 'price'],
        lead: 'If the sensitive paste is not enough.',
      },
    ],
    pic: { ask: 'An ice cream in a bowl with a small spoon', alt: 'A bowl of ice cream with a small spoon' },
    claims: [
      [
        'Dentine hypersensitivity: hydrodynamic theory; desensitising paste takes weeks, may be dabbed on',
        'dental textbook, Oral Health Foundation',
      ],
    ],
  },
  {
    id: 'heating-and-dry-mouth',
    format: 'season',
    again: 11,
    emoji: '🔥',
    when: { season: ['winter'] },
    tags: ['DryMouth', 'WinterHealth', 'Saliva'],
    caution: [
      'A mouth that is dry for weeks should be mentioned to a dentist or doctor; do not stop any medicine on your own.',
      'Tell a dentist or doctor if your mouth stays dry for weeks, and never stop a medicine without asking.',
    ],
    title: ['Dry mouth in winter: what helps', 'Waking with a dry mouth in winter? Four habits'],
    cover: 'A dry mouth in winter',
    gist: [
      'Heated air, a blocked nose and some medicines dry the mouth, and a dry mouth is harder on teeth. Sip water, chew sugar-free, air the room, and leave out the sweet lozenges.',
      'Saliva protects your teeth between two brushings. In the heating season it needs a little help.',
    ],
    subject: ['Dry mouth? It is the heating', 'The trouble with {cough sweets|cough drops}'],
    hooks: {
      '*': [
        'You wake up at four, and your tongue sticks to the roof of your mouth.',
        'A {cough sweet|cough drop} in your cheek all day is hard on your teeth.',
        'The heating is on, and your mouth is dry. Your teeth notice.',
      ],
      p: 'Heated air dries the mouth as well as the lips, and teeth suffer from that.',
      a: 'Sip water. Leave out the sugary lozenges.',
      t: 'Less saliva means slower buffering of acid and fewer minerals returned to the enamel.',
      f: 'Radiator on, nose blocked, mouth dry? A few simple things help.',
      h: 'Central heating: the desert, in your own bedroom.',
      i: 'A glass of water several times a day does your teeth good.',
      l: 'A glass of water, an open window, a bowl of clementines.',
    },
    lines: {
      '*': [
        '{Cough sweets|Cough drops} with sugar, sucked all day, bathe teeth in sugar all day. Choose sugar-free ones in winter.',
        'Dry mouth from heated air: sip water often, chew sugar-free gum, and put a glass by the bed.',
        'Many medicines list a dry mouth as a side effect. If yours is dry for weeks, say so at your next visit.',
        'Honey in the tea helps a throat and lingers on teeth. Drink it up rather than nursing it for an hour.',
        'Breathe through the nose if you can. It moistens the air for you.',
      ],
      h: ['By the end of winter your houseplants and your mouth need the same thing: water.'],
    },
    scene: [
      'On the radiator lie dry socks, a dish that used to hold water, and an orange peel as hard as wood.',
      'In the office everyone is sucking a lozenge, from nine to five.',
    ],
    why: [
      [
        'Saliva rinses, thins acid and repairs. When there is little of it, teeth have no protection.',
        'Saliva looks after the mouth, and in winter there is less of it.',
      ],
      [
        'A blocked nose makes us breathe through the mouth, and that dries it further.',
        'At night warm air passes over your teeth for hours.',
      ],
    ],
    parts: [
      [
        ['Take small sips of water', 'Keep a glass of water in reach'],
        [
          'A glass within reach, at the desk and by the bed.',
          'Plain water; what is sweet or sour makes it worse.',
          'Small amounts, often, and only water.',
        ],
        'A glass of water on a bedside table',
      ],
      [
        ['Chew something to get saliva going', 'Chew sugar-free gum or a carrot'],
        [
          'Gum without sugar, an apple, a raw carrot.',
          'Chewing makes more saliva, within minutes.',
          'The more saliva, the better for your teeth.',
        ],
        'Carrot sticks in a glass',
      ],
      [
        ['Read what is in the lozenges', 'Choose lozenges without sugar'],
        [
          'If sugar comes first, it is {a sweet|a candy}.',
          'Sugar-free ones exist for every kind of throat.',
          'Many are {sweets|candy} that taste of medicine.',
        ],
        'A packet of lozenges turned over',
      ],
      [
        ['Let some fresh air in', 'Open the window, five minutes at a time'],
        [
          'Wide open, several times a day.',
          'A dish on the radiator is better with water in it.',
          'Wide open, five minutes, and a bowl of water on the heater.',
        ],
        'An open window in winter',
      ],
    ],
    turn: ['When your nose clears, your mouth is better as well.', 'And in spring the radiator goes off.'],
    asks: ['Which lozenge do you take for a sore throat?', 'Do you sleep with the window open or shut?'],
    ends: {
      p: 'If it does not get better, mention it; there is more that can be done.',
      a: 'Water, gum, fresh air.',
      t: 'Chewing raises the flow of saliva several times over.',
      f: 'Get well, and put a glass of water by the bed.',
      h: 'Your houseplants would like some water, too.',
      i: 'Little sips, all day long.',
      l: 'An open window, cold air, a warm blanket.',
    },
    keep: 'the first night with the heating on',
    send: 'whoever clicks {a sweet|a candy} in the office',
    own: [
      {
        about: 'dry mouth|fluoride|varnish|hygienist|prevent',
        kinds: ['service', 'product', 'price', 'people'],
        lead: 'For mouths that stay dry.',
      },
    ],
    pic: {
      ask: 'A jug of water and a glass on a windowsill in winter',
      alt: 'A jug of water on a winter windowsill',
    },
    claims: [
      [
        'Dry mouth raises decay risk; sip water, sugar-free gum, avoid sugary sweets; many medicines cause it',
        'NHS dry mouth, Oral Health Foundation',
      ],
    ],
  },
  {
    id: 'four-hands',
    format: 'behind',
    again: 9,
    emoji: '🙌',
    tags: ['DentalNurse', 'BehindTheScenes', 'DentalTeam'],
    title: [
      'What the {dental nurse|dental assistant} does while you lie there',
      'The {dental nurse|dental assistant}: the other pair of hands',
    ],
    cover: "The dentist's second pair of hands",
    gist: [
      '{A dental nurse|A dental assistant} hands over what is needed before anyone asks, keeps the tooth dry, mixes the filling, writes things down, and keeps an eye on you.',
      'Behind your head a second person is working. Most of what they do you never see.',
    ],
    subject: ['The person behind your head', 'A second pair of hands'],
    hooks: {
      '*': [
        'There are four hands at work in your mouth, and two of them belong to the {dental nurse|dental assistant}.',
        'The person behind your head has just mixed a filling that sets in a minute and a half.',
        "One person in the dentist's room is there to look after you: the {nurse|assistant}.",
      ],
      p: 'A dentist works as half of a team, though patients mostly see only one.',
      a: 'Watch the {nurse|assistant} next time you are in the chair.',
      t: 'Working with four hands: tools are passed over your chest, the suction follows the mirror, eyes stay on the tooth.',
      f: "Who put a hand on your arm at the dentist's last time? It was the {nurse|assistant}.",
      h: 'A {dental nurse|dental assistant} has the right thing in hand before anyone has thought of it.',
      i: 'Beside good work there is often somebody whom nobody names.',
      l: 'A {dental nurse|dental assistant} works with quiet hands and hardly a word.',
    },
    lines: {
      '*': [
        '{A dental nurse|A dental assistant} hands over what is needed before anyone asks. Watch next time: hardly a word is spoken.',
        'If you need a break in the dental chair, look at the {nurse|assistant}, who nearly always has an eye on your face.',
        'The soft pull at your cheek is the suction. It keeps the tooth dry, because fillings do not stick to a wet one.',
        'Did you not dare to ask the dentist? Ask the {nurse|assistant} on the way out.',
        'A squeezed armrest, a cramped hand: the {dental nurse|dental assistant} sees it first.',
      ],
      h: ['"Suction, mirror, probe" is either dentistry or a folk song.'],
    },
    scene: [
      'The dentist holds out a hand without looking, and the right tool is laid in it. Nobody has spoken.',
      'You squeeze the armrest a little. From behind, a voice says: nearly there.',
    ],
    why: [
      [
        'A mouth is small, wet and dark, so two hands are not enough.',
        'Light, mirror, suction and tool: that takes four hands.',
      ],
      [
        'Many fillings set within seconds, so the mixing has to be timed.',
        'Mixed too early or too late, the filling has to be done again.',
      ],
    ],
    parts: [
      [
        ['Hands over each tool without a word', 'Knows what the dentist needs next'],
        [
          'The order is known, and the next thing already lies ready.',
          'Like a good kitchen: no one calls, and everything arrives.',
          'It is there before the hand opens.',
        ],
        'An instrument passed between gloved hands',
      ],
      [
        ['Keeps the tooth dry and well lit', 'Holds the suction and moves the lamp'],
        [
          "With suction, cotton rolls, and the lamp moved by a finger's width.",
          'The better the dentist sees, the sooner you may go.',
          'A lamp that stands wrong costs a minute.',
        ],
        'A lamp being adjusted',
      ],
      [
        ['Mixes the filling on time', 'Stirs materials to the second'],
        [
          'Two pastes, a plate, a spatula, and a clock in the head.',
          'It has to be right at once, as it sets while you watch.',
          'Mixed too soon it is too hard, too late and everybody waits.',
        ],
        'A spatula mixing on a plate',
      ],
      [
        ['Watches your face', 'Keeps an eye on you all the time'],
        [
          'A cramped hand, a frown: it is noticed there first, and said.',
          'No machine does that.',
          'Your foot says more than your mouth can.',
        ],
        'A hand resting on an arm',
      ],
      [
        ['Cleans up for the next patient', 'Makes the room ready again'],
        [
          'Everything is cleaned, packed, sterilised and written down before the next name is called.',
          'By the time your coat is on, the room is as good as new.',
          'The next patient sees nothing of it.',
        ],
        'A tray being cleared',
      ],
    ],
    turn: ['Greet both of them next time.', 'And thank both of them on the way out.'],
    asks: ["Who calmed you down last time at the dentist's?", 'Which job at your work does nobody see?'],
    ends: {
      p: 'A good team needs few words.',
      a: 'Four hands, one tooth.',
      t: 'Where to stand, what comes next, and when: that is the craft.',
      f: 'Greetings from all of us to all of them.',
      h: 'Two hands get the praise, and the other two tidy up.',
      i: 'Here is to everyone who stands beside somebody.',
      l: 'A warm hand, just long enough.',
    },
    keep: 'your next appointment',
    send: '{a dental nurse|a dental assistant}, with our regards',
    own: [
      {
        about: 'nurse|team|assistant|hygienist',
        kinds: ['people', 'story', 'history'],
        lead: 'Who stands beside the chair here?',
      },
    ],
    pic: {
      ask: 'A prepared tray, or your team with their agreement',
      alt: 'A prepared tray of dental instruments',
      need: 'photo',
    },
    claims: [['Duties of dental nurses; four-handed dentistry', 'dental nursing textbook']],
  },
  {
    id: 'where-the-impression-goes',
    format: 'behind',
    again: 9,
    emoji: '🦷',
    tags: ['DentalLab', 'BehindTheScenes', 'DentalCrown'],
    title: [
      'How a crown is made: from impression to tooth',
      'From impression to crown: where your tooth is made',
    ],
    cover: 'How your crown is made',
    gist: [
      'Scan or impression, model, furnace, colours in thin layers: between the impression and the crown lie days of work in a laboratory.',
      'Why a crown takes a week or two: a technician builds your tooth in layers, looking at a photo of its neighbours.',
    ],
    subject: ['How a crown gets its colour', 'A week in the life of a crown'],
    hooks: {
      '*': [
        'The impression of your teeth leaves the room and goes to a laboratory.',
        'Somewhere a person you have never met is painting your crown with a brush of three hairs.',
        'A dental technician looks at your tooth as others look at a painting.',
      ],
      p: 'Between two appointments for a crown, a good deal happens out of sight.',
      a: 'A crown takes a good hand and eye, whatever the machine.',
      t: 'Scan or impression, model, core, ceramic layers, firing, glaze: it all has to fit to hundredths of a millimetre.',
      f: 'Ever wondered where the impression of your teeth goes?',
      h: 'A plaster copy of your bite stands on a shelf between two others. They do not talk.',
      i: 'Somebody takes trouble over a crown at the back that hardly anyone will see.',
      l: 'A crown is porcelain, fired in thin coats.',
    },
    lines: {
      '*': [
        'A natural tooth is not one white: darker at the neck, clearer at the tip. A crown gets that look from layers of ceramic.',
        'The shade of a crown is best chosen by daylight and without lipstick.',
        'Bring old photos in which you are smiling if a front tooth is to be replaced. The technician works from them.',
        'A new crown may feel high for a moment. If it still meets first after a few days, {ring|call}: it can be adjusted.',
        'No lipstick on the day when the shade of your crown is chosen. It makes every tooth look yellow.',
      ],
      h: ['Impression paste is said to taste of mint by people who have never met any.'],
    },
    scene: [
      '"Bite, and hold it like that for three minutes." You look at the clock and think about nothing at all.',
      'A lamp, a magnifying glass, a brush finer than any eyelash, and beside it the photo of your canine.',
    ],
    why: [
      [
        "A crown has to fit to a hair's breadth, as bacteria love gaps.",
        'What you feel with your tongue as a ridge is a {motorway|highway} for plaque.',
      ],
      [
        "It should also look like yours, and everybody's teeth have their own shade.",
        'One tooth that is too bright is noticed before thirty that are not.',
      ],
    ],
    parts: [
      [
        ['The laboratory gets a model of your jaw', 'First comes a copy of your teeth'],
        [
          'In plaster or on a screen, in full detail.',
          'With the teeth on both sides and the ones opposite.',
          'The teeth beside it are copied as well.',
        ],
        'A plaster model of teeth',
      ],
      [
        ['The core of the crown is made', 'A strong core comes first'],
        [
          'From metal, zirconia or ceramic, milled or cast.',
          'It carries the load, under the ceramic.',
          'It takes the bite and cannot be seen later.',
        ],
        'A milled core on a model',
      ],
      [
        ['The colour is built in layers', 'Several shades are painted on'],
        [
          'Powder and water, brush, furnace, and again.',
          'Like glaze on a cup, only that this cup has to chew.',
          'A natural tooth has about seven shades.',
        ],
        'A fine brush on a small crown',
      ],
      [
        ['You try the crown on', 'The crown is tried in'],
        [
          'Contact, bite, colour, by daylight if possible. Say what bothers you before it is fixed.',
          'Coloured foil shows where it meets too early.',
          'Bite, look, and say what bothers you now.',
        ],
        'A strip of coloured foil',
      ],
      [
        ['Then the crown is fixed', 'Last, the crown is cemented'],
        [
          'On a dry, clean tooth, with a strong cement.',
          'Two minutes of biting on cotton wool, and it is yours.',
          'A few minutes of pressure, and it stays.',
        ],
        'A crown held in tweezers',
      ],
    ],
    turn: [
      'After a week your tongue takes the crown for its own.',
      '{A fortnight is|Two weeks are} not long for a new tooth.',
    ],
    asks: ['Did you know that crowns are painted by hand?', 'Which craft impresses you?'],
    ends: {
      p: 'Ask to see the crown on the model before it goes in.',
      a: 'Fit first, then looks.',
      t: 'The edge of a crown is measured in hundredths of a millimetre, and your tongue feels it.',
      f: 'Greetings to the people in the laboratory.',
      h: 'Nobody will notice your crown, and that is the compliment.',
      i: 'Care goes into what nobody sees.',
      l: 'A last thin layer, and it shines.',
    },
    keep: 'the {fortnight|two weeks} you wait for a crown',
    send: 'someone with a temporary crown',
    own: [
      {
        about: 'crown|\\blab\\b|laborator|veneer|ceramic',
        kinds: ['service', 'product', 'price', 'process'],
        lead: 'How are crowns made in this practice?',
      },
    ],
    pic: {
      ask: 'A plaster model with a crown, no name visible',
      alt: 'A plaster model of teeth with a ceramic crown',
    },
    claims: [['Steps of crown fabrication and shade selection by daylight', 'dental technology textbook']],
    unless: `${ORTHODONTIST}|${CHILDREN_ONLY}`,
  },
  {
    id: 'first-or-last-appointment',
    format: 'either',
    again: 9,
    emoji: '🕗',
    tags: ['ThisOrThat', 'DentistVisit', 'MorningPerson'],
    title: ['First or last appointment of the day at the dentist?', 'What time of day suits a dental visit?'],
    cover: 'The dentist at eight or at five?',
    gist: [
      'Go to the dentist early and have it over, or late and go straight home? In the morning you have less time to worry, in the evening no meeting with a numb lip.',
      "Eight o'clock, still half asleep, or five o'clock with the evening ahead: when do you like to see the dentist?",
    ],
    subject: ['Dentist at eight or at five?', 'Over with, or straight home?'],
    hooks: {
      '*': [
        'Dentist first thing in the morning: you are in the chair before you can think of an excuse.',
        'Dentist at five in the afternoon: a numb lip, a sofa, and nobody who wants to hear you speak.',
        'When do you go to the dentist: first thing or last thing?',
      ],
      p: 'The time of a dental appointment makes more difference than you may think.',
      a: "Nervous at the dentist's? Take the first appointment.",
      t: 'The longer you wait, the more time there is to worry. The first appointment cuts that.',
      f: 'First or last: when do you go to the dentist?',
      h: 'People who see the dentist at noon are a mystery. Do they chew on the way back?',
      i: 'Choose the time of day that makes a dental visit easy for you.',
      l: 'The first appointment in clear morning light, or the last before a quiet evening.',
    },
    lines: {
      '*': [
        'First appointment: no waiting, no time to worry.\nLast appointment: straight home with a numb lip.\n\nWhich one do you take?',
        "If you are nervous at the dentist's, book early. There are fewer hours in which to imagine things.",
        'Do not put a long dental treatment in front of a presentation. A numb lip and the letter P are no friends.',
        'Ask to be put on the list for a slot that falls free. Flexible people get earlier appointments.',
        "A good breakfast makes a dental visit easier. That speaks for nine o'clock.",
      ],
      h: ['Whoever books the dentist at noon wants to get out of cooking.'],
    },
    scene: [
      "It is ten past eight, you are out of the dentist's again, and the day is yours.",
      'Half past five, scarf over the cheek, and on the bus nobody expects a smile.',
    ],
    why: [
      [
        'Some want the dentist behind them, others want nothing after it.',
        'It depends on what you mind more: waiting all day or going back to work numb.',
      ],
    ],
    parts: [
      [
        'The first appointment of the day',
        [
          'You come in sleepy and leave with the whole day ahead.',
          'It starts on time, since nobody has been late yet.',
          'Nobody is behind schedule.',
        ],
        'A street at eight in the morning',
      ],
      [
        'The last appointment of the day',
        [
          'No one has to see your crooked smile, and soup is waiting at home.',
          'You have all day to worry about it, or to forget it.',
          'You can go home and say nothing.',
        ],
        'A lit window at dusk',
      ],
    ],
    turn: [
      'For children mornings are mostly better, as they are less tired.',
      'Any time is better than putting it off for a year.',
    ],
    asks: ['Are you an early or a late patient?', 'Which time of day do you always cancel?'],
    ends: {
      p: 'Say what suits you when you book; it can often be arranged.',
      a: 'Go early, then have breakfast out.',
      t: "Less waiting and fewer delays speak for eight o'clock.",
      f: 'Tell us your time, numb or not.',
      h: 'With a numb lip, avoid words that begin with P.',
      i: 'A visit that is over feels good at any hour.',
      l: 'And then, a free evening.',
    },
    keep: 'the next time you book',
    send: 'someone who always books at noon',
    own: [
      {
        about:
          '^(?!.*(?:phone|stall|\\blists?\\b)).*(?:open\\b|opening|until \\d|\\blate\\b|evening|saturday)',
        kinds: ['hours'],
        lead: 'These are the times to choose from.',
      },
    ],
    pic: { ask: 'Your appointment book or clock, early light', alt: 'A wall clock in early light' },
    claims: [
      [
        'First appointments tend to run punctually; early slots suit anxious patients',
        'NHS dental anxiety tips',
      ],
    ],
  },
  {
    id: 'mint-or-what',
    format: 'question',
    again: 8,
    emoji: '🍃',
    tags: ['ToothpasteFlavour', 'TellUs', 'MorningRoutine'],
    title: ['Why is toothpaste always mint? What would you choose?', 'Which flavour should toothpaste have?'],
    cover: 'Why always mint?',
    gist: [
      'Mint feels cold, and cold feels clean. But it might be fennel, cinnamon or nothing. What would your toothpaste taste of?',
      'Elsewhere people brush with salt, green tea or clove. Which flavour of toothpaste would you like?',
    ],
    subject: ['Why is it always mint?', 'Toothpaste: mint or cinnamon?'],
    hooks: {
      '*': [
        'Why does toothpaste taste of mint? Somebody decided it once, and nobody has asked since.',
        'Strawberry toothpaste until ten, mint for ever after. Who made that rule?',
        'If you could choose the flavour of your toothpaste, what would it be?',
      ],
      p: 'Flavour matters: it decides whether people like to brush.',
      a: 'Choose the toothpaste you like to use twice a day.',
      t: 'Menthol tells the nerves "cold" without cooling anything.',
      f: 'Your own toothpaste, any flavour: what goes in?',
      h: 'Orange juice after mint toothpaste: two good things that hate each other.',
      i: 'If you like the taste, you brush for longer.',
      l: 'Toothpaste with aniseed, rose or orange: why not?',
    },
    lines: {
      '*': [
        'Mint feels fresh because menthol speaks to the nerves for cold. Nothing has actually got colder.',
        'If strong mint makes a child refuse, look for a mild or plain paste with the right fluoride. Brushing beats flavour.',
        'If you could invent a toothpaste: fennel, cinnamon, salt, coffee or no taste at all?',
        'Brush without toothpaste once to see how clean feels without mint. Then do it again with fluoride.',
        'Does mint toothpaste burn? Try a mild one. Nobody has to suffer to be clean.',
      ],
      h: ['Bacon toothpaste has existed. Most of it was given as a joke.'],
    },
    scene: [
      "In the child's cup stands strawberry toothpaste, in yours something arctic. One of you looks forward to it.",
      "{On holiday|On vacation} abroad you grab the nearest tube. It tastes of cloves, and you think of grandmother's ham.",
    ],
    why: [
      [
        'Taste decides whether brushing is a pleasure or a duty, and a pleasure lasts longer.',
        'Cold has come to stand for clean, and something seems missing without it.',
      ],
    ],
    parts: [
      [
        ['Mint, as always', 'Mint, what else?'],
        [
          'Cool, sharp, reliable.',
          'Those who are used to it find everything else too sweet.',
          'It tastes of morning.',
        ],
        'A sprig of mint in a glass',
      ],
      [
        ['Clove, cinnamon or fennel', 'Something from the spice rack'],
        [
          'In many places that is the normal thing.',
          'It tastes of Christmas, twice a day, all year.',
          'Many people around the world brush with clove.',
        ],
        'Cinnamon and cloves on a board',
      ],
      [
        ['Strawberry, lemon or apple', 'Some kind of fruit'],
        [
          'Not only for children, though they have the patent on strawberry.',
          'Lemon smells clean, but it reminds you of acid.',
          'Apple would be new.',
        ],
        'A strawberry beside a small brush',
      ],
      [
        ['No flavour at all', 'Plain toothpaste, please'],
        [
          'Good for anybody who finds mint too hot.',
          'Plain pastes exist. Ask at the pharmacy.',
          'Clean can also taste of nothing.',
        ],
        'A plain white tube',
      ],
    ],
    turn: ['As long as there is fluoride in it, choose what you like.', 'Bacon is not on the list.'],
    asks: ['What should your toothpaste taste of?', 'When did you switch from strawberry to mint?'],
    ends: {
      p: 'Ask at a check-up if a strong taste keeps you from brushing.',
      a: 'Fluoride first, flavour second.',
      t: 'The cold of mint is a trick played on your nerves.',
      f: 'The strangest answer gets a round of applause.',
      h: 'Bacon has been tried. It did not catch on.',
      i: 'A duty may taste good as well.',
      l: 'Rose and mint, for instance.',
    },
    keep: 'the next time you buy toothpaste',
    send: 'a grown-up who likes strawberry toothpaste',
    pic: { ask: 'A sprig of mint beside a toothbrush', alt: 'A sprig of mint beside a toothbrush' },
    claims: [
      ['Menthol activates cold receptors (TRPM8)', 'physiology textbook'],
      ['Non-mint and unflavoured fluoride pastes exist', 'common knowledge, product ranges'],
    ],
  },
  {
    id: 'eleven-years',
    format: 'story',
    again: 12,
    emoji: '🚪',
    tags: ['DentalAnxiety', 'FirstStep', 'ComingBack'],
    title: [
      'Eleven years without a dentist: a small story',
      'The long way back to the dentist: a small story',
    ],
    cover: 'Eleven years without a dentist',
    gist: [
      'Imagine a man who has not seen a dentist for eleven years and is ashamed of it. A small story about what he says at the desk.',
      'The longer you stay away from the dentist, the harder it gets. A small story about somebody who does not ask why.',
    ],
    subject: ['Eleven years without a dentist', 'The first sentence at the desk'],
    hooks: {
      '*': [
        "A man has walked past the dentist's door twice. It is raining, and the third time he rings the bell.",
        'Imagine someone who has not seen a dentist for eleven years.',
        'After years without a dentist, the hardest part is ringing the bell.',
      ],
      p: 'What keeps people from the dentist is often no longer the drill, but the long gap.',
      a: "At the dentist's nobody should ask why you did not come.",
      t: 'Avoidance feeds on itself: each missed visit raises the threshold of the next.',
      f: 'Has it been a long time since you saw a dentist? This is for you.',
      h: 'He had good excuses for the first four years without a dentist. After that he had to repeat them.',
      i: 'The hardest step back to the dentist is the one to the door.',
      l: 'Rain on a brass plate that says "Dentist", and a hand at the bell.',
    },
    lines: {
      '*': [
        'Not been to the dentist for years? Say the number at the desk. It is the hardest sentence, and after it things get easier.',
        'People who come back after many years are no exception in a dental practice. They come every week.',
        'A first visit after a long time need not be more than a look and a talk. You may ask for exactly that.',
        'Shame keeps more people from the dentist than pain does. It shrinks as soon as somebody hears it and nods.',
        'Nobody at the desk counts the years since your last visit. They are glad you came.',
      ],
      h: ['"It has been a while since I saw a dentist" covers anything up to a decade.'],
    },
    scene: [
      'Picture a street in the rain, a brass plate, and a man who is reading it for the third time.',
      'He has brought a book so as not to have to look at anyone. It is upside down.',
    ],
    why: [
      [
        'In the first year he had no time, in the second no money, and after that he was ashamed.',
        'The longer he put it off, the harder it was to say.',
      ],
      [
        'One sentence can end that, if somebody answers it kindly.',
        'It takes somebody on the other side of the desk who stays calm.',
      ],
    ],
    parts: [
      [
        'He rings the bell',
        [
          'He has prepared a speech: abroad, the children, the move.',
          'The door hums. All he has left of the speech is the first word.',
          'Picture him: collar up, three sentences ready, each with a good reason in it.',
        ],
        'A hand at a brass doorbell',
      ],
      [
        'He says how many years it was',
        [
          '"Eleven years", he says, quite quietly, and looks at the pen on its chain.',
          'He says it before he says good evening. Eleven. Then it is quiet.',
          'He had meant to lead up to the number. Now it is out.',
        ],
        'A pen on a chain',
      ],
      [
        'The receptionist nods',
        [
          '"Good that you are here", says the woman at the desk, and slides a form across. That is all.',
          'No raised eyebrow, no how come. A form, a chair, and the coat goes over there.',
          '"Then it is a good thing that you came today", he hears. And where the coats are.',
        ],
        'A form slid across a desk',
      ],
      [
        'The first visit is only a look',
        [
          'They talk, and somebody looks. Three things need doing, it is said, and none of them today.',
          'A mirror, a picture, a plan with three lines. He had expected thirty.',
          'Somebody looks, without a word of blame. There is something to do, and it can wait for a Tuesday.',
        ],
        'Three lines on a sheet',
      ],
      [
        'Outside, the rain has stopped',
        [
          'He walks to the corner, turns round and reads the plate once more.',
          'In his pocket there is a card with a Tuesday on it. He shows it to his wife before he has taken off his shoes.',
          'On the way home he walks on the sunny side.',
        ],
        'A card with a date on a table',
      ],
    ],
    turn: ['He was eleven years away, and it took ten minutes.', 'In half a year he will come again.'],
    asks: ['What would make the first visit easier for you?', 'Who made it easy for you to go back?'],
    ends: {
      p: 'A look and a talk is enough for a first visit.',
      a: 'Say how long it was. The rest follows.',
      t: 'Small steps help: door, chair, mirror, and only then treatment.',
      f: 'However many years it was, somebody has said more.',
      h: 'The bell works in any weather.',
      i: "You can begin again at any time, also at the dentist's.",
      l: 'The same door, and this time he goes in.',
    },
    keep: "the day you walk past the dentist's door",
    send: 'someone who has not been for years',
    own: [
      {
        about: 'nervous|anxious|new patient|gentle|no judg|consultation',
        kinds: ['service', 'process', 'value', 'offer', 'people'],
        lead: 'It might begin like this.',
      },
    ],
    pic: { ask: 'Your door or bell in the rain', alt: 'A doorbell beside a brass plate' },
    claims: [
      ['An imagined scene', 'told as imagined'],
      ['Shame and avoidance cycle in dental anxiety', 'dental anxiety research'],
    ],
    unless: ORTHODONTIST,
  },
];
