// The cloakroom and what goes on behind it: goodbyes, naps, mud and words.
import type { Idea } from '../../library/idea.ts';
import { NURSERIES } from './kinds.ts';

export const CLOAKROOM: readonly Idea[] = [
  {
    id: 'the-short-goodbye',
    format: 'howto',
    again: 8,
    emoji: '👋',
    tags: ['SettlingIn', 'NurseryLife', 'ParentTips'],
    title: "The morning goodbye: how to keep a small child's tears short",
    cover: 'A short goodbye works best',
    gist: [
      'Say that you are going, say when you are back, and go. A goodbye that takes ten minutes is harder on a small child than one that takes one.',
      'Same words, same window, same wave: a small ritual at the door tells a child that you leave and that you come back.',
    ],
    subject: ['One kiss, one wave, gone', 'The minute at the cloakroom'],
    hooks: {
      '*': [
        "The hardest minute of a small child's day is the morning goodbye. Make it short.",
        'Tears at drop-off rarely last as long as the goodbye.',
      ],
      pt: 'A clear, brief farewell lets a child turn to the next thing; a long one keeps the parting open.',
      fi: 'After the goodbye you sit in the car and feel like a monster? Your child is probably building a tower.',
      a: 'A good goodbye: one sentence, one kiss, go. No sneaking out.',
      h: 'At the morning goodbye the parent often cries longest. There is no sticker chart for that.',
      l: 'A small hand, a wet cheek, and a wave at the window.',
    },
    lines: {
      '*': [
        'Never slip out at drop-off while your child is busy. It saves tears today and costs trust tomorrow.',
        'Tell a small child when you are back in words it can see: after the nap, after the soup, when the coats go on.',
        'Give your child a job at the goodbye: close the door, press the button, wave from the window. Hands help hearts.',
        'Ask for a message after twenty minutes. Most of the time you get a photograph of a child with paint on its nose.',
      ],
      h: ['Your child stopped crying at the corner. You stopped at work, around eleven.'],
    },
    scene: [
      'The coat hangs on the hook with the hedgehog, one shoe is off, and an arm has wound itself round your knee like ivy.',
      "Eight o'clock, a lower lip that starts to tremble, and behind it a room full of wooden trains.",
    ],
    why: [
      [
        'A child reads your face. If you hesitate, there must be a reason for it.',
        'When you turn round three times, it looks as if something were wrong here.',
      ],
      [
        'Knowing what comes next is what calms: the same steps each morning, in the same order.',
        'A ritual is a small clock for somebody who cannot read one yet.',
      ],
    ],
    parts: [
      [
        'Say it, do not sneak',
        [
          '"I am going now" is sad for a moment and honest for good.',
          'Whoever vanishes once has to be watched ever after.',
        ],
        'A parent crouching beside a child',
      ],
      [
        'Say when you come back',
        ['"After the nap" means more than "at three".', 'Then be there after the nap.'],
        'A row of little beds',
      ],
      [
        'Keep one small ritual',
        ['Two kisses and a high five will do for years.', 'The child may choose it, which makes it theirs.'],
        'A high five between adult and child',
      ],
      [
        'Hand over to a person',
        ['From your arm into an arm, not into a room.', 'One name, the same one in the first weeks.'],
        'A carer kneeling with open arms',
      ],
    ],
    turn: [
      'And then really go. You may look sad round the corner.',
      'By the time you find the car key the trains are moving.',
    ],
    asks: [
      'What is your goodbye ritual at the door?',
      'Who cried longer at the first goodbye, you or the child?',
    ],
    ends: {
      pa: 'Brief, honest, the same each day.',
      fi: 'It gets easier, for both of you.',
      t: 'Predictable steps lower the alarm.',
      h: 'The ivy lets go, finger by finger.',
      l: 'And in the afternoon it runs towards you.',
    },
    caution:
      'If a child stays inconsolable over weeks or changes markedly at home, talk to the carers, and to a doctor or health visitor.',
    keep: 'the first Monday',
    send: 'somebody who is sitting in the car and crying',
    own: [
      {
        kinds: ['process', 'service', 'policy', 'offer'],
        about: 'settling|first (?:days|weeks)',
        lead: 'And how the first weeks are done here.',
      },
    ],
    pic: { ask: 'A row of small coats on hooks', alt: 'Small coats on hooks with picture labels' },
    claims: [
      [
        'Brief, predictable goodbyes; do not slip out; tell when you return',
        'common advice of early years practitioners and parenting charities',
      ],
    ],
  },
  {
    id: 'name-on-the-left-shoe',
    format: 'checklist',
    again: 9,
    emoji: '👟',
    tags: ['NurseryBag', 'ParentTips', 'ToddlerLife'],
    tick: true,
    title: "What to pack in a child's bag for nursery or the childminder",
    cover: "A small child's bag",
    gist: [
      'Two full changes of clothes, wellies, a sun hat or a woolly one, the one soft toy that matters, and a name on everything. What is in the bag decides who gets to jump in puddles.',
      'Old clothes, spare clothes, named clothes. A good bag lets a child get dirty without a second thought.',
    ],
    subject: ['Two changes and a name on all of it', 'The small bag on the hook'],
    hooks: {
      '*': [
        'What belongs in a childcare bag? More trousers than you think, and a name in each.',
        'Pack the clothes for a small child that you do not mind about.',
      ],
      pt: "A small child's bag needs spare layers for weather, water and paint, all of them named.",
      fi: 'Packing the first bag, and the list hangs on the fridge? Here is the short version.',
      a: 'In the bag: spare clothes twice, wellies, a name in everything.',
      h: 'All red mittens look alike at half past four in the dark.',
      l: 'A cotton bag, a soft rabbit, a name in small stitches.',
    },
    lines: {
      '*': [
        'Write the name on the tongue of each shoe. At pick up there are fourteen identical ones.',
        "Pack shoes your child can close without help. Pride in one's own shoes carries through a whole morning.",
        'If there is one comforter that counts, buy a second of the same now, and swap them weekly so that both smell right.',
        'Cords, long scarves and necklaces stay at home: on climbing frames they can catch.',
      ],
      h: ['The white dress was brave. It was white until nine.'],
    },
    scene: [
      'Half past four, twelve children, twenty-four wellies, and somebody is holding a single left one up in the air.',
      "On the floor lies a pile of drenched trousers, and beside it stands a very happy child in somebody else's.",
    ],
    why: [
      [
        'Mud, water and paint are not accidents at this age. They are the timetable.',
        'Play is research, and research is wet.',
      ],
      [
        'A child that need not mind its clothes tries out more.',
        'Whoever hears "careful, your trousers" all day stays on the bench.',
      ],
    ],
    parts: [
      [
        'Two full changes',
        ['Socks included; it is always the socks.', 'In a bag that can go home wet.'],
        'Folded small clothes in a cotton bag',
      ],
      [
        'Wellies and something waterproof',
        ['Puddles do not wait for fine weather.', 'A size too small is taken off at the first chance.'],
        'Small wellies in a row',
      ],
      [
        'Hat for sun or for cold',
        ['Put the other one in the drawer at home and swap twice a year.', 'No ribbons under the chin.'],
        'A sun hat on a hook',
      ],
      [
        'The one comforter',
        ['For the nap, and for the bad quarter of an hour.', 'Its twin waits at home, for all cases.'],
        'A worn soft toy',
      ],
      [
        'A name on everything',
        ['Permanent pen on the label is quite enough.', 'Initials only, if you wish, but on both mittens.'],
        'A name written in a shoe',
      ],
    ],
    turn: ['And a smile for whatever comes home in the wet bag.', 'The washing machine was bought for this.'],
    asks: [
      "What has come home in your child's bag that was not yours?",
      "Which of your child's things did you label twice?",
    ],
    ends: {
      pa: 'Check it on Fridays: children grow over a weekend.',
      fi: 'You will find the mitten in March.',
      t: 'Layers, spares, labels, no cords.',
      h: 'Fourteen mittens, all of them left ones.',
      l: 'And in the pocket, a stone.',
    },
    caution: "Follow your own setting's rules for food, medicines and sun cream.",
    keep: 'the evening before the first day',
    send: 'somebody with a pen and forty labels',
    own: [
      {
        kinds: ['process', 'policy', 'question'],
        about: 'bring|clothes|weather|nappies',
        lead: 'And what applies here.',
      },
    ],
    pic: { ask: 'A nursery bag with wellies beside it', alt: 'A cotton bag and small wellies by a door' },
    claims: [
      ['Drawstrings and cords are a hazard on play equipment', "safety advice on children's clothing"],
      ['Spare clothes, outdoor wear, labels', 'nursery practice'],
    ],
  },
  {
    id: 'what-did-you-do-today',
    format: 'mistake',
    again: 8,
    emoji: '🚗',
    tags: ['ParentTips', 'NurseryPickup', 'ToddlerTalk'],
    title: '"What did you do today?" Better questions to ask a small child',
    cover: 'Ask something smaller',
    wrong: 'Asking a small child "What did you do today?"',
    gist: [
      '"What did you do today?" is too big a question for a small child. Ask about one thing: who sat beside you, what was under the slide, was the soup orange?',
      'Small children do not report, they remember in pictures. Ask for one picture, and wait until they are on the potty or in the bath.',
    ],
    subject: ['"Nothing" is not the answer', 'Ask about the soup'],
    hooks: {
      '*': [
        'You ask your child "what did you do today", and the answer is "nothing". The question is too big.',
        'At pick-up ask about the soup. You will hear about the whole day.',
      ],
      pt: 'Open questions about a whole day ask too much of a young memory; small concrete cues work.',
      fi: 'Does your child also do "nothing" all day, for seven hours?',
      a: 'Do not ask a small child for the day. Ask for one thing.',
      h: 'Seven hours, two paint accidents, one funeral for a snail. "And what did you do?" "Nothing."',
      l: 'In the bath, between the ducks, the day comes out by itself.',
    },
    lines: {
      '*': [
        'Instead of "what did you do" ask: who was at your table? Names open doors.',
        'Tell something of your own day first. Small children answer stories with stories.',
        'Put in something wrong: "Today you had spaghetti for breakfast, did you not?" You will be corrected at length.',
        "The best time for a small child's stories is not the car. It is the bath, the potty and the minute after lights out.",
      ],
      h: ['The snail was called Kevin. More was not to be had.'],
    },
    scene: [
      'Buckle, juice, a biscuit, and the question, friendly, over the shoulder. From behind comes a yawn.',
      'A Tuesday evening in the bath. "Kevin died," says the child, and you put down the sponge.',
    ],
    why: [
      [
        'To sum up a day one needs a sense of beginning and end. That comes with the years.',
        'Looking back in order is hard work for a brain that lives in this minute.',
      ],
      [
        'Straight after pick up a child is tired, and everything wants to go quiet first.',
        'First the snack, then the press conference.',
      ],
    ],
    parts: [
      [
        'Ask about one thing',
        [
          'Soup, slide, song, snail: something one can see.',
          '"What was funny?" works better than "was it nice?"',
        ],
        'A bowl of orange soup',
      ],
      [
        'Say something silly',
        ['Mistakes have to be corrected, and then it flows.', 'Nobody lets spaghetti for breakfast pass.'],
        'A laughing toddler',
      ],
      [
        'Wait for water and darkness',
        ['Bath and bed loosen tongues.', 'Without eyes on it, a story comes more easily.'],
        'Rubber ducks in a bath',
      ],
      [
        'Take a look at the wall',
        ['Photos and paintings by the door are good cues.', '"Is that you with the blue hands?"'],
        'Paintings on a nursery wall',
      ],
    ],
    turn: [
      'And some days really were nothing. Those are allowed, too.',
      'What matters comes out, mostly when you have soap on your hands.',
    ],
    asks: [
      'What is the funniest thing your child ever told at bedtime?',
      'Which question about the day works for you?',
    ],
    ends: {
      pa: 'Small cue, large answer.',
      fi: 'And tell them about your own snail.',
      t: 'Cued recall beats free recall, at two as at fifty.',
      h: 'Rest in peace, Kevin.',
      l: 'And then it is quiet, and you know.',
    },
    keep: 'the drive home',
    send: 'somebody who only ever hears "nothing"',
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'diary|photos?|\\bapp\\b|daily report',
        lead: 'And how parents hear about the day here.',
      },
    ],
    pic: { ask: "A child's painting beside a nursery door", alt: "Children's paintings on a wall" },
    claims: [
      [
        'Young children remember better with specific cues than with open questions',
        "research on children's memory talk",
      ],
    ],
  },
  {
    id: 'let-them-be-bored',
    format: 'myth',
    again: 9,
    emoji: '🪵',
    tags: ['LearningThroughPlay', 'EarlyYears', 'ParentTips'],
    title: 'Do small children need toys that teach?',
    cover: 'A stick is enough',
    myth: 'Small children need toys that teach them something',
    short: 'They need time, things without a purpose, and somebody near.',
    gist: [
      'A box, a stick, a bowl of water: things that can be anything are played with for longest. A toy that does it all alone leaves little to do.',
      'Toys that blink and speak are soon finished. Clothes pegs, cardboard and sand go on for years, because the child has to invent the rest.',
    ],
    subject: ['The box was the present', 'A stick can be anything'],
    hooks: {
      '*': [
        'Do small children need toys that teach? A cardboard box teaches more.',
        'Put away half of the toys, and children play longer.',
      ],
      pt: 'Open things such as blocks, water and boxes ask for more ideas of a child than a toy with one button.',
      fi: 'You bought the clever toy, and your child plays with the box. Well chosen, both of you.',
      a: 'Fewer toys. More box.',
      h: 'The toy counts to ten in three languages. The child counts on the box.',
      l: 'Water in a bowl, a wooden spoon, an afternoon.',
    },
    lines: {
      '*': [
        'Put half of the toys in the cupboard and swap in three weeks. The old ones come back as new.',
        'A bowl of water, a sieve and three cups keep a toddler busy longer than anything with batteries. Stay beside it.',
        '"I am bored" is not a cry for help at four. Wait ten minutes, and something begins.',
        'A child that fills and empties a bucket twenty times is at work on volume.',
      ],
      h: ['It was pedagogically sound, it had wheels, and it was beaten by a wooden spoon.'],
    },
    scene: [
      'Wrapping paper everywhere, in the corner something blinks and sings. The child sits in the cardboard box and drives to the moon.',
      'Three clothes pegs are a family. One of them has been naughty and is under the sofa.',
    ],
    why: [
      [
        'A thing with one use has one lesson. A thing without use has as many as the child.',
        'Where the toy does nothing, the child has to.',
      ],
      [
        'Too much choice makes one wander. With four things in the room one of them gets a story.',
        'Adults know it from the television in the evening.',
      ],
    ],
    parts: [
      [
        'Offer things without a purpose',
        [
          'Boxes, cloths, cones, pans, big buttons for the bigger ones.',
          'Whatever has been a ship, a shop and a bed by noon was good.',
        ],
        'A cardboard box with a window cut in',
      ],
      [
        'Put half of it away',
        ['Swap every few weeks, in secret.', 'A shelf one can look over is a shelf that is used.'],
        'A low shelf with few toys',
      ],
      [
        'Wait before you help',
        ['Count to twenty when the tower falls.', 'What they find out alone, they keep.'],
        'A tower of blocks, half fallen',
      ],
    ],
    turn: [
      'And the clever toy? In the box it makes a fine passenger.',
      'Play is what is left when nothing has to come of it.',
    ],
    asks: ['What did you play with for longest as a child?', 'What was your best box?'],
    ends: {
      pa: 'Space, time and plain things do most of it.',
      fi: 'You need not entertain all day long.',
      t: 'Open ended materials, fewer at once.',
      h: 'Moon landing at four. Supper at five.',
      l: 'Outside, a stick is waiting.',
    },
    caution:
      "Small parts, cords and water need an adult's eye: under three, nothing that fits into a small mouth, and never water alone.",
    keep: 'the next birthday list',
    send: 'grandparents with a catalogue',
    own: [
      {
        kinds: ['process', 'service', 'place'],
        about: 'outdoor|forest|beach|woods|garden',
        lead: 'And where they play here.',
      },
    ],
    pic: { ask: 'A child in a cardboard box', alt: 'A child playing in a cardboard box' },
    claims: [
      [
        'Open ended play and fewer toys lead to longer play',
        'published study on number of toys; early years practice',
      ],
      ['Choking and drowning hazards under three', 'safety advice for children'],
    ],
  },
  {
    id: 'the-nap-is-not-stolen',
    format: 'answer',
    again: 9,
    emoji: '😴',
    tags: ['ToddlerSleep', 'NurseryLife', 'ParentTips'],
    title: 'Why do toddlers nap for others and not at home?',
    cover: 'Sleeps there, not here?',
    question: 'Why does my child nap for the carers but not at home?',
    short: 'Because everybody lies down, at the same time, in the same order.',
    gist: [
      'In a group nobody decides about the nap: soup, potty, curtain, song, and all lie down. At home there is a choice, and a choice keeps one awake.',
      'It is the order that sends them to sleep and not a trick: the same steps, the same half dark, and nothing going on that might be missed.',
    ],
    subject: ['Soup, curtain, song', 'Nothing to miss'],
    hooks: {
      '*': [
        'At home your toddler will not nap. With the others it is asleep in five minutes. There is a reason.',
        'What makes a nap in a group work is dull, and you can borrow it.',
      ],
      pt: 'Naps follow cues: time, light, order, company. A group supplies all four.',
      fi: '"He slept like a stone," they say, and you think of last Sunday.',
      a: 'Naps need the same time, the same order, the dark and no debate.',
      h: 'Twelve toddlers asleep at once. At home, one, and it wants to discuss.',
      l: 'Half light, a small fan, twelve breaths.',
    },
    lines: {
      '*': [
        'A nap needs a run-up: food, quiet, potty, curtain. Straight from the slide into bed it does not work.',
        'Half an hour before the nap, speak more softly and do everything more slowly. It is catching.',
        'Do not ask "are you tired?" No small child in history has answered yes.',
        'Naps get shorter and one day they stop. If nights become late, ask when and how long your child sleeps by day.',
      ],
      h: ['"I am not tired," said the child, lying down, with eyes closed.'],
    },
    scene: [
      "One o'clock, curtains shut, a row of mattresses. A hand comes out from under a blanket, and then it does not any more.",
      'Sunday at home: the same hour, the same child, three books, two glasses of water and a long talk about dinosaurs.',
    ],
    why: [
      [
        'Small children sleep when the day tells them to. In a group the day speaks loudly.',
        'The body knows the steps and starts to yawn at the soup.',
      ],
      [
        'At home there might be something going on, and that keeps anyone up.',
        'Who would sleep while the others have cake?',
      ],
    ],
    parts: [
      [
        'Borrow the order',
        [
          'Eat, wash, potty, curtain, one song: always in a row.',
          'After a week the song alone makes them yawn.',
        ],
        "A drawn curtain in a children's room",
      ],
      [
        'Borrow the hour',
        ['Ask when they lie down there, and keep it at weekends.', 'Half an hour later is often too late.'],
        'A clock above a small bed',
      ],
      [
        'Leave out the question',
        ['"Now it is quiet time" needs no vote.', 'Resting counts, even with eyes open.'],
        'A child lying with a picture book',
      ],
    ],
    turn: [
      'And if it does not sleep: lying quietly for half an hour helps you as well.',
      'Some days it only works there. Be glad that it works somewhere.',
    ],
    asks: ['What does your child fall asleep with?', 'When did the nap stop at yours?'],
    ends: {
      pa: 'Cues in a row, at the same hour.',
      fi: 'You do nothing wrong. You are only more interesting.',
      t: 'Time, light, order, company.',
      h: 'The dinosaurs will be discussed at three.',
      l: 'Twelve breaths, and the rain outside.',
    },
    caution:
      'For babies the rules of safe sleep come first: on the back, in a cot of their own, nothing loose in it. Ask a health professional about worries.',
    keep: 'next Sunday at one',
    send: 'somebody who has read the same book four times today',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about: '\\bnaps?\\b|sleep|quiet time',
        lead: 'And how rest is done here.',
      },
    ],
    pic: { ask: 'A drawn curtain and small mattresses', alt: 'Small mattresses in a darkened room' },
    claims: [
      ['Consistent routines help children fall asleep', 'paediatric advice'],
      ['Safe sleep: on the back, clear cot', 'advice of health authorities'],
    ],
  },
  {
    id: 'words-from-the-cloakroom',
    format: 'glossary',
    again: 10,
    emoji: '🧸',
    tags: ['EarlyYears', 'NurseryWords', 'ParentTips'],
    only: NURSERIES,
    title: 'Key person, settling in, free flow: nursery words explained',
    cover: 'Nursery words, in plain English',
    gist: [
      "Key person: the one who knows your child best. Settling in: days that get longer step by step. Free flow: the door to the garden stays open. Now the parents' evening is easier.",
      'Five words that you hear at every nursery, and nobody explains, as everybody assumes that you know.',
    ],
    subject: ['What they mean at the door', 'Five words for new parents'],
    hooks: {
      '*': [
        '"She has been in free flow with her key person." You nod. This is what it means.',
        'Nursery has its own words. Here are five of them.',
      ],
      pt: 'Nursery terms describe simple things: a person, a plan, an open door.',
      fi: 'You did not want to ask in front of the others? Then read it here.',
      a: 'Five nursery words. Ten seconds each.',
      h: '"Parallel play" means that they ignore each other in harmony. As on a train.',
      l: 'Small words for small steps.',
    },
    lines: {
      '*': [
        "Your child's key person is the one to ask first: they write down, comfort, and know about the rabbit.",
        'Settling in takes as long as the child needs and not as long as the calendar allows. Plan a soft week.',
        'Parallel play: two toddlers side by side, each with a digger, and not a word. It is how playing together begins.',
        'A schema is a pattern of play: everything is carried, or wrapped, or lined up. It is no bad habit, it is research.',
      ],
      h: ['"Messy play" is a technical term. It means: no white.'],
    },
    scene: [
      'The sheet by the door has six abbreviations on it, and all the other parents seem to know them. They do not.',
      '"After snack it is free flow." You smile. You think of a river.',
    ],
    why: [
      [
        'Each trade has its shorthand, and people who are fond of their trade forget that it is one.',
        'It is meant kindly, and it sounds like an office.',
      ],
      [
        'Who knows the words can ask better questions, and hears better news.',
        'Behind each of them there is something that you can look at.',
      ],
    ],
    parts: [
      [
        'Key person',
        [
          'The carer who is responsible for your child and your first contact.',
          'The one adult who knows your child best and writes things down.',
        ],
        'A carer reading to a child',
      ],
      [
        'Settling in',
        [
          'First days together, then apart for short whiles, then longer.',
          'Getting used to a new place in steps that the child sets.',
        ],
        'A parent on a tiny chair',
      ],
      [
        'Free flow',
        [
          'The children move between inside and garden as they wish.',
          'The garden door stays open and every child chooses the side.',
        ],
        'An open door to a garden',
      ],
      [
        'Parallel play',
        [
          'Side by side and not yet with each other.',
          'Two children, the same game, no word: the step before playing together.',
        ],
        'Two toddlers with diggers',
      ],
      [
        'Schema',
        [
          'A pattern that is repeated: throwing, turning, filling, hiding.',
          'A movement that a child repeats until it has understood it.',
        ],
        'Toy cars lined up',
      ],
    ],
    turn: ['And for everything else: just ask. Nobody minds.', 'The next new parent will ask you.'],
    asks: ['Which nursery word did nobody explain to you?', 'What does your child line up in rows?'],
    ends: {
      pa: 'Ask once, and the sheet is clear.',
      fi: 'You are not the only one who thought of a river.',
      t: 'One term, one observation.',
      h: 'The keys are in the box. Of course.',
      l: 'And somewhere a digger hums.',
    },
    keep: "the first parents' evening",
    send: 'somebody on a very small chair',
    own: [
      {
        kinds: ['process', 'people', 'policy'],
        about: 'key (?:person|worker)|settling|free.?flow',
        lead: 'And what of it you will find here.',
      },
    ],
    pic: { ask: 'Toy cars lined up along a skirting board', alt: 'Toy cars in a straight line' },
    claims: [['Terms of early years practice', 'definition, early years guidance']],
  },
  {
    id: 'before-the-first-visit',
    format: 'checklist',
    again: 10,
    emoji: '🔎',
    tags: ['ChoosingANursery', 'Childminder', 'ParentTips'],
    tick: true,
    title: 'Visiting a nursery or childminder: what to look at',
    cover: 'What to look at on a visit',
    gist: [
      'Do the adults kneel? Do the children come to the door or run from it? Where do they cry, and who comes? On a visit to a nursery the floor tells more than the leaflet.',
      'Look at how people speak to children when they think that nobody listens. Then ask about illness, staff that leave, and what happens on a bad day.',
    ],
    subject: ['Look at the knees', 'Ask about the bad day'],
    hooks: {
      '*': [
        "Visiting a nursery or a childminder? Look at the adults' knees.",
        'The most useful question on a nursery visit: what happens on a bad day?',
      ],
      pt: 'On a visit to a childcare setting, watch tone, height of eyes and answers to hard questions.',
      fi: 'You will look at three nurseries and feel sure of nothing? Here is a list.',
      a: 'Watch. Listen. Ask about the bad day.',
      h: 'All nurseries have a nice leaflet. Only some have glitter on the knees of the staff.',
      l: 'A low shelf, a calm voice, a cup of milk.',
    },
    lines: {
      '*': [
        'On a visit, crouch down once. What can a child reach and see from there? That is the nursery.',
        'Ask how long the staff have been there, and who stands in when somebody is ill. Faces matter more than furniture.',
        'Ask to see the register entry and the last inspection report, where your country has them. It is a normal question.',
        'See a nursery on a rainy day at eleven. Everybody is nice at half past nine in the sun.',
      ],
      h: ['If the plants are alive and the fish has a name, that is a good start.'],
    },
    scene: [
      'A corridor with forty drawings, a smell of soup, and a child in a crown that asks who you are.',
      'Somebody has fallen over. You stand there as a visitor and look who looks up first.',
    ],
    why: [
      [
        'A child cannot tell you later what it was like. You have this one hour.',
        'What you see in passing is how it always is.',
      ],
      [
        'The hard questions show how a place deals with the ordinary: fever, biting, late trains.',
        'A good answer has details. A smooth one has adjectives.',
      ],
    ],
    parts: [
      [
        'Watch the adults at eye level',
        [
          'They kneel, they sit, they listen to the end.',
          'How they speak to a child that is crying tells you all.',
        ],
        'An adult kneeling among children',
      ],
      [
        'Look where children can go',
        ['Low shelves, a garden, a corner to hide in.', 'Is there anything they may simply take?'],
        'A low shelf with wooden toys',
      ],
      [
        'Ask who stays',
        [
          'How long, how many, and who comes in an emergency.',
          'The number of children for each adult is set by rules; ask for both.',
        ],
        'A row of staff photographs',
      ],
      [
        'Ask about illness and lateness',
        ['When must a child be fetched, and what if the train stands?', 'These days will come, so ask now.'],
        'A telephone on a noticeboard',
      ],
      [
        'See the papers',
        ['Registration, inspection report, first aid.', 'Nobody serious is offended.'],
        'A certificate on a wall',
      ],
    ],
    turn: [
      'Then go home and sleep on it. The feeling in the corridor counts as well.',
      'And ask a parent at the gate, as they have no leaflet.',
    ],
    asks: [
      'What decided your choice of nursery or childminder?',
      'Which question did you forget to ask on your visit?',
    ],
    ends: {
      pa: 'Details beat adjectives.',
      fi: 'You know your child. That is the best list.',
      t: 'Eye level, staff, ratio, report.',
      h: 'The fish is called Kevin the Second.',
      l: 'And on the way out a small hand waves.',
    },
    caution:
      'Rules on registration and numbers of staff differ by country; your local authority can tell you.',
    keep: 'the week of the visits',
    send: 'somebody with a bump and a list',
    own: [
      {
        kinds: ['proof', 'event', 'offer', 'process'],
        about:
          'regist|inspect|ofsted|licen[cs]|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by|open day|first aid',
        lead: 'And for a visit here.',
      },
    ],
    pic: {
      ask: "A low shelf with toys at a child's height",
      alt: "A low toy shelf seen from a child's height",
    },
    claims: [
      ['Registration, inspection and staff ratios exist and differ by country', 'national regulations'],
      [
        'Watch interactions, ask about staff turnover',
        'guidance of early years charities on choosing childcare',
      ],
    ],
  },
  {
    id: 'half-eaten-apples',
    format: 'behind',
    again: 10,
    emoji: '🍎',
    tags: ['NurseryLife', 'BehindTheScenes', 'EarlyYears'],
    only: NURSERIES,
    title: 'What happens at nursery while the children sleep',
    cover: 'What happens at nap time',
    gist: [
      "The loudest house in the street is quiet for an hour. Then cots are checked, notes written, glue scraped off a table, and somebody finally drinks the tea from ten o'clock.",
      'Nap time is not a break. It is when the day gets written down, the paints are washed and the afternoon is laid out.',
    ],
    subject: ["The tea from ten o'clock", 'One quiet hour'],
    hooks: {
      '*': [
        'What happens at nursery during nap time? Everything that needs two free hands.',
        'For one hour a day a nursery is so quiet that you hear the fridge.',
      ],
      pt: 'While children rest, carers check on them, write notes and prepare the next activity.',
      fi: 'Ever wondered whether anyone at nursery gets to sit down? At ten past one, for a moment.',
      a: 'They sleep. The work changes. It does not stop.',
      h: 'Nap time: the hour in which adults whisper, and drop a saucepan.',
      l: 'Half light, a kettle, twelve small shoes in a row.',
    },
    lines: {
      '*': [
        'While a group naps, somebody looks in on each child again and again. Nobody simply closes the door.',
        "The note about your child's morning is often written with glitter on the pen, at nap time.",
        'Glue comes off a table with warm water and patience. After fifteen years in childcare you have both.',
        'Plenty of early years staff can tell by breathing who will be awake in four minutes.',
      ],
      h: ['Someone has eaten exactly one bite out of every apple. The inquiry goes on.'],
    },
    scene: [
      'On the table lie fourteen apples, each with one bite. Nobody saw anything. They are all asleep now.',
      'Somebody walks on tiptoe over a floor full of building blocks, and has the face of a bomb disposal expert.',
    ],
    why: [
      [
        'Children who sleep have to be watched as well, and what happened should be noted while one still knows it.',
        'A morning has a hundred small things, and by four one remembers nine.',
      ],
      [
        'Whatever needs concentration has to wait until nobody needs a lap.',
        'The afternoon only runs if somebody thought of it at one.',
      ],
    ],
    parts: [
      [
        'Look in and listen',
        ['Every few minutes, face and breath.', 'Times are often written on a list by the door.'],
        'A chair beside small beds',
      ],
      [
        'Write down what was',
        ['Who ate, who fell, who said a first sentence.', 'Good news gets its place, too.'],
        'A notebook and a pen with glitter',
      ],
      [
        'Turn the room round',
        ['Paint away, water out, cushions into a cave.', 'The children think that it happens by itself.'],
        'Cushions stacked into a den',
      ],
      [
        'Drink the tea',
        ['Cold, in one go, standing.', 'No tea of the day tastes better.'],
        'A cup of tea on a tall shelf',
      ],
    ],
    turn: [
      'Then a sock comes round the corner, with somebody in it.',
      'One wakes up, and by and by it is loud again.',
    ],
    asks: [
      'What do you do first when the children are asleep at last?',
      'Who at your place eats one bite of every apple?',
    ],
    ends: {
      pa: 'The quiet hour is the one with the paperwork.',
      fi: 'Bring them a biscuit one day. They will know why.',
      t: 'Check, note, reset, prepare.',
      h: 'The apples became cake. Case closed.',
      l: 'And the fridge hums.',
    },
    keep: 'a quiet minute',
    send: 'somebody who works with small children',
    own: [{ kinds: ['people'], about: 'carers?|team|staff|practitioner', lead: 'And who whispers here.' }],
    pic: { ask: 'A cold cup of tea on a high shelf', alt: 'A cup of tea on a shelf above toys' },
    claims: [
      ['Sleeping children are checked regularly and records are kept', 'early years practice and guidance'],
    ],
  },
  {
    id: 'biter-is-not-bad',
    format: 'answer',
    again: 9,
    emoji: '🦷',
    tags: ['ToddlerBehaviour', 'ParentTips', 'EarlyYears'],
    title: 'Why do toddlers bite, and what should adults do?',
    cover: 'Why toddlers bite',
    question: 'Our toddler has bitten another child. What now?',
    short: 'Stay calm, comfort the bitten one first, keep the words short.',
    gist: [
      'Biting is common between one and three: teeth hurt, words are missing, someone took the digger. Comfort first, then one short sentence, then show what one could do instead.',
      'A toddler that bites is not mean. It has a big feeling and a small vocabulary, and it is over sooner when adults stay short and dull.',
    ],
    subject: ['Big feeling, few words', 'The digger was taken'],
    hooks: {
      '*': [
        'Your toddler bit another child, and you are dying of shame. Please do not.',
        'Toddlers bite because words come later than teeth.',
      ],
      pt: 'Biting peaks before speech can carry feelings; brief, calm responses shorten the phase.',
      fi: 'The phone call: "She has bitten another child." Breathe. It happens in nearly every group.',
      a: 'When toddlers bite: comfort, one sentence, show the other way.',
      h: 'Whole careers in diplomacy have begun with a bite over a digger.',
      l: 'Small teeth, large tears, and a hand for both.',
    },
    lines: {
      '*': [
        'After a bite the bitten child comes first. For the biter, being unseen for a moment says more than a speech.',
        '"Biting hurts. Say: mine!" Two sentences are all a toddler can hold.',
        'Note when it happens: before lunch, when it is crowded, over one toy. Mostly there is a pattern.',
        'Never bite back "so that it knows how it feels". It only learns that big people bite.',
      ],
      h: ['The digger, by the way, was unharmed.'],
    },
    scene: [
      'Ring of teeth on a forearm, two crying children, one digger. The two adults look at each other and both kneel down.',
      'You stand in the cloakroom, and everyone knows. The other mother says: "Last year it was ours."',
    ],
    why: [
      [
        'At two, anger comes in a second and a word in a minute. The mouth is faster.',
        'What does not yet come out as a sentence comes out as teeth.',
      ],
      [
        'A bite gets great attention. If that is the reward, it will be repeated.',
        'Drama makes it interesting. Dull makes it rare.',
      ],
    ],
    parts: [
      [
        'First to the one who was bitten',
        ['Cold flannel, lap, comfort.', 'The other one sees who gets the attention.'],
        'A child being comforted',
      ],
      [
        'Then one short sentence',
        ['"No. Biting hurts." And that is the end of it.', 'No lectures, no names like "biter".'],
        "An adult at a child's eye level",
      ],
      [
        'Show another way',
        ['"Stop!", a hand held up, an adult fetched.', 'Practise it when nobody is angry.'],
        'A small hand held up',
      ],
    ],
    turn: [
      'In a few months it talks instead, and you will miss neither.',
      'One day the two of them marry, and you have your speech.',
    ],
    asks: ['How did you get through the biting phase?', 'What does your child say by now instead of biting?'],
    ends: {
      pa: 'Calm, short, the same for all.',
      fi: 'Nearly everyone in the cloakroom has been there.',
      t: 'Comfort, name, replace, observe.',
      h: 'The digger has a spare now.',
      l: 'And they play on, side by side.',
    },
    caution:
      'If skin is broken, wash it and ask a doctor or nurse. If biting goes on well past three or hurts again and again, ask a professional.',
    keep: 'the phone call at noon',
    send: 'a parent who is dying of shame',
    pic: { ask: 'Two toddlers with one digger', alt: 'A toy digger in a sandpit' },
    claims: [
      [
        'Biting is common in toddlers; brief calm response; do not bite back',
        'advice of health services and paediatric associations',
      ],
      ['Wash broken skin and get advice', 'first aid advice'],
    ],
  },
  {
    id: 'mud-or-paint',
    format: 'either',
    again: 9,
    emoji: '🎨',
    tags: ['MessyPlay', 'ThisOrThat', 'EarlyYears'],
    title: 'Mud kitchen or paint: which mess do you choose?',
    cover: 'Mud or paint?',
    gist: [
      'Both wash out, both get everywhere. Mud needs a garden and a hose, paint needs a table and a bath. Which mess is allowed at your house?',
      'Some families have a mud kitchen, others a blue table. Which of the two would you rather wipe up?',
    ],
    subject: ['Which mess do you choose?', 'Both wash out'],
    hooks: {
      '*': [
        'Mud or paint: which mess is allowed at your house?',
        'Two kinds of parents: those with a mud kitchen, and those with fingerprints in blue.',
      ],
      pt: 'Both train hands and senses; they differ in where the water comes from.',
      fi: 'When your child looks at you with sparkling eyes: is it mud or is it paint?',
      a: 'Mud or paint. One of them.',
      h: 'Mud goes down the plughole. So they say, until it does not.',
      l: 'Warm earth, or a blue that is still wet.',
    },
    lines: {
      '*': [
        'Mud or paint: which one is easier for you to wash off?',
        'A few drops of washing-up liquid in finger paint make it come off skin and table more easily.',
        'Mud wants to dry before you brush it off. Rubbed wet, it moves in for good.',
        'An old shirt of yours, back to front, is the best apron in the world of four-year-olds.',
      ],
      h: ['The dog was white. It was a good canvas.'],
    },
    scene: [
      'A pan, a spoon, a puddle, and you are served soup. It has leaves in it, and you have to praise it.',
      'In the hallway there are eleven blue hands, at the height of a skirting board, going upstairs.',
    ],
    why: [
      [
        'Feeling, squashing and spreading is how small hands learn what they can do.',
        'What is allowed to be dirty may be tried out.',
      ],
    ],
    parts: [
      [
        'Mud',
        [
          'Outside, pans, puddles, and a hose at the end.',
          'It costs nothing, and there is always more of it.',
        ],
        'A mud kitchen with old pans',
      ],
      [
        'Paint',
        [
          'Inside, on paper, on hands, on the table.',
          'It dries into something that can be sent to grandparents.',
        ],
        'Small hands covered in blue paint',
      ],
    ],
    turn: [
      'Some choose both, on one day. They have our respect.',
      'In ten years they will be clean, and always in their room.',
    ],
    asks: ['Mud or paint?', 'What was the worst stain that you were proud of?'],
    ends: {
      pa: 'Let it dry, then clean.',
      fi: 'We will not tell anyone about the hallway.',
      t: 'Sensory play, two media.',
      h: 'The dog has made its peace with it.',
      l: 'And at night the bath is brown, or blue.',
    },
    caution: 'Wash hands after mud, keep an eye on who tastes it, and use paint made for children.',
    keep: 'the next rainy day',
    send: 'somebody with a light carpet',
    own: [
      {
        kinds: ['place', 'process', 'service'],
        about: 'garden|mud|forest|beach',
        lead: 'And where it may get messy here.',
      },
    ],
    pic: { ask: 'Small hands in mud or paint', alt: 'Small hands covered in paint' },
    claims: [
      ['Sensory play supports fine motor skills', 'early years practice'],
      ['Hand washing after soil', 'health advice'],
    ],
  },
  {
    id: 'first-word-on-friday',
    format: 'question',
    again: 9,
    emoji: '💬',
    tags: ['ToddlerTalk', 'FunnyKids', 'ParentLife'],
    title: 'Which made-up word does your family still use?',
    cover: 'Words only your family knows',
    gist: [
      'Pasketti, flutterby, the "hot cupboard": small children leave words behind that a family uses for thirty years. Which one is yours?',
      'Every family speaks a language with one word in it that a two-year-old invented. Please tell.',
    ],
    subject: ['What is a flutterby?', 'A word that stayed'],
    hooks: {
      '*': [
        'Which word did a small child in your family invent, and you all still say it?',
        'Every family has a word that no dictionary knows. A toddler left it there.',
      ],
      pt: 'Toddlers build words by rule, so "goed" and "mouses" are signs of thinking and not of error.',
      fi: 'Do you also have a word that only your own people understand?',
      a: 'One family word. Write it down.',
      h: 'In our street a grown man asked the waiter for "pasketti".',
      l: 'A word, small and crooked, and still warm.',
    },
    lines: {
      '*': [
        'Which toddler word does your family still use today?',
        'Do not correct "goed". Answer with the right one: "Yes, you went!" That is enough.',
        'Write down the odd words with the date. In five years you will not believe them.',
        'A child that says "mouses" has understood a rule. Only English has not kept it.',
      ],
      h: ['The remote control has been "the boop" since two thousand and something.'],
    },
    scene: [
      'Four adults in a restaurant, good coats, and one of them says "flutterby" without noticing.',
      'The child has long since grown up, studies law, and is not told where the "hot cupboard" comes from.',
    ],
    why: [
      [
        'A child takes what it hears, turns it until it fits, and often it fits better.',
        'Butter flies? Flutter by makes more sense.',
      ],
    ],
    parts: [
      [
        'Twisted words',
        [
          'Pasketti, hopsital, aminal: half of them are easier to say.',
          'They vanish overnight, so write them down.',
        ],
        'A plate of spaghetti',
      ],
      [
        'New words',
        ['For things that needed a name: the boop, the hot cupboard.', 'Somebody had to invent them.'],
        'A remote control on a sofa',
      ],
    ],
    turn: [
      'One day they say it right, and everybody is a little sad.',
      'Then it belongs to the family silver.',
    ],
    asks: [
      'Which toddler word stayed in your family?',
      "Who invented your family's odd word, and how old is that person now?",
    ],
    ends: {
      pa: 'Small errors show large rules.',
      fi: 'We collect them. Send yours.',
      t: 'Overregularised, therefore understood.',
      h: 'Waiter, two pasketti, please.',
      l: 'A flutterby, over the garden.',
    },
    keep: 'a page in the baby book',
    send: "whoever invented your family's word",
    pic: { ask: "A page with a child's handwriting", alt: 'A notebook page with crooked letters' },
    claims: [
      [
        'Overregularisation ("goed") is a normal stage of language; recasting is advised',
        'textbooks on language development',
      ],
    ],
  },
  {
    id: 'the-autumn-nose',
    format: 'season',
    again: 9,
    emoji: '🤧',
    tags: ['NurseryGerms', 'AutumnWithKids', 'ParentTips'],
    when: { season: ['autumn', 'winter'] },
    title: 'Autumn colds in small children: what is normal and what helps',
    cover: 'The autumn nose',
    gist: [
      'In the first year in a group many children catch one cold after another. It is tiring, mostly harmless, and hand washing, tissues and a plan for work help more than vitamins.',
      'October, and the nose runs until April: that is what a first winter in childcare looks like in most families. Plan for it instead of wondering.',
    ],
    subject: ['The nose that runs till April', 'A plan for the first winter'],
    hooks: {
      '*': [
        'Your child has a cold again, the third this autumn? In a group that is quite ordinary.',
        'The first autumn in a group comes with a nose that runs until April.',
      ],
      pt: 'Young children in groups often have eight or more colds a year while their defences learn.',
      fi: 'You wonder if something is wrong because your child is always ill? Most likely not.',
      a: 'Autumn colds: wash hands, plan cover, keep the fever at home.',
      h: 'Small children share everything. Most of all colds.',
      l: 'A warm bowl of soup, a tissue, an early night.',
    },
    lines: {
      '*': [
        'Hand washing at the front door spares a family more colds than anything in a bottle. Parents, too.',
        'Sneeze into the elbow: three-year-olds learn it in a week and then teach the grandparents.',
        'Agree in September who stays at home when the call comes. On a Tuesday at nine it is too late to argue.',
        'Ask when a child may come back after fever or a stomach bug. Each setting has a rule, and it protects yours as well.',
      ],
      h: ["They come home with a painting, a stone and somebody's cold."],
    },
    scene: [
      'Tissue in every pocket, one glove, a small voice from the back: "My nose is coming."',
      'On the noticeboard hangs a list with the word "outbreak" on it, and all the parents read it with one hand over their mouth.',
    ],
    why: [
      [
        'Small children meet many viruses for the first time, and each has to be learnt once.',
        'A group is where defences go to school.',
      ],
      [
        'It gets fewer: with each winter there are more that the body already knows.',
        'Those who stay at home until five often catch up in the first year of school.',
      ],
    ],
    parts: [
      [
        'Wash hands at the door',
        ['Before the snack, after the coat.', 'Twenty seconds are one verse of a song.'],
        'Small hands with soap',
      ],
      [
        'Plan who stays at home',
        ['Two names and a neighbour, before the first fever.', 'Put the number into both phones.'],
        'A list on a fridge',
      ],
      [
        'Keep fever and bugs at home',
        [
          'Until the rule of the house says they may come back.',
          'The other families will thank you, and do the same.',
        ],
        'A child with a blanket on a sofa',
      ],
    ],
    turn: [
      'In spring they are fit, and you have an infection.',
      'The second winter is better. Everyone says so, and it is true.',
    ],
    asks: ['How many colds did you have in the first winter?', 'What is your plan for the Tuesday call?'],
    ends: {
      pa: 'Common, tiring, and mostly over by itself.',
      fi: 'Lie down for a moment. You are allowed to.',
      t: 'Exposure, hygiene, exclusion rules.',
      h: 'Thank you for sharing, all of you.',
      l: 'And outside it smells of leaves.',
    },
    caution:
      'A baby under three months with fever, trouble breathing, a rash that does not fade, or a child that will not drink or wake properly: get medical help at once.',
    keep: 'the first call on a Tuesday',
    send: 'somebody whose child has a cold again',
    own: [
      {
        kinds: ['policy', 'process', 'question'],
        about: '\\bill\\b|sick|fever|illness',
        lead: 'And the rule here when somebody is ill.',
      },
    ],
    pic: { ask: 'Tissues and small gloves on a radiator', alt: 'A pack of tissues beside small gloves' },
    claims: [
      [
        'Young children often have eight or more colds a year, more in group care at first',
        'paediatric health information',
      ],
      ['Red flags in ill children', 'advice of health services'],
    ],
  },
];
