import type { ProductReviews } from './review-texts.ts'

export const soapReviews: ProductReviews = {
  slug: 'oat-honey-soap-bar',
  name: 'Oat & Honey Soap Bar',
  pending: 2,
  texts: [
    [
      5,
      'The one soap my skin forgives',
      'I have tried a dozen bars for dry hands. This is the first that does not leave them tight by lunchtime. It smells of warm porridge, in the best way.',
      'soap-dish.jpg',
    ],
    [
      5,
      'Outlasts the bottle it replaced',
      'Two of us, every day, and one bar lasted almost seven weeks. Keep it on a dish that drains and it stays hard to the end.',
    ],
    [
      4,
      'Lovely, a little small',
      'Beautiful lather and a gentle scent. I would happily pay for a bigger bar.',
    ],
    [
      5,
      'Kind to a four-year-old',
      'Our daughter gets red patches from most soaps. Three weeks in, nothing. She calls it the biscuit soap.',
    ],
    [5, 'Gift that came back', 'I gave one to my mother, who promptly ordered six and sent me two of them.'],
    [
      3,
      'Good soap, faint scent',
      'It washes well and is soft on the skin, but the honey is gone after the first few days. If you want perfume, this is not it.',
    ],
    [
      5,
      'No more plastic in our shower',
      'Bar for body, bar for hair, done. The paper wrap went straight into the compost.',
    ],
    [
      5,
      'Smooth from first to last',
      'The oats are ground fine enough that it polishes without scratching. Even the last sliver was pleasant to use.',
    ],
    [
      4,
      'Needs a good dish',
      'Left in a puddle it goes soft, so buy the pouch or a slatted dish with it. Otherwise no complaints.',
    ],
    [5, 'Third order', 'I stopped looking for anything else.'],
    [
      5,
      'The lavender one at night',
      'Oat and honey in the morning, lavender in the evening. It has become a small ritual.',
      'soap-lavender.jpg',
    ],
    [
      2,
      'Arrived with a broken corner',
      'The soap itself is fine, but a corner had snapped off on the way. For a present that was a pity.',
    ],
    [
      5,
      'Shaves well, too',
      'Unexpected bonus: with a brush it makes a decent shaving lather. My razor glides.',
    ],
    [4, 'Nice everyday bar', 'Cleans, rinses off easily, does not dry me out. Exactly what it says.'],
    [
      5,
      'My eczema is calmer',
      'Of course everyone is different, but since I switched, the patches on my elbows have settled. I am grateful for the short list of ingredients.',
    ],
    [
      5,
      'Charcoal for the gardener',
      'The charcoal bar takes soil off without a nail brush. The whole family now fights over it.',
    ],
    [5, 'Smells like breakfast', 'Warm, sweet, never sticky. Guests ask about it every time.'],
    [
      1,
      'Not for me',
      'I am sensitive to honey, it turns out. No fault of the soap, but read the label first if you are, too.',
    ],
    [
      4,
      'Good value per wash',
      'More expensive than the supermarket, but it lasts three times as long. I did the sums.',
    ],
    [5, 'Simple and honest', 'You can read every ingredient aloud without stumbling.'],
    [
      5,
      'Even in hard water',
      'We have very hard water and most bars leave a film. This one lathers and rinses clean.',
    ],
    [
      4,
      'Soft lather',
      'Fine, creamy foam rather than big bubbles. It took me two showers to get used to and now I prefer it.',
    ],
    [5, 'The bathroom smells gently of it', 'It sits by the window and makes the whole room nicer.'],
    [
      5,
      'Travels well',
      'Half a bar in a tin came with me for three weeks on the train. No leaks, no liquids bag.',
    ],
    [
      3,
      'Fine, not magic',
      'A good soap. I expected more after all the praise, but there is nothing wrong with it.',
    ],
    [5, 'Worth the switch', 'I was sure I would miss shower gel. I do not.'],
    [
      4,
      'Pretty, practical',
      'Looks lovely on the shelf and does its job. One star off for the scent fading.',
    ],
    [5, 'Our hands after a winter', 'I work outdoors. This and the hand cream got me through January.'],
    [
      5,
      'Good for sensitive faces',
      'I use it on my face as well, with the konjac sponge. No tightness, no spots.',
    ],
    [4, 'Would like a subscription of three', 'One at a time is a bit fiddly, but the soap is excellent.'],
    [5, 'Everyone gets one', 'Our hallway cupboard is full of them for birthdays.'],
    [
      2,
      'Softer than I like',
      'In our damp bathroom it went mushy within two weeks. Pleasant while it lasted.',
    ],
    [5, 'Clean, not squeaky', 'That stripped feeling is gone. I did not know a bar could do this.'],
    [5, 'Back for more', 'Ordered again before the first one was half gone, just in case.'],
    [
      5,
      'A soap to look forward to',
      'Honestly the best part of my morning. I ordered the lavender one next.',
    ],
    [
      3,
      'Scent is stronger than I thought',
      'Quality is great, but a little too sweet for me. I will try the charcoal next time.',
    ],
  ],
}
