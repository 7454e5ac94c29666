// Seasons, the people in the room, and the first step back.
import type { Idea } from '../../library/idea.ts';

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
        'You bend down for your shoelaces, and three upper teeth say hello.',
        'The birch is in flower, the nose is shut, and suddenly chewing hurts at the top.',
        'The birch blooms, and your molars know.',
      ],
      p: 'In the pollen season some toothaches come from next door.',
      a: 'One tooth: dentist. A whole row with a blocked nose: think of the sinus.',
      t: 'The floor of the maxillary sinus lies just above the roots of the upper molars. Pressure there is felt as toothache.',
      f: 'Sneezing, and now the teeth as well? The two may be connected.',
      h: 'Birches have a lot to answer for, and now this.',
      i: 'It helps to know which neighbour is making the noise.',
      l: 'Spring, with all its blossoms, and its small inconveniences.',
    },
    lines: {
      '*': [
        'Upper back teeth aching on both sides, blocked nose, worse when you bend down: it may be the sinuses. If it stays, have it looked at.',
        'Breathing through the mouth all night dries teeth out. In the hay fever season a glass of water belongs by the bed.',
        'Lozenges for a scratchy throat often contain sugar. In pollen season choose sugar-free ones, since they are sucked all day.',
        'Some hay fever tablets make the mouth dry. Sip water, and mention it at your next check-up.',
        'Shake your head gently. If the teeth join in, think of the sinus.',
      ],
      h: ['Gesundheit. And which tooth was it?'],
    },
    scene: [
      'Down the stairs at a trot, and with every step the upper row rings along like a row of glasses.',
      'Handkerchief in the one hand, the other at the cheek, and outside everything is in bloom.',
    ],
    why: [
      [
        'Between the roots at the top and the cavity above there is only a thin layer of bone.',
        'In the upper jaw the nose lives next door, and the wall is thin.',
      ],
      [
        'When the lining swells, it presses on nerves that belong to the teeth.',
        'The brain cannot always tell which side of the wall the noise comes from.',
      ],
    ],
    parts: [
      [
        ['Notice how many teeth it is', 'One tooth or many?'],
        [
          'One that you can point to is a different matter from a whole row.',
          'Bend forward: if it throbs along, that speaks for the sinus.',
          'A whole row points upwards, to the cavity above them.',
        ],
        'A finger pointing along an upper row',
      ],
      [
        ['Treat the nose as advised', 'Calm the nose'],
        [
          'A pharmacist or doctor can say what suits you for the hay fever.',
          'When the lining settles, the teeth usually do, too.',
          'Ask at the pharmacy what suits you. Often the teeth are next to calm down.',
        ],
        'A handkerchief and a glass of water',
      ],
      [
        ['Drink, and keep the mouth moist', 'Water, often'],
        [
          'Mouth breathing and some tablets dry it out, and dry teeth decay sooner.',
          'Water by the bed, sugar-free gum in the pocket.',
          'If you breathe through your mouth, it dries out, and teeth mind that.',
        ],
        'A glass of water by a bed',
      ],
      [
        ['Have it checked if it stays', 'If it does not go, have it seen'],
        [
          'It also works the other way round: a tooth can upset the sinus.',
          'A tap, a cold test and perhaps a picture show who started it.',
          'The road runs both ways: a bad tooth can make a bad sinus.',
        ],
        'A dental mirror on a tray',
      ],
    ],
    turn: [
      'When the pollen is gone, it should be over.',
      'If one tooth goes on by itself, it wants a dentist.',
    ],
    asks: ['Has your nose ever given you toothache?', 'Birch or grasses: when is your season?'],
    ends: {
      p: 'A short look settles which of the two it is.',
      a: 'Many teeth, blocked nose: sinus first.',
      t: 'Referred pain: shared nerve, wrong address.',
      f: 'And may it rain soon, for your sake.',
      h: 'The tooth, for once, may be innocent.',
      i: 'Spring passes, and it is lovely all the same.',
      l: 'Blossom outside, calm inside.',
    },
    work: 'Symptoms often show up next door. Before you fix the department that complains, look at who lives on the other side of the wall.',
    keep: 'the first week of the birch',
    send: 'somebody with a handkerchief',
    own: [
      {
        about: 'emergenc|urgent|check.?up|exams?\\b|examin',
        kinds: ['service', 'price', 'process'],
        lead: 'If you are not sure which it is.',
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
      'It shoots in and is gone: that is dentine saying hello. Why it does, and what to try before you give up ice cream.',
    ],
    subject: ['The ice cream twinge', 'Lick or bite?'],
    hooks: {
      '*': [
        'First bite of the summer, and you hold on to the table.',
        'There are people who bite into ice cream. The rest of us leave the room.',
        'Lick or bite? Your teeth decided long ago.',
      ],
      p: 'Sensitivity to cold has a simple explanation and often a simple remedy.',
      a: 'Short and sharp with cold: start with the paste.',
      t: 'In exposed dentine, fluid moves in microscopic tubules when it is cooled, and the nerve reads that as pain.',
      f: 'Do you eat ice cream with the front teeth or with great caution?',
      h: "Biting into ice lollies should be recorded in one's file.",
      i: 'Summer should not stop at an ice cream van.',
      l: 'Vanilla, slowly, from a small spoon.',
    },
    lines: {
      '*': [
        'A short twinge with ice cream often comes from tooth necks without enamel. Sensitive toothpaste needs two to four weeks to show what it can do.',
        'Dab sensitive toothpaste on the sore spot at night and leave it on. It is not rinsed off, and that is the trick.',
        'If a tooth goes on hurting for minutes after something cold, it is more than sensitivity. Have it seen to.',
        'Iced lemonade is cold and sour at once. A straw carries it past the front teeth.',
        'Let it melt on the tongue. That is how the Italians do it.',
      ],
      h: ['The world divides into lickers, biters and people who have just stopped being biters.'],
    },
    scene: [
      'The van plays its tune, the {queue|line} moves up, and you decide on something lukewarm: a coffee.',
      'A child bites off half a lolly, crunching. Beside it three adults shut their eyes.',
    ],
    why: [
      [
        'Below the gum line teeth have no enamel, and when the gum draws back, the bare neck feels everything.',
        'Where the armour ends, small channels lead inwards, and cold finds them.',
      ],
      [
        'Some pastes seal these channels or calm the nerve, little by little.',
        'It works like filling keyholes: one by one, over weeks.',
      ],
    ],
    parts: [
      [
        ['Use a sensitive paste daily', 'The right paste, every day'],
        [
          'For several weeks, and no rinsing after it.',
          'Once in a while is not enough; it has to build up.',
          'It closes tiny openings, one brushing at a time.',
        ],
        'A smear of paste on a fingertip',
      ],
      [
        ['Brush more gently', 'A softer hand'],
        [
          'Soft bristles, light pressure: what wore the gum away should not go on.',
          'Hold it like a pencil, and watch the side that is worse.',
          'What is bare was brushed bare, more often than not.',
        ],
        'A soft brush held lightly',
      ],
      [
        ['Mind the sour with the cold', 'Sour plus cold hurts most'],
        [
          'Lemonade, wine, fruit ice: acid opens the channels a bit more.',
          'Water afterwards, and half an hour until the brush.',
          'Drink some water, then wait a little with the brush.',
        ],
        'A lemonade with a straw',
      ],
      [
        ['Have it looked at if it stays', 'If it does not get better, ask'],
        [
          'It could also be a crack, a cavity or a loose filling.',
          'A varnish or a small cover at the neck is quickly done.',
          'A crack feels the same and needs something else.',
        ],
        'A small brush with varnish',
      ],
    ],
    turn: ['By August you may be back in the {queue|line}.', 'Until then: small spoon, and let it melt.'],
    asks: ['Lick or bite?', 'Which flavour would be worth a twinge?'],
    ends: {
      p: 'Give it four weeks, then ask.',
      a: 'Seal, soften, wait.',
      t: 'Occlude the tubules and the fluid stops moving.',
      f: 'Send us your favourite flavour meanwhile.',
      h: 'Biters, lickers and spooners are all welcome at the van.',
      i: 'Summer comes in small spoonfuls, too.',
      l: 'Pistachio, and time.',
    },
    work: 'A short, sharp reaction is often about an exposed place and not about the cold. It is true of colleagues before the holidays, too.',
    keep: 'the first tune of the van',
    send: 'someone who bites into lollies',
    own: [
      {
        about: 'sensitiv|varnish|check.?up|hygienist',
        kinds: ['service', 'product', 'price'],
        lead: 'If the paste is not enough.',
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
    cover: 'When the heating is on',
    gist: [
      'Heated air, a blocked nose and some medicines dry the mouth, and a dry mouth is harder on teeth. Sip water, chew sugar-free, air the room, and leave out the sweet lozenges.',
      'Saliva is what looks after teeth between two brushings. In the heating season it needs a little help.',
    ],
    subject: ['When the heating is on', 'The trouble with {cough sweets|cough drops}'],
    hooks: {
      '*': [
        'You wake up at four, and your tongue is stuck to the roof of your mouth like a stamp.',
        'A {cough sweet|cough drop} in the cheek, all day, for {a fortnight|two weeks}. It is a lollipop with a good name.',
        'The heating is on, and your tongue is a doormat.',
      ],
      p: 'Winter air dries more than lips, and teeth notice.',
      a: 'Sip water. Skip the sugary lozenges.',
      t: 'Less saliva means slower buffering of acid and fewer minerals returned to the enamel.',
      f: 'Radiator on, nose shut, mouth like a desert? A few simple things.',
      h: 'Central heating: the Sahara, on instalments.',
      i: 'A glass of water is a small kindness, several times a day.',
      l: 'Steam from a cup, an open window, a bowl of clementines.',
    },
    lines: {
      '*': [
        '{Cough sweets|Cough drops} with sugar, sucked all day, bathe teeth in sugar all day. Choose sugar-free ones in winter.',
        'Dry mouth from heated air: sip water often, chew sugar-free gum, and put a glass by the bed.',
        'Many medicines list a dry mouth as a side effect. If yours is dry for weeks, say so at your next visit.',
        'Honey in the tea helps a throat and lingers on teeth. Drink it up rather than nursing it for an hour.',
        'Breathe through the nose if you can. It is the built-in humidifier.',
      ],
      h: ['By the end of winter the houseplants and the palate are asking for the same thing.'],
    },
    scene: [
      'On the radiator lie socks, a dish that used to hold water, and an orange peel as hard as wood.',
      'In the office everyone is sucking something. It clicks against teeth from nine to five.',
    ],
    why: [
      [
        'Saliva rinses, neutralises and repairs, and when there is little, teeth stand dry.',
        'It is the caretaker of the mouth, and in winter it works short hours.',
      ],
      [
        'A blocked nose makes us breathe through the mouth, and that dries it further.',
        'By night hours of warm air pass over the teeth.',
      ],
    ],
    parts: [
      [
        ['Take small sips', 'A glass always in reach'],
        [
          'A glass within reach, at the desk and by the bed.',
          'Plain water; what is sweet or sour makes it worse.',
          'Small amounts, often, and only water.',
        ],
        'A glass of water on a bedside table',
      ],
      [
        ['Get saliva going', 'Something to chew'],
        [
          'Sugar-free gum or drops, something to chew, a raw carrot.',
          'Chewing turns the {tap|faucet} on.',
          'Chewing makes saliva, and saliva is your best friend.',
        ],
        'Carrot sticks in a glass',
      ],
      [
        ['Read the lozenge packet', 'Look what is in the drops'],
        [
          'If sugar comes first, it is {a sweet|a candy}.',
          'Sugar-free ones exist for every kind of throat.',
          'Many are sweets with a cough.',
        ],
        'A packet of lozenges turned over',
      ],
      [
        ['Let some air in', 'Fresh air in short bursts'],
        [
          'Five minutes with the window wide open, several times a day.',
          'A dish on the radiator is better with water in it.',
          'Wide open, five minutes, and a bowl of water on the heater.',
        ],
        'An open window in winter',
      ],
    ],
    turn: ['When the nose clears, most of it is over.', 'And in spring the radiator goes off by itself.'],
    asks: ['What do you suck when your throat is scratchy?', 'Window open or shut at night?'],
    ends: {
      p: 'Mention it if it lasts; there is more that can be done.',
      a: 'Water, gum, air.',
      t: 'Flow rate is the figure; chewing raises it several times over.',
      f: 'Get well, and put a glass by the bed.',
      h: 'Houseplants could do with a glass, too.',
      i: 'Little sips, all day.',
      l: 'An open window, cold stars, warm blanket.',
    },
    work: 'Put a jug of water where the bowl of {cough sweets|cough drops} stands at reception. In late winter it will be the more popular of the two.',
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
    title: ['What the dental nurse does while you lie there', 'The dental nurse: the other pair of hands'],
    cover: 'Four hands',
    gist: [
      'A dental nurse hands over what is needed before it is asked for, keeps the place dry, mixes at the right second, writes, and has an eye on you.',
      'Behind your head a second person is working. Most of it you never see, and that is how it should be.',
    ],
    subject: ['The person behind your head', 'Four hands, one mouth'],
    hooks: {
      '*': [
        'There are four hands in the room, and you only ever talk about two of them.',
        'Somebody behind you has just mixed something that sets in a minute and a half, to the second.',
        'Somebody in the room is there only for you.',
      ],
      p: 'Dentistry is mostly teamwork, though patients only see half of the team.',
      a: 'Watch the nurse. That is where the rhythm comes from.',
      t: 'Four-handed dentistry: instruments are passed in a fixed zone, suction follows the mirror, eyes stay on the tooth.',
      f: 'Who was it that put a hand on your arm last time? Exactly.',
      h: 'The right thing is in the hand before anyone has thought of it, and so it has gone since nine.',
      i: 'Good work often has someone beside it whom nobody names.',
      l: 'Quiet hands, an exact moment, hardly a word.',
    },
    lines: {
      '*': [
        'A dental nurse hands over instruments before they are asked for. Watch the next time: hardly a word is spoken.',
        'If you need a break in the dental chair, look at the nurse. An eye is nearly always on your face.',
        'The soft pressure at your cheek is the suction, and it keeps the place dry. Fillings and wet do not get along.',
        'Questions that you did not dare to ask the dentist can often be put to the nurse, on the way out.',
        'If you want a pause, look at the nurse. It will be noticed.',
      ],
      h: ['"Sucker, mirror, probe" is either dentistry or a folk song.'],
    },
    scene: [
      'A hand is held out without a glance, and something is laid in it. It is the right one. Nobody has spoken.',
      'You squeeze the armrest a little. From behind a voice says: nearly there.',
    ],
    why: [
      [
        'A mouth is small, wet and dark, so two hands are not enough.',
        'Light, mirror, suction, instrument: somebody counted, and it came to four.',
      ],
      [
        'Many materials set within seconds, and the one who mixes sets the pace.',
        'Too early or too late by a breath, and it has to be done again.',
      ],
    ],
    parts: [
      [
        ['Hands over without a word', 'Knows what comes next'],
        [
          'The order is known, and the next thing already lies ready.',
          'Like a good kitchen: no one calls, and everything arrives.',
          'It is there before the hand opens.',
        ],
        'An instrument passed between gloved hands',
      ],
      [
        ['Keeps it dry and bright', 'Keeps things dry and lit'],
        [
          "Suction, cotton rolls, the lamp by a finger's width.",
          'The better one sees, the sooner you may go.',
          'A lamp that is a thumb off costs a minute.',
        ],
        'A lamp being adjusted',
      ],
      [
        ['Mixes at the second', 'Stirs by the second'],
        [
          'Two pastes, a plate, a spatula, and a clock in the head.',
          'It has to be right at once, as there is no stirring again.',
          'Too soon is too soft, too late is too hard.',
        ],
        'A spatula mixing on a plate',
      ],
      [
        ['Watches your face', 'Looks at you and not at the tooth'],
        [
          'A hand that cramps, a forehead: it is noticed there first, and said.',
          'It is the job that no device has taken over.',
          'Your foot says more than your mouth can.',
        ],
        'A hand resting on an arm',
      ],
      [
        ['Puts everything in order again', 'Makes it all new again'],
        [
          'Cleaned, packed, sterilised, written down, before the next name is called.',
          'You have only just got your coat on, and the room is as good as new.',
          'By the time the door opens, nobody has been here.',
        ],
        'A tray being cleared',
      ],
    ],
    turn: ['Greet both of them next time.', 'And say thank you in both directions.'],
    asks: ['Who calmed you down last time?', 'Which job in your company does nobody see?'],
    ends: {
      p: 'Good teams are recognised by how little they have to say.',
      a: 'Four hands. One result.',
      t: 'Zone, sequence, timing.',
      f: 'A greeting to all of them, from us.',
      h: 'Two hands get the praise, and the other two tidy up.',
      i: 'Here is to everyone who stands beside.',
      l: 'A hand on the arm, just long enough.',
    },
    work: 'In most successes there is somebody who held things ready. Name that person in the next round of thanks, and by name.',
    keep: 'your next appointment',
    send: 'a dental nurse, with regards',
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
    cover: 'Where the impression goes',
    gist: [
      'Scan or paste, model, wax or computer, furnace, colours in thin layers: between the impression and the crown lie days of work in a laboratory.',
      'Why it takes a week or two: a technician builds your tooth in layers, looking at a photo of its neighbours.',
    ],
    subject: ['Where the impression goes', 'A week in the life of a crown'],
    hooks: {
      '*': [
        'The spoon with the pink paste leaves your mouth and goes on a trip.',
        'Somewhere a person you have never met is painting your tooth with a brush of three hairs.',
        'Far from the chair somebody looks at a tooth as others look at a painting.',
      ],
      p: 'Between two appointments for a crown, a good deal happens out of sight.',
      a: 'A crown is made by hand and eye, whatever the machine.',
      t: 'Scan or impression, die, framework, ceramic layers, firing, glaze: tolerances lie in hundredths of a millimetre.',
      f: 'Ever wondered where that tray of paste goes?',
      h: 'Your bite is lying in plaster on a shelf between two others. They do not talk.',
      i: 'Somebody takes trouble over a place that hardly anyone will see.',
      l: 'Porcelain, fired in thin coats, with a shimmer at the edge.',
    },
    lines: {
      '*': [
        'A natural tooth is not one white: darker at the neck, clearer at the tip. A crown gets that look from layers of ceramic.',
        'The shade of a crown is best chosen by daylight and without lipstick.',
        'Bring old photos in which you are smiling if a front tooth is to be replaced. The technician works from them.',
        'A new crown may feel high for a moment. If it still meets first after a few days, ring: it can be adjusted.',
        'No lipstick on the day when the colour is chosen. It makes every tooth yellow.',
      ],
      h: ['The impression paste tastes of something called mint by people who have never met any.'],
    },
    scene: [
      '"Bite, and hold it like that for three minutes." You look at the clock, and think about nothing at all.',
      'A lamp, a magnifying glass, a brush finer than any eyelash, and beside it the photo of your canine.',
    ],
    why: [
      [
        "A crown has to fit to a hair's breadth, as bacteria love gaps.",
        'What you feel with your tongue as a ridge is a {motorway|highway} for plaque.',
      ],
      [
        'It should also look like yours, and each mouth has its own white.',
        'One tooth that is too bright is noticed before thirty that are not.',
      ],
    ],
    parts: [
      [
        ['Your bite becomes a model', 'A copy of your jaw'],
        [
          'From plaster or on a screen: the laboratory gets your jaw in miniature.',
          'Neighbours and opposite numbers come along, since a tooth is never alone.',
          'In plaster or in pixels, with the neighbours.',
        ],
        'A plaster model of teeth',
      ],
      [
        ['A core is made', 'Something strong inside'],
        [
          'From metal, zirconia or ceramic, milled or cast.',
          'It carries the load. Nobody will ever see it again.',
          'It takes the bite and keeps out of sight.',
        ],
        'A milled core on a model',
      ],
      [
        ['Colour comes in layers', 'A skin of many shades'],
        [
          'Powder and water, brush, furnace, and again.',
          'Like glaze on a cup, only that this cup has to chew.',
          'A tooth has no colour. It has about seven.',
        ],
        'A fine brush on a small crown',
      ],
      [
        ['It is tried in', 'You try it on'],
        [
          'Contact, bite, colour, by daylight if possible. Say what bothers you before it is fixed.',
          'Coloured foil shows where it meets too early.',
          'Bite, look, complain: now is the time.',
        ],
        'A strip of coloured foil',
      ],
      [
        ['Then it is fixed', 'For good'],
        [
          'Dry, exact, and with a cement that decides on the spot.',
          'Two minutes of biting on cotton wool, and it belongs to you.',
          'A few minutes of pressure, and it has moved in.',
        ],
        'A crown held in tweezers',
      ],
    ],
    turn: [
      'After a week your tongue takes it for its own.',
      '{A fortnight is|Two weeks are} not long for a tooth.',
    ],
    asks: ['Did you know that teeth are painted?', 'Which small handiwork impresses you?'],
    ends: {
      p: 'Ask to see it on the model before it goes in.',
      a: 'Fit first, then beauty.',
      t: 'Margins are measured in microns and felt by the tongue.',
      f: 'Greetings to the people in the laboratory.',
      h: 'And nobody will ever notice, which is the compliment.',
      i: 'Care goes into what nobody sees.',
      l: 'A gleam in the last layer.',
    },
    work: "Behind most services stands a laboratory nobody knows. Show a photo of it once, and {a fortnight's|two weeks'} wait turns into work.",
    keep: 'the {fortnight|two weeks} in between',
    send: 'someone with a temporary crown',
    own: [
      {
        about: 'crown|\\blab\\b|laborator|veneer|ceramic',
        kinds: ['service', 'product', 'price', 'process'],
        lead: 'How is it done in this practice?',
      },
    ],
    pic: {
      ask: 'A plaster model with a crown, no name visible',
      alt: 'A plaster model of teeth with a ceramic crown',
    },
    claims: [['Steps of crown fabrication and shade selection by daylight', 'dental technology textbook']],
    unless: 'orthodont|children only|paediatric',
  },
  {
    id: 'first-or-last-appointment',
    format: 'either',
    again: 9,
    emoji: '🕗',
    tags: ['ThisOrThat', 'DentistVisit', 'MorningPerson'],
    title: ['First or last appointment of the day at the dentist?', 'What time of day suits a dental visit?'],
    cover: "Eight o'clock or five?",
    gist: [
      'Early and over with, or late and straight home? Morning visits leave less time to worry, late ones no meeting with a numb lip. Which do you take?',
      "Eight o'clock, still half asleep, or five o'clock with the evening ahead: two kinds of people, one chair.",
    ],
    subject: ["Eight o'clock or five?", 'Over with, or straight home?'],
    hooks: {
      '*': [
        'Eight in the morning: you are in the chair before you have had time to think of an excuse.',
        'Five in the afternoon: a numb lip, a sofa, and nobody who wants to hear you speak.',
        'Eight or five: it depends on what you do with a morning of waiting.',
      ],
      p: 'The time of an appointment makes more difference than many people think.',
      a: 'Nervous? Take the first one.',
      t: 'Waiting lengthens anticipation, and anticipation is much of anxiety. Early slots cut both.',
      f: 'First or last: when do you go?',
      h: 'The midday people are a mystery. Do they chew on the way back?',
      i: 'Choose the hour that is kindest to you.',
      l: 'An early chair in clear light, or a late one and a quiet evening.',
    },
    lines: {
      '*': [
        'First appointment: no waiting, no time to worry.\nLast appointment: straight home with a numb lip.\n\nWhich one do you take?',
        "If you are nervous at the dentist's, book early. There are fewer hours in which to imagine things.",
        'Do not put a long dental treatment in front of a presentation. A numb lip and the letter P are no friends.',
        'Ask to be put on the list for a slot that falls free. Flexible people get earlier appointments.',
        'After a good breakfast things hurt less. It is an argument for nine.',
      ],
      h: ['Whoever books at twelve wants to get out of cooking.'],
    },
    scene: [
      'It is ten past eight, you are out again, the sun is shining, and the day is yours.',
      'Half past five, hat on, scarf over the cheek, and on the bus nobody expects a smile.',
    ],
    why: [
      [
        'Some would rather have it behind them, others nothing after it.',
        'It depends on what is worse for you: the waiting or the aftermath.',
      ],
    ],
    parts: [
      [
        'The first',
        [
          'Brushed, still sleepy, in and out. The whole day lies behind it.',
          'It starts most punctually, since nobody has been late yet.',
          'Nobody is behind schedule, including your nerves.',
        ],
        'A street at eight in the morning',
      ],
      [
        'The last',
        [
          'No one has to see the crooked smile, and soup is waiting at home.',
          'You have all day to dread it, or to forget it, depending on the job.',
          'You can go home and say nothing.',
        ],
        'A lit window at dusk',
      ],
    ],
    turn: [
      'With children the morning is mostly better; tired is difficult.',
      'Any time is better than November after next.',
    ],
    asks: ['Eight or five?', 'Which appointment do you always cancel first?'],
    ends: {
      p: 'Say which suits you when you book; it can often be arranged.',
      a: 'Early. Then breakfast.',
      t: "Shorter anticipation, fewer delays: the case for eight o'clock.",
      f: 'We look forward to your votes, numb or not.',
      h: 'With a numb lip, avoid words that begin with P.',
      i: 'Done is a lovely feeling at any hour.',
      l: 'And then, a free evening.',
    },
    work: 'Let people go to the dentist at eight without asking for half a day off. They are back by nine, and in a better mood than after any stand-up.',
    keep: 'the next time you book',
    send: 'someone who always books at noon',
    own: [
      {
        about:
          '^(?!.*(?:phone|stall|\\blists?\\b)).*(?:open\\b|opening|until \\d|\\blate\\b|evening|saturday)',
        kinds: ['hours'],
        lead: 'This is what there is to choose from.',
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
      'Mint feels cold, and cold feels clean. But it might be fennel, cinnamon or plain. If you could choose, what would your toothpaste taste of?',
      'Elsewhere people brush with salt, green tea or clove. What would you like in the tube?',
    ],
    subject: ['Why always mint?', 'Fennel, cinnamon or plain?'],
    hooks: {
      '*': [
        'Somebody once decided that clean tastes of mint, and nobody has asked since.',
        'Strawberry until ten, mint for ever after. Who made that rule?',
        'Clean has no taste. Mint was only first.',
      ],
      p: 'Flavour is no small matter: it decides whether people like to brush.',
      a: 'Choose the taste you will use twice a day.',
      t: 'Menthol triggers cold receptors without cooling anything. The freshness is a message and not a temperature.',
      f: 'Blank tube, free choice: what goes in?',
      h: 'Orange juice after mint: proof that two good things can hate each other.',
      i: 'A habit that tastes good has a better chance.',
      l: 'Aniseed, rose, a trace of bergamot: why not?',
    },
    lines: {
      '*': [
        'Mint feels fresh because menthol speaks to the nerves for cold. Nothing has actually got colder.',
        'If strong mint makes a child refuse, look for a mild or plain paste with the right fluoride. Brushing beats flavour.',
        'If you could invent a toothpaste: fennel, cinnamon, salt, coffee or no taste at all?',
        'Brushing without paste once shows you how clean feels without the menthol. Then do it again with fluoride.',
        'If mint burns, try a mild one. Nobody has to suffer for fresh.',
      ],
      h: ['Bacon toothpaste has existed. It was given mainly to people one had not forgiven.'],
    },
    scene: [
      "In the child's cup stands strawberry, in yours stands arctic something. One of you looks forward to it.",
      "{On holiday|On vacation} abroad you grab the nearest tube. It tastes of cloves, and you think of grandmother's ham.",
    ],
    why: [
      [
        'Taste decides whether it is a pleasure or a duty, and a pleasure gets done for longer.',
        'Cold has come to stand for clean, and something seems missing without it.',
      ],
    ],
    parts: [
      [
        ['Mint, what else', 'Mint for ever'],
        [
          'Cool, sharp, reliable. It says: awake, and: good night.',
          'Those who are used to it find everything else a pudding.',
          'It is what awake tastes like.',
        ],
        'A sprig of mint in a glass',
      ],
      [
        ['Spice', 'Something from the spice rack'],
        [
          'Clove, cinnamon, fennel, aniseed: in many places the normal thing.',
          'It tastes of Christmas, twice a day, all year.',
          'Half of the world brushes with clove.',
        ],
        'Cinnamon and cloves on a board',
      ],
      [
        ['Fruit', 'Something from a tree'],
        [
          'Not only for children, though they have the patent on strawberry.',
          'Lemon is tricky: it smells clean and reminds one of acid.',
          'Apple would be odd and honest.',
        ],
        'A strawberry beside a small brush',
      ],
      [
        ['Nothing at all', 'No flavour, please'],
        [
          'For tongues that find mint hot, and there are many of those.',
          'Plain pastes exist. Ask for one and you will be understood.',
          'Clean can also taste of nothing.',
        ],
        'A plain white tube',
      ],
    ],
    turn: ['As long as there is fluoride in it, your tongue may vote.', 'Bacon is not on the list.'],
    asks: ['What should your toothpaste taste of?', 'When did you switch from strawberry?'],
    ends: {
      p: 'Ask at a check-up if a strong taste keeps you from brushing.',
      a: 'Fluoride decides. Flavour persuades.',
      t: 'Menthol, receptor, illusion: it is all in the nerve.',
      f: 'The most curious answer gets a round of applause.',
      h: 'Bacon has been tried. It did not catch on.',
      i: 'Even a duty may taste of something lovely.',
      l: 'Rose and mint, for instance.',
    },
    work: 'Habits often fail over a detail that nobody dares to name, because it sounds childish. Ask what it tastes of.',
    keep: 'the next time you are in front of the shelf',
    send: 'the secret strawberry brusher',
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
    cover: 'Eleven years, one door',
    gist: [
      'Imagine a man who has not been for eleven years, because he has not been for eleven years. It is a small story about the first sentence at the desk.',
      'The longer it is, the harder it gets. A scene about shame, a doorbell, and somebody who does not ask why.',
    ],
    subject: ['Eleven years, one door', 'The first sentence at the desk'],
    hooks: {
      '*': [
        'He has walked past the door twice. It is raining, and the third time he rings.',
        'Imagine someone who did not go because he had not gone.',
        'The hardest step is the one over a threshold an inch high.',
      ],
      p: 'What keeps people away is often no longer the drill, but the gap.',
      a: 'Nobody should ask why you did not come.',
      t: 'Avoidance feeds on itself: each missed visit raises the threshold of the next.',
      f: 'If it has been a long time for you, this is for you.',
      h: 'He had excuses for the first four years. After that he had to repeat them.',
      i: 'The hardest step is about a metre long, and it has a bell.',
      l: 'Rain on a brass plate, a hand, a breath.',
    },
    lines: {
      '*': [
        'Not been to the dentist for years? Say the number at the desk. It is the hardest sentence, and after it things get easier.',
        'People who come back after many years are no exception in a dental practice. They come every week.',
        'A first visit after a long time need not be more than a look and a talk. You may ask for exactly that.',
        'Shame keeps more people from the dentist than pain does. It shrinks as soon as somebody hears it and nods.',
        'Nobody at the desk adds up years. They add up who has come.',
      ],
      h: ['"It has been a while" covers anything up to a decade.'],
    },
    scene: [
      'Picture a street in the rain, a brass plate, and a man who is reading it for the third time.',
      'He has brought a book so as not to have to look at anyone. It is upside down.',
    ],
    why: [
      [
        'The first year it was time, the second it was money, and after that it was the fear of the look.',
        'What had been a postponed visit became a secret, and secrets grow.',
      ],
      [
        'One sentence can end that, if it is met by a calm face.',
        'Nobody can let go of it alone. It takes someone on the other side of the desk.',
      ],
    ],
    parts: [
      [
        'He rings',
        [
          'Imagine that he has prepared a speech: abroad, the children, the move. He has walked it up and down the street.',
          'The door hums. All he has left of the speech is the first word.',
          'Picture him: collar up, three sentences ready, each with a good reason in it.',
        ],
        'A hand at a brass doorbell',
      ],
      [
        'He says the number',
        [
          '"Eleven years", he says, quite quietly, and looks at the pen on its chain.',
          'It comes out before the good evening. Eleven. Then it is quiet.',
          'What comes out is a number. He had meant to lead up to it.',
        ],
        'A pen on a chain',
      ],
      [
        'She nods',
        [
          '"Good that you are here", says the woman at the desk, and slides a form across. That is all.',
          'No raised eyebrow, no how come. A form, a chair, and the coat goes over there.',
          '"Then it is a good thing that you came today", he hears. And where the coats are.',
        ],
        'A form slid across a desk',
      ],
      [
        'Nothing is done that day',
        [
          'They talk, and somebody looks. Three things need doing, it is said, and none of them today.',
          'A mirror, a picture, a plan with three lines. He had expected thirty.',
          'Somebody looks, without a sound. There is something to do, and it can wait for a Tuesday.',
        ],
        'Three lines on a sheet',
      ],
      [
        'Outside it has stopped raining',
        [
          'He walks to the corner, turns round and reads the plate once more.',
          'In his pocket there is a card with a Tuesday on it. He shows it to his wife before he has taken off his shoes.',
          'On the way home he walks on the sunny side. It has stopped raining, or he has not noticed.',
        ],
        'A card with a date on a table',
      ],
    ],
    turn: [
      'The gap is only as long as the street.',
      'In half a year he will come again, with the book the right way up.',
    ],
    asks: ['What would make the first sentence easier?', 'Who made it easy for you?'],
    ends: {
      p: 'A look and a talk is a full appointment.',
      a: 'Say the number. The rest follows.',
      t: 'Exposure in small steps: door, chair, mirror, and only then treatment.',
      f: 'Whatever your number is, somebody has said a higher one.',
      h: 'The bell works in any weather.',
      i: 'You can begin again at any time, also with this.',
      l: 'A brass plate, newly read.',
    },
    work: 'Customers who have stayed away for long need a door without questions. Teach your front desk to nod first and to ask nothing.',
    keep: 'the day you walk past the door',
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
  },
];
