import type { NewsTexts } from './news-text.ts';

export const enNews: NewsTexts = {
  reading_a_pick: {
    title: 'How to read a pick',
    summary:
      'Probability, odds, expected value, confidence and units: five figures, and what each of them does not say.',
    paragraphs: [
      'A pick names a match, a kind of bet, a side and the odds at the moment it was published. Beside it stands our probability. The odds say what a win pays; the probability says how often we expect one. Only the two together say whether a bet is worth its price.',
      'Expected value puts them into one figure: what a stake would return on average over many like cases. It is small even when it is good, and a single match proves nothing in either direction.',
      'The confidence index is the calibrated probability of winning, leaving out results that give the stake back. It is no second opinion. Unit size is a quarter of what the Kelly formula would stake, rounded to half units and never more than three.',
      'Each pick also names the lowest odds at which it is still worth taking. Below them the price has moved, and passing is the right choice.',
    ],
  },
  proof_before_start: {
    title: 'Why every pick gets a number before its match',
    summary:
      'A record is worth only as much as the certainty that nothing was changed or left out. This is how we give it.',
    paragraphs: [
      'Anyone can show good results by showing only the good ones. That is why our picks are numbered without gaps, day by day, and the number of picks in a batch is public before the first of its matches starts.',
      'With the number we publish a fingerprint: a hash from which nobody can guess the pick, but which fits that pick alone. Once the match has started, the pick is opened and anyone can check that it has this very fingerprint.',
      'A pick that has to be withdrawn before the match, for instance because a starting pitcher changes, does not vanish. It stays in the list with its reason, and we also count what it would have brought.',
    ],
  },
  when_data_is_thin: {
    title: 'When we say nothing',
    summary: 'No forecast is also an answer. These are the cases in which we give one.',
    paragraphs: [
      'At the start of a season a club may have played too few matches for its strength to be told from luck. Then the page says that there is not enough data, what is missing, and after which match it should be there.',
      'A forecast without odds shows probabilities but no pick: whether a bet is worth its price cannot be said without the price. And where our probability and the market agree, the honest answer is to pass. We write down those passes as well.',
      'Forecasts that were computed afterwards, for matches already played, carry that label and stand apart from the record.',
    ],
  },
};
