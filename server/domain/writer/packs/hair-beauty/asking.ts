// In the chair: asking, answering and deciding.
import type { Idea } from '../../library/idea.ts';
import { NO_HAIR } from './kinds.ts';

export const ASKING: readonly Idea[] = [
  {
    id: 'bring-the-wrong-photo',
    format: 'tip',
    again: 6,
    emoji: '📱',
    tags: ['HaircutIdeas', 'SalonTips', 'HairConsultation'],
    unless: NO_HAIR,
    title: [
      'What photos to show your hairdresser (bring one you hate)',
      'Which pictures help at the hairdresser? Three yes and one no',
    ],
    cover: 'Bring a photo you hate',
    gist: [
      'Show your hairdresser three pictures you like and one you cannot stand. The dislike draws the border that the likes leave open.',
      'One photo says little, because light and styling do half of it. Three show the pattern, and a fourth that you hate shows where to stop.',
    ],
    subject: ['Bring a photo you hate', 'Three likes, one dislike'],
    hooks: {
      '*': [
        'The most helpful picture on your phone is the haircut you never want again.',
        'Everybody brings a photo of what they want. Hardly anybody brings one of what they fear.',
        'Fear is more exact than taste. Show your hairdresser both.',
      ],
      p: 'A consultation goes further when you can show what you do not want.',
      a: 'Bring four photos. One of them should be a haircut you hate.',
      t: 'A single photograph mixes cut, colour, styling and light. Several let a hairdresser separate them.',
      f: 'Before your next appointment, have a scroll for hair that makes you shudder.',
      h: 'Your passport photo is finally useful. Bring it as a warning.',
      i: 'Knowing what you do not want is already half of knowing what you do.',
      l: 'Taste is as precise in its refusals as in its wishes.',
    },
    lines: {
      '*': [
        'Show your hairdresser a haircut you dislike. It often explains more than the one you love.',
        'Three photos of the same idea show the pattern. One photo mostly shows good lighting.',
        'Look for pictures of hair like yours: same thickness, same wave. A photo can move a {parting|part}, but it cannot lend you more hair.',
        'Have an old picture in which your hair was just right? That beats any celebrity, because it was your hair.',
        'A photo of somebody with your kind of hair is worth more than one of somebody with your kind of face.',
      ],
      h: ['"Like this, but not like this" is a complete consultation, provided there are two photos.'],
    },
    scene: [
      'You hold out the phone, the hairdresser nods, and you both see something different in the same picture.',
      'The photo was taken at sunset, on a beach, by a professional. Your hair has to work on a Tuesday at the bus stop.',
    ],
    why: [
      [
        'Words for hair are slippery: short, soft and natural mean something else to each of us.',
        'Ask three people how short a bob is and you get three answers with both hands.',
      ],
      [
        'A picture you dislike marks the edge, and edges are what a cut is made of.',
        'With the border drawn, there is room to suggest something within it.',
      ],
    ],
    parts: [
      [
        ['Three pictures you like', 'Collect three that you love'],
        [
          'What they share is what you mean: a line at the jaw, {a loose fringe|loose bangs}, no visible layers.',
          'Lay them side by side and the common thread shows itself.',
          'Ask yourself what all three have, and say that word in the chair.',
        ],
        'Three phone pictures swiped through',
      ],
      [
        ['One you do not', 'Add one that makes you shudder'],
        [
          'Say what bothers you about it: the weight, the height, the flick at the end.',
          'A no with a reason saves a quarter of an hour of guessing.',
          'A single "never that" is worth ten of "something like this".',
        ],
        'A thumb covering a picture',
      ],
      [
        ['Your own hair on a good day', 'Bring yourself when it sat well'],
        [
          'It proves what your hair can do without a lighting crew.',
          'A {holiday|vacation} snapshot from years ago is fine; your crown has not moved since.',
          'It is the same head and the same crown, so it can be had again.',
        ],
        'An old photograph held beside a mirror',
      ],
      [
        ['Say how long you style it', 'Be frank about your mornings'],
        [
          'Two minutes with the fingers leads to another cut than twenty with a brush.',
          'A shape that needs a round brush every morning is only good news if you own one.',
          'A cut that needs half an hour will not get it on a Tuesday.',
        ],
        'A hairdryer hung back on its hook',
      ],
    ],
    turn: [
      'Then put the phone away and let somebody look at your actual hair.',
      'After that the pictures have done their work.',
    ],
    asks: [
      'Which haircut would you never have again?',
      'Do you bring photos, or do you explain with your hands?',
    ],
    ends: {
      p: 'Ten minutes of looking for pictures spare two months of growing out.',
      a: 'Show the no first. The yes gets easier.',
      t: 'Cut, colour, texture, styling: point at the one you mean.',
      f: 'And yes, the {fringe you cut yourself counts|bangs you cut yourself count} as evidence.',
      h: 'School photographs are admissible.',
      i: 'You know more about your hair than you think.',
      l: 'A clear refusal, kindly made, is the start of good work.',
    },
    work: [
      'Briefs in any trade improve with one bad example. A client who can say what they never want to see again has told you most of what you need.',
      'The clearest brief has a counterexample in it. Ask for one at the first meeting.',
    ],
    keep: 'your next appointment',
    send: 'the friend who says "just do whatever"',
    own: [
      {
        about: 'consultation|advice',
        kinds: ['service', 'process', 'offer', 'price'],
        lead: 'There is time set aside for that talk.',
      },
      {
        about: 'book (?:online|by|your)|online booking',
        kinds: ['process', 'link', 'service'],
        lead: 'Photos ready?',
      },
    ],
    pic: {
      ask: 'A phone with a haircut picture lying beside comb and scissors',
      alt: 'A phone beside a comb and scissors on a salon shelf',
    },
    claims: [['Several reference photos and a negative example help a consultation', 'trade practice']],
  },
  {
    id: 'just-a-trim',
    format: 'mistake',
    again: 7,
    emoji: '📏',
    tags: ['HaircutTips', 'Trim', 'SalonTalk'],
    unless: NO_HAIR,
    wrong: 'Asking for "just a trim" and leaving the number to chance',
    title: [
      'How to ask for a trim and get the length you meant',
      'How much is a trim? Say it with your fingers',
    ],
    cover: 'Show it with your fingers',
    gist: [
      'An inch means something different to everybody. Show the length with your fingers on your own hair, dry, and say where it should fall.',
      '"Just a trim" can be anything from dust to a hand\'s width. Hold the hair where the cut should go, and no word is needed.',
    ],
    subject: ['How much is an inch?', 'A trim, but how much of one?'],
    hooks: {
      '*': [
        'Ask four people to show you two centimetres and watch four pairs of fingers disagree.',
        '"Just the ends" is a distance nobody has ever measured.',
        'Nobody has ever said "just a trim" and meant a number.',
      ],
      p: 'The commonest misunderstanding in a salon is a matter of measurement.',
      a: 'Never ask for an inch. Point.',
      t: 'Hair stretches when wet and springs up as it dries, curls most of all, so a length agreed on wet hair is not the length you keep.',
      f: 'Ever gone in for a trim and come out with a haircut?',
      h: 'There is the metric centimetre, the imperial inch and the hairdresser\'s "tiny bit".',
      i: 'A finger held against the collarbone says exactly what you mean.',
      l: "Precision is a courtesy, also towards one's own hair.",
    },
    lines: {
      '*': [
        'Show the length on your own hair, with your fingers, before it is wet. Wet hair looks longer than it is.',
        'Better than an inch: "It should still go in a ponytail." Everybody knows what that looks like.',
        'Curls spring up as they dry. Whatever you agree on wet, expect it shorter.',
        'Ask for the first snip to be shown to you. If the piece in the comb is longer than you meant, there is still time.',
        'Hold the strand between two fingers where you would like it to end. It is the clearest sentence in a salon.',
      ],
      h: ['A trim is like a slice of cake: the one holding the knife should see your fingers first.'],
    },
    scene: [
      "You said two fingers. On the floor lies what looks like three, and they were somebody else's fingers.",
      'The cape is on, the hair is wet, and you hear yourself say "just tidy it up a bit".',
    ],
    why: [
      [
        'Length is hard to judge on yourself, because you never see your own back.',
        'In the mirror you see the front; the inches go missing behind you.',
      ],
      [
        'A landmark on the body leaves no room for guessing.',
        'Chin, collarbone and shoulder blade are the same for both of you.',
      ],
    ],
    parts: [
      [
        ['Point before the basin', 'Show it while it is dry'],
        [
          'Dry hair hangs where it will hang next week.',
          'At the basin it is too late: everything is longer when soaked.',
          'Wet hair is longer, and nobody wears it wet.',
        ],
        'Fingers marking a length at the collarbone',
      ],
      [
        ['Name a place on your body', 'Choose a landmark'],
        [
          'Collarbone, chin or top of the ear cannot be mistaken.',
          '"Below the bra strap" has settled more arguments than any ruler.',
          'A shoulder is a shoulder. An inch is a matter of opinion.',
        ],
        'A hand resting on a shoulder',
      ],
      [
        ['Say what must still work', 'Name what it must be able to do'],
        [
          'A ponytail, a bun, tucking it behind an ear: name the one you need.',
          'If it has to go up for the gym on Monday, mention the gym.',
          'If it has to go through a hair tie, that decides the length.',
        ],
        'Hair gathered into a small ponytail',
      ],
      [
        ['Ask to see the first cut', 'Look after the first snip'],
        [
          'One section at the back, combed flat, shows the new length.',
          'A hand mirror now beats a hand mirror at the end.',
          'Then nothing has happened that cannot be stopped.',
        ],
        'A hand mirror held behind a head',
      ],
    ],
    turn: [
      'Taking off a little more is easy; the other direction takes months.',
      'A second visit is quick. Growing out is not.',
    ],
    asks: [
      'What was the longest "trim" you ever had?',
      'How do you explain a length: words, fingers or prayer?',
    ],
    ends: {
      p: 'Thirty seconds of pointing make the difference.',
      a: 'Landmark, not measurement.',
      t: 'Allow for shrinkage: the tighter the curl, the more.',
      f: 'Nobody in the chair minds being shown twice.',
      h: 'Fingers do not lie. They only differ in width.',
      i: 'Say clearly what you want. It is your head.',
      l: 'The smallest cut, well placed.',
    },
    work: [
      '"A small change" causes as much trouble in an office as in a salon. Agree on what must still work afterwards, and the size sorts itself out.',
      'Agree on what has to work afterwards. Everyone measures size in a different way.',
    ],
    keep: 'the next time you want just a trim',
    send: 'someone who is growing it out',
    own: [
      {
        about: '(?<!beard )\\btrim|\\bcuts?\\b|haircut',
        kinds: ['price', 'service', 'product'],
        lead: 'For the ends, then.',
      },
      { about: 'fringe', kinds: ['offer', 'service', 'price'], lead: 'Only the fringe?' },
    ],
    pic: {
      ask: 'A comb holding a section of hair flat, scissors just below',
      alt: 'A comb holding a section of hair before the cut',
    },
    claims: [['Hair stretches when wet and shortens on drying, more so when curly', 'hairdressing textbook']],
  },
  {
    id: 'salon-words',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['HairColour', 'Balayage', 'HairTerms'],
    unless: NO_HAIR,
    title: [
      'Balayage, toner, gloss: hair colour words explained',
      'What is the difference between balayage, foils and a gloss?',
    ],
    cover: 'What the colour words mean',
    gist: [
      'Balayage, highlights, toner, gloss, roots: what the words of a colour appointment mean, so that you can ask for the right one.',
      'Half the trouble with colour is vocabulary. Six words, put plainly, for your next visit.',
    ],
    subject: ['Six colour words, put plainly', 'What is a toner, anyway?'],
    hooks: {
      '*': [
        'Somebody asks whether you want a toner, and you nod, as one does.',
        'Balayage is French for sweeping. That alone explains how it is done.',
        'Six words on a price list, and most people point.',
      ],
      p: 'Knowing six words makes a colour appointment shorter and the result closer to what you had in mind.',
      a: 'Learn six words before you change your colour.',
      t: 'Lighteners remove pigment, tints add it, toners correct it. Most colour work is a sum of those.',
      f: 'Ever agreed to a gloss without knowing what it was? You were not the first.',
      h: '"Balayage" is what we say because "painted on with a brush" sounds like a fence.',
      i: 'With the right word you get closer to the picture in your head.',
      l: 'Colour has a vocabulary of its own, and most of it is French for once with good reason.',
    },
    lines: {
      '*': [
        'Balayage: lightener swept on by hand, soft at the root.\nFoils: fine sections wrapped up, lighter from the root.\nThe first grows out quietly, the second shows a line.',
        'A toner does not lighten. It shifts the shade of hair that is light already, and it washes out over some weeks.',
        'Level means how light, tone means how warm. If you say both, you have described almost any colour.',
        'Ash cools, gold warms. Say which of the two you fear more, and the mixing gets easier.',
        'If you forget the words, point at a strand in a picture and say: this, only quieter.',
      ],
      h: ['Dirty blonde, mousy brown: whoever named natural colours was not in marketing.'],
    },
    scene: [
      'You came in for blonde. Within a minute you are being asked about levels, tones and a root melt.',
      'A colour chart with forty little tufts lies open on your lap, and each of them has a name.',
    ],
    why: [
      [
        'Two people can mean quite different work by the word highlights.',
        'The same wish can take an hour or an afternoon, depending on which technique is meant.',
      ],
      [
        'A shared word also makes it easier to compare prices and times.',
        'Once you know what is being done, you know what you are asking the cost of.',
      ],
    ],
    parts: [
      [
        'Balayage',
        [
          'Lightener painted on freehand, strongest at the ends, so that regrowth is soft.',
          'From the French for sweeping: a brush, an open hand, no hard line at the top.',
          'Light is brushed on where the sun would have put it, so there is no line as it grows.',
        ],
        'A brush sweeping along a strand',
      ],
      [
        'Foils',
        [
          'Fine strands woven out and wrapped, for even light from close to the root.',
          'Little silver packets that keep each section separate and warm.',
          'Woven strands in folded packets, brighter and nearer to the parting.',
        ],
        'A strand folded into foil',
      ],
      [
        'Toner',
        [
          'A sheer colour that takes out brass or adds warmth after lightening.',
          'The correcting step: it moves the shade, and it fades first.',
          'It tunes the shade afterwards: cooler, warmer or softer. Some weeks later it is time again.',
        ],
        'Toner applied at the basin',
      ],
      [
        'Gloss',
        [
          'A see-through coat for shine, with or without a hint of colour.',
          'Think of a polish: no change of level, only of sparkle.',
          'Wet look, no real change. Lovely before an occasion.',
        ],
        'Light moving along shiny hair',
      ],
      [
        'Root touch-up',
        [
          'Only the regrowth is coloured, to match the lengths.',
          'New hair meets old colour, and the join is what you pay for.',
          "Only the first finger's width is done, so it meets what is there.",
        ],
        'A brush along a {parting|part}',
      ],
      [
        'Level',
        [
          'How light or dark, on a scale that starts at black.',
          'Blonde sits at the top of that ladder, brown in the middle.',
          'A scale of depth from one to ten. Brown lives in the middle.',
        ],
        'A finger moving along a colour chart',
      ],
    ],
    turn: [
      'And if a word goes past you, ask. It is your head.',
      'Any colourist will gladly say it again in plain words.',
    ],
    asks: ['Which salon word did you nod at without knowing it?', 'Balayage or foils: which team are you?'],
    ends: {
      p: 'Clear words, fewer surprises under daylight.',
      a: 'Name the technique, then the shade.',
      t: 'Level first, tone second, technique last.',
      f: 'Which word shall we explain next?',
      h: 'You may now say "root melt" with a straight face.',
      i: 'A good question is never the wrong colour.',
      l: 'Speak softly, and know your tones.',
    },
    work: [
      'Customers rarely say that they did not understand a word. They agree, and are surprised later. Offering the plain version first is quicker than the apology.',
      'A plain word costs the expert nothing and the customer no face.',
    ],
    keep: 'your next colour appointment',
    send: 'a friend who is thinking of going lighter',
    own: [
      {
        about:
          'balayage|highlights|toner|gloss|\\bcut and colou?r|colou?r(?:ing|ed)? (?:hair|from|starts|costs)',
        kinds: ['price', 'service', 'product'],
        lead: 'Which of these can you have here?',
      },
      { about: 'colou?rist', kinds: ['people'], lead: 'Who holds the brush?' },
    ],
    pic: {
      ask: 'A colour chart with hair tufts, or a bowl and brush',
      alt: 'A hair colour chart lying open',
    },
    claims: [
      ['Definitions of balayage, foils, toner, gloss, level', 'definition, hairdressing textbook'],
      ['balayage: French for sweeping', 'dictionary'],
    ],
  },
  {
    id: 'say-it-in-the-chair',
    format: 'answer',
    again: 8,
    emoji: '💬',
    tags: ['SalonEtiquette', 'HaircutTalk', 'HonestFeedback'],
    question: 'May I say that I do not like it?',
    short: [
      'Yes. Best in the chair, and if not, within a few days.',
      'You may, and the sooner the better: it is easiest before you stand up.',
    ],
    unless: NO_HAIR,
    title: ['What to say when you do not like your haircut', 'Not happy with your haircut? Say it like this'],
    cover: 'Say it in the chair',
    gist: [
      'If the result is not what you meant, say so before the cape comes off, or ring within a few days. Name the place, not the person.',
      'Nodding at the mirror and weeping in the car helps nobody. A plain sentence in the chair usually gets it put right on the spot.',
    ],
    subject: ['Yes, you may say so', 'Before the cape comes off'],
    hooks: {
      '*': [
        'The mirror goes round, and a whole nation says "lovely" without meaning it.',
        'There is a sentence most customers only say in the car.',
        'Between the mirror and the coat stand there are two minutes in which everything can still be changed.',
      ],
      p: 'Honest feedback in the chair is the kindest thing you can give somebody who works with their hands.',
      a: 'Say it while the scissors are still out.',
      t: 'Most corrections are minutes of work: more weight off, a softer edge, a cooler shade. They are easiest before anyone has cleared away.',
      f: 'You did not like it and said nothing? Nearly all of us have.',
      h: 'The British way: "Lovely, thank you", a generous tip, and a hat until spring.',
      i: 'It takes a little courage, and it usually ends well.',
      l: 'Candour, quietly put, is part of good manners.',
    },
    lines: {
      '*': [
        '"It feels heavy here" is the most useful complaint in a salon. It names a place, and a place can be changed.',
        'You noticed it at home? Ring within a few days. Most houses would rather put it right than lose you without a word.',
        'Wait for one wash before you judge a new style. What you see on the day is also the blow-dry.',
        'Telling everyone except the person who could fix it is the slowest way to a better haircut.',
        'Wash it at home once before you judge it. Then {ring|call}.',
      ],
      h: ['"It will grow" should be said by the customer. When the other side says it, ask questions.'],
    },
    scene: [
      'The hand mirror travels behind your head, you say what everybody says, and your smile stops at the door.',
      'Outside, in the reflection of a parked car, you see what it was that bothered you.',
    ],
    why: [
      [
        'People who work on your looks cannot see your doubts, only your nod.',
        'From behind the chair, a polite yes and a happy yes look the same.',
      ],
      [
        'A small change on the day is quick, whereas a month later it is a new appointment.',
        'While you are still sitting there, everything needed is within reach.',
      ],
    ],
    parts: [
      [
        ['Name the place', 'Show the spot'],
        [
          '"Left side, above the ear" can be acted upon; "hmm" cannot.',
          'Point at the spot and say heavy, long, warm or stiff.',
          'A finger on it is worth a paragraph. Then say what is wrong with it.',
        ],
        'A finger pointing at a spot in a mirror',
      ],
      [
        ['Say what you hoped for', 'Tell what you had imagined'],
        [
          'The photo from the beginning is still on your phone.',
          '"I had pictured it softer at the edge" hurts nobody.',
          'No one is accused by a picture in your head.',
        ],
        'A phone held beside the mirror',
      ],
      [
        ['Ask what is possible today', 'Ask what can be changed now'],
        [
          'Some things take five minutes and some need a second visit; it helps to hear which.',
          'You may get a tweak now and a plan for the rest.',
          'Perhaps it takes two snips, perhaps a second date. Either is a plan.',
        ],
        'A customer turning round in the chair',
      ],
      [
        ['{Ring|Call} if you see it later', 'Phone within days if it shows at home'],
        [
          'Do it soon, and ask for the same person, who knows what was done.',
          'A call after two days is normal; after two months it is a new haircut.',
          'While it is fresh, whoever cut it remembers why.',
        ],
        'A hand dialling a phone on a kitchen table',
      ],
    ],
    turn: [
      'The person with the scissors wants you to like it more than anybody.',
      'Nobody in the trade enjoys a silent goodbye.',
    ],
    asks: ['Have you ever said it in the chair, and what happened?', 'Are you a nodder or a speaker-up?'],
    ends: {
      p: 'Said early and plainly, it is rarely a problem.',
      a: 'Place, wish, question. Then listen.',
      t: 'Give it one wash before you call, unless it is plainly uneven.',
      f: 'And if you loved it, that is also allowed to be said.',
      h: 'The hat is plan B.',
      i: 'Speaking up gets easier each time.',
      l: 'A quiet word at the right moment.',
    },
    work: [
      'Customers who complain in the chair are a gift: they are still there. Ask one question before the cape comes off, such as where it still feels heavy, and you will hear it in time.',
      'Ask where it still feels heavy instead of whether all is well. You get an answer.',
    ],
    keep: 'the moment the hand mirror comes out',
    send: 'the friend who always says "lovely"',
    own: [
      {
        about: 'free of charge|put (?:it )?right|re-?do|not happy|satisf|adjust',
        kinds: ['policy', 'guarantee', 'offer'],
        lead: 'And this is how it is handled.',
      },
    ],
    pic: {
      ask: 'A hand mirror lying on a salon shelf',
      alt: 'A hand mirror on a shelf in front of a larger mirror',
    },
    claims: [['Small corrections are quicker on the day; many salons correct within days', 'trade practice']],
  },
  {
    id: 'why-the-patch-test',
    format: 'answer',
    again: 8,
    emoji: '🩹',
    tags: ['PatchTest', 'HairColour', 'SafeBeauty'],
    only: 'colou?r|tint|dye|lash|brow|balayage|highlights',
    question: 'Why a patch test, when I have coloured for years?',
    short: [
      'Because an allergy can begin at any time, also after years without one.',
      'Because skin can turn against something it has put up with for years.',
    ],
    caution: [
      'Swelling of the face or trouble breathing after a product is an emergency: call for help at once.',
      'If the face swells or breathing gets hard after a product, call emergency services at once.',
    ],
    title: [
      'Why you need a patch test before colour or tint',
      'Patch test before hair colour or lashes: what it is for',
    ],
    cover: 'Why the dot behind your ear',
    gist: [
      'An allergy to a dye can start after years of trouble-free colouring. A dab on the skin beforehand is how a salon asks your body first.',
      'A small dot, a short wait, a look. The patch test exists because skin can change its mind.',
    ],
    subject: ['That dot behind your ear', 'Your skin can change its mind'],
    hooks: {
      '*': [
        'A dot behind the ear, two days of patience, and people wonder why.',
        'You have had the same colour for eleven years. The test is not about the colour.',
        'Allergies do not send an announcement.',
      ],
      p: 'A patch test takes a minute, and it is there for a reason.',
      a: 'No test, no tint. It is a sound rule.',
      t: 'Contact allergy is learnt by the immune system over time, which is why the tenth colour can cause what the first nine did not.',
      f: 'Feels like a fuss, that little dot? Let us explain it properly.',
      h: 'It is the only test in life you pass by nothing happening.',
      i: 'Being careful with your skin is a way of being kind to it.',
      l: 'Good work begins with a small, patient question to the skin.',
    },
    lines: {
      '*': [
        'Allergies can start after years of colouring without any trouble. The dot behind your ear is how you find out in time.',
        'Ever had a black temporary tattoo {on holiday|on vacation}? Say so before any hair dye. It can make skin react to colour later.',
        'A patch test that itches is good news in disguise: better a spot than a whole scalp.',
        'How long before the appointment a test has to be made depends on the product. Ask when you book.',
        'Tell a new salon about any tattoo done with black henna. Colourists take it seriously for a reason.',
      ],
      h: ['A patch test is the one exam where the best mark is nothing at all.'],
    },
    scene: [
      'You {ring|call} to book a colour, and instead of a time you get a question: when were you last tested?',
      'Somebody dabs a cotton bud behind your ear and tells you not to wash there. You feel like a {parcel|package} with a stamp.',
    ],
    why: [
      [
        'Skin can tolerate a substance for years and then begin to react to it.',
        'Sensitivity builds up unseen: nothing happens until one day something does.',
      ],
      [
        'A reaction on a patch the size of a coin is easier to bear than one on the whole head or the eyelids.',
        'A small spot shows what a full application would have done, at a fraction of the size.',
      ],
    ],
    parts: [
      [
        ['Book it with the appointment', 'Have it done in good time'],
        [
          'Products ask for different waiting times, often about two days.',
          'Tack it on to a lunch break; it takes a minute.',
          'How long it takes depends on the product. Two days ahead is common.',
        ],
        'A cotton bud dabbed behind an ear',
      ],
      [
        ['Say what has happened before', 'Mention old reactions'],
        [
          'Itching after colour, a black henna tattoo, a rash from a {plaster|bandage}: all of it matters.',
          'Even a mild itch years ago is worth a sentence.',
          'Something that itched on holiday may be related to what is in the tube.',
        ],
        'A card being filled in',
      ],
      [
        ['Leave the spot alone', 'Let the dab be'],
        [
          'No washing and no scratching until somebody has looked or the time is up.',
          'Treat it like wet paint.',
          'Keep it dry and untouched for as long as you were told.',
        ],
        'Hair tucked behind an ear',
      ],
      [
        ['Report anything at all', 'Tell them about every change'],
        [
          'Redness, itching, a bump: {ring|call} before you come.',
          'If in doubt, a pharmacist or doctor can have a look.',
          'A little red is worth a call, even if it seems silly.',
        ],
        'A phone call at a window',
      ],
    ],
    turn: [
      'If nothing happens, that is the result you wanted.',
      'No reaction today means a calm appointment later.',
    ],
    asks: [
      'Did you know that an allergy to dye can start late?',
      'What would you like to ask about patch tests?',
    ],
    ends: {
      p: 'A minute now spares a great deal later.',
      a: 'Test first. Colour second.',
      t: "The maker's instructions decide how and how often. They differ from brand to brand.",
      f: 'Any worries about your skin? Say so when you book.',
      h: 'Congratulations, nothing happened.',
      i: 'Care starts before the brush does.',
      l: 'A small delay, gladly kept.',
    },
    work: [
      'Steps that protect people always look like bureaucracy until somebody explains them. One sentence about why saves ten arguments about whether.',
      'A step with a reason is accepted. A step without one is skipped on busy days.',
    ],
    keep: 'the day you book a colour',
    send: 'someone who wants to go darker this weekend',
    own: [
      {
        about: 'patch test|skin test|allerg',
        kinds: ['policy', 'process', 'service'],
        lead: 'What does that mean in practice?',
      },
    ],
    pic: {
      ask: 'A cotton bud and a small bowl of tint on a clean towel',
      alt: 'A cotton bud beside a small bowl on a white towel',
    },
    claims: [
      [
        'Allergy to hair dye (PPD) can develop after years of use; patch test before each colouring as the maker says',
        'NHS, hair dye reactions',
      ],
      ['Black henna tattoos can sensitise to hair dye', 'NHS advice'],
    ],
  },
  {
    id: 'tell-the-history',
    format: 'checklist',
    again: 8,
    emoji: '📝',
    tags: ['ColourCorrection', 'HairHistory', 'BoxDye'],
    unless: NO_HAIR,
    tick: true,
    title: [
      'What to tell your hairdresser before a colour',
      'Before you colour your hair: what your colourist has to know',
    ],
    cover: 'Own up to the box dye',
    gist: [
      'Hair remembers for years. Before a colour, mention box dye, henna, straightening, pool swimming and how long ago each was.',
      'The ends of long hair are three years old and have seen everything. Your colourist was not there, so tell.',
    ],
    subject: ['Own up to the box dye', 'Your ends are three years old'],
    hooks: {
      '*': [
        'The ends of shoulder-length hair are about two years old. What happened to them since?',
        'A colourist can see the last six weeks. The rest they have to hear from you.',
        'Hair keeps a diary, and it is written from the top down.',
      ],
      p: "A colour turns out better when the hair's past is on the table.",
      a: 'Confess the box dye. Always.',
      t: 'Hair grows about a centimetre a month, so what you did two years ago is still there, some way down.',
      f: 'Nobody will be cross about the kitchen dye. Only tell them.',
      h: 'We can tell. We would simply rather hear it from you.',
      i: 'A good result starts with an honest little history.',
      l: 'Hair keeps a diary. It pays to read from it.',
    },
    lines: {
      '*': [
        'Hair grows about a centimetre a month. That box dye from two years ago is still there, level with your shoulders.',
        'Henna on the hair? Say it before anything else goes on. Some kinds contain metal salts that get along badly with lightener.',
        'Tell your colourist about the pool. Chlorine and old colour make odd company.',
        '"I only used it once" is useful to know. "When?" is the second half of the answer.',
        'Bring a photo of your hair in daylight from before the last colour.',
      ],
      h: ['"It is all natural" has been said under some very interesting shades of orange.'],
    },
    scene: [
      'The question comes while the cape is being tied: anything on it in the last few years? "No", you say. Well. Once.',
      'It was a wet Sunday, a box from the {chemist|drugstore}, a towel you have since thrown away. It seemed unimportant.',
    ],
    why: [
      [
        'Dark dye and henna stay in the lengths until they are cut off, whether or not they still show.',
        'Colour that you cannot see any more can still turn up when lightener goes over it.',
      ],
      [
        'Knowing it beforehand changes the plan, the time and the price, all of them better discussed dry.',
        'A surprise under the foils costs an hour that nobody had booked.',
      ],
    ],
    parts: [
      [
        ['Colour from a box', 'Anything out of a packet'],
        [
          'Also the one that washed out. Also the dark one before last.',
          'Shade and rough date are enough; keep the packet if you still have it.',
          'Even if it is no longer to be seen. Hair does not forget.',
        ],
        'An empty dye box on a bathroom shelf',
      ],
      [
        ['Henna and plant dyes', 'Plant colour, pure or mixed'],
        [
          'Pure or mixed makes all the difference, so bring the label.',
          'Green packets can hold more than plants.',
          'Metals in some mixtures can react. A photo of the label helps.',
        ],
        'A packet turned over to read the label',
      ],
      [
        ['Straightening and perms', 'Waves and straighteners'],
        [
          'Chemically changed lengths take colour in their own way.',
          'The smooth years leave their mark even when the wave is back.',
          'What has been opened once takes up colour faster.',
        ],
        'A strand pulled gently straight',
      ],
      [
        ['Pool, sea and sun', 'Chlorine, salt and sun'],
        [
          'A summer of swimming roughens the ends and eats up colour.',
          'Regular lengths in chlorine are worth a sentence.',
          'Rough ends drink. Your colourist can allow for it.',
        ],
        'Goggles beside a hairbrush',
      ],
      [
        ['How often you wash', 'The rhythm of your washing'],
        [
          'It decides which shade stays presentable for longest.',
          'Daily washers and weekly washers should not leave with the same recipe.',
          'A shade can be chosen so that it fades kindly.',
        ],
        'Shampoo bottle on a bath edge',
      ],
      [
        ['What you did not like last time', 'Your last disappointment'],
        [
          'Too warm, too stripy, too soon gone: now is the moment.',
          'Old disappointments make the best instructions.',
          'Say what annoyed you in week three. It will be avoided.',
        ],
        'Two people looking into one mirror',
      ],
    ],
    turn: [
      'None of it will shock anybody who does this for a living.',
      'Whatever it was, somebody came in last week with worse.',
    ],
    asks: ['What is the oldest colour still in your hair?', 'Who has ever denied a box dye, hand on heart?'],
    ends: {
      p: 'Two minutes of history spare an afternoon of correction.',
      a: 'Tell all of it, with dates.',
      t: 'Length from root in centimetres equals months: count back to the kitchen.',
      f: 'No judging. Kitchens happen.',
      h: 'What happens in the bathroom shows by the window.',
      i: 'Say what was, and what comes next gets easier.',
      l: 'A full confession is worth more than a good memory.',
    },
    work: [
      'Every expert knows the missing sentence that explains everything, told at the end. Ask for the past first, without reproach, and you get it at the beginning.',
      'Make it easy to admit things, and you hear them early.',
    ],
    keep: 'the day before your colour',
    send: 'someone with a box dye under the sink',
    own: [
      {
        about: 'colou?r correction|consultation',
        kinds: ['service', 'process', 'price', 'offer'],
        lead: 'A complicated past is no obstacle.',
      },
    ],
    pic: {
      ask: 'A notebook and pen on a salon shelf beside a tint bowl',
      alt: 'A notebook beside a bowl and tint brush',
    },
    claims: [
      ['Hair grows about one centimetre a month', 'dermatology textbook'],
      ['Metallic salts in some henna mixtures react with lightener', 'hairdressing textbook'],
    ],
  },
  {
    id: 'chat-or-quiet',
    format: 'either',
    again: 8,
    emoji: '🤫',
    tags: ['ThisOrThat', 'SalonTalk', 'QuietTime'],
    unless: NO_HAIR,
    title: [
      'Chat or silence at the hairdresser: what do you prefer?',
      'To talk or not to talk at the hairdresser',
    ],
    cover: 'Chat or quiet?',
    gist: [
      'Some people come for the talk and some for the first silent hour of the week. Both are fine, and one sentence at the start settles it.',
      'You are allowed to want quiet in the chair. You are just as allowed to want all the news.',
    ],
    subject: ['Chat or quiet?', 'You may ask for silence'],
    hooks: {
      '*': [
        'Going anywhere nice this year? Or would you rather look out of the window?',
        'There are two kinds of customers, and they sit in the same chair.',
        'The weather has been discussed. Now it is up to you.',
      ],
      p: 'How much talk belongs to an appointment is for the customer to say.',
      a: 'You may ask for quiet. Nobody minds.',
      t: 'Conversation happens mostly while the hands are on routine work; in the fiddly parts most people fall silent anyway.',
      f: 'Do you come for the chat, or because nobody can reach you for an hour?',
      h: 'Weather, holidays, silence: the three great topics of the chair.',
      i: 'An hour in which nobody needs you can be as welcome as a good talk.',
      l: 'Silence can be the finest service of the house.',
    },
    lines: {
      '*': [
        'Chat or quiet in the chair? Say it when you sit down and neither of you has to guess.',
        '"I might just close my eyes today" is all it takes to get an hour of peace at an appointment.',
        'A hairdresser who stops talking in the tricky part is not in a mood. That is concentration.',
        'Some people have told their hairdresser things their family does not know. Others prefer the magazine. Both tip.',
        '"I am a bit tired today" is understood in every salon of the world.',
      ],
      h: [
        'Closing your eyes to avoid small talk works well until somebody asks whether the water is all right.',
      ],
    },
    scene: [
      'The cape is fastened, you meet in the mirror, and for a moment nobody knows whether to talk.',
      'One chair along, a whole holiday is being retold. In yours, the shoulders are only now coming down.',
    ],
    why: [
      [
        'Sitting face to face in a mirror is an odd way to meet, and nobody is taught how.',
        'Two strangers and a reflection: no wonder it can feel awkward for the first minute.',
      ],
    ],
    parts: [
      [
        'Chat',
        [
          'News, plans, a good laugh over the hairdryer. For some it is the best talk of the week.',
          'An hour with somebody who listens and is not related to you.',
          'Advice, gossip, weather: it comes off with the hair.',
        ],
        'Two people laughing into a mirror',
      ],
      [
        'Quiet',
        [
          'No phone, no questions, warm water. For others it is the only pause they get.',
          'Eyes shut, and for once nobody asks what is for supper.',
          'Foam, warm water, and nobody needs an answer from you.',
        ],
        'A person with closed eyes at a basin',
      ],
    ],
    turn: [
      'You can also change your mind halfway through.',
      'The same customer may want the one in May and the other in June.',
    ],
    asks: ['Chat or quiet: which are you?', 'What is the best conversation you ever had in that chair?'],
    ends: {
      p: 'Say which one at the start and both of you relax.',
      a: 'Your hour, your volume.',
      t: 'One sentence at the beginning replaces an hour of reading signals.',
      f: 'Whichever it is, you are welcome to it.',
      h: 'The hairdryer has always had the last word.',
      i: 'Being heard and being left in peace are both gifts.',
      l: 'A room, a chair, and no one asking.',
    },
    work: [
      'Taxi drivers, dental nurses and physiotherapists know the same puzzle. Asking "would you like to talk or have some peace?" takes three seconds and people remember it.',
      'One polite question in the first minute settles the next sixty.',
    ],
    keep: 'your next hour in the chair',
    send: 'someone who pretends to be asleep',
    own: [
      {
        about: 'quiet|silent|calm|peace',
        kinds: ['service', 'policy', 'offer', 'place', 'value'],
        lead: 'For the quiet ones.',
      },
    ],
    pic: { ask: 'An empty chair in front of a mirror', alt: 'An empty salon chair facing a mirror' },
    claims: [['Customers differ in how much they want to talk', 'common experience']],
  },
  {
    id: 'clean-hair-for-colour',
    format: 'myth',
    again: 9,
    emoji: '🚿',
    tags: ['HairColour', 'ColourTips', 'BeforeYouColour'],
    unless: NO_HAIR,
    myth: 'Hair must be dirty before it is coloured',
    short: [
      'A day or so since the last wash is fine. A week of dry shampoo is not needed.',
      'Washed yesterday is right for most. Several days of spray are only in the way.',
    ],
    title: [
      'Should hair be dirty before colouring?',
      'Should you wash your hair before a colour appointment?',
    ],
    cover: 'No need to come unwashed',
    gist: [
      'You need not turn up unwashed for a colour. Washed the day before, without heavy oils or layers of dry shampoo, suits most products.',
      'The old rule about dirty hair comes from harsher products. A wash the day before is usually fine; a crust of styling powder is worse.',
    ],
    subject: ['You may wash your hair first', 'The dirty hair rule, revisited'],
    hooks: {
      '*': [
        'For three days you have been wearing a hat because somebody told you not to wash before your colour.',
        "Dry shampoo on dry shampoo on dry shampoo: that is what actually gets in a colourist's way.",
        "The colourist would like hair, and not last week's styling.",
      ],
      p: 'An old rule about colouring deserves a second look.',
      a: "Come with reasonably clean hair. Yesterday's wash will do.",
      t: 'A little natural oil on the scalp can soften the sting of some products. Layers of styling powder only stand between dye and hair.',
      f: 'Have you been saving up dirt for your colour appointment? You may stop.',
      h: 'Somewhere there is a woman on day six because her aunt said so in the eighties.',
      i: 'You can arrive feeling like yourself.',
      l: 'Fresh hair, rested for a night, takes colour with grace.',
    },
    lines: {
      '*': [
        "Colour tomorrow? Wash tonight if you like. A day's rest is plenty for most scalps, and unwashed for a week helps nobody.",
        'What gets in the way of hair colour is less the dirt than the dry shampoo, hairspray and oil on top of it.',
        'Leave the scalp in peace on the day of a colour: no hard brushing, no scratching, no scrub.',
        'Tell your colourist if your scalp is sore or broken. Colour can wait until it is not.',
        'Skip the hair mask on the day before colour. A smooth coat is hard to get under.',
      ],
      h: ['Hats sell well in the week before a colour appointment. It need not be so.'],
    },
    scene: [
      'A voice on the phone says "and do not wash it", or perhaps it was your sister. Either way it is day five.',
      'You sit in the waiting area with a scarf on, hoping to meet nobody you know.',
    ],
    why: [
      [
        "The rule goes back to products that stung more, when the skin's own oil served as a little protection.",
        'Once, a film of natural grease made strong mixtures easier to bear, and the advice outlived the mixtures.',
      ],
      [
        'Today powders and sprays build up on the lengths, and colour has to find its way through.',
        'A week of styling leaves a coat that takes on tint unevenly.',
      ],
    ],
    parts: [
      [
        ['Wash the evening before', 'One mild wash the night before'],
        [
          'Gently, with fingertips, and without a scalp scrub.',
          'Mild shampoo and lukewarm water leave the skin calm.',
          'No scratching and no scrub, so that the skin arrives calm.',
        ],
        'Lather rinsed from hair',
      ],
      [
        ['Go easy on products', 'Leave out sprays and oils'],
        [
          'No oil, no powder and no strong hold on the day.',
          'Bare lengths take colour more evenly than coated ones.',
          'What sits on the hair has to be got through first.',
        ],
        'A can of dry shampoo put back on a shelf',
      ],
      [
        ['Mention a sore scalp', 'Say if your scalp hurts'],
        [
          'Scratches, sunburn or a rash are a reason to wait.',
          'Broken skin and dye do not belong together.',
          'Sunburn, scratches, eczema: then it is better to wait.',
        ],
        'A {parting|part} looked at closely',
      ],
    ],
    turn: [
      'And if your salon asks for something else, follow that: it knows its products.',
      "Your own colourist's word counts for more than any rule.",
    ],
    asks: [
      'How many days did you once go without washing for a colour?',
      'Who told you about the dirty hair rule?',
    ],
    ends: {
      p: 'Clean, calm and product-free is a good start.',
      a: 'Wash yesterday, colour today.',
      t: 'Build-up, not sebum, is what blocks an even result.',
      f: 'You may take the hat off now.',
      h: 'The aunt has been thanked, and the hair has been washed.',
      i: 'Come as you are, only a little rinsed.',
      l: 'A clean page for a fresh tone.',
    },
    work: [
      'Old instructions survive the reason they were given. Whenever a customer follows a strange rule faithfully, ask where it came from: you may find a leaflet that should have been reprinted long ago.',
      'A rule that nobody can explain any more may be looked at.',
    ],
    keep: 'the evening before your colour',
    send: 'the one under the hat',
    own: [
      {
        about: 'before (?:your|the) (?:appointment|visit|colou?r)|unwashed|wash',
        kinds: ['process', 'policy'],
        lead: 'How is it best for your appointment?',
      },
    ],
    pic: { ask: 'A can of dry shampoo and a comb by a mirror', alt: 'A can of dry shampoo beside a comb' },
    claims: [
      [
        'Natural oil was thought to buffer scalp irritation; product build-up hinders even colour',
        'hairdressing trade practice',
      ],
      ['Do not apply dye to broken skin', 'product instructions'],
    ],
  },
];
