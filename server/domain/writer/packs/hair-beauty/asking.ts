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
      'Show your hairdresser three pictures that you like and one that you do not like at all. Then it is clear what you want and what you do not.',
      'One photo says little, because light and styling do a lot. Three photos show what you like, and a fourth shows what you do not want.',
    ],
    subject: ['Bring a photo you hate', 'Three likes, one dislike'],
    hooks: {
      '*': [
        'The most helpful photo for your hairdresser is the haircut you never want again.',
        'Bring a photo of a haircut you like, and one of a haircut you do not want.',
        'Everybody can say what they do not want. Show your hairdresser that, too.',
      ],
      p: 'A consultation goes further when you can show what you do not want.',
      a: 'Bring four photos. One of them should be a haircut you hate.',
      t: 'One photo mixes cut, colour, styling and light. With several, a hairdresser can see what you mean.',
      f: 'Before your next appointment, save a few photos: three you like, one you do not.',
      h: 'Your old passport photo is useful at last: show it as what you do not want.',
      i: 'Knowing what you do not want is half of knowing what you do.',
      l: 'It is easier to say what you dislike than what you like.',
    },
    lines: {
      '*': [
        'Show your hairdresser a haircut you dislike. It often explains more than the one you love.',
        'Three photos of the same idea show the pattern. One photo mostly shows good lighting.',
        'Look for pictures of hair like yours: same thickness, same wave. A photo can move a {parting|part}, but it cannot lend you more hair.',
        'Do you have an old picture in which your hair was just right? Bring it. It is your own hair, and it can do that again.',
        'A photo of somebody with hair like yours helps your hairdresser more than one with a face like yours.',
      ],
      h: ['"Like this, but not like this" is a complete consultation, provided there are two photos.'],
    },
    scene: [
      'You show one photo, and both of you see something else in it.',
      'The photo was taken by a professional in good light. Your hair has to work every morning.',
    ],
    why: [
      [
        'Words such as short, soft and natural mean something else to everybody.',
        'Ask three people how short a bob is, and you get three answers.',
      ],
      [
        'A picture you dislike shows where the limit is.',
        'Once the limit is clear, your hairdresser can suggest something within it.',
      ],
    ],
    parts: [
      [
        ['Bring three pictures you like', 'Collect three photos that you love'],
        [
          'What they share is what you mean: a line at the jaw, {a loose fringe|loose bangs}, no visible layers.',
          'Lay them side by side and you see what they have in common.',
        ],
        'Three phone pictures swiped through',
      ],
      [
        ['Bring one picture you hate', 'Add one that you do not like'],
        [
          'Say what bothers you about it: the weight, the height, the flick at the end.',
          'A no with a reason saves a quarter of an hour of guessing.',
        ],
        'A thumb covering a picture',
      ],
      [
        ['Bring a photo of your best day', 'Show your own hair at its best'],
        [
          'It shows what your own hair can do.',
          'A {holiday|vacation} snapshot from years ago is fine; your crown has not moved since.',
        ],
        'An old photograph held beside a mirror',
      ],
      [
        ['Say how long you style it', 'Be honest about your mornings'],
        [
          'Two minutes with the fingers leads to another cut than twenty with a brush.',
          'A cut for two minutes in the morning is another one than a cut for twenty.',
        ],
        'A hairdryer hung back on its hook',
      ],
    ],
    turn: [
      'Then your hairdresser looks at your hair and says what is possible.',
      'With four photos, you both know what is meant.',
    ],
    asks: ['Which haircut would you never have again?', 'Do you bring photos to the hairdresser?'],
    ends: {
      p: 'Ten minutes of looking for pictures spare two months of growing out.',
      a: 'Show the one you hate first. The rest gets easier.',
      t: 'Say whether you mean the cut, the colour or the styling.',
      f: 'And yes, the {fringe you cut yourself counts|bangs you cut yourself count} as evidence.',
      h: 'Old school photos are welcome, too.',
      i: 'You know more about your hair than you think.',
      l: 'A clear no is a good start.',
    },
    keep: 'your next appointment',
    send: 'the friend who says "just do whatever"',
    own: [
      {
        about: 'consultation|advice',
        kinds: ['service', 'process', 'offer', 'price'],
        lead: 'There is time for that talk.',
      },
      {
        about: 'book (?:online|by|your)|online booking',
        kinds: ['process', 'link', 'service'],
        lead: 'If you have your photos ready:',
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
    cover: 'Show the length with your fingers',
    gist: [
      'An inch means something different to everybody. Show the length with your fingers on your own hair, dry, and say where it should fall.',
      '"Just a trim" can be anything from the tips to a hand\'s width. Hold the hair where the cut should go, and it is clear.',
    ],
    subject: ['How to ask for a trim', 'A trim, but how much of one?'],
    hooks: {
      '*': [
        '{Two centimetres|An inch} is more than you think. Better show where your hair should end.',
        '"Just the ends" means something else to everybody.',
      ],
      p: 'The commonest misunderstanding in a salon is a matter of measurement.',
      a: 'Never ask for an inch off your hair. Point.',
      t: 'Hair stretches when wet and springs up as it dries, curls most of all, so a length agreed on wet hair is not the length you keep.',
      f: 'Ever gone in for a trim and come out with a haircut?',
      h: 'There is the inch, the centimetre and the hairdresser\'s "tiny bit".',
      i: 'A finger held against the collarbone says exactly what you mean.',
      l: 'A good trim is one that nobody notices, except that it looks better.',
    },
    lines: {
      '*': [
        'Show the length on your own hair, with your fingers, before it is wet. Wet hair looks longer than it is.',
        'Better than an inch: "It should still go in a ponytail." Everybody knows what that looks like.',
        'Curls spring up as they dry. Whatever you agree on wet, expect it shorter.',
        'Ask for the first snip to be shown to you. If the piece in the comb is longer than you meant, there is still time.',
        'Hold the strand between two fingers where you would like it to end. There is no clearer way to ask for a trim.',
      ],
      h: ['Before a trim, show your fingers. Before you show them, agree on the fingers.'],
    },
    scene: [
      "You say two fingers, and everybody's fingers have another width.",
      'The cape is on, the hair is wet, and you hear yourself say "just tidy it up a bit".',
    ],
    why: [
      [
        'You cannot judge the length yourself, because you never see your own back.',
        'In the mirror you only see the front.',
      ],
      [
        'If you name a place on the body, nobody has to guess.',
        'Chin, collarbone and shoulder blade are the same for both of you.',
      ],
    ],
    parts: [
      [
        ['Show the length while hair is dry', 'Point before you go to the basin'],
        [
          'Dry hair hangs where it will hang next week.',
          'At the basin it is too late: everything is longer when soaked.',
        ],
        'Fingers marking a length at the collarbone',
      ],
      [
        ['Name a place on your body', 'Choose a landmark such as your chin'],
        [
          'Collarbone, chin or top of the ear cannot be mistaken.',
          '"Below the bra strap" has settled more arguments than any ruler.',
        ],
        'A hand resting on a shoulder',
      ],
      [
        ['Say what must still work', 'Mention the ponytail or the bun'],
        [
          'A ponytail, a bun, tucking it behind an ear: name the one you need.',
          'If it has to go up for the gym on Monday, mention the gym.',
        ],
        'Hair gathered into a small ponytail',
      ],
      [
        ['Ask to see the first cut', 'Look in a hand mirror early'],
        [
          'One section at the back, combed flat, shows the new length.',
          'If you look now, you can still say stop.',
        ],
        'A hand mirror held behind a head',
      ],
    ],
    turn: [
      'More can always come off later. Putting it back takes months.',
      'A second trim is quick. Growing out is not.',
    ],
    asks: [
      'What was the longest "trim" you ever had?',
      'How do you explain a length: in words or with your fingers?',
    ],
    ends: {
      p: 'Thirty seconds of pointing make the difference.',
      a: 'Chin or collarbone, not a number.',
      t: 'Allow for shrinkage: the tighter the curl, the more.',
      f: 'Nobody in the chair minds being shown twice.',
      h: 'And then hold still.',
      i: 'Say clearly what you want. It is your head.',
      l: 'A small cut, in the right place.',
    },
    keep: 'the next time you want just a trim',
    send: 'someone who is growing it out',
    own: [
      {
        about: '(?<!beard )\\btrim|\\bcuts?\\b|haircut',
        kinds: ['price', 'service', 'product'],
        lead: 'For a trim:',
      },
      { about: 'fringe', kinds: ['offer', 'service', 'price'], lead: 'Only {the fringe|the bangs}?' },
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
      'Balayage is painted by hand, foils lighten evenly, a toner takes out yellow, a gloss gives shine. With these words you get the colour you mean.',
    ],
    subject: ['Six hair colour words explained', 'What is a toner, anyway?'],
    hooks: {
      '*': [
        'Balayage, foils, toner, gloss: what do the words at the hairdresser mean?',
        'Balayage is French for sweeping. That alone explains how it is done.',
      ],
      p: 'Knowing six words makes a colour appointment shorter and the result closer to what you had in mind.',
      a: 'Learn six words before you change your hair colour.',
      t: 'Lighteners remove pigment, tints add it, toners correct it. Most colour work is a sum of those.',
      f: 'Ever agreed to a gloss without knowing what it was? You were not the first.',
      h: 'Balayage is French for sweeping. It only sounds like a dessert.',
      i: 'With the right word you get closer to the picture in your head.',
      l: 'Hair colour has words of its own, and many of them are French.',
    },
    lines: {
      '*': [
        'Balayage: lightener swept on by hand, soft at the root.\nFoils: fine sections wrapped up, lighter from the root.\nThe first grows out quietly, the second shows a line.',
        'A toner does not lighten. It shifts the shade of hair that is light already, and it washes out over some weeks.',
        'Level means how light, tone means how warm. If you say both, you have described almost any colour.',
        'Ash cools, gold warms. Tell your colourist which one you want less of.',
        'If you forget the colour words, point at a strand in a picture and say: this, only softer.',
      ],
      h: ['Dirty blonde, mousy brown: whoever named natural colours was not in marketing.'],
    },
    scene: [
      'You only wanted to go lighter, and now there are five words that you do not know.',
      'A colour chart with forty little tufts lies open on your lap, and each of them has a name.',
    ],
    why: [
      [
        'Two people can mean quite different work by the word highlights.',
        'The same wish can take an hour or an afternoon, depending on which technique is meant.',
      ],
      [
        'One shared word, and prices and times can be compared.',
        'The words tell you what is done, and what you pay for.',
      ],
    ],
    parts: [
      [
        'Balayage',
        [
          'Lightener painted on freehand, strongest at the ends, so that regrowth is soft.',
          'From the French for sweeping: a brush, an open hand, no hard line at the top.',
        ],
        'A brush sweeping along a strand',
      ],
      [
        'Foils',
        [
          'Fine strands woven out and wrapped, for even light from close to the root.',
          'Little silver packets that keep each section separate and warm.',
        ],
        'A strand folded into foil',
      ],
      [
        'Toner',
        [
          'A sheer colour that takes out brass or adds warmth after lightening.',
          'The correcting step: it moves the shade, and it fades first.',
        ],
        'Toner applied at the basin',
      ],
      [
        'Gloss',
        [
          'A see-through coat for shine, with or without a hint of colour.',
          'It makes coloured hair shine and fades after some weeks.',
        ],
        'Light moving along shiny hair',
      ],
      [
        'Root touch-up',
        [
          'Only the regrowth is coloured, to match the lengths.',
          'New hair is matched to the colour you have.',
        ],
        'A brush along a {parting|part}',
      ],
      [
        'Level',
        [
          'How light or dark, on a scale that starts at black.',
          'On the scale, black is one and the lightest blonde is ten.',
        ],
        'A finger moving along a colour chart',
      ],
    ],
    turn: ['And if you do not know a word, ask. It is your head.', 'Any colourist will gladly explain it.'],
    asks: ['Which salon word did you nod at without knowing it?', 'Balayage or foils: which do you like?'],
    ends: {
      p: 'If you know the words, you get the colour you meant.',
      a: 'Name the technique, then the shade.',
      t: 'Level first, tone second, technique last.',
      f: 'Which word shall we explain next?',
      h: 'And nobody has to nod any more.',
      i: 'There are no silly questions about your own hair.',
      l: 'And now you know what you are asking for.',
    },
    keep: 'your next colour appointment',
    send: 'a friend who is thinking of going lighter',
    own: [
      {
        about:
          'balayage|highlights|toner|gloss|\\bcut and colou?r|colou?r(?:ing|ed)? (?:hair|from|starts|costs)',
        kinds: ['price', 'service', 'product'],
        lead: 'What you can have here:',
      },
      { about: 'colou?rist', kinds: ['people'], lead: 'Who does the colour:' },
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
    cover: 'Not happy? Say it in the chair',
    gist: [
      'If your haircut is not what you meant, say so before the cape comes off, or call within a few days. Name the place, not the person.',
      'Nodding at the mirror and being unhappy in the car helps nobody. Say it in the chair, and it can often be put right on the spot.',
    ],
    subject: ['Not happy with your haircut?', 'Say so before the cape comes off'],
    hooks: {
      '*': [
        'You do not like your haircut? Say so before you get up. It can often be changed on the spot.',
        'Not happy with your haircut? You may say so. Here is how.',
        'After a haircut, while you look in the mirror, everything can still be changed.',
      ],
      p: 'If you do not like your haircut, say so in the chair. It is the kindest thing you can do.',
      a: 'Not happy with the haircut? Say so while the scissors are still out.',
      t: 'Most corrections are minutes of work: more weight off, a softer edge, a cooler shade. They are easiest before anyone has cleared away.',
      f: 'You did not like it and said nothing? Nearly all of us have.',
      h: 'You can wear a hat until spring, or you can say so now.',
      i: 'It takes a little courage, and it usually ends well.',
      l: 'A quiet, honest word is good manners.',
    },
    lines: {
      '*': [
        '"It feels heavy here" is a helpful thing to say about a haircut. It names a place, and a place can be changed.',
        'You only noticed it at home? Call the salon within a few days. Most would rather put it right than lose you.',
        'Wait for one wash before you judge a new haircut. What you see on the day is also the blow-dry.',
        'If you tell everyone except your hairdresser, nobody can put it right.',
      ],
      h: ['"It will grow" should be said by the customer and not by the hairdresser.'],
    },
    scene: [
      'You say "lovely", although you are not sure.',
      'At home in your own mirror you see what bothers you.',
    ],
    why: [
      [
        'Your hairdresser cannot see your doubts, only your nod.',
        'A hairdresser cannot tell whether you only say yes to be polite.',
      ],
      [
        'A small change on the day is quick. A month later it is a new appointment.',
        'While you are still in the chair, everything needed is there.',
      ],
    ],
    parts: [
      [
        ['Show the place that bothers you', 'Point at the spot'],
        [
          '"A bit shorter above the left ear" helps most.',
          'Point at the spot and say heavy, long, warm or stiff.',
        ],
        'A finger pointing at a spot in a mirror',
      ],
      [
        ['Say what you had hoped for', 'Show the photo again'],
        [
          'The photo from the beginning is still on your phone.',
          '"I had pictured it softer at the edge" hurts nobody.',
        ],
        'A phone held beside the mirror',
      ],
      [
        ['Ask what can be changed today', 'Ask if it needs a second visit'],
        [
          'Some things take five minutes and some need a second visit; it helps to hear which.',
          'You may get a tweak now and a plan for the rest.',
        ],
        'A customer turning round in the chair',
      ],
      [
        ['Call the salon if you see it later', 'Phone within a few days'],
        [
          'Ask for the same person, who knows what was done.',
          'A call after two days is normal; after two months it is a new haircut.',
        ],
        'A hand dialling a phone on a kitchen table',
      ],
    ],
    turn: [
      'Your hairdresser wants you to like it.',
      'No hairdresser likes it when a customer simply does not come back.',
    ],
    asks: ['Have you ever said it in the chair, and what happened?', 'Do you say it, or do you nod?'],
    ends: {
      p: 'Said early, it is rarely a problem.',
      a: 'The place, the wish, the question.',
      t: 'Give it one wash before you call, unless it is plainly uneven.',
      f: 'And if you loved it, that is also allowed to be said.',
      h: 'And the hat stays at home.',
      i: 'Speaking up gets easier each time.',
      l: 'A quiet word at the right moment is enough.',
    },
    keep: 'the moment the hand mirror comes out',
    send: 'the friend who always says "lovely"',
    own: [
      {
        about: 'free of charge|put (?:it )?right|re-?do|not happy|satisf|adjust',
        kinds: ['policy', 'guarantee', 'offer'],
        lead: 'How it is handled here:',
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
      'Because an allergy can begin at any time, even after years.',
      'Because skin can suddenly react to something it put up with for years.',
    ],
    caution: [
      'Swelling of the face or trouble breathing after a product is an emergency: call for help at once.',
      'If the face swells or breathing gets hard after a product, call emergency services at once.',
    ],
    title: [
      'Why you need a patch test before colour or tint',
      'Patch test before hair colour or lashes: what it is for',
    ],
    cover: 'What the patch test is for',
    gist: [
      'An allergy to hair dye can start after years of colouring without trouble. A dab on the skin beforehand shows it.',
      'A patch test is a small dab behind the ear two days before. It shows whether your skin reacts to the colour.',
    ],
    subject: ['Why you need a patch test', 'The dot behind your ear'],
    hooks: {
      '*': [
        'Why do you need a patch test before a colour or a tint? Because skin can change.',
        'You have had the same hair colour for eleven years. You still need a patch test.',
      ],
      p: 'A patch test takes a minute, and it is there for a reason.',
      a: 'No patch test, no hair colour. It is a good rule.',
      t: 'Skin can learn to react over time. That is why the tenth colour can cause what the first nine did not.',
      f: 'Does the patch test seem like a fuss? Here is what it is for.',
      h: 'A patch test is the only test you pass when nothing happens.',
      i: 'A patch test is a small kindness to your skin.',
      l: 'A good colour begins with a patch test.',
    },
    lines: {
      '*': [
        'A dye allergy can start after years of colouring without trouble. A patch test shows it in time.',
        'Ever had a black temporary tattoo {on holiday|on vacation}? Say so before any hair dye. It can make skin react to colour later.',
        'If a patch test itches, be glad that it is a small spot and not your whole scalp.',
        'How long before a colour the patch test has to be done depends on the product. Ask when you book.',
        'Tell a new salon about any black henna tattoo. It matters for hair dye.',
      ],
      h: ['A patch test is the one exam where the best mark is nothing at all.'],
    },
    scene: [
      'You {ring|call} to book a hair colour, and they ask when you last had a patch test.',
      'Somebody dabs a cotton {bud|swab} behind your ear and tells you not to wash there.',
    ],
    why: [
      [
        'Skin can tolerate a substance for years and then begin to react to it.',
        'You cannot see an allergy coming. A test shows it.',
      ],
      [
        'A reaction the size of a coin is easier to bear than one on the whole scalp or the eyelids.',
        'The small spot shows how the skin reacts.',
      ],
    ],
    parts: [
      [
        ['Book the test with the appointment', 'Have it done in good time'],
        [
          'Products ask for different waiting times, often about two days.',
          'It takes a minute, so you can come in your lunch break.',
        ],
        'A cotton bud dabbed behind an ear',
      ],
      [
        ['Tell them about earlier reactions', 'Mention a black henna tattoo'],
        [
          'Itching after colour or a rash from a {plaster|bandage}: all of it matters.',
          'Even a mild itch years ago is worth a sentence.',
        ],
        'A card being filled in',
      ],
      [
        ['Do not wash or scratch the spot', 'Leave the spot alone'],
        ['Wait until the time is up.', 'Keep it dry, as you were told.'],
        'Hair tucked behind an ear',
      ],
      [
        ['Report any change at all', 'Call if it itches'],
        [
          'Redness, itching, a bump: tell them before you come.',
          'If in doubt, a pharmacist or doctor can have a look.',
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
      a: 'Test first, colour second.',
      t: "The maker's instructions decide how and how often. They differ from brand to brand.",
      f: 'Any worries about your skin? Say so when you book.',
      h: 'Congratulations, nothing happened.',
      i: 'Care starts before the brush does.',
      l: 'A small delay, and worth it.',
    },
    keep: 'the day you book a colour',
    send: 'someone who wants to go darker this weekend',
    own: [
      {
        about: 'patch test|skin test|allerg',
        kinds: ['policy', 'process', 'service'],
        lead: 'What it means here:',
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
    cover: 'Tell your colourist about box dye',
    gist: [
      'Before a colour, tell your colourist about box dye, henna, straightening and swimming, and how long ago it was.',
      'Old dye stays in the ends of your hair for years. So tell your colourist what was done, and when.',
    ],
    subject: ['Tell your colourist about box dye', 'Your ends are three years old'],
    hooks: {
      '*': [
        'The ends of shoulder-length hair are about two years old. What happened to them since?',
        'Box dye and henna change how a new colour turns out. So mention them before you begin.',
      ],
      p: 'A colour turns out better if your colourist knows what was done before.',
      a: 'Before a colour, mention the box dye. Always.',
      t: 'Hair grows about {a centimetre|half an inch} a month, so what you did two years ago is still there.',
      f: 'Have you ever used box dye? Just say so. Nobody minds.',
      h: 'A colourist can usually tell. It is better to hear it from you.',
      i: 'A good colour starts with the whole story of your hair.',
      l: 'A beautiful colour begins with an honest answer.',
    },
    lines: {
      '*': [
        'Hair grows about {a centimetre|half an inch} a month. A box dye from two years ago is still there, at about your shoulders.',
        'Henna on your hair? Say so before anything else goes on. Some kinds contain metal salts that react badly with lightener.',
        'Tell your colourist that you swim. Chlorine and hair colour do not mix well.',
        '"I only used it once" is good to know. "When?" is the next question.',
        'Before a colour, bring a photo of your hair in daylight from before the last one.',
      ],
      h: ['"It is all natural" has been said about some very interesting shades of orange.'],
    },
    scene: [
      'Was there any colour on your hair in the last years? Many people forget the box dye.',
      'A box dye two years ago seems unimportant, but it is still in the ends.',
    ],
    why: [
      [
        'Dark dye and henna stay in the lengths until they are cut off.',
        'A colour that you no longer see can show up when lightener goes over it.',
      ],
      [
        'If your colourist knows beforehand, plan, time and price are right.',
        'A surprise under the foils costs an hour that nobody had planned.',
      ],
    ],
    parts: [
      [
        ['Colour from a box', 'Any dye you did at home'],
        [
          'Mention the one that washed out as well.',
          'Shade and rough date are enough; keep the packet if you still have it.',
        ],
        'An empty dye box on a bathroom shelf',
      ],
      [
        ['Henna and plant dyes', 'Plant colour, pure or mixed'],
        [
          'Pure or mixed makes all the difference, so bring the label.',
          'Some packets contain more than plants.',
        ],
        'A packet turned over to read the label',
      ],
      [
        ['Straightening and perms', 'Chemical straightening or a perm'],
        ['Hair that was treated takes colour differently.', 'It matters even when the wave is back.'],
        'A strand pulled gently straight',
      ],
      [
        ['Pool, sea and sun', 'Regular swimming'],
        [
          'A summer of swimming roughens the ends and eats up colour.',
          'Chlorine changes how hair takes colour.',
        ],
        'Goggles beside a hairbrush',
      ],
      [
        ['How often you wash your hair', 'Daily or weekly washing'],
        [
          'It decides which shade lasts best.',
          'A shade that suits daily washing is not the same as one for Sundays only.',
        ],
        'Shampoo bottle on a bath edge',
      ],
      [
        ['What you did not like last time', 'Your last disappointment with colour'],
        ['Too warm, too stripy, too soon gone: now is the moment.', 'Then it will not happen again.'],
        'Two people looking into one mirror',
      ],
    ],
    turn: ['None of it will shock a colourist.', 'Then your colourist can plan the right steps.'],
    asks: ['What is the oldest colour still in your hair?', 'Have you ever denied a box dye?'],
    ends: {
      p: 'Two minutes of history spare an afternoon of correction.',
      a: 'Say everything, with dates.',
      t: 'Count back: {a centimetre|half an inch} of hair is one month.',
      f: 'Just say what you did. Nobody is cross.',
      h: 'And the next one is done by a professional.',
      i: 'Say what was, and the next colour gets easier.',
      l: 'Tell the whole story, and the colour will be right.',
    },
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
    cover: 'Chat or quiet at the hairdresser?',
    gist: [
      'Some people come to the hairdresser for a chat, and some for an hour of peace. Both are fine, and one sentence at the start settles it.',
      'You may ask for quiet in the chair. You may just as well have a good chat.',
    ],
    subject: ['Chat or quiet at the hairdresser?', 'You may ask for quiet'],
    hooks: {
      '*': [
        '"Going anywhere nice this year?" Or would you rather have a quiet haircut?',
        'Some people chat at the hairdresser, and some close their eyes. Which are you?',
      ],
      p: 'How much talk belongs to an appointment is for the customer to say.',
      a: 'You may ask your hairdresser for quiet. Nobody minds.',
      t: 'Most people chat while the work is simple. In the tricky parts, hairdressers go quiet anyway.',
      f: 'Do you go to the hairdresser for the chat, or because nobody can reach you for an hour?',
      h: 'Weather, {holidays|vacations} or silence: which is it at the hairdresser?',
      i: 'An hour in which nobody needs you is as good as a nice chat.',
      l: 'Sometimes silence is the best part of a haircut.',
    },
    lines: {
      '*': [
        'Chat or quiet at the hairdresser? Say so when you sit down, and nobody has to guess.',
        '"I might just close my eyes today" is all you have to say at the hairdresser for an hour of peace.',
        'If your hairdresser stops talking in a tricky part, it is concentration.',
        'Some people tell their hairdresser things their family does not know. Others read a magazine. Both are welcome.',
        '"I am a bit tired today" is understood in every salon.',
      ],
      h: [
        'Closing your eyes to avoid small talk works well, until somebody asks whether the water is all right.',
      ],
    },
    scene: [
      'One chair along, somebody tells the story of a whole {holiday|vacation}. In your chair it is quiet.',
      'In the chair beside you somebody is talking about a {holiday|vacation}, and in yours it is quiet.',
    ],
    why: [
      [
        'A good hairdresser asks which you prefer.',
        'Some like to talk, and some like to rest. Both are fine.',
      ],
    ],
    parts: [
      [
        'Chat',
        [
          'News, plans, a good laugh over the hairdryer. For some it is the best talk of the week.',
          'An hour with somebody who listens.',
        ],
        'Two people laughing into a mirror',
      ],
      [
        'Quiet',
        [
          'No phone, no questions, warm water. For many it is the only break of the week.',
          'You close your eyes, and nobody asks what is for supper.',
        ],
        'A person with closed eyes at a basin',
      ],
    ],
    turn: ['You can also change your mind halfway through.', 'You may want a chat in May and quiet in June.'],
    asks: ['Chat or quiet: which are you?', 'What was your best conversation at the hairdresser?'],
    ends: {
      p: 'Say which one at the start and both of you relax.',
      a: 'It is your hour.',
      t: 'One sentence at the beginning is enough.',
      f: 'Whichever it is, you are welcome to it.',
      h: 'And the hairdryer has the last word.',
      i: 'Both are a kind of rest.',
      l: 'A chair, warm water, and no questions.',
    },
    keep: 'your next hour in the chair',
    send: 'someone who pretends to be asleep',
    own: [
      {
        about: 'quiet|silent|calm|peace',
        kinds: ['service', 'policy', 'offer', 'place', 'value'],
        lead: 'For quiet people:',
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
      'Washed a day ago is fine. A week of dry shampoo is not needed.',
      'Wash it the day before. Several days of dry shampoo are only in the way.',
    ],
    title: [
      'Should hair be dirty before colouring?',
      'Should you wash your hair before a colour appointment?',
    ],
    cover: 'Wash before colour? Yes',
    gist: [
      'You need not come unwashed for a hair colour. Washed the day before, without heavy oils or dry shampoo, suits most products.',
      'The old rule about dirty hair comes from harsher products. A wash the day before is usually fine.',
    ],
    subject: ['Wash your hair before a colour?', 'The old rule about dirty hair'],
    hooks: {
      '*': [
        'Should you wash your hair before a colour? Yes, the day before is fine.',
        'Dry shampoo on dry shampoo gets in the way of hair colour more than a wash does.',
      ],
      p: 'Dirty hair before a colour is an old rule, and you can forget it.',
      a: 'Before a colour, wash your hair the day before.',
      t: 'A little natural oil on the scalp can soften the sting of some products. Layers of styling powder only stand between dye and hair.',
      f: 'Have you been saving up dirt for your hair colour? You may stop.',
      h: 'Six days without washing before a colour? You can stop.',
      i: 'You can come to a colour feeling clean.',
      l: 'Hair washed the evening before takes colour well.',
    },
    lines: {
      '*': [
        'Hair colour tomorrow? Wash tonight if you like.',
        'Dry shampoo, hairspray and oil get in the way of hair colour more than dirt does.',
        'On the day of a hair colour, leave your scalp alone: no hard brushing, no scratching, no scrub.',
        'Sore or broken scalp? Tell your colourist. The colour can wait.',
        'No hair mask on the day before a colour. It is harder for the colour to get in.',
      ],
      h: ['You need no hat in the week before a hair colour. Wash it.'],
    },
    scene: [
      'Somebody said do not wash it, and now it is day five.',
      'You sit in the waiting area with a scarf over unwashed hair, hoping to meet nobody you know.',
    ],
    why: [
      [
        "The rule comes from products that stung more. The skin's own oil was a little protection.",
        'The products are milder now, and the rule is still around.',
      ],
      [
        'Powders and sprays build up on the hair, and the colour has to get through.',
        'After a week of styling products the colour takes unevenly.',
      ],
    ],
    parts: [
      [
        ['Wash your hair the evening before', 'Use a mild shampoo the night before'],
        [
          'Gently, with fingertips, and without a scalp scrub.',
          'Mild shampoo and lukewarm water leave the skin calm.',
        ],
        'Lather rinsed from hair',
      ],
      [
        ['Leave out sprays and oils', 'Come without styling products'],
        [
          'No oil, no powder and no strong hold on the day.',
          'Bare lengths take colour more evenly than coated ones.',
        ],
        'A can of dry shampoo put back on a shelf',
      ],
      [
        ['Say if your scalp is sore', 'Mention scratches or sunburn'],
        ['It is a reason to wait.', 'Broken skin and dye do not belong together.'],
        'A {parting|part} looked at closely',
      ],
    ],
    turn: [
      'And if your salon asks for something else, do that. It knows its products.',
      'What your own colourist says counts for more.',
    ],
    asks: [
      'How many days did you once go without washing for a colour?',
      'Have you heard that hair should be dirty before a colour?',
    ],
    ends: {
      p: 'Clean, calm, and no products.',
      a: 'Wash yesterday, colour today.',
      t: 'Styling products are in the way, not your own oil.',
      f: 'You may take the hat off now.',
      h: 'And the hat may come off.',
      i: 'Come as you are, only washed.',
      l: 'Clean hair, and then a new colour.',
    },
    keep: 'the evening before your colour',
    send: 'the one under the hat',
    own: [
      {
        about: 'before (?:your|the) (?:appointment|visit|colou?r)|unwashed|wash',
        kinds: ['process', 'policy'],
        lead: 'Before your appointment:',
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
