// Guests, tables, speeches, and what comes before and after.
import type { Idea } from '../../library/idea.ts';

export const GUESTS: readonly Idea[] = [
  {
    id: 'a-speech-of-three-minutes',
    format: 'howto',
    again: 9,
    emoji: '🎤',
    tags: ['WeddingSpeech', 'WeddingTips', 'SpeechTips'],
    title: [
      'How to write a wedding speech: three minutes and one story',
      'Wedding toast: what to say, and when to stop',
    ],
    cover: 'Three minutes, one story',
    gist: [
      'One story that only you can tell, one sentence about what it shows, one wish, glass up. Three minutes are about four hundred words. Say who you are, and leave out old loves.',
      'Nobody has ever complained that a speech was too short. One story, one wish, and up with the glass.',
    ],
    subject: ['One story, one wish', 'Nobody complains of short'],
    hooks: {
      '*': [
        'Nobody has ever said of a wedding speech that it should have gone on longer.',
        'You have been asked to say a few words. The stress is on few.',
        'A good speech has one story. A bad one has a life story.',
      ],
      pt: [
        'Who you are, one story, what it shows, one wish: that is a speech.',
        'Four hundred words are three minutes, spoken calmly.',
      ],
      fi: [
        'Do your knees go soft at the thought? Then let us make it short.',
        'You need not be funny. You need only have been there.',
      ],
      a: 'One story. One wish. Sit down.',
      h: '"I was told to be brief" is how the twenty-minute ones begin.',
      l: 'A glass, a name, a silence before the applause.',
    },
    lines: {
      '*': [
        'Wedding speech: one story that only you can tell, one sentence on what it shows, one wish. Three minutes.',
        'Say at the start who you are. Half of the room has never seen you.',
        'Read it aloud to the wall, with a watch. What takes three minutes in the head takes six in a room.',
        'Leave out old loves, inside jokes and anything their grandmother would have to have explained.',
      ],
      h: ['He had notes. He had a great many notes. The soup had gone cold before he got to Spain.'],
    },
    scene: [
      'A spoon against a glass, chairs turn, and somebody unfolds a paper that shakes a little.',
      'In the kitchen a whole row of plates waits for the end of a sentence.',
    ],
    why: [
      [
        'Listeners keep one picture, and a row of ten wipes out the first.',
        'A story shows what three adjectives only claim.',
        'What only you can tell nobody has heard before.',
      ],
      [
        'The kitchen keeps the food warm for as long as was agreed.',
        'Laughter and tears both get tired quickly.',
        'Short leaves people wishing for more, which is the right state for a toast.',
      ],
    ],
    parts: [
      [
        'Choose one story',
        [
          'Small, true, with them in it.',
          'In which one of them is kind, or stubborn, or both.',
          'Ask yourself whether they would tell it as well.',
        ],
        'A pencil on a half-filled page',
      ],
      [
        'Say what it shows',
        ['One sentence, and no more.', '"That is when I knew."', 'It leads from then to today.'],
        'A line underlined in a notebook',
      ],
      [
        'End with a wish and the glass',
        [
          'Something small and precise: Sundays, patience, a dishwasher.',
          'Then ask everybody to stand.',
          'Say the two names last.',
        ],
        'Raised glasses',
      ],
      [
        'Practise it aloud, twice',
        [
          'Standing, with a watch.',
          'On a card, in large letters.',
          'Tell whoever plans the day how long it takes.',
        ],
        'A card with large writing',
      ],
    ],
    turn: [
      'And then you may drink, too.',
      'What remains is a picture and two names.',
      'The kitchen is grateful.',
    ],
    asks: ['What was the best wedding speech that you ever heard?', 'Have you ever had to give one?'],
    ends: {
      pt: ['Story, meaning, wish.', 'Short, standing, aloud.'],
      fi: ['They asked you because it is you.', 'Breathe, and look at the two of them.'],
      a: 'Stop while they are smiling.',
      h: 'To this day nobody knows what happened in Spain.',
      l: 'Glasses, and then quiet.',
    },
    keep: "the week before somebody's wedding",
    send: 'the best man',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: 'speech|toast|toastmaster|master of ceremonies|celebrant|coordinat',
        lead: ['If somebody is to keep an eye on the clock.', 'Who leads through the day.'],
      },
    ],
    pic: { ask: 'A card with a few lines beside a glass', alt: 'A handwritten card beside a glass' },
    claims: [
      [
        'About 130 words a minute; short speeches with one story work best',
        'practice of speakers and toastmasters',
      ],
    ],
  },
  {
    id: 'answer-the-invitation',
    format: 'tip',
    again: 9,
    emoji: '💌',
    tags: ['WeddingGuest', 'WeddingEtiquette', 'WeddingTips'],
    title: [
      'Wedding guest etiquette: what helps the couple most',
      'Invited to a wedding? Answer by the date',
    ],
    cover: 'Answer by the date',
    gist: [
      'Answer by the date, by name, for exactly those who were invited, and say what you cannot eat. Ask somebody else than the couple about parking. It is the best present before the present.',
      'Chairs, plates and buses hang on your answer. One message, with all that is in it.',
    ],
    subject: ['Chairs hang on it', 'Not the couple, please'],
    hooks: {
      '*': [
        'The kindest thing that a wedding guest can do costs nothing: answer by the date.',
        'Somewhere a couple sits before a list with eleven question marks. One of them is you.',
        '"We will probably come" is a chair that is half there.',
      ],
      pt: [
        'Numbers decide on chairs, food and transport, and they are due weeks before.',
        'Yes or no, with names and diets, by the date.',
      ],
      fi: [
        'Is there an invitation under the magnet on your fridge? Today would be a good day.',
        'You know that you are going. They do not.',
      ],
      a: 'Answer. By name. On time.',
      h: 'Plus one, said the card. Plus the band, understood my cousin.',
      l: 'A card, two lines, in the post the same day.',
    },
    lines: {
      '*': [
        'Answer a wedding invitation by the date, with names and what you cannot eat. It saves the couple ten messages.',
        'Do not ask the couple where to park. Ask whoever stands on the invitation, or a friend.',
        'Only those who stand on the envelope are invited. If that is not clear, ask kindly and early.',
        'If you have to cancel late, ring, and say it in one sentence. They need the chair more than the reason.',
      ],
      h: ['He answered on the morning of the wedding. He answered "maybe".'],
    },
    scene: [
      'On a floor lie cards in three heaps: yes, no, and a small one that is the tallest in effect.',
      "A magnet holds an invitation, a dentist's appointment and a voucher that ran out in June.",
    ],
    why: [
      [
        'Kitchens, buses and halls want numbers long before the day.',
        'Each unanswered card is a plate that may have to be paid for.',
        'A seating plan cannot be drawn with question marks.',
      ],
      [
        'The couple has a hundred guests, and each of them has one small question.',
        'On the day they should talk to people and not to you about taxis.',
        'Whoever reads the invitation twice knows most of it.',
      ],
    ],
    parts: [
      [
        'Answer at once',
        [
          'Yes or no, both are kind.',
          'A late no is worse than an early one.',
          'In the way that they ask for, even if it is a website.',
        ],
        'A hand writing on a card',
      ],
      [
        'Say who and what',
        [
          'Names, children, allergies, a {pram|stroller}, a wheelchair.',
          'Complete, in one go.',
          'So nobody has to ask again.',
        ],
        'A reply card with names',
      ],
      [
        'Ask somebody else',
        [
          'Best man, planner, the number on the card.',
          'Above all in the last week.',
          "And on the day, nobody's phone but your own.",
        ],
        'A phone on a table with flowers',
      ],
    ],
    turn: [
      'And then you may look forward to it.',
      'It takes a minute, and it is a present.',
      'A chair with your name on it is a lovely thing.',
    ],
    asks: ['How soon do you answer an invitation?', 'What was the oddest answer that you ever heard of?'],
    ends: {
      pt: ['Names, numbers, needs, on time.', 'One message for all of it.'],
      fi: ['Go to the fridge. We will wait.', 'They will be so glad.'],
      a: 'Yes or no. Today.',
      h: '"Maybe" was given a folding chair.',
      l: 'Ink, and a stamp.',
    },
    keep: 'the next envelope with a ribbon',
    send: 'somebody with a magnet on the fridge',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'guest list|RSVP|coordinat|plan(?:ning|ner)|invitation',
        lead: 'For couples with eleven question marks.',
      },
    ],
    pic: {
      ask: 'An invitation under a magnet on a fridge',
      alt: 'An invitation held by a magnet on a fridge door',
    },
    claims: [
      [
        'Final numbers are needed weeks ahead; answer with names and diets',
        'practice of planners and caterers',
      ],
    ],
  },
  {
    id: 'who-sits-beside-whom',
    format: 'howto',
    again: 9,
    emoji: '🪑',
    tags: ['SeatingPlan', 'WeddingPlanning', 'WeddingTips'],
    title: [
      'How to make a wedding seating plan without a quarrel',
      'Seating plan: begin with those who need a place',
    ],
    cover: 'Who sits beside whom?',
    gist: [
      'Begin with those who have to sit well: the old, the hard of hearing, parents with small children. Then couples with friends, then those who know nobody. Cards on a table, and nothing final before the last answer.',
      'Place people by what they can talk about, and not by how they are related. And nobody alone among strangers.',
    ],
    subject: ['Begin with the grandmother', 'Cards, not a computer'],
    hooks: {
      '*': [
        'A seating plan is a hundred small decisions, and eight of them are difficult.',
        'Do not begin with the top table. Begin with your grandmother.',
        'Two aunts who have not spoken since a christening. You have one room.',
      ],
      pt: ['Needs first, then friendships, then the rest.', 'Paper cards, one per person, on a large table.'],
      fi: [
        'Is the plan on the floor, and one of you about to cry? Make tea.',
        'You cannot please everybody. You can seat them well.',
      ],
      a: 'Needs, links, singles. In that order.',
      h: 'Uncle Ted beside the loudspeaker, as both of them never stop.',
      l: 'Names in ink, on thick paper.',
    },
    lines: {
      '*': [
        'Seating plan: begin with those who need a good place. Near the door, far from the band, with room for a wheelchair.',
        'Nobody should know nobody. Seat each single guest beside at least one they know, or one who talks to anybody.',
        'Cut cards, one a person, and move them about. It goes more quickly than any program.',
        'Quarrels are seated back to back and not face to face.',
      ],
      h: ['Table seven was the best one. It had been meant for leftovers.'],
    },
    scene: [
      'On a kitchen floor lie a hundred slips of paper in circles, and the cat walks through the middle of the family.',
      'At a round table eight people sit, of whom no two have met, and after the soup they are laughing.',
    ],
    why: [
      [
        'Whoever sits badly talks about it for years.',
        'Somebody who hears badly hears nothing at all beside the band.',
        'Parents with small children want a door.',
      ],
      [
        'People talk about what they share: dogs, gardens, a town.',
        'Cousins see one another anyway.',
        'One person who likes to talk carries a whole table.',
      ],
    ],
    parts: [
      [
        'Seat those with needs',
        [
          'Ears, legs, babies, the diabetic who wants dinner on time.',
          'Ask beforehand.',
          'Near the door, or away from the band.',
        ],
        'A hand placing a first card',
      ],
      [
        'Seat friends in pairs',
        [
          'Two who know each other, next to two who could.',
          'Round: eight to ten. Long: whoever is opposite counts.',
          'Couples need not sit hand in hand.',
        ],
        'Cards laid in a circle',
      ],
      [
        'Spread the good talkers',
        ['One to each table, like salt.', 'And one who helps when it gets quiet.', 'They know who they are.'],
        'A table with place cards',
      ],
      [
        'Wait for the last answer',
        [
          'In pencil until the week itself.',
          'Two spare chairs at the edge.',
          'One list for the kitchen, with diets.',
        ],
        'A pencil beside a plan',
      ],
    ],
    turn: [
      'And after the main course they all change places anyway.',
      'A good table is a small party of its own.',
      "The cat's version was not bad, either.",
    ],
    asks: ['Who was the best person you were ever put beside?', 'Free seating or a plan?'],
    ends: {
      pt: ['Needs, pairs, talkers.', 'In pencil.'],
      fi: ['Make tea, and begin again with the easy ones.', 'Nobody will see how it came about.'],
      a: 'Grandmother first.',
      h: 'Uncle Ted has danced with the loudspeaker.',
      l: 'A name on a card, and somebody sits down.',
    },
    keep: 'the evening with the slips',
    send: 'somebody with slips on the floor',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'seating|coordinat|plan(?:ning|ner)|chairs|tables',
        lead: ['For help with the hundred slips.', 'What stands on the tables.'],
      },
    ],
    pic: { ask: 'Place cards in circles on a table', alt: 'Handwritten place cards laid out in circles' },
    claims: [['Seat by needs first; mix known and unknown; keep spares', 'practice of planners']],
  },
  {
    id: 'with-or-without-children',
    format: 'either',
    again: 7,
    emoji: '🧒',
    tags: ['ThisOrThat', 'WeddingTalk', 'WeddingPlanning'],
    title: ['Wedding with or without children?', 'Children at a wedding: yes, no, or until nine?'],
    cover: 'With or without children?',
    gist: [
      'With children it is loud, sticky and alive. Without them the parents dance till three. Or with them until nine, and somebody who looks after them. How would you do it?',
      'One couple cannot imagine it without flower girls, another longs for one quiet evening.',
    ],
    subject: ['Sticky and alive', 'Until nine?'],
    hooks: {
      '*': [
        'Children at a wedding: the best part, or the end of the evening at eight?',
        'Somebody small crawls under the table during the speech. Do you laugh or sigh?',
        'With, without, or until nine?',
      ],
      pt: [
        'Either is fine, if it is said clearly and early.',
        'Decide it for all, and write it on the card.',
      ],
      fi: [
        'Which was the nicer party: the one with children or the one without?',
        'As a guest with little ones: do you like to bring them, or do you like an evening off?',
      ],
      a: 'Decide. Say it. Make no exceptions.',
      h: 'The ring bearer has eaten the sugared almonds of three tables.',
      l: 'Small shoes on a dance floor, or candlelight till late.',
    },
    lines: {
      '*': [
        'Wedding with or without children: how would you have it?',
        'If children come: a corner with paper and crayons, food early, and one grown-up who is not a guest.',
        'If they do not come, say it months ahead. Sitters are booked as early as bands.',
        '"Adults only" with three exceptions is no rule. It is a quarrel.',
      ],
      h: ['The best dancer of the evening was four, and had to be carried off.'],
    },
    scene: [
      'Between the legs of the dancers slides a child on its knees, in its best {trousers|pants}, again and again.',
      'At a table six parents sit with their hands empty, and do not know at first what to do with them.',
    ],
    why: [
      [
        'For some a family without its children is not complete.',
        'For others it is the only evening off in a year.',
        'What is not said each guest decides for themselves.',
      ],
    ],
    parts: [
      [
        'With',
        ['Laughter, crumbs, and the loveliest pictures.', 'Somebody will cry, and it need not be a child.'],
        'Children running across a lawn',
      ],
      [
        'Without',
        [
          'Long talks, late dancing, and babysitters by the dozen.',
          'But some guests will not be able to come.',
        ],
        'Couples dancing late',
      ],
    ],
    turn: [
      'Until nine is a good third answer.',
      'Whichever it is: said early, it hurts nobody.',
      'And the almonds are locked away.',
    ],
    asks: ['With or without, or until nine?', 'What is the funniest thing a child did at a wedding?'],
    ends: {
      pt: ['Clear, early, for everybody.', 'A rule, and no exceptions.'],
      fi: ['Tell us how it was at yours.', 'And bring crayons, whatever happens.'],
      a: 'One rule for all.',
      h: 'The almonds have been replaced by an honest cake.',
      l: 'Small shoes, under a chair.',
    },
    keep: 'the evening with the guest list',
    send: 'somebody who is writing invitations',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'children|kids|family|creche|babysit',
        lead: 'What there can be for the small ones.',
      },
    ],
    pic: {
      ask: 'Small shoes under a table with a long cloth',
      alt: 'A pair of small shoes under a table with a long cloth',
    },
    claims: [['Clear early information about children avoids conflicts', 'practice of planners']],
  },
  {
    id: 'why-the-dress-is-white',
    format: 'story',
    again: 11,
    emoji: '👗',
    tags: ['WeddingHistory', 'WhiteDress', 'WeddingStories'],
    title: ['Why do brides wear white?', 'Queen Victoria and the white wedding dress'],
    cover: 'Why is it white?',
    gist: [
      'Before eighteen forty most brides wore their best dress, in whatever colour. Then a young queen married in white, with lace from her country, and the picture went round the world.',
      'White was no rule of old. It was a picture, printed often enough.',
    ],
    subject: ['The best dress, in any colour', 'A picture went round'],
    hooks: {
      '*': [
        'For most of history brides wore their best dress. It was blue, brown, or black.',
        'White wedding dresses are an old custom? They are younger than the railway.',
        'A queen chose a dress in order to help lace makers, and brides have worn it ever since.',
      ],
      pt: [
        'White had been worn before, but one wedding made it the picture of a bride.',
        'An image spread, and became a tradition.',
      ],
      fi: [
        "Do you have a picture of your great-grandmother's wedding? Look at the dress.",
        'Here is something for the next fitting.',
      ],
      a: 'White is a fashion. A long one.',
      h: 'Black, with sleeves, and fit for church, funerals and market: the practical bride of old.',
      l: 'Silk, and Honiton lace.',
    },
    lines: {
      '*': [
        'Before Queen Victoria married in white in eighteen forty, most brides simply wore their best dress.',
        "Victoria's dress carried lace from Devon. She wanted to give work to those who made it by hand.",
        'For ordinary people a white dress was long out of reach: it could not be washed like others, and had no second use.',
        'Any colour is traditional, if one goes back far enough.',
      ],
      h: ['Something borrowed, in this case: the idea.'],
    },
    scene: [
      'Imagine a village church, a bride in dark blue wool, with a new ribbon. On Sunday she will wear it again.',
      'On a printed sheet in a shop window a young queen stands in white, and people crowd round it.',
    ],
    why: [
      [
        'A dress was a treasure, and had to serve for years.',
        "White showed each spot, and washing was a day's work.",
        'So one took what was good, and put flowers on it.',
      ],
      [
        'Pictures could now be printed by the thousand.',
        'What a queen wore was described in every paper.',
        'Whoever could afford it did likewise, and the rest dreamed of it.',
      ],
    ],
    parts: [
      [
        'The best dress',
        [
          'It was blue, red, brown or black, and it was worn on Sundays for years to come. A ribbon, a wreath, and it was a wedding dress.',
          'In many places black was usual well into the last century.',
        ],
        'A dark old-fashioned dress on a hanger',
      ],
      [
        'The queen',
        [
          'In February of eighteen forty Victoria married in white silk, with lace made by hand in Devon. It was to help a craft that machines were killing.',
          'Queen Victoria was not the first one in white. She was the first that everybody saw.',
        ],
        'White lace on silk',
      ],
      [
        'The picture',
        [
          'Prints went round the world, magazines called white the colour of brides, and soon they said that it always had been.',
          'Photography did the rest: white shone in every picture.',
        ],
        'An old wedding photograph',
      ],
      [
        'Today',
        [
          'White, ivory, red, green, a suit. One may go back before Victoria, or ahead of her.',
          'Each of them has some tradition, somewhere.',
        ],
        'Dresses of many colours on a rail',
      ],
    ],
    turn: [
      'Custom is what has been repeated often enough.',
      'And the ribbon may be any colour.',
      'A dress is a wedding dress as soon as somebody says yes in it.',
    ],
    asks: ['What colour was, or would be, yours?', 'What did your grandmother wear?'],
    ends: {
      pt: ['A picture made a custom.', 'From best dress to white dress.'],
      fi: ['Ask at home for the oldest wedding picture.', 'Wear what you can dance in.'],
      a: 'Any colour will do.',
      h: 'The practical bride wore hers to three funerals and a fair.',
      l: 'Lace, made by hand, once.',
    },
    keep: 'the day of a fitting',
    send: 'somebody who is choosing a dress',
    own: [
      {
        kinds: ['people', 'history'],
        about: 'celebrant|founded|since|married|planner|famil',
        lead: ['A little of our own story.', 'Who is behind it here.'],
      },
    ],
    pic: { ask: 'An old wedding photograph on a table', alt: 'An old wedding photograph on a wooden table' },
    claims: [
      [
        "Queen Victoria's white dress with Honiton lace, February 1840, popularised white; brides wore their best dress before",
        'histories of dress, museums',
      ],
    ],
  },
  {
    id: 'the-song-that-filled-the-floor',
    format: 'question',
    again: 6,
    emoji: '💃',
    tags: ['WeddingSongs', 'DanceFloor', 'WeddingTalk'],
    title: ['Which song fills every dance floor?', 'Wedding songs: which one gets everybody up?'],
    cover: 'The song that fills the floor',
    gist: [
      'There is a song at which even those get up who never dance. Which is it where you come from, and at which one do you flee to the bar?',
      'Three notes, and the whole family is on its feet. Which are those three notes?',
    ],
    subject: ['Three notes, and they are up', 'Which one empties it?'],
    hooks: {
      '*': [
        'Three notes, and an aunt throws down her napkin. Which song is it?',
        'Every country has one at which everybody gets up. Which is yours?',
        'One song gets everybody up, and another one clears the room. Tell us both.',
      ],
      pt: ['Dance floors fill with what three generations know.', 'Known songs first, good ones later.'],
      fi: [
        'At which song are you no longer to be held?',
        'And at which one do you urgently have to fetch a drink?',
      ],
      a: 'Play what the grandparents know.',
      h: 'At the chicken dance there are two kinds of people, and both are watching.',
      l: 'A slow one, after midnight, almost in the dark.',
    },
    lines: {
      '*': [
        'Which song fills every dance floor where you come from?',
        'The floor fills when the couple is on it. Stay there for three songs, and it is full.',
        'Put the bar and the music in one room. Two rooms are two parties, and one of them is smoking.',
        'Ask each guest for one song when they answer. There is your list.',
      ],
      h: ['Grandad does not dance. Grandad was last seen in the middle of the circle.'],
    },
    scene: [
      'A chord, a shout, and from all the tables people come running who said that they had bad knees.',
      'After midnight four shoes lie under a chair, and nobody asks whose.',
    ],
    why: [
      [
        'What everybody can sing along with takes away the shyness.',
        'A song is an old acquaintance with a beat.',
        'One dances better where it is a little too crowded.',
      ],
    ],
    parts: [
      [
        'The one that fills it',
        [
          'Three generations know the words, or think they do.',
          'It lasts for four minutes and is played twice.',
        ],
        'A full dance floor',
      ],
      [
        'The one that empties it',
        ['Too new, too long, or it needs steps.', 'The bar is grateful.'],
        'An empty dance floor with lights',
      ],
      [
        'The one at the end',
        ['Arms round shoulders, ties round heads.', 'Somebody always cries.'],
        'People in a circle, arms on shoulders',
      ],
    ],
    turn: [
      'And then once more from the beginning.',
      'Knees get better with music.',
      'A good evening has all three.',
    ],
    asks: [
      'Which song gets you up?',
      'Which one clears the floor?',
      'What was the last song at your wedding?',
    ],
    ends: {
      pt: ['Known, loud, and not too long.', 'Three generations, one chorus.'],
      fi: ['Write it below, and we will make a list.', 'See you in the circle.'],
      a: 'Three notes. Up.',
      h: "Grandad wants it known that it was his knee's idea.",
      l: 'The last one, slowly.',
    },
    keep: 'the evening when you make the list',
    send: 'whoever never dances, supposedly',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'bands?|DJ|dance ?floors?|music|sound',
        lead: 'What there is for it here.',
      },
    ],
    pic: {
      ask: 'Shoes under a chair beside a dance floor',
      alt: 'Several pairs of shoes under a chair beside a dance floor',
    },
    claims: [["Familiar songs and the couple's presence fill dance floors", 'practice of DJs and bands']],
  },
  {
    id: 'before-the-first-guest-comes',
    format: 'behind',
    again: 9,
    emoji: '🌅',
    tags: ['BehindTheScenes', 'WeddingDay', 'EventLife'],
    title: [
      'What happens at a wedding before the guests come',
      'Hours before the first guest: how a wedding is set up',
    ],
    cover: 'Before the first guest',
    gist: [
      'Vans, levels, cables, tables, cloths, glasses, a walk round with the eyes of a guest: what looks as if it had always been there took a morning, a list, and people in old shoes.',
      'The loveliest hour of a wedding is seen by those who built it: when all stands ready, and nobody is there.',
    ],
    subject: ['People in old shoes', 'When nobody is there yet'],
    hooks: {
      '*': [
        'Six hours before the first guest a field is only a field.',
        'What looks effortless at four began in the dark with a spirit level.',
        'There is one hour in which everything stands ready, and nobody is there. We wish you could see it.',
      ],
      pt: [
        'Access, power, level ground, weather: the plan of a set-up begins under the table cloth.',
        'From the ground up, and in at the door last.',
      ],
      fi: [
        'Have you ever wondered who irons two hundred napkins? Somebody did.',
        'Come along, very early, in rubber boots.',
      ],
      a: 'Ground, cover, power, tables, light. In that order.',
      h: 'The bow tie comes at three. Until then it is mud.',
      l: 'Dew on canvas, white cloth, no one yet.',
    },
    lines: {
      '*': [
        'A tent or a table begins with the ground: where it slopes, where water runs, and how the van gets out again.',
        'The last step of a set-up is to sit down at several tables, and look. One sees a cable, a draught, the sun.',
        'Ask what time the set-up begins, and tell the neighbours. It is earlier than you think.',
        'Glasses are put out last, since dust comes with chairs.',
      ],
      h: ['Two hundred chairs are four hundred trips, said the new one, at the hundredth.'],
    },
    scene: [
      'In the half light somebody kneels on the grass, looks along a string, and says: two fingers higher.',
      'Everything is standing. Somebody walks along the tables and turns one fork by a hair.',
    ],
    why: [
      [
        'What stands crooked wobbles all night.',
        'Each thing has something on which it stands, so one builds upwards.',
        'Whoever begins with the flowers carries them back and forth four times.',
      ],
      [
        'Rain, wind and a lost lorry cost an hour, so the hour is planned.',
        'Calm at four comes from being early at six.',
        'Nobody sees what was foreseen.',
      ],
    ],
    parts: [
      [
        'Look at the ground',
        [
          'Slope, roots, cables, and the way for the van.',
          'Pegs or weights: the wind decides.',
          'And where will the rain go?',
        ],
        'A spirit level on grass',
      ],
      [
        'Build what carries',
        ['Floor, frame, power, light.', 'Tested while it is still bright.', 'Then tables, chairs, cloths.'],
        'Two people lifting a long table',
      ],
      [
        'Lay what shines',
        [
          'Plates, glasses, flowers, cards.',
          'From one end, by one pattern.',
          'A folded cloth in each back pocket.',
        ],
        'A hand setting a glass',
      ],
      [
        'Sit down as a guest',
        [
          'At the edge, in the corner, by the door.',
          'What do I see, what do I trip over?',
          'Then change your shoes.',
        ],
        'A person sitting alone at a set table',
      ],
    ],
    turn: [
      'And at four somebody says: oh.',
      'By then the boots are in the van.',
      'That one hour is the reward.',
    ],
    asks: [
      'What would you like to see of the set-up?',
      'Which detail at a wedding have you never forgotten?',
    ],
    ends: {
      pt: ['From the ground up.', 'Early, so that it is calm later.'],
      fi: ['Wave to whoever kneels there with a string.', 'Thank whoever carried the chairs.'],
      a: 'Level first. Linen last.',
      h: 'The bow tie was tied in the wing mirror.',
      l: 'White cloth, and no one yet.',
    },
    work: "Whatever has to look effortless needs a person who sits down in the customer's place before it begins, and looks. It takes five minutes, and finds what a week of planning did not.",
    keep: 'a morning on which you are up early',
    send: 'whoever irons the napkins',
    own: [
      {
        kinds: ['people', 'process', 'service'],
        about: 'set ?up|team|crew|marquee|tipi|tents?\\b|deliver|install|founded|since',
        lead: ['Who comes with the string.', 'How it is built here.'],
      },
    ],
    pic: {
      ask: 'Set tables in a tent in early light, empty',
      alt: 'Long set tables in an empty tent in morning light',
    },
    claims: [['Order of event set-up; ground, wind and access first', 'practice of event crews']],
  },
];
