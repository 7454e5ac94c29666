// Brushing, spitting and what goes between the teeth.
import type { Idea } from '../../library/idea.ts';
import { NO_SMALL_TEETH } from './kinds.ts';

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
        'The glass of water beside your basin undoes part of the brushing.',
        'You brush for two minutes, then rinse most of the toothpaste down the {plughole|drain}.',
        'Do you rinse your mouth after brushing? Try leaving that out.',
      ],
      p: 'A small change at the basin makes your toothpaste more useful.',
      a: 'Spit, do not rinse.',
      t: 'Fluoride works by staying on the tooth surface. A rinse with water takes most of it away.',
      f: 'Tonight, after brushing, leave the glass where it is.',
      h: 'You pay for toothpaste and then rinse it away. The drain has excellent teeth.',
      i: 'A good habit can get better by leaving something out: here it is the rinse.',
      l: 'After brushing, leave the toothpaste where it is.',
    },
    lines: {
      '*': [
        'After brushing: spit out the foam, do not rinse. The thin film that stays behind is what you brushed for.',
        'Rinsing with water straight after brushing washes away the fluoride. Skip the glass, and wipe your chin instead.',
        'Mouthwash straight after brushing? Better at another time of day, because it can replace the stronger fluoride in the paste.',
        'Not rinsing after brushing feels odd for a week. After that, rinsing feels odd.',
        'Children can learn it too: spit, and no drinking from the {tap|faucet} after.',
      ],
      h: ['The glass by the basin can hold the toothbrushes. No need to rinse.'],
    },
    scene: [
      'Two minutes of careful brushing, one mouthful of water, and the fluoride is gone.',
      'The {tap|faucet} is running before the brush is out of the mouth. Most of us learnt to rinse at the age of four.',
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
        ['Spit out the foam', 'Spit, and leave it at that'],
        [
          'The foam may go. What clings to the teeth is enough.',
          'Lean over, spit twice, done. Nothing needs to be swallowed.',
          'What stays behind as a film is the part that works.',
        ],
        'Foam going down a basin',
      ],
      [
        ['Do not rinse with water', 'No water after brushing'],
        [
          'Even a small sip counts as a rinse.',
          'If the taste is strong, use a little less paste rather than water.',
          'If it tastes too strong, use a little less tomorrow.',
        ],
        'A full glass pushed aside',
      ],
      [
        ['Use mouthwash at another time', 'Keep mouthwash for after lunch'],
        [
          'At midday, for example, and not on top of fresh toothpaste.',
          'At a different time it adds something; right after brushing it takes something away.',
          'At noon it is fine. Straight after the brush it thins the paste.',
        ],
        'A bottle of mouthwash put back on the shelf',
      ],
    ],
    turn: ['It is an improvement that saves you a step.', 'It is the rare good habit that means doing less.'],
    asks: ['Do you rinse after brushing?', 'Who taught you to brush, and was there a glass?'],
    ends: {
      p: 'Try not rinsing for a week; after that it feels normal.',
      a: 'Brush, spit, leave.',
      t: 'Toothpaste left on the teeth works; rinsed away it cannot.',
      f: 'Tell the children. They will love being told not to rinse.',
      h: 'The drain has had enough fluoride.',
      i: 'Do a little less at the basin, and your teeth get more.',
      l: 'Let the toothpaste stay overnight.',
    },
    keep: 'tonight at the basin',
    send: 'the person who always rinses twice',
    own: [
      {
        about: 'hygienist|prevent|fluoride',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'Good habits are what prevention is about.',
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
      'Keep orange juice and your toothbrush half an hour apart. Brush first, or wait.',
    ],
    subject: ['Brush before the juice', 'Half an hour for your enamel'],
    hooks: {
      '*': [
        'Orange juice, then straight to the toothbrush: that is the wrong way round.',
        'You drink your juice, brush and run for the bus. Swap the first two.',
        'Acid softens your teeth for a while. Give them time before you brush.',
      ],
      p: 'The order of breakfast and brushing matters more than most people think.',
      a: 'Do not brush straight after something sour.',
      t: 'Acid dissolves minerals from the enamel surface; saliva returns them, given about half an hour.',
      f: 'Do you have juice and then brush? There is an easy swap.',
      h: 'Enamel gets over a lemon by itself. The brush should stay out of it for half an hour.',
      i: 'A kinder morning for your teeth takes only a different order.',
      l: 'Breakfast first, a quiet half hour, then the toothbrush.',
    },
    lines: {
      '*': [
        'After juice, fruit or wine, give your teeth about half an hour before you brush. Saliva needs that time to do its part.',
        'Short of time in the morning? Brush before breakfast. Then the order takes care of itself.',
        'Water after something sour is a good idea straight away. It thins the acid, and it needs no brush.',
        'Sipping a sour drink all morning is harder on enamel than drinking it with a meal.',
        'Sparkling water with lemon counts as sour. Plain sparkling hardly does.',
      ],
      h: ['Brushing right after grapefruit: very disciplined, at the worst possible time.'],
    },
    scene: [
      'Grapefruit, coffee, and then a dash to the bathroom, because the mouth feels sticky.',
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
        ['Brush before breakfast', 'Brush first, then eat'],
        [
          'The film from the night is gone, and fluoride is in place before the juice arrives.',
          'The simplest answer for anyone who has to catch a train.',
          'Then there is fluoride on the teeth before anything sour is.',
        ],
        'A toothbrush beside an unset breakfast table',
      ],
      [
        ['Or wait half an hour to brush', 'Or give saliva time to work'],
        [
          'Dress, pack the bag, find the keys, then brush.',
          'A kitchen timer or the morning news will do as a clock.',
          'Half an hour is enough to find your keys and your shoes.',
        ],
        'A kitchen clock',
      ],
      [
        ['Rinse with plain water meanwhile', 'Have some water while you wait'],
        [
          'It thins out what is left of the juice and feels fresh enough.',
          'A few mouthfuls, swilled about, ease the wait.',
          'It takes the sour away and does not rub.',
        ],
        'A glass of water beside fruit',
      ],
      [
        ['Have sour things with meals', 'Do not sip sour drinks all day'],
        [
          'All at once is kinder than little sips until noon.',
          'The number of times counts as well as the amount.',
          'A glass with breakfast is over in minutes. A bottle on the desk lasts all day.',
        ],
        'A glass of juice next to a plate',
      ],
    ],
    turn: ['Nobody has to give up oranges.', 'The oranges may stay on the table.'],
    asks: [
      'Before or after breakfast: when do you brush?',
      'What is the sourest thing on your breakfast table?',
    ],
    ends: {
      p: 'Changing the order costs nothing.',
      a: 'Toothbrush first, juice second.',
      t: 'Softened enamel wears under the brush; give it half an hour to recover.',
      f: 'Try brushing before breakfast tomorrow.',
      h: 'Orange juice straight after mint is its own punishment, so leave a gap there too.',
      i: 'The same morning in another order, and kinder to your teeth.',
      l: 'An unhurried breakfast is good for teeth.',
    },
    keep: 'tomorrow at breakfast',
    send: 'the one who presses oranges every morning',
    own: [
      {
        about: 'sensitiv|enamel|erosion',
        kinds: ['service', 'product', 'price'],
        lead: 'Do your teeth already tingle with cold or sour things?',
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
        'A streak of pink in the basin, and from then on you brush around that spot.',
        'Do your gums bleed when you brush? Most people then avoid the spot, and that makes it worse.',
        'Gums often bleed in the place the brush has been missing.',
      ],
      p: 'Bleeding when you brush is a common sign, and it is often misread.',
      a: 'Do not brush around the spot that bleeds. Clean it.',
      t: 'Plaque at the gum margin leads to inflammation, and inflamed gums bleed at a touch.',
      f: 'Did the pink foam give you a fright? Here is what it often means.',
      h: 'If you avoid the sore spot, plaque has the place to itself.',
      i: 'Gums often recover when the cleaning reaches them.',
      l: 'Gums want a brush that is both gentle and thorough.',
    },
    lines: {
      '*': [
        'Gums that bleed when brushed are often inflamed by plaque. Keep cleaning there, softly, and ask a dentist to look.',
        'A soft brush held at an angle to the gum line does more for bleeding gums than a hard one used less.',
        'First week with floss and the gums bleed a little? That often settles as they get healthier. If it does not, have it checked.',
        'Bleeding gums are a reason to make an appointment, even when nothing hurts.',
        'A week of gentle cleaning usually makes a difference that you can see in the basin.',
      ],
      h: ['Gums cannot write. Pink foam is the nearest they get to a letter.'],
    },
    scene: [
      'You spit, you see pink, and for the rest of the week you leave that corner in peace.',
      'It does not hurt, it only shows in the basin, so it goes on the list of things to watch and stays there.',
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
        ['Use a soft brush', 'Take soft bristles for sore gums'],
        [
          'Bristles that bend reach under the edge without scratching it.',
          'Hard ones bruise; they do not clean better.',
          'They get under the edge and hurt nothing.',
        ],
        'A soft brush bent against a thumb',
      ],
      [
        ['Brush along the gum line', 'Brush the edge of the gum as well'],
        [
          'Half of the bristles on the tooth, half on the gum, small circles.',
          'The gum line is where plaque likes to sit, so start there.',
          'Small circles where tooth and gum meet. It may bleed for some days.',
        ],
        'A brush angled at a model of teeth',
      ],
      [
        ['Clean between the teeth as well', 'Use floss or a little brush too'],
        [
          'Most inflammation begins where no bristle gets to.',
          'A little interdental brush or floss once a day reaches the rest.',
          'That is where most of it begins.',
        ],
        'An interdental brush between model teeth',
      ],
      [
        ['Ask a dentist to have a look', 'Book a check for your gums'],
        [
          'A professional can tell plaque from causes that need other help.',
          'Tartar sits too firmly for any brush at home.',
          "Tartar has to come off with a professional's tools.",
        ],
        'A dental mirror on a tray',
      ],
    ],
    turn: [
      'Gums complain early, which is a help.',
      'Bleeding gums are an early sign that costs no pain. Use it.',
    ],
    asks: [
      'Did you know that avoiding the spot makes it worse?',
      'What did you do the last time you saw pink?',
    ],
    ends: {
      p: 'Use a soft brush tonight and make an appointment this month.',
      a: 'Brush the spot gently and have it checked.',
      t: 'Early gum inflammation can often be reversed with thorough cleaning; later stages need treatment.',
      f: 'Nobody should be scolded for coming late with sore gums.',
      h: 'The foam is not supposed to match the towels.',
      i: 'The spot you avoid is the one to look after.',
      l: 'Brush with a light hand, every day.',
    },
    keep: 'the next time your gums bleed',
    send: 'someone who brushes around a sore spot',
    own: [
      {
        about: 'hygienist|gum|periodon|scale and polish|cleaning',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'For gums that need some help.',
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
      'Floss for tight gaps, little brushes for wider ones. Start so small that you will still be doing it in March.',
    ],
    subject: ['Start with two teeth', 'The sides your brush never sees'],
    hooks: {
      '*': [
        'Floss lives in a great many bathroom cabinets. It rarely gets out.',
        'Smell the floss after your back teeth, once, and nobody need persuade you again.',
        'A tooth has five sides, and your toothbrush reaches three of them.',
      ],
      p: 'A toothbrush leaves out the surfaces where teeth touch each other.',
      a: 'Clean between your teeth once a day. Before brushing.',
      t: 'Each tooth has five surfaces. Bristles reach three of them well.',
      f: 'When did you last use the floss in your bathroom cabinet?',
      h: 'Two weeks before a check-up everybody starts to floss. Dentists can tell.',
      i: 'To begin with floss, do two teeth. You need not start with the whole mouth.',
      l: 'A clean gap between two teeth is the finest work, where no one looks.',
    },
    lines: {
      '*': [
        'A toothbrush cannot reach where teeth touch. That is what floss and interdental brushes are for, once a day.',
        'Start with two teeth a night. After a week you will be doing six without noticing, because stopping at two feels silly.',
        'Clean between the teeth before you brush. Then the fluoride gets in there as well.',
        'Interdental brushes come in several widths, and most mouths need more than one. Ask a hygienist to measure.',
        'Floss two gaps tonight. Habits start small.',
      ],
      h: [
        '"How often do you floss?" is the only question in medicine that everybody answers in the same tone of voice.',
      ],
    },
    scene: [
      'A reel of floss, bought with good intentions, lies behind the {plasters|bandages}.',
      'It is late, you have brushed, and winding floss round two fingers is one thing too many.',
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
        ['Floss or little brushes? Try both', 'Choose by the size of the gap'],
        [
          'Floss or tape for tight places, small brushes where there is room.',
          'Light resistance is right; forcing it is a sign of the wrong size.',
          'If a brush slides in with a little resistance, it is the one. If not, use floss.',
        ],
        'Floss and several interdental brushes side by side',
      ],
      [
        ['Clean in between before you brush', 'Floss first, then brush'],
        [
          'The loosened bits get brushed away, and the paste reaches the sides.',
          'Put the little brush in the cup with the big one, so that you see it first.',
          'What you loosen is then brushed away as well.',
        ],
        'An interdental brush placed beside a toothbrush',
      ],
      [
        ['Curve the floss round the tooth', 'Slide it up and down each side'],
        [
          'Guide it along each side, close to the tooth.',
          'Sawing straight at the gum hurts and cleans nothing.',
          'Like drying your back with a towel, only smaller.',
        ],
        'Floss curved around a model tooth',
      ],
      [
        ['Begin with the back teeth', 'Do the last two molars first'],
        [
          'The last two molars need it most and get it least.',
          "Start where it is difficult and the front is child's play.",
          'That is where your dinner is.',
        ],
        'A mirror showing back teeth of a model',
      ],
      [
        ['Floss on the sofa if you like', 'Keep the floss where you sit'],
        [
          'With the news on it works as well as in front of a mirror.',
          'Nothing says that you must do it standing up.',
          'It takes less than half an episode.',
        ],
        'A reel of floss on a sofa table',
      ],
    ],
    turn: ['Floss two teeth tonight. That is all for a start.', 'A small start beats a large intention.'],
    asks: ['Floss, little brushes or neither: what do you use?', 'What finally got you to floss?'],
    ends: {
      p: 'Cleaning between the teeth once a day is enough.',
      a: 'Floss first, then brush.',
      t: 'The size is right when it fills the gap without being pushed.',
      f: 'If you skip an evening, just go on with the next.',
      h: 'Your hygienist knows already. It is nice to surprise them.',
      i: 'Two gaps tonight, and all of them in a month.',
      l: 'A thread and one quiet minute before bed.',
    },
    keep: 'tonight, next to your toothbrush',
    send: 'someone whose floss is still sealed',
    own: [
      {
        about: 'hygienist|interdental|floss|prevent',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'Not sure which size fits your gaps?',
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
    cover: 'Why the evening brush counts',
    gist: [
      'At night the mouth makes hardly any saliva, and saliva is what protects your teeth by day. That is why brushing before bed counts so much.',
      'Saliva protects your teeth all day and nearly stops at night. What is left on the teeth then has hours to itself.',
    ],
    subject: ['Brush last thing at night', 'At night your mouth dries'],
    hooks: {
      '*': [
        'While you sleep, saliva stops protecting your teeth.',
        'If you had to skip one brushing of the day, which would it be? Not the one before bed.',
        'Going to bed without brushing leaves your supper on your teeth for eight hours.',
      ],
      p: 'Of the two brushings a day, the one before bed has a special job.',
      a: 'Never skip the evening brush.',
      t: "Salivary flow falls close to zero during sleep, and with it the mouth's ability to neutralise acid.",
      f: 'Fell asleep on the sofa again without brushing?',
      h: 'Bacteria work nights. They are very reliable.',
      i: 'Two minutes of brushing before bed protect your teeth for eight hours.',
      l: 'The evening ends well with clean teeth.',
    },
    lines: {
      '*': [
        'Saliva protects your teeth by day and nearly stops by night. That is why brushing before bed counts so much.',
        'After the evening brush, only water. A {biscuit|cookie} at midnight stays with your teeth until morning.',
        'Brush after supper rather than at midnight if you tend to fall asleep on the sofa. Early and done beats late and skipped.',
        'Waking with a dry mouth every morning? Mention it at your next check-up; some medicines and breathing through the mouth can do that.',
        'Brush after the last glass of milk and not before. For small children it counts double.',
      ],
      h: ['The tooth fairy works nights as well, but she is better paid.'],
    },
    scene: [
      'The film was long, the blanket is warm, and your toothbrush seems further away than it was this morning.',
      'It is half past eleven, you have one shoe off, and you think that skipping it once cannot hurt.',
    ],
    why: [
      [
        'Saliva rinses, thins acid and returns minerals to the tooth. Asleep, you make very little of it.',
        'By day the mouth is washed all the time. After lights out that stops for hours.',
      ],
      [
        'Sugar that is still on your teeth then turns to acid, with nothing to thin it.',
        'What would be gone by noon stays on your teeth until dawn.',
      ],
    ],
    parts: [
      [
        ['By day, saliva protects your teeth', 'In the daytime your mouth cleans itself'],
        [
          'Chewing, talking and drinking keep it flowing.',
          'It buffers acid, brings calcium and washes crumbs away, all unnoticed.',
          'Each swallow rinses, and each bite makes more of it.',
        ],
        'A glass of water on a desk',
      ],
      [
        ['At night saliva hardly flows', 'Asleep, your mouth dries out'],
        [
          'That is why mouths feel dry at six in the morning.',
          'The glands rest when you do.',
          'What is left between your teeth stays there for eight hours.',
        ],
        'A dark bedroom window',
      ],
      [
        ['So brush last thing at night', 'So go to sleep with fluoride on'],
        [
          'Fluoride stays on the teeth for hours, undisturbed by food.',
          'Nothing rinses it off between then and breakfast.',
          'It protects your teeth while you sleep.',
        ],
        'A bathroom light switched off',
      ],
    ],
    turn: ['After brushing, no more food.', 'After brushing, drink only water.'],
    asks: [
      'When do you brush in the evening?',
      'Do you fall asleep on the sofa? How do you manage to brush?',
    ],
    ends: {
      p: 'Brush before you are tired.',
      a: 'Brush, then bed, and nothing in between.',
      t: 'Little saliva, much time: that is why the night matters.',
      f: 'Put your toothbrush where you will trip over it.',
      h: 'What you eat at midnight your teeth still have at breakfast.',
      i: 'A good morning starts with the brush at night.',
      l: 'The day closes with a clean mouth.',
    },
    keep: 'tonight, before the sofa',
    send: 'someone who sleeps in front of the television',
    own: [
      {
        about: 'dry mouth|grind|night ?guard|splint',
        kinds: ['service', 'product', 'price'],
        lead: 'Do you grind your teeth at night, too?',
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
      'With a motor or without: two minutes and the gum line matter more than the handle.',
    ],
    subject: ['Electric or by hand?', 'The brush you really use'],
    hooks: {
      '*': [
        'Electric or manual: in many bathrooms both kinds of toothbrush share a cup.',
        'Which toothbrush do you take {on holiday|on vacation}, the electric or the manual one?',
        'Electric or manual, brushing takes two minutes.',
      ],
      p: 'Both kinds of toothbrush can keep teeth clean; they ask different things of you.',
      a: 'Choose either. Then use it for two minutes.',
      t: 'Oscillating brushes remove somewhat more plaque on average; technique and time explain most of the rest.',
      f: 'Team electric or team elbow grease?',
      h: 'An electric toothbrush with a flat battery is a manual one with ambitions.',
      i: 'The right toothbrush is the one you like to use.',
      l: 'A plain handle or a quiet motor: both can clean well.',
    },
    lines: {
      '*': [
        'Electric: the motor moves, you only guide it.\nManual: you move, so the technique is yours.\n\nTwo minutes for both. Which one is in your cup?',
        'An electric toothbrush should glide, not scrub. Hold it still for a moment on each tooth and let it work.',
        'Pressing too hard? Hold a manual toothbrush with three fingers, like a pencil. Scrubbing becomes almost impossible.',
        'Bristles that splay outwards are finished, whichever brush they are on. Three months is a common lifetime.',
        'Change the head of your toothbrush when it looks like a palm tree, whatever the calendar says.',
      ],
      h: ['Nothing sounds as loud as an electric toothbrush in a tent.'],
    },
    scene: [
      'At one side of the basin a toothbrush hums for exactly two minutes. At the other side somebody hums along.',
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
        'The electric toothbrush',
        [
          'Keeps time, moves evenly and often warns when you press. It needs a charger and new heads.',
          'Kind to stiff hands, as the motor does the work.',
          'It counts and moves for you, and warns you when you press.',
        ],
        'An electric brush switched on',
      ],
      [
        'The manual toothbrush',
        [
          'Cheap, silent, fits in any bag, and leaves the technique to you.',
          'Small circles and a light grip do it. No cable, no battery, no beeping.',
          'No cable and no noise. It cleans as well as your hand guides it.',
        ],
        'A hand making small circles with a manual brush',
      ],
    ],
    turn: [
      'Soft bristles, small head, two minutes: that holds for both.',
      'Change the head before it looks like a hedgehog after a storm.',
    ],
    asks: ['Electric or manual: which one is in your cup?', 'What made you switch toothbrushes?'],
    ends: {
      p: 'Ask at a check-up which toothbrush suits your mouth.',
      a: 'Two minutes with either one.',
      t: 'Time, pressure and reaching every side: the motor helps with the first two.',
      f: 'Fans of both are welcome here.',
      h: 'Is the battery flat? You still have an arm.',
      i: 'Keep the toothbrush you like to use.',
      l: 'Light in the hand, and thorough in the corners.',
    },
    keep: 'the day you need a new brush',
    send: 'the other user of your bathroom',
    own: [
      {
        about: 'hygienist|brush',
        kinds: ['service', 'product', 'offer', 'price'],
        lead: 'A good technique is best shown in your own mouth.',
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
        'Your two-year-old keeps the mouth shut when you brush. What now?',
        'A toothbrush, a toddler, and only one of you can win.',
        'How do you brush the teeth of a child who will not open up?',
      ],
      p: "Brushing a young child's teeth is mostly a matter of where you stand.",
      a: 'Brush for your child until about the age of seven.',
      t: 'Fine hand control for thorough brushing develops around school age. Until then an adult does it.',
      f: 'Do you fight over the toothbrush every evening? A few things that help.',
      h: 'It can hold a crayon, a snail and a grudge, but no toothbrush.',
      i: 'A calm minute of brushing in the evening can become a habit for life.',
      l: 'The smallest teeth deserve the steadiest hand.',
    },
    lines: {
      '*': [
        'Stand behind your child to brush their teeth, as a barber would. You see better, and the head has something to lean on.',
        'A smear of toothpaste is enough for a toddler, a pea for an older child. The stripe in the adverts is for looks.',
        "Brush together, then swap: they do yours, you do theirs. Nobody checks a parent's molars as strictly as a three-year-old.",
        'Children need help with brushing until about seven. If they cannot yet tie a bow, they cannot yet reach the back.',
        "Brush the teddy bear's teeth first. Bears never mind.",
      ],
      h: ['A toddler will eat sand, but mint toothpaste is too much.'],
    },
    scene: [
      'Pyjamas on, a story promised, and the lips stay pressed together.',
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
        ['Stand behind and cradle the head', "Hold your child's head from behind"],
        [
          'Under the chin with one hand, brush with the other, both looking into the mirror.',
          'Very small ones can lie across your lap instead.',
          'You see more, and your child cannot turn away.',
        ],
        'A parent standing behind a child at a mirror',
      ],
      [
        ['A smear of paste, later a pea', 'Use less paste than in the adverts'],
        [
          'More paste means more foam, and foam means an early end.',
          'What they cannot spit out they swallow, so little is right.',
          'A trace for the little ones. They will swallow it, after all.',
        ],
        'A tiny smear of paste on a small brush',
      ],
      [
        ['Lift the lip to see the gums', 'Look under the upper lip'],
        [
          'Plaque likes the edge that is hidden under it.',
          'A finger under the upper lip shows the gum line of the front teeth.',
          'Decay starts there, out of sight.',
        ],
        'A finger lifting the lip of a doll',
      ],
      [
        ['Sing the same song each time', 'Say when brushing will be over'],
        [
          'A song, a sand timer or a count: children can hold out when they know how long it takes.',
          'Two verses, and then stop, also when it went badly.',
          'Count to twenty together. It feels long when you are two.',
        ],
        'A small sand timer on a basin',
      ],
      [
        ['Let them do the last bit', 'Let your child brush last'],
        [
          'Pride needs its turn, and practice has to begin somewhere.',
          'You clean, they polish. Both have had their turn.',
          'It cleans little and teaches a lot.',
        ],
        'A child brushing alone',
      ],
    ],
    turn: ['One bad evening is only one evening.', 'Tomorrow you try again, with the same song.'],
    asks: ['What is the brushing song in your house?', 'Which brushing trick worked with your toddler?'],
    ends: {
      p: 'Short and calm is better than thorough and tearful.',
      a: 'Brush from the first tooth, and do it yourself.',
      t: 'Look in after seven as well; children miss the back.',
      f: 'You are doing better than you think.',
      h: 'Toothpaste on the mirror counts as progress.',
      i: 'Good habits start two minutes at a time.',
      l: 'A soft voice and soft bristles.',
    },
    keep: 'the next fight over the toothbrush',
    send: 'the parents of somebody with four teeth',
    own: [
      {
        about: 'child|kids|toddler',
        kinds: ['service', 'offer', 'price', 'people', 'audience'],
        lead: 'Small patients are welcome.',
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
    unless: NO_SMALL_TEETH,
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
      'Your toothbrush takes the same route each evening. Where does it begin, and which corner always comes last?',
    ],
    subject: ['Which tooth comes first?', 'Brush in another order'],
    hooks: {
      '*': [
        'You have brushed your teeth some thousands of times. Which one comes first?',
        'Close your eyes and brush in your mind. Do you start at the same tooth as yesterday?',
        'Your toothbrush takes the same way round every evening.',
      ],
      p: 'Most of us brush along a fixed route, and the last stretch gets the least attention.',
      a: 'Begin to brush where you usually stop.',
      t: 'Habitual brushing follows a fixed sequence; coverage tends to drop towards its end and on the inner surfaces.',
      f: 'Be honest: do you brush the front teeth first, for the mirror?',
      h: 'The front teeth get the applause. The molars do the chewing.',
      i: 'A familiar habit can feel new if you start it from the other end.',
      l: "Start tonight's brushing on the other side.",
    },
    lines: {
      '*': [
        'Most people brush along the same route every day. Start where you usually stop, and the neglected corner gets the fresh patience.',
        'Right-handers often clean the left side of their teeth better. Which side of yours gets less?',
        'Brushing order that leaves nothing out: all the outsides, all the insides, all the tops.',
        'The inner side of the lower front teeth is where tartar likes to settle. It is also where most brushes turn round.',
        'Brush with the other hand for a week. You will meet teeth that you had forgotten.',
      ],
      h: ['Brushing with the other hand feels as if a willing stranger did it.'],
    },
    scene: [
      'The brush starts at the upper left, as it has for decades, and by the lower right you are already thinking of bed.',
      'Somebody watches you brush for the first time and asks why you begin there. You have no idea.',
    ],
    why: [
      [
        'We brush by habit, and the last bit gets what is left of our patience.',
        'You take most care in the first half minute, so change which teeth get it.',
      ],
    ],
    parts: [
      [
        ['Front teeth first', 'You start at the front'],
        [
          'The ones that show. Understandable, and they are the easiest to clean.',
          'They get the first paste and the full attention, for the sake of the mirror.',
          'They show, and they are easy to reach.',
        ],
        'A brush on front teeth',
      ],
      [
        ['Back teeth first', 'You start at the back'],
        [
          'They are hard to reach, and you have the hardest bit behind you.',
          'Dentists like that, for plain reasons.',
          'You are less tired by the time it gets easy.',
        ],
        'A brush reaching a back corner',
      ],
      [
        ['Wherever the brush lands first', 'You start somewhere else every day'],
        [
          'Then count the four quarters, so that each gets its half minute.',
          'No order at all usually means one corner without a visit.',
          'Then check that no corner is forgotten.',
        ],
        'A brush hovering in front of a mouth',
      ],
    ],
    turn: [
      'Brush thirty seconds a quarter, whichever comes first.',
      'Change the order for a week, and feel with your tongue.',
    ],
    asks: ['Which tooth do you brush first?', 'Which corner does your brush reach last?'],
    ends: {
      p: 'Four quarters of the mouth, half a minute each.',
      a: 'Start brushing at the back.',
      t: 'Outside, inside, top: a fixed order leaves no gaps.',
      f: 'Watch yourself brush tonight. You will laugh.',
      h: 'Brushing with the other hand is a different sport.',
      i: 'A small change, and the last corner gets clean as well.',
      l: 'Begin at the other end tonight.',
    },
    keep: 'tonight in front of the mirror',
    send: 'whoever shares your bathroom',
    own: [
      {
        about: 'check.?up|exams?\\b|examin|recall',
        kinds: ['service', 'price', 'process', 'policy', 'offer'],
        lead: 'Which corner do you never reach?',
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
