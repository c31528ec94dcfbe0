import type { NewsTexts } from './news-text.ts';

export const enNews: NewsTexts = {
  reading_a_pick: {
    title: 'How to read a pick',
    summary:
      'Probability, odds, expected value, confidence and units: five figures, and what each of them tells you.',
    paragraphs: [
      'A pick names a match, a bet type, a side and the odds at the moment of publication. Our probability is shown next to it. The odds tell you what a win pays; the probability tells you how often we expect one. You need both to judge whether a bet is worth it.',
      'Expected value combines them into one figure: what a stake would return on average over many similar bets. Even a good expected value is small, and a single match proves nothing either way.',
      'The confidence index is the calibrated probability of winning, pushes left out. It is not a second opinion. Unit size is a quarter of the Kelly stake, rounded to 0.1 of a unit and never more than 3 units.',
      'Each pick also shows the lowest odds at which it is still worth taking. If the odds have fallen below that, skip the bet.',
    ],
  },
  proof_before_start: {
    title: 'Why every pick gets a number before its match',
    summary: 'A record is only worth something if nothing was changed or left out. This is how we prove it.',
    paragraphs: [
      'Anyone can look good by showing only the winners. That is why we number our picks without gaps, day by day, and publish the number of picks in a batch before its first match starts.',
      'With the number we publish a fingerprint: a hash that doesn’t reveal the pick but matches only that pick. Once the match has started, the pick is published and anyone can check that it has the same fingerprint.',
      'If a pick has to be withdrawn before the match, for example because the starting pitcher changes, it doesn’t disappear. It stays in the list with its reason, and we still count how it would have ended.',
    ],
  },
  when_data_is_thin: {
    title: 'When we make no forecast',
    summary: 'Sometimes the honest answer is no forecast. These are the cases.',
    paragraphs: [
      'Early in a season a team may have played too few matches to tell its strength from luck. The page then says that there is not enough data, what is missing, and after which match we expect to have it.',
      'Without odds, a forecast shows probabilities but no pick, because the value of a bet depends on its odds. And if our probability and the market agree, the right answer is no bet. We record those cases as well.',
      'Forecasts that were calculated afterwards, for matches already played, are marked as such and kept apart from the record.',
    ],
  },
};
