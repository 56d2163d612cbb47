import type { ProductReviews } from './review-texts.ts'

export const handWashReviews: ProductReviews = {
  slug: 'refillable-hand-wash',
  name: 'Refillable Hand Wash',
  pending: 2,
  texts: [
    [
      5,
      'The bottle has stayed, the plastic has not',
      'Fourth refill, same glass bottle. The pump still works like new and the eucalyptus wakes me up better than coffee.',
      'hand-wash-sink.jpg',
    ],
    [5, 'Fresh, never sharp', 'Eucalyptus and wild mint without the toothpaste smell. Kitchen approved.'],
    [
      4,
      'Lovely wash, heavy bottle',
      'I like the weight, my children less so. We keep the small one at their basin.',
    ],
    [5, 'Gets rid of garlic', 'I cook every evening. Two pumps and my hands smell of mint, not of dinner.'],
    [4, 'A bit runny', 'Thinner than I am used to, so go easy with the pump. Cleans beautifully.'],
    [
      5,
      'Grapefruit in the guest bathroom',
      'Bright and bitter like the peel, not like sweets. Visitors always ask.',
      'hand-wash-grapefruit.jpg',
    ],
    [
      3,
      'Pump got stuck',
      'After two months the pump stuck. A rinse in hot water fixed it, and support offered me a new one at once.',
    ],
    [5, 'Easy to refill', 'The pouch pours without a funnel. I have not spilled a drop yet.'],
    [5, 'Soft hands in a nursery', 'I wash mine forty times a day. No cracks this winter.'],
    [
      4,
      'Looks expensive, is not',
      'Per refill it costs less than the supermarket brand with the fancy label.',
    ],
    [5, 'Rinses off at once', 'No slippery film. You notice how much water you usually spend.'],
    [
      2,
      'Label came off',
      'The wash is great, but the label peeled off after a few weeks beside the sink. For a bottle meant to last I expected better.',
    ],
    [5, 'One for each sink', 'Started with one. There are four now.'],
    [
      4,
      'Good, please add a lavender',
      'Both scents are lovely. A calmer one for the evening would make it perfect.',
    ],
    [5, 'Mild enough for the little ones', 'No tears over washing hands any more. They like the pump.'],
    [5, 'My plumber asked where I got it', 'That has never happened to me before.'],
    [
      1,
      'Bottle broke in the post',
      'Packed in paper only and it arrived in pieces. The replacement came quickly, but still.',
    ],
    [5, 'Scent stays for a minute', 'Just long enough to enjoy, then gone before you touch food.'],
    [4, 'Does what it should', 'Clean hands, less plastic. I would love a larger pouch.'],
    [5, 'A small luxury', 'It is only soap, and yet.'],
    [5, 'Works for gardeners', 'Takes off soil and sap without scrubbing. Grapefruit wins.'],
    [
      3,
      'Nice but pricey at first',
      'The first bottle is an investment. The refills make up for it over time, so three stars now and maybe five next year.',
    ],
    [
      5,
      'The refill smells the same as the first',
      'With other brands the refill was always a cheaper mix. Not here.',
    ],
    [4, 'Very happy so far', 'Two weeks in: the pump is smooth, the scent is gentle, the family is pleased.'],
    [5, 'Finally no plastic bottles', 'We have counted: seven bottles saved this year.'],
  ],
}

export const candleReviews: ProductReviews = {
  slug: 'soy-candle',
  name: 'Soy Candle',
  pending: 1,
  texts: [
    [
      5,
      'Fig leaf after rain',
      'It fills the room without shouting. The wooden wick crackles very softly.',
      'candle-evening.jpg',
    ],
    [
      5,
      'Burned for more than forty hours',
      'I kept count out of curiosity: forty-three hours, evenly to the edge.',
    ],
    [
      4,
      'Trim the wick',
      'It smoked a little until I read the card and trimmed the wick. Since then perfect.',
    ],
    [5, 'The tumbler is a toothbrush mug now', 'Washed out with hot water and it has a second life.'],
    [
      3,
      'Cedar is very quiet',
      'Nice candle, but I barely notice the cedar in a large room. In the bathroom it is just right.',
    ],
    [5, 'Vanilla for people who hate vanilla', 'More like the pod than like pudding.'],
    [4, 'Beautiful present', 'Arrived well packed and looked far more expensive than it was.'],
    [5, 'No headache', 'Scented candles usually give me one within minutes. This one does not.'],
    [
      2,
      'Went out by itself',
      'The wick drowned on the second evening. I poured off some wax and it recovered, but that should not happen.',
    ],
    [5, 'An evening in a jar', 'Lights off, candle on, book open.'],
    [4, 'Fig is back in our living room', 'Same lovely scent as last winter. I only wish it came larger.'],
  ],
}

export const diffuserReviews: ProductReviews = {
  slug: 'reed-diffuser',
  name: 'Reed Diffuser',
  pending: 0,
  texts: [
    [
      4,
      'A hallway that smells of fig',
      'Subtle, steady and still going after ten weeks. Turn the reeds once a week and it comes back to life.',
    ],
  ],
}
