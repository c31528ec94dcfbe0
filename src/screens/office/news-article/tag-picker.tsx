import { useEffect, useState } from 'react';
import { newsTagsContract } from '#api/office/news-tags.contract.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOffice } from '../frame/office-context.ts';
import type { Article } from './data.server.ts';

type Tags = Pick<Article, 'teams' | 'games'>;

const SEARCH_AFTER_MS = 250;

interface TagPickerProps {
  tags: Tags;
  onChange: (tags: Tags) => void;
}

/** The teams and games that an article is about: those that are chosen, and a search by any of their names. */
export function TagPicker({ tags, onChange }: TagPickerProps) {
  const { t } = useLanguage<'office-news'>();
  const { zone } = useOffice();
  const [typed, setTyped] = useState('');
  const found = useFound(typed.trim());
  const teamName = (team: Tags['teams'][number]) => `${team.name} · ${team.league}`;
  const gameName = (game: Tags['games'][number]) =>
    `${formatDate(game.start_at, zone)} ${game.home} – ${game.away} · ${game.league}`;
  const isNew = (all: readonly { id: string }[]) => (one: { id: string }) =>
    all.every(({ id }) => id !== one.id);
  const without = <Tag extends { id: string }>(all: readonly Tag[], gone: Tag) =>
    all.filter(({ id }) => id !== gone.id);
  return (
    <div className="grid gap-3">
      <TagList
        verb={t('office-news.tags.drop')}
        items={[
          ...tags.teams.map((team) => ({
            id: team.id,
            name: teamName(team),
            action: () => onChange({ ...tags, teams: without(tags.teams, team) }),
          })),
          ...tags.games.map((game) => ({
            id: game.id,
            name: gameName(game),
            action: () => onChange({ ...tags, games: without(tags.games, game) }),
          })),
        ]}
      />
      <TextField
        label={t('office-news.tags.search')}
        hint={t('office-news.tags.hint')}
        type="search"
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div aria-live="polite">
        {found === null ? null : (
          <TagList
            verb={t('office-news.tags.add')}
            empty={t('office-news.tags.none')}
            items={[
              ...found.teams.filter(isNew(tags.teams)).map((team) => ({
                id: team.id,
                name: teamName(team),
                action: () => onChange({ ...tags, teams: [...tags.teams, team] }),
              })),
              ...found.games.filter(isNew(tags.games)).map((game) => ({
                id: game.id,
                name: gameName(game),
                action: () => onChange({ ...tags, games: [...tags.games, game] }),
              })),
            ]}
          />
        )}
      </div>
    </div>
  );
}

interface TagListProps {
  verb: string;
  empty?: string;
  items: readonly { id: string; name: string; action: () => void }[];
}

function TagList({ verb, empty, items }: TagListProps) {
  const { label } = usePunctuation();
  if (items.length === 0) return empty === undefined ? null : <p className="text-14 text-ink-3">{empty}</p>;
  return (
    <ul className="grid gap-1">
      {items.map(({ id, name, action }) => (
        <li key={id} className="flex flex-wrap items-center gap-2 text-14">
          <Button size="small" tone="quiet" aria-label={label(verb, name)} onClick={action}>
            {verb}
          </Button>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the search finds a moment after the last key; null while nothing is typed. */
function useFound(typed: string): Tags | null {
  const [found, setFound] = useState<Tags | null>(null);
  const call = useOfficeCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the call is made again with every render and asks the same.
  useEffect(() => {
    if (typed === '') {
      setFound(null);
      return;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await call(newsTagsContract, { query: { q: typed } });
      if (!isOver && answer.status) setFound(answer.data);
    }, SEARCH_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return found;
}
