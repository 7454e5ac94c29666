// Brushing, spitting and what goes between the teeth.
import type { Idea } from '../../library/idea.ts';

export const BRUSHING: readonly Idea[] = [
  {
    id: 'spit-do-not-rinse',
    format: 'tip',
    again: 6,
    emoji: '🪥',
    tags: ['BrushingTips', 'Fluoride', 'Toothpaste'],
    title: [
      'Should you rinse after brushing your teeth?',
      'Brush, spit, and leave it: why dentists say not to rinse',
    ],
    cover: 'Spit. Do not rinse.',
    gist: [
      'After brushing, spit out the foam and leave the rest. A mouthful of water washes away the fluoride that was meant to stay.',
      'The glass by the basin undoes part of the brushing. Spit, wipe your chin, and let the toothpaste carry on working.',
    ],
    subject: ['Spit, but do not rinse', 'Leave the glass alone tonight'],
    hooks: {
      '*': [
        'There is a glass by most basins, and it undoes part of the brushing.',
        'You brush for two minutes and wash most of the paste down the {plughole|drain}.',
        'The last thing you do at the basin may be undoing the first.',
      ],
      p: 'A small change at the basin makes your toothpaste more useful.',
      a: 'Spit, do not rinse.',
      t: 'Fluoride works by staying on the tooth surface. A rinse with water takes most of it away.',
      f: 'Tonight, after brushing, leave the glass where it is.',
      h: 'You pay for toothpaste and then rinse it off. The drain has excellent teeth.',
      i: 'A habit can get better by leaving something out.',
      l: 'The last minute of brushing is the one in which you do nothing.',
    },
    lines: {
      '*': [
        'After brushing: spit out the foam, do not rinse. The thin film that stays behind is what you brushed for.',
        'Rinsing with water straight after brushing washes away the fluoride. Skip the glass, and wipe your chin instead.',
        'Mouthwash straight after brushing? Better at another time of day, because it can replace the stronger fluoride in the paste.',
        'It feels odd for a week not to rinse after brushing. Then rinsing feels odd.',
        'Children can learn it too: spit, and no drinking from the {tap|faucet} after.',
      ],
      h: ['The glass by the basin may be reassigned to holding toothbrushes. It has done enough.'],
    },
    scene: [
      'Two minutes of honest work, a mouthful of water, and off goes everything the toothpaste had to give.',
      'The {tap|faucet} is running before the brush is out of the mouth. It is pure habit, learnt on a stool at the age of four.',
    ],
    why: [
      [
        'Fluoride helps enamel to hold out against acids, and it needs time on the tooth for that.',
        'What strengthens the surface is contact, and contact takes longer than the brushing itself.',
      ],
      [
        'Water thins the paste down to almost nothing in one go.',
        'A single swill leaves next to none of it where it should be.',
      ],
    ],
    parts: [
      [
        ['Spit out the foam', 'Get rid of the foam and stop there'],
        [
          'All of it that wants to go may go; what clings to the teeth is enough.',
          'Lean over, spit twice, done. Nothing needs to be swallowed.',
          'What stays behind as a film is the part that works.',
        ],
        'Foam going down a basin',
      ],
      [
        ['Leave the glass alone', 'No water afterwards'],
        [
          'Even a small sip counts as a rinse.',
          'If the taste is strong, use a little less paste rather than water.',
          'If it tastes too strong, put less on the brush tomorrow.',
        ],
        'A full glass pushed aside',
      ],
      [
        ['Keep mouthwash for another hour', 'Mouthwash has its own hour'],
        [
          'After lunch, for example, and not on top of fresh toothpaste.',
          'At a different time it adds something; right after brushing it takes something away.',
          'Noon is good. Straight after the brush it only thins the paste.',
        ],
        'A bottle of mouthwash put back on the shelf',
      ],
    ],
    turn: [
      'It is the only improvement that saves you a step.',
      'Doing less has rarely been so well founded.',
    ],
    asks: ['Do you rinse after brushing?', 'Who taught you to brush, and was there a glass?'],
    ends: {
      p: 'Try it for a week; after that it feels normal.',
      a: 'Brush, spit, leave.',
      t: 'Fluoride film beats clean water, every night.',
      f: 'Tell the children. They will love being told not to do something.',
      h: 'The drain has had enough fluoride.',
      i: 'Less, and better for it.',
      l: 'Let the freshness linger.',
    },
    work: 'It is a good example of a habit nobody ever examined. In most routines the last step was added for tidiness. Ask what it takes away again.',
    keep: 'tonight at the basin',
    send: 'the person who always rinses twice',
    own: [
      {
        about: 'hygienist|prevent|fluoride',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'Habits like this are what prevention is about.',
      },
    ],
    pic: {
      ask: 'A toothbrush with paste beside an upside-down glass',
      alt: 'A toothbrush beside a glass turned upside down',
    },
    claims: [
      [
        'Spit out after brushing and do not rinse; use mouthwash at a different time',
        'NHS, How to keep your teeth clean',
      ],
    ],
  },
  {
    id: 'wait-after-orange-juice',
    format: 'mistake',
    again: 7,
    emoji: '🍊',
    tags: ['Enamel', 'BrushingTips', 'AcidErosion'],
    wrong: 'Brushing straight after orange juice',
    title: [
      'Brush before or after breakfast? What acid changes',
      'Juice, coffee, toothbrush: in which order?',
    ],
    cover: 'Juice first? Then wait',
    gist: [
      'Acidic food and drink soften the tooth surface for a while. Brush before breakfast, or leave some time after the juice.',
      'Orange juice and a toothbrush should not meet within the same half hour. Brush first, or have patience.',
    ],
    subject: ['Brush before the juice', 'Half an hour for your enamel'],
    hooks: {
      '*': [
        'Freshly pressed, freshly brushed, and in the wrong order.',
        'You drink the juice, grab the brush and run for the bus. Swap the first two.',
        'Acid softens, bristles rub. Keep those two apart.',
      ],
      p: 'The order of breakfast and brushing matters more than most people think.',
      a: 'Do not brush straight after anything sour.',
      t: 'Acid dissolves minerals from the enamel surface; saliva returns them, given about half an hour.',
      f: 'Are you a juice-then-brush person? There is an easy swap.',
      h: 'Enamel and lemon have an understanding. The brush should stay out of it for a while.',
      i: 'A kinder morning for your teeth needs only a different order.',
      l: 'Let breakfast settle. Then see to the teeth.',
    },
    lines: {
      '*': [
        'After juice, fruit or wine, give your teeth about half an hour before you brush. Saliva needs that time to do its part.',
        'Short of time in the morning? Brush before breakfast. Then the order takes care of itself.',
        'Water after something sour is a good idea straight away. It thins the acid, and it needs no brush.',
        'Sipping a sour drink all morning is harder on enamel than drinking it with a meal.',
        'Sparkling water with lemon counts as sour. Plain sparkling hardly does.',
      ],
      h: ['Brushing right after grapefruit: all the discipline, at the worst possible time.'],
    },
    scene: [
      'Grapefruit, coffee, and then at the double into the bathroom, because the mouth feels sticky.',
      'Somebody drinks orange juice from the carton with the toothbrush already in the other hand.',
    ],
    why: [
      [
        'Sour food takes a little mineral out of the outermost layer, which is softer for a while.',
        'For some time after something acidic the surface is more easily worn.',
      ],
      [
        'Saliva puts things right again on its own, if it is left in peace.',
        'Given half an hour, your own spit brings minerals back to where they were lost.',
      ],
    ],
    parts: [
      [
        ['Brush before breakfast', 'The brush comes first'],
        [
          "The night's film is gone, and fluoride is in place before the first acid arrives.",
          'The simplest answer for anyone who has to catch a train.',
          'Then there is fluoride on the teeth before anything sour is.',
        ],
        'A toothbrush beside an unset breakfast table',
      ],
      [
        ['Or give it half an hour', 'Or give saliva time to work'],
        [
          'Dress, pack the bag, find the keys, then brush.',
          'A kitchen timer or the morning news will do as a clock.',
          'Half an hour is enough to find your keys and your shoes.',
        ],
        'A kitchen clock',
      ],
      [
        ['Rinse with plain water meanwhile', 'Swill with water for now'],
        [
          'It thins out what is left of the juice and feels fresh enough.',
          'A few mouthfuls, swilled about, ease the wait.',
          'It takes the sour away and rubs nothing off.',
        ],
        'A glass of water beside fruit',
      ],
      [
        ['Have sour things with meals', 'Sour things in one go'],
        [
          'All at once is kinder than in little sips until noon.',
          'The number of times counts as well as the amount.',
          'A glass with breakfast is over in minutes. A bottle on the desk never is.',
        ],
        'A glass of juice next to a plate',
      ],
    ],
    turn: ['Nobody has to give up oranges.', 'The fruit bowl may stay on the table.'],
    asks: [
      'Before or after breakfast: when do you brush?',
      'What is the sourest thing on your breakfast table?',
    ],
    ends: {
      p: 'Changing the order costs nothing.',
      a: 'Brush first, juice second.',
      t: 'Softened enamel wears under the brush; hardened enamel hardly does.',
      f: 'Try the other way round tomorrow.',
      h: 'Orange juice after mint is its own punishment, so leave a gap there too.',
      i: 'Same morning, kinder order.',
      l: 'Unhurried mornings suit good teeth.',
    },
    work: 'Sequences are worth checking anywhere. Two good steps in the wrong order can cancel each other out, and everybody concerned is doing their duty.',
    keep: 'tomorrow at breakfast',
    send: 'the one who presses oranges every morning',
    own: [
      {
        about: 'sensitiv|enamel|erosion',
        kinds: ['service', 'product', 'price'],
        lead: 'Is it already tingling with cold or sour things?',
      },
    ],
    pic: {
      ask: 'Half an orange, a glass of juice and a toothbrush',
      alt: 'A halved orange and a toothbrush on a kitchen table',
    },
    claims: [
      ['Wait about thirty minutes after acidic food before brushing', 'NHS, Oral Health Foundation advice'],
      ['Saliva remineralises enamel', 'dental textbook'],
    ],
  },
  {
    id: 'gums-bleed-brush-on',
    format: 'myth',
    again: 7,
    emoji: '🩸',
    tags: ['GumHealth', 'BleedingGums', 'OralHygiene'],
    myth: 'If the gums bleed, brush less',
    short: [
      'Usually the opposite: gently clean that spot well, and have it looked at.',
      'The other way round: go on, with care and a soft brush, and get it checked.',
    ],
    caution: [
      'Gums that keep bleeding, hurt or swell should be seen by a dentist; so should bleeding while taking blood thinners.',
      'See a dentist if gums go on bleeding, swell or hurt, and also if you bleed while you take blood thinners.',
    ],
    title: [
      'Bleeding gums when brushing: stop or carry on?',
      'Gums that bleed when you brush: what to do about it',
    ],
    cover: 'Pink foam: what it tells you',
    gist: [
      'Pink in the basin often means that plaque has been sitting at the gum line. Keep cleaning there, gently, and have it looked at.',
      'Gums that bleed are mostly inflamed rather than over-brushed. Leaving them out makes it worse; a soft brush and a check help.',
    ],
    subject: ['Pink foam in the basin', 'Do not skip the sore spot'],
    hooks: {
      '*': [
        'A streak of pink in the basin, and the brush makes a detour from then on.',
        'Most people treat bleeding gums like wet paint: they keep away. Gums would rather you did not.',
        'Where it bleeds is where the brush has been missing.',
      ],
      p: 'Bleeding when you brush is a common sign, and it is often misread.',
      a: 'Do not brush around the spot that bleeds. Clean it.',
      t: 'Plaque at the gum margin leads to inflammation, and inflamed gums bleed at a touch.',
      f: 'Pink foam gave you a fright? Let us look at what it may mean.',
      h: 'Avoiding the sore spot is how the sore spot gets the place to itself.',
      i: 'Gums often recover when the cleaning reaches them.',
      l: 'Gentleness, and thoroughness. The gums ask for both.',
    },
    lines: {
      '*': [
        'Gums that bleed when brushed are often inflamed by plaque. Keep cleaning there, softly, and ask a dentist to look.',
        'A soft brush held at an angle to the gum line does more for bleeding gums than a hard one used less.',
        'First week with floss and the gums bleed a little? That often settles as they get healthier. If it does not, have it checked.',
        'Bleeding gums are a reason to make an appointment, even when nothing hurts.',
        'A week of gentle cleaning usually makes a difference that you can see in the basin.',
      ],
      h: ['Gums cannot write. A pink basin is the nearest they get to a letter.'],
    },
    scene: [
      'You spit, you see pink, and for the rest of the week that corner is left in peace.',
      'It never hurts, it only shows up in the basin, so it goes on the list of things to watch and stays there.',
    ],
    why: [
      [
        'Soft deposits along the edge irritate the gum, which swells and bleeds easily.',
        'Bacteria left sitting where tooth meets gum keep the edge sore.',
      ],
      [
        'Leaving the place out feeds the cause, and the next time it bleeds sooner.',
        'Less cleaning means more film, and more film means redder gums.',
      ],
    ],
    parts: [
      [
        ['Take a soft brush', 'Soft bristles for sore gums'],
        [
          'Bristles that bend reach under the edge without scratching it.',
          'Hard ones bruise; they do not clean better.',
          'They get in where it matters and hurt nothing.',
        ],
        'A soft brush bent against a thumb',
      ],
      [
        ['Aim at the edge', 'Go to the edge and not round it'],
        [
          'Half of the bristles on the tooth, half on the gum, small circles.',
          'The gum line is where plaque likes to sit, so start there.',
          'Small circles where tooth and gum meet. It may be pink for some days.',
        ],
        'A brush angled at a model of teeth',
      ],
      [
        ['Clean in between as well', 'Clean where the brush cannot go'],
        [
          'Most inflammation begins where no bristle gets to.',
          'A little interdental brush or floss once a day reaches the rest.',
          'Between two teeth is where most of it begins.',
        ],
        'An interdental brush between model teeth',
      ],
      [
        ['Have it looked at', 'Let somebody look'],
        [
          'A professional can tell plaque from causes that need other help.',
          'Tartar sits too firmly for any brush at home.',
          'What has hardened there has to come off with other tools.',
        ],
        'A dental mirror on a tray',
      ],
    ],
    turn: [
      'Gums complain early, which is a favour.',
      'It is a sign that comes early and costs no pain. Use it.',
    ],
    asks: [
      'Did you know that skipping the spot makes it worse?',
      'What did you do the last time you saw pink?',
    ],
    ends: {
      p: 'A soft brush tonight, an appointment this month.',
      a: 'Clean it gently. Get it checked.',
      t: 'Early gum inflammation can often be reversed with thorough cleaning; later stages need treatment.',
      f: 'Nobody should be scolded for coming late. Coming is what counts.',
      h: 'The basin is not supposed to match the towels.',
      i: 'It is worth turning towards the thing you were avoiding.',
      l: 'A light hand, every day.',
    },
    work: 'Avoiding a sore subject has the same effect in a team as in a mouth. Small, regular attention is less unpleasant than the appointment that follows years of detours.',
    keep: 'the next time you see pink',
    send: 'someone who brushes around a sore spot',
    own: [
      {
        about: 'hygienist|gum|periodon|scale and polish|cleaning',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'For gums that need a hand.',
      },
    ],
    pic: {
      ask: 'A soft toothbrush and floss on a white towel',
      alt: 'A soft toothbrush and dental floss on a towel',
    },
    claims: [
      [
        'Bleeding gums commonly signal gingivitis; keep brushing gently and see a dentist',
        'NHS, gum disease',
      ],
      ['Early gum disease is reversible with good cleaning', 'NHS advice'],
    ],
  },
  {
    id: 'between-the-teeth',
    format: 'howto',
    again: 8,
    emoji: '🧵',
    tags: ['Flossing', 'InterdentalBrush', 'OralHygiene'],
    title: [
      'How to clean between your teeth without giving up',
      'Floss or little brushes? How to start and keep at it',
    ],
    cover: 'Between the teeth, nightly',
    gist: [
      'A toothbrush misses the sides where teeth touch. Pick the tool that fits your gaps, clean before you brush, and begin with two teeth a night.',
      'Floss for tight gaps, little brushes for wider ones. Start small enough that you will still be doing it in March.',
    ],
    subject: ['Start with two teeth', 'The sides your brush never sees'],
    hooks: {
      '*': [
        'Floss lives in a great many bathroom cabinets. It rarely gets out.',
        'Smell the floss after the back teeth, once, and you will never need persuading again.',
        'Five sides to a tooth, and the brush reaches three.',
      ],
      p: 'A toothbrush leaves out the surfaces where teeth touch each other.',
      a: 'Clean between your teeth once a day. Before brushing.',
      t: 'Each tooth has five surfaces. Bristles reach three of them well.',
      f: 'The floss at the back of your cabinet would like a word.',
      h: 'Two weeks before a check-up is when floss sales are said to rise. Dentists can tell.',
      i: 'Nobody starts with a whole mouth. Start with two teeth.',
      l: 'The finest work is done where no one looks.',
    },
    lines: {
      '*': [
        'A toothbrush cannot reach where teeth touch. That is what floss and interdental brushes are for, once a day.',
        'Start with two teeth a night. After a week you will be doing six without noticing, because stopping at two feels silly.',
        'Clean between the teeth before you brush. Then the fluoride gets in there as well.',
        'Interdental brushes come in several widths, and most mouths need more than one. Ask a hygienist to measure.',
        'Two gaps tonight. Habits start smaller than resolutions.',
      ],
      h: [
        '"How often do you floss?" is the only question in medicine that everybody answers in the same tone of voice.',
      ],
    },
    scene: [
      'A reel of floss, bought with good intentions, is sitting behind the {plasters|bandages}.',
      'It is late, the brush has done its round, and the thought of winding string round two fingers is one thought too many.',
    ],
    why: [
      [
        'Plaque between the teeth stays put, however long you brush the front.',
        'Bristles sweep across the gap but do not go into it.',
      ],
      [
        'Gaps differ in width, so the right tool for your neighbour may be wrong for you.',
        'What slides through with light pressure does its job; what has to be forced does not fit.',
      ],
    ],
    parts: [
      [
        ['Find your tool', 'Let the gap decide'],
        [
          'Floss or tape for tight places, small brushes where there is room.',
          'Light resistance is right; forcing it is a sign of the wrong size.',
          'If a brush slides in with a little resistance, it is the one. If not, use floss.',
        ],
        'Floss and several interdental brushes side by side',
      ],
      [
        ['Do it before brushing', 'First between, then all round'],
        [
          'The loosened bits get brushed away, and the paste reaches the sides.',
          'Put the little brush in the cup with the big one, so that you see it first.',
          'What you loosen is then brushed away as well.',
        ],
        'An interdental brush placed beside a toothbrush',
      ],
      [
        ['Hug the tooth', 'Up and down, and close to the tooth'],
        [
          'Curve the floss around each side and slide up and down.',
          'Sawing straight at the gum hurts and cleans nothing.',
          'Like drying your back with a towel, only smaller.',
        ],
        'Floss curved around a model tooth',
      ],
      [
        ['Begin with the back', 'Start at the very back'],
        [
          'The last two molars need it most and get it least.',
          "Start where it is difficult and the front is child's play.",
          'That is where dinner is.',
        ],
        'A mirror showing back teeth of a model',
      ],
      [
        ['Keep it where you sit', 'Anywhere will do'],
        [
          'On the sofa, with the news on, is as good as in front of a mirror.',
          'Nothing says that it must be done standing up.',
          'With a series on, it takes half an episode less than you think.',
        ],
        'A reel of floss on a sofa table',
      ],
    ],
    turn: ['Two teeth, tonight. That is the whole programme.', 'A small start beats a large intention.'],
    asks: ['Floss, little brushes or honest silence?', 'What finally got you into the habit?'],
    ends: {
      p: 'Once a day is enough.',
      a: 'In between first, then brush.',
      t: 'The size is right when it fills the gap without being pushed.',
      f: 'And when you skip an evening, just go on with the next.',
      h: 'Your hygienist already knows. It is nice to surprise them.',
      i: 'From two teeth to all of them in a month.',
      l: 'A thread, a quiet minute, a clean edge.',
    },
    work: '"Start with two" works for filing, for feedback and for the unread reports. The trick is a size so small that skipping it would be embarrassing.',
    keep: 'tonight, next to your toothbrush',
    send: 'someone whose floss is still sealed',
    own: [
      {
        about: 'hygienist|interdental|floss|prevent',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'Not sure which size fits?',
      },
    ],
    pic: {
      ask: 'Interdental brushes in several colours on a tray',
      alt: 'Interdental brushes of several colours in a row',
    },
    claims: [
      ['Clean between teeth daily, ideally before brushing', 'NHS advice, Oral Health Foundation'],
      ['Five surfaces of a tooth', 'dental anatomy'],
    ],
  },
  {
    id: 'last-thing-at-night',
    format: 'behind',
    again: 9,
    emoji: '🌙',
    tags: ['BedtimeRoutine', 'Saliva', 'BrushingTips'],
    title: [
      'Why brushing at night matters more than you think',
      'Why the evening brush is the important one',
    ],
    cover: 'What happens while you sleep',
    gist: [
      "At night the mouth dries and the body's own defence, saliva, goes almost to sleep. That is why the brushing before bed counts so much.",
      'Saliva protects your teeth all day and nearly stops at night. What is left on the teeth then has hours to itself.',
    ],
    subject: ['The night shift in your mouth', 'Saliva goes to bed, too'],
    hooks: {
      '*': [
        'While you sleep, the best protection your teeth have goes off duty.',
        'If you were to skip one brushing of the day, which would it be? Not the one before bed.',
        'Bed without brushing is eight hours of open buffet.',
      ],
      p: 'Of the two brushings a day, the one before bed has a special job.',
      a: 'Never skip the evening brush.',
      t: "Salivary flow falls close to zero during sleep, and with it the mouth's ability to neutralise acid.",
      f: 'Fell asleep on the sofa again? Your teeth noticed.',
      h: 'Bacteria work nights. They are very reliable.',
      i: 'Two minutes before bed look after you for eight hours.',
      l: 'The evening ends well with a clean mouth and nothing after it.',
    },
    lines: {
      '*': [
        'Saliva protects your teeth by day and nearly stops by night. That is why brushing before bed counts so much.',
        'After the evening brush, only water. A {biscuit|cookie} at midnight stays with your teeth until morning.',
        'Brush after supper rather than at midnight if you tend to fall asleep on the sofa. Early and done beats late and skipped.',
        'Waking with a dry mouth every morning? Mention it at your next check-up; some medicines and breathing through the mouth can do that.',
        'Brush after the last glass of milk and not before. For small children it counts double.',
      ],
      h: ['The tooth fairy works nights as well, but on a different contract.'],
    },
    scene: [
      'The film was long, the blanket warm, and the way to the bathroom seems further than it was this morning.',
      'It is half past eleven, you have one shoe off, and somewhere a voice says that once cannot hurt.',
    ],
    why: [
      [
        'Saliva rinses, thins acid and returns minerals to the tooth. Asleep, you make very little of it.',
        'By day the mouth is washed all the time. After lights out that stops for hours.',
      ],
      [
        'Whatever sugar is still there then becomes acid, with nobody to thin it.',
        'Leftovers that would be gone by noon stay until dawn.',
      ],
    ],
    parts: [
      [
        ['By day, saliva does half the work', 'In the daytime your mouth looks after itself'],
        [
          'Chewing, talking and drinking keep it flowing.',
          'It buffers acid, brings calcium and washes crumbs away, all unnoticed.',
          'Each swallow rinses, and each bite makes more of it.',
        ],
        'A glass of water on a desk',
      ],
      [
        ['By night it hardly flows', 'Asleep, it dries up'],
        [
          'That is why mouths feel dry at six in the morning.',
          'The glands rest when you do.',
          'Whatever is left between teeth has eight quiet hours.',
        ],
        'A dark bedroom window',
      ],
      [
        ['So the evening brush goes last', 'So let fluoride be the last thing'],
        [
          'Fluoride stays on the teeth for hours, undisturbed by food.',
          'Nothing rinses it off between then and breakfast.',
          'Then it is on duty while you are not.',
        ],
        'A bathroom light switched off',
      ],
    ],
    turn: ['After the brush, the kitchen is closed.', 'What comes after it should be water, or sleep.'],
    asks: ['When is your brushing time in the evening?', 'Sofa sleepers: how do you manage it?'],
    ends: {
      p: 'Set the time before you are tired.',
      a: 'Brush last, then sleep.',
      t: 'Low flow, low buffer, long contact: the night in three terms.',
      f: 'Put the toothbrush where you will trip over it.',
      h: 'Whatever you eat at midnight stays for breakfast.',
      i: 'Tomorrow starts tonight.',
      l: 'The day closes with something fresh.',
    },
    work: 'Every system has an hour when nobody watches. What you leave lying about at that time does more harm than the same thing at noon. Tidy before you lock up.',
    keep: 'tonight before the sofa wins',
    send: 'someone who sleeps in front of the television',
    own: [
      {
        about: 'dry mouth|grind|night ?guard|splint',
        kinds: ['service', 'product', 'price'],
        lead: 'Nights can be hard on teeth in other ways, too.',
      },
    ],
    pic: {
      ask: 'A toothbrush in a cup under a dim bathroom lamp',
      alt: 'A toothbrush in a cup by lamplight',
    },
    claims: [
      ['Salivary flow is very low during sleep', 'physiology textbook'],
      ['Brush last thing at night and on one other occasion', 'NHS, Delivering better oral health'],
    ],
  },
  {
    id: 'electric-or-manual',
    format: 'either',
    again: 9,
    emoji: '⚡',
    tags: ['ThisOrThat', 'ElectricToothbrush', 'BrushingTips'],
    title: ['Electric or manual toothbrush: which one?', 'Manual or electric: does the brush matter?'],
    cover: 'Electric or by hand?',
    gist: [
      'An electric brush does the movement for you and times it. A manual one costs little and travels light. Both clean well in hands that take their time.',
      'With a motor or without: two minutes and the gum line decide more than the handle.',
    ],
    subject: ['Electric or by hand?', 'The brush that gets used'],
    hooks: {
      '*': [
        'One hums, the other squeaks. Both live in the same cup in many bathrooms.',
        'Holiday test: which toothbrush do you pack?',
        'It is two minutes either way. One of them has a motor.',
      ],
      p: 'Both kinds of toothbrush can keep teeth clean; they ask different things of you.',
      a: 'Choose either. Then use it for two minutes.',
      t: 'Oscillating brushes remove somewhat more plaque on average; technique and time explain most of the rest.',
      f: 'Team electric or team elbow grease?',
      h: 'An electric toothbrush with a flat battery is a manual toothbrush with ambitions.',
      i: 'The good brush is the one you look forward to picking up.',
      l: 'A simple handle or a quiet motor: refinement lies in how it is guided.',
    },
    lines: {
      '*': [
        'Electric: the motor moves, you only guide it.\nManual: you move, so the technique is yours.\n\nTwo minutes for both. Which one is in your cup?',
        'An electric toothbrush should glide, not scrub. Hold it still for a moment on each tooth and let it work.',
        'Pressing too hard? Hold a manual toothbrush with three fingers, like a pencil. Scrubbing becomes almost impossible.',
        'Bristles that splay outwards are finished, whichever brush they are on. Three months is a common lifetime.',
        'Change the head when it looks like a palm tree, whatever the calendar says.',
      ],
      h: ['Nothing sounds as loud as an electric toothbrush in a tent.'],
    },
    scene: [
      'At one side of the basin something hums for exactly two minutes. At the other, somebody is humming to themselves.',
      'A couple shares a bathroom, a shelf and a towel rail, and disagrees about the toothbrush.',
    ],
    why: [
      [
        'What cleans is bristle on tooth, everywhere, for long enough; the rest is comfort.',
        'Either gets plaque off, provided it visits every surface and takes its time.',
      ],
    ],
    parts: [
      [
        'Electric',
        [
          'Keeps time, moves evenly and often warns when you press. It needs a charger and new heads.',
          'Kind to anyone with stiff hands, as the work is done by a motor.',
          'It counts and moves for you, and complains when you lean on it.',
        ],
        'An electric brush switched on',
      ],
      [
        'Manual',
        [
          'Cheap, silent, fits in any bag, and leaves the technique to you.',
          'Small circles and a light grip do it. No cable, no battery, no beeping.',
          'No cable and no noise. It is as good as the hand that holds it.',
        ],
        'A hand making small circles with a manual brush',
      ],
    ],
    turn: [
      'Soft bristles, small head, two minutes: that holds for both.',
      'Change the head or the brush before it looks like a hedgehog after a storm.',
    ],
    asks: ['Electric or manual: what is in your cup?', 'What made you switch?'],
    ends: {
      p: 'Ask at a check-up which one suits your mouth.',
      a: 'Two minutes. Either one.',
      t: 'Duration, pressure, coverage. The motor helps with the first two.',
      f: 'Both camps are welcome here.',
      h: 'Flat battery? You still have an arm.',
      i: 'Keep the one you use gladly.',
      l: 'Light in the hand, thorough in the corner.',
    },
    work: 'Tools get debated because it is easier than talking about time. Most of the difference between two results is how long somebody stayed with it.',
    keep: 'the day you need a new brush',
    send: 'the other user of your bathroom',
    own: [
      {
        about: 'hygienist|brush',
        kinds: ['service', 'product', 'offer', 'price'],
        lead: 'Technique is best shown in the mouth.',
      },
    ],
    pic: {
      ask: 'An electric and a manual toothbrush in the same cup',
      alt: 'An electric and a manual toothbrush in one cup',
    },
    claims: [
      [
        'Both are effective when used well; oscillating brushes remove somewhat more plaque on average',
        'Cochrane review, NHS',
      ],
      ['Replace about every three months or when splayed', 'Oral Health Foundation'],
    ],
  },
  {
    id: 'pea-and-smear',
    format: 'howto',
    again: 8,
    emoji: '🧒',
    tags: ['ChildrensTeeth', 'FirstTooth', 'ParentTips'],
    caution: [
      'The amount and the strength of fluoride paste depend on age and country: ask your own dentist.',
      'How much fluoride paste, and how strong, depends on age and country. Your own dentist knows.',
    ],
    title: ["How to brush a small child's teeth without a fight", "Brushing a toddler's teeth without tears"],
    cover: 'Brushing with a toddler',
    gist: [
      'From the first tooth: stand behind the child, cradle the head, a smear of paste, and brush for them until about seven.',
      'Small children cannot brush well alone, however proud they are of it. Stand behind, lift the lip, make it quick and finish on time.',
    ],
    subject: ['Stand behind, not in front', 'Toddler versus toothbrush'],
    hooks: {
      '*': [
        'Who decides that the mouth stays shut tonight? They are two years old and they do.',
        'A toothbrush, a toddler, and one of you is winning.',
        'At two the mouth is a door, and somebody else has the key.',
      ],
      p: "Brushing a young child's teeth is mostly a matter of where you stand.",
      a: 'Brush for your child until about the age of seven.',
      t: 'Fine hand control for thorough brushing develops around school age. Until then an adult does it.',
      f: 'Bathroom battles every evening? A few things that parents swear by.',
      h: 'It can hold a crayon, a snail and a grudge, but not a toothbrush.',
      i: 'A calm minute in the evening can become a habit for life.',
      l: 'The smallest teeth deserve the steadiest hand.',
    },
    lines: {
      '*': [
        'Stand behind your child to brush their teeth, as a barber would. You see better, and the head has something to lean on.',
        'A smear of toothpaste is enough for a toddler, a pea for an older child. The stripe in the adverts is for looks.',
        "Brush together, then swap: they do yours, you do theirs. Nobody checks a parent's molars as strictly as a three-year-old.",
        'Children need help with brushing until about seven. If they cannot yet tie a bow, they cannot yet reach the back.',
        'Brush a bear first. Bears never mind.',
      ],
      h: ['A toddler will eat sand, but mint is a step too far.'],
    },
    scene: [
      'Pyjamas on, story promised, and the lips are pressed together like a purse.',
      'They wanted to do it alone. Now there is toothpaste on the mirror, on the cat, and on no tooth at all.',
    ],
    why: [
      [
        'Milk teeth hold the place for the next ones and have thin enamel, so it is worth keeping them clean.',
        'First teeth matter for eating, speaking and for the ones that wait below.',
      ],
      [
        'From behind you can see what you are doing, and it feels safer to a child than a brush coming at its face.',
        'A lap or a leg to lean on turns a struggle into a cuddle with a purpose.',
      ],
    ],
    parts: [
      [
        ['Stand behind and cradle the head', 'Hold the head from behind'],
        [
          'Under the chin with one hand, brush with the other, both looking into the mirror.',
          'Very small ones can lie across your lap instead.',
          'You see more, and nobody can turn away.',
        ],
        'A parent standing behind a child at a mirror',
      ],
      [
        ['Use a smear, later a pea', 'Less paste than the picture shows'],
        [
          'More paste means more foam, and foam means an early end.',
          'What they cannot spit out they swallow, so little is right.',
          'A trace for the little ones. It will be swallowed, after all.',
        ],
        'A tiny smear of paste on a small brush',
      ],
      [
        ['Lift the lip', 'Look under the lip'],
        [
          'Plaque likes the edge that is hidden under it.',
          'A finger under the upper lip shows the gum line of the front teeth.',
          'That is where it starts, out of sight.',
        ],
        'A finger lifting the lip of a doll',
      ],
      [
        ['Give it a fixed end', 'Let there be an end'],
        [
          "A song, a sand timer, a count of the crocodile's teeth: everyone can hold out when they know for how long.",
          'Two verses, and then it is over, also when it went badly.',
          'Twenty is a long way when you are two, but it does come.',
        ],
        'A small sand timer on a basin',
      ],
      [
        ['Let them do the last bit', 'Their turn at the end'],
        [
          'Pride needs its turn, and practice has to begin somewhere.',
          'You clean, they polish. Nobody loses face.',
          'It cleans nothing and teaches a lot.',
        ],
        'A child brushing alone',
      ],
    ],
    turn: ['A bad evening is one evening.', 'Tomorrow there is another go, with the same two verses.'],
    asks: ['What is the brushing song in your house?', 'Which trick worked with your toddler?'],
    ends: {
      p: 'Calm and short beats thorough and tearful.',
      a: 'From the first tooth. By an adult.',
      t: 'Supervise after seven as well; coverage lags behind confidence.',
      f: 'You are doing better than you think.',
      h: 'Toothpaste on the mirror counts as progress.',
      i: 'Habits are handed down two minutes at a time.',
      l: 'Soft voice, soft bristles.',
    },
    work: "Parents among your colleagues have often done the hardest negotiation of their day before breakfast. A nine o'clock meeting may be a rest.",
    keep: 'the next bathroom strike',
    send: 'the parents of somebody with four teeth',
    own: [
      {
        about: 'child|kids|toddler',
        kinds: ['service', 'offer', 'price', 'people', 'audience'],
        lead: 'Small patients, small mouths.',
      },
    ],
    pic: {
      ask: 'A small toothbrush with a tiny smear of paste',
      alt: 'A child-size toothbrush with a smear of toothpaste',
    },
    claims: [
      [
        'Brush from first tooth; smear under three, pea from three to six; adult help until at least seven',
        "NHS, children's teeth",
      ],
    ],
  },
  {
    id: 'where-do-you-start',
    format: 'question',
    again: 8,
    emoji: '🧭',
    tags: ['BrushingTips', 'MorningRoutine', 'DailyHabits'],
    title: [
      'Where do you start when you brush your teeth?',
      'Which tooth do you brush first, and which last?',
    ],
    cover: 'Which tooth comes first?',
    gist: [
      'Nearly everyone begins brushing at the same tooth every day, and runs out of patience at the same one. Start somewhere else for a week.',
      'Your brush takes the same route each evening. Where does it begin, and which corner always comes last?',
    ],
    subject: ['Which tooth comes first?', 'Turn your route round'],
    hooks: {
      '*': [
        'You have brushed your teeth some thousands of times. Which one comes first?',
        'Close your eyes and imagine the brush. It is heading for the same tooth as yesterday.',
        'Your brush has a route, and it has not changed in years.',
      ],
      p: 'Most of us brush along a fixed route, and the last stretch gets the least attention.',
      a: 'Begin where you usually stop.',
      t: 'Habitual brushing follows a fixed sequence; coverage tends to drop towards its end and on the inner surfaces.',
      f: 'Be honest: front teeth first, for the mirror?',
      h: 'The front teeth get the applause. The molars do the chewing in silence.',
      i: 'A familiar habit can feel new if you start it from the other end.',
      l: 'One may begin an evening ritual on the quieter side.',
    },
    lines: {
      '*': [
        'Most people brush along the same route every day. Start where you usually stop, and the neglected corner gets the fresh patience.',
        'Right-handers often clean the left side better. Which of yours gets the short end?',
        'Brushing order that leaves nothing out: all the outsides, all the insides, all the tops.',
        'The inner side of the lower front teeth is where tartar likes to settle. It is also where most brushes turn round.',
        'Try the other hand for a week. You will meet teeth that you had forgotten.',
      ],
      h: ['Try brushing with the other hand. It is like having a very willing stranger do it.'],
    },
    scene: [
      'The brush sets off at the upper left, as it has for decades, and by the lower right the mind is already in bed.',
      'Somebody watches you brush for the first time and asks why you begin there. You have no idea.',
    ],
    why: [
      [
        'Routes run by themselves, and the last bit of any route gets what is left of the patience.',
        'Attention is highest in the first half minute, so it pays to change who gets it.',
      ],
    ],
    parts: [
      [
        ['Front teeth first', 'At the front'],
        [
          'The ones that show. Understandable, and they are the easiest to clean.',
          'They get the first paste and the full attention, for the sake of the mirror.',
          "Everyone's favourite, and the easiest to reach.",
        ],
        'A brush on front teeth',
      ],
      [
        ['Back corner first', 'At the back'],
        [
          'Out of sight and hard to reach: those who start there have the hardest bit behind them.',
          "A dentist's favourite, for plain reasons.",
          'Get it over with. You will be less tired by the time it is easy.',
        ],
        'A brush reaching a back corner',
      ],
      [
        ['Wherever the brush lands', 'Wherever it happens to be'],
        [
          'Free spirits should count the four quarters, so that each gets its half minute.',
          'No system at all usually means one corner without a visit.',
          'Then somewhere has been forgotten since last summer.',
        ],
        'A brush hovering in front of a mouth',
      ],
    ],
    turn: [
      'Thirty seconds a quarter, whichever comes first.',
      'Turn the route round for a week and feel with your tongue.',
    ],
    asks: ['Which tooth comes first?', 'Which corner does your brush reach last?'],
    ends: {
      p: 'Four quarters, half a minute each.',
      a: 'Start at the back.',
      t: 'Outer, inner, chewing surfaces: a fixed sequence leaves no gaps.',
      f: 'Watch yourself tonight. You will laugh.',
      h: 'With the other hand it is a different sport altogether.',
      i: 'Small change, fresh attention.',
      l: 'A different beginning.',
    },
    work: 'The last item on an agenda always meets a tired room. Turn the order round now and then, and see what was neglected.',
    keep: 'tonight in front of the mirror',
    send: 'whoever shares your bathroom',
    own: [
      {
        about: 'check.?up|exams?\\b|examin|recall',
        kinds: ['service', 'price', 'process', 'policy', 'offer'],
        lead: 'And the corner that you never reach?',
      },
    ],
    pic: {
      ask: 'A toothbrush lying on the edge of a basin, mirror behind',
      alt: 'A toothbrush on the edge of a basin',
    },
    claims: [
      [
        'People brush in habitual sequences with less time on later and inner surfaces',
        'studies of tooth-brushing behaviour',
      ],
      ['Tartar forms readily behind lower front teeth', 'dental textbook'],
    ],
  },
];
