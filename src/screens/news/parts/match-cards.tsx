import type { DisplayZone } from '../../display-zone.ts';
import { KitsProvider } from '../../team/team-disc.tsx';
import { useBrowserZone } from '../../use-browser-zone.ts';
import type { NewsData } from '../data.server.ts';
import { MatchCard } from './match-card.tsx';

type Article = Extract<NewsData, { kind: 'article' }>;

interface MatchCardsProps extends Pick<Article, 'matches' | 'kits' | 'now'> {
  display: DisplayZone;
}

/** The matches that an article is about, below each other, in the reader's own time. */
export function MatchCards({ matches, kits, display, now }: MatchCardsProps) {
  useBrowserZone(display);
  return (
    <KitsProvider value={kits}>
      <div className="grid content-start gap-4">
        {matches.map((match) => (
          <MatchCard key={match.game.id} match={match} zone={display.zone} now={now} />
        ))}
      </div>
    </KitsProvider>
  );
}
