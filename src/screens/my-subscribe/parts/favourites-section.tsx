import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closeIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ShownFavourites } from '../favourites.server.ts';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';

/** What the member follows, and the way to take it back. */
export function FavouritesSection({ favourites }: { favourites: ShownFavourites }) {
  const { locale, t } = useLanguage<'favourite'>();
  const { groups, count, limit } = favourites;
  return (
    <Section title={t('favourite.title')} lead={t('favourite.lead')} anchor="favourites">
      <Card className="grid gap-4">
        {count === 0 ? (
          <EmptyState
            title={t('favourite.empty')}
            action={
              <LinkButton href={localePath(locale, '/schedule')}>{t('favourite.toSchedule')}</LinkButton>
            }
          />
        ) : (
          <p className="text-12 text-ink-3">{t('favourite.held', { count, limit })}</p>
        )}
        {groups.map(({ kind, items }) => (
          <section key={kind} className="grid gap-1">
            <h3 className="text-14 font-medium text-ink-2">{t(`favourite.${kind}`)}</h3>
            <ul className="grid sm:grid-cols-2 sm:gap-x-6">
              {items.map((item) => (
                <FavouriteRow key={item.id} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </Card>
    </Section>
  );
}

function FavouriteRow({ item }: { item: ShownFavourites['groups'][number]['items'][number] }) {
  const { t } = useLanguage<'favourite'>();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const { kind, id, name, note, href } = item;
  const remove = async () => {
    if ((await mutate((calls) => calls.removeFavourite({ kind, id }))) !== null) await reload();
  };
  return (
    <li className="flex items-center justify-between gap-2 border-b border-line last:border-0">
      <span className="min-w-0 text-14">
        <TextLink href={href} className="tap">
          {name}
        </TextLink>{' '}
        <span className="text-12 whitespace-nowrap text-ink-3">{note}</span>
      </span>
      <IconButton
        label={t('favourite.remove', { name })}
        icon={<Icon drawing={closeIcon} size={16} />}
        disabled={isBusy}
        onClick={remove}
      />
    </li>
  );
}
